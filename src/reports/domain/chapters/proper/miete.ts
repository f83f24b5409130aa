import { inPercent } from '#kernel/share.ts'
import { besidesCounted } from '#finance/domain/plan/beforeLetting.ts'
import type { LettingYear } from '#finance/domain/plan/cashFlowPlan.ts'
import type { Answer, Group } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bySeverity, isJudged, sentenceOf } from '#rating/domain/judged.ts'
import { shareOf, subtract } from '#kernel/money.ts'
import type { PartLetting } from '#finance/domain/plan/partLetting.ts'
import { bullets, chapter, emphasised, figures, heading, numeric, paragraph, table } from '../../blocks.ts'
import type { Block, Chapter, KeyFigure } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { forecast, lettingLight, lettingVerdict, missingLetting, rentLabel } from '../cashflow.ts'
import { fixedDecimal, wholeEuro, wholeNumber } from '../germanAmounts.ts'
import { investorBlocks } from '../investorBlocks.ts'
import { monumentBlocks } from '../monumentBlocks.ts'
import { decisivePoints } from './decisivePoints.ts'
import { priceTable, priceYears } from '../priceTable.ts'
import { localRentBlocks } from '../localRentBlocks.ts'
import { untoldRentBlocks } from '../untoldRentBlocks.ts'
import { laterRentBlocks } from '../advertisedBlocks.ts'
import { spokenQuote } from '../wording.ts'
import { reasonLine } from '../questionLabels.ts'
import { totalTable } from '../moneyTable.ts'
import { rentOfValue } from './twoFigures.ts'

const MAX_QUOTE_LENGTH = 90

/** What letting brings: in full for who buys an income, in half a page for who moves in. null: of no use for this object. */
export function mieteChapter({ judgement }: ReportInput): Chapter | null {
  const { assessment } = judgement
  const { money, lens, offer } = assessment
  const rented = lens === 'kapitalanlage'
  if (offer.kind === 'Grundstück' || offer.deal?.type.value === 'fertighaus') return null
  if (!rented && !money.cashflow.ok) return null
  return chapter({
    id: 'miete',
    title: rented ? 'Was die Vermietung bringt' : 'Falls Sie später vermieten',
    light: rented ? lettingLight(assessment) : null,
    blocks: [
      ...(money.cashflow.ok
        ? rented
          ? inFull(assessment)
          : inShort(assessment)
        : [...missingLetting(assessment, money.cashflow.failure), ...bidYield(assessment)]),
      ...(rented ? openFindings('Was auffällt', untold(assessment), 'Vermietung & Rendite') : []),
      ...(rented ? leases(assessment) : laterRentBlocks(assessment)),
      ...(money.cashflow.ok
        ? [
            {
              kind: 'links' as const,
              items: [{ chapter: 'cashflow', text: 'Steuer, Abschreibung und Jahr für Jahr', light: null }],
            },
          ]
        : []),
    ],
  })
}

/** Without what decides and is told there. */
function untold(assessment: Assessment): Answer[] {
  const told = decisivePoints(assessment).map(({ id }) => id)
  return assessment.answers.filter(({ id }) => !told.includes(id))
}

/** What is said of the leases is neither good nor bad, and the income hangs on it: their end, their index, their steps. */
function leases({ answers }: Assessment): Block[] {
  const said = answers.find(({ id, state }) => id === 'mietvertrag' && state === 'belegt')
  const [proof] = said?.evidence ?? []
  if (!said || !proof) return []
  // What the day of the last rise allows has no light: told here or nowhere.
  const follows = said.light === null && said.reason ? ` ${said.reason}` : ''
  return [paragraph(`Mietverträge: ${said.answer} (${spokenQuote(proof, MAX_QUOTE_LENGTH)}).${follows}`)]
}

function inFull(assessment: Assessment): Block[] {
  const { cashflow } = assessment.money
  if (!cashflow.ok) return []
  const lines = priceYears(assessment.calculations.pricePoints)
  return [
    emphasised(lettingVerdict(cashflow.value)),
    rentFigures(assessment),
    ...monumentBlocks(assessment),
    ...untoldRentBlocks(assessment),
    ...localRentBlocks(assessment),
    ...partLettingBlocks(cashflow.value.rent.partly, cashflow.value.ending !== null, targetOf(assessment)),
    ...rentOfValue(assessment),
    ...priceTable(assessment.calculations.pricePoints),
    ...(lines.length > 0 ? lines : forecast(cashflow.value, assessment.money.assumptions.marginalRate, false)),
    ...investorBlocks(assessment.calculations.investor),
  ]
}

function inShort(assessment: Assessment): Block[] {
  const { cashflow } = assessment.money
  if (!cashflow.ok) return []
  return [
    emphasised(lettingVerdict(cashflow.value)),
    rentFigures(assessment),
    ...monumentBlocks(assessment),
    ...localRentBlocks(assessment),
  ]
}

function rentFigures({ money }: Assessment): Block {
  if (!money.cashflow.ok) return figures([])
  const { year, rent, parking, beside } = money.cashflow.value
  const paid = { label: rentLabel(money.cashflow.value), value: wholeEuro(year.mid.rent.amount) }
  return figures(rent.ofPart ? [paid] : [paid, ...yields(year.mid, besidesCounted(parking, beside))])
}

/** @param beside German: parking space, works and Sonderumlage that the figures count beside the price; empty: none */
function yields({ metrics }: LettingYear, beside: string): KeyFigure[] {
  const percent = (value: { parts: number; of: number }) => `${fixedDecimal(inPercent(value), 2)}\u00a0%`
  return [
    {
      label: 'Bruttomietrendite',
      value: percent(metrics.bruttomietrendite.value),
      note: `netto ${percent(metrics.nettomietrendite.value)}`,
    },
    {
      label: beside ? 'Preis und Zusatzkosten in Jahresmieten' : 'Kaufpreis in Jahresmieten',
      value: fixedDecimal(inPercent(metrics.kaufpreisfaktor.value) / 100, 1),
      ...(beside && { note: `mit ${beside}` }),
    },
  ]
}

/** What is yellow or red in a group, the gravest first, a line each; the quotes stand with the answers. Empty without any. */
function openFindings(title: string, answers: readonly Answer[], group: Group): Block[] {
  const items = answers
    .filter(answer => answer.group === group)
    .filter(isJudged)
    .filter(({ light }) => light !== 'grün')
    .sort(bySeverity)
    .map(answer => `${answer.light === 'rot' ? 'Rot' : 'Gelb'}: ${reasonLine(sentenceOf(answer), answer)}`)
  if (items.length === 0) return []
  return [heading(title), bullets([...new Set(items)])]
}

/** What the exposé hopes for beside the rent that is paid; null: it names no amount. */
function targetOf({ answers }: Assessment): string | null {
  const said = answers.find(({ id, state }) => id === 'sollmiete' && state === 'belegt')?.answer
  return said !== undefined && /\d/u.test(said) ? said : null
}

/** What comes in today, what could, and what lies between. Empty: all is let, or nothing. */
function partLettingBlocks(partly: PartLetting | null, isEnding: boolean, target: string | null): Block[] {
  if (!partly) return []
  const { units, let: isLet, present, potential } = partly
  const could = potential
    ? `; wären alle Wohnungen zur Marktmiete vermietet, wären es ${wholeEuro(potential.amount)} (geschätzt). Dazwischen liegen ${wholeEuro(subtract(potential.amount, present.amount))}`
    : ''
  const today = isEnding ? 'dem, was nach der Kündigung davon bleibt' : 'der Miete von heute'
  const cases = potential
    ? `„Ungünstig“ und „mittel“ rechnen mit ${today}, „günstig“ mit allen Wohnungen vermietet.`
    : `Gerechnet ist in allen Fällen mit ${today}.`
  return [
    paragraph(
      `Heute zahlen ${isLet} von ${units} Einheiten zusammen ${wholeEuro(present.amount)} im Jahr${could}. ${cases}`,
    ),
    ...(target !== null && potential
      ? [
          paragraph(
            `${target}: ein Ansatz des Anbieters und keine Einnahme. Wir rechnen mit ${wholeEuro(potential.amount)}.`,
          ),
        ]
      : []),
    totalTable(potential ?? present, { caption: 'Miete im Jahr, Einheit für Einheit', unit: '€ im Jahr' }),
  ]
}

/** What the rent that is paid yields at each bid. Empty: no auction, or no rent of the whole is told. */
function bidYield({ money, calculations: { bidding } }: Pick<Assessment, 'money' | 'calculations'>): Block[] {
  const { rent } = money.letting
  if (!bidding || !rent.ok || rent.value.origin !== 'stated' || rent.value.ofPart) return []
  const year = rent.value.rent.mid.amount
  if (year.cents <= 0) return []
  return [
    heading('Was die Miete zum Gebot bringt'),
    table(
      'Bruttomietrendite und Jahresmieten bei jedem Gebot, ohne und mit seinen Kosten',
      ['Gebot', ...numeric('Betrag in €', 'Brutto in %', 'Jahresmieten', 'Mit Kosten in %')],
      bidding.bids
        .filter(({ bid }) => bid.cents > 0)
        .map(({ name, bid, whole }) => [
          name,
          wholeNumber(bid.cents / 100),
          fixedDecimal(inPercent(shareOf(year, bid)), 2),
          fixedDecimal(inPercent(shareOf(bid, year)) / 100, 1),
          fixedDecimal(inPercent(shareOf(year, whole)), 2),
        ]),
      { source: `Miete von ${wholeNumber(year.cents / 100)}\u00a0€ im Jahr. ${rent.value.rent.mid.source}.` },
    ),
  ]
}
