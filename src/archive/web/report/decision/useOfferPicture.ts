import { usePicture, useSharedPicture } from '../../objects/usePicture.ts'
import type { ShownPicture } from './OfferPicture.tsx'

/** The picture of an analysis that is one's own. @param hasPicture not every exposé has one */
export function useOfferPicture(privateDocumentId: string, hasPicture: boolean): ShownPicture {
  return shownOf(usePicture(hasPicture ? privateDocumentId : null))
}

/** The picture of a report that somebody shares. @param pass null: it has none, or it is not shared */
export function useOfferPictureShared(pass: string | null): ShownPicture {
  return shownOf(useSharedPicture(pass))
}

function shownOf({ address, isMissing }: ReturnType<typeof usePicture>): ShownPicture {
  return isMissing ? null : { address }
}
