import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBody } from './readBody.ts'
import { detectSlowBody } from './detectSlowBody.ts'

let server: Server
let socket: Socket
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
})
afterEach(() => {
  socket.destroy()
  server.close()
})

async function incoming(): Promise<IncomingMessage> {
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n')
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  return request
}

/** One byte after the other, far too slowly. */
async function drip(): Promise<void> {
  while (!socket.destroyed) {
    socket.write('x')
    await pause(20)
  }
}

describe('a small body', () => {
  test('must be there in time, however steadily it drips', async () => {
    const reading = readBody(await incoming(), { bytes: 1_000_000, milliseconds: 300 })
    void drip()
    await expect(reading).rejects.toMatchObject({ rule: { code: 'general.tooSlow' } })
  })

  test('that breaks off is no body', async () => {
    const reading = readBody(await incoming(), { bytes: 1_000_000, milliseconds: 5_000 })
    socket.destroy()
    await expect(reading).rejects.toMatchObject({ rule: { code: 'general.invalid' } })
  })
})

describe('the pace of a large body', () => {
  const WINDOW_MS = 200

  test('is too slow when it drips', async () => {
    const request = await incoming()
    request.resume()
    const slow = new Promise(resolve => detectSlowBody(request, () => resolve('slow'), WINDOW_MS))
    void drip()
    expect(await slow).toBe('slow')
  })

  test('is not blamed on the sender while we are the ones who do not read', async () => {
    const request = await incoming()
    let isSlow = false
    const stop = detectSlowBody(request, () => (isSlow = true), WINDOW_MS)
    socket.write('x'.repeat(200_000))
    await pause(5 * WINDOW_MS)
    stop()
    expect(isSlow).toBe(false)
  })

  test('is well when enough comes', async () => {
    const request = await incoming()
    request.resume()
    let isSlow = false
    const stop = detectSlowBody(request, () => (isSlow = true), WINDOW_MS)
    for (let times = 0; times < 10; times++) {
      socket.write('x'.repeat(30_000))
      await pause(WINDOW_MS / 2)
    }
    stop()
    expect(isSlow).toBe(false)
  })
})
