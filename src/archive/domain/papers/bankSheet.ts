import type { FactKey } from '#extraction/domain/facts.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { askedPrice } from '#reports/domain/askedPrice.ts'
import { type Paper, type PaperGroup, type PaperRow, shortened } from './paper.ts'

/** So that it is one page, whatever the exposé says. */
const MAX_OPEN = 6
const MAX_VALUE = 60
const MAX_LABEL = 46
const MAX_REASON = 220
const MAX_OPEN_TEXT = 90
const UNKNOWN = '–'

/** What a bank asks first, on one page: the object, what it costs, how it is paid, what it is worth, what is open. */
export function bankSheet(analysis: AnalysisJson, object: string): Paper {
  const groups = [
    objectGroup(analysis),
    energyGroup(analysis),
    costGroup(analysis),
    loanGroup(analysis),
    valueGroup(analysis),
    lettingGroup(analysis),
    openGroup(analysis),
  ]
  const day = analysis.provenance?.day
  return {
    title: 'Bankblatt',
    subtitle: shortened(object, 90),
    form: 'bank',
    heads: [],
    groups: groups.filter(group => group !== null),
    notes: [
      `Grundlage: Angaben des Exposés, ${UNKNOWN} heißt: nicht bekannt. „S. 2“ ist die Seite im Exposé, „Käufer“ eine Angabe des Käufers.`,
      'Zins, Tilgung und Eigenkapital sind Annahmen, kein Angebot. Die Wertspanne ist eine Schätzung aus Marktdaten, kein Gutachten und keine Beleihungswertermittlung.',
      ...(day === undefined ? [] : [`Stichtag ${day.split('-').reverse().join('.')}.`]),
    ],
  }
}

const OBJECT: readonly (readonly [label: string, keys: readonly FactKey[]])[] = [
  ['Objektart', ['objektart']],
  ['Straße', ['strasse']],
  ['Ort', ['plz', 'ort']],
  ['Baujahr', ['baujahr']],
  ['Wohnfläche', ['wohnflaeche']],
  ['Grundstück', ['grundstuecksflaeche']],
  ['Zimmer', ['zimmer']],
  ['Zustand', ['zustand']],
  ['Letzte Modernisierung', ['letzteModernisierung']],
  ['Vermietet', ['vermietet']],
  ['Hausgeld im Monat', ['hausgeldMonat']],
  ['Erhaltungsrücklage', ['erhaltungsruecklage']],
]
/** A house has no Hausgeld and a flat no plot of its own: they stand only where the exposé names them. */
const MAY_MISS: readonly FactKey[] = [
  'grundstuecksflaeche',
  'hausgeldMonat',
  'erhaltungsruecklage',
  'strasse',
  'vermietet',
]

function objectGroup({ facts }: AnalysisJson): PaperGroup {
  const rows = OBJECT.flatMap(([label, keys]): PaperRow[] => {
    const found = keys.flatMap(key => facts?.[key] ?? [])
    const [first] = found
    if (!first) return keys.some(key => MAY_MISS.includes(key)) ? [] : [row(label, UNKNOWN)]
    const said = found.map(({ value, unit }) => germanValue(value, unit)).join(' ')
    return [row(label, said, whereOf(first))]
  })
  return { title: 'Objekt', isMoney: false, rows }
}

type Fact = NonNullable<NonNullable<AnalysisJson['facts']>[FactKey]>

function whereOf({ source, evidence }: Fact): string {
  if (source === 'kaeufer') return 'Käufer'
  const [first] = evidence
  return first ? `S. ${first.page}` : ''
}

function energyGroup({ facts, energy }: AnalysisJson): PaperGroup {
  const fact = (label: string, key: FactKey): PaperRow => {
    const found = facts?.[key]
    return found ? row(label, germanValue(found.value, found.unit), whereOf(found)) : row(label, UNKNOWN)
  }
  const heating = energy && 'heating' in energy ? energy.heating : null
  return {
    title: 'Energie',
    isMoney: false,
    rows: [
      fact('Energieklasse', 'energieklasse'),
      fact('Energiekennwert', 'energiekennwert'),
      fact('Energieträger', 'energietraeger'),
      fact('Baujahr der Heizung', 'heizungBaujahr'),
      ...(heating ? [row('Heizkosten im Jahr, geschätzt', euro(heating.mid.amount))] : []),
    ],
  }
}

function costGroup({ purchaseCosts, price }: AnalysisJson): PaperGroup {
  const title = 'Kosten'
  const asked = askedPrice(price)
  if (!purchaseCosts || !('investment' in purchaseCosts)) {
    return {
      title,
      isMoney: true,
      rows: [row('Angebotspreis', asked === null ? UNKNOWN : euro(asked)), reason(purchaseCosts?.reason)],
    }
  }
  const { investment } = purchaseCosts
  return {
    title,
    isMoney: true,
    rows: [
      ...investment.mid.parts.map(({ label, amount }) => row(label, euro(amount))),
      strong(investment.mid.label, euro(investment.mid.amount), spanOf(investment)),
    ],
  }
}

function loanGroup({ financing }: AnalysisJson): PaperGroup {
  const title = 'Finanzierung'
  if (!financing || !('loan' in financing)) return { title, isMoney: true, rows: [reason(financing?.reason)] }
  const { loan, ownFunds, open, sollzins, tilgung, yearsFixed, monthlyRate, rateWithOpen, restschuld, neededIncome } =
    financing
  const isOpen = open.mid.amount > 0
  return {
    title,
    isMoney: true,
    rows: [
      row(ownFunds.mid.label, euro(ownFunds.mid.amount)),
      strong(loan.label, euro(loan.amount)),
      ...(isOpen ? [row('Noch zu finanzieren', euro(open.mid.amount))] : []),
      row('Sollzins, angenommen', percent(sollzins.percent), `${yearsFixed} Jahre fest`),
      row('Tilgung im ersten Jahr, angenommen', percent(tilgung.percent)),
      strong('Rate im Monat', euro(monthlyRate.amount)),
      ...(isOpen ? [row('Rate, wenn auch das Offene finanziert wird', euro(rateWithOpen.mid.amount))] : []),
      row('Darlehen zum Kaufpreis', percent(financing.kaufpreisauslauf)),
      row(restschuld.label, euro(restschuld.amount)),
      row(
        `Dafür übliches Nettoeinkommen im Monat${isOpen ? ', ohne das noch zu Finanzierende' : ''}`,
        euro(neededIncome.amount),
      ),
    ],
  }
}

function valueGroup({ price }: AnalysisJson): PaperGroup {
  const title = 'Wertschätzung'
  const estimate = price?.estimate
  if (!estimate) return { title, isMoney: true, rows: [reason(price?.reason)] }
  return {
    title,
    isMoney: true,
    rows: [
      strong('Mitte', euro(estimate.mid)),
      row('Spanne', `${euro(estimate.low)} bis ${euro(estimate.high)}`),
      ...(price.deviationPercent === null
        ? []
        : [
            row(
              'Angebotspreis gegen die Mitte',
              `${price.deviationPercent > 0 ? '+' : ''}${percent(price.deviationPercent)}`,
            ),
          ]),
      ...price.methods.flatMap(({ name, value }) => (value === null ? [] : [row(name, euro(value))])),
      ...(price.level ? [row('Marktdaten', price.level.place, `Güte: ${price.level.dataQuality}`)] : []),
    ],
  }
}

/** null: not let, and not known what it would bring in. */
function lettingGroup({ cashflow }: AnalysisJson): PaperGroup | null {
  if (!cashflow || !('year' in cashflow)) return null
  const { mid } = cashflow.year
  return {
    title: cashflow.rentOrigin === 'stated' ? 'Vermietung' : 'Wenn vermietet',
    isMoney: true,
    rows: [
      row(mid.rent.label, euro(mid.rent.amount), cashflow.ofPart ? 'nur vermieteter Teil, ohne Rendite' : ''),
      row(mid.costs.label, euro(mid.costs.amount)),
      ...(cashflow.ofPart ? [] : yieldRows(cashflow)),
    ],
  }
}

/** The price is that of the whole: so must be the rent. */
function yieldRows({ year: { mid }, beside }: LetYears): PaperRow[] {
  const note = beside ? `mit ${euro(beside.amount)} neben dem Preis` : ''
  return [
    row(mid.bruttomietrendite.label, percent(mid.bruttomietrendite.percent), note),
    row(mid.nettomietrendite.label, percent(mid.nettomietrendite.percent), note),
    row('Cashflow vor Steuern im Monat', euro(mid.beforeTaxMonth), note),
  ]
}

type LetYears = Extract<NonNullable<AnalysisJson['cashflow']>, { year: unknown }>

function openGroup({ todos }: AnalysisJson): PaperGroup | null {
  if (todos.length === 0) return null
  const first = todos.slice(0, MAX_OPEN).map(({ document }) => line(shortened(document, MAX_OPEN_TEXT)))
  const left = todos.length - first.length
  return {
    title: 'Noch zu klären',
    isMoney: false,
    rows: left > 0 ? [...first, line(`und ${left} weitere Punkte im Bericht`)] : first,
  }
}

function row(label: string, value: string, note = ''): PaperRow {
  return { cells: [shortened(label, MAX_LABEL), shortened(value, MAX_VALUE), shortened(note, 40)] }
}

function strong(label: string, value: string, note = ''): PaperRow {
  return { ...row(label, value, note), isStrong: true }
}

function reason(sentence: string | null | undefined): PaperRow {
  return line(shortened(sentence ?? 'Nicht berechnet.', MAX_REASON))
}

/** Over the whole width. */
function line(text: string): PaperRow {
  return { cells: [text, '', ''] }
}

function spanOf({ low, high }: { low: { amount: number }; high: { amount: number } }): string {
  return low.amount === high.amount ? '' : `${euro(low.amount)} bis ${euro(high.amount)}`
}

function euro(value: number): string {
  return germanValue(Math.round(value), '€').replace('-', '−')
}

function percent(value: number): string {
  return germanValue(Math.round(value * 10) / 10, '%').replace('-', '−')
}
