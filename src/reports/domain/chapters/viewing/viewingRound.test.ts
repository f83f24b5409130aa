import { expect, test } from 'vitest'
import { assessedInput } from '../assessedInput.fixture.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { type LawCase, lawCaseOf } from '../lawCase.ts'
import { VIEWING_POINTS, viewingRound } from './viewingRound.ts'

const looksOf = (stated: Parameters<typeof assessedInput>[0]) => {
  const { assessment } = assessedInput(stated).judgement
  const one = lawCaseOf(assessment)
  return VIEWING_POINTS.filter(({ kinds, when }) => kinds.includes(one.kind ?? 'Haus') && when?.(one) !== false)
    .map(({ look }) => look)
    .join('\n')
}

test.each<[string, Parameters<typeof assessedInput>[0], RegExp, RegExp]>([
  ['a garage below the house', { stellplatz: 'TG-Stellplatz Nr. 41' }, /^Garage oder.*^Tiefgarage:/msu, /Parkplatz suchen/u], // prettier-ignore
  ['a space before the door', { stellplatz: 'Stellplatz' }, /^Garage oder Stellplatz selbst anfahren/mu, /Tiefgarage|Parkplatz suchen/u], // prettier-ignore
  ['no space', { stellplatz: 'keiner' }, /einen Parkplatz suchen/u, /Tiefgarage|selbst anfahren/u],
  ['nothing told of parking', {}, /./u, /Tiefgarage|selbst anfahren|Parkplatz suchen/u],
  ['no lift', { aufzug: false }, /^Die Treppe/mu, /^Aufzug fahren/mu],
  ['a lift', { aufzug: true }, /^Aufzug fahren/mu, /^Die Treppe/mu],
  ['a floor in the middle', { etage: '3. OG von 7' }, /./u, /^Ausgebautes Dach|Fernglas/mu],
  ['a flat below the roof', { etage: 'Dachgeschoss' }, /^Ausgebautes Dach.*|Fernglas/mu, /^Wird unten gewohnt/mu],
  ['a tenant', { vermietet: true }, /^Mieter fragen: seit wann/mu, /Stand der Arbeiten/u],
  [
    'heat from outside',
    { energietraeger: 'Fernwärme' },
    /^Übergabestation ansehen/mu,
    /Typenschild der Heizung|Schornsteinfeger/u,
  ],
  [
    'a boiler',
    { energietraeger: 'Gas' },
    /^Typenschild der Heizung.*^Protokoll des Schornsteinfegers/msu,
    /Übergabestation/u,
  ],
  ['an empty flat', { vermietet: false }, /^Typenschild der Heizung/mu, /^Mieter fragen/mu],
])('with %s only looks at what there is', (_, stated, has, hasNot) => {
  const looks = looksOf({ objektart: 'Etagenwohnung', ...stated })
  expect(looks).toMatch(has)
  expect(looks).not.toMatch(hasNot)
})

test.each<[string, Partial<LawCase>, RegExp, RegExp]>([
  ['shop in a house of owners', { tradeUnit: true }, /^Drei Protokolle.*|^Mit dem Mieter sprechen/mu, /dort wohnen|Dachboden|Bäder|Grenzsteine|Fernglas/u],
  ['hall of its own', { tradeUnit: false }, /^Mit dem Mieter sprechen.*|^Grenzsteine/mu, /dort wohnen|Bäder|Drei Protokolle/u],
  ['let flat', { kind: 'Wohnung' }, /^Mieter fragen: seit wann sie dort wohnen/mu, /^Mit dem Mieter sprechen|^Verkaufs-/mu],
])('in a %s looks at what is its own', (_, own, has, hasNot) => {
  const { assessment } = assessedInput({ objektart: 'Ladenlokal', vermietet: true, baujahr: 1979 }).judgement
  const one = { ...lawCaseOf(assessment), attic: false, ...own }
  const every = VIEWING_POINTS.flatMap(({ settles }) => settles).map(id => ({ id, state: 'nicht im Exposé', weight: 3 }) as unknown as Answer) // prettier-ignore
  const looks = viewingRound(one, every).flatMap(({ points }) => points.map(({ look }) => look)).join('\n') // prettier-ignore
  expect(looks).toMatch(has)
  expect(looks).not.toMatch(hasNot)
}) // prettier-ignore

test('of what a developer still builds asks for the state of the works, and for no plate of a boiler', () => {
  const one = lawCaseOf(assessedInput({ objektart: 'Etagenwohnung' }).judgement.assessment)
  const building = { ...one, developer: true, built: false }
  const looks = VIEWING_POINTS.filter(({ when }) => when?.(building) !== false).map(({ look }) => look).join('\n') // prettier-ignore
  expect(looks).toContain('Den Stand der Arbeiten ansehen')
  expect(looks).not.toMatch(
    /Typenschild|Schornsteinfeger|Heizkosten|Rechnungen zu jeder Modernisierung|Klingelschilder|Aushänge|Übergabestation|Fernwärme/u,
  )
})

test('always sends to the tenant, whatever is told of the lease', () => {
  const { assessment } = assessedInput({ objektart: 'Etagenwohnung', vermietet: true }).judgement
  const looks = (vermietet: boolean) =>
    viewingRound({ ...lawCaseOf(assessment), let: vermietet }, []).flatMap(({ points }) => points.map(one => one.look)) // prettier-ignore
  expect(looks(true)).toHaveLength(1)
  expect(looks(false)).toEqual([])
})
