import { inPercent } from '#kernel/share.ts'
import type { Total } from '#finance/domain/part.ts'
import { forBeside } from '#finance/domain/plan/beforeLetting.ts'
import type { LettingYear } from '#finance/domain/plan/cashFlowPlan.ts'
import type { Answer, Light } from '#questions/domain/answer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { chapter, emphasised, paragraph } from '../../blocks.ts'
import type { Block, Chapter, KeyFigure } from '../../report.ts'
import type { ReportInput } from '../../reportInput.ts'
import { bidYield } from '../bidYield.ts'
import { forecast, lettingVerdict, missingLetting, rentLabel } from '../cashflow.ts'
import { fixedDecimal, wholeEuro } from '../germanAmounts.ts'
import { openFindings } from '../openFindings.ts'
import { investorBlocks } from '../investorBlocks.ts'
import { partLettingBlocks } from '../partLettingBlocks.ts'
import { decisivePoints } from './decisivePoints.ts'
import { priceTable, priceYears } from '../priceTable.ts'
import { untoldRentBlocks } from '../untoldRentBlocks.ts'
import { spokenQuote } from '../wording.ts'

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
      ...(rented ? leases(assessment) : []),
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
  return [paragraph(`Mietverträge: ${said.answer} (${spokenQuote(proof, MAX_QUOTE_LENGTH)}).`)]
}

/** That of its group, but none where nothing can be calculated, and never green above a rent that does not carry the purchase. Who moves in is not judged by it. */
function lettingLight({ rating, money }: Assessment): Light | null {
  if (!money.cashflow.ok) return null
  const light = rating.groups.find(one => one.group === 'Vermietung')?.light ?? null
  const loses = money.cashflow.value.year.mid.flow.afterTax.amount.cents < 0
  return light === 'grün' && loses ? 'gelb' : light
}

function inFull(assessment: Assessment): Block[] {
  const { cashflow } = assessment.money
  if (!cashflow.ok) return []
  const lines = priceYears(assessment.calculations.pricePoints)
  return [
    emphasised(lettingVerdict(cashflow.value)),
    figures(assessment),
    ...untoldRentBlocks(assessment),
    ...partLettingBlocks(cashflow.value.rent.partly),
    ...priceTable(assessment.calculations.pricePoints),
    ...(lines.length > 0 ? lines : forecast(cashflow.value, assessment.money.assumptions.marginalRate, false)),
    ...investorBlocks(assessment.calculations.investor),
  ]
}

function inShort(assessment: Assessment): Block[] {
  const { cashflow } = assessment.money
  if (!cashflow.ok) return []
  return [emphasised(lettingVerdict(cashflow.value)), figures(assessment)]
}

function figures({ money }: Assessment): Block {
  if (!money.cashflow.ok) return { kind: 'figures', items: [] }
  const { year, rent, beside } = money.cashflow.value
  const paid = { label: rentLabel(money.cashflow.value), value: wholeEuro(year.mid.rent.amount) }
  return { kind: 'figures', items: rent.ofPart ? [paid] : [paid, ...yields(year.mid, beside)] }
}

/** @param beside works and Sonderumlage that the figures count beside the price */
function yields({ metrics }: LettingYear, beside: Total): KeyFigure[] {
  const isBeside = beside.amount.cents > 0
  const percent = (value: { parts: number; of: number }) => `${fixedDecimal(inPercent(value), 2)}\u00a0%`
  return [
    {
      label: 'Bruttomietrendite',
      value: percent(metrics.bruttomietrendite.value),
      note: `netto ${percent(metrics.nettomietrendite.value)}`,
    },
    {
      label: isBeside ? 'Preis und Zusatzkosten in Jahresmieten' : 'Kaufpreis in Jahresmieten',
      value: fixedDecimal(inPercent(metrics.kaufpreisfaktor.value) / 100, 1),
      ...(isBeside && { note: `mit ${wholeEuro(beside.amount)} ${forBeside(beside.parts)}` }),
    },
  ]
}
