import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './limitConnections.ts'

test('[L2] one address that holds connections leaves others theirs, and gets new ones as its own end', async () => {
  // Looked at before it hears of a connection: one that was hung up on is not greeted.
  const server = createServer(socket => {
    socket.on('error', () => {})
    setImmediate(() => socket.destroyed || socket.write('hello'))
  })
  limitConnections(server, 0.01)
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const opened: Socket[] = []
  /** The server hangs up on what it does not keep a moment later: 'served' is heard by what it keeps. */
  const from = async (localAddress: string): Promise<'served' | 'hung up on'> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    opened.push(socket)
    socket.on('error', () => {})
    return Promise.race([
      once(socket, 'data').then(() => 'served' as const),
      once(socket, 'close').then(() => 'hung up on' as const),
    ])
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => from('127.0.0.1')))
  expect(answers.filter(answer => answer === 'served')).toHaveLength(5)
  expect(await from('127.0.0.2')).toBe('served')
  for (const socket of opened) socket.destroy()
  await expect.poll(() => from('127.0.0.1')).toBe('served')
  for (const socket of opened) socket.destroy()
  server.close()
})
