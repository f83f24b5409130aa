import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { LISTS } from './lists/wordings.fixture.ts'
import { page } from './typeset.fixture.ts'
import { AREAS, BUILDING, CHARGES, HEATING, PLACES, PRICES, RENTS, ROOMS } from './wordings.fixture.ts'
import { SYSTEMS } from './wordingsOfFields.fixture.ts'
import {
  HOPES,
  HOUSE_AREAS,
  KINDS,
  LAYOUTS,
  LETTINGS,
  SENTENCES,
  YEARS_AND_FIELDS,
} from './wordingsOfHouses.fixture.ts'
import { OF_SUBJECTS } from './wordingsOfSubjects.fixture.ts'
import { IN_PASSING } from './wordingsInPassing.fixture.ts'
import { IN_OTHERS } from './wordingsInOthers.fixture.ts'
import { IN_TIME } from './wordingsInTime.fixture.ts'
import { FORMS } from './wordingsOfForms.fixture.ts'
import { OF_LETTERS } from './wordingsOfLetters.fixture.ts'
import { OF_CLAUSES } from './wordingsOfClauses.fixture.ts'
import { OF_LINES } from './wordingsOfLines.fixture.ts'
import { OF_OPERATORS } from './wordingsOfOperators.fixture.ts'
import { OF_OWNERS } from './wordingsOfOwners.fixture.ts'
import { OF_SENTENCES } from './wordingsOfSentences.fixture.ts'
import { OF_SYSTEMS } from './wordingsOfSystems.fixture.ts'
import { PARTS_AND_OTHERS } from './wordingsOfParts.fixture.ts'
import { OF_PRINTS } from './wordingsOfPrints.fixture.ts'
import { OF_SHEETS } from './wordingsOfSheets.fixture.ts'
import { OF_SHORT_OFFERS } from './wordingsOfShortOffers.fixture.ts'
import { MEASURES_TOLD, PRICES_TOLD, TERMS_TOLD } from './wordingsOfTelling.fixture.ts'
import { OF_QUANTITIES } from './wordingsOfQuantities.fixture.ts'
import { OF_MONEY } from './wordingsOfMoney.fixture.ts'
import { OF_SPECIAL_DEALS } from './wordingsOfSpecialDeals.fixture.ts'

const LISTING = ['# Immobilie zum Kauf', '', 'Angebotsunterlagen zum Verkauf, Exposé und Besichtigung auf Anfrage']

test.each([
  ...PLACES,
  ...OF_PRINTS,
  ...RENTS,
  ...CHARGES,
  ...PRICES,
  ...AREAS,
  ...ROOMS,
  ...HEATING,
  ...BUILDING,
  ...SYSTEMS,
  ...HOUSE_AREAS,
  ...HOPES,
  ...LETTINGS,
  ...YEARS_AND_FIELDS,
  ...LISTS,
  ...KINDS,
  ...LAYOUTS,
  ...SENTENCES,
  ...PARTS_AND_OTHERS,
  ...FORMS,
  ...OF_SYSTEMS,
  ...OF_SENTENCES,
  ...OF_OWNERS,
  ...OF_OPERATORS,
  ...OF_SUBJECTS,
  ...IN_PASSING,
  ...IN_OTHERS,
  ...IN_TIME,
  ...OF_SHORT_OFFERS,
  ...OF_SHEETS,
  ...OF_QUANTITIES,
  ...OF_SPECIAL_DEALS,
  ...OF_MONEY,
  ...OF_LETTERS,
  ...OF_LINES,
  ...OF_CLAUSES,
  ...PRICES_TOLD,
  ...MEASURES_TOLD,
  ...TERMS_TOLD,
])('%j: %s is %s', (lines, key, value) => {
  const { facts } = extract(
    [page([...LISTING, '', ...(typeof lines === 'string' ? [lines] : lines)])],
    calendarDate('2026-11-22'),
  )
  expect(facts?.[key]?.value ?? null).toEqual(value)
})
