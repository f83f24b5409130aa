import { euro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { IF_THE_REST_IS_DUE } from '#finance/domain/agedWords.ts'
import type { FactKey, Facts } from '#extraction/domain/facts.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { askedPrice } from '#reports/domain/askedPrice.ts'
import { moneyJson } from '#reports/domain/moneyJson.ts'
import type { MoneyJson } from '#reports/domain/moneySchema.ts'
import { recalculated } from '#reports/domain/screen/whatIfJson.ts'
import type { ScreenJson } from '#reports/domain/screen/screenJson.ts'
import type { Amount } from '../sheet.ts'
import { amountCell, type ComparedCell, factCell, lightCell, textCell } from './comparedCell.ts'

/** What one asks of every home; with the price a square metre twenty. */
const COMPARED_FACTS: readonly ComparedFact[] = [
  { label: 'Angebotspreis', keys: ['kaufpreis'], less: true },
  { label: 'Objektart', keys: ['objektart'] },
  { label: 'Ort', keys: ['plz', 'ort'] },
  { label: 'Wohnfläche', keys: ['wohnflaeche'] },
  { label: 'Grundstück', keys: ['grundstuecksflaeche'] },
  { label: 'Zimmer', keys: ['zimmer'] },
  { label: 'Etage', keys: ['etage'] },
  { label: 'Baujahr', keys: ['baujahr'] },
  { label: 'Zustand', keys: ['zustand'] },
  { label: 'Letzte Modernisierung', keys: ['letzteModernisierung'] },
  { label: 'Energieklasse', keys: ['energieklasse'] },
  { label: 'Energiekennwert', keys: ['energiekennwert'], less: true },
  { label: 'Heizung', keys: ['heizung'] },
  { label: 'Hausgeld im Monat', keys: ['hausgeldMonat'], less: true },
  { label: 'Erhaltungsrücklage', keys: ['erhaltungsruecklage'] },
  { label: 'Vermietet', keys: ['vermietet'] },
  { label: 'Kaltmiete im Monat', keys: ['kaltmieteMonat'] },
  { label: 'Stellplatz', keys: ['stellplatz'] },
  { label: 'Käuferprovision', keys: ['kaeuferprovision'], less: true },
]

export const FEWEST = 2
export const MAX = 6

/** One report as far as it is compared. */
export interface Compared {
  readonly analysis: AnalysisJson
  readonly screen: ScreenJson
}

/** The same for all; what is null is as each report assumes it. */
export interface EqualFinancing {
  /** Percent of the price. */
  readonly ownFunds: number | null
  /** Percent a year. */
  readonly sollzins: number | null
}

export interface ComparedRow {
  readonly label: string
  /** In the order of the reports; null: not known, which counts for nothing. */
  readonly cells: readonly (ComparedCell | null)[]
  /** Places of the best value; empty where none is better or fewer than two are known. */
  readonly best: readonly number[]
}

export interface ComparedGroup {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** Several reports side by side: what each decides, what the exposés say, what it costs at equal financing, lights and open points. */
export function comparisonOf(reports: readonly Compared[], financing: EqualFinancing): ComparedGroup[] {
  const money = reports.map(report => moneyOf(report, financing))
  const row = (label: string, cellOf: (report: Compared, at: number) => ComparedCell | null): ComparedRow => ({
    label,
    cells: reports.map(cellOf),
    best: [],
  })
  const least = (one: ComparedRow) => ({ ...one, best: leastOf(one.cells) })
  const ofMoney = (label: string, valueOf: (one: MoneyJson) => number | null) =>
    row(label, (_, at) => {
      const one = money[at]
      return one ? euroCell(valueOf(one)) : null
    })
  const groups = [
    ...new Set(reports.flatMap(({ analysis }) => (analysis.rating?.groups ?? []).map(({ group }) => group))),
  ]
  return [
    {
      title: 'Urteil',
      rows: [
        row('Ampel', ({ analysis }) => lightCell(analysis.rating?.light, 'entscheidung')),
        row('Entscheidung', ({ screen }) => textCell(screen.decision?.headline ?? screen.verdict, 'entscheidung')),
        row('Höchstens zahlen', ({ analysis }) => euroCell(analysis.verdict?.limitEuro, 'entscheidung')),
        row('Geschätzt, Mitte', ({ analysis }) => euroCell(analysis.price?.estimate?.mid, 'entscheidung')),
      ],
    },
    {
      title: 'Was die Exposés sagen',
      rows: COMPARED_FACTS.map(({ label, keys, less }) => {
        const facts = row(label, ({ analysis }) => factCell(analysis.facts, keys))
        return less ? least(facts) : facts
      }).toSpliced(1, 0, least(row('Preis je m² Wohnfläche', ({ analysis }) => perSquareMetre(analysis)))),
    },
    {
      title: 'Bei gleicher Finanzierung',
      rows: [
        least(ofMoney('Kostet insgesamt', one => ('total' in one.purchaseCosts ? one.purchaseCosts.investment.mid.amount : null))),
        ofMoney(`Kostet insgesamt, ${IF_THE_REST_IS_DUE}`, one => ('loan' in one.financing ? (one.financing.withWorks?.investment.amount ?? null) : null)),
        ofMoney('Eigenes Geld', one => ('loan' in one.financing ? one.financing.ownFunds.mid.amount : null)),
        ofMoney('Darlehen', one => ('loan' in one.financing ? one.financing.loan.amount : null)),
        // With the two before it the whole sum.
        ofMoney('Noch zu finanzieren', one => ('loan' in one.financing ? one.financing.open.mid.amount : null)),
        least(ofMoney('Rate im Monat', one => ('loan' in one.financing ? one.financing.monthlyRate.amount : null))),
        least(ofMoney('Rate und laufende Kosten im Monat', one => ('loan' in one.financing ? (one.financing.living?.month.mid.amount ?? null) : null))),
        ofMoney('Vermietet: was im Monat nach Steuer bleibt', one => ('year' in one.cashflow ? one.cashflow.year.mid.afterTaxMonth : null)),
      ],
    },
    {
      title: 'Ampel nach Gruppen',
      rows: groups.map(group =>
        row(group, ({ analysis }) =>
          lightCell(analysis.rating?.groups.find(one => one.group === group)?.light ?? undefined, 'antworten'),
        ),
      ),
    },
    {
      title: 'Was offen ist',
      rows: [
        row('Zu klären', ({ analysis: { todos } }) => amountCell({ value: todos.length, unit: '' }, `${todos.length}`, 'pruefen')),
        row('Zuerst', ({ analysis: { todos } }) => textCell(todos.slice(0, 3).map(({ document }) => document).join('; '), 'pruefen')),
      ],
    },
  ] // prettier-ignore
}

function moneyOf({ analysis, screen }: Compared, { ownFunds, sollzins }: EqualFinancing): MoneyJson | null {
  const asking = askedPrice(analysis.price)
  if (!analysis.facts || asking === null) return null
  // A report under earlier rules cannot be calculated with other terms than its own.
  if (screen.whatIf === null) return null
  const plan = recalculated(screen.whatIf, factsOf(analysis.facts), {
    price: euro(asking),
    ...(ownFunds !== null && { ownFunds: percent(ownFunds) }),
    ...(sollzins !== null && { sollzins: percent(sollzins) }),
  })
  return moneyJson(plan)
}

/** As the engine wants them: a unit that is not there is no key. */
function factsOf(facts: NonNullable<AnalysisJson['facts']>): Facts {
  const entries = Object.entries(facts).map(([key, fact]) => {
    if (fact === null) return [key, null]
    const { unit, ...rest } = fact
    return [key, { ...rest, ...(unit !== undefined && { unit }) }]
  })
  // Every key of the schema is there, with values of its schema.
  return Object.fromEntries(entries) as Facts
}

function euroCell(value: number | null | undefined, view: ComparedCell['view'] = 'rechnen'): ComparedCell | null {
  if (value === null || value === undefined) return null
  const whole: Amount = { value: Math.round(value), unit: '€' }
  return amountCell(whole, null, view)
}

function perSquareMetre({ facts }: AnalysisJson): ComparedCell | null {
  const value = (key: FactKey) => facts?.[key]?.value
  const [price, area] = [value('kaufpreis'), value('wohnflaeche')]
  if (typeof price !== 'number' || typeof area !== 'number' || area <= 0) return null
  const proofs = [...(facts?.kaufpreis?.evidence ?? []), ...(facts?.wohnflaeche?.evidence ?? [])]
  return { ...amountCell({ value: Math.round(price / area), unit: '€' }, null, 'antworten'), proofs }
}

function leastOf(cells: readonly (ComparedCell | null)[]): number[] {
  const known = cells.flatMap(cell => (cell?.amount ? [cell.amount.value] : []))
  const least = Math.min(...known)
  if (known.length < 2 || known.every(value => value === least)) return []
  return cells.flatMap((cell, at) => (cell?.amount?.value === least ? [at] : []))
}

interface ComparedFact {
  readonly label: string
  /** Read one after the other, as one says them together. */
  readonly keys: readonly FactKey[]
  /** Less is better for a buyer. */
  readonly less?: true
}
