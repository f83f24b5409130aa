import { capitalised } from '#kernel/capitalised.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { Fact, FactKey, FactValue } from '#extraction/domain/facts.ts'

type Phrase = (value: FactValue, unit: string) => string

const NBSP = '\u00a0'

/** A full stop at the end belongs to the sentence it was taken from. */
const asIs: Phrase = value => capitalised(String(value).replace(/[.,;:\s]+$/u, ''))
const amount: Phrase = (value, unit) => {
  if (typeof value !== 'number') return String(value)
  return unit.startsWith('CHF') ? `${germanNumber(value)}${NBSP}CHF` : germanMoney(euro(value))
}
const rate: Phrase = value => (typeof value === 'number' ? germanPercent(percent(value)) : String(value))
const flag = (yes: string, no: string): Phrase => {
  return value => (typeof value === 'boolean' ? (value ? yes : no) : capitalised(String(value)))
}
const count = (one: string, many: string): Phrase => {
  return value => (typeof value === 'number' ? `${germanNumber(value)} ${value === 1 ? one : many}` : String(value))
}
const area = (what: string): Phrase => {
  return value => `${typeof value === 'number' ? germanNumber(value) : value}${NBSP}m² ${what}`
}
const per = (phrase: Phrase, time: string): Phrase => {
  return (value, unit) => `${phrase(value, unit)} ${time}`
}
const named = (name: string, phrase: Phrase = value => String(value)): Phrase => {
  return (value, unit) => `${name} ${phrase(value, unit)}`
}

/** "31.03.2078" is the day it ends. */
function ending(text: string): string {
  return /^\d/u.test(text) ? `Bis ${text}` : capitalised(text)
}

const PHRASES: Readonly<Record<FactKey, Phrase>> = {
  kaufpreis: amount,
  verkehrswert: named('Verkehrswert', amount),
  wohnflaeche: area('Wohnfläche'),
  nutzflaeche: area('Nutzfläche'),
  grundstuecksflaeche: area('Grundstück'),
  zimmer: count('Zimmer', 'Zimmer'),
  schlafzimmer: count('Schlafzimmer', 'Schlafzimmer'),
  badezimmer: count('Bad', 'Bäder'),
  baujahr: named('Baujahr'),
  plz: asIs,
  ort: asIs,
  ortsteil: named('Ortsteil'),
  strasse: asIs,
  objektart: asIs,
  hausgeldMonat: per(amount, 'im Monat'),
  hausgeldNichtUmlagefaehig: per(amount, 'im Monat nicht umlagefähig'),
  erhaltungsruecklage: amount,
  kaltmieteMonat: per(amount, 'kalt im Monat'),
  jahresnettokaltmiete: per(amount, 'kalt im Jahr'),
  // What an advert claims is no answer to whether it is so.
  mietrendite: value =>
    `Beworben mit ${rate(value, '')}; nicht nachgerechnet, denn die gezahlte Miete ist nicht bekannt`,
  energiekennwert: value => `${typeof value === 'number' ? germanNumber(value) : value}${NBSP}kWh/(m²·a)`,
  energieklasse: named('Klasse'),
  energieausweisArt: value =>
    value === 'Bedarf' || value === 'Verbrauch' ? `${value}sausweis` : capitalised(String(value)),
  energieausweisGueltigBis: named('Gültig bis'),
  energietraeger: asIs,
  heizung: asIs,
  heizungBaujahr: named('Heizung von'),
  etage: asIs,
  etagenzahl: count('Geschoss im Haus', 'Geschosse im Haus'),
  aufzug: flag('Ja, Aufzug vorhanden', 'Nein, kein Aufzug'),
  balkon: flag('Balkon vorhanden', 'Kein Balkon'),
  terrasse: flag('Terrasse vorhanden', 'Keine Terrasse'),
  garten: flag('Garten vorhanden', 'Kein Garten'),
  keller: flag('Ja, Keller vorhanden', 'Nein, kein Keller'),
  einbaukueche: flag('Ja, Einbauküche vorhanden', 'Nein, keine Einbauküche im Preis'),
  stellplatz: asIs,
  stellplatzPreis: named('Stellplatz für', amount),
  kaeuferprovision: value => (value === 0 ? 'Keine Provision für den Käufer' : rate(value, '%')),
  vermietet: value => (value === 'teilweise' ? 'Teilweise vermietet' : value === true ? 'Ja, vermietet' : 'Nein, frei'),
  bezugsfreiAb: asIs,
  denkmalschutz: flag('Ja, Denkmalschutz', 'Nein, kein Denkmalschutz'),
  erbbaurecht: flag('Ja, Erbbaurecht', 'Nein, kein Erbbaurecht'),
  erbbauzinsJahr: per(named('Erbbauzins', amount), 'im Jahr'),
  erbbauRestlaufzeit: (value, unit) => (unit === '' ? ending(String(value)) : `Noch ${value} ${unit}`),
  zustand: asIs,
  letzteModernisierung: asIs,
  einheiten: count('Einheit', 'Einheiten'),
  anbieterArt: asIs,
  exposeDatum: named('Stand'),
  objektnummer: asIs,
}

/** A stated fact as a short German phrase that is complete by itself: "78,42 m² Wohnfläche", "Ja, Aufzug vorhanden". */
export function factPhrase(key: FactKey, { value, unit }: Pick<Fact, 'value' | 'unit'>): string {
  return PHRASES[key](value, unit ?? '')
}
