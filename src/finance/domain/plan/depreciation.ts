import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { add, germanMoney, type Money, subtract, times, ZERO } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { GebaeudeanteilRow } from '#reference/afa.ts'
import { assumedGebaeudewert, erhoehteAfa, gebaeudewert, lineareAfa, linearerSatz } from '../afa.ts'
import { type Part, weakest } from '../part.ts'
import type { Home } from './home.ts'

/** What is written off: the building without its land. */
export interface Depreciation {
  readonly gebaeude: Part
  readonly afa: Part
  /** Of the building's value a year. */
  readonly rate: Share
  /** null: no works are written off faster, or their share of the price is not told. */
  readonly raised: RaisedAfa | null
}

/** Works of a monument or a Sanierungsgebiet that count in full, if all of them are done after the contract and certified. */
export interface RaisedAfa {
  readonly works: Money
  readonly law: NonNullable<Home['certified']>['law']
  /** Year by year, beside `afa`. */
  readonly years: readonly Part[]
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
  const land = home.certified?.land ?? null
  const gebaeude: Part = isLeasehold(home)
    ? { ...gebaeudewert(acquisition, percent(100), LEASEHOLD), basis: 'assumption' }
    : land !== null
      ? { ...gebaeudewert(acquisition, percent(100 - land), 'Aufteilung des Preises im Exposé; maßgeblich ist der Kaufvertrag'), basis: 'law' } // prettier-ignore
      : share
        ? {
            ...gebaeudewert(acquisition, share, 'Anteil des Gebäudes nach dem Bodenwert unserer Schätzung (Annahme)'),
            basis: 'assumption',
          }
        : assumedGebaeudewert(acquisition, shareKey(home), day)
  const raised = raisedAfa(home, price, day)
  const year = home.baujahr ?? (home.neubau ? yearOf(day) : null)
  const afa = lineareAfa(raised ? besideWorks(gebaeude, raised.works) : gebaeude, year ?? USUAL_BAUJAHR, day)
  const { rate } = linearerSatz(year ?? USUAL_BAUJAHR, day)
  if (year !== null) return { gebaeude, afa, rate, raised }
  const source = `${afa.source}; Annahme, weil das Baujahr nicht bekannt ist`
  return { gebaeude, rate, raised, afa: { ...afa, source, basis: weakest(afa.basis, 'assumption') } }
}

/** @param price with a parking space that is bought beside the flat, of which nothing is works */
function raisedAfa({ certified, parking }: Home, price: Money, day: CalendarDate): RaisedAfa | null {
  if (!certified) return null
  const { law } = certified
  const ofFlat =
    parking?.extra && parking.extra.amount.cents < price.cents ? subtract(price, parking.extra.amount) : price
  const works = times(ofFlat, percent(certified.percent))
  const years = erhoehteAfa(works, law === '7h' ? 'sanierungsgebietVermietet' : 'denkmalVermietet', day)
  return years.length > 0 ? { works, law, years } : null
}

/** What is left to be written off as ever. */
function besideWorks(gebaeude: Part, works: Money): Part {
  const left = subtract(gebaeude.amount, works)
  const formula = `${germanMoney(gebaeude.amount)} − ${germanMoney(works)}`
  return { ...gebaeude, label: 'Gebäude ohne begünstigte Arbeiten', formula, amount: left.cents > 0 ? left : ZERO }
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
