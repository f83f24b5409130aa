import type { Spent } from '#platform/llm/languageModelPort.ts'
import { openLanguageModel } from '#platform/llm/openLanguageModel.ts'
import { EXIT } from './exit.ts'
import { PROBE } from './llmProbe.ts'
import { type Prices, probeReport } from './llmReport.ts'

type Variables = Readonly<Record<string, string | undefined>>

const PATIENCE_MS = 300_000

/** Sends one piece of our own words to the configured model and says whether it will do. @returns the exit status */
export async function checkLanguageModel(variables: Variables): Promise<number> {
  const model = openLanguageModel(variables)
  if (!model) {
    console.error(
      'Es ist kein Sprachmodell eingestellt (LLM_PROVIDER, LLM_BASE_URL, LLM_MODEL). Das Produkt braucht keines.',
    )
    return EXIT.fault
  }
  const prices: Prices = {
    read: priceIn(variables, 'LLM_PRICE_READ'),
    written: priceIn(variables, 'LLM_PRICE_WRITTEN'),
  }
  const spent: Spent[] = []
  const outcome = await model.ask(PROBE, AbortSignal.timeout(PATIENCE_MS), one => spent.push(one))
  const { lines, ok } = probeReport(
    {
      name: model.name,
      answers: outcome.ok ? outcome.value : null,
      failure: outcome.ok ? null : outcome.failure,
      spent,
    },
    prices,
  )
  console.log(lines.join('\n'))
  return ok ? EXIT.done : EXIT.fault
}

/** In € per million tokens. @throws Error with a German sentence */
function priceIn(variables: Variables, name: string): number | null {
  const text = variables[name]?.trim()
  if (!text) return null
  const price = Number(text.replace(',', '.'))
  if (Number.isFinite(price) && price >= 0) return price
  throw new Error(`${name} muss ein Preis in Euro je Million Token sein, zum Beispiel 0,15.`)
}
