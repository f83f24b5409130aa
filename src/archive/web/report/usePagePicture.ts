import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RefusedCall } from '#contract/client.ts'
import { drawExposePage } from '#contract/interactiveReport.ts'
import { callServer } from '#shell/api.ts'

/** The picture's address in this browser, given back when it is no longer looked at. */
export function usePagePicture(downloadToken: string, page: number, isKept: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exposePage', downloadToken, page],
    queryFn: async ({ signal }) =>
      (await callServer(drawExposePage, { params: { downloadToken, page: String(page) }, signal })).blob,
    enabled: isKept,
    staleTime: Infinity,
    gcTime: 600_000,
    retry: (failures, error) => failures < 1 && !(error instanceof RefusedCall),
  })
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [data])
  return { address, error, refetch }
}
