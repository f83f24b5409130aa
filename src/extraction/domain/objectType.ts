import { mayHold } from './remarks/needles.ts'
import { withoutPlaces } from './placeNames.ts'
import { indexPatterns } from './remarks/patternIndex.ts'

/** What is sold, as finely as any room asks; `name` is how our rules call it as a fact, `kind` what questions and costs go by. */
const OBJECT_TYPES = {
  'wohn-geschaeftshaus': { name: 'Wohn- und Geschäftshaus', kind: 'Mehrfamilienhaus' },
  mehrfamilienhaus: { name: 'Mehrfamilienhaus', kind: 'Mehrfamilienhaus' },
  mehrgenerationenhaus: { name: 'Mehrgenerationenhaus', kind: 'Haus' },
  zweifamilienhaus: { name: 'Zweifamilienhaus', kind: 'Haus' },
  doppelhaushaelfte: { name: 'Doppelhaushälfte', kind: 'Haus' },
  reihenhaus: { name: 'Reihenhaus', kind: 'Haus' },
  /** Several flats at once. */
  eigentumswohnungen: { name: 'Eigentumswohnungen', kind: 'Wohnung' },
  bungalow: { name: 'Bungalow', kind: 'Haus' },
  siedlungshaus: { name: 'Siedlungshaus', kind: 'Haus' },
  bauernhaus: { name: 'Bauernhaus', kind: 'Haus' },
  villa: { name: 'Villa', kind: 'Haus' },
  landhaus: { name: 'Landhaus', kind: 'Haus' },
  ferienhaus: { name: 'Ferienhaus', kind: 'Haus' },
  ferienwohnung: { name: 'Ferienwohnung', kind: 'Wohnung' },
  fertighaus: { name: 'Einfamilienhaus', kind: 'Haus' },
  einfamilienhaus: { name: 'Einfamilienhaus', kind: 'Haus' },
  /** Castles, mills, houseboats: few people look for them. */
  liebhaberobjekt: { name: 'Liebhaberobjekt', kind: 'Haus' },
  penthouse: { name: 'Penthousewohnung', kind: 'Wohnung' },
  maisonette: { name: 'Maisonettewohnung', kind: 'Wohnung' },
  loft: { name: 'Dachgeschosswohnung', kind: 'Wohnung' },
  dachgeschosswohnung: { name: 'Dachgeschosswohnung', kind: 'Wohnung' },
  souterrainwohnung: { name: 'Souterrainwohnung', kind: 'Wohnung' },
  hochparterrewohnung: { name: 'Hochparterrewohnung', kind: 'Wohnung' },
  erdgeschosswohnung: { name: 'Erdgeschosswohnung', kind: 'Wohnung' },
  terrassenwohnung: { name: 'Terrassenwohnung', kind: 'Wohnung' },
  /** Bought for what an operator or short lettings bring. */
  betreiberwohnung: { name: 'Apartment', kind: 'Wohnung' },
  apartment: { name: 'Apartment', kind: 'Wohnung' },
  etagenwohnung: { name: 'Etagenwohnung', kind: 'Wohnung' },
  eigentumswohnung: { name: 'Eigentumswohnung', kind: 'Wohnung' },
  wohnung: { name: 'Wohnung', kind: 'Wohnung' },
  freizeitgrundstueck: { name: 'Grundstück', kind: 'Grundstück' },
  grundstueck: { name: 'Grundstück', kind: 'Grundstück' },
  wald: { name: 'Wald', kind: 'Grundstück' },
  ackerland: { name: 'Ackerland', kind: 'Grundstück' },
  gruenland: { name: 'Grünland', kind: 'Grundstück' },
  weinberg: { name: 'Weinberg', kind: 'Grundstück' },
  hotel: { name: 'Hotel', kind: 'Gewerbe' },
  gewerbe: { name: 'Gewerbeobjekt', kind: 'Gewerbe' },
  haus: { name: 'Haus', kind: 'Haus' },
} as const satisfies Record<string, { name: string; kind: ObjectKind }>
export type ObjectType = keyof typeof OBJECT_TYPES

/** The kinds of objects for which questions, costs and values differ. */
export type ObjectKind = 'Wohnung' | 'Haus' | 'Mehrfamilienhaus' | 'Grundstück' | 'Gewerbe'

type Patterns = readonly (readonly [RegExp, ObjectType])[]
/** Those that may hold in a text, which is given in small letters. */
type PatternsFor = (lower: string) => Patterns

const indexed = (patterns: Patterns): PatternsFor => indexPatterns(patterns, ([pattern]) => pattern)

/** The particular before the general. Source of names: ImmoWertV, portals' lists of types. */
const IN_TEXT = indexed([
  // "Baugrundstück für ein Einfamilienhaus": what may be built on it is not sold.
  [/(?:grundstück|bauplatz|bauland|baulücke)\s(?:für|zur (?:bebauung|errichtung)|zum bau)(?!\p{L})/iu, 'grundstueck'],
  [
    /(?<!\p{L})(?:laden(?:lokal|geschäft)?|gasthof|gaststätte|gasthaus|werkstatt|lagerhalle)\s(?:mit|und|\+|&)\s(?:\p{L}+e[rnms]?\s|\d\s)?(?:wohnung|wohnhaus)/iu,
    'wohn-geschaeftshaus',
  ],
  [/(?:wohn-? ?und ?geschäfts|wohngeschäfts|wohn-\/geschäfts)haus|(?<!\p{L})WGH(?!\p{L})/iu, 'wohn-geschaeftshaus'],
  [
    /mehrfamilien(?:wohn)?(?:haus|hs\.)|zinshaus|rentenhaus|renditehaus|(?<!\p{L})MFH(?!\p{L})|renditeobjekt|mietshaus|(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+)[- ]{0,2}(?:familien|parteien)[- ]?(?:wohn|miets?)?haus|apartmenthaus/iu,
    'mehrfamilienhaus',
  ],
  [
    /(?:apartment|multi-?family|residential) (?:buildings?|blocks?|houses?)|mehrfamilienhäuser|zinshäuser/iu,
    'mehrfamilienhaus',
  ],
  [/mehrgenerationenhaus/iu, 'mehrgenerationenhaus'],
  [/zweifamilien(?:wohn)?haus|(?<!\p{L})ZFH(?!\p{L})/iu, 'zweifamilienhaus'],
  [/doppelhaushälfte|(?<!\p{L})DHH(?!\p{L})|doppelhaus|semi-detached/iu, 'doppelhaushaelfte'],
  [/reihen(?:mittel|end|eck)?(?:haus|hs\.)|(?<!\p{L})(?:RMH|REH|RH)(?!\p{L})|terraced house|stadthaus/iu, 'reihenhaus'],
  [
    /(?<!(?:und|mit|plus|sowie|nebst|samt) )(?:zwei|drei|vier|fünf|sechs|\d+|neue|moderne|exklusive|kernsanierte)\s(?:\p{L}+e\s)?(?:eigentums|neubau)?-?wohnungen/iu,
    'eigentumswohnungen',
  ],
  [/bungalow/iu, 'bungalow'],
  [/siedlungshaus/iu, 'siedlungshaus'],
  [
    /resthof|bauernhaus|bauernhof|hofstelle|gutshof|dreiseithof|vierseithof|vierkanthof|landwirtschaftliches anwesen/iu,
    'bauernhaus',
  ],
  // "Villa Seelöwe, Wohnung 9": the house has a name, the flat is sold.
  [/villa \p{L}+,? (?:wohnung|whg\.?|we|app\.?) (?:nr\.? ?)?\d/iu, 'wohnung'],
  [
    /(?:haus|anwesen)(?:,|\s(?:mit|und|sowie|nebst|samt|\+|&))\s(?:\p{L}+e[rnms]?\s){0,2}(?:baugrundstück|bauplatz|bauland)/iu,
    'haus',
  ],
  [/stadtvilla|villa(?!\p{L})/iu, 'villa'],
  [/(?<!\p{L})landhaus|herrenhaus/iu, 'landhaus'],
  [/ferienhaus|wochenendhaus/iu, 'ferienhaus'],
  [/fertighaus|ausbauhaus|aktionshaus/iu, 'fertighaus'],
  [
    /einfamilien(?:wohn)?(?:haus|hs\.)|(?<!\p{L})EFH(?!\p{L})|detached house|family home|architektenhaus|wohnhaus/iu,
    'einfamilienhaus',
  ],
  [/penthouse/iu, 'penthouse'],
  [/maisonette/iu, 'maisonette'],
  [/dachgeschoss(?:eigentums)?(?:-)?wohnung|dg-?(?:wohnung|whg)|dachwohnung/iu, 'dachgeschosswohnung'],
  [/loft/iu, 'loft'],
  [/souterrain-?wohnung|souterrain\s+im/iu, 'souterrainwohnung'],
  [/erdgeschoss(?:eigentums)?-?wohnung|eg-?(?:wohnung|whg)|gartenwohnung/iu, 'erdgeschosswohnung'],
  [/terrassenwohnung/iu, 'terrassenwohnung'],
  [/mikro-?apartment|pflege-?app?artment/iu, 'betreiberwohnung'],
  [/ein-?zimmer-?app?artment|app?artement|app?artment|(?<!\p{L})studio(?!\p{L})/iu, 'apartment'],
  [/(?<!(?:mit|und|als|einer) (?:\p{L}+ )?)(?:ferienwohnung|fewo)(?!en)/iu, 'ferienwohnung'],
  [/etagenwohnung/iu, 'etagenwohnung'],
  [/eigentumswohnung|(?<!\p{L})ETW(?!\p{L})|wohnungseigentum|condominium/iu, 'eigentumswohnung'],
  [
    /(?:zimmer|zi\.?|raum|neubau|altbau|traum|stadt|komfort|familien|kapitalanleger)[-\s]*(?:wohnung|whg)|(?<!\p{L})(?:wohnung|whg\.?)(?!\p{L})|(?<!\p{L})flat(?!\p{L})/iu,
    'wohnung',
  ],
  [
    /baugrundstück|bauplatz|bauplätze|bauland|grundstück zum kauf|baureifes? grundstück|wohnbaugrundstück/iu,
    'grundstueck',
  ],
  [
    /wald(?:grundstück|fläche|flurstück|stück|parzelle|besitz|verkauf)|(?<!\p{L})(?:misch|laub|nadel|privat|kiefern|fichten|buchen|eichen|mittel)wald(?!\p{L})|forst(?:fläche|grundstück|betrieb)/iu,
    'wald',
  ],
  [/acker(?:land|fläche|grundstück|flächen)|(?<!\p{L})äcker(?!\p{L})/iu, 'ackerland'],
  [/grünland|wiesen?(?:grundstück|fläche)|streuobst(?:wiese|grundstück)|weide(?:land|fläche)/iu, 'gruenland'],
  [
    /weinberg(?!blick|sicht|panorama|lage|nähe|rand|haus|straße|weg|idylle|str\.)|rebfläche|rebland|(?<!\p{L})(?:wingert|wengert|rebberg)/iu,
    'weinberg',
  ],
  [
    /(?:büro|gewerbe|laden|praxis|gastronomie|hotel|industrie)(?:einheit|fläche|immobilie|objekt|lokal|gebäude|haus|anwesen)|(?:lager|gewerbe|produktions|werk|industrie|fabrik|logistik|reit)s?-?(?: und [\p{L}]+)?halle(?!n(?:sport|bad))|teileigentum(?=$| im |,? (?:laden|büro|praxis|gewerbe))|gasthof|gaststätte|(?<!\p{L})(?:gasthaus|wirtshaus)|autohaus|werkstatt(?:gebäude|halle)|(?<!\p{L})(?:kfz|auto|lkw)-?werkstatt|(?<!\p{L})hotel (?:garni|zu|mit \d)/iu,
    'gewerbe',
  ],
  [/(?<!\p{L})(?:elternhaus|haus|house|anwesen|stadthaus|wohnobjekt)(?!\p{L})/iu, 'haus'],
  [/(?<!\p{L})grundst\.(?=\s?(?:ca\.?\s?)?\d)/iu, 'grundstueck'],
  [/(?<!\p{L})(?:wald|forst)(?!\p{L})/iu, 'wald'],
  [/(?<!\p{L})acker(?!\p{L})/iu, 'ackerland'],
  [/(?<!\p{L})wiese(?!\p{L})/iu, 'gruenland'],
  [
    /(?<!\p{L}|-)(?!nachbar|erbbau|hinter|garagen|straßen)(?<!(?:ihrem|ihr|eigenen|eigenem) )(?:\p{L}+-?)?grundstück(?!\p{L})/iu,
    'grundstueck',
  ],
])

/** Land is named around every house: only a headline or the words of selling make it what is sold. */
export function isLandName(name: string): boolean {
  return LAND_NAMES.has(name)
}

/** Fields and forest: no building land, and not valued as such. */
export function isFarmland(type: ObjectType | null): boolean {
  return type === 'wald' || type === 'ackerland' || type === 'gruenland' || type === 'weinberg'
}

const LAND_NAMES: ReadonlySet<string> = new Set(
  (['wald', 'ackerland', 'gruenland', 'weinberg', 'grundstueck'] as const).map(type => OBJECT_TYPES[type].name),
)

/** A field that names the Objektart holds words that could mean anything in a text; these go before the names of types. */
const FIELD_FIRST = indexed([
  [/freizeit-?grundstück|wochenend-?grundstück/iu, 'freizeitgrundstueck'],
  [/^\p{L}*(?:grundstück|bauplatz|bauland)/iu, 'grundstueck'],
  [
    /geschäftshaus|gewerbehaus|haus\s?(?:mit|und|\/|\+|&)\s?(?:\p{L}+ )?(?:gewerbe|laden|läden|büro|praxis|gastst)/iu,
    'wohn-geschaeftshaus',
  ],
  [/^(?:\p{L}+ )?\p{L}*wohnungen$/iu, 'eigentumswohnungen'],
  [/ferien-?(?:wohnung|app?art)/iu, 'ferienwohnung'],
  [/(?:mikro|micro|studenten|pflege|senioren|boarding|serviced)[- ]?(?:wohn|app?art)/iu, 'betreiberwohnung'],
  [/hochparterre|tiefparterre/iu, 'hochparterrewohnung'],
  [/untergeschoss/iu, 'souterrainwohnung'],
])

/** And these behind them. */
const FIELD_LAST = indexed([
  [/freizeit|datsche|gartenhaus|ferien|wochenend/iu, 'ferienhaus'],
  [/schloss|mühle|hausboot/iu, 'liebhaberobjekt'],
  [/grundstück|bauplatz|bauland/iu, 'grundstueck'],
  [/mehrfamilien|wohnanlage|miets?haus/iu, 'mehrfamilienhaus'],
  [/hotel|boarding/iu, 'hotel'],
  [/gewerbe|büro|laden|halle|gastronomie|praxis/iu, 'gewerbe'],
  [/souterrain/iu, 'souterrainwohnung'],
  [/wohnung/iu, 'wohnung'],
  [/haus|häuser|villa|hof|anwesen|landsitz/iu, 'haus'],
])

/** The house that a flat is in says nothing about the flat: "Wohnung in einem Mehrfamilienhaus", nor the one that may be built about the plot. */
const AROUND_IT =
  /(?<!\p{L})(?:in|im|eines|einer|einem|des|dem)\s(?:(?!wohnung)\p{L}+\s){0,4}?(?:\d+[- ])?(?:mehrfamilien|mehrparteien|zweifamilien|dreifamilien|wohn-? und geschäfts|wohn|miets|stadt|parteien|hoch|reihen|[\p{L}]{3,}er\s)?-?haus(?:es)?(?!\p{L})|(?<=(?:grundstück|bauplatz|bauland)\s)(?:für|zur bebauung mit|zum bau)\s(?:eine[ms]?|ein|ihr|das)\s(?:\p{L}+\s)?[\p{L}-]*(?:haus|hauses|villa|bungalow)(?!\p{L})/giu

/** "Kein Reihenhaus, sondern ein freistehendes EFH" */
const NOT_BUT = /(?<!\p{L})(?:kein|keine|nicht)\s(?:\p{L}+\s){0,3}\p{L}+,?\s(?=sondern\s)/giu

/** Our name for the type of object that any text names; of trade premises the word itself: "Lagerhalle". */
export function objectTypeIn(text: string): string | undefined {
  const type = firstOf(IN_TEXT, text)
  if (type === 'gewerbe') return premisesIn(text) ?? OBJECT_TYPES.gewerbe.name
  return type ? OBJECT_TYPES[type].name : undefined
}

/** A title in capitals, "WERKSTATTHALLE ZU VERKAUFEN", names it as well. */
function premisesIn(text: string): string | undefined {
  const named = TRADE_PREMISES.exec(text)?.[0]
  if (named !== undefined) return named
  const loud = PREMISES_IN_CAPITALS.exec(text)?.[0]
  return loud && loud.slice(0, 1) + loud.slice(1).toLowerCase()
}

const PREMISES_IN_CAPITALS = /(?<!\p{L})\p{Lu}{3,}(?:HALLE|LOKAL|GEBÄUDE|WERKSTATT)(?!\p{L})/u

const TRADE_PREMISES =
  /(?<!\p{L})\p{Lu}[\p{L}-]*(?: und \p{Lu}[\p{L}-]*)?(?:halle|lokal|gebäude|haus|hof|stätte|immobilie|einheit|objekt|[Ww]erkstatt)(?!\p{L})|(?<!\p{L})Hotel(?: garni)?(?!\p{L})/u

/** "Zweifamilienhaus-Gefühl", "Einfamilienhauscharakter": what it is said to feel like. */
const LIKE_ONE = /(?<!\p{L})[\p{L}-]*haus-?(?:gefühl|charakter|feeling|flair|atmosphäre|ambiente)(?!\p{L})/giu

/** Where a text names a type of object; the particular before the general. null: nowhere. */
export function objectTypeSpan(text: string): { index: number; length: number } | null {
  const own = withoutPlaces(text)
    .replace(NOT_BUT, denied => ' '.repeat(denied.length))
    .replace(LIKE_ONE, word => ' '.repeat(word.length))
  for (const [pattern] of IN_TEXT(own.toLowerCase())) {
    const found = pattern.exec(own)
    if (found) return { index: found.index, length: found[0].length }
  }
  return null
}

/** The type that the fact Objektart states, in the words of the exposé; null: none that we know. */
export function objectTypeOf(objektart: string): ObjectType | null {
  return firstOf(FIELD_FIRST, objektart) ?? firstOf(IN_TEXT, objektart) ?? firstOf(FIELD_LAST, objektart)
}

export function objectKindOf(type: ObjectType): ObjectKind {
  return OBJECT_TYPES[type].kind
}

function firstOf(patternsFor: PatternsFor, said: string): ObjectType | null {
  const placed = withoutPlaces(said)
  const text = mayHold(LIKE_ONE, placed.toLowerCase()) ? placed.replace(LIKE_ONE, ' ') : placed
  const lower = text.toLowerCase()
  const around = mayHold(AROUND_IT, lower) ? text.replace(AROUND_IT, ' ') : text
  const own = mayHold(NOT_BUT, lower) ? around.replace(NOT_BUT, ' ') : around
  const isIn = (words: string) => patternsFor(words.toLowerCase()).find(([pattern]) => pattern.test(words))
  return (isIn(own) ?? (own === text ? undefined : isIn(text)))?.[1] ?? null
}

const COLUMN_NAMES = /^(?:[^¦\d€]{2,30}¦){2,}[^¦\d€]{2,30}$/u

/** "Wohnung ¦ Mieter ¦ Miete": the head of a table names no object. */
export function isColumnNames(text: string): boolean {
  return COLUMN_NAMES.test(text)
}
