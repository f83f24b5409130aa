import type { CalendarDate } from '#kernel/calendarDate.ts'
import { hasTrait } from '#extraction/domain/deal/hasTrait.ts'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import type { Land } from '#reference/laender.ts'
import type { ObjectKind, ObjectType } from '#extraction/domain/objectType.ts'
import { firstSale, type Offer } from '#extraction/domain/offer.ts'
import { isTradeUnit } from '#extraction/domain/tradeAlone.ts'
import { speaksOfAttic } from '#extraction/domain/attic.ts'
import { isDelivered, isWithoutChimney } from '#extraction/domain/values/heating.ts'
import { floorOf } from '#extraction/domain/values/floor.ts'
import { isUnderground } from '#extraction/domain/values/parkingSpaces.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { isNoField, situationOf } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { incomeUseOf } from '#valuation/domain/incomeValue.ts'

/** What of an offer decides which law matters for it. */
export interface LawCase {
  readonly kind: ObjectKind | null
  readonly baujahr: number | null
  readonly neubau: boolean
  readonly type: DealType
  /** Sold is a share of an estate (§ 2033 BGB). */
  readonly ofEstate: boolean
  /** Forest, field or meadow: nobody builds there. */
  readonly farmland: boolean
  readonly wood: boolean
  /** Bought from who still builds or renovates. */
  readonly developer: boolean
  /** Wholly or in part. */
  readonly let: boolean
  readonly ownUse: boolean
  /** The landlord has promised not to end a lease as long as its tenant lives: § 573a BGB helps no buyer then. */
  readonly letForLife: boolean
  /** A house of two homes that are sold together, one of them may be an Einliegerwohnung (§ 573a BGB). */
  readonly twoHomes: boolean
  /** A shop or office of its own in a house that others own with it. */
  readonly tradeUnit: boolean
  /** Let to who runs a home or hotel in it: no tenant of a flat. */
  readonly operated: boolean
  readonly auction: boolean
  /** § 180 ZVG: co-owners have it sold. */
  readonly partition: boolean
  readonly erbbau: boolean
  readonly denkmal: boolean
  readonly oil: boolean
  /** Heat comes by a pipe from outside: nothing is burnt in the house, and its plate is that of a station. */
  readonly delivered: boolean
  /** Nothing that heats has a chimney. */
  readonly flueless: boolean
  /** null: not told. */
  readonly lift: boolean | null
  readonly cellar: boolean | null
  /** null: not told; false: there is none. */
  readonly parking: boolean | null
  /** Below the house. */
  readonly undergroundParking: boolean
  /** Rooms under the slope of a roof are spoken of. */
  readonly attic: boolean
  /** It stands, and somebody could have lived in it: its heating has a plate and its owner bills. */
  readonly built: boolean
  readonly brokered: boolean
  /** null: not known, or not decided between several. */
  readonly land: Land | null
  readonly day: CalendarDate
  /** The exposé says that no term and no builder binds who buys the plot. */
  readonly freeToBuild: boolean
  /** A plan in force or an office's answer says that one may build. */
  readonly mayBuild: boolean
  /** A renewal of the quarter is not settled with the town yet. */
  readonly owesTown: boolean
  /** True when a statement of the exposé answers the question. */
  readonly says: (id: QuestionId) => boolean
}

const isHouse = (kind: ObjectKind | null) => kind === 'Haus' || kind === 'Mehrfamilienhaus'

/** null: the exposé lists none. */
function homesIn(deal: Deal | null): number | null {
  const homes = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung').length
  const trade = (deal?.parts ?? []).some(({ kind }) => kind === 'gewerbe')
  return homes === 0 || trade ? null : homes
}

function parkingOf({ parking, deal }: Offer): Pick<LawCase, 'parking' | 'undergroundParking'> {
  const spaces = (deal?.parts ?? []).filter(({ kind }) => kind === 'stellplatz')
  const names = [parking?.kind ?? '', ...spaces.map(({ name }) => name)]
  return {
    parking: spaces.length > 0 || (parking === null ? null : !parking.isNone),
    undergroundParking: names.some(isUnderground),
  }
}

/** Where a roof slopes over a flat. */
const UNDER_ROOF: readonly ObjectType[] = ['dachgeschosswohnung', 'maisonette', 'loft']

function isUnderRoof({ objectType, facts, floor, deal }: Offer): boolean {
  return (
    (objectType !== null && UNDER_ROOF.includes(objectType)) ||
    floor?.isUnderRoof === true ||
    speaksOfAttic(facts) ||
    (deal?.parts ?? []).some(({ name }) => floorOf(name).isUnderRoof)
  )
}

export function lawCaseOf({ offer, money, lens, day, appraisal, answers, tenancy }: Assessment): LawCase {
  const { flags, numbers, vermietet } = offer
  const { location } = appraisal
  const { type, developer, nothingBuilt } = situationOf(offer, day)
  const found = (id: QuestionId): Answer | undefined => answers.find(answer => answer.id === id)
  return {
    kind: offer.kind,
    baujahr: money.home.baujahr,
    neubau: firstSale(offer, day) === true,
    type,
    ofEstate: hasTrait(offer, 'erbanteil'),
    farmland: !isNoField({ offer }),
    wood: offer.objectType === 'wald',
    developer,
    let: vermietet === true || vermietet === 'teilweise',
    ownUse: lens === 'eigennutzung',
    letForLife: tenancy !== null && (tenancy.forLife || tenancy.neverOwnUse),
    twoHomes: isHouse(offer.kind) && (numbers.einheiten ?? homesIn(offer.deal) ?? (found('einliegerwohnung')?.light === 'grün' ? 2 : null)) === 2, // prettier-ignore
    tradeUnit: isTradeUnit(offer),
    operated: incomeUseOf(offer) === 'betreiber',
    auction: money.home.auction,
    partition: offer.deal?.court?.partition === true,
    erbbau: flags.erbbaurecht === true,
    denkmal: flags.denkmalschutz === true,
    lift: flags.aufzug,
    cellar: flags.keller,
    ...parkingOf(offer),
    attic: isUnderRoof(offer),
    built: !developer && !nothingBuilt && firstSale(offer, day) !== true,
    oil: offer.heating.sources.includes('oel'),
    delivered: isDelivered(offer.heating.sources),
    flueless: isWithoutChimney(offer.heating.sources),
    brokered: numbers.kaeuferprovision !== null && numbers.kaeuferprovision > 0,
    land: location?.laender.length === 1 ? location.land : null,
    day,
    freeToBuild: found('bauzwang')?.light === 'grün',
    mayBuild: found('baurecht')?.light === 'grün',
    owesTown: offer.owesTown,
    says: id => found(id)?.state === 'belegt' || found(id)?.ofBuyer !== undefined,
  }
}
