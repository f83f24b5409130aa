import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'
import { secondHomeTold } from './secondHomeTold.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function told(lines: string[]): string[] {
  const remarks = secondHomeTold(readRemarks(passagesOf([page(lines)]), SETTING))
  return [...new Set(remarks.filter(({ topic }) => topic === 'einliegerwohnung').map(({ tone, meaning }) => `${tone}: ${meaning}`))] // prettier-ignore
}

test.each<[lines: string[], told: string]>([
  [['Wohnhaus mit Einliegerwohnung im Hanggeschoss.'], 'gut: Einlieger- oder Zweitwohnung'],
  [['Wohnhaus mit Einliegerwohnung.', 'Für die Einliegerwohnung hat die Tante ein lebenslanges Wohnrecht.'], 'warnung: Einlieger- oder Zweitwohnung, in der laut Text ein Berechtigter wohnt oder wohnen darf'],
  [['Einliegerwohnung im Souterrain.', 'Der Ausbau im Souterrain wurde nie genehmigt.'], 'warnung: Einlieger- oder Zweitwohnung, laut Text nicht als Wohnung genehmigt'],
  // What nobody permitted lies elsewhere.
  [['Einliegerwohnung im Souterrain.', 'Der Wintergarten wurde ohne Genehmigung errichtet.'], 'gut: Einlieger- oder Zweitwohnung'],
  [['Haus mit Einliegerwohnung im Untergeschoss und ausgebautem Spitzboden.', 'Für den Ausbau des Spitzbodens liegt keine Baugenehmigung vor.'], 'gut: Einlieger- oder Zweitwohnung'],
])('%j: %s', (lines, meaning) => {
  expect(told(lines)).toEqual([meaning])
}) // prettier-ignore
