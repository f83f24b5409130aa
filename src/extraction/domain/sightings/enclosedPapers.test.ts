import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { NOTHING_SIGHTED } from './sightings.ts'
import { spokenOf, spokenPlaces } from './spoken.ts'
import { page } from '../typeset.fixture.ts'
import { enclosedPapers } from './enclosedPapers.ts'

test.each([
  ['Anlagen: Energieausweis, Wirtschaftsplan 2027, Protokolle der letzten Jahre', ['protokolle', 'wirtschaftsplan', 'energieausweis']],
  ['Die Teilungserklärung lege ich diesem Brief bei.', ['teilungserklaerung']],
  ['Den Wirtschaftsplan senden wir auf Anfrage.', []],
  ['Anlagen: Grundriss nach eigener Zeichnung', []],
  ['Das Protokoll liegt nicht bei.', []],
] as const)('%s encloses %j', (text, papers) => {
  const spoken = spokenOf(spokenPlaces(passagesOf([page([text])])))
  expect(enclosedPapers({ ...NOTHING_SIGHTED, spoken })).toEqual(papers)
}) // prettier-ignore
