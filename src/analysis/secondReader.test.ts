import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { success } from '#kernel/outcome.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { keepingReplies, type KeptReplies, keptRepliesIn } from '#platform/llm/keeping.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import { analysisJson, analysisText } from '#reports/domain/analysisJson.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { judge } from './judge.ts'
import { secondReading } from './secondReader.ts'
import { understand } from '#analysis/domain/understand.ts'

const DAY = calendarDate('2026-11-21')
const PAGES = [
  page([
    '# Eigentumswohnung zu verkaufen in 04157 Leipzig',
    '',
    'Kaufpreis | 289.000 €',
    'Wohnfläche | 78 m²',
    'Zimmer | 3',
    'Baujahr | 1974',
    '',
    'Die Nachbarn im Haus streiten seit Jahren über den Hof. Im Keller roch es zuletzt streng nach Benzin.',
  ]),
]
const READ = { pages: PAGES, lostPages: [] }
const FILE = { file: 'haus.pdf', sha256: 'ab'.repeat(32), pages: 1, scannedPages: 0, unreadPages: [] }

/** A model in a mood of its own: each time it finds something else. */
function moody(): LanguageModelPort & { asked: number } {
  return {
    name: 'm',
    asked: 0,
    ask({ questions }, _, onCall) {
      this.asked++
      onCall({ readTokens: 1000 + this.asked, writtenTokens: 50, ms: 10 * this.asked })
      const quotes = ['Kaufpreis ¦ 289.000 €', 'Wohnfläche ¦ 78 m²', 'Im Keller roch es zuletzt streng nach Benzin.']
      const quote = quotes[this.asked % quotes.length] ?? ''
      return Promise.resolve(success(questions.map(({ id }) => ({ id, found: true, block: '', quote }))))
    },
  }
}

async function report(model: LanguageModelPort | null, known: KeptReplies = {}) {
  const keeping = model && keepingReplies(model, known)
  const options = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: keeping }
  const alone = understand(PAGES, DAY)
  const consultation = keeping && (await secondReading(keeping, alone, READ, options))
  const extraction = consultation ? understand(PAGES, DAY, {}, consultation.pointers) : alone
  const judgement = judge(extraction, READ, { ...options, consultation })
  const { assessment, provenance } = judgement
  return {
    text: analysisText(analysisJson(FILE, extraction, judgement)),
    assessment,
    provenance,
    used: keeping?.used() ?? {},
  }
}

test('the same file gives the same report also with a model, because its replies are kept with the analysis', async () => {
  const model = moody()
  const first = await report(model)
  const calls = model.asked
  expect(calls).toBeGreaterThan(1)
  // As it comes back from the store.
  const again = await report(model, keptRepliesIn(JSON.stringify(first.used)))
  expect(again.text).toBe(first.text)
  expect(model.asked).toBe(calls)
  expect(first.provenance.model).toMatchObject({ name: 'm', calls, writtenTokens: 50 * calls })
  expect((await report(model)).text).not.toBe(first.text)
})

test('what is kept in a form of another version is asked again', () => {
  expect(keptRepliesIn('{"abc":{"text":"…"}}')).toEqual({})
})

test('places and hints of a model move neither rating nor figure', async () => {
  const alone = await report(null)
  const { assessment } = await report(moody())
  expect(assessment.rating).toEqual(alone.assessment.rating)
  expect(assessment.redFlags).toEqual(alone.assessment.redFlags)
  expect(assessment.todos).toEqual(alone.assessment.todos)
})

test('nothing of a document that is refused leaves the house', async () => {
  const model = moody()
  const pages = [page(['Protokoll der Eigentümerversammlung', '', 'TOP 1 Begrüßung'])]
  const keeping = keepingReplies(model, {})
  const options = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: keeping }
  expect(await secondReading(keeping, understand(pages, DAY), { pages, lostPages: [] }, options)).toBeNull()
  expect(model.asked).toBe(0)
})
