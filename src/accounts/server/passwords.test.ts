import type * as Argon2 from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

const work = vi.hoisted(() => ({ finish: [] as (() => void)[], isHeld: false, isPretended: false }))
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof Argon2>()
  const hash: typeof argon2.hash = async (...given) => {
    if (work.isHeld) await new Promise<void>(resolve => work.finish.push(resolve))
    return work.isPretended ? crypto.randomUUID() : argon2.hash(...given)
  }
  return { ...argon2, hash }
})

beforeEach(() => {
  work.isHeld = work.isPretended = false
  work.finish.length = 0
})

test('a password matches its own hash, however its letters are typed, and to the last character', async () => {
  const passwords = createPasswords()
  const long = `Mu\u0308ller1 ${'x'.repeat(150)}`
  const stored = await passwords.hash(long)
  expect(stored).not.toBe(await passwords.hash(long))
  expect(await passwords.matches(long.normalize('NFC'), stored)).toBe(true)
  expect(await passwords.matches(`${long}y`, stored)).toBe(false)
  expect(await passwords.matches(` ${long}`, stored)).toBe(false)
  expect(await passwords.matches(long, null)).toBe(false)
})

test('two are hashed at a time, the others wait, and who would wait too long is asked to come back', async () => {
  const passwords = createPasswords()
  // Behind the dummy hash, which is made first.
  await passwords.matches('Abcdefg1', null)
  work.isHeld = work.isPretended = true
  const begun = Array.from({ length: 152 }, () => passwords.hash('Abcdefg1'))
  await expect.poll(() => work.finish.length).toBe(2)
  await expect(passwords.hash('Abcdefg1')).rejects.toMatchObject({ rule: { code: 'accounts.busy', status: 429 } })
  work.finish[0]?.()
  await begun[0]
  await expect.poll(() => work.finish.length).toBe(3)
  work.isHeld = false
  for (const finish of work.finish.slice(1)) finish()
  expect(new Set(await Promise.all(begun)).size).toBe(152)
})
