import { isKeptWhole } from '#extraction/domain/deal/termsOfRight.ts'
import { euro, type Money } from '#kernel/money.ts'
import { germanPercent, inPercent } from '#kernel/share.ts'
import { BUYERS_WORD } from '#extraction/domain/given/withGiven.ts'
import { isTradeAlone } from '#extraction/domain/tradeAlone.ts'
import type { Assumed } from '#finance/domain/plan/assumptions.ts'
import type { CashFlowPlan, LettingYear } from '#finance/domain/plan/cashFlowPlan.ts'
import { POOL_PAYS } from '#finance/domain/plan/rentBasis.ts'
import type { Range } from '#finance/domain/range.ts'
import type { Light } from '#questions/domain/answer.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { bullets, chapter, chartBlock, emphasised, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { fixedDecimal, wholeEuro, wholeNumber } from './germanAmounts.ts'
import { monumentBlocks } from './monumentBlocks.ts'
import { rangeTable, totalTable } from './moneyTable.ts'
import { AUCTION_PRICE, notCalculated } from './notCalculated.ts'
import { plotBuilding } from './plot/plotBuilding.ts'
import { sourceLineOf } from './sourceLine.ts'
import { sentence } from './wording.ts'

const CASES = ['ungünstig', 'mittel', 'günstig'] as const

/** What letting brings: the first year, the years to come, what the rent says of the price. */
export function cashflowChapter({ judgement }: ReportInput): Chapter | null {
  if (!isNoField(judgement.assessment)) return null
  const { assessment } = judgement
  const { money, lens, offer } = assessment
  const { cashflow } = money
  const rented = lens === 'kapitalanlage'
  if (offer.kind === 'Grundstück') return { id: 'cashflow', ...plotBuilding(assessment) }
  const isHome = offer.kind !== 'Gewerbe'
  return chapter({
    id: 'cashflow',
    title: rented ? 'Cashflow' : isHome ? `Vermietung: was ${nameOf(assessment)} einbringen würde` : 'Vermietung',
    light: lettingLight(assessment),
    blocks: [
      ...(rented || !isHome ? [] : [OWN_USE]),
      ...(cashflow.ok
        ? flow(cashflow.value, money.assumptions.marginalRate, rented, monumentBlocks(assessment))
        : missingLetting(assessment, cashflow.failure)),
    ],
  })
}

/** That of its group, but never green above a rent that does not carry the purchase. null: nothing can be calculated. */
export function lettingLight({ rating, money }: Assessment): Light | null {
  if (!money.cashflow.ok) return null
  const light = rating.groups.find(one => one.group === 'Vermietung')?.light ?? null
  const loses = money.cashflow.value.year.mid.flow.afterTax.amount.cents < 0
  return light === 'grün' && loses ? 'gelb' : light
}

const OWN_USE: Block = paragraph(
  'Sie wollen vermutlich selbst einziehen. Die Rechnung zeigt, was eine Vermietung brächte: falls sich Ihr Leben ändert und als Probe, ob der Preis zur Miete passt.',
)

function nameOf({ offer }: Assessment): string {
  if (offer.kind === 'Wohnung') return 'die Wohnung'
  return offer.kind === 'Haus' || offer.kind === 'Mehrfamilienhaus' ? 'das Haus' : 'das Objekt'
}

const TRADE_RENT =
  'Ziehen Sie von der Miete ab, was der Mieter nach seinem Vertrag nicht trägt (oft Dach und Fach, Verwaltung, Versicherung), und rechnen Sie mit einem Leerstand nach dem Ende des Vertrags. Ob Umsatzsteuer auf die Miete kommt, klärt ein Steuerberater.'

/** Why the letting is not calculated, and what rent the market pays all the same. */
export function missingLetting({ money, offer }: Assessment, reason: string): Block[] {
  const rent = money.marketRent
  const todo = money.home.auction
    ? `Rechnen Sie vor dem Termin mit Ihrem höchsten Gebot: Miete, ${offer.kind === 'Wohnung' ? 'Hausgeld' : 'Instandhaltung'} und Rate müssen dann zusammenpassen.`
    : money.price === null
      ? 'Sobald der Preis feststeht, folgen Rendite, Steuer und Cashflow.'
      : isTradeAlone(offer)
        ? TRADE_RENT
        : isKeptWhole(offer.deal)
          ? 'Rechnen Sie mit keiner Miete, bis das Recht endet: Rate und Kosten zahlen Sie so lange aus eigener Tasche.'
          : 'Mit Mietvertrag und Hausgeldabrechnung lässt sich rechnen.'
  const known: Block[] = rent
    ? [
        paragraph(
          `Was schon feststeht: Die Marktmiete liegt bei ${wholeEuro(rent.low.amount)} bis ${wholeEuro(rent.high.amount)} im Jahr, am ehesten ${wholeEuro(rent.mid.amount)} (${rent.mid.formula}; geschätzt). ${sourceLineOf([rent.mid.source])}.`,
        ),
      ]
    : []
  const usual = offer.deal?.court?.usualRent
  const byCourt: Block[] = usual
    ? [paragraph(`Der Gutachter des Gerichts rechnet mit ${wholeEuro(euro(usual.euro))} im Monat, ${wholeEuro(euro(usual.euro * 12))} im Jahr, als üblicher Miete (Exposé, Seite ${usual.evidence.page}): Rechnen Sie mit ihr, nicht mit einer höheren.`)] // prettier-ignore
    : []
  return [...notCalculated(money.home.auction ? AUCTION_PRICE : reason, todo), ...byCourt, ...known]
}

export function rentLabel({ rent: { origin, rent }, ending }: Pick<CashFlowPlan, 'rent' | 'ending'>): string {
  // What the exposé states ends with its tenant: what is calculated with is what follows.
  if (ending)
    return ending.follows ? 'Miete im Jahr nach dem Auszug (Marktmiete, geschätzt)' : 'Miete im Jahr, die bleibt'
  if (origin !== 'stated') return 'Miete im Jahr (geschätzt)'
  if (rent.mid.source === POOL_PAYS) return 'Ausschüttung des Mietpools im Jahr laut Exposé'
  return rent.mid.source === BUYERS_WORD ? 'Miete im Jahr (von Ihnen angegeben)' : 'Miete im Jahr laut Exposé'
}

/** @param inFull with the years to come as a table: for who buys an income */
function flow(plan: CashFlowPlan, marginalRate: Assumed, inFull: boolean, monument: readonly Block[]): Block[] {
  const { year, rent, costs, depreciation } = plan
  const { mid } = year
  return [
    emphasised(lettingVerdict(plan)),
    ...forecast(plan, marginalRate, inFull),
    heading('Das erste Jahr'),
    rangeTable(
      { low: year.low.flow.beforeTax, mid: mid.flow.beforeTax, high: year.high.flow.beforeTax },
      { caption: 'Cashflow vor Steuern im ersten Jahr', unit: '€ im Jahr', cases: CASES },
    ),
    ...notes([...rent.notes, ...costs.notes]),
    heading('Die Steuer'),
    paragraph(
      `Zinsen, Kosten und Abschreibung mindern die Steuer, die Tilgung nicht. Gerechnet ist mit ${germanPercent(marginalRate.rate)} Steuer auf jeden weiteren Euro. ${sentence(marginalRate.source)} Abgeschrieben wird nur das Gebäude: ${wholeEuro(depreciation.gebaeude.amount)}${depreciation.raised ? `, davon ${wholeEuro(depreciation.raised.works)} erhöht, der Rest` : ''} mit ${germanPercent(depreciation.rate)} im Jahr (geschätzt). ${sentence(depreciation.gebaeude.source)} Den Grundstücksanteil legt am Ende das Finanzamt fest.`,
    ),
    ...monument,
    totalTable(mid.flow.taxable, { caption: 'Einkünfte aus Vermietung im mittleren Fall', unit: '€ im Jahr' }),
    totalTable(mid.flow.afterTax, { caption: 'Cashflow nach Steuern im mittleren Fall', unit: '€ im Jahr' }),
    ...(rent.ofPart ? [] : metrics(year)),
  ]
}

/** Whether the rent carries loan and cost, in one sentence. */
export function lettingVerdict({
  year: { low, mid, high },
  rent,
  uncertified,
}: Pick<CashFlowPlan, 'year' | 'rent' | 'uncertified'>): string {
  if (rent.ofPart) {
    const month = mid.afterTaxMonth
    return `Miete zahlt heute nur ein Teil, ${wholeEuro(rent.rent.mid.amount)} im Jahr: Damit ${month.cents < 0 ? `legen Sie im ersten Jahr im Monat ${wholeEuro(taken(month))} nach Steuern drauf` : `bleiben im ersten Jahr im Monat ${wholeEuro(month)} nach Steuern`}. Was das Ganze bringt, hängt daran, was Sie mit dem Rest tun; Rendite und Faktor des ganzen Preises nennen wir darum nicht.`
  }
  if (uncertified && uncertified.cents < 0)
    return `Die Miete trägt Kredit und Kosten nicht: Ohne Steuervorteil legen Sie im ersten Jahr im Monat ${wholeEuro(taken(uncertified))} nach Steuern drauf. Nur wenn die Arbeiten wie angekündigt bescheinigt werden, ${mid.afterTaxMonth.cents < 0 ? `sind es ${wholeEuro(taken(mid.afterTaxMonth))}` : `bleiben ${wholeEuro(mid.afterTaxMonth)}`}.`
  const [worst, best] = [low.afterTaxMonth, high.afterTaxMonth]
  const certain = worst.cents === best.cents
  if (mid.afterTaxMonth.cents < 0 && best.cents < 0) {
    const span = certain ? '' : ` (${wholeEuro(taken(best))} bis ${wholeEuro(taken(worst))})`
    return `Die Miete trägt Kredit und Kosten nicht: Im ersten Jahr legen Sie im Monat ${wholeEuro(taken(mid.afterTaxMonth))} nach Steuern drauf${span}.`
  }
  const span = certain ? '' : ` (${wholeEuro(worst)} bis ${wholeEuro(best)})`
  return mid.afterTaxMonth.cents < 0
    ? `Die Miete trägt Kredit und Kosten knapp nicht: Im ersten Jahr fehlen im Monat ${wholeEuro(taken(mid.afterTaxMonth))} nach Steuern${span}.`
    : `Die Miete trägt Kredit und Kosten: Im ersten Jahr bleiben im Monat ${wholeEuro(mid.afterTaxMonth)} nach Steuern${span}.`
}

function taken({ cents }: Money): Money {
  return { cents: -cents }
}

/** @param inFull with a table of all years */
export function forecast(
  { forecast: years, rent, uncertified }: CashFlowPlan,
  { source }: Assumed,
  inFull: boolean,
): Block[] {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last || rent.ofPart) return []
  const positive = years.find(({ afterTax }) => afterTax.cents >= 0)
  const title =
    first.afterTax.cents >= 0 && last.afterTax.cents < 0
      ? `Anfangs bleibt nach Steuern etwas übrig, im ${last.year}. Jahr legen Sie ${wholeEuro(taken(last.afterTax))} drauf.`
      : positive === undefined
        ? `Auch im ${last.year}. Jahr legen Sie noch ${wholeEuro(taken(last.afterTax))} drauf.`
        : positive.year === 1
          ? `Vom ersten Jahr an bleibt nach Steuern etwas übrig, im ${last.year}. Jahr ${wholeEuro(last.afterTax)}.`
          : `Ab dem ${positive.year}. Jahr trägt die Miete Kredit, Kosten und Steuern.`
  return [
    chartBlock({
      kind: 'columns',
      title,
      source: `Cashflow nach Steuern im Jahr, mittlerer Fall${uncertified ? ', mit erhöhter AfA, wenn sie bescheinigt wird' : ''}. Steigerung von Miete und Kosten: Annahmen, keine Vorhersage. ${source}`,
      columns: years.map(({ year, afterTax }) => ({
        label: `Jahr ${year}`,
        value: afterTax.cents / 100,
        text: wholeEuro(afterTax),
      })),
    }),
    ...(inFull ? [yearTable(years)] : []),
  ]
}

function yearTable(years: CashFlowPlan['forecast']): Block {
  return table(
    'Miete, Kosten, Kredit, Steuer und Ergebnis Jahr für Jahr',
    ['Jahr', ...numeric('Miete in €', 'Kosten in €', 'Zinsen in €', 'Tilgung in €', 'Steuer in €', 'Ergebnis in €')],
    years.map(one => [
      String(one.year),
      ...[one.rent, one.costs, one.interest, one.tilgung, one.tax, one.afterTax].map(({ cents }) =>
        wholeNumber(cents / 100),
      ),
    ]),
    { source: 'Steuer unter 0 ist eine Erstattung. Auf volle Euro gerundet.' },
  )
}

function notes(texts: readonly string[]): Block[] {
  return texts.length === 0 ? [] : [bullets(texts.map(sentence))]
}

function metrics({ low, mid, high }: Range<LettingYear>): Block[] {
  const percent = ({ value }: { value: { parts: number; of: number } }) => fixedDecimal(inPercent(value), 2)
  const years = ({ value }: { value: { parts: number; of: number } }) => fixedDecimal(inPercent(value) / 100, 2)
  const row = (name: string, formula: string, at: (one: LettingYear) => string) => [
    name,
    formula,
    at(low),
    at(mid),
    at(high),
  ]
  const own = mid.eigenkapital
  return [
    heading('Was die Miete über den Preis sagt'),
    table(
      'Kennzahlen der Vermietung in drei Fällen',
      ['Kennzahl', 'Rechenweg (mittel)', ...numeric(...CASES)],
      [
        row('Bruttomietrendite in %', mid.metrics.bruttomietrendite.formula, one =>
          percent(one.metrics.bruttomietrendite),
        ),
        row('Nettomietrendite in %', mid.metrics.nettomietrendite.formula, one =>
          percent(one.metrics.nettomietrendite),
        ),
        row('Kaufpreisfaktor in Jahresmieten', mid.metrics.kaufpreisfaktor.formula, one =>
          years(one.metrics.kaufpreisfaktor),
        ),
        ...(own
          ? [
              row('Rendite auf das Eigenkapital in %', own.withTilgung.formula, one =>
                one.eigenkapital ? percent(one.eigenkapital.withTilgung) : '–',
              ),
            ]
          : []),
      ],
      {
        source:
          'Bruttomietrendite: Miete durch Preis samt Stellplatz, Arbeiten und Umlage. Nettomietrendite: Miete ohne die Kosten des Vermieters, durch Preis und Nebenkosten. Kaufpreisfaktor: derselbe Preis in Jahresmieten. Rendite auf das Eigenkapital: mit Tilgung und Steuer.',
      },
    ),
  ]
}
