import { askedPrice, type AskedPrice } from './askedPrice.ts'
import { firstMark, mark, title, weightOf, type Mark, seen } from './mark.ts'
import type { PageView } from './pageView.ts'
import { rentSignsOf, type RentSigns } from './rentSigns.ts'

/** Somebody wants to sell. */
const SALE: readonly Mark[] = [
  title[2]`[^\n]{0,60}(?:zu verkaufen|zum verkauf|zum kauf|verkauf|verkaufe|kaufen|for sale)`,
  mark[3]`(?<!nicht )zu verkaufen|(?<!nicht )zum (?:verkauf|kauf(?!preis))|(?<!\p{L})verkaufen(?: wir| ich)|(?:wir|ich) verkaufe|(?<!\p{L})verkaufe(?!\p{L})|verkauf (?:direkt|von|durch|erfolgt|ab|an|gegen|nur|unser)|zu verk\.|freihändige[rn]? (?:verkauf|erwerb)|for sale|zu erwerben|wird (?:\p{L}+ ){0,3}verkauft|verkauft (?:wird|werden|die|der)|steht zum|abzugeben|abgegeben|zu veräußern|verk\. (?:durch|von)|bieten wir(?! ihnen unsere)|käufer gesucht|sucht? (?:\p{L}+ ){0,3}(?:käufer|liebhaber|nachfolg|neue)|neue[rn]? (?:eigentümer|besitzer|zuhause)|biete(?:n|t)?(?!\p{L})[^\n]{0,60}|erwerben sie|(?:direkt|provisionsfrei)[^\n]{0,20} vom (?:eigentümer|bauträger)|von privat|privatverkauf|noch zu haben|kaufobjekt|verkaufsstart|verkaufsbeginn|vorverkauf|vormerken|vormerkliste|kaufart|vermarktungsart:? ?(?:¦ )?kauf`,
]
/** Who sells, to whom one speaks, on which terms. */
const STANCE: readonly Mark[] = [
  mark[3]`(?:käufer|makler|außen|innen|vermittlungs|verkäufer)-?(?:provision|courtage)|courtage|provision|makler(?:gebühr|frei)|ohne makler|kein makler|commission|(?:ver)?käufer[^\n]{0,60}\d,\d+ ?%`,
  mark[2]`expos[ée]|objekt-?(?:nr|nummer|id|nr\.|code|kennung)|immobilien-?(?:id|nr|nummer)|angebots-?(?:nr|nummer)|anzeigen-?(?:nr|nummer|id)|scout-?id|online-id|referenz(?:-?nr|nummer)|anbieternummer|objekt:`,
  mark[2]`besichtig|ansprechpartner|kontakt|interess(?:e|ent|iert)|anfragen|rufen sie|anruf|anbieter|immobilienmakler|immobilien(?:$| gmbh)|termin(?:e)? (?:nach|unter)|tel\.|telefon|mobil|chiffre|viewing|bewerbung(?:en|sfrist)? (?:bis|an) `,
  seen(
    2,
    mark[2]`^(?:\d\.? )?(?:die |zur )?(?:objekt|lage|ausstattungs?|immobilien|kurz)-?(?:beschreibung|merkmale)?(?!\p{L})[^\n]{0,20}$|^(?:eckdaten|steckbrief|auf einen blick|highlights|key facts|objektdaten|objekt-?details|daten und fakten|sonstiges|das objekt|das grundstück|die immobilie|das haus|die wohnung|infrastruktur|mikrolage|makrolage|location)[^\n]{0,20}$`,
  ),
  mark[2]`zwischenverkauf|freibleibend|irrtum|(?:alle|die|unsere) angaben[^\n]{0,60}(?:eigentümer|verkäufer|gewähr|auftraggeber)|angaben ohne gewähr|provisionspflichtig`,
  mark[1]`kapitalanlage|kapitalanleger|eigennutz|traumhaus|bezugsfrei|bezugsfertig|grunderwerbsteuer|notarkosten|rendite|frei ab|sofort frei|investment|bezug:|verfügbar`,
]
/** What is sold: kind, size, rooms, year, equipment, land. */
const OBJECT: readonly Mark[] = [
  String.raw`(?:wohn|nutz|grundstücks?|gewerbe|büro|verkaufs|laden|gesamt|lager|hallen|miet|acker|wald)-?(?:fläche|größe|fl\.)|\bwfl|grdst|\d ?(?:m²|m2|qm|ha|hektar|ar)(?!\p{L})|(?:^|¦ )(?:in )?(?:m²|qm)(?: ¦|$)|living (?:space|area)|plot`,
  String.raw`\d(?:[,.]5|½)? ?-?(?:zimmer|zi(?!\p{L})|zkb|raum|räume|rooms)|zimmer(?:anzahl|zahl)?:? ?(?:¦ )?\d|(?:^|¦ )zimmer(?: ¦|$)|rooms|\d schlafzimmer|(?:zwei|drei|vier|fünf|sechs|sieben|acht) zimmer`,
  String.raw`baujahr|erbaut|(?<!\p{L})bj(?!\p{L})|errichtet|neubau|fertigstellung|altbau|year of construction|gründerzeit|(?<!\p{L})built(?!\p{L})|(?:von|jahr|anno) 1[89]\d\d|gebaut`,
  String.raw`(?:haus|häuser|wohnung(?:en)?|vill(?:a|en)|bungalow|chalet|finca|rustico|landgut|reiterhof|forst(?:betrieb|haus)?|apartment|appartement|penthouse|maisonette|grundstück|bauplatz|bauplätze|resthof|hof(?:stelle)?|scheune|mühle|hotel|gasthof|gaststätte|laden(?:lokal)?|büro(?:etage|räume|haus)?|praxis(?:räume)?|halle|gewerbe(?:objekt|einheit|immobilie)?|lager|garagen?|(?:stell)?pl(?:atz|ätze)|anwesen|anlage|hütte|gut(?:shof)?|portfolio|paket|immobilie|loft|studio|house|building|townhouse|flat|villa|shop|property)(?!\p{L})`,
  String.raw`heizung|energieausweis|endenergie|energieeffizienz|energieklasse|fernwärme|wärmepumpe|kwh`,
  String.raw`balkon|terrasse|garten|garage|stellpl(?:atz|ätze)|carport|keller|einbauküche|dachboden|kamin|\bebk\b|tageslichtbad`,
  String.raw`gemarkung|flurstück|(?:acker|grünland|wald|forst|weide|wiese|weinberg|bauland|obstgarten|teich|landwirtschaft)|erschlossen|bebaubar|bebauungsplan|pacht`,
].map(source => mark[1]`${source}`)

/** How much in some pages offers something for sale, or for rent. */
export interface OfferSigns {
  readonly price: AskedPrice
  readonly sale: number
  readonly stance: number
  /** How many different things are said of the object, 0 to 7. */
  readonly object: number
  readonly rent: RentSigns
  /** All together, to be compared with the score of a paper. */
  readonly weight: number
}

export function offerSignsOf(pages: readonly PageView[]): OfferSigns {
  const sum = (marks: readonly Mark[]): number => weightOf(marks.flatMap(one => firstMark(pages, one) ?? []))
  const price = askedPrice(pages)
  const [sale, stance, object] = [sum(SALE), sum(STANCE), sum(OBJECT)]
  const weight = (price.firm ? 4 : 0) + sale + stance + object
  return { price, sale, stance, object, rent: rentSignsOf(pages), weight }
}

/** Object, price and the will to sell come together; where no price was found, the will must be said and the object described. */
export function isOffer({ price, sale, stance, object, rent }: OfferSigns): boolean {
  const will = sale + stance
  if (price.firm) return object >= 2 || (object >= 1 && will >= 3)
  if (price.headed && object >= 2 && rent.buys >= 3) return true
  if (price.loose && object >= 2 && will >= 4) return true
  // A few plain sentences that describe the whole home and name its price.
  if (price.loose && price.large && object >= 5) return true
  if (price.large && object >= 2 && (sale >= 3 || (stance >= 3 && object >= 4) || (will >= 2 && object >= 5)))
    return true
  if (sale >= 5 && object >= 1 && (object >= 2 || stance >= 4)) return true
  return (sale >= 2 && will >= 5 && object >= 2 + Number(sale === 2)) || (stance >= 7 && object >= 4)
}

/** An offer that a single page tells by itself, even behind the pages of a paper. */
export function isPlainOffer(signs: OfferSigns): boolean {
  const { price, sale, stance, object } = signs
  if (!isOffer(signs) || object < 3) return false
  return price.firm !== null || (price.large !== null && object >= 4 && sale + stance >= 3)
}

/** So much says plainly that a tenant is looked for: a title, or two words. */
const PLAINLY_SEEKS = 4
const SEEKS_OR_TERMS = 7
/** So many demands are made of a tenant only, whatever the owner paid or hopes to sell for. */
const MIN_DEMANDS = 3
/** What an offer for rent says of both, though it tells what its owner paid for the object. */
const SEEKS_AND_TERMS = 10

/**
 * A let object for sale speaks of rent throughout, too. It is never taken for a rental where a sum that only a purchase costs is asked
 * for; an offer for rent names at most a deposit, a takeover, a yearly rent or what its owner paid as large. What it calls its price is paid each month.
 */
export function isRental({ price, sale, rent: { seeks, terms, buys, demands, isPricedByMonth } }: OfferSigns): boolean {
  if (isPricedByMonth && !price.purchase && sale < 3 && buys < 3) return true
  if (seeks + terms < 5) return false
  if (demands >= MIN_DEMANDS && !price.firm && !price.headed && sale < 3) return true
  if (price.purchase && (price.firm ?? price.headed)) return buys === 0 && sale < 3 && seeks >= PLAINLY_SEEKS
  if (price.purchase) return buys === 0 || (seeks >= PLAINLY_SEEKS && seeks + terms >= SEEKS_AND_TERMS)
  if (price.firm && seeks < PLAINLY_SEEKS) return buys < 3
  if (seeks >= PLAINLY_SEEKS) return buys < 6 || sale < 3
  if (seeks >= 2) return seeks + terms >= SEEKS_OR_TERMS ? buys < 6 : buys < 3 || sale < 3
  return sale < 3 && buys < 6
}
