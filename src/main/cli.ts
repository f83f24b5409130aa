import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { analyse } from '#analysis/analyse.ts'
import { startReader } from '#analysis/reader.ts'
import { startTypesetter } from '#analysis/typesetter.ts'
import { readSecretFiles } from '#operations/server/index.ts'
import { type KeepingModel, keepingReplies, keptRepliesIn } from '#platform/llm/keeping.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import type { Reader } from '#reading/server/index.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import type { Typesetter } from '#reports/server/index.ts'
import { type Arguments, parseArguments, USAGE } from './arguments.ts'
import { deliver, freeName } from './deliver.ts'
import { judgeOptions } from './judgeOptions.ts'

/** `npm run analyse`: files in, one JSON each out. See USAGE for the exit status. */
const EXIT = { done: 0, fault: 1, refused: 2 } as const

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error))
  return EXIT.fault
})

async function main(args: string[]): Promise<number> {
  const options = parseArguments(args)
  if (options.help) {
    process.stdout.write(USAGE)
    return EXIT.done
  }
  if (!options.json) await mkdir(options.out, { recursive: true })
  const reader = await startReader()
  const typesetter = options.pdf ? startTypesetter() : null
  try {
    return await analyseAll(reader, typesetter, options)
  } finally {
    await Promise.all([reader.close(), typesetter?.close()])
  }
}

/** One after the other, so that progress and output stay in the order of the files; a reading uses all cores by itself. */
async function analyseAll(reader: Reader, typesetter: Typesetter | null, options: Arguments): Promise<number> {
  const taken = new Set<string>()
  const { variables } = await readSecretFiles(process.env)
  const judging = await judgeOptions(variables, options)
  let exit: number = EXIT.done
  for (const [index, file] of options.files.entries()) {
    const say = (text: string) => console.error(`[${index + 1}/${options.files.length}] ${basename(file)}: ${text}`)
    try {
      const bytes = await bytesOf(file)
      const path = join(options.out, freeName(basename(file), taken))
      const replies = `${path}.antworten`
      const model = judging.model && !options.json ? await withRepliesOf(judging.model, replies) : judging.model
      const analysis = await analyse(reader, file, bytes, { ...judging, model }, say)
      const { json } = analysis
      if (options.json) process.stdout.write(`${JSON.stringify(json)}\n`)
      const where = options.json ? '' : await deliver(analysis, bytes, { path, reader, typesetter })
      if (model && !options.json) await keepReplies(model, replies)
      say(summary(json) + (where && ` → ${where}`))
      if (json.status === 'abgelehnt' && exit === EXIT.done) exit = EXIT.refused
    } catch (error) {
      say(`Fehler: ${messageOf(error)}`)
      exit = EXIT.fault
    }
  }
  return exit
}

/** The model with what it has replied before, where that is kept beside the result: the same file gives the same result again. */
async function withRepliesOf(model: LanguageModelPort, path: string): Promise<KeepingModel> {
  const kept = await readFile(path, 'utf8').catch(() => null)
  return keepingReplies(model, kept === null ? {} : keptRepliesIn(kept))
}

/** Of a file that is refused nothing is asked, so nothing is kept. */
async function keepReplies(model: KeepingModel, path: string): Promise<void> {
  const used = model.used()
  if (Object.keys(used).length > 0) await writeFile(path, JSON.stringify(used))
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new Error('Die Datei kann nicht geöffnet werden.', { cause: error })
  }
}

function summary({ status, reason, facts, rating }: AnalysisJson): string {
  if (status === 'abgelehnt') return `abgelehnt. ${reason ?? ''}`
  if (!rating) return `nicht bewertet. ${reason ?? ''}`
  const stated = Object.values(facts ?? {}).filter(fact => fact !== null).length
  return `Ampel ${rating.light}, ${rating.score} von 100 Punkten, ${stated} Angaben`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
