import { usePicture } from '../../objects/usePicture.ts'
import type { PageSource } from '../pageSource.ts'
import { usePagePicture } from '../usePagePicture.ts'
import type { ShownPicture } from './OfferPicture.tsx'

/** The picture of an analysis that is one's own. @param pages null: none is there to be shown in its place */
export function useOfferPicture(privateDocumentId: string, pages: PageSource | null): ShownPicture {
  const { address, isMissing } = usePicture(privateDocumentId)
  const page = useFirstPage(isMissing ? pages : null)
  return isMissing ? page : { kind: 'photo', address }
}

const NO_PAGES: PageSource = { kind: 'withheld', id: '', pages: '' }

/** The exposé's first page for a picture. */
export function useFirstPage(pages: PageSource | null): ShownPicture {
  const { address } = usePagePicture(pages ?? NO_PAGES, 1, pages !== null)
  return pages && { kind: 'page', address }
}
