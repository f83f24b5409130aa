import { germanNumber } from '#kernel/germanNumber.ts'
import { listed } from '#kernel/germanList.ts'
import { euro } from '#kernel/money.ts'
import type { UnpermittedFlat } from '#extraction/domain/statements/unpermittedFlat.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeEuro } from '../germanAmounts.ts'
import type { Particular } from './particulars.ts'

const PERMIT = 'anbau-ausbau-genehmigt'

/** What is counted in the Wohnfläche without a permit may have to go: what is left, and what a square metre of that costs. */
export function unpermittedArea({
  answers,
  verdict,
  sums: { attached },
  unpermitted,
  offer: { numbers },
}: Pick<Assessment, 'answers' | 'verdict' | 'sums' | 'offer' | 'unpermitted'>): Particular[] {
  // Of a permit that nobody found the answer has no light of its own.
  const said = answers.find(({ id }) => id === PERMIT)
  const isDoubted = said?.state === 'belegt' && said.light !== 'grün'
  const isOpen = isDoubted || verdict.points.some(({ id }) => id === PERMIT)
  const { wohnflaeche: whole, kaufpreis: price } = numbers
  const found = attached ?? unpermitted
  if (!found || !isOpen || whole === null || found.area >= whole) return []
  const safe = Math.round((whole - found.area) * 100) / 100
  const each = (area: number) => wholeEuro(euro(Math.round((price ?? 0) / area)))
  const cost = price === null ? '' : ` Darauf gerechnet kostet der Quadratmeter ${each(safe)} statt ${each(whole)}.`
  return [
    {
      id: 'flaeche-ohne-genehmigung',
      title: `${germanNumber(found.area)}\u00a0m² der ${germanNumber(whole)}\u00a0m² Wohnfläche sind ohne gefundene Genehmigung${unpermitted === found ? ` (${listed(unpermitted.names)})` : ''}: Sicher sind ${germanNumber(safe)}\u00a0m²`,
      text: `${unpermitted === found ? rentAtStake(unpermitted, price) : ''}${unpermitted === found ? 'Unsere Schätzung rechnet mit der ganzen Fläche.' : 'Unsere Schätzung und die Grenze zählen nur diese.'}${cost}${found === unpermitted ? escapeOf(unpermitted) : ''} Sehen Sie die Bauakte ein, bevor Sie bieten.`,
      evidence: found.evidence,
    },
  ]
}

/** § 33 (1) MBO */
const NO_ESCAPE =
  ' Ein zweiter Rettungsweg fehlt laut Exposé: Ohne ihn darf dort niemand wohnen. Fragen Sie die Bauaufsicht, ob er gebaut werden darf, und einen Architekten, was er kostet.'

function escapeOf({ escape, lacksEscape }: UnpermittedFlat): string {
  return escape ? ESCAPE : lacksEscape ? NO_ESCAPE : ''
}

const ESCAPE =
  ' Für eine Genehmigung fordert die Behörde laut Exposé einen zweiten Rettungsweg: Fragen Sie sie, ob er hier gebaut werden darf, und einen Architekten, was er kostet.'

/** @param price € that is asked; null: not stated */
function rentAtStake({ rent, rentOfAll }: UnpermittedFlat, price: number | null): string {
  if (rent === null || rent <= 0) return 'Die Behörde kann die Nutzung untersagen. '
  const share =
    rentOfAll === null ? '' : ` von ${wholeEuro(euro(rentOfAll))}, ${Math.round((rent / rentOfAll) * 100)}\u00a0%`
  return `Daran hängen ${wholeEuro(euro(rent))} Miete im Jahr${share}: Die Behörde kann die Nutzung untersagen. ${withoutIt(rent, rentOfAll, price)}`
}

/** What all figures are without that rent, which they count. */
function withoutIt(rent: number, all: number | null, price: number | null): string {
  if (all === null || price === null || all <= rent) return ''
  const left = all - rent
  return `Ohne diese Miete bleiben ${wholeEuro(euro(left))} im Jahr, der Preis ist dann das ${germanNumber(Math.round((price / left) * 10) / 10)}-Fache statt des ${germanNumber(Math.round((price / all) * 10) / 10)}-Fachen: Unsere Rechnung zählt sie noch mit. `
}
