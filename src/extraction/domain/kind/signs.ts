import type { Page } from '#reading/domain/page.ts'
import { pageViewOf } from './pageView.ts'

const SIGNS =
  /kaufpreis|preisvorstellung|verkauf|zum kauf|courtage|provision|expos[ée]|wohnfl|baujahr|grundst|zimmer|purchase price|for sale|kapitalanlage|hausgeld|wohngeld|miete|vermiet|kaution|energieausweis|registriernummer|primärenergie|versteiger|amtsgericht|grundbuch|rechnung|abrechnung|wirtschaftsplan|niederschrift|protokoll|teilungserklärung|sondereigentum|darlehen|sollzins|notar|gesuch|gesucht|wir suchen|immobilie|gebot|m²|\bqm\b|baubeschreibung|grundriss|acker|wald|flurst/u

/** Whether anything tells what kind of document this is. One word is enough: meant for a few pages of many. */
export function hasSigns(pages: readonly Page[]): boolean {
  return pages.some(page => SIGNS.test(pageViewOf(page, 10, () => false).text))
}
