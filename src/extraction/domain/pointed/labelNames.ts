import { regexp } from '#kernel/regexp.ts'
import type { FactKey } from '../facts.ts'
import { FLOOR } from '../rules/floors.ts'
import { speaksOf } from './aboutKey.ts'
import { BY_AREA } from './forms.ts'

/** How cells are labelled whose values are of the fact, where the words of a sentence would be too wide or too few. */
const LABELS: Readonly<Partial<Record<FactKey, RegExp>>> = {
  wohnflaeche: /wohn-?(?:\s?(?:und|u\.|\/)\s?nutz-?)?fl|wohnraumfl|living/u,
  energiekennwert: /^(?!.*(?:prim|strom|warmwasser)).*(?:endenergie|energie-?(?:bedarf|verbrauch|kennwert)|kennwert)/u,
  energieklasse: /klasse|effizienz/u,
  energieausweisArt: /^(?!.*(?:bedarf|verbrauch|gültig)).*ausweis/u,
  energieausweisGueltigBis: /gültig/u,
  energietraeger: /energie-?träger|brennstoff|befeuerung|^klasse(?: ?\/ ?träger)?$|heizung/u,
  etage: /etage(?!n)|geschoss(?!e)|stockwerk|^stock$|lage im/u,
  etagenzahl: /(?:etagen|geschoss)(?:an)?zahl|^(?:anzahl (?:der )?)?(?:etagen|(?:voll)?geschosse|stockwerke)$/u,
  zimmer: /^(?:anz(?:ahl|\.) ?(?:der )?)?(?:zimmer(?:an)?(?:zahl)?|räume|rooms?|zi\.?)$/u,
  schlafzimmer: /^(?:anz(?:ahl|\.) ?(?:der )?)?(?:schlafzimmer(?:an)?(?:zahl)?|schlafräume|bedrooms?)$/u,
  badezimmer: /^(?:anz(?:ahl|\.) ?(?:der )?)?(?:badezimmer(?:an)?(?:zahl)?|bäder|bad|bathrooms?)$/u,
  einheiten: /^(?!.*(?:gewerbe|leerstand|vermiet)).*(?:einheiten|wohnungen|parteien)/u,
  plz: /^plz|postleitzahl/u,
  objektart: /^(?:objekt|haus|wohnungs|immobilien)-?(?:art|typ)$/u,
  vermietet:
    /^(?!.*(?:leerstand \p{L}|vollvermiet|seit|bis)).*(?:vermiet|nutzung|bezug|verfügbar|belegung|^frei(?: ab)?$|mietverhältnis|leerstand)/u,
  bezugsfreiAb: /bezug|verfügbar|beziehbar|übergabe|^frei(?: ab)?$/u,
  kaufpreis: /^(?!.*nebenkosten)(?:(?:gesamt|kauf|verkaufs|angebots)-?preis)(?:$| (?!je|pro|stellplatz|garage))/u,
  stellplatzPreis: /stellpl|garage|carport|tg-?platz/u,
  baujahr: /^(?:bau-?jahr|bj\.?)(?! ?(?:heiz|anlage|wärme|energie))/u,
  heizungBaujahr: /(?:baujahr|bj\.?|alter).*(?:heiz|anlage|wärme|kessel)|^heizung(?:sanlage)? (?:baujahr|bj)/u,
}
const STOREY = regexp.iu`(?<!\p{L})(?:${FLOOR})(?!\p{L})`
const RENT = /miet|pacht|nkm|rohertrag/u
const YEARLY = /jahr|jährlich|jnkm|p\. ?a(?!\p{L})/u

/** Whether a cell's label is one of this fact's. @param name see `labelName` */
export function isLabelOf(key: FactKey, name: string): boolean {
  if (BY_AREA.test(name)) return false
  // The name of a storey is a value; what stands beside it is told of that storey: "1. Obergeschoss ¦ 3 Zimmer".
  if (key === 'etage' && STOREY.test(name)) return false
  if (key === 'kaltmieteMonat')
    return RENT.test(name) && !YEARLY.test(name) && !/all-in|brutto|gesamt/u.test(name) && speaksOf(key, name)
  if (key === 'jahresnettokaltmiete')
    return RENT.test(name) && YEARLY.test(name) && !/warm|soll|vollvermiet|möglich|erziel/u.test(name)
  if (key === 'hausgeldMonat' && /umlage|umleg|rücklage/u.test(name)) return false
  if (key === 'erhaltungsruecklage' && /davon|zuführung|monat|mtl/u.test(name)) return false
  return LABELS[key]?.test(name) ?? speaksOf(key, name)
}
