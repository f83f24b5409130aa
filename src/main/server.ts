import { buildApp } from './page/app.ts'
import { judgeOptions } from './judgeOptions.ts'
import { compilePatternsAtOnce } from './patternsAtOnce.ts'
import { startReader } from './reader.ts'
import { today } from './today.ts'

/** `npm start`: the plain page at http://HOST:PORT, by default http://127.0.0.1:3000. */
const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${process.env['PORT'] ?? ''}".`)
  process.exit(1)
}

compilePatternsAtOnce()
const judging = await judgeOptions(process.env).catch((error: unknown) => {
  console.error(`ExposéAmpel startet nicht: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
const reader = await startReader()
const app = await buildApp({ reader, judging: () => ({ ...judging, day: today() }), log: true })
try {
  console.log(`ExposéAmpel läuft: ${await app.listen({ host, port })}`)
} catch (error) {
  console.error(`ExposéAmpel kann nicht auf ${host}:${port} lauschen: ${String(error)}`)
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app
      .close()
      .then(() => reader.close())
      .then(() => process.exit(0))
  })
}
