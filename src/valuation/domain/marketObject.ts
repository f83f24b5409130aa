import type { CalendarDate } from '#kernel/calendarDate.ts'
import { firstSale, type Offer } from '#extraction/domain/offer.ts'
import { energieklasse } from '#finance/domain/energy.ts'
import { ENERGIEKLASSEN, type Energieklasse } from '#reference/energie.ts'
import type { Marktart, Zustand } from '#reference/market/bewertungsmodell.ts'

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
export function marketObjectOf(offer: Offer, day: CalendarDate): MarketObject | null {
  const { numbers, texts, flags } = offer
  const art = texts.objektart === null ? null : marktartOf(texts.objektart, offer.kind)
  if (!art) return null
  return {
    art,
    wohnflaeche: numbers.wohnflaeche,
    baujahr: numbers.baujahr,
    neubau: firstSale(offer, day),
    zustand: texts.zustand === null ? null : zustandOf(texts.zustand),
    energieklasse: klasseOf(texts.energieklasse) ?? klasseByKennwert(numbers.energiekennwert, day),
    grundstuecksflaeche: numbers.grundstuecksflaeche,
    vermietet: offer.vermietet === 'teilweise' ? null : offer.vermietet,
    stockwerk: offer.stockwerk,
    aufzug: flags.aufzug,
    erbbaurecht: flags.erbbaurecht,
  }
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

/** For words that only the kind knows: Loft, Studio, Hof. */
const ART_BY_KIND: Readonly<Record<NonNullable<Offer['kind']>, Marktart | null>> = {
  Wohnung: 'Eigentumswohnung',
  Haus: 'Einfamilienhaus',
  Mehrfamilienhaus: 'Mehrfamilienhaus',
  Grundstück: null,
  Gewerbe: null,
}

const ARTEN_BY_WORD: readonly (readonly [RegExp, Marktart | null])[] = [
  [/grundstück|gewerbe|büro|laden|halle|ferien|wochenend/iu, null],
  [/mehrfamilien|geschäftshaus|zinshaus|wohnungen$/iu, 'Mehrfamilienhaus'],
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
