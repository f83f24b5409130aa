import { expect, test } from 'vitest'
import { unheardEmitters } from './emitters.ts'
import { parseSource, sourcesBelow } from './sources.ts'

const found = (code: string) => unheardEmitters(parseSource('src/a.ts', code))
const ZIP = "import yazl from 'yazl';"
const SPAWN = "import { spawn } from 'node:child_process';"
const STREAM = "import { PassThrough } from 'node:stream';"

test('somebody listens to the errors of every stream, socket, child process and archive', () => {
  expect(sourcesBelow('src').flatMap(unheardEmitters)).toEqual([])
})

test.each([
  ['an archive', `${ZIP} const zip = new yazl.ZipFile()`, 1],
  ['an archive that is listened to', `${ZIP} const zip = new yazl.ZipFile(); zip.on('error', f)`, 0],
  ['a child process', `${SPAWN} const child = spawn('ls'); child.on('exit', f)`, 1],
  ['a child process behind another event', `${SPAWN} const child = spawn('ls'); child.on('exit', f).on('error', f)`, 0],
  ['a child process without a name', `${SPAWN} spawn('ls').unref()`, 1],
  ['a child process that is listened to at once', `${SPAWN} spawn('ls').once('error', f)`, 0],
  ['another function of that name', 'const child = spawn()', 0],
  ['the stream of a file', 'return { stream: handle.createReadStream() }', 1],
  ['a stream that is read to its end', 'const all = await buffer(handle.createReadStream())', 0],
  ['a pipe', `${STREAM} const to = new PassThrough(); to.on('error', f); from.pipe(to)`, 1],
])('%s', (_, code, many) => {
  expect(found(code)).toHaveLength(many)
})
