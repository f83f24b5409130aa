import { firstSale, isAuction } from '#extraction/domain/offer.ts'
import type { QuestionId } from './catalogue.ts'
import type { Known } from './question.ts'

/** In a home that nobody has lived in yet there is nothing old, let or decided by a community. */
const NOT_OF_NEW: readonly QuestionId[] = [
  'abwasser-kanal', 'anbau-ausbau-genehmigt', 'baeder-alter', 'baujahr', 'dach', 'elektrik', 'fassade-daemmung', 'fenster', 'heizung-baujahr', 'instandhaltungsstau', 'keller-feuchte', 'kuendigungssperrfrist', 'leitungen-wasser', 'letzte-modernisierung', 'mieterstruktur', 'mietvertrag', 'nachruestpflicht', 'preishistorie-vermarktungsdauer', 'schadstoffe', 'schaedlinge-holz', 'statik-setzung', 'teilverkauf-rente', 'vermietet', 'versicherungsschaeden', 'verkaeufer-erbengemeinschaft', 'weg-protokolle', 'weg-ruecklage', 'weg-rueckstaende-streit', 'weg-sonderumlage', 'wohnrecht-niessbrauch', 'zustand', 'zwangsversteigerung',
] // prettier-ignore

/** A court sells for the highest bid, without a contract, a broker or a price list. */
const NOT_IN_AUCTION: readonly QuestionId[] = [
  'bebaubarkeit', 'kaeuferprovision', 'kaufpreis', 'mietgarantie', 'preis-verhandelbar', 'preishistorie-vermarktungsdauer', 'raeumung', 'rendite-angabe-plausibel', 'reservierungsgebuehr', 'stellplatzpreis-extra', 'teilverkauf-rente', 'verfuegbar-ab', 'vorkaufsrecht',
] // prettier-ignore

/**
 * False where an open question has no sense for this seller. It is then left out of letters and lists of to-dos; it still
 * counts as open for the Belegquote, which a fact that is left out must never raise.
 */
export function isWorthAsking(id: QuestionId, { offer, day }: Known): boolean {
  if (isAuction(offer) && NOT_IN_AUCTION.includes(id)) return false
  return !(firstSale(offer, day) === true && NOT_OF_NEW.includes(id))
}
