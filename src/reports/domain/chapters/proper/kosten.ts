import type { Money } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import type { RenovationBacklog } from '#finance/domain/renovation.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { chapter, chartBlock, figures, heading, notice, paragraph } from '../../blocks.ts'
import type { Block, Chapter } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { euroSpan, roundingOf, wholeEuro, wholeNumber } from '../germanAmounts.ts'
import { LIVED_IN } from '../finanzierung.ts'
import { buildingBlocks } from '../buildingBlocks.ts'
import { generalCosts, purchaseGaps } from '../nebenkosten.ts'
import { notCalculated } from '../notCalculated.ts'
import { listed, oneLine, sentence } from '../wording.ts'
import { burdenFigures, stillOpen } from './burden.ts'

/** Purchase, works, energy, loan and month: all the money on one spread, the biggest picture first. */
export function kostenChapter(input: ReportInput): Chapter {
  const { assessment } = input.judgement
  const { money } = assessment
  return chapter({
    id: 'kosten',
    title: 'Was es kostet',
    blocks: [
      ...(money.investment.ok ? total(assessment) : without(assessment)),
      ...works(money),
      ...energy(assessment),
      ...financing(assessment),
      ...month(assessment),
      ...purchaseGaps(money.narrowing),
      { kind: 'links', items: proofs(assessment) },
    ],
  })
}

function proofs({ money }: Assessment) {
  return [
    ...(money.investment.ok
      ? [
          { chapter: 'nebenkosten', text: 'Jeder Posten der Nebenkosten', light: null },
          { chapter: 'finanzierung', text: 'Darlehen, Eigenkapital und Anschluss im Einzelnen', light: null },
        ]
      : []),
    ...(money.renovation.backlog.ok
      ? [{ chapter: 'sanierung', text: 'Jedes Gewerk mit Alter, Pflichten und Fördergeld', light: null }]
      : []),
  ]
}

function total(assessment: Assessment): Block[] {
  const { investment, financing: loan } = assessment.money
  if (!investment.ok) return []
  const { low, mid, high } = investment.value
  const open = stillOpen(assessment)
  const step = (label: string, amount: Money) => ({ label, value: amount.cents / 100, text: wholeEuro(amount) })
  const paid = (label: string, amount: Money) => ({ ...step(label, amount), value: -amount.cents / 100 })
  const payers = loan.ok
    ? [
        paid('davon Darlehen', loan.value.darlehen.amount),
        paid('davon eigenes Geld', loan.value.ownFunds.mid.amount),
        ...(open ? [paid('davon noch offen', open)] : []),
      ]
    : []
  const without = notIncluded(assessment)
  const { building } = assessment.calculations
  if (building) return [...without, figures(burdenFigures(assessment)), ...buildingBlocks(building)]
  const span = low.amount.cents === high.amount.cents ? '' : `Je nachdem, wie das Offene ausgeht, sind es ${euroSpan({ low: low.amount, high: high.amount })}.` // prettier-ignore
  const told = [open ? `Darlehen und eigenes Geld decken ${wholeEuro(open)} nicht: Das sind Arbeiten, die Sie zusätzlich ansparen oder finanzieren müssen.` : '', span].filter(Boolean).join(' ') // prettier-ignore
  return [
    ...without,
    figures(burdenFigures(assessment)),
    chartBlock({
      kind: 'waterfall',
      title: `Aus ${wholeEuro(mid.parts[0]?.amount ?? mid.amount)} Kaufpreis werden ${wholeEuro(mid.amount)}.`,
      source: 'Mittlerer Fall; Nebenkosten nach Gesetz und Exposé, Arbeiten nach Alter geschätzt',
      steps: [
        ...mid.parts.filter(({ amount }) => amount.cents !== 0).map(({ label, amount }) => step(label, amount)),
        { ...step('Kostet insgesamt', mid.amount), sum: true },
        ...payers,
      ],
    }),
    ...(told === '' ? [] : [{ kind: 'text' as const, text: told }]),
  ]
}

/** A house to be built costs what the offer leaves out besides. */
function notIncluded({ offer }: Assessment): Block[] {
  if (offer.deal?.type.value !== 'fertighaus') return []
  const names = [...new Set(offer.deal.excluded.map(({ name }) => oneLine(name)))].slice(0, 8)
  const told = names.length > 0 ? ` Das Angebot nennt als nicht enthalten: ${listed(names)}.` : ''
  return [
    notice(
      `Das ist nicht der ganze Preis bis zum Einzug: Grundstück, Erdarbeiten, Anschlüsse, Außenanlagen und Innenausbau können hinzukommen.${told} Lassen Sie sich einen Preis nennen, in dem alles steht.`,
    ),
  ]
}

function without({ money, unitCosts }: Assessment): Block[] {
  if (money.purchaseCosts.ok) return []
  if (unitCosts.length > 0) return [paragraph(OF_UNITS), ...generalCosts(money)]
  return [...notCalculated(money.purchaseCosts.failure), ...generalCosts(money)]
}

const OF_UNITS = 'Was jede Einheit kostet, steht im Kapitel „Die Einheiten“.'

function works({ renovation, home }: MoneyPlan): Block[] {
  const { backlog, renewals } = renovation
  if (home.kind === 'Grundstück') return []
  if (!backlog.ok) {
    return home.neubau
      ? []
      : [heading('Arbeiten'), paragraph(`Was zu erneuern ist, lässt sich nicht rechnen. ${sentence(backlog.failure)}`)]
  }
  const { trades, total: sum } = backlog.value
  if (trades.length === 0) return []
  const { low, mid, high } = sum
  const lost = roundingOf(mid.parts.map(({ amount }) => amount), mid.amount) // prettier-ignore
  const ages = new Map(trades.map(one => [one.cost.mid.label, ageOf(one, renewals.renewed[one.trade] !== undefined)]))
  return [
    heading(`Arbeiten: etwa ${wholeEuro(mid.amount)}`),
    {
      kind: 'table',
      caption: 'Arbeiten mit Alter und Kosten im mittleren Fall',
      head: ['Gewerk', 'Alter oder Rechenweg', 'Kosten in €'],
      align: ['left', 'left', 'right'],
      rows: [
        ...mid.parts.map(part => [
          part.label,
          ages.get(part.label) ?? part.formula,
          wholeNumber(part.amount.cents / 100),
        ]),
        ...(lost === 0 ? [] : [['Rundung', '', wholeNumber(lost)]]),
        ['Arbeiten zusammen', '', wholeNumber(mid.amount.cents / 100)],
      ],
      sum: true,
      sources: [
        `Nach Alter und üblicher Lebensdauer geschätzt, nicht besichtigt: ${euroSpan({ low: low.amount, high: high.amount })}.`,
      ],
    },
  ]
}

/** What has no year of its own is taken to be as old as the house, and told so. */
function ageOf({ age, atMost, unknown, state }: RenovationBacklog['trades'][number], isDated: boolean): string {
  if (unknown) return `Alter unbekannt, ${state === 'due' ? 'vielleicht fällig' : 'überfällig'}`
  const assumed = atMost || isDated ? '' : ' (unterstellt: wie das Baujahr)'
  return `${atMost ? 'höchstens ' : ''}${age}\u00a0Jahre${assumed}, ${state === 'overdue' ? 'überfällig' : 'fällig'}`
}

function energy({ money }: Assessment): Block[] {
  if (!money.energy.ok || !money.energy.value.heating) return []
  const { heating, klasse, beyondC, carrierAssumed } = money.energy.value
  const span = euroSpan({ low: heating.low.amount, high: heating.high.amount })
  const more =
    beyondC && beyondC.amount.cents > 0
      ? ` Das sind ${wholeEuro(beyondC.amount)} mehr als in einem Haus der Klasse C.`
      : ''
  return [
    heading(`Heizen: etwa ${wholeEuro(heating.mid.amount)} im Jahr`),
    paragraph(`Klasse ${klasse}, ${span} im Jahr${carrierAssumed ? ', gerechnet mit Gas (Annahme)' : ''}.${more}`),
  ]
}

function financing({ money, lens }: Assessment): Block[] {
  const { financing: plan, assumptions } = money
  if (!plan.ok) return []
  const { darlehen, monthlyRate, restschuld, yearsFixed, neededIncome, anschluss } = plan.value
  const { sollzins, tilgung } = assumptions
  const worst = anschluss.at(-1)
  const later = worst
    ? ` Bei ${germanPercent(worst.sollzins)} Zins kostet die Rate danach ${wholeEuro(worst.payment)}.`
    : ''
  const income = lens === 'kapitalanlage' ? 'Ohne die Mieten' : 'Dafür'
  return [
    heading(`Finanzierung: ${wholeEuro(monthlyRate.amount)} im Monat`),
    paragraph(
      `${wholeEuro(darlehen.amount)} Darlehen, ${germanPercent(sollzins.rate)} Zins, ${germanPercent(tilgung.rate)} Tilgung (Annahmen, kein Angebot). Nach ${yearsFixed} Jahren schulden Sie noch ${wholeEuro(restschuld.amount)}.${later} ${income} braucht der Haushalt rund ${wholeEuro(neededIncome.amount)} netto im Monat.`,
    ),
  ]
}

/** Who moves in sees what a month takes, and whether renting the same would be cheaper. */
function month({ money, lens, offer }: Assessment): Block[] {
  const { living, rentOrBuy } = money
  if (lens === 'kapitalanlage' || !LIVED_IN.includes(offer.kind) || !living.ok) return []
  const { mid, low, high } = living.value.month
  const parts = mid.parts.map(({ label, amount }) => `${label} ${wholeEuro(amount)}`)
  const rent = rentOrBuy.ok
    ? ` In ${rentOrBuy.value.years} Jahren sind ${wholeEuro(rentOrBuy.value.buying.amount)} weg, als Mieter derselben Wohnfläche ${wholeEuro(rentOrBuy.value.renting.amount)}: ${rentOrBuy.value.buying.amount.cents > rentOrBuy.value.renting.amount.cents ? 'Mieten' : 'Kaufen'} ist in dieser Zeit billiger.`
    : ''
  return [
    heading(`Wohnen: etwa ${wholeEuro(mid.amount)} im Monat`),
    paragraph(`${listed(parts)}, zusammen ${euroSpan({ low: low.amount, high: high.amount })}.${rent}`),
  ]
}
