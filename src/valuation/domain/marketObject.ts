import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Converted } from '#extraction/domain/convertedIn.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import { firstSale, type Offer } from '#extraction/domain/offer.ts'
import type { Topic } from '#extraction/domain/remark.ts'
import type { Condition } from '#extraction/domain/values/condition.ts'
import { energieklasse } from '#finance/domain/energy.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import type { TextFindings } from '#finance/domain/plan/statedTerms.ts'
import { type ErbbauTerms, erbbauTermsOf } from './erbbauTerms.ts'
import { letPartOfFamilyHouse } from './familyHouse.ts'
import type { Energieklasse } from '#reference/energie.ts'
import {
  FIKTIVES_BAUJAHR,
  type Marktart,
  type Wasserlage,
  type Zustand,
  ZUSTAENDE,
} from '#reference/market/bewertungsmodell.ts'
import {
  MIKROAPARTMENT_BIS,
  PUNKTE_ERHALTEN,
  RENOVIERUNG_AB,
  RENOVIERUNG_WOHNUNG_AB,
  SANIERUNG_AB,
  SANIERUNG_JE_M2,
  SANIERUNG_VERBLASST,
  VERSCHLISSEN,
} from '#reference/market/verfahrensannahmen.ts'
import { pointsOfWorks } from './restnutzung.ts'
import { byParts } from './byParts.ts'
import { byWorks } from './byWorks.ts'
import { yearByWorks } from './yearByWorks.ts'
import { bestZustand, wornCount } from './wear.ts'

/** What moves the price of a home within its place. null or missing: not known. */
export interface MarketObject {
  readonly art: Marktart
  /** m². */
  readonly wohnflaeche?: number | null
  readonly baujahr?: number | null
  /** First sale by the developer. */
  readonly neubau?: boolean | null
  readonly zustand?: Zustand | null
  /** The Zustand is concluded from worn parts: it may be worse. */
  readonly zustandConcluded?: boolean
  /** The Zustand is concluded from a young age: nobody has said it, so it may be better. */
  readonly zustandByAge?: boolean
  /** The Zustand is what dated works show, without a word for it. */
  readonly zustandByWorks?: boolean
  /** Parts that are worn by the text or by the years that it gives. */
  readonly worn?: number
  readonly energieklasse?: Energieklasse | null
  /** A monument needs no Energieausweis and no insulation (§§ 79 Abs. 4, 105 GModG): its class moves no price. */
  readonly denkmal?: boolean
  /** Year in which it was refurbished as a whole: it is as old as its works, not as its walls. */
  readonly rebuilt?: number
  /** By the developer who sells it, every trade: nobody has lived in it since. */
  readonly isFirstUse?: boolean
  /** Year as which it counts after its parts were renewed one by one (yearByWorks.ts). */
  readonly likeYear?: number
  /** When its rooms were made a home, long after its walls; missing: they were built for it. */
  readonly converted?: Converted
  /** m²; counts for houses only. */
  readonly grundstuecksflaeche?: number | null
  /** €/m² of plot; missing or null: not told. */
  readonly bodenrichtwert?: number | null
  readonly vermietet?: boolean | null
  /** Part of the area that is let, 0 to 1, of a house that whoever buys it moves into. */
  readonly letPart?: number
  /** Storey above the ground floor, 0 = Erdgeschoss; counts for flats only. */
  readonly stockwerk?: number | null
  readonly aufzug?: boolean | null
  /** Alone on the top storey, with a terrace around it. */
  readonly isPenthouse?: boolean
  /** Flats of its house; counts for flats only. */
  readonly flatsInHouse?: number | null
  /** Years in which trades were renewed, as the exposé tells. */
  readonly renewed?: Renewed & Pick<TextFindings, 'kitchen' | 'partly'>
  readonly erbbaurecht?: boolean | null
  readonly erbbau?: ErbbauTerms | null
  readonly wasserlage?: Wasserlage | null
}

/** The object of an offer as the market sees it; null where no level of homes says anything about its kind. */
export function marketObjectOf(offer: Offer, day: CalendarDate, said: StatedCondition): MarketObject | null {
  const { numbers, flags } = offer
  const art = marktartOf(offer)
  if (!art) return null
  const dated = { ...(numbers.heizungBaujahr !== null && { heizung: numbers.heizungBaujahr }), ...said.renewed }
  const worn = firstSale(offer, day) === true || isRefurbished(offer) ? 0 : wornCount(said.worn, dated, day)
  const told = isRefurbished(offer)
    ? refurbishedTo(said.renewed)
    : (faded(zustandOf(offer.conditions), said, offer.conditionIn, day) ??
      byWorks(offer, said.renewed, day) ??
      byParts(art, { dated, worn, said: said.renewed }, day))
  const converted = said.renewed?.converted
  const young = told ? null : byAge(art, converted?.year ?? numbers.baujahr, dated, worn, day)
  const letPart = letPartOfFamilyHouse(offer)
  const rebuilt = rebuiltIn(offer, said, day)
  const renewedYear = worn < VERSCHLISSEN.gepflegt ? yearByWorks(art, numbers.baujahr, dated, day) : null
  return {
    art,
    wohnflaeche: numbers.wohnflaeche,
    baujahr: numbers.baujahr,
    neubau: firstSale(offer, day),
    ...(isToBeGutted(offer, said) ? { zustand: 'sanierungsbedürftig' as const } : zustandWith(told ?? young, worn)),
    ...(young && { zustandByAge: true }),
    ...(told && offer.conditions.length === 0 && !isRefurbished(offer) && { zustandByWorks: true }),
    worn,
    ...(flags.denkmalschutz === true && { denkmal: true }),
    ...(renewedYear !== null && !rebuilt.rebuilt && { likeYear: renewedYear }),
    ...rebuilt,
    ...(converted && { converted }),
    energieklasse: offer.energieklasse ?? klasseByKennwert(numbers.energiekennwert, day),
    grundstuecksflaeche: numbers.grundstuecksflaeche,
    vermietet: offer.vermietet === 'teilweise' ? null : offer.vermietet,
    ...(letPart && { letPart }),
    stockwerk: offer.floor?.storey ?? null,
    aufzug: flags.aufzug,
    ...(offer.objectType === 'penthouse' && { isPenthouse: true }),
    flatsInHouse: numbers.einheiten,
    ...(said.renewed && { renewed: said.renewed }),
    erbbaurecht: flags.erbbaurecht,
    wasserlage: said.wasserlage ?? null,
    erbbau: erbbauTermsOf(offer, art, said.bodenrichtwert?.value ?? null, day),
  }
}

/** A developer's price list is of many flats, and what is bought is one: no rent of a whole house says what it is worth. */
function marktartOf(offer: Offer): Marktart | null {
  const { objectType, deal } = offer
  const art = objectType && MARKTART[objectType]
  const isOneFlat = deal?.type.value === 'neubau-bautraeger' && deal.objectKind.value === 'wohnung'
  if (isOneFlat && art === 'Mehrfamilienhaus') return 'Eigentumswohnung'
  return letPartOfFamilyHouse(offer) === null ? art : 'Zweifamilienhaus'
}

/** Three worn parts say how the home is where no word does, and more than a word that says better. */
function zustandWith(told: Zustand | null, worn: number): Pick<MarketObject, 'zustand' | 'zustandConcluded'> {
  const best = bestZustand(worn)
  if (told) return { zustand: ZUSTAENDE[told] > ZUSTAENDE[best] ? best : told }
  return best === 'renovierungsbedürftig' ? { zustand: best, zustandConcluded: true } : { zustand: null }
}

/**
 * A young home is gepflegt without a word for it, unless a part is called worn: a house from fifteen years on only if it was kept up, and
 * then one old part beside the new ones, such as its windows, is what every home of its age has.
 */
function byAge(art: Marktart, baujahr: number | null, dated: Renewed, worn: number, day: CalendarDate): Zustand | null {
  if (baujahr === null || worn >= VERSCHLISSEN.gepflegt) return null
  const age = yearOf(day) - baujahr
  const isYoung = age < (art === 'Eigentumswohnung' ? RENOVIERUNG_WOHNUNG_AB : RENOVIERUNG_AB) && worn === 0
  const isKept = age <= SANIERUNG_AB && pointsOfWorks(dated, day) >= PUNKTE_ERHALTEN
  return isYoung || isKept ? 'gepflegt' : null
}

/** What the exposé names for all works together says more than any word. */
function isToBeGutted({ numbers, deal }: Offer, { renewed }: StatedCondition): boolean {
  const whole = renewed?.said?.works?.find(({ subject, needed }) => subject === 'ganzes' && needed)
  const area = numbers.wohnflaeche
  if (!whole || area === null || isRefurbished({ deal })) return false
  return whole.amount / area >= SANIERUNG_JE_M2
}

/** Who refurbishes and sells is paid for the home as it will be, whatever it looks like today. */
function isRefurbished({ deal }: Pick<Offer, 'deal'>): boolean {
  return deal?.type.value === 'sanierung-bautraeger'
}

/** What stays as it is, "Bestandsfenster", is not renewed: then the whole is modernised and no more. */
function refurbishedTo(renewed: TextFindings | undefined): Zustand {
  return (renewed?.kept ?? []).length > 0 ? 'modernisiert' : 'neuwertig'
}

/** Refurbished as a whole since the nineties, a house of another time is as old as its works (Kernsanierung, Anlage 2 ImmoWertV). */
function rebuiltIn(
  offer: Offer,
  { vollsaniert, sanierungsjahr, renewed }: StatedCondition,
  day: CalendarDate,
): Pick<MarketObject, 'rebuilt' | 'isFirstUse'> {
  if (isRefurbished(offer)) return { rebuilt: yearOf(day), isFirstUse: refurbishedTo(renewed) === 'neuwertig' }
  const { baujahr } = offer.numbers
  const isOlder = baujahr !== null && baujahr < FIKTIVES_BAUJAHR
  return vollsaniert === true && sanierungsjahr !== null && sanierungsjahr >= FIKTIVES_BAUJAHR && isOlder
    ? { rebuilt: sanierungsjahr }
    : {}
}

/** What the running text says against a good word for the Zustand. */
export interface StatedCondition {
  /** A part of it needs renovation: one of two houses, say. */
  readonly renovierungsbedarf: boolean
  /** Parts that the text calls worn out. */
  readonly worn: ReadonlySet<Topic>
  /** Year of the last full refurbishment that is named; null: none. */
  readonly sanierungsjahr: number | null
  /** It was all of the home. */
  readonly vollsaniert?: boolean
  readonly wasserlage?: Wasserlage | null
  /** €/m² of plot. */
  readonly bodenrichtwert?: { readonly value: number } | null
  /** Missing: nothing was. */
  readonly renewed?: TextFindings
}

/** One house refurbished and one in need of it are on the whole gepflegt; so is what was refurbished a generation ago. */
function faded(zustand: Zustand | null, said: StatedCondition, told: number | null, day: CalendarDate): Zustand | null {
  if (zustand !== 'neuwertig' && zustand !== 'modernisiert') return zustand
  const age = yearOf(day) - (said.sanierungsjahr ?? told ?? yearOf(day))
  if (said.renovierungsbedarf || age > SANIERUNG_VERBLASST.modernisiert) return 'gepflegt'
  return age > SANIERUNG_VERBLASST.neuwertig ? 'modernisiert' : zustand
}

function klasseByKennwert(kennwert: number | null, day: CalendarDate): Energieklasse | null {
  return kennwert === null ? null : energieklasse(kennwert, day)
}

/** Shops, offices or practices beside the flats. */
export function isMixedUse({ objectType }: Pick<Offer, 'objectType'>): boolean {
  return objectType === 'wohn-geschaeftshaus'
}

/** Bought for what an operator or short lettings bring: its price hangs on a contract that the exposé does not show. */
export function isOperatorHome({ objectType, numbers }: Pick<Offer, 'objectType' | 'numbers'>): boolean {
  const area = numbers.wohnflaeche
  if (OPERATED.includes(objectType)) return true
  return objectType === 'apartment' && area !== null && area <= MIKROAPARTMENT_BIS
}

const OPERATED: readonly (ObjectType | null)[] = ['betreiberwohnung', 'ferienwohnung', 'ferienhaus', 'hotel']

/** The market a type belongs to; null where no level of homes says anything about it: plots, shops, holiday homes. */
const MARKTART: Readonly<Record<ObjectType, Marktart | null>> = {
  'wohn-geschaeftshaus': 'Mehrfamilienhaus',
  mehrfamilienhaus: 'Mehrfamilienhaus',
  eigentumswohnungen: 'Mehrfamilienhaus',
  mehrgenerationenhaus: 'Zweifamilienhaus',
  zweifamilienhaus: 'Zweifamilienhaus',
  doppelhaushaelfte: 'Reihenhaus',
  reihenhaus: 'Reihenhaus',
  bungalow: 'Einfamilienhaus',
  siedlungshaus: 'Einfamilienhaus',
  bauernhaus: 'Einfamilienhaus',
  villa: 'Einfamilienhaus',
  landhaus: 'Einfamilienhaus',
  fertighaus: 'Einfamilienhaus',
  einfamilienhaus: 'Einfamilienhaus',
  liebhaberobjekt: 'Einfamilienhaus',
  haus: 'Einfamilienhaus',
  penthouse: 'Eigentumswohnung',
  maisonette: 'Eigentumswohnung',
  loft: 'Eigentumswohnung',
  dachgeschosswohnung: 'Eigentumswohnung',
  souterrainwohnung: 'Eigentumswohnung',
  hochparterrewohnung: 'Eigentumswohnung',
  erdgeschosswohnung: 'Eigentumswohnung',
  terrassenwohnung: 'Eigentumswohnung',
  betreiberwohnung: 'Eigentumswohnung',
  apartment: 'Eigentumswohnung',
  etagenwohnung: 'Eigentumswohnung',
  eigentumswohnung: 'Eigentumswohnung',
  wohnung: 'Eigentumswohnung',
  ferienhaus: null,
  ferienwohnung: null,
  freizeitgrundstueck: null,
  grundstueck: null,
  wald: null,
  ackerland: null,
  gruenland: null,
  weinberg: null,
  hotel: null,
  gewerbe: null,
}

/** The class of what an exposé says of the Zustand; null when it says nothing of it. The worst decides. */
export function zustandOf([worst]: readonly Condition[]): Zustand | null {
  return worst === undefined ? null : ZUSTAND[worst]
}

/** "renoviert" is paint and floors, "teilsaniert" leaves the rest old: neither lifts a home above gepflegt. */
const ZUSTAND: Readonly<Record<Condition, Zustand>> = {
  abbruch: 'sanierungsbedürftig',
  rohbau: 'sanierungsbedürftig',
  sanierungsbeduerftig: 'sanierungsbedürftig',
  renovierungsbeduerftig: 'renovierungsbedürftig',
  original: 'renovierungsbedürftig',
  teilsaniert: 'gepflegt',
  neubau: 'neuwertig',
  erstbezug: 'neuwertig',
  neuwertig: 'neuwertig',
  kernsaniert: 'neuwertig',
  saniert: 'modernisiert',
  renoviert: 'gepflegt',
  gepflegt: 'gepflegt',
}
