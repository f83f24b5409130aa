import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanEuros, type Money, shareOf } from '#kernel/money.ts'
import { germanPercent, inPercent, percent, type Share } from '#kernel/share.ts'
import { RECHENWERTE } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { besidesCounted } from '#finance/domain/plan/beforeLetting.ts'
import type { CashFlowPlan, LettingYear } from '#finance/domain/plan/cashFlowPlan.ts'
import type { PartLetting } from '#finance/domain/plan/partLetting.ts'
import type { Figure } from '#finance/domain/part.ts'
import { across, type Range } from '#finance/domain/range.ts'
import type { RentMetrics } from '#finance/domain/rentMetrics.ts'
import type { ByQuestion } from '../answer.ts'
import { amberLimit, basisOf, type Draft, judged, type MoneyContext, sourcesOf, span, written } from './moneyFinding.ts'

type Drafts = ByQuestion<Draft>

const INPUTS: readonly FactKey[] = ['kaufpreis', 'kaltmieteMonat', 'jahresnettokaltmiete', 'wohnflaeche', 'vermietet']

/**
 * What letting yields. An estimate is judged by its favourable end, so that a missing statement does not speak against the home; where
 * units are vacant, by the rent that is paid: that they could all be let is no estimate but a hope.
 */
export function lettingDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  if (!plan.cashflow.ok) return {}
  const flow = plan.cashflow.value
  const { ofPart } = flow.rent
  const ofWhole = (draft: Draft) => (ofPart ? unjudged(draft) : draft)
  return {
    bruttorendite: ofPart ? noYield(flow) : brutto(flow, context),
    'rendite-angabe-plausibel': ofPart ? null : advertised(flow, context),
    kaufpreisfaktor: ofPart ? noYield(flow) : factor(flow, context),
    nettorendite: ofPart ? noYield(flow) : netto(flow, context),
    cashflow: ofWhole(cash(flow, context)),
    bewirtschaftungskosten: ofWhole(costs(flow, plan, context)),
    'afa-satz': afa(flow, plan),
  }
}

/** The price is that of the whole: divided by the rent of a part it gives a yield that nobody has. */
function noYield({ rent }: CashFlowPlan): Draft {
  return {
    answer: `Nicht zu rechnen: Bekannt ist nur die Miete des vermieteten Teils, ${germanEuros(rent.rent.mid.amount)} im Jahr; der Preis gilt für das Ganze`,
    source: sourcesOf(rent.rent.mid),
    basis: 'assumption',
    inputs: INPUTS,
    stillOpen: true,
  }
}

/** What the rent of a part leaves is told, and nothing is judged by it. */
function unjudged({ light: _, reason: __, ...draft }: Draft): Draft {
  const answer = `${draft.answer}; das ist nur die Miete des vermieteten Teils`
  return { ...draft, answer, basis: 'assumption', stillOpen: true }
}

/** The end by which a light is given: a rent that ends is no favourable one. */
function counts<Value>({ rent, ending }: CashFlowPlan, { mid, high }: Range<Value>): Value {
  return rent.partly || ending ? mid : high
}

function figures({ year }: CashFlowPlan, key: Ratio): Range<Figure> {
  return across(year, ({ metrics }) => metrics[key])
}

type Ratio = Exclude<keyof RentMetrics, 'afterGroundRent' | 'onBarePrice'>

/** Who pays an Erbbauzins earns what is left of the rent: that is judged, whatever is advertised. null: there is none. */
function afterGroundRent(
  flow: CashFlowPlan,
  key: 'bruttomietrendite' | 'kaufpreisfaktor',
): { readonly mid: Share; readonly best: Share } | null {
  const { year } = flow
  const [mid, best] = [year.mid.metrics.afterGroundRent?.[key], counts(flow, year).metrics.afterGroundRent?.[key]]
  return mid && best ? { mid: mid.value, best: best.value } : null
}

/** @param partly today and once all is let are two states, no range of one */
function percents(
  { low, mid, high }: Range<{ readonly value: Share }>,
  { rent: { partly }, ending }: Pick<CashFlowPlan, 'rent' | 'ending'>,
): string {
  if (partly?.potential) {
    return `${germanPercent(low.value)} mit ${rentOf(partly, ending !== null)}, ${germanPercent(high.value)}, wenn alle Wohnungen zur Marktmiete vermietet sind`
  }
  const [a, b, c] = [low, mid, high].map(({ value }) => germanPercent(value))
  return a === c ? (b ?? '') : `${b ?? ''} (${a ?? ''} bis ${c ?? ''})`
}

/** German, dative: the rent of the low end; a notice takes more off than what stands empty today. */
function rentOf({ let: isLet, units }: PartLetting, isEnding: boolean): string {
  const today = `${isLet} von ${units} Einheiten vermietet`
  return isEnding ? `der Miete nach der Kündigung (heute ${today})` : `der heutigen Miete (${today})`
}

/** What is paid beside the price is in every figure, and must be named. */
function besides({ parking, beside }: CashFlowPlan): string {
  const told = besidesCounted(parking, beside)
  return told && ` mit ${told}`
}

function brutto(flow: CashFlowPlan, { day }: MoneyContext): Draft {
  const all = figures(flow, 'bruttomietrendite')
  const left = afterGroundRent(flow, 'bruttomietrendite')
  return {
    answer: `${percents(all, flow)}${left ? `, nach Erbbauzins ${germanPercent(left.mid)}` : ''}${besides(flow)}`,
    formula: all.mid.formula,
    source: sourcesOf(flow.rent.rent.mid),
    basis: basisOf(flow.rent.rent.high),
    inputs: INPUTS,
    light: judged(inPercent(left?.best ?? counts(flow, all).value), 'bruttorendite', 'below', day),
    reason: `Die Bruttorendite liegt unter ${amberLimit('bruttorendite', day)}\u00a0%: Zins und Kosten zehren die Miete auf. Verhandeln Sie den Preis.`,
  }
}

/** Only against the rent that the exposé tells as paid today: also where some of it has an end, which the figures go on without. */
function advertised(flow: CashFlowPlan, { offer, day }: MoneyContext): Draft | null {
  const { mietrendite: stated, kaufpreis, jahresnettokaltmiete, kaltmieteMonat } = offer.numbers
  if (stated === null || stated <= 0 || flow.rent.origin !== 'stated') return null
  const { onBarePrice } = flow.year.mid.metrics
  const year = jahresnettokaltmiete ?? (kaltmieteMonat === null ? null : MONTHS * kaltmieteMonat)
  const ofToday =
    flow.ending && year !== null && kaufpreis !== null && kaufpreis > 0 ? quotientOf(year, kaufpreis) : null
  if (flow.ending && !ofToday) return null
  const { value, formula } = ofToday ?? onBarePrice
  const light = judged(stated - inPercent(value), 'renditeAngabe', 'above', day)
  const shown = `${germanNumber(stated)}\u00a0%`
  const later = ofToday ? `, nach der Kündigung ${germanPercent(onBarePrice.value)}` : ''
  return {
    answer:
      light === 'grün'
        ? `Ja, genannt ${shown}, errechnet ${germanPercent(value)}${later}`
        : `Nein, genannt ${shown}, ${offer.pooled ? 'die Ausschüttung des Mietpools' : 'die gezahlte Miete'} bringt nur ${germanPercent(value)}${later}`,
    formula,
    basis: basisOf(flow.rent.rent.mid),
    source: sourcesOf(flow.rent.rent.mid),
    inputs: ['mietrendite', ...INPUTS],
    light,
    reason: 'Die beworbene Rendite ist höher als die errechnete. Lassen Sie sich den Rechenweg zeigen.',
  }
}

const MONTHS = 12

function quotientOf(year: number, price: number): { value: Share; formula: string } {
  return {
    value: shareOf(euro(year), euro(price)),
    formula: `${germanEuros(euro(year))} ÷ ${germanEuros(euro(price))}`,
  }
}

function factor(flow: CashFlowPlan, { day }: MoneyContext): Draft {
  const all = figures(flow, 'kaufpreisfaktor')
  const [best, mid, worst] = [all.high, all.mid, all.low].map(({ value }) => inPercent(value) / 100)
  const left = afterGroundRent(flow, 'kaufpreisfaktor')
  const counted = left ? inPercent(left.mid) / 100 : (mid ?? 0)
  const [from, to] = [
    rowAt(RECHENWERTE, day, 'faktorUeblichVon').value,
    rowAt(RECHENWERTE, day, 'faktorUeblichBis').value,
  ]
  const show = (value = 0) => germanNumber(value, 1)
  const years = flow.rent.partly?.potential
    ? `${show(mid)} Jahresmieten mit ${rentOf(flow.rent.partly, flow.ending !== null)}, ${show(best)}, wenn alle Wohnungen zur Marktmiete vermietet sind`
    : show(best) === show(worst)
      ? `${show(mid)} Jahresmieten`
      : `${show(mid)} Jahresmieten (${show(best)} bis ${show(worst)})`
  return {
    answer: `${years}${left ? `, nach Erbbauzins ${show(counted)}` : ''}${besides(flow)}`,
    formula: all.mid.formula,
    source: sourcesOf(flow.rent.rent.mid),
    basis: basisOf(flow.rent.rent.high),
    inputs: INPUTS,
    light: judged(inPercent(left?.best ?? counts(flow, all).value) / 100, 'kaufpreisfaktor', 'above', day),
    reason: `Der Preis${besides(flow)} entspricht ${show(counted)} Jahresmieten${left ? ' nach Erbbauzins' : ''}; grün ist die Ampel bis ${from}, rot ab ${to}. ${counted > to ? 'Das ist für eine Kapitalanlage sehr teuer' : 'Günstig ist das für eine Kapitalanlage nicht'}: Vergleichen Sie mit Faktoren am Ort.`,
  }
}

function netto(flow: CashFlowPlan, { day }: MoneyContext): Draft {
  const all = figures(flow, 'nettomietrendite')
  return {
    answer: `${percents(all, flow)}${besides(flow)}`,
    formula: all.mid.formula,
    source: sourcesOf(flow.rent.rent.mid, ...flow.year.mid.costs.parts),
    basis: 'assumption',
    inputs: [...INPUTS, 'hausgeldMonat', 'hausgeldNichtUmlagefaehig', 'kaeuferprovision'],
    light: judged(inPercent(counts(flow, all).value), 'nettorendite', 'below', day),
    reason: `Nach Kosten bleiben weniger als ${germanNumber(amberLimit('nettorendite', day))}\u00a0%. Das liegt unter dem Darlehenszins: Jeder geliehene Euro kostet Sie Geld.`,
  }
}

function cash(plan: CashFlowPlan, { day }: MoneyContext): Draft {
  const { year, rent } = plan
  const judgedBy = counts(plan, year)
  const month = across(year, ({ flow }) => ({ amount: flow.beforeTaxMonth }))
  const best = shareOf(judgedBy.flow.beforeTax.amount, judgedBy.rent.amount)
  return {
    answer: `${span(month)} im Monat vor Steuern, ${germanEuros(year.mid.afterTaxMonth)} nach Steuern`,
    formula: written(year.mid.flow.beforeTax),
    source: sourcesOf(rent.rent.mid, ...year.mid.flow.beforeTax.parts),
    basis: 'assumption',
    inputs: [...INPUTS, 'hausgeldMonat', 'hausgeldNichtUmlagefaehig'],
    light: judged(inPercent(best), 'cashflow', 'below', day),
    reason: lossReason(year.mid),
  }
}

/** As large as it is: a loss above the whole rent is no "fifth". */
function lossReason({ flow, rent }: LettingYear): string {
  const loss = -flow.beforeTax.amount.cents
  const month = germanEuros({ cents: -flow.beforeTaxMonth.cents })
  const share = germanPercent(percent(Math.round((loss / rent.amount.cents) * 100)))
  const size =
    loss > rent.amount.cents
      ? `Sie legen jeden Monat ${month} drauf: mehr, als die ganze Miete einbringt (${share} der Miete).`
      : `Sie legen jeden Monat ${month} drauf, das sind ${share} der Miete.`
  return `${size} Das trägt nur, wer den Zuschuss dauerhaft aufbringt: Prüfen Sie mehr Eigenkapital oder einen niedrigeren Preis.`
}

/** At the rent of the middle; the favourable end of the cost is judged. */
function costs({ rent, costs, year }: CashFlowPlan, { home }: MoneyPlan, { day }: MoneyContext): Draft {
  const yearly = rent.rent.mid.amount
  const range = { low: costs.at(yearly, 'low'), mid: year.mid.costs, high: costs.at(yearly, 'high') }
  const stated = costs.origin === 'stated'
  const share = (amount: Money) => germanPercent(shareOf(amount, yearly))
  return {
    answer: [`${span(range)} im Jahr, ${share(range.mid.amount)} der Miete.`, ...costs.notes].join(' '),
    formula: written(range.mid),
    source: sourcesOf(...range.mid.parts),
    basis: stated ? basisOf(rent.rent.mid, ...range.mid.parts) : 'assumption',
    inputs: [
      'hausgeldMonat',
      'hausgeldNichtUmlagefaehig',
      'wohnflaeche',
      ...(home.units ? (['einheiten'] as const) : []),
    ],
    light: judged(inPercent(shareOf(range.low.amount, yearly)), 'bewirtschaftung', 'above', day),
    reason: `Über ${amberLimit('bewirtschaftung', day)}\u00a0% der Miete bleiben beim Vermieter hängen. Prüfen Sie ${home.isFlat ? 'Wirtschaftsplan und Abrechnung' : 'die Abrechnungen der letzten drei Jahre'}.`,
  }
}

function afa({ depreciation: { afa, gebaeude, rate, raised } }: CashFlowPlan, { home }: MoneyPlan): Draft {
  const neubau = home.neubau ? ' Bei Neubau ist auch die degressive AfA von 5\u00a0% möglich (§ 7 Abs. 5a EStG).' : ''
  const [more] = raised?.years ?? []
  const denkmal = more
    ? ` Dazu ${germanEuros(more.amount)} im ersten Jahr für begünstigte Arbeiten, wenn sie bescheinigt werden (§ ${raised?.law ?? '7i'} EStG).`
    : home.offer.flags.denkmalschutz === true
      ? ' Für Sanierung am Denkmal gilt § 7i EStG, wenn sie nach dem Kauf beginnt.'
      : ''
  return {
    answer: `${germanPercent(rate)} linear, ${germanEuros(afa.amount)} im Jahr.${neubau}${denkmal}`,
    formula: raised ? afa.formula : `${gebaeude.formula}, davon ${germanPercent(rate)}`,
    source: sourcesOf(afa, gebaeude),
    basis: 'assumption',
    inputs: ['baujahr', 'kaufpreis', 'denkmalschutz'],
  }
}
