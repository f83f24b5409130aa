import { expect, test } from 'vitest'
import type { Finding } from './answer.ts'
import { merged } from './merged.ts'

const place = (page: number, quote: string, left = 0) => ({ page, quote, box: [left, 0, 9, 9] as const })

function found(evidence: Finding['evidence'], light: 'grün' | 'gelb'): Finding {
  const verdict = light === 'grün' ? { light } : { light, reason: 'Bitte prüfen.' }
  return { state: 'belegt', answer: 'Balkon vorhanden', evidence, inputs: [], ...verdict }
}

test('a sentence that proves the fact and the warning is one proof, at its first place', () => {
  const fact = found([place(1, 'Balkon'), place(2, 'Balkon')], 'grün')
  const remark = found([place(1, 'Balkon', 5), place(1, 'Balkon sanierungsbedürftig')], 'gelb')
  expect(merged(fact, remark, null)?.evidence).toEqual([
    place(1, 'Balkon'),
    place(2, 'Balkon'),
    place(1, 'Balkon sanierungsbedürftig'),
  ])
})

test('many proofs are not compared with each other: each is looked at a few times', () => {
  let looks = 0
  const places = Array.from({ length: 2_000 }, (_, index) => ({
    page: 1,
    get quote() {
      looks++
      return `Balkon ${index}`
    },
    box: [0, 0, 9, 9] as const,
  }))
  expect(merged(found(places, 'grün'), null, null)?.evidence).toHaveLength(2_000)
  expect(looks).toBeLessThan(10 * 2_000)
})

test('what a fact and the text say is told piece by piece, and nothing twice', () => {
  const told = ['Balkon vorhanden', 'Balkon undicht; seit 2019']
  const remark = { ...found([place(2, 'undicht')], 'gelb'), answer: told.join('; '), told }
  const { answer, told: pieces } = merged(found([place(1, 'Balkon')], 'grün'), remark, null) ?? {}
  expect(pieces).toEqual(told)
  expect(answer).toBe('Balkon vorhanden; Balkon undicht; seit 2019')
})
