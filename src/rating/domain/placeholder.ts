import type { OfferVerdict } from './verdict.ts'

/** The text is a test or a placeholder: whether there is such an offer at all is open, so nothing of it is rated. */
export function isPlaceholder({ points }: Pick<OfferVerdict, 'points'>): boolean {
  return points.some(({ id }) => id === 'platzhaltertext')
}
