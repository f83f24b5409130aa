import { yearOf } from '#kernel/calendarDate.ts'
import { LEBENSDAUERN } from '#reference/sanierung.ts'
import { rowAt } from '#reference/table.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import type { ByQuestion } from '../answer.ts'
import type { QuestionId } from '../catalogue.ts'
import type { Draft, MoneyContext } from './moneyFinding.ts'

/** Which question asks for the age of which trade. */
const TRADES: readonly (readonly [QuestionId, Trade, name: string])[] = [
  ['dach', 'dach', 'Dach'],
  ['fassade-daemmung', 'fassade', 'Fassade'],
  ['fenster', 'fenster', 'Fenster'],
  ['elektrik', 'elektrik', 'Elektrik'],
  ['leitungen-wasser', 'leitungen', 'Leitungen'],
  ['baeder-alter', 'bad', 'Bad'],
  ['heizung-baujahr', 'heizung', 'Heizung'],
]

/**
 * How old a trade is where the exposé names no year for it: as old as the building, or as its whole renovation. Never judged, and
 * the to-do stays: silence is no proof that nothing was done.
 */
export function ageDrafts({ home, renovation }: MoneyPlan, { day }: MoneyContext): ByQuestion<Draft> {
  return Object.fromEntries(
    TRADES.map(([id, trade, name]) => {
      if (renovation.renewals.absent.includes(trade)) return [id, trade === 'heizung' ? districtHeat(home.offer) : null]
      const renewed = renovation.renewals.renewed[trade]
      const year = renewed ?? home.baujahr
      if (year === null || home.neubau || year > yearOf(day)) return [id, null]
      return [id, draftOf(name, trade, { year, renewed: renewed !== undefined }, day)]
    }),
  )
}

/** Whoever buys the heat has no boiler that grows old. */
function districtHeat({ facts }: Offer): Draft {
  return {
    answer: 'Fernwärme: kein eigener Heizkessel',
    formula: 'Energieträger Fernwärme',
    source: statedSource(facts, 'energietraeger'),
    basis: 'law',
    inputs: ['energietraeger', 'heizung'],
  }
}

function draftOf(
  name: string,
  trade: Trade,
  { year, renewed }: { year: number; renewed: boolean },
  day: MoneyContext['day'],
): Draft {
  const { dueAfter, overdueAfter, source } = rowAt(LEBENSDAUERN, day, trade)
  const age = yearOf(day) - year
  const since = renewed ? `seit der Erneuerung ${year}` : `(unterstellt: wie das Baujahr ${year})`
  // What is older than two of its lives has been renewed in a year that nobody names.
  const known =
    !renewed && age > 2 * overdueAfter
      ? `${name}: Alter unbekannt, aus dem Baujahr ${year} kaum noch`
      : `${name} ${since}, also ${age === 1 ? '1 Jahr' : `${age} Jahre`}`
  return {
    answer: `${known}; üblich hält ${name} ${dueAfter} bis ${overdueAfter} Jahre`,
    formula: `${yearOf(day)} − ${year}`,
    source: renewed ? source : `${source}; Annahme: ohne Angabe so alt wie das Haus`,
    basis: 'assumption',
    inputs: ['baujahr', 'letzteModernisierung', 'zustand'],
    stillOpen: true,
  }
}
