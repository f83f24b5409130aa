import { germanNumber } from '#kernel/germanNumber.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, inEuro, type Money, shareOf, times } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import { germanPercent, inPercent, ratio, type Share } from '#kernel/share.ts'
import { isKeptWhole } from '#extraction/domain/deal/termsOfRight.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import { KOSTENANSAETZE } from '#reference/bewirtschaftungskosten.ts'
import { KALTE_BETRIEBSKOSTEN, STEIGERUNGEN } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { instandhaltungNachAlter } from '../bewirtschaftungskosten.ts'
import { nichtUmlagefaehig } from '../hausgeld.ts'
import { type Part, type Total, totalOf } from '../part.ts'
import { across, exactly, type Range } from '../range.ts'
import { loanPart } from './communityLoan.ts'
import { type Home, splitSource } from './home.ts'
import type { Section } from './section.ts'
import { areaMissing } from './toldPerUnit.ts'

/** What living in the home costs its owner a month, without the loan. */
export interface RunningCosts {
  readonly total: Range<Total>
  /** The part of it that a tenant would not pay: administration, upkeep, Rücklage. */
  readonly ownersOnly: Range<Total>
  /** German sentences: what is in it and what is not. */
  readonly notes: readonly string[]
  /** Its heat is paid beside it, and nobody knows how much. */
  readonly withoutHeating: boolean
}

export function runningCosts(home: Home, heating: Range<Part> | null, day: CalendarDate): Section<RunningCosts> {
  const { kind, isFlat, hausgeld, wohnflaeche } = home
  if (kind === 'Grundstück' || kind === 'Gewerbe' || kind === 'Mehrfamilienhaus') {
    return failed(`${kind}: Die Rechnung für Eigennutzer gilt für Wohnungen und Ein- bis Zweifamilienhäuser.`)
  }
  if (isKeptWhole(home.offer.deal)) return failed(NOT_LIVED_IN)
  if (isFlat && hausgeld)
    return success(
      withLoan(home, withPlant(home, withErbbauzins(home, ofCommunity(home, hausgeld, heating, day), day))),
    )
  if (wohnflaeche === null) return failed(`${areaMissing(home.offer)}: Laufende Kosten lassen sich nicht schätzen.`)
  return success(withPlant(home, withErbbauzins(home, byModel(home, wohnflaeche, heating, day), day)))
}

const NOT_LIVED_IN =
  'Solange jemand ein Recht behält, das Objekt zu nutzen, ziehen Sie nicht ein; beim Nießbrauch trägt er auch die laufenden Kosten (§§ 1041, 1047 BGB). Was der Vertrag Ihnen darüber hinaus aufgibt, kommt zur Rate hinzu.'

/** The land's price, paid by the month as long as the right runs. */
function withErbbauzins(home: Home, costs: RunningCosts, day: CalendarDate): RunningCosts {
  const { erbbauzins, erbbauzinsInHausgeld, isFlat, offer } = home
  const unknown = 'Beim Erbbaurecht kommt der Erbbauzins hinzu; seine Höhe ist nicht bekannt.'
  if (!erbbauzins) return offer.flags.erbbaurecht === true ? { ...costs, notes: [...costs.notes, unknown] } : costs
  const more = ({ label, parts }: Total) => totalOf(label, [...parts, monthOf(erbbauzins)])
  const total = isFlat && erbbauzinsInHausgeld ? costs.total : across(costs.total, more)
  const notes = [...costs.notes, erbbauzinsLater(erbbauzins, day)]
  return { ...costs, total, ownersOnly: across(costs.ownersOnly, more), notes }
}

/** The rent of a plant that is somebody else's; where the sum that redeems it is counted, it is told beside and not paid twice. */
function withPlant({ plantLease }: Home, costs: RunningCosts): RunningCosts {
  if (!plantLease) return costs
  const amount = euro(plantLease.month)
  const until = plantLease.until === null ? '' : ` bis ${plantLease.until}`
  if (plantLease.isRedeemed) {
    const note = `Gerechnet ist, dass die gemietete Anlage abgelöst wird. Führen Sie den Vertrag weiter, kommt ihre Miete von ${germanMoney(amount)} im Monat${until} hinzu.`
    return { ...costs, notes: [...costs.notes, note] }
  }
  const rent: Part = {
    label: 'Miete der Anlage',
    amount,
    formula: germanMoney(amount),
    source: 'Angabe im Exposé',
    basis: 'law',
  }
  const more = ({ label, parts }: Total) => totalOf(label, [...parts, rent])
  const note = `Die Anlage im Haus ist gemietet: ${germanMoney(amount)} im Monat${until}, wenn Sie in den Vertrag eintreten.`
  return {
    ...costs,
    total: across(costs.total, more),
    ownersOnly: across(costs.ownersOnly, more),
    notes: [...costs.notes, note],
  }
}

/** Its share of the community's loan is no part of the Hausgeld, and no tenant pays it. */
function withLoan({ communityLoan }: Home, costs: RunningCosts): RunningCosts {
  if (!communityLoan) return costs
  const more = ({ label, parts }: Total) => totalOf(label, [...parts, loanPart(communityLoan, 1)])
  const { month, until, isAssumed } = communityLoan
  const end = isAssumed ? '; wie lange, haben wir nicht gefunden' : `, ${until}`
  const note = `Für ein Darlehen der Gemeinschaft kommen zum Hausgeld ${germanMoney(month)} im Monat hinzu${end}.`
  return {
    ...costs,
    total: across(costs.total, more),
    ownersOnly: across(costs.ownersOnly, more),
    notes: [...costs.notes, note],
  }
}

const LATER = 10

/** Sums of today's prices do not show that the Erbbauzins of nearly every contract follows what living costs (§ 9a ErbbauRG caps it by that). */
function erbbauzinsLater({ amount }: Part, day: CalendarDate): string {
  const { low, mid, high } = rowAt(STEIGERUNGEN, day, 'kosten')
  const then = (rate: Share) => euro(Math.round((inEuro(amount) / 12) * (1 + inPercent(rate) / 100) ** LATER))
  return `Der Erbbauzins von heute ${germanMoney(euro(Math.round(inEuro(amount) / 12)))} im Monat steigt meist mit den Lebenshaltungskosten: Bei ${germanPercent(mid)} im Jahr sind es in ${LATER} Jahren ${germanMoney(then(mid))} (${germanMoney(then(low))} bis ${germanMoney(then(high))}).`
}

function ofCommunity(home: Home, hausgeld: Money, heating: Range<Part> | null, day: CalendarDate): RunningCosts {
  const own = home.offer.heating.systems.includes('eigene')
  const part: Part = {
    label: 'Hausgeld',
    amount: hausgeld,
    formula: germanMoney(hausgeld),
    source: statedSource(home.offer.facts, 'hausgeldMonat'),
    basis: 'law',
  }
  const month = own && heating ? across(heating, heatingMonth) : null
  const split = across(
    nichtUmlagefaehig(hausgeld, home.nichtUmlagefaehig, day, home.ruecklage, splitSource(home)),
    monthOf,
  )
  const heats = month
    ? 'geschätzt sind sie hier eingerechnet'
    : 'hier fehlen sie, weil der Energiekennwert nicht bekannt ist'
  const energy = own
    ? `Die Wohnung heizt selbst: Die Heizkosten kommen zum Hausgeld hinzu; ${heats}.`
    : 'Annahme: Heizung und Wasser sind im Hausgeld enthalten.'
  const tax: Part[] = home.propertyTax
    ? [
        {
          label: 'Grundsteuer',
          amount: home.propertyTax,
          formula: germanMoney(home.propertyTax),
          source: 'Angabe im Exposé',
          basis: 'law',
        },
      ]
    : []
  const unknown = 'Die Grundsteuer kommt hinzu; ihr Betrag ist nicht bekannt.'
  const taxNote = home.propertyTax ? `Darin ist die Grundsteuer mit ${germanMoney(home.propertyTax)}; sie ist kein Teil des Hausgelds.` : unknown // prettier-ignore
  return {
    total: across(month ?? exactly(null), heat =>
      totalOf('Laufende Kosten im Monat', [part, ...(heat ? [heat] : []), ...tax]),
    ),
    ownersOnly: across(split, one => totalOf('Nur der Eigentümer zahlt', [one])),
    notes: [energy, taxNote],
    withoutHeating: own && !month,
  }
}

function byModel(home: Home, wohnflaeche: number, heating: Range<Part> | null, day: CalendarDate): RunningCosts {
  const upkeep = [...(home.isFlat ? [verwaltung(day)] : []), instandhaltung(home, wohnflaeche, day)].map(monthOf)
  const { low, mid, high, source, basis } = rowAt(KALTE_BETRIEBSKOSTEN, day, 'kalt')
  const at = (end: keyof Range<Part>) => {
    const perM2 = { low, mid, high }[end]
    const formula = `${germanMoney(perM2)} × ${germanNumber(wohnflaeche)} m²`
    const cold: Part = {
      label: 'Betriebskosten ohne Heizung',
      amount: times(perM2, wohnflaeche),
      formula,
      source,
      basis,
    }
    return totalOf('Laufende Kosten im Monat', [...upkeep, cold, ...(heating ? [heatingMonth(heating[end])] : [])])
  }
  const grundsteuer = 'Die Grundsteuer steckt geschätzt in den Betriebskosten; den Betrag nennt der Bescheid.'
  return {
    total: { low: at('low'), mid: at('mid'), high: at('high') },
    ownersOnly: exactly(totalOf('Nur der Eigentümer zahlt', upkeep)),
    notes: heating ? [grundsteuer] : [grundsteuer, 'Heizkosten fehlen, weil der Energiekennwert nicht bekannt ist.'],
    withoutHeating: heating === null,
  }
}

const UPKEEP = 'Instandhaltung'

/** What a house of one owner saves for its repairs, by the model. */
export function isUpkeep({ label }: Part): boolean {
  return label.startsWith(UPKEEP)
}

function instandhaltung({ baujahr }: Home, wohnflaeche: number, day: CalendarDate): Part {
  if (baujahr !== null) return instandhaltungNachAlter(wohnflaeche, Math.max(0, yearOf(day) - baujahr), day)
  const { amount, source, basis } = rowAt(KOSTENANSAETZE, day, 'instandhaltungJeQuadratmeter')
  const formula = `${germanMoney(amount)} × ${germanNumber(wohnflaeche)} m²`
  return { label: UPKEEP, amount: times(amount, wohnflaeche), formula, source, basis }
}

function verwaltung(day: CalendarDate): Part {
  const { amount, source, basis } = rowAt(KOSTENANSAETZE, day, 'verwaltungEigentumswohnung')
  return { label: 'Verwaltung', amount, formula: germanMoney(amount), source, basis }
}

function monthOf(part: Part): Part {
  return { ...part, amount: times(part.amount, ratio(1, 12)), formula: `${germanMoney(part.amount)} ÷ 12` }
}

function heatingMonth(part: Part): Part {
  return { ...monthOf(part), label: 'Heizung' }
}

export interface LivingPlan {
  /** Rate and running cost of a month together. */
  readonly month: Range<Total>
  /** What buying costs beyond what a tenant pays too: the rate and the owner's own cost. */
  readonly burden: Range<Total>
  /** The market's Kaltmiete of a month for the same home; null: not known. */
  readonly rent: Range<Part> | null
  /** Burden ÷ Kaltmiete; low is the best for the buyer. */
  readonly factor: Range<Share> | null
}

export function livingPlan(rate: Part, running: RunningCosts, marketRent: Range<Part> | null): LivingPlan {
  const burden = across(running.ownersOnly, ({ parts }) => totalOf('Rate und Kosten des Eigentümers', [rate, ...parts]))
  const rent = marketRent && across(marketRent, part => ({ ...monthOf(part), label: 'Kaltmiete für dasselbe Zuhause' }))
  const known = rent && rent.low.amount.cents > 0 ? rent : null
  return {
    month: across(running.total, ({ parts }) => totalOf('Monatliche Kosten des Eigentümers', [rate, ...parts])),
    burden,
    rent: known,
    factor: known && {
      low: shareOf(burden.low.amount, known.high.amount),
      mid: shareOf(burden.mid.amount, known.mid.amount),
      high: shareOf(burden.high.amount, known.low.amount),
    },
  }
}
