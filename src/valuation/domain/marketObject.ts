import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { firstSale, type Offer } from '#extraction/domain/offer.ts'
import { energieklasse } from '#finance/domain/energy.ts'
import { ENERGIEKLASSEN, type Energieklasse } from '#reference/energie.ts'
import type { Marktart, Zustand } from '#reference/market/bewertungsmodell.ts'
import { MIKROAPARTMENT_BIS, SANIERUNG_VERBLASST } from '#reference/market/verfahrensannahmen.ts'

/** What moves the price of a home within its place. null or missing: not known. */
export interface MarketObject {
  readonly art: Marktart
  /** m². */
  readonly wohnflaeche?: number | null
  readonly baujahr?: number | null
  /** First sale by the developer. */
  readonly neubau?: boolean | null
  readonly zustand?: Zustand | null
  readonly energieklasse?: Energieklasse | null
  /** m²; counts for houses only. */
  readonly grundstuecksflaeche?: number | null
  readonly vermietet?: boolean | null
  /** Storey above the ground floor, 0 = Erdgeschoss; counts for flats only. */
  readonly stockwerk?: number | null
  readonly aufzug?: boolean | null
  readonly erbbaurecht?: boolean | null
}

/** The object of an offer as the market sees it; null where no level of homes says anything about its kind. */
export function marketObjectOf(offer: Offer, day: CalendarDate, said: StatedCondition): MarketObject | null {
  const { numbers, texts, flags } = offer
  const art = texts.objektart === null ? null : marktartOf(texts.objektart, offer.kind)
  if (!art) return null
  return {
    art,
    wohnflaeche: numbers.wohnflaeche,
    baujahr: numbers.baujahr,
    neubau: firstSale(offer, day),
    zustand: texts.zustand === null ? null : faded(zustandOf(texts.zustand), said, day),
    energieklasse: klasseOf(texts.energieklasse) ?? klasseByKennwert(numbers.energiekennwert, day),
    grundstuecksflaeche: numbers.grundstuecksflaeche,
    vermietet: offer.vermietet === 'teilweise' ? null : offer.vermietet,
    stockwerk: offer.stockwerk,
    aufzug: flags.aufzug,
    erbbaurecht: flags.erbbaurecht,
  }
}

/** What the running text says against a good word for the Zustand. */
export interface StatedCondition {
  /** A part of it needs renovation: one of two houses, say. */
  readonly renovierungsbedarf: boolean
  /** Year of the last full refurbishment that is named; null: none. */
  readonly sanierungsjahr: number | null
}

/** One house refurbished and one in need of it are on the whole gepflegt; so is what was refurbished a generation ago. */
function faded(zustand: Zustand | null, said: StatedCondition, day: CalendarDate): Zustand | null {
  if (zustand !== 'neuwertig' && zustand !== 'modernisiert') return zustand
  const age = said.sanierungsjahr === null ? 0 : yearOf(day) - said.sanierungsjahr
  if (said.renovierungsbedarf || age > SANIERUNG_VERBLASST.modernisiert) return 'gepflegt'
  return age > SANIERUNG_VERBLASST.neuwertig ? 'modernisiert' : zustand
}

function klasseOf(text: string | null): Energieklasse | null {
  return ENERGIEKLASSEN.rows.find(({ key }) => key === text)?.key ?? null
}

function klasseByKennwert(kennwert: number | null, day: CalendarDate): Energieklasse | null {
  return kennwert === null ? null : energieklasse(kennwert, day)
}

/** The market an exposé's Objektart belongs to; null where no level of homes says anything: plots, shops, holiday homes. */
export function marktartOf(objektart: string, kind: Offer['kind'] = null): Marktart | null {
  const named = ARTEN_BY_WORD.find(([words]) => words.test(objektart))
  return named ? named[1] : kind && ART_BY_KIND[kind]
}

/** Shops, offices or practices beside the flats. */
export function isMixedUse({ texts }: Pick<Offer, 'texts'>): boolean {
  return /geschäftshaus|gewerbehaus|haus (?:mit|und) (?:\p{L}+ )?(?:gewerbe|laden|läden|büro|praxis|gastst)/iu.test(
    texts.objektart ?? '',
  )
}

/** Bought for what an operator or short lettings bring: its price hangs on a contract that the exposé does not show. */
export function isOperatorHome({ texts, numbers }: Pick<Offer, 'texts' | 'numbers'>): boolean {
  const kind = texts.objektart ?? ''
  const area = numbers.wohnflaeche
  if (/mikro|micro|studenten|pflege|senioren|boarding|serviced|ferien|hotel/iu.test(kind)) return true
  return /app?art?e?ment/iu.test(kind) && area !== null && area <= MIKROAPARTMENT_BIS
}

/** For words that only the kind knows: Loft, Studio, Hof. */
const ART_BY_KIND: Readonly<Record<NonNullable<Offer['kind']>, Marktart | null>> = {
  Wohnung: 'Eigentumswohnung',
  Haus: 'Einfamilienhaus',
  Mehrfamilienhaus: 'Mehrfamilienhaus',
  Grundstück: null,
  Gewerbe: null,
}

const ARTEN_BY_WORD: readonly (readonly [RegExp, Marktart | null])[] = [
  [/mehrfamilien|geschäftshaus|zinshaus/iu, 'Mehrfamilienhaus'],
  [/grundstück|gewerbe|büro|laden|halle|ferien|wochenend/iu, null],
  [/wohnungen$/iu, 'Mehrfamilienhaus'],
  [/wohnung|apartment|penthouse|maisonette/iu, 'Eigentumswohnung'],
  [/zweifamilien|mehrgenerationen/iu, 'Zweifamilienhaus'],
  [/reihen|doppelhaus/iu, 'Reihenhaus'],
  [/haus|villa|bungalow/iu, 'Einfamilienhaus'],
]

/** The class of an exposé's words for the Zustand; null when they say nothing of it. The worst word decides. */
export function zustandOf(words: string): Zustand | null {
  return ZUSTAND_BY_WORD.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** "renoviert" is paint and floors, "teilsaniert" leaves the rest old: neither lifts a home above gepflegt. */
const ZUSTAND_BY_WORD: readonly (readonly [RegExp, Zustand])[] = [
  [/abbruch|abriss|abgängig|entkernt|rohbau|sanierungsbedürftig|sanierungsstau/iu, 'sanierungsbedürftig'],
  [/renovierungsbedürftig|modernisierungsbedürftig|originalzustand|unsaniert/iu, 'renovierungsbedürftig'],
  [/teil\s?-?(?:saniert|modernisiert|renoviert)/iu, 'gepflegt'],
  [/neuwertig|neubau|erstbezug|(?:kern|voll|grund)\s?saniert|projektiert|im bau/iu, 'neuwertig'],
  [/saniert|modernisiert|refurbished/iu, 'modernisiert'],
  [/gepflegt|gut|bezugsfertig|bezugsfrei|renoviert|ordentlich|bewohnbar|top|well[- ]kept/iu, 'gepflegt'],
]
