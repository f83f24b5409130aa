import { germanMoney, type Money, subtract } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { type JudgedAnswer, sentenceOf } from './judged.ts'
import { mostAtBest } from './topOfRange.ts'
import type { Exceeded, VerdictGrounds, VerdictPoint } from './verdict.ts'

export function onKnockout(knockouts: readonly JudgedAnswer[]): string {
  const [first] = knockouts
  const more =
    knockouts.length > 1
      ? ` Dazu ${knockouts.length === 2 ? 'kommt ein weiterer K.-o.-Befund' : `kommen ${knockouts.length - 1} weitere K.-o.-Befunde`}.`
      : ''
  return `Nicht kaufen, solange das offen ist: ${first ? sentenceOf(first) : ''}${more}`
}

/** What the appraiser saw is told beside it: a part, all or nothing of the inside, and of bare land there is none. */
export function onBid(limit: Money): string {
  return `Nur bis ${germanMoney(limit)} bieten: Mehr ist es nach unserer Rechnung mit allen Kosten nicht wert. Lesen Sie vorher Gutachten und Grundbuch.`
}

export function withoutPrice({ auction, noPrice, first }: VerdictGrounds, limit: Money | null): string {
  if (auction) {
    const over = first.find(({ id }) => id === 'status')
    if (over)
      return `Erst klären: ${over.sentence}${limit ? ` Mehr als ${germanMoney(limit)} wären nicht richtig.` : ''}`
    return limit
      ? `Erst klären, dann bieten: höchstens ${germanMoney(limit)}, und erst nach Gutachten und Grundbuch.`
      : 'Erst klären, dann bieten: Ohne Gutachten und Grundbuch gibt es keine Grenze, bis zu der ein Gebot richtig ist.'
  }
  return limit ? `Erst klären: ${noPrice} Richtig wären höchstens ${germanMoney(limit)}.` : `Erst klären: ${noPrice}`
}

/** What is open may lower or raise the right price, and none of it as far as the asked one. */
export const SO_OR_SO = 'Erst klären, und so oder so nicht zu diesem Preis:'

/** What is asked may lie above the highest price that is right, within reach. */
export function onOpen(points: readonly VerdictPoint[], price: Money, worth: Worth, isTooMuchAtBest: boolean): string {
  const [first] = points
  if (price.cents > worth.ceiling.cents) {
    const over = `Richtig wären höchstens ${rightAt(worth, price)}; gefordert sind ${germanMoney(price)}.`
    // A reader asks first whether any answer makes it right.
    if (isTooMuchAtBest) return `${SO_OR_SO} ${over}${first ? ` ${first.sentence}` : ''}`
    return `Erst klären, dann verhandeln: ${first ? `${first.sentence} ` : ''}${over}`
  }
  return first
    ? `Erst klären: ${germanMoney(price)} können richtig sein. Das hängt daran: ${first.sentence}`
    : `Erst klären: ${germanMoney(price)} liegen an der Grenze dessen, was das Objekt wert ist.`
}

/** What is open costs money and nothing else: no more than that is paid until it is settled, be it less than is asked or all of it. */
export function onLess(most: Money, [first]: readonly VerdictPoint[], price: Money, worth: Worth): string {
  const asked = `Gefordert sind ${germanMoney(price)}`
  const over =
    price.cents <= most.cents
      ? `Mehr ist nicht gefordert, und wenn das Offene nichts kostet, wären bis ${germanMoney(worth.ceiling)} richtig.`
      : price.cents > worth.ceiling.cents
        ? `${asked}, richtig wären höchstens ${rightAt(worth, price)}.`
        : `${asked}.`
  return `Nur bis ${germanMoney(most)}: ${over}${first ? ` ${first.sentence}` : ''}`
}

/** German: the highest price that is right, and at best: a figure above what is asked would be an invitation to pay it. */
function rightAt({ ceiling, best, beside }: Worth, price: Money): string {
  const isLess = best.cents < price.cents
  const most = isLess ? germanMoney(best) : 'auch der geforderte Preis'
  const atBest = best.cents > ceiling.cents ? `, im günstigsten Fall ${most}` : ''
  const less = beside
    ? `, ${atBest && isLess ? 'beides ' : ''}nach Abzug der ${germanMoney(beside)}, die neben dem Preis zu zahlen sind`
    : ''
  return `${germanMoney(ceiling)}${atBest}${less}`
}

const AT_BEST = 'selbst im günstigsten Fall'

/** Not only while somebody stays, but whatever the answers are. */
export function isAtBest({ when }: Exceeded): boolean {
  return when.startsWith(AT_BEST)
}

/** German: in which case the most that is right is so much, behind "nicht richtig,". */
export function evenAtBest({ beside }: Pick<Worth, 'beside'>): string {
  return `${AT_BEST}${beside ? ` nach Abzug der ${germanMoney(beside)} neben dem Preis` : ''}`
}

/** German: no answer to what is open makes more of it right. */
export function mostOf({ most, when }: Exceeded, price: Money): string {
  return `Mehr als ${germanMoney(most)} sind nicht richtig, ${when}; gefordert sind ${germanMoney(price)}.`
}

/** What was asked years ago is no price of today. */
export function onOutdated([first]: readonly VerdictPoint[], limit: Money, tooDear: Worth | null): string {
  if (tooDear)
    return `${SO_OR_SO} ${first ? `${first.sentence} ` : ''}Nach heutigen Daten wären höchstens ${germanMoney(limit)} richtig, ${evenAtBest(tooDear)} höchstens ${germanMoney(mostAtBest(tooDear))}.`
  return `Erst klären: ${first ? `${first.sentence} ` : ''}Bis dahin sagt der genannte Preis nichts; nach heutigen Daten wären höchstens ${germanMoney(limit)} richtig.`
}

/**
 * German: how the asked price stands to the highest that is right, what a green light leaves to be done, and that no more than is asked
 * is to be paid where it could not rise.
 */
export function besideLimit(price: Money, limit: Money, grounds: VerdictGrounds): string {
  const right = `dem Preis, bis zu dem der Kauf nach unserer Rechnung richtig ist (${germanMoney(limit)})`
  const green = besideGreen(grounds)
  if (price.cents > limit.cents)
    return `Gefordert sind ${germanMoney(price)}, nach unserer Rechnung sind bis ${germanMoney(limit)} richtig. Einen so kleinen Unterschied zeigt keine Schätzung${green}`
  if (grounds.mayRise) return `${germanMoney(price)} liegen nicht über ${right}${green}`
  return `${germanMoney(price)} sind nach unserer Rechnung nicht zu viel${green} Mehr als gefordert zahlen Sie nicht: Verhandeln Sie nur nach unten.`
}

/** Of a heavy topic words stand there that were not understood: where, the list of what is open tells. */
export const NOTHING_READ = 'in dem, was wir sicher gelesen haben, spricht nichts Schweres dagegen'

/** German: what a green light leaves to be done. */
function besideGreen({ heavy, unread }: VerdictGrounds): string {
  if (heavy.length > 0) return ', auch wenn das Offene schlecht ausgeht. Klären Sie es trotzdem vor dem Kauf.'
  return unread ? `, und ${NOTHING_READ}.` : ', und nichts Schweres spricht dagegen.'
}

/** German: what is to be settled beside the price. */
export function alsoFirst({ first: [first] }: VerdictGrounds): string {
  return first ? ` Vorher klären: ${first.sentence}` : ''
}

export function shareAbove(price: Money, limit: Money): string {
  const above = subtract(price, limit)
  return germanPercent(percent(Math.round((above.cents / Math.max(1, limit.cents)) * 1000) / 10))
}
