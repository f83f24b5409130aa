import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { InteractiveReport } from '#contract/interactiveReport.ts'
import { DEMO, PROOF } from './demoReport.ts'

// Drawn again from the exposé: its HTML and JSON are not kept in the repository.
const folder = mkdtempSync(join(tmpdir(), 'demo-report-'))
const command = ['src/main/cli.ts', 'samples/demo/expose.pdf', '--out', folder, '--pdf', '--stichtag', '2026-11-22']
execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], { stdio: 'pipe' })
const html = readFileSync(`${folder}/KI-Report_expose.html`, 'utf8').replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
const json = readFileSync(`${folder}/KI-Report_expose.json`, 'utf8')
const report = JSON.parse(json) as {
  rating: { light: string; score: number }
  answers: { question: string; evidence: { page: number; quote: string }[]; reason?: string }[]
  negotiation: { ladder: { belegbar: { parts: { label: string; amount: number; source: string }[] } } }
}
/** Spaces that do not break look the same. */
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ')

test('the start page shows the demo report as it is', () => {
  expect(report.rating).toMatchObject({ light: DEMO.light, score: DEMO.score })
  expect(readdirSync('samples/demo/pages')).toHaveLength(DEMO.pages)
  const { prices, object, verdict, reason, estimate, pro, contra, next } = DEMO
  for (const text of [
    object,
    verdict,
    reason,
    estimate,
    pro,
    contra,
    next,
    ...prices.flatMap((price): unknown[] => Object.values(price)),
  ]) {
    expect(html).toContain(plain(String(text)))
  }
})

test('the proof on the start page is one of the report, and stands like that in the exposé', () => {
  const answer = report.answers.find(({ question }) => question === PROOF.question)
  expect(answer?.evidence).toContainEqual(expect.objectContaining({ page: PROOF.page, quote: PROOF.quote }))
  expect(answer?.reason).toBe(PROOF.consequence)
  const exposé = readFileSync('samples/demo/expose.typ', 'utf8')
  expect(exposé).toContain(PROOF.before + PROOF.quote + PROOF.after)
  const part = report.negotiation.ladder.belegbar.parts.find(({ label }) => label.startsWith('Bad erneuern'))
  expect(part).toMatchObject({ amount: 20_000, source: PROOF.costSource })
})

test('the example to try is this report, as the call for a report answers it', () => {
  const example = InteractiveReport.parse(JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')))
  const { document, ...own } = JSON.parse(json) as Record<string, unknown>
  expect(example).toMatchObject({ unlocked: true, analysis: own })
  // What it decides, and the first thing to do, are the same wherever the example is shown.
  const decision = example.unlocked ? example.screen.decision : undefined
  expect(plain(decision?.headline ?? '')).toBe(plain(DEMO.verdict))
  expect(plain(decision?.reason ?? '')).toBe(plain(DEMO.reason))
  expect(plain(decision?.steps[0]?.text ?? '')).toBe(DEMO.next)
  expect(readdirSync('samples/demo/example/expose')).toHaveLength((document as { pages: number }).pages)
})
