import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { StorageFull, StorageUnavailable } from './filesPort.ts'
import { s3Files } from './s3Files.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A store that answers everything in one way. */
async function storeThat(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return s3Files({
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  })
}

test.each([
  [507, 'XMinioStorageFull'],
  [403, 'QuotaExceeded'],
])('a store that is full (%i %s) is told as such', async (status, code) => {
  const files = await storeThat((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no room</Message></Error>`)
  })
  await expect(files.put('a', Buffer.from('x'))).rejects.toThrow(StorageFull)
  await expect(files.put('a', Readable.from([Buffer.from('x')]))).rejects.toThrow(StorageFull)
})

test.each<[string, RequestListener]>([
  ['hangs up', request => request.socket.destroy()],
  ['fails', (_, response) => response.writeHead(503).end()],
])('a store that %s is told as one that is away, so that the caller is asked to come again', async (_, answer) => {
  const files = await storeThat(answer)
  await expect(files.put('a', Buffer.from('x'))).rejects.toThrow(StorageUnavailable)
  await expect(files.put('a', Readable.from([Buffer.from('x')]))).rejects.toThrow(StorageUnavailable)
  await expect(files.open('a')).rejects.toThrow(StorageUnavailable)
})

test('a store that does not answer fails the check within seconds', async () => {
  const files = await storeThat(() => {})
  const askedAt = performance.now()
  await expect(files.check()).rejects.toThrow()
  expect(performance.now() - askedAt).toBeLessThan(8_000)
})
