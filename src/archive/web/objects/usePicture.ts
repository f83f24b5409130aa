import { useQuery } from '@tanstack/react-query'
import { drawPicture } from '#contract/archive.ts'
import { drawSharedPicture } from '#contract/shares.ts'
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
  return useDrawn(privateDocumentId, (id, signal) =>
    callServer(drawPicture, { params: { privateDocumentId: id }, signal }),
  )
}

/** The picture of a shared report. @param pass null: there is none to ask for */
export function useSharedPicture(pass: string | null): Picture {
  return useDrawn(pass, (pass, signal) => callServer(drawSharedPicture, { params: { pass }, signal }))
}

function useDrawn(
  of: string | null,
  ask: (of: string, signal: AbortSignal) => Promise<{ readonly blob: Blob }>,
): Picture {
  const { data, isError } = useQuery({
    queryKey: ['picture', of],
    queryFn: async ({ signal }) => (await ask(of ?? '', signal)).blob,
    enabled: of !== null,
    staleTime: Infinity,
    gcTime: 600_000,
    retry: false,
  })
  const address = useBlobAddress(data)
  return { address, isMissing: isError || of === null }
}
