import { expect, test } from 'vitest'
import type { Remark, Topic } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { knownOf, remarkOf, type Stated, TODAY } from '../offered.fixture.ts'
import { datedWorks } from './datedWorks.ts'

const HOUSE: Stated = { objektart: 'Einfamilienhaus', baujahr: 1968 }
const work = (topic: Topic, how: string, year: number, meaning: string, more: Partial<Remark> = {}) =>
  remarkOf({ topic, rule: `${topic}-${how}`, year, meaning, ...more })

test.each<[name: string, stated: Stated, remarks: Remark[], answer: string | null, light: string | null]>([
  ['parts with their years, the newest first', HOUSE, [work('fenster', 'jahr', 1986, 'Fenster aus dem Jahr 1986'), work('baeder', 'erneuert', 2014, 'Bad erneuert')], 'Bad erneuert (2014); Fenster aus dem Jahr 1986', 'grün'],
  ['the newest is old', HOUSE, [work('baeder', 'jahr', 2004, 'Bad aus dem Jahr 2004')], 'Bad aus dem Jahr 2004', 'gelb'],
  ['a boiler alone leaves the rest open', HOUSE, [work('heizungstechnik', 'erneuert', 2018, 'Heizung erneuert')], 'Heizung erneuert (2018)', null],
  ['a boiler makes old windows no younger', HOUSE, [work('heizungstechnik', 'jahr', 2018, 'Heizung aus dem Jahr 2018'), work('fenster', 'jahr', 1994, 'Fenster aus dem Jahr 1994')], 'Heizung aus dem Jahr 2018; Fenster aus dem Jahr 1994', 'gelb'],
  ['what is as old as the house was not renewed', { ...HOUSE, baujahr: 2005 }, [work('dach', 'jahr', 2006, 'Dach aus dem Jahr 2006')], null, null],
  ['nor is what is planned', HOUSE, [work('dach', 'erneuert', 2027, 'Dach erneuert', { scope: { ...PLAIN, time: 'planned' } })], null, null],
  ['nor the neighbour', HOUSE, [work('dach', 'erneuert', 2020, 'Dach erneuert', { scope: { ...PLAIN, bearer: 'other' } })], null, null],
  ['nor one flat of several', HOUSE, [work('dach', 'erneuert', 2020, 'Dach erneuert', { part: { kind: 'einheit', name: 'WE 2' } })], null, null],
  ['a sentence on the whole goes before', { ...HOUSE, letzteModernisierung: '1998 saniert' }, [work('dach', 'erneuert', 2020, 'Dach erneuert')], null, null],
  ['without a Baujahr nobody knows what is newer', { objektart: 'Einfamilienhaus' }, [work('dach', 'erneuert', 2020, 'Dach erneuert')], null, null],
])('%s', (_, stated, remarks, answer, light) => {
  const found = datedWorks(knownOf(stated).offer, remarks, TODAY)
  expect(found?.answer ?? null).toBe(answer)
  expect(found?.light ?? null).toBe(light)
}) // prettier-ignore

const BATH = work('baeder', 'jahr', 1994, 'Bad aus dem Jahr 1994')

test.each<[name: string, stated: Stated, remarks: Remark[], reason: RegExp]>([
  ['a new boiler in the text', HOUSE, [work('heizungstechnik', 'jahr', 2021, 'Heizung aus dem Jahr 2021'), BATH], /^Alles außer der Heizung liegt über 20 Jahre zurück/u],
  ['a new boiler in the certificate', { ...HOUSE, heizungBaujahr: 2021 }, [BATH], /^Alles außer der Heizung/u],
  ['an old boiler', { ...HOUSE, heizungBaujahr: 1999 }, [BATH], /^Das Jüngste liegt/u],
  ['no word of a boiler', HOUSE, [BATH], /^Das Jüngste liegt/u],
])('what is old beside %s', (_, stated, remarks, reason) => {
  expect(JSON.stringify(datedWorks(knownOf(stated).offer, remarks, TODAY))).toMatch(new RegExp(`"${reason.source.slice(1)}`, 'u'))
}) // prettier-ignore
