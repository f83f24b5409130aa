import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { drawPicture } from '#contract/archive.ts'
import { callServer } from '#shell/api.ts'
import type { Entry } from '../entryRules.ts'

/** The address of an entry's picture in this browser; null: there is none, or it is still being loaded. */
export function usePicture({ privateDocumentId, hasPicture }: Entry): string | null {
  const { data } = useQuery({
    queryKey: ['picture', privateDocumentId],
    queryFn: async ({ signal }) => (await callServer(drawPicture, { params: { privateDocumentId }, signal })).blob,
    enabled: hasPicture,
    staleTime: Infinity,
    gcTime: 600_000,
    retry: false,
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
  return address
}
