import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { inPercent } from '#kernel/share.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { LivingPlan, RunningCosts } from '#finance/domain/plan/livingPlan.ts'
import type { RentOrBuy } from '#finance/domain/plan/outlook.ts'
import { bullets, heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { rangeTable, totalTable } from './moneyTable.ts'
import { withoutHeating } from './proper/burden.ts'
import { sentence } from './wording.ts'

/** The month of who lives in the home, and whether renting the same would be cheaper. */
export function livingBlocks({ living, running, rentOrBuy }: MoneyPlan): Block[] {
  if (!living.ok) return running.ok ? onlyRunning(running.value) : [HEADING, paragraph(sentence(running.failure))]
  const notes = running.ok ? running.value.notes : []
  return [
    HEADING,
    ...month(living.value, withoutHeating({ running })),
    ...(notes.length > 0 ? [bullets(notes.map(sentence))] : []),
    ...(rentOrBuy.ok ? compared(rentOrBuy.value, living.value) : [paragraph(sentence(rentOrBuy.failure))]),
  ]
}

const HEADING: Block = heading('Was das Wohnen im Monat kostet')

function onlyRunning({ total, notes }: RunningCosts): Block[] {
  return [
    HEADING,
    paragraph(
      `Auch ohne Preis steht fest, was der Unterhalt kostet: ${euroSpan({ low: total.low.amount, high: total.high.amount })} im Monat, ohne Rate.`,
    ),
    rangeTable(total, { caption: 'Laufende Kosten im Monat', unit: '€ im Monat' }),
    ...(notes.length > 0 ? [bullets(notes.map(sentence))] : []),
  ]
}

function month({ month: all }: LivingPlan, without: string): Block[] {
  return [
    paragraph(
      `Rate und laufende Kosten zusammen: ${euroSpan({ low: all.low.amount, high: all.high.amount })} im Monat${without}.`,
    ),
    rangeTable(all, { caption: 'Monatliche Kosten, wenn Sie selbst einziehen', unit: '€ im Monat' }),
  ]
}

/** German sentence: which of both costs less in that time. */
export const CHEAPER: Readonly<Record<RentOrBuy['cheaper'], string>> = {
  kaufen: 'Kaufen ist in dieser Zeit billiger.',
  mieten: 'Mieten ist in dieser Zeit billiger.',
  gleich: 'Kaufen und Mieten kosten in dieser Zeit etwa gleich viel.',
}

function compared({ years, buying, renting, cheaper }: RentOrBuy, { rent, factor }: LivingPlan): Block[] {
  const words = factor
    ? ` Rate und Kosten des Eigentümers sind das ${germanNumber(Math.round(inPercent(factor.mid)) / 100)}-Fache der Kaltmiete${rent ? ` von ${wholeEuro(rent.mid.amount)}` : ''} für dasselbe Zuhause.`
    : ''
  return [
    heading('Kaufen oder mieten'),
    paragraph(
      `In ${years} Jahren gibt der Käufer ${wholeEuro(buying.amount)} aus, die er nicht wiedersieht, der Mieter ${wholeEuro(renting.amount)} (${listed(renting.parts.map(({ formula }) => formula))}; geschätzt). ${CHEAPER[cheaper]}${words}`,
    ),
    totalTable(buying, { caption: `Kosten des Käufers in ${years} Jahren` }),
    paragraph(
      'Preise, Mieten und Kosten von heute; die Tilgung bleibt Ihr Vermögen und zählt nicht mit. Steigen Wert oder Miete, verschiebt sich das Ergebnis zu Gunsten des Kaufs, fallen sie, zu Gunsten der Miete. Zinsen auf Ihr Eigenkapital sind nicht gerechnet.',
    ),
  ]
}
