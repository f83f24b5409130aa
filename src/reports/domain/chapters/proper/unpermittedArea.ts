import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeEuro } from '../germanAmounts.ts'
import type { Particular } from './particulars.ts'

const PERMIT = 'anbau-ausbau-genehmigt'

/** What is counted in the Wohnfläche without a permit may have to go: what is left, and what a square metre of that costs. */
export function unpermittedArea({
  answers,
  verdict,
  sums: { attached },
  offer: { numbers },
}: Pick<Assessment, 'answers' | 'verdict' | 'sums' | 'offer'>): Particular[] {
  // Of a permit that nobody found the answer has no light of its own: the verdict hangs on it.
  const light = answers.find(({ id }) => id === PERMIT)?.light
  const isOpen = light === 'rot' || light === 'gelb' || verdict.points.some(({ id }) => id === PERMIT)
  const { wohnflaeche: whole, kaufpreis: price } = numbers
  if (!attached || !isOpen || whole === null) return []
  const safe = Math.round((whole - attached.area) * 100) / 100
  const each = (area: number) => wholeEuro(euro(Math.round((price ?? 0) / area)))
  const cost = price === null ? '' : ` Darauf gerechnet kostet der Quadratmeter ${each(safe)} statt ${each(whole)}.`
  return [
    {
      id: 'flaeche-ohne-genehmigung',
      title: `${germanNumber(attached.area)}\u00a0m² der ${germanNumber(whole)}\u00a0m² Wohnfläche sind ohne gefundene Genehmigung: Sicher sind ${germanNumber(safe)}\u00a0m²`,
      text: `Unsere Schätzung rechnet mit der ganzen Fläche.${cost} Sehen Sie die Bauakte ein, bevor Sie bieten.`,
      evidence: attached.evidence,
    },
  ]
}
