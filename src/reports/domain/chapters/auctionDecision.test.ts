import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { auctionDecision, bidReason } from './auctionDecision.ts'
import { courtRows, usedBy } from './proper/courtRows.ts'
import type { Bidding } from '#rating/domain/bidding.ts'
import type { CourtSale } from '#extraction/domain/deal/soldByCourt.ts'

const part = (amount: number) => ({ label: '', amount: euro(amount), formula: '', source: '', basis: 'law' as const })
const BIDDING = {
  limits: { haelfte: part(37_000), siebenZehntel: part(51_800), sicherheit: part(7_400) },
  least: { haelfte: euro(37_000), siebenZehntel: euro(51_800), rights: euro(0), isExact: true },
  limitsHold: true,
  seen: 'outside',
} as unknown as Bidding

const WITH_RIGHT = { haelfte: euro(17_000), siebenZehntel: euro(31_800), rights: euro(20_000), isExact: true }
const OPEN = { ...BIDDING.least, isExact: false }

function decided(limit: number | null, bidding: Partial<Bidding> = {}, status = 'verfuegbar') {
  const told = auctionDecision({
    verdict: { limit: limit === null ? null : euro(limit), points: [], sentence: 'Erst klären.' },
    calculations: { bidding: { ...BIDDING, ...bidding } },
    offer: { deal: { status: { value: status } } },
  } as unknown as Assessment)
  return { ...told, text: `${told.reason} ${told.advice}`.replace(/\u00a0/gu, ' ') }
}

test('a limit below the half is no bid of a first hearing: the headline says so, and what to wait for', () => {
  const { headline, text } = decided(29_000)
  expect(headline).toBe('In diesem Termin nicht bieten')
  expect(text).toContain('Unter 37.000 €, 5/10 des Verkehrswerts,')
  expect(text).toContain('im nächsten Termin')
})

test.each<[string, number | null, Partial<Bidding>, string | undefined, string, boolean]>([
  ['between both limits a creditor may object', 45_000, {}, undefined, '7/10 des Verkehrswerts', true],
  ['above both nothing stands in the way', 60_000, {}, undefined, '/10', false],
  ['limits that are gone are told as gone', 29_000, { limitsHold: false }, undefined, 'gelten nicht mehr', true],
  ['without a limit of ours the half is told', null, {}, undefined, 'Unter 37.000 €, 5/10', true],
  [
    'a right that stays counts towards the half: a bid below it is no bid in vain',
    29_000,
    { least: WITH_RIGHT },
    undefined,
    'mit 20.000 € mit',
    true,
  ],
  ['above both with the right nothing stands in the way', 32_000, { least: WITH_RIGHT }, undefined, '/10', false],
  [
    'a right without a value leaves open what is reached',
    29_000,
    { least: OPEN },
    undefined,
    'lässt sich nicht sagen',
    true,
  ],
  [
    'a right without a value leaves open what is reached, also without our limit',
    null,
    { least: OPEN },
    undefined,
    'keinen Zuschlag',
    false,
  ],
  ['what is above both even without the right is above both', 60_000, { least: OPEN }, undefined, '/10', false],
  ['of a hearing that is over nothing holds', 29_000, {}, 'veraltet', 'diesem Termin', false],
])('%s', (_, limit, bidding, status, words, told) => {
  const { headline, text } = decided(limit, bidding, status)
  expect(headline).toBe('Erst klären, dann bieten')
  expect(text.includes(words)).toBe(told)
})

test('what is special about this sale goes before that a court sells', () => {
  expect(decided(60_000).reason).toContain('war nicht im Haus')
  expect(decided(60_000, { seen: 'all', occupant: 'eigentuemer' }).reason).toContain('Die Räumung betreiben')
  expect(decided(60_000, { seen: 'all', occupant: 'leer' }).reason).toBe('Erst klären.')
})

const DAY = calendarDate('2026-11-28')
const COURT = {
  rights: [
    { kind: 'dienstbarkeit', words: 'Wegerecht', lot: 'lfd. Nr. 2', byCourt: 1_500, appraised: null, evidence: [] },
  ],
  unseen: { euro: 8_000, percent: null },
} as unknown as CourtSale

test('what is bought in an auction names limits, what was seen, and what is taken over', () => {
  const rows = courtRows(COURT, BIDDING, DAY).map(({ text }) => text.replace(/\u00a0/gu, ' '))
  expect(rows).toEqual([
    'unter 37.000 € (5/10) kein Zuschlag, unter 51.800 € (7/10) keiner, wenn ein Gläubiger es verlangt; Sicherheit 7.400 €',
    'war nicht im Haus, nur von außen; dafür hat er 8.000 € abgezogen: Was innen fehlt, bezahlen Sie',
    'Wegerecht bleibt bestehen: nur auf lfd. Nr. 2; 1.500 € (§ 51 ZVG)',
  ])
  expect(courtRows(COURT, null, DAY)).toEqual([])
})

test('a right to live there is told with its rooms, the age of its holder and how long that lasts', () => {
  const right = {
    ...{ kind: 'wohnungsrecht', byCourt: null, appraised: null, evidence: [] },
    ...{ rooms: { words: 'im Obergeschoss', isPart: true }, holders: [{ age: 75, sex: 'frau' }] },
  }
  const told = (month: object) => courtRows({ rights: [{ ...right, ...month }] } as unknown as CourtSale, BIDDING, DAY).at(-1)!.text.replace(/\u00a0/gu, ' ') // prettier-ignore
  const who = 'Wohnungsrecht bleibt bestehen: im Obergeschoss; 75 Jahre alt, statistisch bleiben rund 13 Jahre'
  expect(told({})).toBe(`${who}; Wert nicht gefunden`)
  expect(told({ month: 480 })).toBe(`${who}; 54.104 € (geschätzt)`)
})

test.each([
  ['counts', WITH_RIGHT, 'unter 17.000 € (5/10) kein Zuschlag, unter 31.800 € (7/10) keiner, wenn ein Gläubiger es verlangt (die bestehen bleibenden Rechte zählen mit 20.000 € mit); Sicherheit 7.400 €'], // prettier-ignore
  ['without a value leaves the limits open', OPEN, '5/10 (37.000 €) und 7/10 (51.800 €) zählen das Gebot mit dem Wert der Rechte, die bleiben; den haben wir nicht gefunden; Sicherheit 7.400 €'], // prettier-ignore
])('a right that stays %s', (_, least, text) => {
  expect(courtRows(null, { ...BIDDING, least }, DAY)[0]!.text.replace(/\u00a0/gu, ' ')).toBe(text)
})

test('who lives where is told by units, and only where the notice does', () => {
  const use = [
    { by: 'owner', where: 'Erdgeschoss' },
    { by: 'nobody', where: 'Dachgeschoss' },
  ] as unknown as Parameters<typeof usedBy>[0]
  expect(usedBy(use)).toContain('Erdgeschoss: bewohnt vom Eigentümer oder Schuldner')
  expect(usedBy(use)).toContain('Dachgeschoss: leer')
  expect(usedBy(use.map(one => ({ ...one, where: null })))).toBe('')
})

test.each<[Bidding['seen'], RegExp]>([
  ['all', /hat innen besichtigt/u],
  ['part', /nicht alles von innen gesehen/u],
  ['outside', /war nicht im Haus/u],
  [null, /haben wir nicht gelesen/u],
  ['land', /^Darüber ist der Kauf/u],
])('why no more is bid follows what the appraiser saw: %s', (seen, says) => {
  expect(bidReason(seen)).toMatch(says)
  expect(courtRows(null, { ...BIDDING, seen }, calendarDate('2026-11-22')).some(({ label }) => label === 'Gutachter')).toBe(seen !== 'land') // prettier-ignore
})
