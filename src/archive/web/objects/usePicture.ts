import { useQuery } from '@tanstack/react-query'
import { drawPicture } from '#contract/archive.ts'
import { callServer } from '#shell/api.ts'
import { useBlobAddress } from '#shell/useBlobAddress.ts'

interface Picture {
  /** Its address in this browser; null: there is none, or it is still being loaded. */
  readonly address: string | null
  /** There is none. */
  readonly isMissing: boolean
}

/** The picture of an analysis that is one's own. @param privateDocumentId null: there is none to ask for */
export function usePicture(privateDocumentId: string | null): Picture {
  const { data, isError } = useQuery({
    queryKey: ['picture', privateDocumentId],
    queryFn: ({ signal }) => drawn(privateDocumentId ?? '', signal),
    enabled: privateDocumentId !== null,
    staleTime: Infinity,
    gcTime: 600_000,
    retry: false,
  })
  const address = useBlobAddress(data)
  return { address, isMissing: isError || privateDocumentId === null }
}

async function drawn(privateDocumentId: string, signal: AbortSignal): Promise<Blob> {
  return (await callServer(drawPicture, { params: { privateDocumentId }, signal })).blob
}
