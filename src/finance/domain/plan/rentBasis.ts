import { germanNumber } from '#kernel/germanNumber.ts'
import { add, euro, germanMoney, type Money, times, ZERO } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import type { PoolIncome } from '#extraction/domain/deal/ownersRent.ts'
import { isKeptWhole } from '#extraction/domain/deal/termsOfRight.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import type { Part } from '../part.ts'
import { across, exactly, type Range } from '../range.ts'
import { jahresnettokaltmiete } from '../rentMetrics.ts'
import type { Home } from './home.ts'
import {
  countedLetting,
  type LetPart,
  type LetSpace,
  letSpacesOf,
  paidByAll,
  partLetting,
  type PartLetting,
} from './partLetting.ts'
import { lineOf, type Section } from './section.ts'
import { SITTING_NOTE, type SittingRent, sittingRentYear } from './sittingRent.ts'

/** Nettokaltmiete that a new letting brings, €/m² a month. */
export interface MarketRent extends Range<number> {
  /** With its Stand. */
  readonly source: string
}

/** The rent on which the letting is calculated. */
export interface RentBasis {
  readonly origin: 'stated' | 'estimated'
  /** Jahresnettokaltmiete. */
  readonly rent: Range<Part>
  /** German sentences on what was chosen. */
  readonly notes: readonly string[]
  /** Some parts are let and some are empty: then low and mid are what is paid today, high is what all would pay. null: not so, or not known. */
  readonly partly: PartLetting | null
  /** The rent is that of a part, and what the rest would pay is not known: it says nothing of the whole. */
  readonly ofPart: boolean
  /** The home is let and nobody tells its rent: what running leases usually pay. null: it is told, or the home is free. */
  readonly sitting: SittingRent | null
  /** What of a stated rent is paid for parking beside a home, a year; nothing, where it is not told. No rent of a m² has it in it. */
  readonly ofParking: Money
}

/** The source of such a rent. */
export const POOL_PAYS = 'Ausschüttung des Mietpools laut Exposé'

/** Rent that is paid goes first; a home that is free earns what the market pays, not what the seller hopes for. */
export function rentBasis(
  home: Home,
  market: MarketRent | null,
  parts: readonly LetPart[] = [],
  sitting: SittingRent | null = null,
): Section<RentBasis> {
  if (home.kind === 'Grundstück') return failed('Ein Grundstück bringt keine Wohnungsmiete.')
  if (isKeptWhole(home.offer.deal))
    return failed('Wer verkauft, behält das Recht am Objekt: Eine Miete bekommt der Käufer bis zu dessen Ende nicht.')
  const partly = partLetting(parts, market, spacesBeside(home, parts)) ?? countedPart(home, market)
  if (partly) return success(partlyPaid(partly))
  const stated = statedRent(home, parts)
  const free = home.offer.vermietet === false
  if (stated && !free) return success(stated)
  if (home.offer.deal?.retained)
    return failed(
      'Ein Teil bleibt bei dem, der das Recht daran hat: Was das Übrige an Miete bringt, ist nicht genannt.',
    )
  const estimated = market && marketRentYear(home, market)
  if (estimated && sitting)
    return success({ ...ESTIMATED, rent: sittingRentYear(estimated, sitting), notes: [SITTING_NOTE], sitting })
  if (estimated) {
    const notes = stated
      ? ['Das Objekt ist frei: Gerechnet wird mit der Marktmiete, nicht mit der genannten Sollmiete.']
      : []
    return success({ ...ESTIMATED, rent: estimated, notes })
  }
  if (stated) {
    const notes = [...stated.notes, 'Das Objekt ist frei, die Miete ist nur das Ziel des Verkäufers.']
    return success({
      ...stated,
      origin: 'estimated',
      rent: across(stated.rent, part => ({ ...part, basis: 'assumption' })),
      notes,
    })
  }
  const missing =
    home.kind === 'Gewerbe'
      ? 'Die Miete ist nicht bekannt'
      : home.wohnflaeche === null
        ? 'Miete und Wohnfläche sind nicht bekannt'
        : 'Weder die Miete noch eine Marktmiete ist bekannt'
  return failed(`${missing}: Ohne Miete lässt sich keine Rendite rechnen.`)
}

/** A house of flats whose text counts the empty ones, and tells what the others pay. */
function countedPart(
  { kind, kaltmiete, jahresmiete, wohnflaeche, offer }: Home,
  market: MarketRent | null,
): PartLetting | null {
  const { vacancy } = offer.deal ?? {}
  const year = jahresmiete ?? (kaltmiete && jahresnettokaltmiete(kaltmiete))
  if (kind !== 'Mehrfamilienhaus' || offer.vermietet !== 'teilweise' || !vacancy || !year) return null
  return countedLetting(vacancy, year, wohnflaeche, market)
}

const WHOLE = { partly: null, ofPart: false, sitting: null, ofParking: ZERO } as const
const ESTIMATED = { origin: 'estimated', ...WHOLE } as const

function partlyPaid(partly: PartLetting): RentBasis {
  const { present, potential, notes } = partly
  const today = lineOf(present)
  const rent = { low: today, mid: today, high: potential ? lineOf(potential) : today }
  return { origin: 'stated', rent, notes, ...WHOLE, partly, ofPart: potential === null }
}

/** The market's rent of the home for a year; null while its Wohnfläche or a rent above 0 is missing. */
export function marketRentYear({ wohnflaeche }: Home, market: MarketRent): Range<Part> | null {
  if (wohnflaeche === null || !(Math.min(market.low, market.mid, market.high) > 0)) return null
  const [low = 0, mid = 0, high = 0] = [market.low, market.mid, market.high].sort((a, b) => a - b)
  const year = across({ low, mid, high }, (perM2): Part => {
    const formula = `12 × ${germanMoney(euro(perM2))}/m² × ${germanNumber(wohnflaeche)} m²`
    const amount = times(euro(perM2), 12 * wohnflaeche)
    return { label: 'Marktmiete im Jahr', amount, formula, source: market.source, basis: 'assumption' }
  })
  return year.low.amount.cents > 0 ? year : null
}

/** The rent that the buyer sets himself, for a year. */
export function ownRentYear(month: Money): Range<Part> {
  return exactly({
    label: 'Jahresnettokaltmiete',
    amount: jahresnettokaltmiete(month),
    formula: `12 × ${germanMoney(month)}`,
    source: 'eigene Vorgabe',
    basis: 'assumption',
  })
}

/** The whole is calculated on it, whatever is let today. */
export function setByBuyer(rent: Range<Part>): RentBasis {
  return { ...ESTIMATED, rent, notes: [] }
}

/** More apart than this, month and year are not the same rent. */
const SAME = 0.01

/** The spaces of the list of rents: paid beside what all homes pay by the list; another stated rent leaves open whether they are in it. */
function spacesBeside({ kaltmiete, jahresmiete, offer }: Home, parts: readonly LetPart[]): LetSpace[] {
  const spaces = letSpacesOf(offer.deal)
  const stated = jahresmiete ?? (kaltmiete && jahresnettokaltmiete(kaltmiete))
  return stated && !isSum(stated, parts, spaces) && !isSum(stated, parts, []) ? [] : spaces
}

function isSum(year: Money, parts: readonly LetPart[], spaces: readonly LetSpace[]): boolean {
  const all = jahresnettokaltmiete(euro(paidByAll(parts, spaces)))
  return Math.abs(year.cents / all.cents - 1) <= SAME_SUM
}

/** Cents of a month are rounded; one space pays more than that of any house. */
const SAME_SUM = 0.001

function statedRent(home: Home, parts: readonly LetPart[]): RentBasis | null {
  const { kaltmiete, jahresmiete, offer, someEmpty } = home
  if (offer.pooled) return poolRent(offer.pooled)
  const spaces = letSpacesOf(offer.deal)
  // A sum that homes and space pay together has the space's rent in it.
  const isIn = parts.length > 0 && kaltmiete !== null && isSum(jahresnettokaltmiete(kaltmiete), parts, spaces)
  const parkingRent = isIn ? null : home.parkingRent
  const source = statedSource(offer.facts, jahresmiete ? 'jahresnettokaltmiete' : 'kaltmieteMonat')
  const part = (amount: Money, formula: string): Range<Part> =>
    exactly({ label: 'Jahresnettokaltmiete', amount, formula, source, basis: 'law' })
  const ofPart = offer.vermietet === 'teilweise' || someEmpty
  const partly =
    offer.vermietet === 'teilweise'
      ? ['Das Objekt ist nur teilweise vermietet; die Angabe gilt für das, was vermietet ist.']
      : []
  const ofMonth = kaltmiete && jahresnettokaltmiete(kaltmiete)
  const ofSpaces = ofListedSpaces(jahresmiete ?? ofMonth, parts, spaces)
  if (jahresmiete) {
    const ofSpace = parkingRent && jahresnettokaltmiete(parkingRent)
    const isWithSpace = ofMonth && ofSpace ? isSame(add(ofMonth, ofSpace), jahresmiete) : false
    const apart = ofMonth && !isWithSpace ? !isSame(ofMonth, jahresmiete) : false
    const differ = `Monats- und Jahresmiete widersprechen sich: Gerechnet wird mit der Jahresnettokaltmiete von ${germanMoney(jahresmiete)}.`
    return {
      origin: 'stated',
      rent: part(jahresmiete, germanMoney(jahresmiete)),
      notes: apart ? [differ, ...partly] : partly,
      ...WHOLE,
      ofPart,
      ofParking: ofSpace && isWithSpace ? ofSpace : ofSpaces,
    }
  }
  if (!kaltmiete || !ofMonth) return null
  const rent = parkingRent
    ? part(
        jahresnettokaltmiete(add(kaltmiete, parkingRent)),
        `12 × (${germanMoney(kaltmiete)} + ${germanMoney(parkingRent)} für den Stellplatz)`,
      )
    : part(ofMonth, `12 × ${germanMoney(kaltmiete)}`)
  const ofParking = parkingRent ? jahresnettokaltmiete(parkingRent) : ofSpaces
  return { origin: 'stated', rent, notes: partly, ...WHOLE, ofPart, ofParking }
}

/** Where the owner must be in a pool, his tenant's rent is not his. */
function poolRent({ month, perM2, area, year, contract }: PoolIncome): RentBasis {
  const rent = exactly<Part>({
    label: 'Ausschüttung im Jahr',
    amount: jahresnettokaltmiete(euro(month)),
    formula: `12 × ${germanMoney(euro(perM2))}/m² × ${germanNumber(area)} m²`,
    source: POOL_PAYS,
    basis: 'law',
  })
  const lease = contract === null ? '' : ` Im Mietvertrag stehen ${germanMoney(euro(contract))} im Monat; sie gehen in den Topf aller.` // prettier-ignore
  const paid = `Gerechnet wird mit dem, was der Mietpool ${year === null ? '' : `${year} `}ausgeschüttet hat, ${germanMoney(euro(month))} im Monat.`
  return { origin: 'stated', rent, notes: [`${paid}${lease}`], ...WHOLE }
}

/** What garages of the list pay of a year's rent that is the sum of the whole list; 0: the sum is of something else. */
function ofListedSpaces(year: Money | null, parts: readonly LetPart[], spaces: readonly LetSpace[]): Money {
  const isInSum = year !== null && parts.length > 0 && spaces.length > 0 && isSum(year, parts, spaces)
  return isInSum ? jahresnettokaltmiete(euro(paidByAll([], spaces))) : ZERO
}

function isSame(one: Money, other: Money): boolean {
  return Math.abs(one.cents / other.cents - 1) <= SAME
}
