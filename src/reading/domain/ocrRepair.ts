import type { Word } from './page.ts'

/**
 * The German recognition model knows neither "²" nor a euro sign in every typeface; what it reads instead can be put
 * right where a number before it leaves no doubt. Everything else stays as recognised: a quote must not be invented.
 */

const NUMBER_AT_END = /(?:^|[\s(])(?:ca\.?\s*)?\d[\d.,]*$/
/** An m with what a raised two becomes; "m'" and "m*" are other things only outside of figures. */
const SQUARE_METRES = /^m(?:[?*°'’"”“*'´`?]|2|z|\?2)(?=$|[\s),.;:/])/
const NUMBER_WITH_SQUARE_METRES = /^(\(?\d[\d.,]*)m(?:[?*°'’"”“´`]|2)(?=$|[),.;:/])/
const PER_YEAR = /(kWh\s*[/il|]?\s*\(?\s*)m\s*(?:[?*°'’"”“´`]|2)?\s*([-*·•.x×/]?)\s*a(\)?)/
const MONEY = /^\(?\d{1,3}(?:\.\d{3})+(?:,(?:\d{2}|-+|–))?$|^\(?\d+,(?:\d{2}|-+|–)$/
const EURO_MISREAD = /^(?:£|E|€E|C=|EUR€)(?=$|[),.;:])/

/** @param words in reading order; boxes and order stay as they are */
export function repairOcr(words: readonly Word[]): Word[] {
  return words.map((word, index) => ({ ...word, text: repairText(word.text, words[index - 1]?.text ?? '') }))
}

/** @param before the word before, as recognised */
export function repairText(text: string, before: string): string {
  if (/kWh/.test(text)) return text.replace(PER_YEAR, 'kWh/(m²a)')
  if (NUMBER_AT_END.test(before)) {
    const area = text.replace(SQUARE_METRES, 'm²')
    if (area !== text) return area
  }
  if (MONEY.test(before)) return text.replace(EURO_MISREAD, '€')
  return text.replace(NUMBER_WITH_SQUARE_METRES, '$1m²')
}
