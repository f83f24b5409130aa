import { add, euro } from '#kernel/money.ts'
import type { StatedValuation, Valuer } from '#extraction/domain/statements/valuations.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isOfThisMarket } from '#rating/domain/heldToValuation.ts'
import type { PriceEstimate } from '#valuation/domain/appraisal.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 120
const MAX = 3

/** What others think it is worth by the exposé's own words, held against our range: what it proves, and what it does not. */
export function valuationBlocks({
  sums,
  appraisal,
  worth,
  verdict,
  offer,
  money: { price, day },
}: Assessment): Block[] {
  // What our range holds less for a right that stays, a value without it does not.
  const right = euro(offer.deal?.retained?.value ?? 0)
  const estimate = appraisal.estimate && {
    low: add(appraisal.estimate.low, right),
    high: add(appraisal.estimate.high, right),
  }
  const name = right.cents === 0 ? 'unserer Spanne' : 'unserer Spanne ohne das Recht, das die Verkäufer behalten,'

  return sums.valuations.slice(0, MAX).map(one => {
    const figure =
      one.low === one.high ? wholeEuro(euro(one.low)) : `${wholeEuro(euro(one.low))} bis ${wholeEuro(euro(one.high))}`
    const when = one.year === null ? ', ohne Datum' : `, ${one.year}`
    const effect = effectOf(one, worth) ?? beyond(one, verdict.limit)
    const against =
      price !== null && isOfThisMarket(one, day) && euro(one.high).cents < price.cents ? LESS_THAN_ASKED : ''
    return paragraph(
      `${NAMES[one.by]}${when}: ${one.isLending ? 'Beleihungswert ' : ''}${figure} ${spokenQuote(one.evidence, MAX_QUOTE)}. ${[beside(one, estimate, name), effect, against, WEIGHT[one.by]].filter(Boolean).join(' ')}`,
    )
  })
}

const NAMES: Readonly<Record<Valuer, string>> = {
  gutachter: 'Wert laut Gutachten',
  bank: 'Wert nach Angabe einer Bank',
  makler: 'Einschätzung eines Maklers',
}
const WEIGHT: Readonly<Record<Valuer, string>> = {
  gutachter: 'Lassen Sie sich das ganze Gutachten geben: Stichtag, Zustand und Rechte, die es unterstellt.',
  bank: 'Eine Bank setzt vorsichtig an oder will verkaufen; bitten Sie um die Unterlage.',
  makler: 'Wer den Auftrag will, schätzt eher hoch: Das ist kein Beleg für den Preis.',
}
/** The seller has told it against himself. */
const LESS_THAN_ASKED = 'Gefordert ist mehr: Halten Sie dem Verkäufer vor, was er selbst nennt.'
const LIMIT = 'Wir gehen deshalb nicht über diesen Wert hinaus.'
const EFFECTS: Readonly<Partial<Record<WorthLimit, string>>> = {
  gutachten: LIMIT,
  obergrenze: LIMIT,
  bewertung: 'Das ist weniger, als wir rechnen: Unsere Grenze ist deshalb die Mitte zu diesem Wert.',
  bestaetigt:
    'Das ist mehr, als die Arbeiten lassen: Was nach dem Alter fällig wäre, ziehen wir deshalb nur zum Teil ab.',
}
const BOUNDED =
  'Das ist viel weniger, als wir rechnen: Unsere Grenze liegt deshalb ein Fünftel tiefer, weiter folgen wir einem unbelegten Wert nicht.'

/** What this one does to our limit; null: nothing, or another limit went before it. */
function effectOf(told: StatedValuation, worth: Assessment['worth']): string | null {
  if (!worth || worth.valuation?.told !== told) return null
  const effect = EFFECTS[worth.limitedBy] ?? null
  return effect && worth.valuation.isBounded ? BOUNDED : effect
}

function beside(
  { by, low, high, isLending }: StatedValuation,
  estimate: Pick<PriceEstimate, 'low' | 'high'> | null,
  name: string,
): string {
  if (isLending) return 'Ein Beleihungswert liegt mit Absicht unter dem Marktwert (§ 16 PfandBG).'
  if (!estimate) return ''
  const range = `${name} von ${euroSpan(estimate)}`
  if (euro(high).cents < estimate.low.cents) return `Das liegt unter ${range}.`
  return euro(low).cents > estimate.high.cents
    ? `Das liegt über ${range}${by === 'makler' ? '.' : ': Unsere Schätzung kann zu niedrig sein.'}`
    : `Das liegt in ${range}.`
}

/** Our limit goes further than they do, and nobody has settled who is right. */
function beyond({ high, by, isLending }: StatedValuation, limit: Assessment['verdict']['limit']): string {
  if (!limit || isLending || by === 'makler' || euro(high).cents >= limit.cents) return ''
  return `Unsere Grenze von ${wholeEuro(limit)} liegt darüber: Gehen Sie über ${wholeEuro(euro(high))} erst hinaus, wenn Sie wissen, warum.`
}
