import type { CalendarDate } from '../../src/kernel/calendarDate.ts'
import { extract } from '../../src/extraction/domain/extract.ts'
import { FACT_KEYS, type FactKey, type FactValue } from '../../src/extraction/domain/facts.ts'
import { textOf } from '../../src/extraction/domain/pointed/block.ts'
import type { Pointer } from '../../src/extraction/domain/pointed/pointed.ts'
import type { LYING } from './lyingModels.ts'
import { switchOff } from './rulesOff.ts'
import { isAsked, isTrue, type ToldSample } from './told.ts'

/** Something that a made model brought into a report and that is not so. */
export type Wrong = readonly [file: string, what: string, value: unknown]

type Lie = (typeof LYING)[number][1]

export interface Wrongs {
  /** Values, and contradictions made up. */
  readonly accepted: readonly Wrong[]
  /** Asked of the buyer with its quote, calculated with by nobody. */
  readonly hinted: readonly Wrong[]
}

/** What a lying model brings in, where both of its readings lie alike. */
export function wrongOf(lie: Lie, samples: readonly ToldSample[], day: CalendarDate): Wrongs {
  const each = samples.map((sample, index): Wrongs => {
    const { pages, pointers } = lie(sample, samples[(index + 1) % samples.length] as ToldSample)
    const { facts, second, contradictions } = extract(pages ?? sample.pages, day, {}, pointers)
    const { expected } = sample
    const { file } = expected
    const rules = pages ? extract(pages, day) : sample.rules
    const known = [...rules.contradictions.map(({ key }) => key), ...(expected.contradictions ?? [])]
    const values = FACT_KEYS.flatMap((key): Wrong[] => {
      const before = rules.facts?.[key]?.value
      const after = facts?.[key]?.value
      // To give a fact up is no wrong value.
      return after !== undefined && before !== after && isWrong(sample, key, after) ? [[file, key, after]] : []
    })
    // Of values that are defensible alike the document itself leaves it open which.
    const rivals = contradictions.flatMap(({ key, message, values }): Wrong[] =>
      known.includes(key) || (key !== 'seitenzahl' && values.every(({ value }) => isTrue(expected, key, value)))
        ? []
        : [[file, 'contradiction', message]],
    )
    const hinted = second.hints.flatMap(({ key, value }): Wrong[] =>
      value !== null && isWrong(sample, key, value) ? [[file, key, value]] : [],
    )
    return { accepted: [...values, ...rivals], hinted }
  })
  return { accepted: each.flatMap(({ accepted }) => accepted), hinted: each.flatMap(({ hinted }) => hinted) }
}

export interface BroughtBack {
  /** Values that the rules read no more with a third of their wordings unknown, all three thirds together. */
  readonly lost: number
  readonly right: number
  readonly wrong: readonly Wrong[]
  /** Of what was lost and not brought back: what became of the pointer. */
  readonly missed: readonly { readonly file: string; readonly key: FactKey; readonly quote: string }[]
}

/** What a truthful model brings back, to be confirmed by the buyer, where a third of the wordings is unknown. */
export function broughtBack(samples: readonly ToldSample[], day: CalendarDate): BroughtBack {
  let [lost, right] = [0, 0]
  const wrong: Wrong[] = []
  const missed: BroughtBack['missed'][number][] = []
  for (const third of [0, 1, 2] as const) {
    switchOff(third)
    for (const { expected, pages, pointers } of samples) {
      const { file } = expected
      const alone = extract(pages, day).facts
      const { hints } = extract(pages, day, {}, pointers).second
      for (const { key, quote } of pointers) {
        if (alone?.[key]) continue
        lost += 1
        const value: FactValue | undefined = hints.find(one => one.key === key)?.value ?? undefined
        if (value === undefined) missed.push({ file, key, quote })
        else if (isTrue(expected, key, value)) right += 1
        else wrong.push([file, key, value])
      }
    }
  }
  switchOff(null)
  return { lost, right, wrong, missed }
}

/** Random words as quotes for random facts, and how many of them became a wrong hint, or another value than ours. */
export function randomQuotes(samples: readonly ToldSample[], day: CalendarDate): { asked: number; wrong: number } {
  const next = lottery()
  let [wrong, asked] = [0, 0]
  for (const sample of samples) {
    const { pages, blocks, expected } = sample
    const words = blocks.map(block => [block.id, textOf(block).split(/\s+/u)] as const)
    for (let round = 0; round < 2; round++) {
      // One for every other fact, so that none meets another.
      const keys = FACT_KEYS.filter((key, at) => at % 2 === round && isAsked(expected, key))
      const pointers = keys.map((key): Pointer => {
        const [block, said] = words[next(words.length)] ?? ['', []]
        const start = next(said.length)
        return { key, block, quote: said.slice(start, start + 1 + next(12)).join(' '), readings: 2 }
      })
      const { differing, hints } = extract(pages, day, {}, pointers).second
      asked += pointers.length
      wrong += new Set([
        ...differing,
        ...hints.flatMap(({ key, value }) => (value !== null && isWrong(sample, key, value) ? [key] : [])),
      ]).size
    }
  }
  return { asked, wrong }
}

function isWrong({ expected }: ToldSample, key: FactKey, value: FactValue): boolean {
  return isAsked(expected, key) && !isTrue(expected, key, value)
}

/** The same numbers every time. */
function lottery(): (below: number) => number {
  let seed = 7
  return below => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
}
