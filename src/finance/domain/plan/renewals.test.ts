import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { offerWith } from '../offer.fixture.ts'
import { type Home, homeOf } from './home.ts'
import { type Renewed, renewalsOf } from './renewals.ts'

const today = calendarDate('2026-11-20')
const old = { objektart: 'Einfamilienhaus', baujahr: 1905 }
const all = (year: number): Renewed =>
  Object.fromEntries(
    ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden'].map(trade => [trade, year]),
  )

describe('a year of renewal belongs to the trade that is named with it', () => {
  test.each<[words: string, facts: Parameters<typeof offerWith>[0], renewed: Renewed]>([
    [
      'the whole has its own year',
      { zustand: 'voll saniert', letzteModernisierung: '1998, Dach 2020' },
      { ...all(1998), dach: 2020 },
    ],
    [
      'a trade’s year is not the whole’s',
      { zustand: 'kernsaniert', letzteModernisierung: 'Dach 2020' },
      { ...all(2011), dach: 2020 },
    ],
    ['all in one', { letzteModernisierung: '2012 wurde die Anlage komplett saniert' }, all(2012)],
    ['a bathroom wholly renovated is no house', { letzteModernisierung: 'Bad 2018 komplett saniert' }, { bad: 2018 }],
    ['each its own', { letzteModernisierung: 'Fenster 2009, Heizung 2013' }, { fenster: 2009, heizung: 2013 }],
    ['joined by und', { letzteModernisierung: 'Bad 2015 und Fenster 2018' }, { bad: 2015, fenster: 2018 }],
    [
      'one year for several',
      { letzteModernisierung: '2018 Bad, Fenster und Elektrik' },
      { bad: 2018, fenster: 2018, elektrik: 2018 },
    ],
    [
      'the year last',
      { letzteModernisierung: 'Bad, Fenster und Elektrik 2018' },
      { bad: 2018, fenster: 2018, elektrik: 2018 },
    ],
    ['touched in part only', { letzteModernisierung: '1996 wurden Fenster und Dach teilweise erneuert' }, {}],
    ['the heating’s own year', { letzteModernisierung: '2021 erneuert', heizungBaujahr: 2021 }, { heizung: 2021 }],
    ['a year alone', { letzteModernisierung: '2019' }, { bad: 2019, boeden: 2019 }],
    [
      'saniert in a year',
      { zustand: 'saniert', letzteModernisierung: 'saniert 1996' },
      { bad: 1996, boeden: 1996, elektrik: 1996 },
    ],
    ['a year before the house was built', { letzteModernisierung: '1890' }, {}],
    ['a thing of its own', { letzteModernisierung: '2019 wurden die Markisen erneuert' }, {}],
    ['all rooms', { letzteModernisierung: '2019 wurden die Räume renoviert' }, { bad: 2019, boeden: 2019 }],
    ['drains', { letzteModernisierung: 'Abwasserleitungen 2012 erneuert' }, {}],
    ['pipes and drains', { letzteModernisierung: 'Wasser- und Abwasserleitungen 2012' }, { leitungen: 2012 }],
    ['drains of the house', { letzteModernisierung: 'Im Haus wurden 2019 die Abwasserstränge saniert' }, {}],
    ['a house for guests', { letzteModernisierung: 'Gästehaus im Garten 2021 komplett saniert' }, {}],
    ['a holiday home', { letzteModernisierung: 'Das Ferienhaus wurde 2021 komplett saniert' }, all(2021)],
    ['a burner alone', { letzteModernisierung: 'Brenner 2010 erneuert' }, {}],
    ['the insulation of a ceiling', { letzteModernisierung: '2019 Dämmung' }, {}],
    ['a roof insulated below its tiles', { letzteModernisierung: 'Dachdämmung 2019' }, {}],
    ['all but no trade', { letzteModernisierung: '2013 alles erneuert' }, all(2013)],
    ['all of a bath', { letzteModernisierung: 'Im Bad wurde 2013 alles erneuert' }, { bad: 2013 }],
    ['a bath in a house', { letzteModernisierung: 'Im Haus wurde 2018 das Bad saniert' }, { bad: 2018 }],
    ['brackets that list no trade', { letzteModernisierung: 'Komplett renoviert 2024 (Maler, Türen)' }, {}],
    ['brackets that list floors', { letzteModernisierung: 'Renoviert 2024 (Maler, Böden)' }, { boeden: 2024 }],
  ])('%s: %j', (_name, facts, renewed) => {
    expect(renewalsOf(homeOf(offerWith({ ...old, ...facts }), today), {}, today).renewed).toEqual(renewed)
  })

  test('what the text tells of a trade goes before the words on the condition', () => {
    const home = homeOf(offerWith({ ...old, letzteModernisierung: '2014' }), today)
    expect(renewalsOf(home, { dach: 2014 }, today)).toMatchObject({ renewed: { dach: 2014 }, notes: [] })
  })
})

test('what stays as it is is not as new as the rest', () => {
  const home = homeOf(offerWith({ ...old, zustand: 'kernsaniert', letzteModernisierung: 'kernsaniert 2019' }), today)
  const { renewed } = renewalsOf(home, {}, today, ['fenster'])
  expect(renewed).toMatchObject({ dach: 2019, heizung: 2019 })
  expect(renewed).not.toHaveProperty('fenster')
})

test('of two boilers the later one heats', () => {
  const home = homeOf(offerWith({ ...old, heizungBaujahr: 1995 }), today)
  expect(renewalsOf(home, { heizung: 1972 }, today).renewed.heizung).toBe(1995)
  expect(renewalsOf(home, { heizung: 2010 }, today).renewed.heizung).toBe(2010)
})

describe('who refurbishes and sells answers for the whole as new', () => {
  const deal = { type: { value: 'sanierung-bautraeger' } } as Deal
  const sold = (facts: Parameters<typeof offerWith>[0] = {}): Home => {
    const home = homeOf(offerWith({ ...old, objektart: 'Eigentumswohnung', ...facts }), today)
    return { ...home, offer: { ...home.offer, deal } }
  }

  test.each([
    ['nothing is told of its condition', {}],
    ['it is called saniert', { zustand: 'saniert' }],
    ['the old days are told', { zustand: 'unsaniert', letzteModernisierung: '1978' }],
  ])('%s', (_name, facts) => {
    expect(renewalsOf(sold(facts), {}, today)).toMatchObject({ renewed: all(2026), inGeneral: [], stated: true })
  })

  test('but what stays is as old as it was, and what has a year of its own keeps it', () => {
    const { renewed } = renewalsOf(sold(), { dach: 2019 }, today, ['fenster'])
    expect(renewed).toMatchObject({ dach: 2019, bad: 2026, elektrik: 2026 })
    expect(renewed).not.toHaveProperty('fenster')
  })

  test('heat from outside still has no boiler', () => {
    expect(renewalsOf(sold({ heizung: 'Fernwärme' }), {}, today).absent).toEqual(['heizung'])
  })
})

test('heat from outside has no boiler: it has no year and is never due', () => {
  const facts = { ...old, zustand: 'kernsaniert', letzteModernisierung: '1980', heizung: 'Fernwärme' }
  const { renewed, absent } = renewalsOf(homeOf(offerWith(facts), today), { heizung: 1980 }, today)
  expect(renewed).not.toHaveProperty('heizung')
  expect(absent).toEqual(['heizung'])
})

describe('one part’s year is not that of the building', () => {
  const quoted = (letzteModernisierung: string, quote: string, more: Parameters<typeof offerWith>[0] = {}) => {
    const { facts } = offerWith({ ...old, ...more, letzteModernisierung })
    const fact = facts.letzteModernisierung
    const told = fact && { ...fact, evidence: [{ page: 1, quote, box: [0, 0, 1, 1] as const }] }
    return renewalsOf(homeOf(offerOf({ ...facts, letzteModernisierung: told }), today), {}, today).renewed
  }

  test.each<[text: string, quote: string, renewed: Renewed]>([
    ['2014 saniert', 'Das Flachdach ist 2014 saniert worden, Fenster im Obergeschoss 2005.', { dach: 2014 }],
    [
      '2009 erneuert',
      'Die Gas- Zentralheizung wurde 2009 erneuert, die Fenster 2014 aufgearbeitet.',
      { heizung: 2009 },
    ],
    ['2017 vollständig saniert', 'Das Bad wurde 2017 vollständig saniert.', { bad: 2017 }],
    ['2012 erneuert', 'Der Aufzug wurde 2012 erneuert.', {}],
    ['2020 modernisiert', 'Das Treppenhaus wurde 2020 modernisiert.', {}],
    ['2016 erneuert', 'Die Heizungsanlage wurde 2016 erneuert', { heizung: 2016 }],
    ['2018 vollständig saniert', 'Das Wohnhaus mit Dach und Fenstern wurde 2018 vollständig saniert.', all(2018)],
    ['2018 modernisiert', 'Die Wohnung wurde 2018 modernisiert.', { bad: 2018, boeden: 2018 }],
  ])('%s of „%s“', (text, quote, renewed) => {
    expect(quoted(text, quote)).toEqual(renewed)
  })
})

test('a renovation that is still to come is counted as done, with its own year and a note', () => {
  const facts = { ...old, zustand: 'saniert', letzteModernisierung: '2027 vollständig saniert' }
  const { renewed, notes } = renewalsOf(homeOf(offerWith(facts), today), {}, today)
  expect(renewed).toEqual(all(2027))
  expect(notes.join(' ')).toContain('bis 2027 angekündigt')
})

test.each([
  ['a monument', { denkmalschutz: true }, false],
  ['half-timber or brick on show', {}, true],
])('%s is not clad from outside', (_name, facts, exposed) => {
  const { absent, notes } = renewalsOf(homeOf(offerWith({ ...old, ...facts }), today), {}, today, [], exposed)
  expect(absent).toEqual(['fassade'])
  expect(notes.join(' ')).toContain('nicht gerechnet')
})

describe('a heating is no older than its kind', () => {
  const of = (more: Parameters<typeof offerWith>[0]) =>
    renewalsOf(homeOf(offerWith({ ...old, ...more }), today), {}, today)

  test.each([
    ['Gas-Brennwertkessel', 1990],
    ['Luft-Wasser-Wärmepumpe', 2000],
    ['Pelletheizung', 1999],
  ])('%s in a house of 1905 is from %d at the earliest, and that is told', (heizung, year) => {
    const { notBefore, notes } = of({ heizung })
    expect(notBefore).toEqual({ heizung: year })
    expect(notes.join(' ')).toContain(`erst seit etwa ${year}`)
  })

  test.each([
    ['its year is told', { heizung: 'Gas-Brennwert', heizungBaujahr: 2014 }],
    ['the house is younger', { heizung: 'Gas-Brennwert', baujahr: 1998 }],
    ['its kind says nothing', { heizung: 'Gas-Zentralheizung' }],
    ['two kinds are named', { heizung: 'Wärmepumpe und Gas-Brennwert' }],
  ])('but not where %s', (_name, facts) => {
    expect(of(facts).notBefore).toEqual({})
  })
})
