import { listed } from '#kernel/germanList.ts'
import type { Money } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { isPlotItem } from '#extraction/domain/deal/buildItems.ts'
import { forBeside } from '#finance/domain/plan/beforeLetting.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isLeastPrice } from '#rating/domain/leastPrice.ts'
import { chapter, chartBlock, figures, heading, notice, paragraph } from '../../blocks.ts'
import type { Block, Chapter } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { euroSpan, wholeEuro } from '../germanAmounts.ts'
import { LIVED_IN } from '../finanzierung.ts'
import { CHEAPER } from '../livingCosts.ts'
import { builtLevel } from '#rating/domain/builtLevel.ts'
import { buildingBlocks, builtLevelBlocks } from '../buildingBlocks.ts'
import { generalCosts, purchaseGaps } from '../nebenkosten.ts'
import { notCalculated } from '../notCalculated.ts'
import { oneLine, sentence } from '../wording.ts'
import { burdenFigures, financedToo, openParts, stillOpen, withoutOpen } from './burden.ts'
import { statedRateBlocks } from './statedRateBlocks.ts'
import { worksOfLimit } from './twoFigures.ts'
import { twoPrices } from './twoPrices.ts'
import { worksBlocks } from './works.ts'

/** Purchase, works, energy, loan and month: all the money on one spread, the biggest picture first. */
export function kostenChapter(input: ReportInput): Chapter {
  const { assessment } = input.judgement
  const { money, unitWorths } = assessment
  return chapter({
    id: 'kosten',
    title: 'Was es kostet',
    blocks: [
      ...(money.investment.ok ? total(assessment) : without(assessment)),
      ...(unitWorths.length > 1
        ? worksOfUnits()
        : [...worksBlocks(money, assessment.answers), ...worksOfLimit(assessment)]),
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
  if (building) {
    const level = builtLevel(building, assessment.appraisal, assessment.offer, assessment.day)
    return [...without, figures(burdenFigures(assessment)), ...buildingBlocks(building), ...builtLevelBlocks(level)]
  }
  const span = low.amount.cents === high.amount.cents ? '' : `Je nachdem, wie das Offene ausgeht, sind es ${euroSpan({ low: low.amount, high: high.amount })}.` // prettier-ignore
  const told = [open ? `Darlehen und eigenes Geld decken ${wholeEuro(open)} ${forBeside(openParts(assessment.money))} nicht: Sie müssen sie zusätzlich ansparen oder finanzieren.` : '', span].filter(Boolean).join(' ') // prettier-ignore
  return [
    ...without,
    figures(burdenFigures(assessment)),
    chartBlock({
      kind: 'waterfall',
      title: `Aus ${wholeEuro(mid.parts[0]?.amount ?? mid.amount)} Kaufpreis werden ${wholeEuro(mid.amount)}.`,
      source:
        'Mittlerer Fall; Nebenkosten nach Gesetz und Exposé, Arbeiten geschätzt, ohne was nur nach Alter fällig wäre',
      steps: [
        ...mid.parts.filter(({ amount }) => amount.cents !== 0).map(({ label, amount }) => step(label, amount)),
        { ...step(isLeastPrice(assessment.offer) ? 'Kostet mindestens' : 'Kostet insgesamt', mid.amount), sum: true },
        ...payers,
      ],
    }),
    ...(told === '' ? [] : [paragraph(told)]),
    ...twoPrices(assessment),
  ]
}

/** A house to be built costs what the offer leaves out besides. */
function notIncluded({ offer }: Assessment): Block[] {
  if (offer.deal?.type.value !== 'fertighaus') return []
  const names = [...new Set(offer.deal.excluded.map(({ name }) => oneLine(name)))].slice(0, 8)
  const told = names.length > 0 ? ` Das Angebot nennt als nicht enthalten: ${listed(names)}.` : ''
  const plot = offer.deal.included.some(({ name }) => isPlotItem(name)) ? '' : 'Grundstück, '
  return [
    notice(
      `Das ist nicht der ganze Preis bis zum Einzug: ${plot}Erdarbeiten, Anschlüsse, Außenanlagen und Innenausbau können hinzukommen.${told} Lassen Sie sich einen Preis nennen, in dem alles steht.`,
    ),
  ]
}

function without({ money, unitCosts }: Assessment): Block[] {
  if (money.purchaseCosts.ok) return []
  if (unitCosts.length > 0) return [paragraph(OF_UNITS), ...generalCosts(money)]
  return [...notCalculated(money.purchaseCosts.failure), ...generalCosts(money)]
}

/** What is sold one by one has no works of its own yet: who refurbishes owes them by his description. */
function worksOfUnits(): Block[] {
  return [
    heading('Arbeiten'),
    paragraph(
      'Arbeiten gelten je Wohnung und sind hier nicht gerechnet: Was der Anbieter noch herstellt, steht in der Baubeschreibung. Lassen Sie sich sagen, was neu ist und was alt bleibt.',
    ),
  ]
}

const OF_UNITS = 'Was jede Einheit kostet, steht im Kapitel „Die Einheiten“.'

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

function financing(assessment: Assessment): Block[] {
  const { money, lens, sums } = assessment
  const { financing: plan, assumptions, usual, withWorks } = money
  if (!plan.ok) return []
  const { darlehen, monthlyRate, restschuld, yearsFixed, neededIncome, anschluss } = plan.value
  const { sollzins, tilgung } = assumptions
  const worst = anschluss.at(-1)
  const later = worst
    ? ` Bei ${germanPercent(worst.sollzins)} Zins kostet die Rate danach ${wholeEuro(worst.payment)}.`
    : ''
  const more = withWorks ? ` ${financedToo(money, 'before')}, sind es ${withWorks.byAge ? 'bis zu ' : ''}${wholeEuro(withWorks.monthlyRate.amount)} Rate${lens === 'kapitalanlage' ? '' : ` und rund ${wholeEuro(withWorks.neededIncome.amount)} netto`}.` : '' // prettier-ignore
  if (darlehen.amount.cents === 0) return [heading('Finanzierung: ohne Darlehen'), paragraph(sentence(assumptions.ownFunds.source))] // prettier-ignore
  const owed = restschuld.amount.cents > 0 ? `Nach ${yearsFixed} Jahren schulden Sie noch ${wholeEuro(restschuld.amount)}.` : `Vor Ablauf von ${yearsFixed} Jahren ist es zurückgezahlt.` // prettier-ignore
  const inTime = tilgung === usual.tilgung ? '' : ` ${sentence(tilgung.source)}`
  // What an investor pays comes from the rents first: his household is no measure of it.
  const income =
    lens === 'kapitalanlage'
      ? ''
      : ` Dafür braucht der Haushalt rund ${wholeEuro(neededIncome.amount)} netto im Monat${withoutOpen(assessment)}.`
  return [
    heading(`Finanzierung: ${wholeEuro(monthlyRate.amount)} im Monat`),
    paragraph(
      `${wholeEuro(darlehen.amount)} Darlehen, ${germanPercent(sollzins.rate)} Zins, ${germanPercent(tilgung.rate)} Tilgung (Annahmen, kein Angebot).${inTime} ${owed}${later}${income}${more}`,
    ),
    ...statedRateBlocks(sums, plan.value),
  ]
}

/** Who moves in sees what a month takes, and whether renting the same would be cheaper. */
function month({ money, lens, offer }: Assessment): Block[] {
  const { living, rentOrBuy, extended } = money
  if (lens === 'kapitalanlage' || !LIVED_IN.includes(offer.kind) || !living.ok) return []
  const { mid, low, high } = living.value.month
  const parts = mid.parts.map(({ label, amount }) => `${label} ${wholeEuro(amount)}`)
  const rent = rentOrBuy.ok
    ? ` In ${rentOrBuy.value.years} Jahren sind ${wholeEuro(rentOrBuy.value.buying.amount)} weg, als Mieter derselben Wohnfläche ${wholeEuro(rentOrBuy.value.renting.amount)}. ${CHEAPER[rentOrBuy.value.cheaper]}`
    : ''
  const later = extended ? ` Wird das Erbbaurecht zu dem genannten Zins verlängert, sind es mit einem Darlehen auf übliche Zeit ${wholeEuro(extended.amount)} im Monat.` : '' // prettier-ignore
  return [
    heading(`Wohnen: etwa ${wholeEuro(mid.amount)} im Monat`),
    paragraph(`${listed(parts)}, zusammen ${euroSpan({ low: low.amount, high: high.amount })}.${rent}${later}`),
  ]
}
