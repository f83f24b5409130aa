/** A bare Fastify that writes uploads to a folder: as they come at /plain, and synced at /synced. Ends with its parent. */
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'

const [folder = '', port = ''] = process.argv.slice(2)
const app = fastify({ bodyLimit: 100_000_000 })
await app.register(multipart, { limits: { fileSize: 100_000_000 } })
for (const path of ['/plain', '/synced']) {
  app.post(path, async request => {
    let bytes = 0
    for await (const part of request.files()) {
      const file = join(folder, request.id)
      const stream = createWriteStream(file)
      await pipeline(part.file, stream)
      bytes += stream.bytesWritten
      if (path === '/synced') {
        const handle = await open(file)
        await handle.sync()
        await handle.close()
      }
      await rm(file)
    }
    return { bytes }
  })
}
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
