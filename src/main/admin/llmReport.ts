import { germanNumber } from '#kernel/germanNumber.ts'
import type { LanguageModelFailure, ModelAnswer, Spent } from '#platform/llm/languageModelPort.ts'
import { faultsIn } from './llmProbe.ts'

/** What the probe came to. */
export interface Probed {
  readonly name: string
  readonly answers: readonly ModelAnswer[] | null
  readonly failure: LanguageModelFailure | null
  /** Each call; a second one was made without the form, because the first was not understood. */
  readonly spent: readonly Spent[]
}

/** Of the operator, in € per million tokens; null: he has not told. */
export interface Prices {
  readonly read: number | null
  readonly written: number | null
}

/** What exposés of our corpus take: the middle one and the longest, with the second reading, two requests at a time. */
const USUAL_CALLS = 9
const MAX_CALLS = 18
const AT_ONCE = 2
/** Of one analysis, see questions/server/budget.ts, in seconds. */
const PATIENCE = 150

/** Whether model, form, context and speed will do, and what an exposé would cost: German lines, and whether all is well. */
export function probeReport(
  { name, answers, failure, spent }: Probed,
  prices: Prices,
): { lines: string[]; ok: boolean } {
  const last = spent.at(-1)
  const head = `Modell: ${name}`
  if (!answers || !last) {
    const why = failure?.message ?? 'Das Sprachmodell hat nicht geantwortet.'
    return { lines: [head, `Ergebnis: nicht brauchbar. ${why}`, ...advice(failure)], ok: false }
  }
  const faults = faultsIn(answers)
  const usual = secondsOf(last, USUAL_CALLS)
  const inTime = usual <= PATIENCE
  const lines = [
    head,
    spent.length === 1
      ? 'Form: eingehalten.'
      : `Form: erst nach ${spent.length} Anfragen eingehalten; der Server kennt das Schema nicht, oder er war ausgelastet. Es geht, kostet aber jedes Mal eine Anfrage mehr.`,
    `Kontext: reicht für ein ganzes Stück${last.readTokens === null ? '; der Server zählt keine Token' : ` (${last.readTokens} Token gelesen)`}.`,
    faults.length === 0 ? 'Antworten: alle vier richtig.' : `Antworten: ${faults.join(' ')}`,
    `Tempo: ${germanNumber(last.ms / 1000, 1, 1)} s je Anfrage, rund ${Math.ceil(usual)} s für ein übliches Exposé, ${Math.ceil(secondsOf(last, MAX_CALLS))} s für ein langes; eine Analyse wartet höchstens ${PATIENCE} s.${inTime ? '' : ' Das ist zu langsam: Ein Teil der Fragen bliebe ohne Antwort.'}`,
    costLine(last, prices),
    faults.length === 0 && inTime
      ? 'Ergebnis: brauchbar. Wie viel es an echten Exposés findet, sagt diese Probe nicht.'
      : 'Ergebnis: eingeschränkt. Falsches kann es nicht in den Bericht bringen, aber wenig helfen.',
  ]
  return { lines, ok: faults.length === 0 && inTime }
}

function secondsOf({ ms }: Spent, calls: number): number {
  return (ms * calls) / AT_ONCE / 1000
}

function costLine({ readTokens, writtenTokens }: Spent, { read, written }: Prices): string {
  if (read === null || written === null)
    return 'Kosten: unbekannt. Mit LLM_PRICE_READ und LLM_PRICE_WRITTEN (Euro je Million Token) rechnen wir sie aus.'
  if (readTokens === null || writtenTokens === null) return 'Kosten: unbekannt, denn der Server zählt keine Token.'
  const each = (readTokens * read + writtenTokens * written) / 1_000_000
  return `Kosten: rund ${euro(each * USUAL_CALLS)} für ein übliches Exposé, ${euro(each * MAX_CALLS)} für ein langes.`
}

function euro(amount: number): string {
  const decimals = amount < 0.1 ? 4 : 2
  return `${germanNumber(amount, decimals, decimals)} €`
}

function advice(failure: LanguageModelFailure | null): string[] {
  if (failure?.code !== 'zu-lang') return []
  return [
    'Der Kontext des Modells ist zu klein, oder der Server schneidet die Anfrage ab: Stellen Sie ihn auf 8.192 Token oder mehr (bei Ollama: LLM_PROVIDER=ollama und LLM_CONTEXT).',
  ]
}
