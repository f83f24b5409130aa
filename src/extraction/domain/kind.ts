import { amountsIn } from './numbers.ts'
import type { Passage } from './passages.ts'

/** What a document is. Only `verkauf` and `zwangsversteigerung` with a value are analysed. */
export type DocumentKind =
  | 'verkauf'
  | 'zwangsversteigerung'
  | 'miete'
  | 'energieausweis'
  | 'rechnung'
  | 'abrechnung'
  | 'mietvertrag'
  | 'gesuch'
  | 'leer'
  | 'sonstiges'

/** Signs of a kind with their weight. Several different signs must come together; one word alone proves nothing. */
const SIGNS: [DocumentKind, number, RegExp][] = [
  [
    'verkauf',
    3,
    /(?<!\p{L})(?:kaufpreis|kaufpreisvorstellung|angebotspreis|verkaufspreis|preisvorstellung|purchase price|asking price|mindestgebot|bieterverfahren)(?!\p{L})/giu,
  ],
  [
    'verkauf',
    3,
    /(?<!\p{L})(?:zu verkaufen|zum kauf(?!preis)|zum verkauf|verkaufe[n]?|haus kaufen|wohnung kaufen|for sale|erwerb einzeln|käuferprovision|käufercourtage|exposé · verkauf|bauträger|eigentumswohnung|kapitalanlage|grunderwerbsteuer)(?!\p{L})/giu,
  ],
  ['verkauf', 2, /(?:(?:€|EUR|CHF)\s?[\d.']{7,}|[\d.']{7,}(?:,\d\d|,-+)?\s?(?:€|EUR|VB))/gu],
  ['verkauf', 2, /(?<!\p{L})(?:verkauf|verkaufen|preis von|hauskauf|eigenland|erbengemeinschaft verkauft)(?!\p{L})/giu],
  ['verkauf', 1, /(?<!\p{L})(?:wohnfläche|baujahr|grundstück)(?!\p{L})/giu],
  [
    'verkauf',
    1,
    /(?<!\p{L})(?:exposé|expose|objektbeschreibung|provisionsfrei|provision|courtage|kp|grdst\.?|wfl\.?|wohnfl\.|wohngeld|hausgeld|grundstücksfläche|baugrundstück)(?!\p{L})/giu,
  ],
  [
    'miete',
    3,
    /(?<!\p{L})(?:pauschalmiete|mietdauer|mietkonditionen|befristete vermietung|wohnen auf zeit|kaution|warmmiete|gesamtmiete|zu vermieten|zur miete|zur vermietung|mietwohnung|nachmieter|mieter gesucht|mietangebot|mietbeginn|mindestmietdauer|rent per month|to rent|vermietet wird|monatsmiete)(?!\p{L})/giu,
  ],
  ['miete', 1, /(?<!\p{L})(?:kaltmiete|nettokaltmiete|nebenkosten|heizkosten|haustiere|schufa)(?!\p{L})/giu],
  [
    'energieausweis',
    3,
    /energieausweis für (?:wohngebäude|nichtwohngebäude)|gemäß den? §§ ?\d+ ?ff|registriernummer|gebäudenutzfläche|primärenergie(?:bedarf|verbrauch)|energieausweis\s+(?:gemäß|nach)\s|unterschrift des ausstellers|vergleichswerte endenergie|treibhausgasemissionen/giu,
  ],
  [
    'zwangsversteigerung',
    5,
    /zwangsversteigerung|zwangsversteigert|terminsbestimmung|(?:aufhebung der gemeinschaft|wege der zwangsvollstreckung)[^.]{0,80}versteiger|vollstreckungsgericht|versteigerungstermin|öffentlich versteigert/giu,
  ],
  [
    'rechnung',
    4,
    /(?<!\p{L})(?:rechnungsnummer|rechnungs-nr|rechnungsbetrag|rechnungsdatum|leistungszeitraum|zahlungsziel|netto-?betrag|invoice)(?!\p{L})/giu,
  ],
  [
    'abrechnung',
    5,
    /(?<!\p{L})(?:hausgeldabrechnung|wohngeldabrechnung|jahresabrechnung|einzelabrechnung|betriebskostenabrechnung|nebenkostenabrechnung|abrechnungszeitraum|abrechnungsspitze|nachzahlung|wirtschaftsplan \d)(?!\p{L})/giu,
  ],
  [
    'mietvertrag',
    5,
    /(?<!\p{L})(?:mietvertrag|wohnraummietvertrag|mietverhältnis beginnt|der vermieter vermietet|§ ?1 ?mietsache|§ ?1 ?mieträume|schönheitsreparaturen|mietpartei)(?!\p{L})/giu,
  ],
  [
    'gesuch',
    5,
    /(?<!\p{L})(?:suchgesuch|kaufgesuch|wir suchen|ich suche|suchen (?:ein|eine|dringend|wir)|gesucht(?: wird)?:?|wohnung gesucht|haus gesucht|suche (?:haus|wohnung|eigentumswohnung|einfamilienhaus))(?!\p{L})/giu,
  ],
]

const NAMES: Record<DocumentKind, string> = {
  verkauf: 'ein Verkaufsexposé',
  zwangsversteigerung: 'die Bekanntmachung einer Zwangsversteigerung ohne Verkehrswert',
  miete: 'ein Mietangebot',
  energieausweis: 'ein einzelner Energieausweis',
  rechnung: 'eine Rechnung',
  abrechnung: 'eine Hausgeld- oder Nebenkostenabrechnung',
  mietvertrag: 'ein Mietvertrag',
  gesuch: 'ein Kaufgesuch',
  leer: 'ein leeres Dokument',
  sonstiges: 'kein Immobilienangebot',
}

/** Repeating one word proves no more than saying it a few times. */
const MOST_OF_ONE_SIGN = 3
const LEAST_FOR_SALE = 4
const LEAST_WORDS = 8
/** No flat or house is sold for less; rents, deposits and fees stay below. In €. */
const LEAST_SALE_PRICE = 15_000

export function kindOf(passages: readonly Passage[]): DocumentKind {
  const text = passages
    .filter(passage => passage.section !== 'other-offers')
    .map(passage => passage.text)
    .join('\n')
  if ((text.match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS) return 'leer'
  const scores = new Map<DocumentKind, number>()
  for (const [kind, weight, pattern] of SIGNS) {
    const different = new Set(
      [...text.matchAll(pattern)].map(match => match[0].toLowerCase().replace(/[\d.,\s]+/g, ' ')),
    )
    const times = Math.min(MOST_OF_ONE_SIGN, Math.max(different.size, Math.min(2, (text.match(pattern) ?? []).length)))
    scores.set(kind, (scores.get(kind) ?? 0) + weight * times)
  }
  const score = (kind: DocumentKind): number => scores.get(kind) ?? 0
  const sum = amountsIn(text).some(({ value }) => value >= LEAST_SALE_PRICE)
  const price =
    sum &&
    /(?<!\p{L})(?:kaufpreis|verkaufspreis|preisvorstellung|angebotspreis|asking price|purchase price|mindestgebot)(?!\p{L})/iu.test(
      text,
    )
  if (score('zwangsversteigerung') >= 10 || (score('zwangsversteigerung') >= 5 && /amtsgericht/iu.test(text)))
    return 'zwangsversteigerung'
  if (score('mietvertrag') >= 10 && score('mietvertrag') > score('verkauf')) return 'mietvertrag'
  if (score('abrechnung') >= 10 && score('abrechnung') > score('verkauf')) return 'abrechnung'
  if (score('rechnung') >= 8 && score('rechnung') > score('verkauf')) return 'rechnung'
  if (score('energieausweis') >= 6 && !price && score('verkauf') <= score('energieausweis')) return 'energieausweis'
  if (score('miete') >= 5 && (!sum || (!price && score('miete') >= score('verkauf')))) return 'miete'
  if (score('gesuch') >= 5 && !price && score('gesuch') >= score('verkauf') - 2) return 'gesuch'
  return score('verkauf') >= LEAST_FOR_SALE ? 'verkauf' : 'sonstiges'
}

/** Whether anything tells what kind of document this is. One word is enough: meant for a few pages of many. */
export function hasSigns(passages: readonly Passage[]): boolean {
  return SIGNS.some(([, , pattern]) => passages.some(({ text }) => text.search(pattern) >= 0))
}

/** The German sentence that tells the buyer why a document is not analysed. */
export function refusalOf(kind: DocumentKind): string {
  if (kind === 'leer')
    return 'Das Dokument enthält keinen lesbaren Text. Bitte laden Sie das vollständige Exposé als PDF hoch.'
  if (kind === 'sonstiges')
    return 'Das Dokument scheint kein Immobilienangebot zu sein. Bitte laden Sie das Exposé eines Kaufangebots hoch.'
  return `Das Dokument scheint ${NAMES[kind]} zu sein, kein Kaufangebot. Bitte laden Sie das Exposé eines Kaufangebots hoch.`
}
