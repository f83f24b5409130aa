import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, type RunningProduct, signIn, type TestUser } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { faultOf, malformed } from './malformed.ts'
import { chanceOf } from './odd.ts'
import { type Operation, operationsOf } from './operations.ts'
import { ask } from './wire.ts'

/** Another seed, other requests: FUZZ_SEED=7 FUZZ_ROUNDS=1000 npm run security -- fuzz */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
/** Requests for each call. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 70)

let world: World
let product: RunningProduct
let user: TestUser
let operations: Operation[]
beforeAll(async () => {
  world = await makeWorld('embedded')
  product = await world.start()
  user = await newUser(product)
  operations = await operationsOf(product)
})
afterAll(() => world.close())

test('thousands of malformed requests to every call: never a fault, one shape of refusal, a German sentence, nothing of our machinery', async () => {
  const chance = chanceOf(SEED)
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let sent = 0
  for (const operation of operations) {
    for (let round = 0; round < ROUNDS; round++) {
      const request = malformed(operation, chance, user.token)
      const answer = await ask(product, request)
      sent++
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(answer)
      if (fault !== null)
        faults.push(`${operation.method} ${operation.path}: ${fault}\n  ${JSON.stringify(request).slice(0, 300)}`)
      // It ends its own session when it is asked to in the right form, as it should.
      if (round % 10 === 0) user = await stillSignedIn(user)
    }
  }
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`${sent} requests to ${operations.length} calls (seed ${SEED}), ${counts.join(', ')}`)
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThan(3_000)
  // The product still works, and has noted no internal fault.
  expect((await ask(product, { path: '/api/user/profile', token: user.token })).status).toBe(200)
  expect(
    product
      .output()
      .split('\n')
      .filter(line => line.includes('"level":"error"')),
  ).toEqual([])
}, 240_000)

async function stillSignedIn(one: TestUser): Promise<TestUser> {
  const { status } = await ask(product, { path: '/api/user/profile', token: one.token })
  return status === 200 ? one : signIn(product, one.email)
}
