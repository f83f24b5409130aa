/**
 * `npm run accuracy`: how right the embedded engine is on our own samples, into src/site/content/accuracy.json, from which
 * the public page /qualitaet is drawn. Minutes; needs pdftotext (poppler-utils) as a witness that is not ours.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { FACT_KEYS } from '../src/extraction/domain/facts.ts'
import { calendarDate } from '../src/kernel/calendarDate.ts'
import { analyse } from '#analysis/analyse.ts'
import { startReader } from '#analysis/reader.ts'
import { type AnalysisJson, analysisText } from '../src/reports/domain/analysisJson.ts'
import { NO_OPERATOR_TABLES } from '../src/valuation/domain/operatorTables.ts'
import { type BlindAnswer, blindAnswerOf, scoreBlind } from './blind/score.ts'
import { blindPath, type BlindTruth, blindTruths } from './blind/truth.ts'
import { readExpectations, samplePath } from './expectations.ts'
import { type SampleScore, scoreSample, summary } from './score.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const JUDGING = { day: calendarDate(TODAY), tables: NO_OPERATOR_TABLES, lens: null, model: null }
const WEAKEST = 8
/** Facts of fewer mentions say nothing about the rule. */
const MIN_MENTIONS = 8

const reader = await startReader()
const scores: SampleScore[] = []
const states = new Map<string, number>()
const quotes = { checked: 0, found: 0 }
let repeated = 0
const expectations = readExpectations()
for (const expected of expectations) {
  const bytes = readFileSync(samplePath(expected.file))
  const { json } = await analyse(reader, expected.file, bytes, JUDGING, () => {})
  const again = await analyse(reader, expected.file, bytes, JUDGING, () => {})
  if (analysisText(json) === analysisText(again.json)) repeated++
  scores.push(scoreSample(expected, answerOf(json)))
  for (const { state } of json.answers) states.set(state, (states.get(state) ?? 0) + 1)
  if (json.document.scannedPages === 0) countQuotes(expected.file, json)
}
const blind: [BlindTruth, BlindAnswer][] = []
for (const truth of blindTruths()) {
  const { json } = await analyse(reader, truth.file, readFileSync(blindPath(truth.file)), JUDGING, () => {})
  blind.push([truth, blindAnswerOf(json)])
}
await reader.close()

const { f1, precision, recall, perKey, statusRight, samples } = summary(scores)
const facts = scores.reduce(
  (sum, { facts: { tp, fp, fn } }) => ({ right: sum.right + tp, wrong: sum.wrong + fp, missed: sum.missed + fn }),
  { right: 0, wrong: 0, missed: 0 },
)
const weakest = FACT_KEYS.flatMap(key => {
  const tally = perKey[key]
  return tally && tally.tp + tally.fn >= MIN_MENTIONS ? [{ key, ...tally }] : []
})
  .sort((a, b) => a.f1 - b.f1)
  .slice(0, WEAKEST)
  .map(({ key, tp, fp, fn, f1 }) => ({ key, right: tp, wrong: fp, missed: fn, f1: rounded(f1) }))

const result = {
  measuredOn: TODAY,
  samples,
  statusRight,
  facts: { ...facts, f1: rounded(f1), precision: rounded(precision), recall: rounded(recall) },
  weakest,
  quotes,
  repeated,
  answers: Object.fromEntries([...states].sort()),
  // Written by somebody who had not seen the rules. Learned from since: what they gave at first sight is in blind/firstSight.ts.
  blind: blindFigures(),
}
writeFileSync(new URL('../src/site/content/accuracy.json', import.meta.url), JSON.stringify(result, null, 2) + '\n')
console.log(result)
process.exit(0)

function blindFigures() {
  const { misses: _, ...figures } = scoreBlind(blind)
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, rounded(figure)]))
}

function answerOf(json: AnalysisJson) {
  const units = json.units.map(({ label, status, facts }) => ({
    wohnung: label,
    status,
    wohnflaeche: facts.wohnflaeche?.value,
    zimmer: facts.zimmer?.value,
    kaufpreis: facts.kaufpreis?.value,
  }))
  return { status: json.status, facts: json.facts, units, contradictions: json.contradictions.map(({ key }) => key) }
}

/** Whether each quoted fact stands on its page in the eyes of another program. Spaces and hyphens are its own affair. */
function countQuotes(file: string, json: AnalysisJson): void {
  const pages = new Map<number, string>()
  for (const fact of Object.values(json.facts ?? {})) {
    for (const { page, quote } of fact?.evidence ?? []) {
      const text = pages.get(page) ?? plain(pageText(file, page))
      pages.set(page, text)
      quotes.checked++
      if (text.includes(plain(quote))) quotes.found++
    }
  }
}

function pageText(file: string, page: number): string {
  const range = ['-f', String(page), '-l', String(page)]
  return execFileSync('pdftotext', [...range, '-raw', samplePath(file), '-'], { encoding: 'utf8' })
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00AD\u2010-\u2015-]/g, '')
    .toLowerCase()
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
