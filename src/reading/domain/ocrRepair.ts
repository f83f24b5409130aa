import type { Word } from './page.ts'

/**
 * The German recognition model knows neither "²" nor the euro sign of every typeface. What it reads instead can be put
 * right where a number before it leaves no doubt; everything else stays as recognised, for a quote must not be invented.
 */

/** What a raised two becomes; sometimes it is read twice: "m?2". */
const RAISED_TWO = `(?:[?*°'’‘"”“´\`]2?|2)`
const END = '(?=$|[\\s),.;:/])'
const NUMBER_AT_END = /(?:^|[\s(.])\d[\d.,]*$/
const SQUARE_METRES = new RegExp(`^m${RAISED_TWO}${END}`)
const NUMBER_AND_SQUARE_METRES = new RegExp(`^(\\(?(?:ca\\.)?\\d[\\d.,]*)m${RAISED_TWO}${END}`)
/** A q whose tail was lost, or that was read twice: grams are of no home. */
const QM_MISREAD = /^q?gm(?=$|[\s),.;:/])/u
const KWH_PER_QM = /^kwh(\/\(?)(?:q?gm|qm)(?=$|[),. ])/iu
/** kWh/(m²·a) in one piece; the raised two may be lost altogether. */
const PER_SQUARE_METRE_AND_YEAR = new RegExp(
  `kWh\\s*[/il|]?\\s*(\\(?)\\s*m${RAISED_TWO}?\\s*([-–*·•.×x/]?)\\s*a(?=$|[),.;:])`,
)
/** kWh/(m² where the year has become a word of its own. */
const PER_SQUARE_METRE = new RegExp(`(kWh\\s*/?\\s*\\(?)m${RAISED_TWO}$`)
/** Only what can be nothing but an amount of money: thousands with dots, or two decimals. */
const MONEY = /^\(?\d{1,3}(?:\.\d{3})+(?:,(?:\d{2}|-+|–))?$|^\(?\d+,(?:\d{2}|-+|–)$/
const MISREAD_EURO = /^(?:£|E|€E|C=)(?=$|[),.;:])/

/** A figure in which a one of old-style numerals, as low as a small letter, was taken for one: "ı", two of them for "u". */
const OLD_STYLE = /^(?=\D*\d)[\dıu]{2,4}$/u
const UNIT = new RegExp(`^(?:m(?:${RAISED_TWO}|²)|qm)${END}`)
/** What was put right by its shape alone: the buyer is asked about it first. */
const SURE_OF_SHAPE = 0.5

/** @param words in reading order; boxes and order stay as they are */
export function repairOcr(words: readonly Word[]): Word[] {
  const figures = words.map((word, index) => withOnes(word, words[index + 1]?.text ?? ''))
  return figures.map((word, index) => ({ ...word, text: repairText(word.text, figures[index - 1]?.text ?? '') }))
}

/** "u9 m²" is 119 m²: only before its unit, where nothing but a figure can stand. */
function withOnes(word: Word, after: string): Word {
  if (!OLD_STYLE.test(word.text) || !/\D/u.test(word.text) || !UNIT.test(after)) return word
  const text = word.text.replaceAll('ı', '1').replaceAll('u', '11')
  return { ...word, text, confidence: Math.min(word.confidence, SURE_OF_SHAPE) }
}

/** @param before the word before, as recognised */
export function repairText(text: string, before: string): string {
  if (text.includes('kWh') && !KWH_PER_QM.test(text)) {
    return text
      .replace(PER_SQUARE_METRE_AND_YEAR, (_, bracket: string, dot: string) => `kWh/${bracket}m²${separator(dot)}a`)
      .replace(PER_SQUARE_METRE, '$1m²')
  }
  if (KWH_PER_QM.test(text)) return text.replace(KWH_PER_QM, 'kWh$1qm')
  if (NUMBER_AT_END.test(before) && QM_MISREAD.test(text)) return text.replace(QM_MISREAD, 'qm')
  if (NUMBER_AT_END.test(before) && SQUARE_METRES.test(text)) return text.replace(SQUARE_METRES, 'm²')
  if (MONEY.test(before)) return text.replace(MISREAD_EURO, '€')
  return text.replace(NUMBER_AND_SQUARE_METRES, '$1m²')
}

function separator(recognised: string): string {
  return recognised === '' || recognised === '*' || recognised === '/' ? recognised : '·'
}
