import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { limitConnections } from './limitConnections.ts'

test('[L2] one address that holds connections leaves others theirs, and gets new ones as its own end', async () => {
  const server = createServer(socket => socket.on('error', () => {}))
  limitConnections(server, 0.01)
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const from = (localAddress: string): Promise<{ socket: Socket; isKept: boolean }> =>
    new Promise(resolve => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => {})
      socket.once('close', () => resolve({ socket, isKept: false }))
      setTimeout(() => resolve({ socket, isKept: !socket.closed }), 150)
    })
  const held = await Promise.all(Array.from({ length: 8 }, () => from('127.0.0.1')))
  expect(held.filter(({ isKept }) => isKept)).toHaveLength(5)
  const other = await from('127.0.0.2')
  expect(other.isKept).toBe(true)
  for (const { socket } of held) socket.destroy()
  await new Promise(resolve => setTimeout(resolve, 100))
  const again = await from('127.0.0.1')
  expect(again.isKept).toBe(true)
  for (const { socket } of [other, again]) socket.destroy()
  server.close()
})
