import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { coOwnershipOf } from '../statements/communitySums.ts'
import { leviesOf } from '../statements/levies.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'
import { withShareOfWorks } from './withShareOfWorks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const meaningsOf = (...lines: string[]) => {
  const passages = passagesOf([page(lines)])
  return withShareOfWorks(readRemarks(passages, SETTING), coOwnershipOf(passages))
    .filter(({ topic }) => topic === 'sonderumlage')
    .map(({ meaning }) => meaning)
}

const FLAT_ROOF = 'Über die Flachdachsanierung soll 2027 beraten werden – Kosten stehen noch nicht fest.'

test('concrete that is mended for a levy is open no longer, and without its share it is', () => {
  const tones = (...lines: string[]) => {
    const passages = passagesOf([page(lines)])
    return withShareOfWorks(readRemarks(passages, SETTING), null, leviesOf(passages, SETTING))
      .filter(({ rule }) => rule === 'beton-sanierung')
      .map(({ tone }) => tone)
  }
  const DECIDED = 'Die Versammlung hat die Betonsanierung der Loggien beschlossen'
  expect(tones(`${DECIDED}; auf diese Einheit entfallen 16.300 EUR.`)).toEqual(['neutral'])
  expect(tones(`${DECIDED}.`)).toEqual(['warnung'])
  expect(
    tones(`${DECIDED}.`, '', 'Für das Dach ist eine Sonderumlage beschlossen, auf diese Wohnung entfallen 4.800 €.'),
  ).toEqual(['warnung'])
})

test('of works whose levy is told beside them nothing is asked for', () => {
  const meaning = (line: string) => {
    const passages = passagesOf([page([line])])
    return withShareOfWorks(readRemarks(passages, SETTING), null, leviesOf(passages, SETTING)).find(({ rule }) => rule === 'beschluss-sanierung')?.meaning // prettier-ignore
  }
  const DECIDED = 'Die Gemeinschaft beschloss 2025, die Brandmeldeanlage zu ersetzen'
  expect(meaning(`${DECIDED}; die Umlage dafür beträgt 2.900 € je Appartement.`)).not.toMatch(/erfragen/u)
  expect(meaning(`${DECIDED}; eine Umlage von 2.900 € je Appartement gab es für den Aufzug.`)).toMatch(/erfragen/u)
})

test.each([
  ['die Kosten werden ganz aus der Erhaltungsrücklage bestritten.', false],
  ['finanziert wird alles aus der Rücklage, eine Sonderumlage wird nicht erhoben.', false],
  ['eine Sonderumlage ist dafür nicht nötig.', false],
  ['bezahlt wird das teilweise aus der Rücklage.', true],
  ['Näheres im Protokoll.', true],
])('decided works for which nobody raises a levy ask for no share: %s', (next, isAsked) => {
  const [told = ''] = meaningsOf(`Im Mai wurde beschlossen, die Garagendächer zu sanieren; ${next}`)
  expect(told.includes('erfragen')).toBe(isAsked)
})

test('a share that is told is not asked for', () => {
  expect(meaningsOf(FLAT_ROOF, '', 'Der Miteigentumsanteil beträgt 112/1.000.')).toEqual([
    'Maßnahme im Gespräch, aber nicht beschlossen: Protokoll und Kosten erfragen, die Einheit trägt davon 112/1.000',
  ])
})

test.each([
  [FLAT_ROOF],
  // Of several flats nobody knows which is meant.
  [FLAT_ROOF, '', 'Wohnung 1: 41/1.000, Wohnung 2: 38/1.000'],
])('%s: the share is asked for', (...lines) => {
  expect(meaningsOf(...lines)).toEqual([
    'Maßnahme im Gespräch, aber nicht beschlossen: Protokoll, Kosten und Anteil erfragen',
  ])
})

test.each(['Größere Maßnahmen sind nicht beschlossen.', 'Es wurde keine Sanierung der Fassade beschlossen.'])(
  '%s: of nothing there is no share',
  line => {
    const meanings = meaningsOf(line, '', 'Der Miteigentumsanteil beträgt 112/1.000.')
    expect(meanings.length).toBeGreaterThan(0)
    expect(meanings.join(' ')).not.toMatch(/Einheit trägt|erfragen/u)
  },
)
