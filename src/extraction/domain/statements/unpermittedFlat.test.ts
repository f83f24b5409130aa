import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import type { Part } from '../deal/deal.ts'
import { readRemarks } from '../remarks/readRemarks.ts'
import { page } from '../typeset.fixture.ts'
import { unpermittedFlat } from './unpermittedFlat.ts'

function flat(name: string, areaM2: number, rentMonthEuro: number | null): Part {
  const let_ = rentMonthEuro !== null
  return { name, kind: 'wohnung', areaM2, areaKind: 'wohnflaeche', rentMonthEuro, let: let_, priceEuro: null, status: null, inPrice: null, evidence: [] } // prettier-ignore
}

const FLATS = [flat('EG', 80, 600), flat('1. OG', 80, 640), flat('Dachgeschoss', 60, 450), flat('Souterrain', 40, 300)]

function read(text: string, parts: readonly Part[] = FLATS) {
  const remarks = readRemarks(passagesOf([page([text])]), {
    toBeBuilt: false,
    today: 2026,
    above: new Map(),
    ahead: new Set<never>(),
  })
  const found = unpermittedFlat(remarks, { parts })
  return found && [found.names.join(', '), found.area, found.rent, found.rentOfAll]
}

test.each([
  ['Eine Baugenehmigung für die Dachwohnung konnten wir nicht finden.', ['Dachgeschoss', 60, 5_400, 23_880]],
  ['Der Ausbau des Dachbodens wurde ohne Genehmigung ausgeführt.', ['Dachgeschoss', 60, 5_400, 23_880]],
  ['Das Dachgeschoss wurde 2019 ausgebaut; dazu gibt es in der Akte weder einen Bauantrag noch eine Abnahme.', ['Dachgeschoss', 60, 5_400, 23_880]], // prettier-ignore
  ['Für die Wohnung im Dachgeschoss ist ein zweiter Rettungsweg nicht vorhanden.', ['Dachgeschoss', 60, 5_400, 23_880]], // prettier-ignore
  ['Die Wohnung im Souterrain ist nicht genehmigt.', ['Souterrain', 40, 3_600, 23_880]],
])('the flat that a sentence calls unpermitted is found in the list: %s', (text, found) => {
  expect(read(text)).toEqual(found)
})

test('of a flat without a second way of escape it is told beside the permit, of another it is not', () => {
  const setting = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
  const lacks = (text: string) => unpermittedFlat(readRemarks(passagesOf([page([text])]), setting), { parts: FLATS })?.lacksEscape // prettier-ignore
  expect(lacks('Die Dachwohnung ist nicht genehmigt. Ein zweiter Rettungsweg fehlt im Dachgeschoss.')).toBe(true)
  expect(lacks('Die Dachwohnung ist nicht genehmigt. Im Souterrain fehlt ein zweiter Rettungsweg.')).toBeUndefined()
})

test.each([
  'Der Ausbau des Dachgeschosses wurde 1984 genehmigt.',
  'Die Genehmigung für den Wintergarten ist nicht auffindbar.',
  'Das Dachgeschoss ist noch nicht ausgebaut.',
])('no flat is meant by: %s', text => {
  expect(read(text)).toBeNull()
})

test('where every flat lies there, or one has no area, nothing is counted', () => {
  const text = 'Eine Baugenehmigung für das Dachgeschoss konnten wir nicht finden.'
  expect(read(text, [flat('DG links', 40, 300), flat('DG rechts', 45, 320)])).toBeNull()
  expect(read(text, [flat('EG', 80, 600), flat('DG links', 40, null)])).toEqual(['DG links', 40, null, null])
})
