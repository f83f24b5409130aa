import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, type ProductFolder, productFolder, type RunningProduct } from '#main/product.fixture.ts'
import { faultOf, malformed } from './malformed.ts'
import { chanceOf } from './odd.ts'
import { addressOf, faultOfRefusal, type Operation, operationsOf } from './operations.ts'
import { ask } from './wire.ts'

/** The short form of `npm run security`: every call of the whole product, a few times. */
const ROUNDS = 3

let folder: ProductFolder
let product: RunningProduct
let operations: Operation[]
beforeAll(async () => {
  folder = await productFolder()
  product = await folder.start()
  operations = await operationsOf(product)
})
afterAll(() => folder.remove())

test('[6.1] every call that needs a session is refused without one', async () => {
  const guarded = operations.filter(({ needsSession }) => needsSession)
  expect(guarded.length).toBeGreaterThan(20)
  for (const operation of guarded) {
    const sent = { method: operation.method, path: addressOf(operation, randomUUID()) }
    const answer = await ask(product, sent)
    expect(answer.status, sent.path).toBe(401)
    expect(faultOfRefusal(answer.text)).toBe(null)
  }
})

test('malformed requests to every call are answered without a fault, in one shape, with a German sentence', async () => {
  const { token } = await newUser(product)
  const chance = chanceOf(2)
  const faults: string[] = []
  for (const operation of operations)
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await ask(product, malformed(operation, chance, token))
      const fault = faultOf(answer)
      if (fault !== null) faults.push(`${operation.method} ${operation.path}: ${fault}`)
    }
  expect(faults).toEqual([])
  expect(product.output()).not.toContain('"level":"error"')
})
