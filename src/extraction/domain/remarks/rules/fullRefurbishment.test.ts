import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const yearsIn = (line: string) =>
  readRemarks(passagesOf([page(['# Haus zum Kauf', '', line])]), SETTING)
    .filter(
      ({ rule, certainty, scope }) => rule === 'sanierung-voll' && certainty === 'stated' && scope.time !== 'planned',
    ) // prettier-ignore
    .map(({ year }) => year)

test.each<[string, number]>([
  ['Kernsanierung | 2004 (Aufbau nach Entkernung)', 2004],
  ['Baujahr | 1911, Umbau und Kernsanierung 1988', 1988],
  ['Kernsanierung: 2004', 2004],
  ['Komplettsanierung 2004', 2004],
  ['Vollsanierung 2012', 2012],
  ['Generalsanierung im Jahr 2010', 2010],
  ['Die Kernsanierung erfolgte 2015.', 2015],
  ['Das Haus wurde 2012 einer Kernsanierung unterzogen.', 2012],
  ['1996 haben wir das Haus von Grund auf umgebaut: Leitungen, Bäder, Estrich.', 1996],
  ['1987 wurde das Gebäude entkernt und mit Stahlbetondecken neu aufgebaut.', 1987],
  ['1989 wurde es entkernt und unter Aufsicht der Denkmalpflege wieder aufgebaut.', 1989],
])('%s: %s', (line, year) => {
  expect(yearsIn(line)).toEqual([year])
})

test.each([
  'Bad: Komplettsanierung 2019',
  'Komplettsanierung 2019 des Bades ist nicht enthalten.',
  'Für eine Komplettsanierung 2025 liegt ein Angebot vor.',
  'Eine Kernsanierung 2027 ist möglich.',
  'Die Wohnung ist seit 2024 entkernt, der Aufbau ist Sache des Käufers.',
  'Das Haus ist 2024 entkernt worden und muss neu aufgebaut werden.',
  'Die Strangsanierung erfolgte 2015.',
])('%s is no refurbishment of the whole', line => {
  expect(yearsIn(line)).toEqual([])
})
