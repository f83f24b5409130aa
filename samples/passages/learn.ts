/**
 * `npm run learn`: what the pieces of a sentence weigh, into src/extraction/domain/sightings/gravity.json. Learned from the passages beside this
 * file, each by an author who had not seen the rules (`schwer`: a buyer must have read it; `harmlos`: it only looks like that), against the
 * sentences of the samples' exposés. Prints first, for each author, how much of his is found by what the others taught. Some minutes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '#analysis/analyse.ts'
import { startReader } from '#analysis/reader.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { passagesOf } from '#extraction/domain/passages.ts'
import { asStatements } from '#extraction/domain/remarks/asStatements.ts'
import { piecesOf, weighed, type Weights } from '#extraction/domain/sightings/gravity.ts'
import { spokenSentences } from '#extraction/domain/sightings/reservations.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { blindPath, blindTruths } from '../blind/truth.ts'
import { type Example, learned } from './regression.ts'

interface Authored {
  readonly text: string
  /** Words of the sentence that counts. */
  readonly key: string
  readonly sort: 'schwer' | 'harmlos'
}

/** What counts in an example: a sentence of an expert is worth many of an exposé, of which some are grave and nobody said so. */
const WORTH = { schwer: 20, harmlos: 10, ordinary: 1, cited: 0.5 }
/** So many sentences an exposé of which nobody said that they are grave, and of which nothing else tells, may be called so. */
const PER_EXPOSE = 0.2
/** Every fourth exposé is kept back to find the bound. */
const KEPT_BACK = 4

const JUDGING = { day: calendarDate('2026-11-22'), tables: NO_OPERATOR_TABLES, lens: null, model: null }
const OUT = new URL('../../src/extraction/domain/sightings/gravity.json', import.meta.url)

interface Spoken {
  readonly file: number
  readonly words: string
  readonly pieces: readonly string[]
  /** A finding or doubt quotes it. */
  readonly isCited: boolean
}

const { spoken, files } = await spokenInSamples()
const passages = readdirSync(import.meta.dirname)
  .filter(name => /^[a-z]+\.json$/u.test(name))
  .map(name => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Authored[])
const authors = passages.map(examplesOf)
const saidGrave = new Set(passages.flat().flatMap(({ text, sort }) => (sort === 'schwer' ? [text] : [])))
const taught = spoken.filter(({ file }) => file % KEPT_BACK !== 0)
const kept = spoken.filter(({ file, isCited, words }) => file % KEPT_BACK === 0 && !isCited && !saidGrave.has(words))

authors.forEach((own, at) => {
  const others = authors.filter((_, other) => other !== at).flat()
  const model = bounded(learned([...others, ...taught.map(asExample)]))
  const found = (isGrave: boolean) => {
    const all = own.filter(one => one.isGrave === isGrave)
    return `${all.filter(({ pieces }) => weighed(model, pieces) > 0).length} of ${all.length}`
  }
  console.log(`author ${at + 1}: grave ${found(true)}, harmless ${found(false)}`)
})

const model = bounded(learned([...authors.flat(), ...taught.map(asExample)]))
const table = { bias: hundredths(model.bias), pieces: [...model.weights.keys()], weights: [...model.weights.values()].map(hundredths) } // prettier-ignore
writeFileSync(OUT, `${JSON.stringify(table)}\n`)

/** The bound between grave and not is 0. */
function bounded(raw: Weights): Weights {
  const scores = kept.map(({ pieces }) => weighed(raw, pieces)).toSorted((a, b) => b - a)
  const bound = scores[Math.floor((files / KEPT_BACK) * PER_EXPOSE)] ?? 0
  return { ...raw, bias: raw.bias - bound }
}

function examplesOf(passages: readonly Authored[]): (Example & { readonly isGrave: boolean })[] {
  return passages.flatMap(({ text, key, sort }) => {
    const sentences = text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ„"])|\n/u).filter(one => one.includes(key))
    return (sentences.length > 0 ? sentences : [text]).map(sentence => ({
      pieces: piecesOf(asStatements(sentence)),
      isGrave: sort === 'schwer',
      worth: WORTH[sort],
    }))
  })
}

function asExample({ pieces, isCited }: Spoken): Example {
  return { pieces, isGrave: isCited, worth: isCited ? WORTH.cited : WORTH.ordinary }
}

async function spokenInSamples(): Promise<{ readonly spoken: Spoken[]; readonly files: number }> {
  const reader = await startReader()
  try {
    const offers = blindTruths().filter(({ accepted }) => accepted)
    const spoken: Spoken[] = []
    for (const [file, { file: name }] of offers.entries()) {
      const { pages, judgement } = await analyse(reader, name, readFileSync(blindPath(name)), JUDGING, () => {})
      const cited = (judgement?.assessment.answers ?? [])
        .filter(
          ({ state, light }) => state === 'unsicher' || (state === 'belegt' && (light === 'gelb' || light === 'rot')),
        ) // prettier-ignore
        .flatMap(({ evidence }) => evidence.map(one => plainly(wholeQuote(one))))
      for (const { text, passage, start, end } of spokenSentences(passagesOf(pages))) {
        const words = plainly(passage.text.slice(start, end))
        const isCited = cited.some(quote => words.includes(quote) || quote.includes(words))
        spoken.push({ file, words, pieces: piecesOf(text), isCited })
      }
    }
    return { spoken, files: offers.length }
  } finally {
    await reader.close()
  }
}

function plainly(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

function hundredths(weight: number): number {
  return Math.round(weight * 100)
}
