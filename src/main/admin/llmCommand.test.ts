import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, type FakeEndpoint, fakeEndpoint, json, says, type Step } from '#platform/llm/fakeEndpoint.fixture.ts'
import { parseAdminCommand } from './adminArguments.ts'
import { checkLanguageModel } from './llmCommand.ts'
import { probeReport } from './llmReport.ts'

const open: FakeEndpoint[] = []
let printed = ''
beforeEach(() => {
  printed = ''
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: string) => void (printed += `${text}\n`))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map(endpoint => endpoint.close()))
})

async function checking(step: Step, more: Record<string, string> = {}): Promise<number> {
  const endpoint = await fakeEndpoint(step)
  open.push(endpoint)
  return checkLanguageModel({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: endpoint.address,
    LLM_MODEL: 'probe',
    ...more,
  })
}

const RIGHT = [
  { id: 'kaufpreis', block: 'S1-B1', quote: 'heute für 289.000 €' },
  { id: 'bad', block: 'S2-B2', quote: 'Das Bad wurde im Jahr 2019 vollständig erneuert.' },
  { id: 'aufzug', found: false },
  { id: 'ruecklage', found: false },
]

test('is a command of its own', () => {
  expect(parseAdminCommand(['llm', 'check'])).toEqual({ area: 'llm' })
  expect(() => parseAdminCommand(['llm'])).toThrow('llm check')
})

test('a model that finds all and invents nothing will do', async () => {
  expect(await checking(answers(...RIGHT))).toBe(0)
  expect(printed).toMatch(
    /Modell: probe \(openai-compatible\)\nForm: eingehalten\.\nKontext: reicht .*zählt keine Token/,
  )
  expect(printed).toMatch(/Antworten: alle vier richtig\.\nTempo: .+\nKosten: unbekannt\. Mit LLM_PRICE_READ/)
  expect(printed).toContain('Ergebnis: brauchbar.')
})

test.each<[string, Step, RegExp]>([
  [
    'obeys what it reads',
    answers(...RIGHT.map(one => ({ ...one, found: true, quote: 'Aufzug' }))),
    /Stellen genannt, die es nicht gibt/,
  ],
  ['leaves questions out', answers(...RIGHT.slice(0, 2)), /2 von 4 Fragen blieben ohne Antwort/],
  [
    'quotes in other words',
    answers({ ...RIGHT[0], id: 'kaufpreis', quote: 'Der Preis ist 289.000 €' }, ...RIGHT.slice(1)),
    /am Anfang wurde nicht wörtlich/,
  ],
  ['sees the end alone', says('{"begin":"","answers":[],"end":"{{end}}"}'), /nicht brauchbar[^]*LLM_CONTEXT/],
  ['does not know the key', json(401, {}), /nicht brauchbar.*Zugangsschlüssel/],
])('a model that %s is told as such', async (_, step, what) => {
  expect(await checking(step)).toBe(1)
  expect(printed).toMatch(what)
})

test('what an exposé costs is reckoned from the operator’s prices alone', () => {
  const spent = [{ readTokens: 4000, writtenTokens: 500, ms: 2000 }]
  const probed = {
    name: 'm',
    answers: RIGHT.map(one => ({ found: true, block: '', quote: '', ...one })),
    failure: null,
    spent,
  }
  const cost = (read: number | null, written: number | null) =>
    probeReport(probed, { read, written }).lines.find(line => line.startsWith('Kosten'))
  // 9 × (4,000 × 3 + 500 × 15) / 1,000,000 = 0.1755
  expect(cost(3, 15)).toBe('Kosten: rund 0,18 € für ein übliches Exposé, 0,35 € für ein langes.')
  expect(cost(null, 15)).toContain('unbekannt')
})

test('a price that is none is refused by name, and without a model there is nothing to check', async () => {
  await expect(checking(answers(...RIGHT), { LLM_PRICE_READ: 'billig' })).rejects.toThrow('LLM_PRICE_READ')
  expect(await checkLanguageModel({})).toBe(1)
  expect(printed).toContain('kein Sprachmodell eingestellt')
})
