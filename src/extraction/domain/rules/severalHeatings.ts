import { wholeQuote } from '#kernel/evidence.ts'
import type { Facts } from '../facts.ts'
import { yearOfWorks } from '../remarks/thatTime.ts'
import { sentenceAround } from '../scope/negation.ts'
import { YEAR } from './building.ts'

const COUNT = String.raw`(?:eine?[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2}|einige|mehrere|die (?:meisten|übrigen|anderen|restlichen)|der rest)`
/** "fünf davon", "drei wurden", "die übrigen von": some of the heatings of a house. */
const SOME = new RegExp(
  String.raw`(?<![\p{L}\d.,])${COUNT}\s(?:davon|von\s(?:ihnen|diesen|${YEAR})|(?:gas)?(?:thermen|geräte|heizungen|kessel)|sind|ist|stammen|stammt|kamen|kam|wurden?|aus)(?!\p{L})`,
  'giu',
)
const HEATING = /heizung|therme|kessel|heizgerät|geräte/iu
/** "aus der Sanierung", "aus jener Zeit": of works that a sentence before dates. */
const OF_WORKS =
  /(?<!\p{L})(?:aus|von|seit)\s(?:der\s(?:\p{L}+\s)?(?:sanierung|modernisierung|renovierung)|dem\s(?:sanierungs|modernisierungs|renovierungs|umbau)jahr|jener\szeit|dieser\szeit|damals)(?!\p{L})/iu
/** "aus der Zeit um die Jahrtausendwende" */
const TURN = /Jahrtausendwende/giu
const YEARS = new RegExp(String.raw`(?<!\d|[.,])${YEAR}(?!\d|[.,]\d)`, 'gu')
/** "(EG links, 1. OG rechts)": its dot ends no sentence. */
const OF_A_FLOOR = /(?<=\d)\.(?=\s(?:OG|UG|Obergeschoss|Stock|Etage)(?!\p{L}))/gu
/** So far above the works that date them may be told. */
const REACH = 500

/**
 * Several heatings of different age: the year of the oldest, which is due first; null: not told. undefined: the sentence tells of no such.
 * @param at a place in the sentence
 */
export function oldestOfSeveral(whole: string, at: number): number | null | undefined {
  const text = whole.replace(OF_A_FLOOR, '·')
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n\n', at)) + 1
  const sentence = sentenceAround(text, at, at + 1)
  const groups = [...sentence.matchAll(SOME)]
  if (groups.length < 2 || !HEATING.test(text.slice(Math.max(0, start - 120), start + sentence.length)))
    return undefined
  // "Die Fenster stammen von 1992, vier Gasthermen sind jünger": what is told before them is no year of theirs.
  const from = Math.min(
    ...groups.map(({ index }) => index),
    ...[HEATING.exec(sentence)].flatMap(found => found?.index ?? []),
  )
  const years = [...sentence.slice(from).replaceAll(TURN, '2000').matchAll(YEARS)].map(([year]) => Number(year))
  if (!OF_WORKS.test(sentence)) return years.length > 0 ? Math.min(...years) : null
  const sentences = text
    .slice(Math.max(0, start - REACH), start)
    .toLowerCase()
    .split(/\.\s/u)
    .toReversed()
  return sentences.map(yearOfWorks).find(year => year !== null) ?? null
}

/** "Gas-Etagenheizungen, Baujahre 1999 bis 2021", "die Geräte stammen aus den Jahren 2004 bis 2019" */
const FROM_TO = /(?:Baujahre|Bj\.|aus\sden\sJahren|zwischen)\s(?:19|20)\d\d\s?(?:bis|und|–|-)\s?(?:19|20)\d\d(?!\d)/iu

/** Whether the year of the heating is that of the oldest of several. */
export function isOfMixedAges({ heizungBaujahr }: Pick<Facts, 'heizungBaujahr'>): boolean {
  const quotes = heizungBaujahr?.evidence.map(wholeQuote) ?? []
  return quotes.some(quote => FROM_TO.test(quote) || typeof oldestOfSeveral(quote, 0) === 'number')
}
