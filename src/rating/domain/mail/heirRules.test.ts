import { expect, test } from 'vitest'
import type { Remark } from '#extraction/domain/remark.ts'
import { remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const FLAT: Stated = { objektart: 'Eigentumswohnung', kaufpreis: 132_000, wohnflaeche: 71.6, baujahr: 1973, plz: '31137', ort: 'Hildesheim', hausgeldMonat: 287 } // prettier-ignore
const OF_PROOF = [
  'erbschein-fehlt',
  'erbschein-da',
  'erben-eingetragen',
  'erben-uneinig',
  'erben-minderjaehrig',
  'erben-vollmacht',
  'testamentsvollstrecker',
  'verkauf-vollmacht',
]

function said(rule: string): Remark {
  const of = OF_PROOF.includes(rule) ? ({ subject: 'erbnachweis' } as const) : {}
  return remarkOf({ topic: 'erbengemeinschaft', rule, meaning: rule, tone: 'warnung', ...of })
}

const asked = (...rules: string[]) => chooseQuestions(mailCaseOf(FLAT, { type: 'bestand', remarks: rules.map(said) }))

test.each<[rules: string[], asked: RegExp, not: RegExp]>([
  [['erbengemeinschaft'], /Liegt der Erbschein oder ein eröffnetes notarielles Testament vor, und unterschreiben alle Erben/u, /Vollmacht/u],
  [['erbengemeinschaft', 'erbschein-fehlt'], /Wann rechnen Sie mit dem Erbschein, und wird der Preis erst fällig/u, /Liegt der Erbschein/iu],
  [['erbschein-fehlt', 'erben-vollmacht'], /Apostille/u, /Liegt der Erbschein/iu],
  [['erbengemeinschaft', 'erben-minderjaehrig'], /ist die Genehmigung des Gerichts beantragt, und wann rechnen/iu, /Apostille/u],
  [['erbengemeinschaft', 'testamentsvollstrecker'], /Testamentsvollstreckerzeugnis/u, /alle Erben|Erbschein/u],
  [['erbengemeinschaft', 'erbschein-da'], /unterschreiben alle Erben/iu, /Erbschein/u],
  [['erbengemeinschaft', 'erben-eingetragen', 'erben-vollmacht-fern', 'erben-einig'], /Ist die Vollmacht notariell beglaubigt/u, /Erbschein|alle Erben/u],
  [['verkauf-vollmacht'], /Umfasst die Vollmacht den Verkauf von Grundbesitz/u, /Erbschein|Erben/u],
  // all of it is told, or nobody has died
  [['erbengemeinschaft', 'erbschein-da', 'erben-einig'], /./u, /Erben|Erbschein/u],
  [[], /./u, /Erben|Erbschein/u],
])('%j', (rules, question, not) => {
  const letter = asked(...rules).join('\n')
  expect(letter).toMatch(question)
  expect(letter).not.toMatch(not)
}) // prettier-ignore

test('a certificate that is still missing is among the first things asked', () => {
  expect(asked('erbengemeinschaft', 'erbschein-fehlt')[0]).toMatch(/Erbschein/u)
})
