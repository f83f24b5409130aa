import { expect, test } from 'vitest'
import type { Sighted } from '#extraction/domain/sightings/sightings.ts'
import { assessedInput, FLAT, textsOf } from './chapters/assessedInput.fixture.ts'
import { reportOf } from './reportOf.ts'

const at = (page: number, quote: string) => [{ page, quote, box: [10, 10, 90, 20] as const }]
const SIGHTED: Sighted = {
  hausgeldMonat: at(3, 'mtl. 341,00'),
  energietraeger: at(4, 'Nachtspeicheröfen'),
  kaeuferprovision: at(5, 'Courtage 2,38'),
}
const { hausgeldMonat: _, energietraeger: __, kaeuferprovision: ___, ...STATED } = FLAT

function written(more: Parameters<typeof assessedInput>[1] = {}) {
  const input = assessedInput(STATED, more)
  const report = reportOf(input)
  const texts = (id: string) =>
    report.chapters
      .filter(one => one.id === id)
      .flatMap(({ blocks }) => blocks.flatMap(textsOf))
      .join('\n')
  return { assessment: input.judgement.assessment, texts }
}

test('what was sighted is never told as missing, in no chapter, and no default pretends that nothing is said', () => {
  const { assessment, texts } = written({ sighted: SIGHTED })
  expect(texts('energie')).toContain('Womit geheizt wird, steht evtl. auf Seite 4')
  expect(texts('energie')).not.toContain('haben wir im Exposé nicht gefunden')
  expect(texts('nebenkosten')).not.toContain('keine Provision gefunden')
  expect(texts('eckdaten')).toMatch(/Nicht sicher gelesen, aber evtl\. im Exposé: .*Hausgeld/u)
  expect(texts('eckdaten')).not.toMatch(/Im Exposé nicht gefunden: .*Hausgeld/u)
  expect(texts('verschweigt')).toContain('Nicht sicher gelesen')
  expect(texts('verschweigt')).toContain('mtl. 341,00')
  expect(assessment.silences.map(({ id }) => id)).not.toContain('weg-hausgeld')
  expect(assessment.answers.find(({ id }) => id === 'weg-hausgeld')).toMatchObject({ state: 'unsicher', light: null })
})

test('the seller is asked to confirm what was sighted', () => {
  const { assessment } = written({ sighted: SIGHTED })
  const asks = assessment.todos.flatMap(todo => todo.asks.map(({ ask }) => ask))
  expect(asks.join('\n')).toContain('Bitte bestätigen Sie die Angabe auf Seite 3 Ihres Exposés')
})

test('a sighting moves neither light nor score nor price', () => {
  const [without, withIt] = [written().assessment, written({ sighted: SIGHTED }).assessment]
  expect(withIt.rating).toEqual(without.rating)
  expect(withIt.appraisal.estimate).toEqual(without.appraisal.estimate)
  expect(withIt.redFlags.map(({ id }) => id)).toEqual(without.redFlags.map(({ id }) => id))
})

test('while a page could not be read nothing is called silent', () => {
  const { assessment, texts } = written({ unreadPages: [2] })
  expect(assessment.silences).toEqual([])
  expect(assessment.answers.filter(({ state }) => state === 'nicht im Exposé')).toEqual([])
  expect(texts('verschweigt')).toContain('Was fehlt, lässt sich deshalb nicht sagen')
  expect(texts('verschweigt')).not.toContain('sagt das Exposé nichts')
})
