import { createHash, randomUUID } from 'node:crypto'
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const MODEL = '4.0.0_best_int/deu.traineddata.gz'

/**
 * Unpacks the German model that the npm package brings, once, and returns the folder it is in. Both engines read
 * this file: Debian's own model loses amounts in tables (recall 91 to 98 % against 99.4 %, measured November 2026).
 */
export async function unpackLanguageData(cacheFolder: string): Promise<string> {
  const packed = await readFile(join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/deu'))), MODEL))
  // Named by its content, so that a newer package never meets an older file.
  const folder = join(cacheFolder, `tessdata-${createHash('sha256').update(packed).digest('hex').slice(0, 12)}`)
  const file = join(folder, 'deu.traineddata')
  await makeOwnFolder(cacheFolder)
  await makeOwnFolder(folder)
  if (await isOwnFile(file)) return folder
  const unfinished = join(folder, `${randomUUID()}.part`)
  try {
    await writeFile(unfinished, gunzipSync(packed))
    // Renaming is atomic: another process sees no file or the whole file.
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return folder
}

/**
 * The system's folder for temporary files is everybody's: somebody else may have made ours before. Others may read it: the model
 * is public, and the processes that recognise run as another user where we are root. @throws Error
 */
async function makeOwnFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o755 })
  const found = await lstat(path)
  if (!found.isDirectory() || !isOwn(found.uid) || (found.mode & 0o022) !== 0)
    throw new Error(`${path} gehört einem anderen Benutzer. Löschen Sie diesen Ordner und starten Sie neu.`)
}

async function isOwnFile(file: string): Promise<boolean> {
  const found = await lstat(file).catch(() => null)
  return found !== null && found.isFile() && isOwn(found.uid)
}

/** On Windows nobody is asked. */
function isOwn(uid: number): boolean {
  const self = process.getuid?.()
  return self === undefined || self === uid
}
