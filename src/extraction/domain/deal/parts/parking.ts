import { regexp } from '#kernel/regexp.ts'
import { amountsIn } from '../../numbers.ts'
import { sentenceAround } from '../../scope/negation.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { parkingTermsIn } from '../../values/parkingPrice.ts'
import { isOfThingIn } from '../../thingInGarage.ts'
import { hitsOf, ownText, proofOf } from '../ownText.ts'
import { SPACE } from './parkingWords.ts'

const MONEY = String.raw`(?:€|EUR)?\s?\d[\d.]*(?:,\d{2}|,-+)?\s?(?:€|EUR|Euro|T€)?`
/** "… wird nur zusammen mit der Wohnung abgegeben, dafür kommen 19.500 € hinzu", "… im Garagenhof. Sie ist mit 19.500 € zusätzlich zu bezahlen" */
const FAR = String.raw`(?:[^.;€]{0,160}(?:nur zusammen|nur gemeinsam|nur mit|dafür|hierfür)[^.;€\d]{0,70}|[^;€]{0,200}[.;]\s(?:Sie|Er|Die|Den|Ihn|Diese[nrs]?)\s(?:wird|ist|kostet|muss|gibt\ses|würden|geben|verkaufen|möchten)\s[^.;€\d]{0,90}(?:;\s[^.;€\d]{0,40}(?:dafür|hierfür)[^.;€\d]{0,40})?)`
/** The space with its amount in one clause. */
const PRICED = regexp.giu`(?<!\p{L})(?<space>${SPACE})(?!\p{L})(?:\sNr\.?\s?\d{1,4})?(?:[^.;€\d]{0,60}(?:\d[^.;€\d]{1,20})?|${FAR})(?<money>${MONEY})|(?<money2>\d[\d.]*(?:,\d{2}|,-+)?\s?(?:€|EUR|Euro))\s?(?:für|je|pro|\/|à)\s?(?:den |die |das |einen |eine |jeden |weiteren |zusätzlichen )*(?<space2>${SPACE})(?!\p{L})`
const MIN_PRICE = 1_000
const MAX_PRICE = 150_000
const ON_TOP =
  /(?<!\p{L})(?:zzgl|zuzüglich|zusätzlich|plus|separat|gegen aufpreis|aufpreis|extra|optional|dazu(?:kaufen)?|hinzu|weitere[rn]?|nicht im (?:kauf)?preis|kann .{0,40}erworben)(?!\p{L})|\+\s?$/iu
const WITHIN =
  /(?<!\p{L})(?:inkl|inklusive|enthalten|inbegriffen|einschl|einschließlich|davon|im (?:kauf)?preis)(?!\p{L}|\.? (?:\d+ ?% |(?:der )?gesetzl\p{L}*\.? )?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer))/iu
/** "nicht im obigen Preis enthalten", "im genannten Kaufpreis nicht enthalten" */
const NOT_WITHIN =
  /(?<!\p{L})(?:nicht (?:im|in dem|in diesem) (?:\p{L}+ ){0,3}(?:kauf)?preis|(?:im|in dem|in diesem) (?:\p{L}+ ){0,3}(?:kauf)?preis (?:noch |bisher |aber |jedoch )?nicht)(?!\p{L})/iu
const RENT = /miet|monat|mtl|\/\s?m(?:on)?\.?(?!\p{L})|hausgeld|p\.\s?a/iu

/** "Kaufpreis inkl. Stellplatz Nr. 41 ¦ 145.000 €" is the price of both. */
const OF_ALL = /preis\s(?:inkl(?:\.|usive)?|einschl(?:\.|ießlich)?|mit|samt)\s(?:\d\s|einem\s|dem\s)?$/iu

/** Parking that has a price of its own. Whether that price is in the asked one is told where the document tells it. */
export function parkingParts(passages: readonly Passage[]): Part[] {
  const found = new Map<string, Part>()
  for (const hit of hitsOf(PRICED, ownText(passages))) {
    const groups = new RegExp(PRICED.source, 'iu').exec(hit.text)?.groups ?? {}
    const money = groups['money'] ?? groups['money2'] ?? ''
    const [amount] = /€|EUR|Euro/iu.test(money) ? amountsIn(money) : []
    const around = wordsAround(hit.passage.text, hit.start, hit.end)
    // "… gemeinsam mit der Mieterin. Der Stellplatz kostet": who rents is of the sentence before.
    const before = hit.passage.text.slice(Math.max(0, hit.start - 25), hit.start)
    const near = (before.split(/[.;]\s/u).at(-1) ?? '') + hit.passage.text.slice(hit.start, hit.end + 25)
    if (!amount || amount.value < MIN_PRICE || amount.value > MAX_PRICE || RENT.test(near)) continue
    if (isNextColumn(hit.passage.text, hit.start, hit.end)) continue
    if (isOfThingIn(hit.passage.text.slice(Math.max(0, hit.start - 90), hit.start))) continue
    if (OF_ALL.test(hit.passage.text.slice(Math.max(0, hit.start - 40), hit.start))) continue
    const name = (groups['space'] ?? groups['space2'] ?? '').trim()
    const key = `${amount.value}`
    const inPrice = isWithin(around)
    const known = found.get(key)
    if (known) {
      found.set(key, { ...known, inPrice: known.inPrice ?? inPrice, evidence: [...known.evidence, proofOf(hit)] })
      continue
    }
    found.set(key, {
      name,
      kind: 'stellplatz',
      areaM2: null,
      areaKind: null,
      rentMonthEuro: null,
      let: null,
      priceEuro: amount.value,
      status: null,
      inPrice,
      evidence: [proofOf(hit)],
    })
  }
  return [...found.values()]
}

/** The head of a column that holds what a space costs, beside its name. */
const HEAD_OF_PRICE = /preis|kosten|betrag|€|EUR|(?<!\p{L})KP(?!\p{L})/iu
const HEAD_OF_OTHER = /miet|rohertrag|jnkm|faktor|rendite|hausgeld|fläche/iu

/** "6 WE, 3 Garagen | 33.180 €" below "Einheiten | Jahresnettokaltmiete": what a row of several things tells next is of another column. */
function isNextColumn(text: string, start: number, end: number): boolean {
  const between = text.slice(start, end)
  if (!between.includes('¦') || between.includes('\n')) return false
  const rows = text.slice(0, start).split('\n')
  const ahead = rows.pop() ?? ''
  const column = (ahead + between).split('¦').length - 1
  const count = `${ahead}${text.slice(start).split('\n')[0] ?? ''}`.split('¦').length
  const head = rows.map(row => row.split('¦')).findLast(cells => cells.length === count)?.[column]
  if (head && !/\d/u.test(head)) return HEAD_OF_OTHER.test(head) || !HEAD_OF_PRICE.test(head)
  return /(?<!\p{L})(?:WE|Wohnungen|Wohneinheiten|Einheiten|Zimmer|m²)(?!\p{L})[^¦]*$/iu.test(ahead)
}

/** The sentence; in a table the row, because what stands in the next one ("Provision 3,57 % inkl. MwSt.") is of something else. */
function wordsAround(text: string, start: number, end: number): string {
  const [from, to] = [text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', end)]
  const row = text.slice(from, to < 0 ? text.length : to)
  return row.includes('¦') ? row : sentenceAround(text, start, end)
}

function isWithin(words: string): boolean | null {
  const terms = parkingTermsIn(words)
  if (ON_TOP.test(words) || NOT_WITHIN.test(words) || terms === 'zuzueglich') return false
  return WITHIN.test(words) ? true : null
}
