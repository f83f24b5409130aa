import type { TippingPoint } from '#rating/domain/tippingPoints.ts'
import { sentence } from './wording.ts'

type Told = Pick<TippingPoint, 'sentence'>

/** "Die Ampel ist grün bis 228.000 €." Empty without a point. */
function tippingSentence(point: Told | undefined): string {
  const words = sentence(point?.sentence ?? '')
  const [first = ''] = words
  return /^(?:Grün|Mindestens gelb) bis /u.test(words) ? `Die Ampel ist ${first.toLowerCase()}${words.slice(1)}` : words
}

/** One sentence a point; a reason for which no price helps at all is told once: "Kein Preis macht die Ampel grün oder gelb." */
export function tippingSentences(points: readonly Told[]): string[] {
  const told = points.map(tippingSentence)
  const reasons = told.map(text => NO_PRICE.exec(text)?.[2])
  const [first] = reasons
  const same = told.length === 2 && first !== undefined && first === reasons[1]
  return same ? [`Kein Preis macht die Ampel grün oder gelb.${first}`] : told
}

const NO_PRICE = /^Kein Preis macht die Ampel (grün|gelb)\.(.*)$/u
