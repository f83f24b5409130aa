import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { type Amount, type Sheet, sheet, type SheetCell } from './sheet.ts'

interface Line {
  readonly key: string
  readonly label: string
  readonly unit: Amount['unit']
  readonly note: string
  readonly value: number
  /** With the keys of other lines in braces; null: the reader states the value. */
  readonly formula: string | null
}

/** A heading between the lines. */
type Entry = Line | string

const COLUMNS = [['Posten', 44], ['Wert', 18], ['Hinweis', 70]] as const // prettier-ignore
const YELLOW = 'Gelb hinterlegte Werte können Sie ändern, alles andere rechnet mit.'

/** Costs, loan and yield to play with: what was assumed is an input, what follows from it a formula. Begins with the figures of the report. */
export function liveSheet(analysis: AnalysisJson): Sheet {
  const costs = costLines(analysis)
  if (costs.length === 0)
    return sheet('Kalkulation', COLUMNS, [['Ohne Kaufpreis gibt es nichts zu rechnen.', null, null]], false)
  const entries: Entry[] = [
    YELLOW,
    'Was es kostet',
    ...costs,
    ...headed('Wie es bezahlt wird', loanLines(analysis)),
    ...headed('Was es vermietet einbringt', lettingLines(analysis)),
  ]
  const cellOf = new Map(entries.flatMap((entry, at) => (typeof entry === 'string' ? [] : [[entry.key, `B${at + 2}`]])))
  const rows = entries.map((entry): SheetCell[] => {
    if (typeof entry === 'string') return [entry, null, null]
    const { label, value, unit, formula, note } = entry
    if (formula === null) return [label, { value, unit, isInput: true }, note]
    const named = formula.replace(/\{(\w+)\}/g, (_, key: string) => {
      const cell = cellOf.get(key)
      if (cell === undefined) throw new Error(`the formula of ${label} names ${key}, which is no line`)
      return cell
    })
    return [label, { formula: named, value, unit }, note]
  })
  return sheet('Kalkulation', COLUMNS, rows, false)
}

function headed(title: string, lines: readonly Line[]): Entry[] {
  return lines.length === 0 ? [] : [title, ...lines]
}

const input = (key: string, label: string, value: number, unit: Amount['unit'], note = ''): Line => ({
  ...{ key, label, value, unit, note },
  formula: null,
})
const result = (
  key: string,
  label: string,
  value: number,
  formula: string,
  unit: Amount['unit'] = '€',
  note = '',
): Line => ({
  ...{ key, label, value, unit, note },
  formula,
})

function costLines(analysis: AnalysisJson): Line[] {
  const { purchaseCosts } = analysis
  if (!purchaseCosts || !('investment' in purchaseCosts)) return []
  const { price, total, parking, investment } = purchaseCosts
  const beside = parking?.extra?.amount ?? 0
  const whole = price + beside
  const shares = total.mid.parts.flatMap(({ label, amount, formula }, at): Line[] => [
    input(`share${at}`, `${label}, Anteil am Preis`, (amount / whole) * 100, '%', `Im Bericht: ${formula}`),
    result(`part${at}`, label, amount, `{whole}*{share${at}}/100`),
  ])
  const parts = total.mid.parts.map((_, at) => `{part${at}}`)
  const rest = restOf(analysis)
  return [
    input('price', 'Kaufpreis', price, '€'),
    input('beside', `${parking?.extra?.label ?? 'Stellplatz'} neben dem Preis`, beside, '€'),
    result('whole', 'Preis zusammen', whole, '{price}+{beside}'),
    ...shares,
    result(
      'costs',
      total.mid.label,
      total.mid.amount,
      parts.join('+') || '0',
      '€',
      'Gebühren sind gestaffelt: bei viel anderem Preis nur ungefähr',
    ),
    ...rest.map(({ key, label, amount }) => input(key, label, amount, '€', 'Mitte unserer Rechnung')),
    result(
      'all',
      investment.mid.label,
      investment.mid.amount,
      ['{whole}', '{costs}', ...rest.map(({ key }) => `{${key}}`)].join('+'),
    ),
  ]
}

/** What of the investment is neither price nor cost of buying: Grundschuld and works, as the report names them. */
function restOf({
  purchaseCosts,
}: AnalysisJson): { readonly key: string; readonly label: string; readonly amount: number }[] {
  if (!purchaseCosts || !('investment' in purchaseCosts)) return []
  const { total, parking, investment } = purchaseCosts
  const [, ...parts] = investment.mid.parts
  const known = [total.mid.label, parking?.extra?.label]
  return parts
    .filter(({ label }) => !known.includes(label))
    .map(({ label, amount }, at) => ({ key: `rest${at}`, label, amount }))
}

function loanLines(analysis: AnalysisJson): Line[] {
  const { financing, purchaseCosts } = analysis
  if (!financing || !('loan' in financing) || !purchaseCosts || !('investment' in purchaseCosts)) return []
  const { loan, ownFunds, open, sollzins, tilgung, yearsFixed, monthlyRate, restschuld } = financing
  const whole = purchaseCosts.price + (purchaseCosts.parking?.extra?.amount ?? 0)
  // Own money pays what the report lets it pay; the works stay open.
  const paid = restOf(analysis).flatMap(({ key, label }) =>
    ownFunds.mid.parts.some(part => part.label === label) ? [`{${key}}`] : [],
  )
  const growth = '(1+{interest}/1200)^(12*{years})'
  return [
    input('ltv', 'Darlehen, Anteil am Preis', (loan.amount / whole) * 100, '%'),
    result('loan', 'Darlehen', loan.amount, '{whole}*{ltv}/100'),
    result('own', 'Eigenkapital', ownFunds.mid.amount, `${['{whole}', '{costs}', ...paid].join('+')}-{loan}`),
    result('open', 'Noch zu finanzieren', open.mid.amount, '{all}-{own}-{loan}'),
    input('interest', 'Sollzins im Jahr', sollzins.percent, '%', sollzins.source),
    input('repayment', 'Tilgung im ersten Jahr', tilgung.percent, '%', tilgung.source),
    input('years', 'Zinsbindung in Jahren', yearsFixed, ''),
    result('rate', 'Rate im Monat', monthlyRate.amount, '{loan}*({interest}+{repayment})/1200'),
    result(
      'left',
      'Restschuld danach',
      restschuld.amount,
      `IF({interest}=0,{loan}-12*{years}*{rate},{loan}*${growth}-{rate}*(${growth}-1)/({interest}/1200))`,
      '€',
      'auf den Euro; die Bank rundet jede Rate',
    ),
  ]
}

/** Of the rent of a part there is no yield: the price is that of the whole. */
function lettingLines(analysis: AnalysisJson): Line[] {
  const { cashflow, financing } = analysis
  if (!cashflow || !('year' in cashflow)) return []
  const { rent, costs, bruttomietrendite, nettomietrendite, kaufpreisfaktor, beforeTaxMonth } = cashflow.year.mid
  const paid = [
    input('rent', rent.label, rent.amount, '€', cashflow.ofPart ? OF_PART : rent.source),
    input('running', costs.label, costs.amount, '€', 'im Jahr, was der Vermieter trägt'),
  ]
  if (cashflow.ofPart) return paid
  const beside = besideLines(analysis)
  const [more, lent] = beside.length > 0 ? ['+{works}', '-{works}*({interest}+{repayment})/1200'] : ['', '']
  const net = `({rent}-{running})/({whole}+{costs}${more})*100`
  const hasLoan = financing && 'loan' in financing
  return [
    ...paid,
    ...beside,
    result('gross', bruttomietrendite.label, bruttomietrendite.percent, `{rent}/({whole}${more})*100`, '%'),
    result('net', nettomietrendite.label, nettomietrendite.percent, net, '%'),
    result('factor', kaufpreisfaktor.label, kaufpreisfaktor.years, `({whole}${more})/{rent}`, ''),
    ...(hasLoan
      ? [result('flow', 'Cashflow vor Steuern im Monat', beforeTaxMonth, `({rent}-{running})/12-{rate}${lent}`)]
      : []),
  ]
}

const OF_PART = 'nur die Miete des vermieteten Teils: keine Rendite des ganzen Preises'

/** Works and Sonderumlage that the rent must pay for too. Empty: none. */
function besideLines(analysis: AnalysisJson): Line[] {
  const { cashflow } = analysis
  if (!cashflow || !('year' in cashflow) || !cashflow.beside) return []
  const { label, amount, parts } = cashflow.beside
  const keys = restOf(analysis).filter(one => parts.some(part => part.label === one.label))
  return [result('works', label, amount, keys.map(({ key }) => `{${key}}`).join('+'), '€', 'zählt in Rendite und Cashflow')] // prettier-ignore
}
