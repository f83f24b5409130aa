import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import { type Expected, expectedFiles, type Finding } from './rowFindings.ts'
import { type FileFault, SENTENCES } from './sentences.ts'

/** A store over the network answers several at once; a disk is not slower for it. */
const AT_ONCE = 8

/** All keys of the store, read before the rows: what is stored after that has a row that announced it. */
export async function keysOf(files: Files): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  for await (const key of files.list('')) keys.add(key)
  return keys
}

/**
 * Reads every file and compares it with its row. What seems wrong is looked at once more, because the product may
 * have removed it in the meantime.
 */
export async function lookAtFiles(
  { database, files }: { readonly database: Database; readonly files: Files },
  keys: ReadonlySet<string>,
  expected: ReadonlyMap<string, Expected>,
): Promise<Finding[]> {
  const suspects: { key: string; fault: FileFault }[] = [...keys]
    .filter(key => !expected.has(key))
    .map(key => ({ key, fault: 'file.orphan' }))
  await inTurn([...expected], async ([key, wanted]) => {
    const fault = wanted && (await faultOf(files, key, wanted))
    if (fault) suspects.push({ key, fault })
  })
  if (suspects.length === 0) return []
  const now = await expectedFiles(database)
  const findings: Finding[] = []
  await inTurn(suspects, async ({ key, fault }) => {
    const stillFound = fault === 'file.orphan' ? !now.has(key) && (await isThere(files, key)) : Boolean(now.get(key))
    if (stillFound) findings.push({ code: fault, id: key, sentence: SENTENCES[fault] })
  })
  return findings
}

async function faultOf(files: Files, key: string, wanted: NonNullable<Expected>): Promise<FileFault | null> {
  try {
    const stored = await files.open(key)
    if (!stored) return 'file.missing'
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of stored.stream as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
    }
    const isWhole = (wanted.bytes ?? bytes) === bytes && hash.digest('hex') === wanted.sha256
    return isWhole ? null : 'file.damaged'
  } catch {
    return 'file.unreadable'
  }
}

async function isThere(files: Files, key: string): Promise<boolean> {
  const stored = await files.open(key)
  stored?.stream.destroy()
  return stored !== undefined
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
