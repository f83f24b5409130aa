import { type Found, indexNeedles } from '../remarks/needleIndex.ts'
import { needlesOf } from '../remarks/needles.ts'
import type { SearchedText } from './said.ts'
import { wholeWords } from './wholeWords.ts'
import { BEARER_SIGNS } from './bearerSigns.ts'
import { STANCE_SIGNS } from './stanceSigns.ts'
import { TIME_SIGNS } from './timeSigns.ts'
import type { Sign } from './sign.ts'

/** A sign at a place of a text. */
export interface Hit {
  readonly sign: Sign
  readonly start: number
  readonly end: number
}

const SIGNS = [...TIME_SIGNS, ...STANCE_SIGNS, ...BEARER_SIGNS].map((sign, order) => ({
  sign,
  order,
  ahead: wholeWords(sign.words, 'g'),
  here: wholeWords(sign.words, 'y'),
}))
type Searched = (typeof SIGNS)[number]

const INDEX = indexNeedles(new Map(SIGNS.map(one => [one, needlesOf(one.sign.words)])))

const tracesOfText = new WeakMap<SearchedText, readonly Found<Searched>[]>()

/** Where the letters of signs are. */
function tracesIn(said: SearchedText): readonly Found<Searched>[] {
  const known = tracesOfText.get(said)
  if (known) return known
  const traces = INDEX.find(said.text)
  tracesOfText.set(said, traces)
  return traces
}

/** The signs that may be in a stretch, in the order in which they are listed: of hundreds a handful. */
function signsFor(said: SearchedText, start: number, end: number): readonly Searched[] {
  const traces = tracesIn(said)
  let [low, high] = [0, traces.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((traces[middle]?.at ?? Infinity) < start) low = middle + 1
    else high = middle
  }
  const found = new Set(INDEX.always)
  for (let trace = traces[low]; trace && trace.at < end; trace = traces[++low]) found.add(trace.owner)
  return [...found].sort((a, b) => a.order - b.order)
}

/** Every sign in a stretch of statement text, but for what begins inside the first one of a place. */
export function signsIn(said: SearchedText, start: number, end: number): Hit[] {
  const stretch = said.text.slice(start, end)
  const hits: Hit[] = []
  let signs = signsFor(said, start, end)
  for (let from = 0; ;) {
    const places = signs.map(one => placeOf(one, stretch, from))
    signs = signs.filter((_, at) => places[at] !== Infinity)
    if (signs.length === 0) return hits
    const index = Math.min(...places)
    const there = signs.flatMap(one => {
      const length = lengthAt(one, stretch, index)
      return length === null ? [] : [{ sign: one.sign, start: start + index, end: start + index + length }]
    })
    hits.push(...there)
    from = Math.max(index + 1, (there[0]?.end ?? 0) - start)
  }
}

function placeOf({ ahead }: Searched, stretch: string, from: number): number {
  ahead.lastIndex = from
  return ahead.exec(stretch)?.index ?? Infinity
}

function lengthAt({ here }: Searched, stretch: string, index: number): number | null {
  here.lastIndex = index
  return here.exec(stretch)?.[0].length ?? null
}
