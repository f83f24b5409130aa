import { expect, test } from 'vitest'
import { FACT_KEYS, type Facts } from '../facts.ts'
import type { Remark, Topic } from '../remark.ts'
import { PLAIN } from '../scope/scope.ts'
import { withLatestRenewal } from './latestRenewal.ts'

const evidence = { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] as const }
const fact = { value: '1997 erneuert', mentions: 1, evidence: [evidence], confidence: 0.8 }
const NO_FACTS = Object.fromEntries(FACT_KEYS.map(key => [key, null])) as Facts

function renewed(topic: Topic, year: number, more: Partial<Remark> = {}): Remark {
  const known = { tone: 'gut', certainty: 'stated', scope: PLAIN, evidence } as const
  return { ...known, topic, rule: `${topic}-erneuert`, meaning: 'Bad erneuert', year, ...more }
}

test.each<[string, Partial<Facts>, Remark[], string | null]>([
  ['the latest of several', { letzteModernisierung: fact }, [renewed('dach', 2006), renewed('baeder', 2012)], '2012: Bad erneuert'],
  ['an older one changes nothing', { letzteModernisierung: fact }, [renewed('dach', 1990)], '1997 erneuert'],
  ['a heating is no modernisation', { letzteModernisierung: fact }, [renewed('heizungstechnik', 2015)], '1997 erneuert'],
  ['the neighbour is another', { letzteModernisierung: fact }, [renewed('dach', 2020, { scope: { ...PLAIN, bearer: 'other' } })], '1997 erneuert'],
  ['planned is not done', { letzteModernisierung: fact }, [renewed('dach', 2027, { scope: { ...PLAIN, time: 'planned' } })], '1997 erneuert'],
  ['a bath with its year, in a house that is older', { letzteModernisierung: fact, baujahr: { ...fact, value: 1961 } }, [renewed('baeder', 2003, { rule: 'baeder-jahr', meaning: 'Bad aus dem Jahr 2003' })], '2003: Bad'],
  ['a bath as old as its house', { letzteModernisierung: fact, baujahr: { ...fact, value: 1998 } }, [renewed('baeder', 1999, { rule: 'baeder-jahr' })], '1997 erneuert'],
  ['a bath in a house of unknown age', { letzteModernisierung: fact }, [renewed('baeder', 2003, { rule: 'baeder-jahr' })], '1997 erneuert'],
  ["a guests' WC is less than a heating", { letzteModernisierung: { ...fact, value: 'Gäste-WC 1997 erneuert' }, baujahr: { ...fact, value: 1968 } }, [renewed('heizungstechnik', 2019, { rule: 'heizung-jahr', meaning: 'Heizung aus dem Jahr 2019' })], '2019: Heizung'],
  ["a bath with a guests' WC is more", { letzteModernisierung: { ...fact, value: 'Bad und Gäste-WC 1997 erneuert' }, baujahr: { ...fact, value: 1968 } }, [renewed('heizungstechnik', 2019, { rule: 'heizung-jahr' })], 'Bad und Gäste-WC 1997 erneuert'],
  ['none told, none made', {}, [renewed('dach', 2020)], null],
  ["the buyer's own", { letzteModernisierung: { ...fact, buyer: true } as never }, [renewed('dach', 2020)], '1997 erneuert'],
])('%s', (_name, facts, remarks, value) => {
  expect(withLatestRenewal({ ...NO_FACTS, ...facts }, remarks).letzteModernisierung?.value ?? null).toBe(value)
}) // prettier-ignore
