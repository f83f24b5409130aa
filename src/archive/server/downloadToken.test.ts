import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readDownload, readPass, signDownload, signPass } from './downloadToken.ts'

const key = randomBytes(32)
const id = randomUUID()
const now = new Date('2026-11-22T10:20:00Z')

describe('[7.9] a download token', () => {
  test('names its analysis', () => {
    expect(readDownload(key, signDownload(key, id, now), now)).toBe(id)
  })

  test('stays the same for an hour', () => {
    expect(signDownload(key, id, new Date('2026-11-22T10:59:59Z'))).toBe(signDownload(key, id, now))
  })

  test('opens nothing after a day', () => {
    const token = signDownload(key, id, now)
    expect(readDownload(key, token, new Date('2026-11-23T09:59:00Z'))).toBe(id)
    expect(readDownload(key, token, new Date('2026-11-23T10:00:01Z'))).toBeNull()
  })

  test('opens nothing once any of its characters is changed, or it is cut or longer', () => {
    const token = signDownload(key, id, now)
    for (let at = 0; at < token.length; at++) {
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readDownload(key, changed, now)).toBeNull()
    }
    for (const wrong of ['', token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`])
      expect(readDownload(key, wrong, now)).toBeNull()
  })

  test('opens nothing with the key of another product', () => {
    expect(readDownload(randomBytes(32), signDownload(key, id, now), now)).toBeNull()
  })

  test('opens no shared report, and what opens one no download', () => {
    expect(readPass(key, signDownload(key, id, now), now)).toBeNull()
    expect(readDownload(key, signPass(key, id, now), now)).toBeNull()
    expect(readPass(key, signPass(key, id, now), now)).toBe(id)
  })
})
