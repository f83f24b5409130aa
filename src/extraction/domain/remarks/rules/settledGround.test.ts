import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const isDanger = (line: string) =>
  readRemarks(passagesOf([page(['# Einfamilienhaus in 24103 Kiel', '', line])]), SETTING).some(
    ({ rule, certainty }) => rule === 'statik' && certainty === 'stated',
  )

test.each([
  'Setzungen an der Terrasse und am Haus.',
  'Setzungen im Hof sowie an der Giebelwand.',
  'Unter der Terrasse hat das Fundament Setzungen.',
  'Von der Terrasse aus sieht man Setzungen am Haus.',
  'Der Anbau an der Einfahrt zeigt Setzungen.',
  'Der Anbau zur Einfahrt hin weist leichte Setzungen auf.',
  'Durch den fehlenden Abfluss der Einfahrt entstanden am Haus Setzungen.',
  'Im Innenhof und am Haus Setzungen.',
  'Das Gebäude hat Setzungen.',
])('the house settles, whatever lies beside it: %s', line => {
  expect(isDanger(line)).toBe(true)
})

test.each([
  'Setzungen am Gehweg.',
  'Die Terrasse am Haus zeigt Setzungen.',
  'Die Terrasse hinter dem Haus hat Setzungen.',
  'Das Haus hat eine Terrasse mit Setzungen.',
  'Der Hof zeigt an der Einfahrt Setzungen.',
  'Das Pflaster an der Hauswand zeigt Setzungen.',
  'Setzungen im Hof hinter dem Haus.',
  'Das Haus ist solide, die Einfahrt hat Setzungen.',
])('what lies on made ground settles without the house: %s', line => {
  expect(isDanger(line)).toBe(false)
})
