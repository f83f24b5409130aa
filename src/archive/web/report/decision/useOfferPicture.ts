import { usePicture } from '../../objects/usePicture.ts'
import { EXAMPLE_PICTURE } from '../exampleLead.ts'
import type { PageSource } from '../pageSource.ts'
import { usePagePicture } from '../usePagePicture.ts'

export interface ShownPicture {
  /** The exposé's own picture, or its first page where it has none. */
  readonly kind: 'photo' | 'page'
  /** null: still on its way. */
  readonly address: string | null
}

const NO_PAGES = { kind: 'example' } as const

/** @param source a preview has its picture, but no pages @param hasPages the exposé is still there */
export function useOfferPicture(
  source: PageSource | { readonly kind: 'preview'; readonly privateDocumentId: string },
  hasPages: boolean,
): ShownPicture | { readonly kind: 'none' } {
  const { address, isMissing } = usePicture('privateDocumentId' in source ? source.privateDocumentId : null)
  const needsPage = source.kind !== 'example' && source.kind !== 'preview' && isMissing && hasPages
  const page = usePagePicture(source.kind === 'preview' ? NO_PAGES : source, 1, needsPage)
  if (source.kind === 'example') return { kind: 'photo', address: EXAMPLE_PICTURE }
  if (!isMissing) return { kind: 'photo', address }
  return needsPage ? { kind: 'page', address: page.address } : { kind: 'none' }
}
