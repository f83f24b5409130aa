import { copyFile, open, readFile, stat, truncate, type FileHandle } from 'node:fs/promises'

/** One file of this size and one older one are kept. The server writes little: its starts, stops and crashes. */
const MAX_BYTES = 1_000_000

/** The server is always handed a file: a pipe would break, and end it, with the process that reads it. */
export async function openServerLog(file: string): Promise<{ handle: FileHandle; size: number }> {
  const handle = await open(file, 'a', 0o600)
  return { handle, size: (await handle.stat()).size }
}

/** Keeps the last full file as `….1`. The server appends, so it goes on at the start of the emptied file. */
export async function rotateServerLog(file: string): Promise<void> {
  const size = await stat(file).then(
    found => found.size,
    () => 0,
  )
  if (size <= MAX_BYTES) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

/**
 * Why a start failed, in the server's own words: its last fatal line, else its last line; undefined when it wrote none.
 * @param since the size of the file before the start
 */
export async function causeOfFailure(file: string, since: number): Promise<string | undefined> {
  const written = (await readFile(file)).subarray(since).toString('utf8')
  const lines = written.split('\n').filter(line => line.trim() !== '')
  // Whoever connects too early is told so by a fatal line as well.
  const fatal = lines.filter(line => /(FATAL|PANIC): /.test(line) && !line.includes('the database system is'))
  return (fatal.at(-1) ?? lines.at(-1))?.replace(/^.*?(FATAL|PANIC): +/, '').trim()
}
