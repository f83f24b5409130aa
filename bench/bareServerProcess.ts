/**
 * What the product's polls are measured against: Fastify with nothing around it, on the same database. `/hello` says
 * hello; `/poll` runs the two statements of an authenticated poll and sends what they found. Ends with its parent.
 */
import fastify from 'fastify'
import { authenticate } from '#accounts/server/index.ts'
import { openPostgres } from '#platform/database/postgres.ts'
import { readNotifications } from '#notifications/server/notificationStore.ts'

const database = openPostgres({ url: process.argv[2] ?? '', poolSize: 20, onLostConnection: () => {} })
const app = fastify()
app.get('/hello', () => ({ hello: 'world' }))
app.get('/poll', async request => {
  const caller = await authenticate(database, request.headers.authorization?.slice('Bearer '.length) ?? '')
  return readNotifications(database, caller?.accountId ?? '')
})
await app.listen({ host: '127.0.0.1', port: Number(process.argv[3]) })
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
