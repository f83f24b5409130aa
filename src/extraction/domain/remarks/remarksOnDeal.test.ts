import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from '../deal/deal.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { remarksOnDeal } from './remarksOnDeal.ts'

const NO_PERMIT = 'Ein Bauantrag wurde nie gestellt, eine Genehmigung gibt es nicht.'
const rulesOf = (lines: readonly string[]) =>
  extract([page(lines)], calendarDate('2026-11-27')).remarks.map(({ topic }) => topic)

test('a plot on which nothing stands lacks no permit; a house may', () => {
  const plot = [
    '# Baugrundstück zu verkaufen',
    '',
    'Grundstücksfläche | 512 m²',
    'Kaufpreis | 399.000 €',
    '',
    NO_PERMIT,
  ]
  const house = ['# Einfamilienhaus zu verkaufen', '', 'Wohnfläche | 130 m²', 'Kaufpreis | 399.000 €', '', `Der Wintergarten wurde angebaut. ${NO_PERMIT}`] // prettier-ignore
  expect(rulesOf(plot)).not.toContain('umbauGenehmigung')
  expect(rulesOf(house)).toContain('umbauGenehmigung')
})

test('of a new home that is built, its shell is no bad condition and its planned rooms no works to come', () => {
  const told = (lines: readonly string[]) => {
    const { remarks, plannedWorks } = extract([page(lines)], calendarDate('2026-11-27'))
    return [remarks.some(({ rule }) => rule === 'sanierung-rohbau'), plannedWorks.map(({ kind, stage }) => `${kind} ${stage}`)] // prettier-ignore
  }
  const said = ['Wohnfläche | 84 m²', 'Kaufpreis | 399.000 €', '', 'Haus 2 befindet sich im Rohbau. Ein Bad mit Wanne ist geplant.'] // prettier-ignore
  const builder = 'Direkt vom Bauträger. Sie zahlen nach Baufortschritt gemäß Makler- und Bauträgerverordnung.'
  expect(told(['# Neubau-Eigentumswohnung', '', ...said, builder])).toEqual([false, []])
  expect(told(['# Einfamilienhaus von 1931', '', ...said])).toEqual([true, ['bad geplant']])
})

test('a broker by mere request: § 656a BGB is for flats and single-family houses', () => {
  const ask = 'Mit der Anforderung dieses Exposés kommt ein Maklervertrag zustande.'
  const told = (title: string) =>
    extract([page([`# ${title}`, '', 'Kaufpreis | 399.000 €', '', '# Kontakt', ask])], calendarDate('2026-11-27'))
      .remarks.filter(({ rule }) => rule === 'maklervertrag-anfrage')
      .map(({ meaning }) => meaning)
  expect(told('Mehrfamilienhaus mit 8 Wohnungen')).toEqual([
    expect.stringMatching(/14 Tage lang widerrufen \(§§ 312c/u),
  ])
  expect(told('Einfamilienhaus zu verkaufen')).toEqual([expect.stringContaining('§ 656a BGB')])
})

test('who keeps a usufruct stays by right, and who only stays on needs a term and a rent', () => {
  const meantIn = (said: string) =>
    extract(
      [page(['# Doppelhaushälfte zu verkaufen', '', 'Kaufpreis | 299.000 €', '', said])],
      calendarDate('2026-11-28'),
    )
      .remarks.filter(({ rule }) => rule === 'raeumung-verkaeufer-bleibt')
      .map(({ meaning }) => meaning)
  const stays = 'Die Eigentümerin, 76 Jahre alt, möchte in ihrem Haus wohnen bleiben.'
  expect(
    meantIn(`${stays} Verkauf unter Nießbrauchsvorbehalt, sie behält sich den lebenslangen Nießbrauch vor.`),
  ).toEqual([expect.stringContaining('Umfang und Dauer ihres Rechts')])
  expect(meantIn(stays)).toEqual([expect.stringContaining('Termin, Miete und Räumung')])
})

test('a second house that was refused is no reason against the first', () => {
  const REFUSAL = 'Eine Bebauung in zweiter Reihe wurde 2019 angefragt und abgelehnt.'
  const found = (lines: readonly string[]) =>
    extract([page(lines)], calendarDate('2026-11-28')).remarks.filter(({ rule }) => rule === 'baurecht-verneint')
  const house = ['# Einfamilienhaus zu verkaufen', '', 'Wohnfläche | 130 m²', 'Kaufpreis | 399.000 €', '', REFUSAL]
  const plot = ['# Baugrundstück zu verkaufen', '', 'Grundstücksfläche | 512 m²', 'Kaufpreis | 99.000 €', '', REFUSAL]
  expect(found(house)).toMatchObject([{ topic: 'baureserve', tone: 'hinweis' }])
  expect(found(plot)).toMatchObject([{ topic: 'baurecht', tone: 'gefahr' }])
})

test('the note that secures a town’s right to take an unbuilt plot back is that right, and no burden; without it, it is one', () => {
  const found = (...lines: readonly string[]) =>
    extract([page(['# Baugrundstück zu verkaufen', '', 'Grundstücksfläche | 512 m²', 'Kaufpreis | 99.000 €', '', ...lines])], calendarDate('2026-11-28')) // prettier-ignore
      .remarks.filter(({ topic }) => topic === 'grundbuch')
      .map(({ rule }) => rule)
  const right = 'Wird die Frist versäumt, kann die Gemeinde die Rückübertragung verlangen; '
  expect(found(`${right}gesichert durch Rückauflassungsvormerkung.`)).toEqual(['wiederkauf-ohne-bau'])
  expect(found('Gesichert durch Rückauflassungsvormerkung.')).toEqual(['rueckkaufsrecht'])
  expect(found(`${right}im Grundbuch steht ein Insolvenzvermerk.`)).toContain('grundbuch-reallast')
})

test('nobody connects a wood; a plot that is not connected costs its buyer', () => {
  const found = (title: string) =>
    extract([page([`# ${title}`, '', 'Grundstücksfläche | 5.120 m²', 'Kaufpreis | 19.000 €', 'Erschließung | nicht erschlossen'])], calendarDate('2026-11-28')).remarks.filter(({ rule }) => rule === 'erschliessung-offen') // prettier-ignore
  expect(found('Waldgrundstück zu verkaufen')).toEqual([])
  expect(found('Baugrundstück zu verkaufen')).toHaveLength(1)
})

test('what covers the shed on a plot is no roof of a house, in whichever case it is named', () => {
  const found = (text: string) =>
    extract([page(['# Baugrundstück zu verkaufen', '', 'Grundstücksfläche | 512 m²', 'Kaufpreis | 99.000 €', '', text])], calendarDate('2026-11-28')).remarks.filter(({ topic }) => topic === 'dach') // prettier-ignore
  expect(found('Die Dacheindeckung des Stalls besteht aus Asbestzement.')).toEqual([])
  expect(found('Die Dacheindeckung des Hauses besteht aus Asbestzement.')).toHaveLength(1)
})

test('a house that stands needs no report on its ground, a plot does', () => {
  const told = (title: string, ...more: string[]) =>
    extract([page([`# ${title}`, '', 'Kaufpreis | 399.000 €', ...more, '', 'Ein Baugrundgutachten liegt nicht vor.'])], calendarDate('2026-11-27'))
      .remarks.filter(({ topic }) => topic === 'gutachten')
      .map(({ tone }) => tone) // prettier-ignore
  expect(told('Einfamilienhaus von 1951 zu verkaufen', 'Wohnfläche | 130 m²', 'Baujahr | 1951')).toEqual(['neutral'])
  expect(told('Baugrundstück zu verkaufen', 'Grundstücksfläche | 512 m²')).toEqual(['hinweis'])
})

test('the Zuschlag evicts the debtor, and nobody whose right is not wiped out', () => {
  const evidence = { page: 1, quote: 'vom Schuldner bewohnt', box: [0, 0, 1, 1] as const }
  const told = (...kinds: string[]) => {
    const court = {
      use: [{ by: 'owner', where: null, evidence }],
      rights: kinds.map(kind => ({ kind, byCourt: null, appraised: null, evidence: [] })),
    }
    const deal = {
      overlays: [],
      type: { value: 'zwangsversteigerung' },
      objectKind: { value: 'einfamilienhaus' },
      court,
    }
    return remarksOnDeal([], deal as unknown as Deal).find(({ rule }) => rule === 'raeumung-bewohnt')?.meaning
  }
  expect(told()).toMatch(/: Der Zuschlag ist Ihr Titel auf Räumung/u)
  expect(told('dienstbarkeit')).toEqual(told())
  expect(told('wohnungsrecht')).toMatch(/nicht gegen den, dessen Recht bestehen bleibt/u)
})

test.each([
  [
    'Gewährleistungsansprüche gegen die Bauunternehmen sind abgelaufen (Abnahme September 2018).',
    'gewaehrleistung-abgelaufen',
  ],
  ['Die Garantie des Bauunternehmers ist im Mai abgelaufen.', 'gewaehrleistung-abgelaufen'],
  ['Der Verkauf erfolgt unter Ausschluss der Sachmängelhaftung.', 'gewaehrleistung-ausschluss'],
])('a used home has no builder who answers for it: %s', (said, rule) => {
  const found = (lines: readonly string[]) =>
    extract([page([...lines, '', '# Rechtliches', said])], calendarDate('2026-11-27')).remarks.find(one => one.rule === rule) // prettier-ignore
  const used = ['# Einfamilienhaus aus 2018', '', 'Wohnfläche | 158 m²', 'Kaufpreis | 645.000 €']
  const built = ['# Neubau-Eigentumswohnung vom Bauträger', '', 'Wohnfläche | 84 m²', 'Kaufpreis | 399.000 €', 'Fertigstellung | 2027'] // prettier-ignore
  expect(found(used)).toMatchObject({ topic: 'haftung', tone: 'hinweis' })
  expect(found(built)).toMatchObject({ topic: 'gewaehrleistung' })
})
