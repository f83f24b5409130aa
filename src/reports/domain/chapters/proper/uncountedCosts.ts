import { wholeQuote } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { StatedCost } from '#extraction/domain/statements/statedCosts.ts'
import { isLeftOpen } from '#extraction/domain/statements/wordsOfWorks.ts'
import { calledUnit } from '#extraction/domain/unitLabel.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeEuro } from '../germanAmounts.ts'
import { oneLine, shortened, told } from '../wording.ts'
import type { Particular } from './particulars.ts'

/** €; less decides nothing. */
const MIN_COST = 5_000
const MAX_TOLD = 2
/** What an adviser prices for a flat without a word of its community is of the flat itself. */
const IN_FLAT: readonly CostSubject[] = ['bad', 'elektrik', 'boeden', 'fenster', 'ganzes']
const MAX_QUOTE_LENGTH = 190

/**
 * What the exposé puts a price on, as an adviser's estimate for a new heating, without saying that it is due: no sum of ours holds it, and
 * the buyer must know the figure. What a community or the seller pays is told elsewhere.
 */
export function uncountedCosts(assessment: Pick<Assessment, 'sums' | 'money' | 'offer'>): Particular[] {
  if (assessment.money.home.auction) return []
  return [...pricedOnly(assessment), ...leftOpen(assessment), ...largerRoof(assessment)]
}

/** The area of a roof follows from the Wohnfläche: of a farmhouse with its threshing floor that is too little by far. */
function largerRoof({
  sums: { underOneRoof },
  money: { renovation },
}: Pick<Assessment, 'sums' | 'money'>): Particular[] {
  const roof = renovation.backlog.ok ? renovation.backlog.value.trades.find(({ trade }) => trade === 'dach') : undefined
  if (!underOneRoof || !roof) return []
  const { area, evidence } = underOneRoof
  return [
    {
      id: 'kosten-ungerechnet',
      title: `Das Dach ist größer, als wir rechnen: ${area === null ? 'Der Wirtschaftsteil liegt' : `${germanNumber(area)}\u00a0m² außerhalb der Wohnfläche liegen`} darunter`,
      text: `Wir rechnen mit ${wholeEuro(roof.cost.mid.amount)} (${roof.cost.mid.formula}), denn nur die Wohnfläche ist uns bekannt. Das ganze Dach kann ein Mehrfaches kosten: Lassen Sie es von einem Dachdecker aufmessen, bevor Sie bieten.`,
      evidence,
    },
  ]
}

/** Works that were begun in a flat and are not finished, as the list of flats remarks: nobody prices them, and neither can we. */
function leftOpen({ money, offer: { deal } }: Pick<Assessment, 'money' | 'offer'>): Particular[] {
  const reckoned = money.pricedWorks.flatMap(({ guess }) => guess?.name ?? [])
  return (deal?.parts ?? []).flatMap(({ name, remark }) => {
    if (!remark || !isLeftOpen(remark.quote) || reckoned.some(one => one.startsWith(calledUnit(name)))) return []
    return [
      {
        id: 'kosten-ungerechnet',
        title: `Genannt, aber nicht gerechnet: ${calledUnit(name)}, Arbeiten begonnen und nicht fertig`,
        text: `„${shortened(oneLine(remark.quote), MAX_QUOTE_LENGTH)}“ Was fehlt, ist nicht gesagt und steht in keiner Summe. Ein gemeldeter Schaden gilt erst als behoben, wenn die Rechnung da ist: Lassen Sie sich zeigen, woher er kam, wer ihn beseitigt hat und was die Fertigstellung kostet.`,
        evidence: remark,
      },
    ]
  })
}

function pricedOnly({ sums, money }: Pick<Assessment, 'sums' | 'money'>): Particular[] {
  const isCounted = ({ low, high, subject }: StatedCost) =>
    money.pricedWorks.some(
      work => work.subject === subject && (work.span ? work.span.low === low && work.span.high === high : work.amount === high), // prettier-ignore
    )
  const isOwn = ({ inFlat, subject }: StatedCost) => !money.home.isFlat || inFlat || IN_FLAT.includes(subject)
  return sums.costs
    .filter(one => !one.needed && !one.bySeller && isOwn(one) && one.high >= MIN_COST && !isCounted(one))
    .slice(0, MAX_TOLD)
    .map(({ subject, low, high, evidence }) => ({
      id: 'kosten-ungerechnet',
      title: `Beziffert, aber nicht gerechnet: ${WORK_NAMES[subject]}, ${low === high ? '' : `${wholeEuro(euro(low))} bis `}${wholeEuro(euro(high))}`,
      text: told([
        `„${shortened(oneLine(wholeQuote(evidence)), MAX_QUOTE_LENGTH)}“`,
        'Dass die Arbeit fällig ist, haben wir im Exposé nicht gelesen, darum steht sie in keiner Summe: Rechnen Sie sie hinzu, wenn Sie sie wollen oder müssen.',
      ]),
      evidence,
    }))
}
