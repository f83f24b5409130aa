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
  const years = [...sentence.matchAll(YEARS)].map(([year]) => Number(year))
  if (!OF_WORKS.test(sentence)) return years.length > 0 ? Math.min(...years) : null
  const sentences = text
    .slice(Math.max(0, start - REACH), start)
    .toLowerCase()
    .split(/\.\s/u)
    .toReversed()
  return sentences.map(yearOfWorks).find(year => year !== null) ?? null
}
