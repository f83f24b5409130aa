import { readFile, writeFile } from 'node:fs/promises'
import { type KeepingModel, keepingReplies, keptRepliesIn } from '#platform/llm/keeping.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'

/** The model with what it has replied before, where that is kept beside the result: the same file gives the same result again. */
export async function withRepliesOf(model: LanguageModelPort, path: string): Promise<KeepingModel> {
  const kept = await readFile(path, 'utf8').catch(() => null)
  return keepingReplies(model, kept === null ? {} : keptRepliesIn(kept))
}

/** Of a file that is refused nothing is asked, so nothing is kept. */
export async function keepReplies(model: KeepingModel, path: string): Promise<void> {
  const used = model.used()
  if (Object.keys(used).length > 0) await writeFile(path, JSON.stringify(used))
}
