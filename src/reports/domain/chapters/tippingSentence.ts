import type { TippingPoint } from '#rating/domain/tippingPoints.ts'
import { sentence } from './wording.ts'

/** "Die Ampel ist grün bis 228.000 €." Empty without a point. */
export function tippingSentence(point: Pick<TippingPoint, 'sentence'> | undefined): string {
  const words = sentence(point?.sentence ?? '')
  const [first = ''] = words
  return /^(?:Grün|Mindestens)/u.test(words) ? `Die Ampel ist ${first.toLowerCase()}${words.slice(1)}` : words
}
