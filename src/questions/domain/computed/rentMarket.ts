import type { PoolIncome } from '#extraction/domain/deal/ownersRent.ts'
import { yearsFixed } from '#extraction/domain/fixedRent.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanEuros, germanMoney, type Money, shareOf, subtract, times } from '#kernel/money.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { germanPercent, inPercent, percent, ratio, type Share } from '#kernel/share.ts'
import type { Deal, Part as UnitPart, PartKind } from '#extraction/domain/deal/deal.ts'
import type { LettableArea } from '#extraction/domain/deal/lettableArea.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Home } from '#finance/domain/plan/home.ts'
import { incomeUseOf } from '#valuation/domain/incomeValue.ts'
import { lawfulRentYear } from '#finance/domain/plan/localRent.ts'
import type { Part } from '#finance/domain/part.ts'
import { across, type Range } from '#finance/domain/range.ts'
import type { ByQuestion } from '../answer.ts'
import { capAt, increase, type Lawful, untilWhen } from './rentIncrease.ts'
import { amberLimit, type Draft, judged, type MoneyContext } from './moneyFinding.ts'

/** Fewer rows are two flats told in a sentence. */
const MIN_UNITS = 3

type Drafts = ByQuestion<Draft>

const INPUTS = ['kaltmieteMonat', 'jahresnettokaltmiete', 'wohnflaeche', 'vermietet'] as const

/** The rent that is paid, against the market and against what the law lets it become; and the list of it. */
export function marketDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  return { ...rentDrafts(plan, context), mieterliste: rentRollDraft(plan.home.offer.deal) }
}

function rentDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  const { rent } = plan.letting
  const all = rent.ok && rent.value.origin === 'stated' ? rent.value.rent.mid : null
  const paid = all && rent.ok ? withoutParking(all, rent.value.ofParking) : null
  const market = plan.marketRent
  const { rentOfOther } = plan.home
  if (incomeUseOf(plan.home.offer) === 'betreiber') return ofOperator(paid, plan)
  if (plan.home.offer.pooled) return ofPool(plan.home.offer.pooled)
  const told = ratesByUse(plan.home.offer.deal)
  if (paid && rentOfOther !== null) {
    const open = notComparable(rentOfOther)
    const { lettable } = plan.home
    const isWhole = lettable !== null && lettable.trade > 0 && rent.ok && !rent.value.partly && !rent.value.ofPart
    return {
      'miete-m2': told ? byUse(told) : isWhole ? perM2(paid, lettable) : open,
      mietabweichung: told && market ? deviationOfHomes(told, market, plan.home.wohnflaeche, context) : open,
      'mietsteigerung-moeglich': told && market ? increaseOfHomes(told, market, plan.home, context) : null,
    }
  }
  const let_ = plan.home.offer.vermietet !== false
  return {
    'miete-m2': paid && plan.home.lettable ? perM2(paid, plan.home.lettable) : null,
    mietabweichung: paid && market ? deviation(paid, market, context) : null,
    'mietsteigerung-moeglich': paid && market && let_ ? increase(paid, market, lawfulOf(plan.home), context) : null,
    mietpotenzial: market ? potential(paid, boundByLaw(market, paid, plan.home)) : null,
  }
}

/** Nobody lives on a parking space: its rent is no rent of a m². */
function withoutParking(all: Part, ofParking: Money): Part {
  if (ofParking.cents <= 0) return all
  return {
    ...all,
    amount: subtract(all.amount, ofParking),
    formula: `(${germanMoney(all.amount)} − ${germanMoney(ofParking)} für den Stellplatz)`,
  }
}

/** What an operator pays is no rent of a flat: no Mietspiegel holds it, and §§ 556d and 558 BGB leave it alone. */
function ofOperator(paid: Part | null, { home }: MoneyPlan): Drafts {
  const told = (answer: string): Draft => {
    return { answer, source: '§§ 578, 581 BGB', basis: 'assumption', inputs: INPUTS }
  }
  return {
    'miete-m2': paid && home.lettable ? perM2(paid, home.lettable) : null,
    mietabweichung: told('Nicht vergleichbar: Gezahlt wird die Pacht eines Betreibers, keine Miete einer Wohnung.'),
    'mietsteigerung-moeglich': told('Nur, wie es der Pachtvertrag sagt: Die Regeln für Wohnungsmieten gelten nicht.'),
  }
}

/** What a pool pays out rises with what all flats bring, and no landlord can raise it. */
function ofPool({ month, perM2: paid, area, years, contract }: PoolIncome): Drafts {
  const bound = years === null ? 'solange Sie im Mietpool sind' : `solange der Mietpool bindet (${years} ${years === 1 ? 'Jahr' : 'Jahre'})` // prettier-ignore
  const told = (answer: string): Draft => {
    return { answer, source: 'Ausschüttung des Mietpools laut Exposé', basis: 'law', inputs: INPUTS }
  }
  const lease =
    contract === null ? '' : `; im Mietvertrag ${germanMoney(euro(Math.round((100 * contract) / area) / 100))} je m²`
  return {
    'miete-m2': { ...told(`${germanMoney(euro(paid))} je m² im Monat schüttet der Mietpool aus${lease}`), formula: `${germanMoney(euro(month))} ÷ ${germanNumber(area)} m²` }, // prettier-ignore
    mietabweichung: told(`Nicht vergleichbar: Sie bekommen, was der Mietpool ausschüttet, ${bound}.`),
    'mietsteigerung-moeglich': told(`Für Sie nicht, ${bound}: Was ein Mieter mehr zahlt, geht in den Topf aller.`),
  }
}

/** Better no figure than one that nobody pays; the Mieterliste closes it. */
function notComparable(why: string): Draft {
  return {
    answer: `Nicht berechenbar: ${why}. Verlangen Sie die Mieterliste mit Fläche und Miete je Einheit.`,
    source: 'Angaben im Exposé',
    basis: 'assumption',
    inputs: INPUTS,
    stillOpen: true,
  }
}

/** What the let units of one use pay together, and on how many m². */
interface Rates {
  readonly homes: { readonly month: Money; readonly area: number }
  /** null: no shop pays rent. */
  readonly trade: { readonly month: Money; readonly area: number } | null
}

/** null: the exposé does not tell rent and area of the let flats one by one. */
function ratesByUse(deal: Deal | null): Rates | null {
  const of = (...kinds: readonly PartKind[]) => (deal?.parts ?? []).filter(({ kind }) => kinds.includes(kind))
  const paying = (parts: readonly UnitPart[]) => {
    const let_ = parts.filter(one => one.let !== false && one.rentMonthEuro !== null)
    const known = let_.flatMap(({ areaM2, rentMonthEuro }) =>
      areaM2 && rentMonthEuro ? [{ areaM2, rentMonthEuro }] : [],
    )
    if (known.length === 0 || known.length < let_.length) return null
    const area = known.reduce((all, one) => all + one.areaM2, 0)
    return { month: euro(known.reduce((all, one) => all + one.rentMonthEuro, 0)), area: Math.round(area * 100) / 100 }
  }
  const homes = paying(of('wohnung', 'haus'))
  return homes && { homes, trade: paying(of('gewerbe')) }
}

function byUse({ homes, trade }: Rates): Draft {
  const rate = ({ month, area }: Rates['homes']) => germanMoney({ cents: Math.round(month.cents / area) })
  const formula = ({ month, area }: Rates['homes']) => `${germanMoney(month)} ÷ ${germanNumber(area)} m²`
  return {
    answer: trade
      ? `Wohnungen ${rate(homes)}, Gewerbe ${rate(trade)} je m² im Monat`
      : `Wohnungen ${rate(homes)} je m² im Monat`,
    formula: trade ? `${formula(homes)}; ${formula(trade)}` : formula(homes),
    source: 'Mieten und Flächen der Einheiten im Exposé',
    basis: 'law',
    inputs: INPUTS,
  }
}

/** Only flats have a market rent of flats; the same m² on both sides. */
function deviationOfHomes(
  { homes }: Rates,
  market: Range<Part>,
  wohnflaeche: number | null,
  context: MoneyContext,
): Draft | null {
  if (wohnflaeche === null || wohnflaeche <= 0) return null
  const draft = deviation(paidBy(homes), ofSameArea(market, homes.area, wohnflaeche), context)
  return { ...draft, answer: `${draft.answer}, nur vermietete Wohnungen` }
}

function paidBy({ month }: Rates['homes']): Part {
  return { label: 'Miete der vermieteten Wohnungen', amount: times(month, 12), formula: `12 × ${germanMoney(month)}`, source: 'Angabe im Exposé', basis: 'law' } // prettier-ignore
}

function ofSameArea(market: Range<Part>, area: number, wohnflaeche: number): Range<Part> {
  const share = ratio(Math.round(area * 100), Math.round(wohnflaeche * 100))
  return across(market, one => ({ ...one, amount: times(one.amount, share) }))
}

/** Of flats whose rents are told one by one, where the exposé prints what is usual: else nobody could say how far each of them may rise. */
function increaseOfHomes({ homes }: Rates, market: Range<Part>, home: Home, context: MoneyContext): Draft | null {
  const lawful = lawfulOf(home, homes.area)
  const { wohnflaeche } = home
  if (!lawful || wohnflaeche === null || wohnflaeche <= 0) return null
  const draft = increase(paidBy(homes), ofSameArea(market, homes.area, wohnflaeche), lawful, context)
  return { ...draft, answer: `${draft.answer}, nur vermietete Wohnungen` }
}

function lawfulOf(home: Home, area: number | null = home.wohnflaeche): Lawful | null {
  const part = lawfulRentYear(home, area)
  return part && home.localRent && { ...part, evidence: home.localRent.evidence }
}

/** What all leases of a home that is wholly let may pay ends where § 558 BGB ends; an empty one is let for what the market pays. */
function boundByLaw(market: Range<Part>, paid: Part | null, home: Home): Range<Part> {
  const { offer, someEmpty } = home
  const lawful = offer.vermietet === true && !someEmpty && !offer.deal?.vacancy ? lawfulRentYear(home) : null
  if (!lawful) return market
  // A rent above it stays what it is.
  const most = paid && paid.amount.cents > lawful.amount.cents ? paid : lawful
  return across(market, part => (part.amount.cents > most.amount.cents ? most : part))
}

function perM2({ amount, formula, source, basis }: Part, { total, trade }: LettableArea): Draft {
  const rent: Money = { cents: Math.round(amount.cents / 12 / total) }
  return {
    answer: `${germanMoney(rent)} je m² im Monat${trade > 0 ? ', Wohnen und Gewerbe zusammen' : ''}`,
    formula: `${formula} ÷ 12 ÷ ${germanNumber(total)} m²`,
    source,
    basis,
    inputs: INPUTS,
  }
}

/** Above the market only where it is above the whole range of it. */
function deviation(paid: Part, market: Range<Part>, { day, offer }: MoneyContext): Draft {
  const apart = shareOf(subtract(paid.amount, market.mid.amount), market.mid.amount)
  const above = paid.amount.cents > market.high.amount.cents
  const far = paid.amount.cents < market.low.amount.cents && inPercent(apart) <= -FAR_BELOW
  const sign = apart.parts > 0 ? '+' : ''
  return {
    answer: `${sign}${germanPercent(apart)} gegenüber der Marktmiete von ${germanEuros(market.mid.amount)} im Jahr`,
    formula: `${germanMoney(paid.amount)} ÷ ${germanMoney(market.mid.amount)} − 1`,
    source: market.mid.source,
    basis: 'assumption',
    inputs: INPUTS,
    light: far ? 'gelb' : above ? judged(inPercent(apart), 'mietabweichung', 'above', day) : 'grün',
    reason: far
      ? belowReason(apart, day, offer)
      : `Die Miete liegt mehr als ${germanPercent(percent(amberLimit('mietabweichung', day)))} über dem Markt. Bei einem Mieterwechsel kann sie fallen: Rechnen Sie mit der Marktmiete.`,
  }
}

/** Percent below the market from which a rent is no plus: it cannot be raised to it for years. */
const FAR_BELOW = 20

function belowReason(apart: Share, day: CalendarDate, { fixedRent: fixed, rentCap }: Offer): string {
  const cap = capAt(day)
  const share = germanPercent(percent(Math.round(-inPercent(apart))))
  if (fixed && yearsFixed(fixed, yearOf(day)) > 0)
    return `Die Miete liegt ${share} unter der Marktmiete und darf ${untilWhen(fixed)} nicht steigen: So ist es laut Exposé vereinbart, und es bindet auch Sie (§§ 557 Abs. 3, 566 BGB). Rechnen Sie mit der heutigen Miete.`
  if (rentCap)
    return `Die Miete liegt ${share} unter der Marktmiete und darf höchstens auf ${germanMoney(euro(rentCap.month))} im Monat steigen: So ist es laut Exposé vereinbart, und es bindet auch Sie (§§ 557 Abs. 3, 566 BGB). Rechnen Sie mit der heutigen Miete.`
  return `Die Miete liegt ${share} unter der Marktmiete und darf in drei Jahren um höchstens ${cap('kappung')}, in angespannten Märkten um ${cap('kappungAngespannt')} steigen, nie über die ortsübliche Vergleichsmiete (§ 558 BGB): Rechnen Sie mit der heutigen Miete.`
}

function potential(paid: Part | null, market: Range<Part>): Draft {
  const less = paid?.amount ?? euro(0)
  const at = (part: Part) => germanEuros(subtract(part.amount, less))
  const [low, high] = [at(market.low), at(market.high)]
  const what = paid ? 'gegenüber der heutigen Miete' : 'als Jahresmiete'
  return {
    answer: `${at(market.mid)} im Jahr ${what} (${low} bis ${high})`,
    formula: paid ? `${germanMoney(market.mid.amount)} − ${germanMoney(less)}` : market.mid.formula,
    source: market.mid.source,
    basis: 'assumption',
    inputs: INPUTS,
  }
}

/** The list of tenants that the exposé itself prints; null: it does not, or a row of it is left open. */
function rentRollDraft(deal: Deal | null): Draft | null {
  const units = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const isWhole = units.every(one => one.areaM2 !== null && (one.rentMonthEuro !== null || one.let === false))
  if (units.length < MIN_UNITS || !isWhole) return null
  const spaces = (deal?.parts ?? []).filter(({ kind }) => kind === 'stellplatz').length
  const area = units.reduce((sum, one) => sum + (one.areaM2 ?? 0), 0)
  const empty = units.filter(one => one.let === false).length
  return {
    answer: [
      `Ja, im Exposé: ${units.length} Einheiten mit ${germanNumber(Math.round(area * 100) / 100)}\u00a0m²`,
      ...(spaces > 0 ? [`${spaces} ${spaces === 1 ? 'Stellplatz' : 'Stellplätze'}`] : []),
      ...(empty > 0 ? [`${empty} leer`] : []),
    ].join(', '),
    formula: 'Zeilen der Liste mit Fläche und Miete gezählt',
    source: 'Liste der Einheiten im Exposé',
    basis: 'law',
    inputs: [],
    evidence: units.flatMap(one => one.evidence.slice(0, 1)).slice(0, 3),
  }
}
