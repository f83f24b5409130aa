import { LOOKALIKES } from './lookalikes.fixture.ts'
import { WORDINGS_OF_THE_OBJECT } from './wordings.fixture.ts'
import { DENIED_AND_SILENT, WORDINGS_OF_DENIAL } from './wordingsOfDenial.fixture.ts'
import { NO_FAULTS, WORDINGS_OF_FITTINGS } from './wordingsOfFittings.fixture.ts'
import { NO_DEMANDS, WORDINGS_OF_DEMANDS } from './wordingsOfDemands.fixture.ts'
import { NOT_OF_DEALS, WORDINGS_OF_DEALS } from './wordingsOfDeals.fixture.ts'
import { NOT_OF_HEIRS, WORDINGS_OF_HEIRS } from './wordingsOfHeirs.fixture.ts'
import { NOT_IN_PASSING, WORDINGS_IN_PASSING } from './wordingsInPassing.fixture.ts'
import { NO_PLAIN_ANSWERS, WORDINGS_OF_PLAIN_ANSWERS } from './wordingsOfPlainAnswers.fixture.ts'
import { WORDINGS_OF_LAW } from './wordingsOfLaw.fixture.ts'
import { NOT_OF_OPERATORS, WORDINGS_OF_OPERATORS } from './wordingsOfOperators.fixture.ts'
import { WORDINGS_OF_PROSE } from './wordingsOfProse.fixture.ts'
import { NOT_NOW, WORDINGS_IN_TIME } from './wordingsInTime.fixture.ts'
import { NOT_OF_PLOT_RIGHTS, WORDINGS_OF_PLOT_RIGHTS } from './wordingsOfPlotRights.fixture.ts'
import { NOT_BEYOND_LIMITS, WORDINGS_OF_LIMITS } from './wordingsOfLimits.fixture.ts'
import { NO_TERMS, WORDINGS_OF_TERMS } from './wordingsOfTerms.fixture.ts'
import { NOT_OF_PORTALS, WORDINGS_OF_PORTALS } from './wordingsOfPortals.fixture.ts'
import { OF_OTHER_THINGS, WORDINGS_OF_OWN_THINGS } from './wordingsOfOtherThings.fixture.ts'
import { NO_WORKS, WORDINGS_OF_WORKS } from './wordingsOfWorks.fixture.ts'
import { NO_PLOTS, WORDINGS_OF_PLOTS } from './wordingsOfPlots.fixture.ts'
import { NO_SYMPTOMS, WORDINGS_OF_SYMPTOMS } from './wordingsOfSymptoms.fixture.ts'
import { NO_TROUBLES, WORDINGS_OF_TROUBLES } from './wordingsOfTroubles.fixture.ts'
import { NO_ANSWERS, WORDINGS_OF_ANSWERS } from './wordingsOfAnswers.fixture.ts'

/** What must be read: text, rule, tone and certainty. */
export const WORDINGS = [
  ...WORDINGS_OF_THE_OBJECT,
  ...WORDINGS_OF_LAW,
  ...WORDINGS_OF_HEIRS,
  ...WORDINGS_OF_PROSE,
  ...WORDINGS_OF_DENIAL,
  ...WORDINGS_OF_SYMPTOMS,
  ...WORDINGS_OF_FITTINGS,
  ...WORDINGS_IN_TIME,
  ...WORDINGS_OF_DEMANDS,
  ...WORDINGS_OF_OPERATORS,
  ...WORDINGS_OF_TERMS,
  ...WORDINGS_OF_WORKS,
  ...WORDINGS_OF_PLOTS,
  ...WORDINGS_OF_DEALS,
  ...WORDINGS_OF_TROUBLES,
  ...WORDINGS_OF_PORTALS,
  ...WORDINGS_IN_PASSING,
  ...WORDINGS_OF_PLOT_RIGHTS,
  ...WORDINGS_OF_OWN_THINGS,
  ...WORDINGS_OF_PLAIN_ANSWERS,
  ...WORDINGS_OF_ANSWERS,
  ...WORDINGS_OF_LIMITS,
]

/** What its rule must not read. */
// prettier-ignore
export const NOTHING = [
  ...DENIED_AND_SILENT, ...NO_DEMANDS, ...NOT_OF_OPERATORS, ...NO_TERMS, ...NOT_OF_DEALS, ...NO_WORKS,
  ...NO_PLOTS, ...NOT_OF_HEIRS, ...NOT_OF_PORTALS, ...NOT_OF_PLOT_RIGHTS, ...OF_OTHER_THINGS, ...NO_ANSWERS,
  ...NOT_BEYOND_LIMITS,
]

/** On whose topic nothing must be read. */
export const SILENT = [
  ...LOOKALIKES,
  ...NO_SYMPTOMS,
  ...NO_FAULTS,
  ...NOT_NOW,
  ...NO_TROUBLES,
  ...NOT_IN_PASSING,
  ...NO_PLAIN_ANSWERS,
]
