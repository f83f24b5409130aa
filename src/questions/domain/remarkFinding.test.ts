import { expect, test } from 'vitest'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { questionOf } from './catalogue.ts'
import { remarkOf, TODAY } from './offered.fixture.ts'
import { leadingVerdict, remarkFinding } from './remarkFinding.ts'

test('an extra that is planned or not in the price is answered: it is not there', () => {
  const wallbox = (time: 'now' | 'planned', stance: 'asserted' | 'excluded') =>
    remarkFinding(
      questionOf('wallbox'),
      [remarkOf({ topic: 'erneuerbare', subject: 'wallbox', meaning: 'Wallbox', tone: 'neutral', certainty: 'unknown', scope: { ...PLAIN, time, stance } })],
      TODAY,
    ) // prettier-ignore
  expect(wallbox('now', 'asserted')?.stillOpen).toBe(true)
  expect(wallbox('planned', 'asserted')?.stillOpen).toBeUndefined()
  expect(wallbox('now', 'excluded')?.stillOpen).toBeUndefined()
})

test('what is only the beginning of another meaning is not told beside it', () => {
  const remarks = ['Inventar nicht im Preis', 'Inventar nicht im Preis oder gegen Ablöse'].map(meaning =>
    remarkOf({ topic: 'inventar', meaning, tone: 'hinweis' }),
  )
  expect(remarkFinding(questionOf('inventar'), remarks, TODAY)?.answer).toBe(
    'Inventar nicht im Preis oder gegen Ablöse',
  )
})

test.each([
  [null, 'gelb'],
  [2022, 'grün'],
  [1990, 'gelb'],
])('works of 1998 beside a fact of %s: no remark tells of an age that the newer year denies', (year, light) => {
  const remarks = [remarkOf({ topic: 'sanierungsumfang', meaning: 'Umfassend saniert', tone: 'gut', year: 1998 })]
  expect(remarkFinding(questionOf('letzte-modernisierung'), remarks, TODAY, year)?.light).toBe(light)
})

test('what was renewed is told with its year', () => {
  const dach = (meaning: string) => remarkOf({ topic: 'dach', rule: 'dach-erneuert', tone: 'gut', meaning, year: 2009 })
  expect(remarkFinding(questionOf('dach'), [dach('Dach erneuert')], TODAY)?.answer).toBe('Dach erneuert (2009)')
  expect(remarkFinding(questionOf('dach'), [dach('Dach 2009 erneuert')], TODAY)?.answer).toBe('Dach 2009 erneuert')
})

test.each([
  [[1954], 'gelb'],
  [[1954, 2015], null],
  [[1995], null],
])('pipes left of %j: the oldest part is judged where nothing newer is told of the rest', (years, light) => {
  const remarks = years.map(year =>
    remarkOf({
      ...{ topic: 'wasserleitungen', meaning: `Leitungen ${String(year)}`, year },
      ...(year === 2015 ? { rule: 'wasserleitungen-jahr' } : { rule: 'wasserleitungen-teiljahr', subject: 'teilerneuert' as const }), // prettier-ignore
    }),
  )
  expect(remarkFinding(questionOf('leitungen-wasser'), remarks, TODAY)?.light).toBe(light)
})

test('what somebody supposes of a grave damage is yellow and stays open; that nobody has looked is no finding', () => {
  const found = (word: string) =>
    remarkFinding(
      questionOf('schaedlinge-holz'),
      [remarkOf({ topic: 'schaedlinge', meaning: 'Hausschwamm – nicht gesichert', tone: 'warnung', certainty: 'unknown', scope: { ...PLAIN, stance: 'hedged', word } })],
      TODAY,
    ) // prettier-ignore
  expect(found('vermutlich')).toMatchObject({ light: 'gelb', stillOpen: true })
  expect(found('laut verkäufer')).toMatchObject({ light: 'gelb' })
  expect(found('nicht untersucht')?.light).toBeNull()
  expect(found('unbekannt')?.light).toBeNull()
})

test('what one sentence states another does not make doubtful', () => {
  const said = { topic: 'wohnrecht', rule: 'wohnrecht', meaning: 'Nießbrauch', tone: 'gefahr' } as const
  const remarks = [
    remarkOf(said),
    remarkOf({ ...said, meaning: 'Nießbrauch – nur möglich oder geplant', tone: 'warnung', certainty: 'unknown' }),
  ]
  expect(remarkFinding(questionOf('wohnrecht-niessbrauch'), remarks, TODAY)?.answer).toBe('Nießbrauch')
})

test('a handover whose day is told goes into the contract; without a day it is asked for', () => {
  const verdictOf = (rule: string) =>
    leadingVerdict(questionOf('raeumung'), [remarkOf({ topic: 'raeumung', rule, meaning: 'Noch bewohnt' })], TODAY)
  expect(verdictOf('raeumung-termin')).toMatchObject({
    light: 'gelb',
    reason: expect.stringMatching(/Teil des Preises/u) as string,
  })
  expect(verdictOf('raeumung-bewohnt').light).toBeNull()
})

test('that heirs sell is told with who must sign', () => {
  const said = remarkOf({ topic: 'erbengemeinschaft', rule: 'erbengemeinschaft', meaning: 'Nachlass', tone: 'warnung' })
  expect(leadingVerdict(questionOf('verkaeufer-erbengemeinschaft'), [said], TODAY)).toMatchObject({
    light: 'gelb',
    reason: expect.stringMatching(/§ 2040 BGB/u) as string,
  })
})

test.each([
  ['erbschein-fehlt', 'rot', /erst danach fällig/u],
  ['erben-uneinig', 'rot', /nur gemeinsam/u],
  ['erben-minderjaehrig', 'rot', /schwebend unwirksam/u],
  ['erben-vollmacht', 'gelb', /Apostille/u],
  ['verkauf-vollmacht', 'gelb', /Ausfertigung vor dem Termin/u],
  ['testamentsvollstrecker', 'gelb', /Zeugnis des Nachlassgerichts/u],
])('of heirs %s is %s', (rule, light, reason) => {
  const said = remarkOf({
    topic: 'erbengemeinschaft',
    subject: 'erbnachweis',
    rule,
    meaning: 'gesagt',
    tone: 'warnung',
  })
  expect(leadingVerdict(questionOf('erben-nachweis'), [said], TODAY)).toMatchObject({
    light,
    reason: expect.stringMatching(reason) as string,
  })
  expect(remarkFinding(questionOf('verkaeufer-erbengemeinschaft'), [said], TODAY)).toBeNull()
})

test('what the verdict goes by is told first', () => {
  const remarks = [
    remarkOf({ topic: 'wegerecht', rule: 'leitungsrecht', tone: 'warnung', meaning: 'Leitungsrecht' }),
    remarkOf({ topic: 'wegerecht', rule: 'hof-gemeinschaft', tone: 'hinweis', meaning: 'Hof gehört mehreren' }),
  ]
  const found = remarkFinding(questionOf('wegerecht-leitungsrecht'), remarks, TODAY)
  expect(found?.answer).toBe('Hof gehört mehreren; Leitungsrecht')
})

test('what costs the buyer money is no merit of the same answer', () => {
  const said = (meaning: string, tone: 'gut' | 'neutral') => remarkOf({ topic: 'erschliessung', meaning, tone })
  const merits = (...remarks: ReturnType<typeof said>[]) =>
    remarkFinding(questionOf('erschliessung'), remarks, TODAY)?.merits
  expect(merits(said('Erschlossen', 'gut'), said('Die Hausanschlüsse zahlen Sie', 'neutral'))).toEqual(['Erschlossen'])
  expect(merits(said('Erschlossen', 'gut'))).toBeUndefined()
  expect(merits(said('Leitungen in der Straße', 'neutral'), said('Der Kanal auch', 'neutral'))).toBeUndefined()
})
