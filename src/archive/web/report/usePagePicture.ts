import { useQuery } from '@tanstack/react-query'
import { useBlobAddress } from '#shell/useBlobAddress.ts'
import type { PageSource } from './pageSource.ts'

/** The picture of a page of the exposé: its address in this browser, given back when it is no longer looked at. */
export function usePagePicture({ id, pages }: PageSource, page: number, isKept: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exposePage', id, page],
    queryFn: ({ signal }) => (typeof pages === 'string' ? null : pages(page, signal)),
    enabled: isKept && typeof pages !== 'string',
    staleTime: Infinity,
    gcTime: 600_000,
    retry: 1,
  })
  const address = useBlobAddress(data)
  return { address: typeof pages === 'string' ? `${pages}/${page}.jpeg` : address, error, refetch }
}
