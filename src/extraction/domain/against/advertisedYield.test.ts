import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HOUSE = ['# Mehrfamilienhaus in Hagen', 'Kaufpreis: 465.000 €', 'Käuferprovision 4,76 %', '6 Einheiten', 'Jahresnettokaltmiete (Ist): 28.872 €', ''] // prettier-ignore
const all = (...lines: readonly string[]) => extract([page([...HOUSE, ...lines])], calendarDate('2026-11-27'))
const hoped = (...lines: readonly string[]) => all(...lines).sums.advertised.hoped

test.each([
  [['Faktor Ist / Soll | 16,1 / 13,5']],
  [['Faktor IST / SOLL: 16,1 / 13,5']],
  [['Faktor | 13,5-fach*', '', '* bezogen auf die erzielbare Jahresnettokaltmiete bei Vollvermietung']],
  [['Rendite: 7,40 %*', '', '* Bei den Mieten handelt es sich um Kalkulationsmieten auf Basis von 6,85 €/m².']],
  [['Das Haus bringt 7,4 % Sollrendite.']],
  [['Zustand | gepflegt Faktor Ziel | 13,5']],
  [['Wir halten eine Soll-Miete von 34.410 € p. a. für erreichbar (13,5-fach).']],
  [['Faktor (Soll) | 13,5']],
  [['Mietertrag p. a.* | 34.410 €', 'Rendite* | 7,4 %', '', '* bezogen auf die Soll-Miete bei Vollvermietung.']],
  [['Faktor 13,5!', '', 'Jahresmiete bei Vollvermietung | 34.410 €']],
])('a factor or yield that rests on what is only hoped for is read: %j', lines => {
  const found = hoped(...lines)
  expect(found?.told?.share).toBeCloseTo(0.074, 3)
  expect(found?.paid).toBe(28_872)
})

test.each([
  [['JNKM nach Anpassung (Soll) | 34.410 €']],
  [['Wenn oben wieder jemand wohnt, könnten es um die 34.410 im Jahr sein.']],
  [['Die Mieten sind niedrig. Es könnten 34.410 € im Jahr sein.']],
  [['Bei Vollvermietung könnten 34.410 € im Jahr erzielt werden.']],
  [['Die Mieteinnahmen bei Vollvermietung: 34.410 €']],
])('so is a rent alone: %j', lines => {
  expect(hoped(...lines)).toMatchObject({ told: null, target: { value: 34_410 } })
})

test.each([
  [['Faktor (Ist) | 16,1']],
  [['Faktor Ist | 16,1']],
  [['Rendite: 6,21 %']],
  [['Vergleichbare Häuser werden zum Faktor 13,5 gehandelt.']],
  [['Das Unternehmen steht für Rendite und Service, Impressum siehe www.beispiel.example.']],
  [['Faktor | 16,1*', '', '* Alle Angaben ohne Gewähr.']],
  [['Rendite-Chance! 7-Familienhaus in Hagen']],
  [['Sollzins 3,69 % p. a., Tilgung 2 %']],
  [['Die Heizkosten könnten bei 3.100 € im Jahr liegen.']],
  [['Mit einer PV-Anlage könnten 34.410 € im Jahr erzielt werden.']],
  [['Die Mieter sind zufrieden. Mit einer Photovoltaikanlage könnten 34.410 € im Jahr erzielt werden.']],
  [['Durch die Dämmung könnten 34.410 € im Jahr eingespart werden, sagt der Mieter.']],
  [['Der Laden ist gut besucht. Es könnten 34.410 € im Jahr sein.']],
  [['Verkaufsfaktoren 2025 | 13 – 18']],
  [['Soll das Haus verkauft werden, sind 34.410 Unterlagen nötig.']],
])('what is paid, usual elsewhere or no factor at all is none: %j', lines => {
  expect(hoped(...lines)).toBeNull()
})

test('who names today’s factor beside the hoped one contradicts nothing', () => {
  const keys = (...lines: readonly string[]) => all(...lines).contradictions.map(({ key }) => key)
  expect(keys('Faktor Ist / Soll | 16,1 / 13,5')).toEqual([])
  expect(keys('Zustand | gepflegt Faktor Ist | 16,1', 'Lage | ruhig Faktor Ziel | 13,5')).toEqual([])
  expect(keys('Faktor | 13,5-fach*', '', '* bezogen auf die Soll-Miete bei Vollvermietung')).toEqual(['mietrendite'])
})

test('works that the rent hoped for asks first are told with it', () => {
  const { works } = all('Faktor Ziel | 13,5', '', 'Zielmieten sind Annahmen nach energetischer Modernisierung (Budget 290.000 €, nicht im Kaufpreis enthalten).').sums.advertised // prettier-ignore
  expect(works?.quote).toContain('290.000 €')
})

test('a rent hoped for that is far above the paid one is told where part of the house is empty', () => {
  const far = 'Soll-Miete p. a. | 52.000 €'
  expect(hoped(far)).toBeNull()
  expect(hoped('Vermietung: teilweise vermietet', far)).toMatchObject({ paid: 28_872, told: null, target: { value: 52_000 } }) // prettier-ignore
  expect(hoped('Vermietung: teilweise vermietet', 'Soll-Miete p. a. | 112.000 €')).toBeNull()
})
