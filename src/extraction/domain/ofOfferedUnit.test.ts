import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const factsOf = (title: string, ...lines: readonly string[]) =>
  extract([page([`# ${title}`, 'Kaufpreis | 89.900 €', 'Wohnfläche | 58,40 m²', ...lines])], calendarDate('2026-11-22'))
    .facts

test('the rent of the numbered flat that is offered is the offer’s, that of another is not', () => {
  const told = 'Die vertragliche Nettokaltmiete der WE 17 beträgt derzeit 318,00 € mtl.'
  expect(factsOf('2-Zimmer-Wohnung WE 17', 'vermietet seit 2016', '', told)?.kaltmieteMonat?.value).toBe(318)
  expect(factsOf('2-Zimmer-Wohnung WE 12', 'vermietet seit 2016', '', told)?.kaltmieteMonat?.value).toBeUndefined()
})

test('how many flats of the community are let says nothing of the one that is offered', () => {
  const others = 'Aktuell sind 19 der 24 Wohnungen vermietet.'
  expect(factsOf('2-Zimmer-Wohnung WE 17', 'Vermietung | vermietet seit 2016', '', others)?.vermietet?.value).toBe(true)
  expect(factsOf('Mehrfamilienhaus mit 24 Wohnungen', others)?.vermietet?.value).toBe('teilweise')
})

test('"frei" in a list of what is for sale says nothing of tenants', () => {
  const list = ['WE | Größe | Miete mtl. | Kaufpreis | Stand', '11 | 61,75 m² | 423 € | 94.900 € | reserviert', '17 | 58,40 m² | 400 € | 89.900 € | frei', '22 | 72,30 m² | 495 € | 109.900 € | frei'] // prettier-ignore
  expect(factsOf('2-Zimmer-Wohnung WE 17', 'Vermietung | vermietet seit 2016', '', ...list)?.vermietet?.value).not.toBe('teilweise') // prettier-ignore
})
