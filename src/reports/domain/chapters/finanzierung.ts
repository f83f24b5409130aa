import { germanDay } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanPercent, inPercent } from '#kernel/share.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import { forBeside } from '#finance/domain/plan/beforeLetting.ts'
import type { Assumptions } from '#finance/domain/plan/assumptions.ts'
import type { FinancingPlan } from '#finance/domain/plan/financingPlan.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { strainedLending } from '#rating/domain/lending.ts'
import { sinceBuilt } from '#rating/domain/limitWords.ts'
import { chapter, chartBlock, emphasised, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { euroSpan, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { instalmentBlocks } from './instalments.ts'
import { lawCaseOf } from './lawCase.ts'
import { livingBlocks } from './livingCosts.ts'
import { rangeTable } from './moneyTable.ts'
import { AUCTION_PRICE, notCalculated } from './notCalculated.ts'
import { openParts, withoutOpen } from './proper/burden.ts'
import { sourceLineOf } from './sourceLine.ts'
import { sentence } from './wording.ts'

/** Loan, rate, what is still owed, what changes when the fixed interest ends, and the month in the home. */
export function finanzierungChapter({ judgement }: ReportInput): Chapter {
  const { assessment } = judgement
  const { money, offer } = assessment
  const { financing } = money
  return chapter({
    id: 'finanzierung',
    title: 'Finanzierung im Einzelnen',
    blocks: [
      ...(financing.ok
        ? [...loan(assessment, financing.value), ...openBlocks(money)]
        : withoutPrice(financing.failure, money)),
      ...instalmentBlocks(lawCaseOf(assessment)),
      ...(LIVED_IN.includes(offer.kind) ? livingBlocks(money) : []),
    ],
  })
}

/** Nobody moves into the others as a whole. An object whose kind is not told is taken for a home. */
export const LIVED_IN: readonly (ObjectKind | null)[] = ['Wohnung', 'Haus', null]

function loan(assessment: Assessment, plan: FinancingPlan): Block[] {
  const {
    money: { assumptions },
    lens,
    appraisal,
  } = assessment
  const rented = lens === 'kapitalanlage'
  const { darlehen, monthlyRate, restschuld, ownFunds, neededIncome, beleihung } = plan
  return [
    emphasised(
      darlehen.amount.cents === 0
        ? sentence(assumptions.ownFunds.source)
        : `Mit ${wholeEuro(darlehen.amount)} Darlehen zahlen Sie ${wholeEuro(monthlyRate.amount)} im Monat und ${restschuld.amount.cents > 0 ? `schulden nach ${plan.yearsFixed} Jahren noch ${wholeEuro(restschuld.amount)}` : `haben es vor Ablauf von ${plan.yearsFixed} Jahren zurückgezahlt`}.`,
    ),
    assumptionTable(assumptions),
    paragraph(
      'Das sind Annahmen, kein Angebot einer Bank. Holen Sie mindestens zwei Angebote ein, und vergleichen Sie den effektiven Jahreszins.',
    ),
    paragraph(
      `Das Darlehen macht ${germanPercent(beleihung.kaufpreisauslauf)} des Kaufpreises aus. ${lent(plan, appraisal)} ${rented ? 'Die Mieten nicht gerechnet, verlangt die Rate' : 'Die Rate verlangt'} ein Nettoeinkommen des Haushalts von rund ${wholeEuro(neededIncome.amount)} im Monat${withoutOpen(assessment)} (${neededIncome.formula}; ${neededIncome.source}).`,
    ),
    heading('Was Sie selbst mitbringen'),
    rangeTable(ownFunds, { caption: 'Eigenkapital: Preis und Kosten, abzüglich Darlehen' }),
    ...debt(plan),
    ...followUp(plan),
  ]
}

/** A bank lends on what the home is worth, not on what is asked: where our estimate is less, the share of the price says nothing. */
function lent(plan: FinancingPlan, appraisal: Appraisal): string {
  const lending = strainedLending(plan, appraisal)
  if (!lending)
    return `Banken rechnen vorsichtiger, mit dem Beleihungswert: Gegen ihn sind es etwa ${germanNumber(Math.round(inPercent(plan.beleihung.beleihungsauslauf)))}\u00a0% (Annahme).`
  const more = lending.percent > 100 ? ' Mehr als den Wert beleiht kaum eine Bank: Zu diesem Preis brauchen Sie mehr eigenes Geld.' : '' // prettier-ignore
  return `Banken rechnen mit dem Wert und nicht mit dem Preis: Gegen die Mitte unserer Schätzung (${wholeEuro(lending.worth)}) sind es ${germanNumber(lending.percent)}\u00a0%.${more}`
}

function assumptionTable({ ownFunds, tilgung, yearsFixed, sollzins, sollzinsStand }: Assumptions): Block {
  return table(
    'Annahmen der Finanzierung mit ihrer Herkunft',
    ['Annahme', ...numeric('Wert'), 'Herkunft'],
    [
      ['Eigener Anteil am Kaufpreis', germanPercent(ownFunds.rate), ownFunds.source],
      ['Sollzins im Jahr', germanPercent(sollzins.rate), `${sollzins.source}, Stand ${germanDay(sollzinsStand)}`],
      ['Zinsbindung', `${yearsFixed}\u00a0Jahre`, 'Annahme'],
      ['Anfängliche Tilgung', germanPercent(tilgung.rate), tilgung.source],
    ],
  )
}

function debt({ plan, darlehen, restschuld, monthlyRate, yearsFixed }: FinancingPlan): Block[] {
  const start = { label: 'heute', value: darlehen.amount.cents / 100, text: wholeEuro(darlehen.amount) }
  const points = plan.map(({ year, restschuld: rest }) => ({
    label: `Jahr ${year}`,
    value: rest.cents / 100,
    text: wholeEuro(rest),
  }))
  return [
    chartBlock({
      kind: 'lines',
      title: `Nach ${yearsFixed} Jahren sind von ${wholeEuro(darlehen.amount)} noch ${wholeEuro(restschuld.amount)} übrig.`,
      source: sourceLineOf([monthlyRate.source]),
      lines: [{ name: 'Restschuld', points: [start, ...points] }],
    }),
  ]
}

function followUp({ anschluss, yearsFixed, monthlyRate }: FinancingPlan): Block[] {
  if (anschluss.length === 0) return []
  return [
    heading(`Was nach ${yearsFixed} Jahren kommt`),
    paragraph(
      `Dann endet die Zinsbindung, und die Rate richtet sich nach dem Zins von dann. Niemand kennt ihn; die Tabelle zeigt, was er mit der Rate von heute ${wholeEuro(monthlyRate.amount)} macht. Gerechnet ist so, dass das Darlehen zur selben Zeit abbezahlt ist.`,
    ),
    table(
      'Rate nach der Zinsbindung bei verschiedenen Zinsen',
      ['Zins dann', ...numeric('Rate im Monat in €', 'Änderung in €')],
      anschluss.map(({ sollzins, payment, change }) => [
        germanPercent(sollzins),
        wholeNumber(payment.cents / 100),
        `${change.cents > 0 ? '+' : ''}${wholeNumber(change.cents / 100)}`,
      ]),
      { source: 'Zinsen nach der Zinsbindung: Annahmen, keine Vorhersage.' },
    ),
  ]
}

/** What own funds and loan leave open: works that are due and a Sonderumlage. */
function openBlocks(money: MoneyPlan): Block[] {
  const { funding, investment, withWorks } = money
  if (!funding.ok || !investment.ok) return []
  const older = withWorks?.byAge ? [paragraph(`Ist ${sinceBuilt(money.renovation.convertedIn)} nichts erneuert, kommen bis zu ${wholeEuro(withWorks.byAge.amount)} hinzu. Wird alles finanziert, sind es ${wholeEuro(withWorks.monthlyRate.amount)} Rate im Monat und rund ${wholeEuro(withWorks.neededIncome.amount)} Nettoeinkommen.`)] : [] // prettier-ignore
  if (funding.value.open.high.amount.cents === 0)
    return older.length > 0 ? [heading('Was die Arbeiten nach Alter ändern'), ...older] : []
  const { open, rateWithOpen } = funding.value
  const span = euroSpan({ low: open.low.amount, high: open.high.amount })
  return [
    heading('Was noch offen ist'),
    paragraph(
      `Eigenkapital und Darlehen decken den Kauf, nicht, was daneben zu zahlen ist: ${wholeEuro(open.mid.amount)} ${forBeside(openParts(money))} von ${wholeEuro(investment.value.mid.amount)} Gesamtinvestition sind noch offen (${span}; geschätzt). Finanzieren Sie auch das, steigt die Rate auf ${wholeEuro(rateWithOpen.mid.amount)} im Monat.`,
    ),
    ...older,
  ]
}

function withoutPrice(reason: string, { assumptions, home }: MoneyPlan): Block[] {
  return [
    ...(home.auction
      ? notCalculated(
          AUCTION_PRICE,
          'Das Gebot ist bis zum Verteilungstermin ganz zu zahlen, oft schon nach wenigen Wochen (§ 49 ZVG). Lassen Sie sich vor dem Termin einen Höchstbetrag von der Bank zusagen. Für die Rate würden diese Annahmen gelten.',
        )
      : notCalculated(
          reason,
          'Ohne Preis gibt es keine Rate. Diese Annahmen würden gelten, sobald er feststeht; mit ihnen können Sie vorab mit Ihrer Bank sprechen.',
        )),
    assumptionTable(assumptions),
  ]
}
