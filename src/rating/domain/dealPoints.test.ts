import { describe, expect, test } from 'vitest'
import { calendarDate, type CalendarDate } from '#kernel/calendarDate.ts'
import type { Deal, DealStatus, DealType } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN, type Scope } from '#extraction/domain/scope/scope.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { firstPoints, isOutdated, isOwed, statusFirst } from './dealPoints.ts'

const today = calendarDate('2026-11-22')

function remark(rule: string, day?: string, scope: Partial<Scope> = {}): Remark {
  const said = { topic: 'mietvertrag', tone: 'neutral', meaning: '', year: null, certainty: 'stated' } as const
  const evidence = { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] as const }
  return { ...said, rule, ...(day && { day: calendarDate(day) }), scope: { ...PLAIN, ...scope }, evidence }
}

function dealOf(type: DealType, status: DealStatus = 'verfuegbar'): Deal {
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  return {
    ...{ type: decided(type), status: decided(status), objectKind: decided('gewerbe') },
    ...{ overlays: [], incomeUse: null, offerDate: null as CalendarDate | null, ageDays: null },
    ...{ parts: [], included: [], excluded: [], tradeSpaces: [], replyBy: null, newGroundRent: null, court: null },
  }
}

function pointsOf(type: DealType, ...remarks: Remark[]): readonly (readonly [id: string, sentence: string])[] {
  const deal = dealOf(type)
  const flags = { erbbaurecht: null } as Parameters<typeof firstPoints>[0]['flags']
  return firstPoints({ deal, flags, erbbauEnde: null, erbbauzins: null }, remarks, today, null).map(
    ({ id, sentence }) => [id, sentence],
  )
}

describe('what is settled first', () => {
  test('that a court must agree to the sale of a minor heir', () => {
    expect(pointsOf('bestand', remark('erben-minderjaehrig'))).toEqual([
      ['erben-nachweis', expect.stringMatching(/Gericht muss den Verkauf genehmigen/u)],
    ])
  })

  test('a share of an estate is none of the house', () => {
    const trait = { trait: 'erbanteil' as const, evidence: [] }
    const flags = { erbbaurecht: null } as Parameters<typeof firstPoints>[0]['flags']
    const deal = { ...dealOf('anteil'), traits: [trait] }
    const said = firstPoints({ deal, flags, erbbauEnde: null, erbbauzins: null }, [], today, null)
    expect(said.map(({ sentence }) => sentence).join(' ')).toContain('haften für die Schulden des Nachlasses')
    expect(pointsOf('anteil').join(' ')).not.toContain('Nachlass')
  })

  test('a way that only a handshake secures comes before a price', () => {
    expect(pointsOf('bestand', remark('zufahrt-per-handschlag'))).toEqual([
      ['wegerecht-leitungsrecht', expect.stringContaining('Grunddienstbarkeit')],
    ])
    expect(pointsOf('bestand', remark('zufahrt-per-handschlag', undefined, { bearer: 'other' }))).toEqual([])
  })

  test('a way that is not secured to one parcel of several is told of that parcel alone', () => {
    const [[, sentence] = []] = pointsOf('bestand', remark('zufahrt-flurstueck-ohne-eintrag'))
    expect(sentence).toContain('Das betrifft nur dieses Stück')
    expect(
      pointsOf('bestand', remark('zufahrt-per-handschlag'), remark('zufahrt-flurstueck-ohne-eintrag')),
    ).toHaveLength(1)
  })

  test('a way whose right is only sought comes before the price of a house, and its Baulast before that of one to be built', () => {
    const toCome = [['wegerecht-leitungsrecht', expect.stringContaining('noch nicht eingetragen')]]
    expect(pointsOf('bestand', remark('zufahrt-zugesagt'))).toEqual(toCome)
    expect(pointsOf('bestand', remark('zufahrt-baulast-fehlt'))).toEqual([])
    expect(pointsOf('neubau-bautraeger', remark('zufahrt-baulast-fehlt'))).toEqual(toCome)
    expect(pointsOf('bestand', remark('wegerecht'))).toEqual([])
  })

  test.each<[DealType, string, boolean]>([
    ['gewerbe', '2027-03-31', true],
    ['wohn-geschaeft', '2028-11-22', true],
    ['gewerbe', '2028-11-23', false],
    ['gewerbe', '2033-12-31', false],
    ['gewerbe', '2026-01-31', true],
    ['bestand', '2027-03-31', false],
    ['mehrfamilienhaus', '2027-03-31', false],
  ])('in a deal of %s, a lease until %s: %s', (type, end, isFirst) => {
    expect(pointsOf(type, remark('miete-endet', end)).some(([id]) => id === 'mietvertrag-ende')).toBe(isFirst)
  })

  test('no instalment before the permit of who refurbishes, and no trust in a company that is not yet one', () => {
    const ids = (type: DealType, rule: string) => pointsOf(type, remark(rule)).map(([id]) => id)
    expect(ids('sanierung-bautraeger', 'bauantrag-offen')).toContain('baugenehmigung-neubau')
    expect(ids('bestand', 'bauantrag-offen')).not.toContain('baugenehmigung-neubau')
    expect(ids('neubau-bautraeger', 'traeger-in-gruendung')).toContain('gewaehrleistung-neubau')
  })

  test('the lease that ends first is named, and one that has ended as such', () => {
    const [point] = pointsOf('gewerbe', remark('miete-endet', '2033-12-31'), remark('miete-endet', '2027-03-31'))
    expect(point?.[1]).toContain('endet am 31.03.2027')
    expect(pointsOf('gewerbe', remark('miete-endet', '2026-01-31'))[0]?.[1]).toContain('am 31.01.2026 ausgelaufen')
  })

  test('sellers who live on in it are settled, unless they become tenants', () => {
    const stay: Remark = { ...remark('raeumung-verkaeufer-bleibt'), topic: 'raeumung', subject: 'verkaeuferBleibt' }
    expect(pointsOf('bestand', stay).map(([id]) => id)).toEqual(['raeumung'])
    expect(pointsOf('rueckmiete', stay).map(([id]) => id)).toEqual(['deal'])
    // Whoever keeps a Nießbrauch neither pays rent nor moves out on a day.
    const retained: Deal['retained'] = {
      kind: 'niessbrauch',
      ages: [76],
      untilLast: false,
      buyerPays: true,
      isHardToFinance: true,
      isFirstInRank: false,
      value: 192_000,
      free: 590_000,
      monthly: 1450,
      evidence: [],
    }
    const deal: Deal = { ...dealOf('rueckmiete'), overlays: ['niessbrauch'], retained }
    const points = firstPoints(
      { deal, flags: { erbbaurecht: null } as never, erbbauEnde: null, erbbauzins: null },
      [stay],
      today,
      null,
    )
    expect(points.map(({ id }) => id)).toEqual(['wohnrecht-niessbrauch'])
  })

  test('who is insolvent pays no rent; nobody knows it of a mere suspicion', () => {
    const insolvent = { ...remark('mieter-insolvent'), subject: 'mieterInsolvenz' } as const
    expect(pointsOf('bestand', insolvent).map(([id]) => id)).toEqual(['mieterstruktur'])
    expect(pointsOf('bestand', { ...insolvent, certainty: 'unknown' })).toEqual([])
  })

  test.each<[BuyerGoal, Partial<Remark>, boolean]>([
    ['kapitalanlage', {}, true],
    ['eigennutzung', {}, false],
    ['kapitalanlage', { certainty: 'denied', tone: 'gut' }, false],
    ['kapitalanlage', { certainty: 'unknown', tone: 'hinweis' }, false],
  ])('arrears weigh for %s with %j: %s', (lens, how, owed) => {
    const arrears = { ...remark('mietrueckstand'), topic: 'mietrueckstand', tone: 'warnung', ...how } as const
    expect(isOwed([arrears], lens)).toBe(owed)
    expect(isOwed([remark('miete-endet'), arrears], lens)).toBe(isOwed([arrears, remark('miete-endet')], lens))
  })

  test('water from another’s ground is secured first, that of a neighbour is his', () => {
    expect(pointsOf('bestand', remark('wasser-ungesichert')).map(([id]) => id)).toEqual(['wegerecht-leitungsrecht'])
    expect(pointsOf('bestand', remark('wasser-ungesichert', undefined, { bearer: 'other' }))).toEqual([])
  })

  test.each([
    ['Für den Hobbyraum war in der Akte keine Genehmigung auffindbar.', 'Für diesen Teil des Hauses (Hobbyraum) ist die Genehmigung'],
    ['Zum Bau des Wintergartens liegt keine Genehmigung vor.', 'Für diesen Teil des Hauses (Wintergarten) ist die Genehmigung'],
    ['Ob Anbau und Spitzboden genehmigt sind, ist offen.', 'Für einen Teil des Hauses ist die Genehmigung'],
  ])('the part without a permit is called by its name: %s', (quote, begins) => {
    const open = remark('genehmigung-unklar')
    const [[, sentence] = ['', '']] = pointsOf('bestand', { ...open, evidence: { ...open.evidence, quote } })
    expect(sentence).toContain(begins)
  }) // prettier-ignore

  test('what a permit calls an extension has the name of the part whose area is counted', () => {
    const open = remark('genehmigung-unklar')
    const quoted = (quote: string) => ({ ...open.evidence, quote })
    const flags = { erbbaurecht: null } as Parameters<typeof firstPoints>[0]['flags']
    const offer = { deal: null, flags, erbbauEnde: null, erbbauzins: null }
    const said = { ...open, evidence: quoted('Zum Anbau fand sich keine Genehmigung.') }
    const attached = { area: 14, evidence: quoted('Der Wintergarten mit 14 m² ist mitgerechnet.') }
    const [point] = firstPoints(offer, [said], today, null, undefined, 100, attached)
    expect(point?.sentence).toContain('Für diesen Teil des Hauses (Wintergarten)')
  })

  test('a second way out that is missing is told before the permit, that of a neighbour is not', () => {
    const told = (bearer: 'offer' | 'surroundings') => {
      const escape = remark('rettungsweg-fehlt', undefined, { bearer })
      return pointsOf('bestand', remark('genehmigung-unklar'), escape)[0]?.[1]
    }
    expect(told('offer')).toMatch(/^Ein zweiter Rettungsweg fehlt laut Exposé: .* Für einen Teil des Hauses ist die Genehmigung/u)
    expect(told('surroundings')).not.toContain('Rettungsweg')
  }) // prettier-ignore

  test('a permit that nobody has found is settled, that of a neighbour is not', () => {
    expect(pointsOf('bestand', remark('genehmigung-unklar')).map(([id]) => id)).toEqual(['anbau-ausbau-genehmigt'])
    expect(pointsOf('bestand', remark('genehmigung-unklar', undefined, { bearer: 'surroundings' }))).toEqual([])
  })
})

test('an operator who failed once comes before the price, where an operator runs what is sold', () => {
  const decided = <Value>(value: Value) => ({ value, evidence: [], question: null })
  const deal = (overlays: Deal['overlays']): Deal => ({
    ...{ type: decided<DealType>('bestand'), status: decided('verfuegbar'), objectKind: decided('wohnung') },
    ...{ overlays, incomeUse: null, offerDate: null, ageDays: null },
    ...{ parts: [], included: [], excluded: [], tradeSpaces: [], replyBy: null, newGroundRent: null, court: null },
  })
  const flags = { erbbaurecht: null } as Parameters<typeof firstPoints>[0]['flags']
  const ids = (overlays: Deal['overlays'], rule: string) =>
    firstPoints({ deal: deal(overlays), flags, erbbauEnde: null, erbbauzins: null }, [remark(rule)], today, null).map(
      ({ id }) => id,
    )
  expect(ids(['betreiber'], 'pacht-gesenkt')).toEqual(['mieterstruktur'])
  expect(ids(['betreiber'], 'betreiber-frueher-insolvent')).toEqual(['mieterstruktur'])
  expect(ids(['betreiber'], 'belegung-niedrig')).toEqual(['mieterstruktur'])
  expect(ids(['betreiber'], 'pacht-zuvor')).toEqual(['mieterstruktur'])
  expect(ids([], 'belegung-niedrig')).toEqual([])
  expect(ids([], 'pacht-gesenkt')).toEqual([])
})

test.each([
  ['bestand', 'veraltet', true],
  ['neubau-bautraeger', 'verkauft', true],
  ['bestand', 'reserviert', false],
  ['bestand', 'verfuegbar', false],
  ['zwangsversteigerung', 'veraltet', false],
] as const)('an offer of %s that is %s may be none any more: %s', (type, status, outdated) => {
  expect(isOutdated({ deal: dealOf(type, status) })).toBe(outdated)
})

test('whether there still is an offer is asked first, and only where that is open', () => {
  const points = ['grundbuch-abt2', 'status', 'deal'].map(id => ({ id, sentence: id, change: null }))
  const ids = (outdated: boolean) => statusFirst(points, outdated).map(({ id }) => id)
  expect([ids(true), ids(false)]).toEqual([
    ['status', 'grundbuch-abt2', 'deal'],
    ['grundbuch-abt2', 'status', 'deal'],
  ])
})
