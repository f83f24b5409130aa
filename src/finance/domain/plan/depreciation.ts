import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { add, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { GebaeudeanteilRow } from '#reference/afa.ts'
import { assumedGebaeudewert, gebaeudewert, lineareAfa, linearerSatz } from '../afa.ts'
import { type Part, weakest } from '../part.ts'
import type { Home } from './home.ts'

/** What is written off: the building without its land. */
export interface Depreciation {
  readonly gebaeude: Part
  readonly afa: Part
  /** Of the building's value a year. */
  readonly rate: Share
}

/** Where the Baujahr is missing: the years in between, for which 2 % hold. */
const USUAL_BAUJAHR = 1975

/** The share of the building as a valuation found it, else the usual one of the kind; price and cost of buying follow it. */
export function depreciation(
  home: Home,
  price: Money,
  costs: Money,
  share: Share | null,
  day: CalendarDate,
): Depreciation {
  const acquisition = add(price, costs)
  const gebaeude: Part = isLeasehold(home)
    ? { ...gebaeudewert(acquisition, percent(100), LEASEHOLD), basis: 'assumption' }
    : share
      ? {
          ...gebaeudewert(acquisition, share, 'Anteil des Gebäudes nach dem Bodenwert unserer Schätzung (Annahme)'),
          basis: 'assumption',
        }
      : assumedGebaeudewert(acquisition, shareKey(home), day)
  const year = home.baujahr ?? (home.neubau ? yearOf(day) : null)
  const afa = lineareAfa(gebaeude, year ?? USUAL_BAUJAHR, day)
  const { rate } = linearerSatz(year ?? USUAL_BAUJAHR, day)
  if (year !== null) return { gebaeude, afa, rate }
  const source = `${afa.source}; Annahme, weil das Baujahr nicht bekannt ist`
  return { gebaeude, rate, afa: { ...afa, source, basis: weakest(afa.basis, 'assumption') } }
}

/** § 11 ErbbauRG treats the right like land, but its buyer pays for a building on somebody else's: what the ground costs him is the Erbbauzins. */
const LEASEHOLD =
  'Erbbaurecht: Der Boden wird nicht gekauft; der Preis gilt ganz dem Gebäude, solange der Erbbauzins marktüblich ist (Annahme)'

function isLeasehold({ offer }: Home): boolean {
  return offer.flags.erbbaurecht === true
}

function shareKey({ kind, isFlat }: Home): GebaeudeanteilRow['key'] {
  if (isFlat) return 'etw'
  return kind === 'Mehrfamilienhaus' ? 'mfh' : 'efh'
}
