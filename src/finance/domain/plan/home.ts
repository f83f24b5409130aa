import { holdsPropertyTax, tellsReserveInBrackets } from '#extraction/domain/remarks/wordsBeside.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { add, euro, germanMoney, largerOf, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import type { Part } from '../part.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import { isParkingOfHouse } from '#extraction/domain/deal/hasTrait.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import { lettableArea, type LettableArea } from '#extraction/domain/deal/lettableArea.ts'
import { firstSale, isAuction, type NumberKey, type Offer } from '#extraction/domain/offer.ts'
import {
  type HausgeldWords,
  hausgeldWords,
  namesErbbauzins,
  withBudget,
} from '#extraction/domain/values/hausgeldWords.ts'
import { type BoughtWith, boughtWith } from './boughtWith.ts'
import { type Parking, parkingOf } from './parking.ts'
import { type CommunityLoanShare, communityLoanShare } from './communityLoan.ts'
import { NO_STATED_TERMS, type StatedTerms } from './statedTerms.ts'

/** What the money plan needs of an offer, with figures that cannot be calculated with taken out. null: not known. */
export interface Home {
  readonly kind: ObjectKind | null
  /** A flat with its community; where the kind is not known, a Hausgeld tells. */
  readonly isFlat: boolean
  readonly neubau: boolean
  /** The court sells: the price is made in the auction, without notary and broker. */
  readonly auction: boolean
  readonly price: Money | null
  /** m². */
  readonly wohnflaeche: number | null
  readonly baujahr: number | null
  /** The Hausgeld is said to hold the Erbbauzins already. */
  readonly erbbauzinsInHausgeld: boolean
  /** Flats of the building. */
  readonly units: number | null
  readonly hausgeld: Money | null
  /** A month, as the exposé states it, or as what it says to be umlagefähig leaves; null: it does not split the Hausgeld. */
  readonly nichtUmlagefaehig: Money | null
  /** Paid into the Erhaltungsrücklage a month; null: not stated. */
  readonly ruecklage: Money | null
  /** The text's own words on both. */
  readonly hausgeldWords: HausgeldWords | null
  /** Grundsteuer of a flat a month, paid beside the Hausgeld; null: not stated with its time, or in the Hausgeld. */
  readonly propertyTax: Money | null
  readonly kaltmiete: Money | null
  readonly jahresmiete: Money | null
  /** null: no parking space has a price of its own. */
  readonly parking: Parking | null
  /** Parking and what else is bought with the home for a price of its own; null: nothing is. */
  readonly boughtWith: BoughtWith | null
  /** A month, paid for the priced parking space beside the rent of the home; null: none, or not stated. */
  readonly parkingRent: Money | null
  /** A year; null: none, or not stated. */
  readonly erbbauzins: Part | null
  readonly parkingSpaces: number
  /** m² that the rent of the whole is paid for, shops and workshops with it; null: not known, or they hide their size. */
  readonly lettable: LettableArea | null
  /** German sentence: why the stated rent is not the rent of the whole Wohnfläche; null: nothing says so. */
  readonly rentOfOther: string | null
  /** What a house cost its owner in a year, by the document's own figures. */
  readonly ownersCosts: NonNullable<StatedTerms['owners']>
  /** A rented plant that comes with the home; null: none is told. */
  readonly plantLease: NonNullable<StatedTerms['plantLease']> | null
  /** A loan of the community that the flat pays beside the Hausgeld; null: none is told. */
  readonly communityLoan: CommunityLoanShare | null
  /** Of the price, for works that are written off faster; null: none, or the share is not told. */
  readonly certified: NonNullable<StatedTerms['certified']> | null
  /** The ortsübliche Vergleichsmiete as the exposé prints it; null: it prints none. */
  readonly localRent: NonNullable<StatedTerms['localRent']> | null
  /** The text says that units are vacant. */
  readonly someEmpty: boolean
  readonly offer: Offer
}

/** Above this a figure is a misreading; sums of such figures would leave the range of exact numbers. */
const MAX = 10_000_000
const MAX_PRICE = 1_000_000_000
const MAX_PARKING_RENT = 1_000

export function homeOf(offer: Offer, day: CalendarDate, said: StatedTerms = NO_STATED_TERMS): Home {
  const number = (key: NumberKey, most = MAX) => positive(offer.numbers[key], most)
  const money = (key: NumberKey, most?: number) => moneyOf(number(key, most))
  const { kind } = offer
  const baujahr = number('baujahr', yearOf(day) + 20)
  const told = money('hausgeldMonat')
  const spaces = offer.parking?.count ?? 0
  const parkingSpaces = spaces > 0 && isParkingOfHouse(offer) ? 0 : spaces
  const erbbauzins = moneyOf(positive(offer.erbbauzins, MAX))
  const ofOwner = (offer.facts.hausgeldNichtUmlagefaehig?.evidence ?? []).filter(place => tellsReserveInBrackets(wholeQuote(place))) // prettier-ignore
  const quotes = [...said.hausgeld, ...(offer.facts.hausgeldMonat?.evidence ?? []), ...ofOwner]
  const words = told && withBudget(hausgeldWords(quotes, told), said.budget)
  const hausgeld = told && words?.ruecklage?.isBeside ? add(told, words.ruecklage.amount) : told
  const split = [words?.umlagefaehig, words?.ruecklage].flatMap(part => part?.evidence ?? [])
  const parking = parkingOf(offer, money('stellplatzPreis') ?? pricedSpace(offer, said), parkingSpaces, said)
  const parkingRent = moneyOf(positive(rentOfParking(offer), MAX_PARKING_RENT))
  const kaltmiete = money('kaltmieteMonat')
  const jahresmiete = money('jahresnettokaltmiete', 12 * MAX)
  // "Mieteinnahmen Wohnung 5.424 €" beside "Miete Stellplatz 25 €": a year of the home's months alone leaves out what its space pays.
  const isOfHomeAlone = parkingRent !== null && kaltmiete !== null && jahresmiete?.cents === 12 * kaltmiete.cents
  return {
    kind,
    isFlat: kind === 'Wohnung' || (kind === null && hausgeld !== null),
    neubau: firstSale(offer, day) === true,
    auction: isAuction(offer),
    price: money('kaufpreis', MAX_PRICE),
    wohnflaeche: number('wohnflaeche', 1_000_000),
    baujahr: baujahr !== null && baujahr >= 1000 ? Math.round(baujahr) : null,
    units: wholeOf(number('einheiten', 10_000)),
    hausgeld,
    nichtUmlagefaehig: hausgeld
      ? (ownersPart(hausgeld, withLines(money('hausgeldNichtUmlagefaehig'), said.budget), words, erbbauzins) ??
        (isLeasedOut(offer) ? hausgeld : null))
      : money('hausgeldNichtUmlagefaehig'),
    erbbauzinsInHausgeld: hausgeld !== null && [...quotes, ...split].some(namesErbbauzins),
    ruecklage: words?.ruecklage?.amount ?? null,
    hausgeldWords: words,
    propertyTax:
      // Rows below the Hausgeld that tell the owner's part alone say nothing of this tax.
      (said.budget?.recoverable ?? 0) > 0 || quotes.some(place => holdsPropertyTax(wholeQuote(place)))
        ? null
        : (said.propertyTax ?? null),
    kaltmiete,
    jahresmiete: isOfHomeAlone ? null : jahresmiete,
    parking,
    boughtWith: boughtWith(parking, said.boughtWith ?? []),
    parkingRent,
    erbbauzins: erbbauzinsOf(erbbauzins, offer),
    parkingSpaces,
    lettable: lettableArea(offer.numbers.wohnflaeche, offer.deal),
    rentOfOther: rentOfOther(offer, said),
    ownersCosts: said.owners ?? [],
    plantLease: said.plantLease ?? null,
    communityLoan: said.communityLoan
      ? communityLoanShare(
          said.communityLoan,
          (said.levies ?? []).filter(({ byLoan, payer }) => byLoan && payer !== 'seller'),
          day,
        )
      : null,
    certified: said.certified ?? null,
    localRent: said.localRent ?? null,
    someEmpty: said.someEmpty,
    offer,
  }
}

/** A row "davon Verwaltung, nicht umlagefähig" beside one of the reserve is a part of what its lines come to. */
function withLines(stated: Money | null, budget: StatedTerms['budget']): Money | null {
  return stated && budget ? largerOf(stated, euro(budget.kept)) : stated
}

/**
 * What the tenant does not pay is the rest of the Hausgeld; "n. umlf. 21 €" beside a Rücklage of 38 € is not all of it. The
 * Erbbauzins is a cost of its own and not counted twice.
 */
function ownersPart(
  hausgeld: Money,
  stated: Money | null,
  words: HausgeldWords | null,
  erbbauzins: Money | null,
): Money | null {
  const direct = stated ?? words?.nichtUmlagefaehig?.amount ?? null
  const said = words?.umlagefaehig
  const saved = words?.ruecklage?.amount ?? null
  if (!said) return direct && saved && saved.cents >= direct.cents ? smallerOf(add(direct, saved), hausgeld) : direct
  const land = erbbauzins && namesErbbauzins(said.evidence) ? times(erbbauzins, ratio(1, 12)) : ZERO
  const rest = subtract(subtract(hausgeld, said.amount), land)
  return direct && direct.cents > rest.cents ? direct : rest
}

/**
 * A room of a hotel or a care home is let to its operator by a Pacht: what a tenant of a home pays of the Hausgeld (§ 556 BGB)
 * he pays only where the contract says so.
 */
function isLeasedOut({ deal }: Offer): boolean {
  return deal?.incomeUse === 'ferien' || deal?.incomeUse === 'pflege'
}

const OF_PACHT =
  'Hausgeld laut Exposé; bei einer Pacht trägt es der Eigentümer ganz, wenn der Vertrag nichts anderes sagt'

/** Who states what of the Hausgeld stays with the owner: his words split what one of both names. */
export function splitSource({ offer, hausgeldWords: words }: Home): string {
  const { facts } = offer
  const isSplit = facts.hausgeldNichtUmlagefaehig || words?.umlagefaehig || words?.nichtUmlagefaehig
  if (!isSplit && isLeasedOut(offer)) return OF_PACHT
  return statedSource(facts, 'hausgeldMonat', 'hausgeldNichtUmlagefaehig')
}

const ONLY_A_PART = 'Vermietet ist nur ein Teil, die Wohnfläche gilt für das Ganze'

/** Rent of shops and rent for empty rooms: divided by the Wohnfläche either gives a rent that nobody pays. */
function rentOfOther({ kind, objectType, vermietet, numbers, deal }: Offer, said: StatedTerms): string | null {
  if (kind !== 'Mehrfamilienhaus') return vermietet === 'teilweise' ? ONLY_A_PART : null
  const trade = lettableArea(numbers.wohnflaeche, deal)?.trade ?? 0
  if (trade > 0 || said.commercial || objectType === 'wohn-geschaeftshaus')
    return 'Die Miete enthält auch Gewerbe, die Wohnfläche nicht'
  return vermietet === 'teilweise' || said.someEmpty
    ? 'Nicht alle Einheiten sind vermietet, die Wohnfläche gilt für das ganze Haus'
    : null
}

/** "Hinzu kommen 32.000 € für den Stellplatz": the price of the one space that must be paid, read with the parts of the deal alone. */
function pricedSpace({ deal }: Offer, { parkingExtra }: StatedTerms): Money | null {
  if (!parkingExtra) return null
  const spaces = (deal?.parts ?? []).filter(({ kind, priceEuro }) => kind === 'stellplatz' && priceEuro !== null)
  const [space] = spaces
  return spaces.length === 1 && space && space.inPrice !== true ? moneyOf(positive(space.priceEuro, MAX)) : null
}

function rentOfParking({ deal }: Offer): number | null {
  const paying = (deal?.parts ?? []).filter(
    ({ kind, rentMonthEuro }) => kind === 'stellplatz' && rentMonthEuro !== null,
  )
  return paying.length === 1 ? (paying[0]?.rentMonthEuro ?? null) : null
}

function positive(value: number | null, most: number): number | null {
  return value !== null && value > 0 && value <= most ? value : null
}

function moneyOf(value: number | null): Money | null {
  const money = value === null ? ZERO : euro(value)
  return money.cents > 0 ? money : null
}

function erbbauzinsOf(amount: Money | null, { facts, numbers, erbbauzins, deal }: Offer): Part | null {
  const isNew = erbbauzins !== numbers.erbbauzinsJahr
  const named = deal?.newGroundRent?.dispute
    ? 'verlangter Zins, über den gestritten wird'
    : 'neuer Zins, den Sie zahlen werden'
  const source = isNew ? `Angabe im Exposé: ${named}` : statedSource(facts, 'erbbauzinsJahr')
  return amount && { label: 'Erbbauzins', amount, formula: germanMoney(amount), source, basis: 'law' }
}

function wholeOf(value: number | null): number | null {
  return value === null ? null : Math.max(1, Math.round(value))
}
