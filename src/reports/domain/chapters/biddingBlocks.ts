import type { Bidding } from '#rating/domain/bidding.ts'
import type { Block } from '../report.ts'
import { wholeEuro, wholeNumber } from './germanAmounts.ts'
import { totalTable } from './moneyTable.ts'

/** Limits, security, and what a bid costs beside itself. Empty: no auction, or no Verkehrswert. */
export function biddingBlocks(bidding: Bidding | null): Block[] {
  if (!bidding) return []
  const { limits, bids, highest, lots, notes } = bidding
  const costs = bids.find(({ bid }) => bid.cents === highest?.amount.cents) ?? bids.at(-1)
  return [
    { kind: 'heading', text: 'Was ein Gebot kostet' },
    {
      kind: 'text',
      text: `${highest ? `Bieten Sie höchstens ${wholeEuro(highest.amount)} (geschätzt: ${highest.formula}). ` : ''}Unter ${wholeEuro(limits.haelfte.amount)} (5/10 des Verkehrswerts) wird der Zuschlag versagt, unter ${wholeEuro(limits.siebenZehntel.amount)} (7/10), wenn ein Gläubiger es verlangt. Halten Sie ${wholeEuro(limits.sicherheit.amount)} Sicherheit bereit: Bankscheck, Bürgschaft oder Überweisung, kein Bargeld (§§ 67–69 ZVG).`,
      strong: true,
    },
    {
      kind: 'table',
      caption: 'Gebot, Kosten daneben und was im Ganzen zu zahlen ist',
      head: ['Gebot', 'Betrag in €', 'Kosten in €', 'Zusammen in €'],
      align: ['left', 'right', 'right', 'right'],
      rows: bids.map(({ name, bid, costs: beside, cash }) => [
        name,
        ...[bid, beside.amount, cash].map(({ cents }) => wholeNumber(cents / 100)),
      ]),
    },
    ...(costs
      ? [totalTable(costs.costs, { caption: `Kosten neben dem Gebot von ${wholeEuro(costs.bid)}`, cents: true })]
      : []),
    ...(lots.length > 0 ? lotBlocks(lots) : []),
    { kind: 'list', items: [...notes] },
  ]
}

function lotBlocks(lots: Bidding['lots']): Block[] {
  return [
    {
      kind: 'table',
      caption: 'Die Lose mit ihren Wertgrenzen',
      head: ['Los', 'Verkehrswert in €', '5/10 in €', '7/10 in €', 'Sicherheit in €'],
      align: ['left', 'right', 'right', 'right', 'right'],
      rows: lots.map(({ name, verkehrswert, limits: { haelfte, siebenZehntel, sicherheit } }) => [
        name,
        ...[verkehrswert, haelfte.amount, siebenZehntel.amount, sicherheit.amount].map(({ cents }) =>
          wholeNumber(cents / 100),
        ),
      ]),
      sources: [
        'Die Lose werden einzeln ausgeboten; ein Gruppen- oder Gesamtausgebot gibt es auf Antrag, und es zählt nur, wenn es mehr bringt als die Summe der Einzelgebote (§ 63 ZVG).',
      ],
    },
  ]
}
