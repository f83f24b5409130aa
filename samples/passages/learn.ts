/**
 * `npm run learn`: what the pieces of a sentence weigh, into src/extraction/domain/learned. Learned from the passages beside this file, each
 * by an author who had not seen the rules (`schwer`: a buyer must have read it; `harmlos`: it only looks like that; `alltag`: what fills every
 * exposé). `gravity.json` tells grave sentences from the ordinary ones of the samples' exposés; `reassuring.json` tells what takes its trouble
 * away itself from what the rules find in them. Prints first, for each author, how much of his is found by what the others taught. Some minutes.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '#analysis/analyse.ts'
import { startReader } from '#analysis/reader.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { passagesOf } from '#extraction/domain/passages.ts'
import { piecesOf, weighed, type Weights, type WeightTable } from '#extraction/domain/learned/pieces.ts'
import { withBehind } from '#extraction/domain/learned/reassuring.ts'
import { WORDINGS } from '#extraction/domain/remarks/allWordings.fixture.ts'
import { asStatements } from '#extraction/domain/remarks/asStatements.ts'
import { isAlarm } from '#extraction/domain/remarks/takenBack.ts'
import { saidIn } from '#extraction/domain/scope/said.ts'
import { spokenSentences } from '#extraction/domain/sightings/reservations.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { blindPath, blindTruths } from '../blind/truth.ts'
import { type Example, learned } from './regression.ts'

interface Authored {
  readonly text: string
  /** Words of the sentence that counts. */
  readonly key: string
  readonly sort: 'schwer' | 'harmlos' | 'alltag'
}

/** What counts in an example: a sentence of an expert is worth many of an exposé, of which some are grave and nobody said so. */
const WORTH = { schwer: 20, harmlos: 10, alltag: 3, ordinary: 1, cited: 0.5 }
/** Most sentences are not grave. */
const START = -3
/** So many sentences an exposé of which nobody said that they are grave, and of which nothing else tells, may be called so. */
const PER_EXPOSE = 0.2
/** Every fourth exposé is kept back to find the bound. */
const KEPT_BACK = 4
/** Of what an author calls harmless or grave; what a rule finds in the samples is a trouble, too, but for the few that it finds by mistake. */
const WORTH_BESIDE_ALARMS = 20
const WORTH_OF_ALARM = 6
const WORTH_OF_WORDING = 15
/** Below it a statement takes its trouble away; with 0.1 three wordings of the rules' tables did that are troubles. */
const REASSURED_BELOW = 0

const JUDGING = { day: calendarDate('2026-11-22'), tables: NO_OPERATOR_TABLES, lens: null, model: null }

interface Spoken {
  readonly file: number
  readonly words: string
  readonly pieces: readonly string[]
  /** A finding or doubt quotes it. */
  readonly isCited: boolean
}

interface Heard {
  readonly files: number
  readonly spoken: Spoken[]
  /** Statements of which a rule finds that they worry, each with what goes on behind it. */
  readonly alarms: { readonly statement: string; readonly behind: string }[]
}

const { spoken, files, alarms } = await heardInSamples()
/** Passages of authors; `f` are sentences of the samples' exposés that somebody has sorted. */
const authors = readdirSync(import.meta.dirname)
  .filter(name => /^[a-z]+\.json$/u.test(name))
  .map(name => ({ name, passages: JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Authored[] }))
const saidGrave = new Set(authors.flatMap(({ passages }) => passages.flatMap(({ text, sort }) => (sort === 'schwer' ? [text] : [])))) // prettier-ignore
const taught = spoken.filter(({ file }) => file % KEPT_BACK !== 0).map(asExample)
const kept = spoken.filter(({ file, isCited, words }) => file % KEPT_BACK === 0 && !isCited && !saidGrave.has(words))
/** The wordings of the rules' tables that worry: of each somebody once had to say that it does. */
const tabled = WORDINGS.filter(([, , tone]) => tone === 'gefahr' || tone === 'warnung').map(([text]) => ({
  pieces: piecesOf(asStatements(text).replace(/\.$/u, '')),
  isGrave: true,
  worth: WORTH_OF_WORDING,
}))
const found = alarms.flatMap(
  ({ statement, behind }) =>
  [statement, ...withBehind(statement, behind).slice(-1)].map(one => ({ pieces: piecesOf(one), isGrave: true, worth: WORTH_OF_ALARM })), // prettier-ignore
)

for (const { name, passages } of authors) {
  const others = authors.filter(other => other.name !== name)
  const [grave, reassuring] = [gravity(others), reassurance(others)]
  const told = (sort: Authored['sort'], isSo: (one: Authored) => boolean) => {
    const all = passages.filter(one => one.sort === sort)
    return `${all.filter(isSo).length} of ${all.length}`
  }
  const isGrave = (one: Authored) => keyed(one).some(sentence => weighed(grave, piecesOf(sentence)) > 0)
  const isTakenBack = (one: Authored) => aloneAndBehind(one).some(text => weighed(reassuring, piecesOf(text)) < 0)
  console.log(`${name}: grave ${told('schwer', isGrave)}, harmless ${told('harmlos', isGrave)}; taken back ${told('harmlos', isTakenBack)}, grave ${told('schwer', isTakenBack)}`) // prettier-ignore
}

keep('gravity', gravity(authors))
keep('reassuring', reassurance(authors))

type Author = (typeof authors)[number]

/** The bound between grave and not is 0. */
function gravity(of: readonly Author[]): Weights {
  const own = of.flatMap(({ passages }) =>
    passages.flatMap(
      one =>
      keyed(one).map(sentence => ({ pieces: piecesOf(sentence), isGrave: one.sort === 'schwer', worth: WORTH[one.sort] })), // prettier-ignore
    ),
  )
  const raw = learned([...own, ...taught], START)
  const scores = kept.map(({ pieces }) => weighed(raw, pieces)).toSorted((a, b) => b - a)
  const bound = scores[Math.floor((files / KEPT_BACK) * PER_EXPOSE)] ?? 0
  return { ...raw, bias: raw.bias - bound }
}

/** Below 0 a statement takes its trouble away. */
function reassurance(of: readonly Author[]): Weights {
  const own = of
    .filter(({ name }) => name !== 'f.json')
    .flatMap(({ passages }) =>
      passages
        .filter(({ sort }) => sort !== 'alltag')
        .flatMap(
          one =>
        [asStatements(one.text), keyed(one).join('. ')].map(text => ({ pieces: piecesOf(text), isGrave: one.sort === 'schwer', worth: WORTH_BESIDE_ALARMS })), // prettier-ignore
        ),
    )
  const raw = learned([...own, ...found, ...tabled], 0)
  return { ...raw, bias: raw.bias - REASSURED_BELOW }
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ„"])|\n/u)
}

/** The sentences that hold the key, as statements; all where none does. */
function keyed({ text, key }: Authored): string[] {
  const own = sentencesOf(text).filter(one => one.includes(key))
  return (own.length > 0 ? own : [text]).map(asStatements)
}

/** The sentence with the key alone, and with what goes on behind it. */
function aloneAndBehind({ text, key }: Authored): string[] {
  const all = sentencesOf(text).map(one => asStatements(one).replace(/\.$/u, ''))
  const at = Math.max(0, sentencesOf(text).findIndex(one => one.includes(key))) // prettier-ignore
  return withBehind(all[at] ?? '', all.slice(at + 1).join('.'))
}

function asExample({ pieces, isCited }: Spoken): Example {
  return { pieces, isGrave: isCited, worth: isCited ? WORTH.cited : WORTH.ordinary }
}

async function heardInSamples(): Promise<Heard> {
  const reader = await startReader()
  try {
    const offers = blindTruths().filter(({ accepted }) => accepted)
    const spoken: Spoken[] = []
    const alarms = new Map<string, string>()
    for (const [file, { file: name }] of offers.entries()) {
      const { pages, understood, judgement } = await analyse(reader, name, readFileSync(blindPath(name)), JUDGING, () => {}) // prettier-ignore
      const cited = (judgement?.assessment.answers ?? [])
        .filter(
          ({ state, light }) => state === 'unsicher' || (state === 'belegt' && (light === 'gelb' || light === 'rot')),
        ) // prettier-ignore
        .flatMap(({ evidence }) => evidence.map(one => plainly(wholeQuote(one))))
      const passages = passagesOf(pages)
      for (const { text, passage, start, end } of spokenSentences(passages)) {
        const words = plainly(passage.text.slice(start, end))
        const isCited = cited.some(quote => words.includes(quote) || quote.includes(words))
        spoken.push({ file, words, pieces: piecesOf(text), isCited })
      }
      for (const { topic, tone, takenBack, evidence } of understood?.remarks ?? []) {
        if (takenBack !== true && !isAlarm(topic, tone)) continue
        const [statement, behind] = heardAs(wholeQuote(evidence))
        alarms.set(statement, behind)
      }

      function heardAs(quote: string): [statement: string, behind: string] {
        const passage = passages.find(one => one.text.includes(quote))
        const from = passage ? passage.text.indexOf(quote) + quote.length : 0
        return [asStatements(quote).replace(/\.$/u, ''), passage ? saidIn(passage).text.slice(from) : '']
      }
    }
    return { spoken, files: offers.length, alarms: [...alarms].map(([statement, behind]) => ({ statement, behind })) }
  } finally {
    await reader.close()
  }
}

function plainly(words: string): string {
  return words.replace(/\s+/gu, ' ').trim()
}

function keep(name: string, { bias, weights }: Weights): void {
  const table: WeightTable = { bias: hundredths(bias), pieces: [...weights.keys()], weights: [...weights.values()].map(hundredths) } // prettier-ignore
  writeFileSync(new URL(`../../src/extraction/domain/learned/${name}.json`, import.meta.url), `${JSON.stringify(table)}\n`) // prettier-ignore
}

function hundredths(weight: number): number {
  return Math.round(weight * 100)
}
