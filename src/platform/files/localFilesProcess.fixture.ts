/** Stores many bytes in a process of its own, to be killed or to meet a limit. Arguments: folder, bytes. Says `writing`, then how it ended. */
import { Readable } from 'node:stream'
import { localFiles } from './localFiles.ts'

const [folder = '', bytes = '0'] = process.argv.slice(2)
const say = (word: string) => process.stdout.write(`${word}\n`)

const files = await localFiles(folder)
const content = Readable.from(
  (function* () {
    for (let sent = 0; sent < Number(bytes); sent += 65_536) {
      if (sent === 65_536) say('writing')
      yield Buffer.alloc(65_536)
    }
  })(),
)
await files.put('one/file', content).then(
  stored => say(`stored ${stored}`),
  (error: unknown) => say(error instanceof Error ? error.name : 'strange'),
)
