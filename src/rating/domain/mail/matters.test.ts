import { expect, test } from 'vitest'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'
import { openOf } from './matters.ts'

const FLAT: Stated = { objektart: 'Eigentumswohnung', kaufpreis: 132_000, wohnflaeche: 71.6, baujahr: 1973, plz: '31137', ort: 'Hildesheim', hausgeldMonat: 287 } // prettier-ignore
const said = (rule: string, more: Partial<Remark> = {}) => remarkOf({ topic: 'mietvertrag', rule, meaning: 'gesagt', ...more }) // prettier-ignore

function asked(stated: Stated, ...remarks: readonly Remark[]): string {
  return chooseQuestions(mailCaseOf({ ...FLAT, ...stated }, { type: 'bestand', remarks })).join('\n')
}

test('a question puts only the parts that nothing answers', () => {
  const parts = [['mietbeginn', 'seit wann'], ['kaution', 'wie hoch die Kaution'], [null, 'wer bleibt']] as const // prettier-ignore
  const of = (...remarks: readonly Remark[]) => openOf(mailCaseOf(FLAT, { type: 'bestand', remarks }), parts)
  expect(of()).toEqual(['seit wann', 'wie hoch die Kaution', 'wer bleibt'])
  expect(of(said('kaution-genannt'))).toEqual(['seit wann', 'wer bleibt'])
  expect(of(said('miete-seit'), said('kaution-genannt'))).toEqual(['wer bleibt'])
  // What is said of somebody else's answers nothing.
  expect(of(said('miete-seit', { scope: { ...PLAIN, bearer: 'other' } }))).toContain('seit wann')
})

test('a no is an answer, too', () => {
  const house = { type: 'mehrfamilienhaus', objectKind: 'mehrfamilienhaus' } as const
  const of = (...remarks: readonly Remark[]) => chooseQuestions(mailCaseOf(FLAT, { ...house, remarks })).join('\n')
  expect(of()).toMatch(/welche Mieter sind im Rückstand/u)
  const none = said('mietrueckstand', { topic: 'mietrueckstand', certainty: 'denied', tone: 'gut' })
  expect(of(none)).not.toMatch(/Rückstand/u)
})

test('who lives there and when it is handed over are asked apart', () => {
  expect(asked({})).toMatch(/frei, vom Eigentümer bewohnt oder vermietet, und wann wird es übergeben/u)
  const lived = said('raeumung-bewohnt', { topic: 'raeumung' })
  expect(asked({}, lived)).toMatch(/^Wann wird es übergeben\?$/mu)
  expect(asked({ bezugsfreiAb: '01.06.2027' }, lived)).not.toMatch(/bewohnt oder vermietet|wann wird es/iu)
})

test('who tells when he moves out is not asked whether he clears it; what he leaves behind is', () => {
  const lived = (more: Partial<Remark>) => said('raeumung-termin', { topic: 'raeumung', tone: 'hinweis', ...more })
  expect(asked({}, lived({}))).not.toMatch(/geräumt|bewohnt|übergeben/iu)
  expect(asked({}, lived({}), lived({ rule: 'raeumung-voll', tone: 'warnung' }))).toMatch(/vollständig geräumt/u)
  expect(asked({}, lived({ rule: 'raeumung-bewohnt' }))).toMatch(/übergeben/iu)
})
