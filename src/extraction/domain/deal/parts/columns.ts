/** What a column of a list of units holds. */
export type Column =
  | 'label'
  | 'floor'
  | 'use'
  | 'tenant'
  | 'area'
  | 'rooms'
  | 'price'
  | 'rent'
  | 'yearRent'
  | 'target'
  | 'status'
  | 'parking'
  | 'remark'
  | 'contract'
  | 'leaseEnd'
  | 'arrears'
  | 'heating'
  | 'since'
  | 'other'

/** Order matters: "Kaufpreis €/m²" is no price, "Sollmiete" no rent that is paid. */
const HEADS: readonly (readonly [Column, RegExp])[] = [
  ['remark', /^(?:\p{L}+ )?(?:bemerkung|anmerkung|hinweis|remark|notiz|kommentar|besonderheit|comment|notes?$)/iu],
  ['arrears', /rückst[aä]nd|zahlungsstand|offene (?:miete|posten)|arrears/iu],
  [
    'leaseEnd',
    /^(?:miet|pacht|vertrags?)-?\s?ende(?!\p{L})|^ende(?!\p{L})|(?:vertrag|befristet|vermietet|laufzeit|fest|läuft) bis|kündigung|gekündigt|^(?:fest|rest|vertrags)?laufzeit|lease (?:end|until|expir)|expiry|ablauf/iu,
  ],
  ['contract', /^(?:miet-?)?(?:vertrag|vertragsart|verhältnis)$|^befristung/iu],
  [
    'heating',
    /^(?:art der )?(?:heizung|beheizung|heizungsart|heizart|therme|gastherme|heizgerät)(?:\s?\(?(?:baujahr|bj\.?|jahr)\)?)?$/iu,
  ],
  // "Einzug" of a list of new flats is when one can move in: by itself it tells of no tenant.
  ['since', /^(?:mietbeginn|vertragsbeginn|seit|vermietet seit|mieter seit|mietverhältnis seit)$/iu],
  [
    'other',
    /^davon (?:vermietet|belegt|bewohnt|leer|frei)|€\s?\/\s?(?:m²|qm)|(?:pro|je)\s(?:m²|qm)|m²-preis|rendite|hausgeld|wohngeld|faktor|^mea|kaution|nebenkosten|voraus(?:zahlung|z\.?)|betriebsk|^nk(?!m)|bäder|^bad|tageslicht|balkon|terrasse|zielgruppe|mietbeginn|einzug|vertrag|ausstattung|warm|brutto|(?<!preis)anteil(?!ige[rn]? (?:kauf)?preis)|energie|blatt|garten|grundst(?:ück)?\.?\s?m²|plot|occupancy|lease/iu,
  ],
  ['parking', /stellplatz|garage|carport|^tg/iu],
  ['target', /soll|markt|erzielbar|prognose|potenz|ziel|mögliche/iu],
  [
    'yearRent',
    /^(?:€|eur|euro)\s?\/\s?(?:jahr|a$)|jahres.{0,12}miete|annual[^\d]{0,20}rent|miete.{0,18}(?:jahr|p\.?\s?a)|jnkm|jahresn|^(?:im |pro |je )?(?:jahr|jährlich|p\.?\s?a\.?) (?:netto|nettokalt|kalt|nkm)$|^(?:netto|nettokalt|kalt|nkm|ist)\s?(?:\/|pro |im |je |p\.?\s?)?\s?(?:jahr|jährlich|a\.?)$/iu,
  ],
  ['tenant', /^mieter|mietstatus|^vermiet|belegung|^nutzer|mietpartei|^bewohner/iu],
  [
    'rent',
    /^(?:€|eur|euro)\s?(?:\/\s?|je |pro |im )?(?:monat|mon\.?|mtl\.?)|^(?:im |pro |je )?(?:monat|monatlich) (?:netto|nettokalt|kalt|nkm)$|(?<!ver)miete(?!r)|^nkm|kalt|^netto|^ist(?:\s|-|$)|(?<!\p{L})rent(?!\p{L})/iu,
  ],
  ['price', /preis|^kp|(?:^|\s)(?:€|eur|euro)$|verkehrswert|^einzelwert|^ansatz|(?<!\p{L})price(?!\p{L})/iu],
  ['area', /wohnfl|wfl|nutzfl|^nfl|größe|fläche|flaeche|^m²$|^qm$|^ca\.?\s?m²|living area|^size|^sqm$/iu],
  ['rooms', /zimmer|^zi\.?$|aufteilung|räume|^zi\.?\s?-?\s?(?:an)?zahl/iu],
  ['status', /status|verfügbar|availability|^stand$/iu],
  ['floor', /etage|geschoss|^lage|stockwerk|ebene|^stock$/iu],
  ['use', /nutzung|^art|^typ$|haustyp|beschreibung|objektart/iu],
  [
    'label',
    /^(?:wohnung|whg\.?|we|einheit|nr\.?|wohneinheit|haus|top|objekt|whg\.?-?\s?nr\.?|we-?\s?nr\.?|(?:wohnungs?|einheit)\s?-?\s?nr\.?|wohnungsnummer|lfd\.? ?nr\.?|hausnr\.?|mieteinheit|app?arte?ment(?:\s?-?nr\.?)?|app\.|bezeichnung|asset|unit|property|building|merkmal|bauplätze|platz|wohnungen|einheiten|flurst(?:ück)?\.?(?:\s?-?nr\.?)?|gemarkung|parzelle|bauplatz|grundstück|los|#|id|position|pos\.?)$/iu,
  ],
]

/** A price that includes something is no column of that something. */
const PRICE = /^(?:kauf|gesamt|angebots)?preis(?!e?\s?(?:pro|je|\/|stell|garage|tg|carport))(?!.*€\s?\/\s?m²)/iu

/** What a column holds by the words of its head, or a row by its first cell. */
export function columnOf(head: string): Column {
  const name = head.replace(ASIDE, '')
  if (PRICE.test(name)) return 'price'
  return known(name) ?? inTwoLanguages(name) ?? 'other'
}

/** "Sollmiete €/Monat (7,50 €/m², DG 8,00)": by what the column was worked out. */
const ASIDE = /\s?\([^()]*\d,\d[^()]*\)?$/u

function known(head: string): Column | undefined {
  return HEADS.find(([, pattern]) => pattern.test(head))?.[0]
}

/** "Unit / WE", "Lage / floor" */
function inTwoLanguages(head: string): Column | undefined {
  const names = head.split(/\s?\/\s?/u)
  return names.length > 1 && names.every(name => /\p{L}{2}/u.test(name)) ? names.map(known).find(Boolean) : undefined
}
