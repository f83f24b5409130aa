import { yearOf } from '#kernel/calendarDate.ts'
import type { LebensdauerRow } from '#reference/sanierung.ts'
import { statedSource } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { lifeOf } from '#finance/domain/lifeOf.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { carrierOf } from '#finance/domain/plan/carrier.ts'
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

/** What came with the rooms when an attic or a factory was made a home. */
const INSIDE: readonly Trade[] = ['fenster', 'elektrik', 'leitungen', 'bad']

/**
 * How old a trade is where the exposé names no year for it: as old as the building, or as its whole renovation. Never judged, and
 * the to-do stays: silence is no proof that nothing was done.
 */
export function ageDrafts({ home, renovation }: MoneyPlan, { day }: MoneyContext): ByQuestion<Draft> {
  return Object.fromEntries(
    TRADES.map(([id, trade, name]) => {
      // Absent is also what the exposé itself prices.
      if (renovation.renewals.absent.includes(trade))
        return [
          id,
          trade === 'heizung' && carrierOf(home.offer)?.key === 'fernwaerme' ? districtHeat(home.offer) : null,
        ]
      const renewed = renovation.renewals.renewed[trade]
      if (renewed === yearOf(day) && home.offer.deal?.type.value === 'sanierung-bautraeger')
        return [id, toBeDelivered(name)]
      const made = INSIDE.includes(trade) ? renovation.convertedIn : undefined
      const built = made ?? home.baujahr
      const notBefore = renovation.renewals.notBefore[trade] ?? 0
      const year = renewed ?? (built === null ? null : Math.max(built, notBefore))
      if (year === null || home.neubau || year > yearOf(day)) return [id, null]
      const how = renewed === undefined ? (notBefore > (built ?? 0) ? 'kind' : isSpoken(renovation, trade) ? 'spoken' : isSound(renovation, trade) ? 'sound' : made === undefined ? 'built' : 'made') : renovation.renewals.inGeneral.includes(trade) ? 'general' : 'dated' // prettier-ignore
      return [id, draftOf(name, lifeOf(trade, day, renovation.longLived), { year, how }, day)]
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

/** Who refurbishes and sells owes it, and has mostly not done it yet. */
function toBeDelivered(name: string): Draft {
  return {
    answer: `${name}: mit der Sanierung des Verkäufers neu gerechnet; ob es dazugehört, sagt die Baubeschreibung`,
    formula: 'Sanierung durch den Verkäufer',
    source: 'Art des Angebots; Annahme: alle Gewerke, die nicht als Bestand genannt sind',
    basis: 'assumption',
    inputs: ['letzteModernisierung', 'zustand'],
    stillOpen: true,
  }
}

/** "aus der Bauzeit", "in die Jahre gekommen": by its own words as old as the home. */
function isSpoken({ backlog }: MoneyPlan['renovation'], trade: Trade): boolean {
  return backlog.ok && backlog.value.trades.some(one => one.trade === trade && one.spoken)
}

/** "Baujahr; laut Dachdecker ohne Befund": as old as the home, and in order. */
function isSound({ backlog }: MoneyPlan['renovation'], trade: Trade): boolean {
  return backlog.ok && backlog.value.trades.some(one => one.trade === trade && one.sound)
}

/** By a year of its own, by one of the whole home, by its kind, which is no older, by its words, which may call it in order, by the home alone, or by when that was made of other rooms. */
type KnownBy = 'dated' | 'general' | 'kind' | 'spoken' | 'sound' | 'built' | 'made'

const WORDS: Readonly<Record<KnownBy, (name: string, year: number, age: string) => string>> = {
  dated: (name, year, age) => `${name} seit der Erneuerung ${year}, also ${age}`,
  general: (name, year, age) => `${name}: gerechnet ab der allgemein genannten Sanierung ${year}, also ${age}; ob das dazugehörte, ist nicht gesagt`, // prettier-ignore
  kind: (name, _year, age) => `${name}: Alter unbekannt, nach der Bauart höchstens ${age}`,
  spoken: (name, year, age) => `${name} laut Exposé alt, wie das Baujahr ${year}: ${age}`,
  sound: (name, year, age) => `${name} laut Exposé alt, aber in Ordnung, wie das Baujahr ${year}: ${age}`,
  made: (name, year, age) => `${name}: Alter unbekannt, wie der Ausbau ${year} wären es ${age}`,
  built: (name, year, age) => `${name}: Alter unbekannt, wie das Baujahr ${year} wären es ${age}`,
}

function draftOf(
  name: string,
  { dueAfter, overdueAfter, source }: LebensdauerRow,
  { year, how }: { year: number; how: KnownBy },
  day: MoneyContext['day'],
): Draft {
  const age = yearOf(day) - year
  // What is older than two of its lives has been renewed in a year that nobody names.
  const known = how === 'built' && age > 2 * overdueAfter ? `${name}: Alter unbekannt, aus dem Baujahr ${year} kaum noch` : WORDS[how](name, year, age === 1 ? '1 Jahr' : `${age} Jahre`) // prettier-ignore
  return {
    answer: `${known}; üblich hält ${name} ${dueAfter} bis ${overdueAfter} Jahre`,
    formula: `${yearOf(day)} − ${year}`,
    source: how === 'dated' || how === 'general' ? source : `${source}; Annahme: ohne Angabe so alt wie das Haus`,
    basis: 'assumption',
    inputs: ['baujahr', 'letzteModernisierung', 'zustand'],
    stillOpen: true,
  }
}
