import { useQuery } from '@tanstack/react-query'
import { RefusedCall } from '#contract/client.ts'
import { drawExposePage } from '#contract/interactiveReport.ts'
import { drawSharedPage } from '#contract/shares.ts'
import { callServer } from '#shell/api.ts'
import { useBlobAddress } from '#shell/useBlobAddress.ts'
import type { PageSource } from './pageSource.ts'

/** The picture of a page of the exposé: its address in this browser, given back when it is no longer looked at. */
export function usePagePicture(source: PageSource, page: number, isKept: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exposePage', source, page],
    queryFn: ({ signal }) => drawn(source, String(page), signal),
    enabled: isKept && source.kind !== 'example',
    staleTime: Infinity,
    gcTime: 600_000,
    retry: (failures, error) => failures < 1 && !(error instanceof RefusedCall),
  })
  const address = useBlobAddress(data)
  return { address: source.kind === 'example' ? `/demo/expose/${page}.jpeg` : address, error, refetch }
}

async function drawn(source: PageSource, page: string, signal: AbortSignal): Promise<Blob | null> {
  if (source.kind === 'example') return null
  if (source.kind === 'shared') {
    return (await callServer(drawSharedPage, { params: { pass: source.pass, page }, signal })).blob
  }
  return (await callServer(drawExposePage, { params: { downloadToken: source.downloadToken, page }, signal })).blob
}
