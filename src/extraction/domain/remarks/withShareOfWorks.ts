import { wholeQuote } from '#kernel/evidence.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { Remark } from '../remark.ts'
import type { CoOwnership } from '../statements/communitySums.ts'
import { workKindsIn } from '../statements/plannedWorks.ts'
import type { StatedLevy } from '../statements/levies.ts'

/** Works that a community has decided or talks of. */
const OF_COMMUNITY: readonly string[] = ['beschluss-sanierung', 'beschluss-offen', 'beschluss-genannt']

const DECIDED: readonly string[] = ['beschluss-sanierung', 'beschluss-genannt']

const CONCRETE = 'beton-sanierung'
const PAID = 'Sanierung von Stahlbeton beschlossen; der Anteil der Wohnung ist als Sonderumlage genannt'

/** "Die Betonsanierung der Loggien ist beschlossen; auf diese Einheit entfallen 16.300 €": its cost is told, and it mends what was open. */
function isPaidByLevy({ rule, evidence }: Remark, levies: readonly StatedLevy[]): boolean {
  if (rule !== CONCRETE) return false
  const kinds = workKindsIn(evidence.quote.toLowerCase())
  return levies.some(
    ({ isProposed, own, works }) => !isProposed && own !== null && works?.kinds.some(kind => kinds.includes(kind)),
  )
}

/** "die Umlage dafür beträgt 2.900 € je Appartement" */
const FOR_IT = /(?<!\p{L})umlage (?:dafür|hierfür|dazu)(?!\p{L})/iu

function isForWorks({ works, evidence }: StatedLevy): boolean {
  return works !== undefined || FOR_IT.test(wholeQuote(evidence))
}

/** Of works of the community the flat bears its share: told where the document tells it, else to be asked for. */
export function withShareOfWorks(
  remarks: readonly Remark[],
  share: CoOwnership | null,
  levies: readonly StatedLevy[] = [],
): Remark[] {
  // "Die Sanierung ist beschlossen. Auf diese Wohnung entfallen 4.850 €": nothing of it is to be asked for.
  const isLevied = levies.some(one => !one.isProposed && one.own !== null && isForWorks(one)) || remarks.some(({ rule }) => rule === 'anteil-wird-abgerufen') // prettier-ignore
  const open = share
    ? `Protokoll und Kosten erfragen, die Einheit trägt davon ${germanNumber(share.numerator)}/${germanNumber(share.denominator)}`
    : 'Protokoll, Kosten und Anteil erfragen'
  return remarks
    .map(one => (isPaidByLevy(one, levies) ? { ...one, tone: 'neutral' as const, meaning: PAID } : one))
    .map(one =>
      OF_COMMUNITY.includes(one.rule) &&
      !(isLevied && DECIDED.includes(one.rule)) &&
      one.certainty !== 'denied' &&
      !one.settled
        ? { ...one, meaning: `${one.meaning}: ${open}` }
        : one,
    )
}
