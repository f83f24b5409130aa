/**
 * `npm run test:badpdf -- FOLDER… [--count N]`: uploads every file of the folders through the running product and tells
 * what became of each. Exit status: 0 nothing that README.md forbids, 1 with the names of the offenders.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { offences, type Row } from './offences.ts'
import { residentMB } from './residentMemory.ts'
import { headLine, lineOf, summaryOf } from './table.ts'
import { startTestedProduct, type TestedProduct } from './testedProduct.ts'
import { uploadFile } from './uploadFile.ts'

const USAGE = `Usage: npm run test:badpdf -- FOLDER… [--count N]
  --count N  repeat the files in rounds until N are uploaded (otherwise once each)`
const GOOD = 'samples/pdf/s04-buxtehude-kleinanzeige.pdf'
/** The first makes the processes as large as any exposé does. */
const WARMING = 2

interface Input {
  readonly path: string
  /** As the table shows it: below the folder that was named. */
  readonly name: string
}

const { folders, count } = readArguments(process.argv.slice(2))
const files = folders.flatMap(filesBelow)
if (files.length === 0) stop('There is no file to upload.')
const uploads = count ?? files.length
const tested = await startTestedProduct(uploads + WARMING + 1)
try {
  process.exitCode = await run(tested)
} finally {
  await tested.close()
}

async function run(tested: TestedProduct): Promise<number> {
  let goodSeconds = 0
  for (let round = 0; round < WARMING; round++) goodSeconds = (await uploadGood(tested)).seconds
  const beforeMB = residentMB(tested.running().process.pid ?? 0)
  const rows: Row[] = []
  console.log(headLine())
  for (let index = 0; index < uploads; index++) {
    const { path, name } = files[index % files.length] as Input
    const row = { ...(await uploadFile(tested, basename(path), new Uint8Array(readFileSync(path)))), file: name }
    rows.push(row)
    console.log(lineOf(row))
  }
  const good = await uploadGood(tested)
  const measured = { rows, beforeMB, goodSeconds, afterMB: residentMB(tested.running().process.pid ?? 0), good }
  const found = offences(measured)
  for (const offence of found) console.log(`OFFENDER ${offence}`)
  console.log(summaryOf(measured, found.length))
  return found.length > 0 ? 1 : 0
}

function uploadGood(tested: TestedProduct): Promise<Row> {
  return uploadFile(tested, basename(GOOD), new Uint8Array(readFileSync(GOOD)))
}

function readArguments(args: string[]): { folders: string[]; count: number | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { count: { type: 'string' } },
    })
    if (positionals.length === 0) throw new TypeError('No folder is named.')
    if (values.count !== undefined && !/^[1-9]\d{0,5}$/.test(values.count)) throw new TypeError('--count is no number.')
    return { folders: positionals, count: values.count === undefined ? undefined : Number(values.count) }
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** All files below a folder, in order of their names. */
function filesBelow(folder: string): Input[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = names.map(name => join(folder, name)).filter(path => statSync(path).isFile())
  return paths.sort().map(path => ({ path, name: relative(folder, path) }))
}

function stop(message: string): never {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(1)
}
