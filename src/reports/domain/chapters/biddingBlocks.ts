import { add, type Money, ZERO } from '#kernel/money.ts'
import type { BidLimits } from '#finance/domain/zwangsversteigerung.ts'
import type { Bidding } from '#rating/domain/bidding.ts'
import { isBelowHalf, type LeastBid, LIMITS_UNTOLD, withRightsTold } from '#rating/domain/leastBid.ts'
import { bullets, emphasised, heading, numeric, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro, wholeNumber } from './germanAmounts.ts'
import { totalTable } from './moneyTable.ts'

/**
 * Limits, security, and what a bid costs beside itself. Empty: no auction, or no Verkehrswert.
 * @param isNamed the verdict names how far to go; else no bid of ours is told here either
 */
export function biddingBlocks(bidding: Bidding | null, isNamed: boolean): Block[] {
  if (!bidding) return []
  const { lots, notes, takenOver } = bidding
  const highest = isNamed ? bidding.highest : null
  const bids = isNamed ? bidding.bids : bidding.bids.filter(({ bid }) => bid.cents !== bidding.highest?.amount.cents)
  const { amount: rights, unvalued } = takenOver
  const costs = bids.find(({ bid }) => bid.cents === highest?.amount.cents) ?? bids.at(-1)
  const less =
    unvalued.length > 0
      ? ` Davon geht noch ab, was das bestehen bleibende Recht wert ist (${unvalued.join(', ')}); das steht nicht in der Bekanntmachung, oder wir haben es nicht gelesen.`
      : ''
  const most = highest
    ? `Bieten Sie höchstens ${wholeEuro(highest.amount)} (geschätzt: ${highest.formula}).${less} `
    : ''
  return [
    heading(lots.length > 0 ? 'Was ein Gebot auf alle Lose kostet' : 'Was ein Gebot kostet'),
    emphasised(`${most}${limitsIn(bidding, highest?.amount ?? null)}`),
    bullets([...notes]),
    table(
      'Gebot, Kosten daneben und was es im Ganzen kostet',
      [
        'Gebot',
        ...numeric('Betrag in €', 'Kosten in €', ...(rights.cents > 0 ? ['Rechte in €'] : []), 'Zusammen in €'),
      ],
      bids.map(({ name, bid, costs: beside, whole }) => [
        name,
        ...[bid, beside.amount, ...(rights.cents > 0 ? [rights] : []), whole].map(({ cents }) =>
          wholeNumber(cents / 100),
        ),
      ]),
      { source: rights.cents > 0 ? BORNE : '' },
    ),
    ...(costs
      ? [totalTable(costs.costs, { caption: `Kosten neben dem Gebot von ${wholeEuro(costs.bid)}`, cents: true })]
      : []),
  ]
}

const BORNE =
  'Rechte, die bestehen bleiben, tragen Sie; zu zahlen ist ihr Wert nur, wenn sich zeigt, dass ein Recht nicht besteht (§§ 50, 51 ZVG).'

function limitsIn(bidding: Bidding, most: Money | null): string {
  const { least, limitsHold } = bidding
  const tooLow =
    most && isBelowHalf(most, bidding)
      ? ' Unser Gebot liegt darunter: In diesem Termin ist es dafür nicht zu haben.'
      : ''
  const holding = least.isExact
    ? `Unter ${wholeEuro(least.haelfte)} (5/10 des Verkehrswerts) wird der Zuschlag versagt, unter ${wholeEuro(least.siebenZehntel)} (7/10), wenn ein Gläubiger es verlangt${withRightsTold(least)}.${tooLow}`
    : `${LIMITS_UNTOLD}.`
  const limits = limitsHold
    ? holding
    : 'Der Zuschlag wurde schon einmal versagt: Die Wertgrenzen 5/10 und 7/10 gelten nicht mehr (§§ 74a Abs. 4, 85a Abs. 2 ZVG), auch ein niedriges Gebot kann ihn bekommen.'
  return `${limits} Halten Sie ${wholeEuro(bidding.limits.sicherheit.amount)} Sicherheit bereit: Bankscheck, Bürgschaft oder Überweisung, kein Bargeld (§§ 67–69 ZVG).`
}

const EACH = 'Jedes wird für sich ausgeboten: Legen Sie für jedes ein eigenes höchstes Gebot fest.'
const ONE_UNIT =
  'Nach der Bekanntmachung gehören sie zusammen oder sind einzeln nicht nutzbar: Bieten Sie auf kein Los allein. Fragen Sie das Gericht, ob alle zusammen ausgeboten werden (Gesamtausgebot, § 63 ZVG), und legen Sie ein höchstes Gebot für alle fest.'

/** Each lot and all of them together, with what a bid on it must reach and the security for it. */
export function lotBlocks({ lots, isOneUnit, verkehrswert, limits, least, limitsHold }: Bidding): Block[] {
  const sum = lots.reduce((total, lot) => add(total, lot.verkehrswert), ZERO)
  const all = sum.cents === verkehrswert.cents ? '' : `, das Gericht nennt für alle zusammen ${wholeEuro(verkehrswert)}`
  const amounts = (value: Money, { sicherheit }: BidLimits, { haelfte, siebenZehntel, isExact }: LeastBid) => [
    wholeNumber(value.cents / 100),
    ...(limitsHold ? [haelfte, siebenZehntel].map(({ cents }) => (isExact ? wholeNumber(cents / 100) : 'offen')) : []),
    wholeNumber(sicherheit.amount.cents / 100),
  ]
  const bar = limitsHold ? ['bar für 5/10 in €', 'bar für 7/10 in €'] : []
  const burdened = lots.filter(({ rights }) => rights.length > 0)
  return [
    emphasised(
      `${burdened.length > 0 ? `${burdened.map(({ name, rights }) => `Auf ${name} bleibt bestehen: ${rights.join(', ')}`).join('. ')}. ` : ''}${lots.length} Lose mit eigenem Verkehrswert, zusammen ${wholeEuro(sum)}${all}. ${isOneUnit ? ONE_UNIT : EACH}`,
    ),
    table(
      'Die Lose mit Verkehrswert, Wertgrenzen und Sicherheit',
      ['Los', ...numeric('Verkehrswert in €', ...bar, 'Sicherheit in €')],
      [
        ...lots.map(lot => [lot.name, ...amounts(lot.verkehrswert, lot.limits, lot.least)]),
        ['Alle zusammen (Gesamtausgebot)', ...amounts(verkehrswert, limits, least)],
      ],
      {
        sum: true,
        source:
          '5/10 und 7/10 zählen das Gebot mit dem Wert der Rechte, die auf dem Los bestehen bleiben; gezeigt ist, was davon bar zu bieten bleibt (§§ 74a Abs. 1, 85a Abs. 1 ZVG). Ein Gruppen- oder Gesamtausgebot gibt es nur auf Antrag, und es zählt nur, wenn es mehr bringt als die Summe der Einzelgebote (§ 63 ZVG). Die Sicherheit ist ein Zehntel des Verkehrswerts dessen, worauf Sie bieten (§ 68 ZVG).',
      },
    ),
  ]
}
