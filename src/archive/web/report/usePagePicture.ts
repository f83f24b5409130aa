import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RefusedCall } from '#contract/client.ts'
import { drawExposePage } from '#contract/interactiveReport.ts'
import { callServer } from '#shell/api.ts'

/**
 * The picture of a page of the exposé: its address in this browser, given back when it is no longer looked at.
 * @param downloadToken null: of the example, whose pages lie open
 */
export function usePagePicture(downloadToken: string | null, page: number, isKept: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exposePage', downloadToken, page],
    queryFn: async ({ signal }) =>
      (await callServer(drawExposePage, { params: { downloadToken: downloadToken ?? '', page: String(page) }, signal }))
        .blob,
    enabled: isKept && downloadToken !== null,
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
  return { address: downloadToken === null ? `/demo/expose/${page}.jpeg` : address, error, refetch }
}
