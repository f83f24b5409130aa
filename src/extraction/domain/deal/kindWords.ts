import type { DealObjectKind } from './deal.ts'

/** How sure a word is of its kind: "Haus" may be any house, "Grundstück" any house's land. */
export type Precision = 'exact' | 'general'

export interface KindWord {
  readonly kind: DealObjectKind
  readonly precision: Precision
  readonly pattern: RegExp
}

const COUNT_OF_FLATS = String.raw`(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[3-9]|\d{2})`

/** Where two match at one place, the longer one counts: "Wohn- und Geschäftshaus" is no "Haus". Names: portals' and OpenImmo's lists of types. */
export const KIND_WORDS: readonly KindWord[] = [
  exact(
    'wohn-geschaeftshaus',
    String.raw`wohn\s?-?\s?(?:und|u\.|&|\/|\+)\s?-?geschäfts(?:haus|gebäude|objekt|immobilie)(?:es)?|wohngeschäftshaus|wohn-?\s?(?:und|u\.|&)\s?(?:büro|gewerbe)(?:haus|gebäude|objekt|immobilie)|(?<!\p{L})WGH(?!\p{L})|(?:haus|gebäude|anwesen)\smit\s(?:\p{L}+e[mnr]\s)?(?:laden|ladenlokal|café|gaststätte|gewerbe(?:einheit|teil|fläche)?|bäckerei|apotheke|geschäft)(?!\p{L})|(?<!\p{L})(?:laden(?:lokal|geschäft)?|gasthof|gaststätte|gasthaus|werkstatt|lagerhalle)\s(?:mit|und|\+|&)\s(?:\p{L}+e[rnms]?\s|\d\s)?(?:wohnung(?:en)?|wohnhaus)|mixed-?\s?use (?:building|property)|residential and commercial (?:building|property)`,
  ),
  exact(
    'mehrfamilienhaus',
    String.raw`mehrfamilien-?\s?(?:wohn)?(?:haus(?:es)?|häuser|villa|anwesen|objekt)|mehrparteienhaus(?:es)?|(?<!\p{L})MFH(?!\p{L})|zinsh(?:aus|äuser)|rendite-?haus|renten-?haus|ertragshaus|mietshaus|miethaus|mietwohnhaus|(?<![\d.,-])${COUNT_OF_FLATS}(?:er)?\s?-?\s?(?:familien|parteien|fam\.)\s?-?\s?(?:wohn|miet)?(?:haus(?:es)?|anwesen)|wohnanlage(?=\smit\s(?:\d|allen))|apartmenthaus|apartment (?:building|block|house)s?|multi-?family (?:house|home|building|property)|residential (?:building|block)`,
  ),
  exact(
    'doppelhaushaelfte',
    String.raw`doppelhaus(?:hälften?)?(?!\p{Ll})|doppelhaus-hälfte|haushälfte|(?<!\p{L})DHH(?!\p{L})|semi-detached`,
  ),
  exact(
    'reihenhaus',
    String.raw`reihen(?:mittel|end|eck)?(?:wohn)?h(?:aus(?:es)?|äuser)|(?<!\p{L})(?:RMH|REH|RH|REHs)(?!\p{L})|terraced (?:house|home)|town-?\s?house|row house|kettenhaus|gartenhofhaus`,
  ),
  exact(
    'einfamilienhaus',
    String.raw`ein-?\s?familien-?(?:wohn)?haus(?:es)?|(?<!\p{L})EFH(?!\p{L})|zweifamilien(?:wohn)?haus(?:es)?|(?<!\p{L})(?:ZFH|2-?Fam\.?-?Haus|2-familienhaus)(?!\p{L})|mehrgenerationenhaus|bungalow|(?:stadt|land|jugendstil|gründerzeit)?villa(?!\p{L})|(?<!\p{L})landhaus|herrenhaus|gutshaus|siedlungshaus|bauernhaus|bauernhof|resthof|hofstelle|dreiseithof|vierseithof|vierkanthof|fachwerkhaus|forsthaus|ferienhaus|wochenendhaus|architektenhaus|fertighaus|ausbauhaus|bausatzhaus|stadthaus|wohnhaus(?:es)?|familienhaus|traumhaus|(?<!semi-)detached (?:house|home)|single-?family (?:house|home)|family home|kapitänshaus|niedersachsenhaus|(?:vier|zwei)ständer(?:haus|hof)|(?:fach)?hallenhaus|umgebindehaus|gulfh(?:aus|of)|haubarg|(?:winzer|weber|fischer|friesen|reetdach|reet|heide|schweden|block|wohnstall)haus|schwarzwaldh(?:aus|of)|gehöft|mühle(?!\p{L})|kate(?!\p{L})`,
  ),
  exact(
    'wohnung',
    String.raw`(?:eigentums|etagen|dachgeschoss|dg-|erdgeschoss|eg-|souterrain|terrassen|garten|dach|maisonette|galerie|penthouse|ferien|altbau|neubau|senioren|einzimmer|zweizimmer|dreizimmer|vierzimmer|zimmer-?|zi\.?-?|raum-?|stadt|komfort|single|studenten|obergeschoss|og-|hochparterre|loft|mansarden)[-\s]?(?:eigentums)?-?(?:wohnung|whg\.?)|(?<!\p{L})ETW(?!\p{L})|penthouse|maisonette|app?artement|app?artment(?!s)|loft(?!\p{L})|wohnungseigentum|condominium|(?<!\p{L})(?:flat|condo)(?!\p{L})|hausanteil(?=\s(?:nach|gemäß)\sWEG)|(?<![\p{L}\d]\s?)WE\s?\d{1,3}(?![\d.,]*\s?(?:m²|qm|zi|%|€))|(?<!\p{L}|Deutschen\s)(?:wohnung|whg\.?|(?:wohn)?einheit)\s(?:nr\.?\s?)?\d{1,3}(?![\d.,]*\s?(?:m²|qm|zi|%|€|OG|ober|stock|etage))`,
  ),
  exact(
    'land-forst',
    String.raw`(?<!\p{L})acker(?!\p{L})|acker(?:land|flächen?|grundstück)(?!\p{L})|grünland(?:fläche[n]?)?|wiesen?(?:grundstück|fläche[n]?)|wald(?:grundstück|fläche[n]?|stück|parzelle|besitz|flurstück)|forst(?:fläche[n]?|grundstück|betrieb|wirtschaftliche[rn]?\s(?:flächen?|grundstück))|weinberg(?!blick|sicht|panorama|lage|nähe|rand|haus|straße|weg|idylle|str\.)|rebfläche|weingarten|(?<!\p{L})(?:wingert|wengert|rebberg)(?!\p{L})|(?:streu)?obst(?:wiese|anlage|plantage)|weide(?:land|fläche)|fischteich|teichgrundstück|landwirtschafts?(?:liche[rnsm]?)?\s?-?(?:nutz)?(?:fläche[n]?|grundstück[e]?)|agrarfläche[n]?|mischwald|nadelwald|laubwald|(?:arable|farm|forest) ?land|woodland|vineyard`,
  ),
  exact(
    'grundstueck',
    String.raw`(?:wohn)?bau-?grundstück[es]?|(?<!\p{L})grundst\.(?=\s?(?:ca\.?\s?)?\d)|bauplatz|bauplätze|bauland|(?<!\p{L}|\p{L}[\s-])baugrund(?=\s(?:in|für|zum?|am)\s)|baulücke|bauparzelle|bauerwartungsland|rohbauland|(?:abriss|abbruch)(?:grundstück|objekt|haus|immobilie)|gewerbegrundstück|(?:hang|eck|hinterlieger|bauträger|entwicklungs|projekt|villen|see|ufer|industrie)grundstück|garten(?:grundstück|parzelle)|freizeitgrundstück|wochenendgrundstück|grundstück\s(?:mit\s(?:abriss|alt)|zum\skauf|zur\sbebauung|für\sbauträger)|building (?:plot|land|site)|development (?:plot|site)|plot of land`,
  ),
  exact(
    'gewerbe',
    String.raw`(?:büro|geschäfts)(?:haus|gebäude|einheit|etage|immobilie|fläche[n]?|räume)|gewerbe(?:objekt|immobilie|einheit|fläche|halle|hof|betrieb|gebäude|anwesen|etage)|(?:lager|produktions|werks?|industrie|fertigungs|logistik)-?\s?(?:und\s\p{L}+)?halle|(?<!roll|klapp|fenster|schieb|ein|be|ge|ver|über)laden(?:lokal|fläche|geschäft|einheit)?(?!\p{L})|praxis(?:räume|fläche|einheit|immobilie|haus)?(?!\p{L})|hotel(?!\p{L})|pension(?!\p{L})|gasthof|gasthaus|wirtshaus|gaststätte|restaurant|supermarkt|fachmarkt|discounter|teileigentum|autohaus|werkstatt(?:gebäude)?(?!\p{L})|tankstelle|ärztehaus|einzelhandels(?:objekt|immobilie|fläche)|handelsimmobilie|(?<![\p{L}/])büro(?!\p{L})|office (?:building|unit|floor)|(?<!\p{L})(?:warehouse|retail (?:unit|property|space)|shop unit)(?!\p{L})`,
  ),
  general('wohnung', String.raw`(?<!\p{L})(?:\p{L}+-)?wohnung(?!\p{L})|(?<!\p{L})whg\.?(?!\p{L})`),
  general(
    'einfamilienhaus',
    String.raw`(?<!\p{L})(?:(?:eltern)?haus(?:es)?|house|anwesen|eigenheim|bürgerhaus)(?!\p{L})`,
  ),
  general('mehrfamilienhaus', String.raw`(?<!\p{L})(?:wohnanlage|wohnblock|mietobjekt|renditeobjekt)(?!\p{L})`),
  general('grundstueck', String.raw`(?<!\p{L})(?:\p{L}+)?grundstück(?!\p{L}|\s?[:¦]|\s?(?:ca\.?|rd\.?)?\s?\d)`),
  general('land-forst', String.raw`(?<!\p{L})(?:wald|wiese|forst|weide)(?!\p{L})`),
]

function exact(kind: DealObjectKind, source: string): KindWord {
  return { kind, precision: 'exact', pattern: new RegExp(source, 'giu') }
}

function general(kind: DealObjectKind, source: string): KindWord {
  return { kind, precision: 'general', pattern: new RegExp(source, 'giu') }
}
