import { describe, expect, it, test } from 'vitest'
import { readExpectations } from '../../../samples/expectations.ts'
import type { Answer } from './answer.ts'
import { answerAll } from './answerAll.fixture.ts'
import { questioned, type Stated } from './offered.fixture.ts'

const samples = readExpectations().filter(({ facts }) => Object.keys(facts ?? {}).length > 0)

describe('no answer without its proof', () => {
  it('is held by enough samples', () => expect(samples.length).toBeGreaterThan(60))

  test.each(samples.map(({ file, facts }) => [file, facts as Stated] as const))('%s', (_, stated) => {
    for (const lens of ['eigennutzung', 'kapitalanlage'] as const) {
      for (const one of answerAll(questioned(stated, { lens }))) expect(faultOf(one)).toBeNull()
    }
  })

  it('would be noticed', () => {
    const good = answerAll(questioned({ wohnflaeche: 80 })).find(({ id }) => id === 'wohnflaeche')
    if (!good) throw new Error('wohnflaeche was not asked')
    expect(faultOf({ ...good, evidence: [] })).toContain('without a quote')
    expect(faultOf({ ...good, state: 'berechnet' })).toContain('without a formula')
    expect(faultOf({ ...good, state: 'geschätzt' })).toContain('without a source')
    expect(faultOf({ ...good, light: 'rot' })).toContain('without a reason')
  })
})

function faultOf({ id, state, evidence, formula, source, light, reason, todo, answer: text }: Answer): string | null {
  if (text === '') return `${id} says nothing`
  if (state === 'belegt' && evidence.length === 0) return `${id} without a quote`
  if (state === 'berechnet' && !formula) return `${id} without a formula`
  if (state === 'geschätzt' && !source) return `${id} without a source`
  if (state === 'nicht im Exposé' && !todo) return `${id} without a to-do`
  return (light === 'gelb' || light === 'rot') && !reason ? `${id} without a reason` : null
}
