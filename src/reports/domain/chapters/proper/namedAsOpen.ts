import { wholeQuote } from '#kernel/evidence.ts'
import { listed } from '#kernel/germanList.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { OpenWork } from '#extraction/domain/statements/openWorks.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { distinctQuotes, spokenQuote, told } from '../wording.ts'
import type { Particular } from './particulars.ts'

type Told = Pick<Assessment, 'sums' | 'money' | 'plannedWorks'>

/** So many sentences show that it is his own word. */
const MAX_QUOTES = 2
const MAX_QUOTE_LENGTH = 150

/** What the seller himself names as not done or worn and no figure of ours holds: a hint that lowers no limit by itself. */
export function namedAsOpen({ sums, money, plannedWorks }: Told): Particular[] {
  const counted = countedSubjects(money)
  const announced = plannedWorks.filter(({ stage }) => stage !== 'vorbereitet').map(({ kind }): CostSubject => kind)
  const open = sums.openWorks.filter(
    one => !isInSum(one, sums) && (one.subject === null || ![...counted, ...announced].includes(one.subject)),
  )
  const [first] = open
  const isAuction = money.home.auction
  if (!first || counted.includes('ganzes')) return []
  const telling = open.toSorted((a, b) => Number(b.isPriced) - Number(a.isPriced)).map(({ evidence }) => evidence)
  const quotes = distinctQuotes(telling).slice(0, MAX_QUOTES)
  return [
    {
      id: 'offen-laut-verkaeufer',
      title: `${isAuction ? 'Das Gericht nennt als offen' : 'Der Verkäufer nennt selbst als offen'}: ${listed(open.map(({ name }) => name))}`,
      text: told([
        ...quotes.map(one => spokenQuote(one, MAX_QUOTE_LENGTH)),
        isAuction
          ? 'Gerechnet ist damit nicht: Lesen Sie im Gutachten nach, was es kostet, bevor Sie bieten.'
          : 'Gerechnet ist damit nicht: Lassen Sie sich sagen, was es kostet, bevor Sie bieten.',
      ]),
      evidence: quotes[0] ?? first.evidence,
    },
  ]
}

/** Its own sentence names the sum that we count. */
function isInSum({ isPriced, evidence }: OpenWork, { costs }: Pick<Told['sums'], 'costs'>): boolean {
  return isPriced && costs.some(cost => cost.evidence.page === evidence.page && wholeQuote(evidence).includes(wholeQuote(cost.evidence))) // prettier-ignore
}

/** What is in the works by the exposé's own price, by its words or by its age. */
function countedSubjects({ renovation: { backlog }, pricedWorks }: Told['money']): CostSubject[] {
  const byPlan = backlog.ok ? backlog.value.trades.flatMap(({ trade, occasion, calledFor }) => (occasion === 'told' || calledFor ? [trade] : [])) : [] // prettier-ignore
  return [...byPlan, ...pricedWorks.flatMap(({ subject, covers = [] }) => [subject, ...covers])]
}
