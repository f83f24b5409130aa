import { expect, test } from 'vitest'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { CATALOGUE, type QuestionId } from './catalogue.ts'
import { isWorthAsking } from './isWorthAsking.ts'
import { questioned, type Stated } from './offered.fixture.ts'

const FLAT: Stated = { objektart: 'Eigentumswohnung', wohnflaeche: 78 }

const open = (stated: Stated) => {
  const known = questioned(stated)
  return CATALOGUE.filter(({ id }) => isWorthAsking(id, known)).map(({ id }) => id)
}

test('a home that nobody has lived in is not asked for old damage, tenants or protocols', () => {
  const left = open({ ...FLAT, zustand: 'Neubau', baujahr: 2026 })
  for (const id of ['keller-feuchte', 'schadstoffe', 'vermietet', 'weg-protokolle']) expect(left).not.toContain(id)
  for (const id of ['altlasten', 'gewaehrleistung-neubau', 'kaufpreis', 'weg-hausgeld']) expect(left).toContain(id)
})

test('a court is not asked for price, broker or contract', () => {
  const left = open({ ...FLAT, verkehrswert: 96_000 })
  for (const id of ['kaufpreis', 'kaeuferprovision', 'teilverkauf-rente']) expect(left).not.toContain(id)
  expect(left).toContain('keller-feuchte')
})

test.each<[string, Stated, readonly QuestionId[], readonly QuestionId[]]>([
  ['a home of 2005 is not asked for woodworm and asbestos, but for its roof', { baujahr: 2005 }, ['schaedlinge-holz', 'schadstoffe'], ['dach', 'keller-feuchte']],
  ['a home of 2020 is not asked for roof and baths either', { baujahr: 2020 }, ['schaedlinge-holz', 'dach', 'baeder-alter'], ['keller-feuchte']],
  ['Fernwärme has no chimney sweep', { energietraeger: 'Fernwärme' }, ['schornsteinfeger', 'heizoeltank'], ['fernwaerme-anschluss']],
  ['gas has one, and no heat contract', { energietraeger: 'Gas' }, ['fernwaerme-anschluss'], ['schornsteinfeger']],
  ['a free home has no tenant', { vermietet: false }, ['mietvertrag', 'kaution'], ['vermietet']],
  ['a home of 2018 is free of the Mietpreisbremse', { baujahr: 2018, vermietet: true }, ['mietpreisbremse'], ['mietvertrag']],
  ['one of 2014 may have been let before the law', { baujahr: 2014, vermietet: true }, ['schadstoffe'], ['mietpreisbremse']],
  ['an ordinary flat needs no look into the Bauakte', {}, ['anbau-ausbau-genehmigt', 'bauakte'], ['weg-protokolle']],
  ['one under the roof does', { objektart: 'Dachgeschosswohnung', etage: 'DG' }, ['mietgarantie'], ['anbau-ausbau-genehmigt', 'bauakte']],
  ['so does a house', { objektart: 'Einfamilienhaus' }, ['mietgarantie'], ['anbau-ausbau-genehmigt', 'bauakte']],
  ['a flat has its share of the ground', {}, ['erbbaurecht'], ['weg-mea']],
  ['one on land of another is asked for its right', { erbbaurecht: true }, [], ['erbbaurecht']],
  ['Bavaria keeps no list of Baulasten', { objektart: 'Einfamilienhaus', plz: '94315', ort: 'Straubing' }, ['baulasten'], ['grundbuch-abt2']],
  ['other Länder do', { objektart: 'Einfamilienhaus', plz: '46397', ort: 'Bocholt' }, [], ['baulasten']],
  ['and where nobody knows where it lies, it is asked', { objektart: 'Einfamilienhaus' }, [], ['baulasten']],
  ['a monument needs no certificate', { denkmalschutz: true }, ['energiekennwert', 'energieklasse'], ['energietraeger']],
  ['a house may stand on any land', { objektart: 'Einfamilienhaus' }, [], ['erbbaurecht']],
  ['a let home has one', { vermietet: true }, ['mietgarantie'], ['mietvertrag', 'kaution', 'mietbindung']],
])('%s', (_, stated, senseless, asked) => {
  const left = open({ ...FLAT, baujahr: 1974, ...stated })
  for (const id of senseless) expect(left).not.toContain(id)
  for (const id of asked) expect(left).toContain(id)
}) // prettier-ignore

test.each<[string, Stated, boolean]>([
  ['of a shop nobody asks for Wohnfläche, baths and who may live there', { objektart: 'Ladenlokal' }, false],
  ['of a hall with a flat in it all that is asked of any home', { objektart: 'Lagerhalle', wohnflaeche: 90 }, true],
  ['of a house with shops neither is left out', { objektart: 'Wohn- und Geschäftshaus' }, true],
])('%s', (_, stated, isHome) => {
  const left = open({ baujahr: 1979, vermietet: true, ...stated })
  const ofHomes = ['wohnflaeche', 'baeder-alter', 'ausbaureserve', 'zweckentfremdung-nutzung', 'kuendigungssperrfrist'] as const // prettier-ignore
  for (const id of ofHomes) expect(left.includes(id), id).toBe(isHome)
  for (const id of ['mietvertrag', 'nutzflaeche', 'elektrik', 'schadstoffe']) expect(left).toContain(id)
})

test('of a room in a care home nobody asks for the roof or a bar to notice, but for what it earns', () => {
  const { offer, ...known } = questioned({ ...FLAT, baujahr: 1974, vermietet: true })
  const type = { value: 'bestand', basis: 'default', evidence: [] }
  const deal = { type, objectKind: type, incomeUse: 'pflege', overlays: ['betreiber'] } as unknown as Deal
  const isAsked = (id: QuestionId) => isWorthAsking(id, { ...known, offer: { ...offer, deal } })
  expect(
    ['dach', 'heizung-baujahr', 'kuendigungssperrfrist', 'mietbindung'].filter(id => isAsked(id as QuestionId)),
  ).toEqual([])
  expect(isAsked('mietvertrag')).toBe(true)
  expect(isWorthAsking('dach', { ...known, offer })).toBe(true)
})

test('of what its seller keeps for life nobody asks for tenants or a day to move in', () => {
  const { offer, ...known } = questioned({ objektart: 'Einfamilienhaus', baujahr: 1974 })
  const type = { value: 'bestand', basis: 'default', evidence: [] }
  const kept = (retained: object) => ({ ...offer, deal: { type, objectKind: type, overlays: [], retained } as unknown as Deal }) // prettier-ignore
  const asked = (retained: object) =>
    (['vermietet', 'verfuegbar-ab', 'mietvertrag', 'dach'] as const).filter(id =>
      isWorthAsking(id, { ...known, offer: kept(retained) }),
    )
  expect(asked({})).toEqual(['dach'])
  expect(asked({ rooms: 'an der Einliegerwohnung' })).toContain('vermietet')
})

test('any other seller is asked everything but what only an exposé that speaks of it makes one ask', () => {
  const left = open({ ...FLAT, zustand: 'gepflegt', baujahr: 1974 })
  const out = CATALOGUE.map(({ id }) => id).filter(id => !left.includes(id))
  expect(out.toSorted()).toEqual([
    'anbau-ausbau-genehmigt',
    'bauakte',
    'betreuungsvertrag',
    'erbbaurecht',
    'mietbindung',
    'mietgarantie',
    'teilverkauf-rente',
    'zwangsversteigerung',
  ])
})

test.each(['Wald', 'Ackerland'])(
  'of a %s nobody asks what may be built there, how loud it is or who lives next door',
  objektart => {
    const left = open({ objektart, grundstuecksflaeche: 64_180 })
    for (const id of ['baurecht', 'bebaubarkeit', 'laerm-strasse', 'erschliessung', 'moebliert-kurzzeit'] as const) expect(left).not.toContain(id) // prettier-ignore
    for (const id of ['wegerecht-leitungsrecht', 'vermietet', 'grundbuch-abt2', 'hochwasser'])
      expect(left).toContain(id)
  },
)
