import { isKeptWhole } from '#extraction/domain/deal/termsOfRight.ts'
import { speaksOfAttic } from '#extraction/domain/attic.ts'
import { isDelivered, isWithoutChimney } from '#extraction/domain/values/heating.ts'
import type { ObjectType } from '#extraction/domain/objectType.ts'
import { firstSale, isAuction, type Offer } from '#extraction/domain/offer.ts'
import { isTradeAlone } from '#extraction/domain/tradeAlone.ts'
import { OHNE_MIETPREISBREMSE_AB } from '#reference/mietrecht.ts'
import { locate } from '#valuation/domain/locate.ts'
import type { QuestionId } from './catalogue.ts'
import type { Known } from './question.ts'
import { isNoField, type Situation, situationOf } from './situation.ts'

/** In a home that nobody has lived in yet there is nothing old, let or decided by a community. */
const NOT_OF_NEW: readonly QuestionId[] = [
  'abwasser-kanal', 'anbau-ausbau-genehmigt', 'baeder-alter', 'baujahr', 'dach', 'elektrik', 'fassade-daemmung', 'fenster', 'heizung-baujahr', 'instandhaltungsstau', 'keller-feuchte', 'kuendigungssperrfrist', 'leitungen-wasser', 'letzte-modernisierung', 'mieterstruktur', 'mietvertrag', 'nachruestpflicht', 'preishistorie-vermarktungsdauer', 'schadstoffe', 'schaedlinge-holz', 'statik-setzung', 'teilverkauf-rente', 'vermietet', 'versicherungsschaeden', 'verkaeufer-erbengemeinschaft', 'weg-protokolle', 'weg-ruecklage', 'weg-rueckstaende-streit', 'weg-sonderumlage', 'wohnrecht-niessbrauch', 'zustand', 'zwangsversteigerung',
] // prettier-ignore

/** What the seller is about to renew has no year yet, and owners that do not exist have decided and saved nothing. */
const NOT_OF_SITE: readonly QuestionId[] = [
  'baeder-alter', 'elektrik', 'energiekosten', 'fenster', 'heizung-baujahr', 'kuendigungssperrfrist', 'letzte-modernisierung', 'preishistorie-vermarktungsdauer', 'raeumung', 'schornsteinfeger', 'versicherungsschaeden', 'verkaeufer-erbengemeinschaft', 'weg-protokolle', 'weg-ruecklage', 'weg-rueckstaende-streit', 'weg-sonderumlage', 'zwangsversteigerung',
] // prettier-ignore

/** A court sells for the highest bid, without a contract, a broker or a price list. */
const NOT_IN_AUCTION: readonly QuestionId[] = [
  'bebaubarkeit', 'kaeuferprovision', 'kaufpreis', 'mietgarantie', 'preis-verhandelbar', 'preishistorie-vermarktungsdauer', 'raeumung', 'rendite-angabe-plausibel', 'reservierungsgebuehr', 'stellplatzpreis-extra', 'teilverkauf-rente', 'verfuegbar-ab', 'vorkaufsrecht',
] // prettier-ignore

/** Nobody lives or builds on a field, and nothing is burnt, insulated or let there as a home. */
const NOT_OF_LAND: readonly QuestionId[] = [
  'anbau-nachverdichtung', 'baurecht', 'bauvorhaben-umfeld', 'bauzwang', 'bebaubarkeit', 'bodengutachten', 'einliegerwohnung', 'erschliessung', 'geruch-gewerbe', 'hausordnung-haustiere', 'internet', 'kuendigungssperrfrist', 'laerm-strasse', 'mieterstruktur', 'mietbindung', 'mietgarantie', 'mietpreisbremse', 'mietsteigerung-moeglich', 'moebliert-kurzzeit', 'nahversorgung', 'oepnv', 'radon', 'schulen-kita', 'sollmiete', 'starkregen-hang',
] // prettier-ignore
/** What is ordered, not bought: the plot is somebody else's, the house does not exist yet. */
const NOT_OF_ORDERED: readonly QuestionId[] = [
  ...NOT_OF_NEW, 'aufteilung-moeglich', 'ausbaureserve', 'balkon-terrasse-garten', 'bauakte', 'denkmalschutz', 'eigentumsform', 'energieausweis-vorhanden', 'energiekennwert', 'energieklasse', 'erbbaurecht', 'grundbuch-abt2', 'gutachten-vorhanden', 'inventar', 'raeumung', 'rauchmelder', 'regenwasser', 'stellplatz', 'trinkwasser', 'verfuegbar-ab', 'vorkaufsrecht', 'wegerecht-leitungsrecht', 'zweckentfremdung-nutzung',
] // prettier-ignore
/** What wears out or was built with poison long before. */
const NOT_OF_YOUNG: readonly QuestionId[] = [
  'abwasser-kanal', 'elektrik', 'leitungen-wasser', 'nachruestpflicht', 'schadstoffe', 'schaedlinge-holz',
] // prettier-ignore
const NOT_OF_ALMOST_NEW: readonly QuestionId[] = [
  ...NOT_OF_YOUNG, 'baeder-alter', 'dach', 'fassade-daemmung', 'fenster', 'heizung-baujahr', 'instandhaltungsstau', 'letzte-modernisierung', 'sanierungskosten', 'statik-setzung',
] // prettier-ignore
/** Nobody moves into a room of a care home: its operator lets it, and its house is not the buyer's to inspect. */
const NOT_OF_CARE: readonly QuestionId[] = [
  'baeder-alter', 'dach', 'fassade-daemmung', 'fenster', 'hausordnung-haustiere', 'heizung-baujahr', 'kuendigungssperrfrist', 'mietbindung', 'mietpreisbremse', 'raeumung', 'schornsteinfeger', 'zweckentfremdung-nutzung',
] // prettier-ignore
/** They ask about a home: its Wohnfläche, its rooms and baths, its quiet and its shops, who may live there, and the law of residential tenancies. */
const OF_HOMES: readonly QuestionId[] = [
  'ausbaureserve', 'baeder-alter', 'balkon-terrasse-garten', 'durchgangszimmer', 'hausordnung-haustiere', 'hitzeschutz', 'kuendigungssperrfrist', 'kueche-inklusive', 'laerm-strasse', 'mietbindung', 'mietpreisbremse', 'mietsteigerung-moeglich', 'moebliert-kurzzeit', 'nahversorgung', 'schlafzimmer-baeder', 'schulen-kita', 'wohnflaeche', 'wohnflaeche-methode', 'wohnungstyp', 'zimmer', 'zweckentfremdung-nutzung',
] // prettier-ignore
const WITH_CHIMNEY: readonly QuestionId[] = ['bio-treppe', 'heizoeltank', 'kaminofen', 'schornsteinfeger']
/** Of a lease with a tenant who is there. */
const OF_LETTING: readonly QuestionId[] = ['betriebskostenabrechnung', 'kaution', 'kuendigungssperrfrist', 'mieterliste', 'mieterstruktur', 'mietkonto', 'mietvertrag', 'raeumung'] // prettier-ignore
/** Who keeps a right to the whole for life lives there or lets it himself, and pays what runs. */
const NOT_OF_RETAINED: readonly QuestionId[] = [...OF_LETTING, 'mietbindung', 'mietpreisbremse', 'mietsteigerung-moeglich', 'verfuegbar-ab', 'vermietet', 'wohnrecht-niessbrauch'] // prettier-ignore
/** Who sells and stays has paid no rent yet. */
const NOT_OF_LEASE_BACK: readonly QuestionId[] = ['betriebskostenabrechnung', 'mieterliste', 'mieterstruktur', 'mietkonto', 'raeumung', 'verfuegbar-ab'] // prettier-ignore
/** So rare that only an exposé that speaks of it makes one ask. */
const ONLY_IF_SAID: readonly QuestionId[] = ['betreuungsvertrag', 'mietgarantie', 'teilverkauf-rente']

/** Rooms under the roof, in a loft or half below the ground are often made into a home later on. */
const CONVERTED: readonly ObjectType[] = ['dachgeschosswohnung', 'maisonette', 'penthouse', 'loft', 'souterrainwohnung']
const isConverted = ({ facts, objectType }: Offer) =>
  speaksOfAttic(facts) || (objectType !== null && CONVERTED.includes(objectType))

const YOUNG_YEARS = 25
const ALMOST_NEW_YEARS = 10

const RULES: readonly (readonly [ids: readonly QuestionId[], senseless: (situation: Situation, known: Known) => boolean])[] = [
  [NOT_IN_AUCTION, (_, { offer }) => isAuction(offer)],
  [NOT_OF_NEW, (_, { offer, day }) => firstSale(offer, day) === true],
  [NOT_OF_SITE, ({ developer }) => developer],
  [NOT_OF_ORDERED, ({ type }) => type === 'fertighaus'],
  [NOT_OF_LAND, (_, known) => !isNoField(known)],
  [NOT_OF_YOUNG, ({ age }) => age !== null && age <= YOUNG_YEARS],
  [NOT_OF_ALMOST_NEW, ({ age }) => age !== null && age <= ALMOST_NEW_YEARS],
  [NOT_OF_CARE, (_, { offer }) => offer.deal?.incomeUse === 'pflege'],
  [OF_HOMES, (_, { offer }) => isTradeAlone(offer)],
  [WITH_CHIMNEY, ({ heatSources }) => isWithoutChimney(heatSources)],
  [['fernwaerme-anschluss'], ({ heatSources }) => heatSources.length > 0 && !isDelivered(heatSources)],
  [OF_LETTING, (_, { offer }) => offer.vermietet === false],
  [NOT_OF_RETAINED, (_, { offer }) => isKeptWhole(offer.deal)],
  [NOT_OF_LEASE_BACK, ({ type }) => type === 'rueckmiete'],
  // Who offers a plot offers the ground; whoever does not says so.
  [['erbbaurecht', 'eigentumsform'], ({ type }) => type === 'grundstueck'],
  [['grundstueck-realgeteilt'], (_, { offer }) => offer.deal?.objectKind.value === 'einfamilienhaus'],
  [['mietbindung'], ({ type, let: isLet }) => type === 'bestand' && !isLet],
  [ONLY_IF_SAID, ({ type }) => type !== 'rueckmiete'],
  // § 556f BGB
  [['mietpreisbremse'], (_, { offer }) => (offer.numbers.baujahr ?? 0) >= OHNE_MIETPREISBREMSE_AB],
  // What the community built it had permitted, but for a roof made into a home.
  [['anbau-ausbau-genehmigt', 'bauakte'], ({ community }, { offer }) => community && !isConverted(offer)],
  // A flat comes with its share of the ground; where it does not, the exposé has to say so.
  [['erbbaurecht'], ({ community }, { offer }) => community && offer.flags.erbbaurecht === null && (offer.sightings.spoken.erbbau ?? []).length === 0],
  // Bavaria keeps no such list: what binds a plot there is in the land register, which is asked for anyway.
  [['baulasten'], (_, { offer }) => isBavarian(offer)],
  // § 79 (4) GEG: a monument needs no certificate; what it burns the bills tell.
  [['energiekennwert', 'energieklasse', 'energieausweis-vorhanden'], (_, { offer }) => offer.flags.denkmalschutz === true],
  [['zwangsversteigerung'], ({ type }) => type !== 'zwangsversteigerung'],
  // Each unit of a list has its own.
  [['kaufpreis'], (_, { units }) => units > 1],
] // prettier-ignore

/** Bavaria has no Baulastenverzeichnis. */
export function isBavarian({ texts: { plz, ort } }: Offer): boolean {
  const laender = locate({ plz, ort })?.laender ?? []
  return laender.length === 1 && laender[0] === 'BY'
}

/**
 * False where an open question has no sense for this seller. It is then left out of letters and lists of to-dos; it still
 * counts as open for the Belegquote, which a fact that is left out must never raise.
 */
export function isWorthAsking(id: QuestionId, known: Known): boolean {
  const situation = situationOf(known.offer, known.day)
  return !RULES.some(([ids, senseless]) => ids.includes(id) && senseless(situation, known))
}
