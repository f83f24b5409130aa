import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { failed, success } from '#kernel/outcome.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { keepingReplies, type KeptReplies, keptRepliesIn } from '#platform/llm/keeping.ts'
import { FAILURES } from '#platform/llm/failures.ts'
import type {
  LanguageModelFailure,
  LanguageModelPort,
  LanguageModelRequest,
  ModelAnswer,
} from '#platform/llm/languageModelPort.ts'
import { analysisJson, analysisText } from '#reports/domain/analysisJson.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { CONTROL } from '#questions/domain/model/control.ts'
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
      const answers = questions.map(({ id }) => ({ id, found: id !== CONTROL.id, block: '', quote }))
      return Promise.resolve(success(answers))
    },
  }
}

async function report(model: LanguageModelPort | null, known: KeptReplies = {}, given: Given = {}) {
  const keeping = model && keepingReplies(model, known)
  const options = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: keeping }
  const consultation = keeping && (await secondReading(keeping, READ, options))
  const extraction = understand(PAGES, DAY, given, consultation?.pointers)
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

test('a version with what the buyer states asks the model nothing more', async () => {
  const model = moody()
  const { used } = await report(model)
  const calls = model.asked
  const given = { kaufpreis: 250_000, status: 'reserviert', verkaufsart: 'rueckmiete', hausgeldMonat: 300 }
  const { provenance } = await report(model, used, given)
  expect(model.asked).toBe(calls)
  expect(provenance.model).toMatchObject({ calls, failure: null })
})

test('what is kept in a form of another version is asked again', () => {
  expect(keptRepliesIn('{"abc":{"text":"…"}}')).toEqual({})
  // Half of a file.
  expect(keptRepliesIn('{"abc":{"answ')).toEqual({})
})

test('places and hints of a model move neither rating nor figure', async () => {
  const alone = await report(null)
  const { assessment } = await report(moody())
  expect(assessment.rating).toEqual(alone.assessment.rating)
  expect(assessment.redFlags).toEqual(alone.assessment.redFlags)
  expect(assessment.todos).toEqual(alone.assessment.todos)
})

test('what worries is shown with its words also where our own reading takes something else from them', async () => {
  const quote = 'Im Keller roch es zuletzt streng nach Benzin.'
  const { provenance } = await report(
    saying(({ questions }) =>
      questions.map(({ id }) => ({ id, found: id === 'sorge', block: '', quote: id === 'sorge' ? quote : '' })),
    ),
  )
  expect(understand(PAGES, DAY).facts?.keller?.value).toBe(true)
  expect(provenance.model?.notes).toMatchObject([{ topic: 'sorge', evidence: { quote } }])
})

/** A model that answers each request by `say`. */
function saying(
  say: (request: LanguageModelRequest) => readonly ModelAnswer[] | LanguageModelFailure,
): LanguageModelPort {
  return {
    name: 'm',
    ask(request, _, onCall) {
      onCall({ readTokens: 1000, writtenTokens: 50, ms: 10 })
      const said = say(request)
      return Promise.resolve('code' in said ? failed(said) : success(said))
    },
  }
}

const nothing = (request: LanguageModelRequest): ModelAnswer[] =>
  request.questions.map(({ id }) => ({ id, found: false, block: '', quote: '' }))

test.each<[string, Parameters<typeof saying>[0]]>([
  ['finds nothing', nothing],
  ['is dead', () => FAILURES.unreachable],
  ['is slow', () => FAILURES.timeout],
  ['reads or answers half of it', () => FAILURES.tooMuch],
  ['talks nonsense', () => FAILURES.garbage],
  ['answers nothing', () => []],
  [
    'finds everything everywhere',
    ({ questions, blocks }) =>
      questions.flatMap(({ id }) =>
        blocks.map(block => ({ id, found: true, block: block.id, quote: block.text.slice(0, 300) })),
      ),
  ],
  [
    'makes up what it quotes',
    ({ questions }) =>
      questions.map(({ id }) => ({ id, found: true, block: 'S1-B1', quote: 'Der Kaufpreis beträgt 28.900 €.' })),
  ],
])('a model that %s leaves every byte as it is without one, but for the note on it', async (_, say) => {
  const alone = JSON.parse((await report(null)).text) as { provenance: { model: null } }
  const both = JSON.parse((await report(saying(say))).text) as typeof alone
  expect(alone.provenance.model).toBeNull()
  expect(both.provenance.model).not.toBeNull()
  expect({ ...both, provenance: { ...both.provenance, model: null } }).toEqual(alone)
})

test('who says yes to everything answers no question, and no value is his', async () => {
  // He is sly: what no exposé says he does not find.
  const yes = saying(({ questions, blocks }) =>
    questions.flatMap(({ id }) =>
      blocks.map(({ id: block, text }) => ({ id, found: id !== CONTROL.id, block, quote: text.slice(0, 300) })),
    ),
  )
  const alone = await report(null)
  const { assessment, provenance } = await report(yes)
  expect(assessment.answers.map(({ state }) => state).filter(state => state === 'belegt')).toHaveLength(
    alone.assessment.answers.filter(({ state }) => state === 'belegt').length,
  )
  expect(provenance.model?.confirmed).toBe(0)
  expect(assessment.rating).toEqual(alone.assessment.rating)
})

test('nothing of a document that is refused leaves the house', async () => {
  const model = moody()
  const pages = [page(['Protokoll der Eigentümerversammlung', '', 'TOP 1 Begrüßung'])]
  const keeping = keepingReplies(model, {})
  const options = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: keeping }
  expect(await secondReading(keeping, { pages, lostPages: [] }, options)).toBeNull()
  expect(model.asked).toBe(0)
})
