import { sentenceAround } from '../scope/negation.ts'
import { DUE_WITH_HOME } from '../values/parkingPrice.ts'

const ON_SALE =
  /(?<!\p{L})(?:(?:kann|können)\s(?:[^.;]|\.\d){0,60}?(?:gekauft|erworben|dazugekauft|hinzugekauft|dazuerworben|hinzuerworben|miterworben)\swerden|(?:dazu|hinzu|mit)\s?(?:kaufen|erwerben)|(?:kann|können)\s(?:[^.;]|\.\d){0,60}?(?:gekauft|erworben|dazugekauft|hinzugekauft)(?!\p{L}))(?!\p{L})/iu
const NOT_THIS_ONE =
  /(?<!\p{L})(?:gemietet|mieten|anmieten|verwaltung|stadt|gemeinde|nachbar(?:haus|schaft)|umgebung)(?!\p{L})/iu

/** "Dazu kann ein Tiefgaragenplatz gekauft werden, 18.000 €": beside the offer, by the same seller. */
export function isOnSale(text: string, start: number, end: number): boolean {
  const sentence = sentenceAround(text, start, end)
  return ON_SALE.test(sentence) && !NOT_THIS_ONE.test(sentence)
}

const BOUND = new RegExp(DUE_WITH_HOME, 'iu')

/** "Zu jeder Wohnung wird ein Stellplatz erworben, ein Kauf ohne Stellplatz ist nicht möglich": nothing is left open, and none is missing. */
export function isBoundToHome(text: string, start: number, end: number): boolean {
  return BOUND.test(sentenceAround(text, start, end).replace(/\s+/gu, ' '))
}
