import fc from 'fast-check'
import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { heldBack } from './heldBack.ts'
import { heavyFindings, limitsOf, verdictAt, type VerdictGrounds } from './verdict.ts'
import { DAMP, SOUND, VAGUE, WORTH } from './verdict.fixture.ts'

const found = (...answers: Answer[]): VerdictGrounds => ({ ...SOUND, ...heavyFindings(answers, []) })
const RED = found({ ...DAMP, light: 'rot' })
const YELLOW = found(DAMP)
const SETTLE = found({ ...DAMP, light: 'rot', knockout: true })
const levy = (change: number | null): VerdictGrounds => ({
  ...SOUND,
  first: [
    { id: 'weg-sonderumlage', sentence: 'Die Umlage ist beschlossen.', change: change === null ? null : euro(change) },
  ],
})

// Right up to 300,000 €; a red finding may cost 20 % of it, a yellow one 10 %.
test.each<[string, VerdictGrounds, number, number, 'nur-bis'?]>([
  ['half of what a red finding may cost comes off what is right', RED, 290_000, 270_000, 'nur-bis'],
  ['half of what a yellow one may cost', YELLOW, 299_000, 285_000, 'nur-bis'],
  ['a lower asked price is right with half of it', RED, 260_000, 260_000, 'nur-bis'],
  ['what is settled first comes off the asked price, too', SETTLE, 200_000, 180_000],
  ['and off what is right where more is asked', SETTLE, 320_000, 270_000, 'nur-bis'],
  ['a levy of which nobody tells the amount', levy(null), 200_000, 180_000],
  ['one that is taken off already is not taken off again', levy(7_400), 200_000, 200_000],
  ['one that is counted in the worth is paid beside the asked price', { ...SETTLE, counted: [{ id: 'weg-sonderumlage', sentence: '', change: euro(10_000) }] }, 200_000, 171_000], // prettier-ignore
  ['an old heating costs no more than a new one', { ...found({ ...DAMP, id: 'heizung-baujahr', light: 'rot' }), heating: euro(30_000) }, 299_000, 285_000, 'nur-bis'], // prettier-ignore
  ['a new heating among the works that the limit is less by is paid for', { ...found({ ...DAMP, id: 'heizung-baujahr', light: 'rot' }), paid: ['heizung-baujahr'] }, 299_000, 299_000, 'nur-bis'], // prettier-ignore
  [
    'damp whose cost the limit is less by already is not taken off again',
    { ...SETTLE, paid: ['keller-feuchte'] },
    320_000,
    300_000,
    'nur-bis',
  ],
  ['of rot half of what it may cost beyond that sum is', { ...SETTLE, paid: ['keller-feuchte'], hidden: euro(40_000) }, 320_000, 280_000, 'nur-bis'], // prettier-ignore
  ['and pays for no damp', { ...RED, paid: ['heizung-baujahr'] }, 290_000, 270_000, 'nur-bis'],
  ['what is priced in the estimate is not taken off again', { ...RED, priced: ['keller-feuchte'], worth: VAGUE }, 290_000, 290_000, 'nur-bis'], // prettier-ignore
  ['a leaking roof costs what its offer says', { ...SOUND, ...heavyFindings([{ ...DAMP, light: 'rot', knockout: true }, { ...DAMP, id: 'dach', light: 'rot' }], []), roofOffer: euro(41_000) }, 200_000, 159_000, 'nur-bis'], // prettier-ignore
  ['nothing is known of a reserved offer that costs money', { ...SOUND, first: [{ id: 'status', sentence: 'Reserviert.', change: null }] }, 290_000, 290_000], // prettier-ignore
  ['no more than 40 % is taken for lost', { ...SOUND, ...heavyFindings([DAMP, { ...DAMP, id: 'altlasten', light: 'rot', knockout: true }, { ...DAMP, id: 'hochwasser', light: 'rot', knockout: true }, { ...DAMP, id: 'statik-setzung', light: 'rot', knockout: true }], []) }, 320_000, 240_000], // prettier-ignore
  ['a roof of asbestos cement answers twice and costs once', found({ ...DAMP, id: 'dach', light: 'rot' }, { ...DAMP, id: 'schadstoffe', light: 'rot' }), 290_000, 270_000, 'nur-bis'], // prettier-ignore
  ['three findings count, and no more', found(DAMP, { ...DAMP, id: 'dach' }, { ...DAMP, id: 'elektrik' }, { ...DAMP, id: 'fenster' }), 299_000, 255_000], // prettier-ignore
])('%s', (_, grounds, price, most, id) => {
  expect(verdictAt(euro(price), grounds)).toMatchObject({ id: id ?? 'erst-klaeren', limit: euro(most) })
})

test('what is right if all comes out badly is never more than what is right in the middle case', () => {
  const amounts = fc.integer({ min: 0, max: 200_000 })
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), fc.constantFrom(RED, YELLOW, SETTLE), (price, hidden, isPaid, one) => {
      const paid = isPaid ? { paid: ['keller-feuchte'] as const } : {}
      const held = heldBack(euro(100_000 + price), euro(300_000), { ...one, ...paid, hidden: euro(hidden) })
      if (held && one !== SETTLE) expect(held.worst.cents).toBeLessThanOrEqual(held.step.amount.cents)
    }),
  )
})

test('what the limit is less by already is not held back again, but for what hides beyond it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 400_000 }), fc.constantFrom(RED, YELLOW, SETTLE), (price, one) => {
      expect(heldBack(euro(price), euro(300_000), { ...one, paid: ['keller-feuchte'] })).toBeNull()
    }),
  )
  const rot = heldBack(euro(300_000), euro(300_000), { ...SETTLE, paid: ['keller-feuchte'], hidden: euro(50_000) })
  expect(rot).toMatchObject({ step: { amount: euro(275_000) }, worst: euro(250_000) })
})

test('a condition that nobody tells costs half of what the worst one would', () => {
  const unseen = { ...SOUND, worth: { ...WORTH, prudent: euro(240_000), open: [{ id: 'zustand', label: 'Zustand nicht bekannt', change: euro(40_000) }] } } // prettier-ignore
  expect(verdictAt(euro(300_000), unseen)).toMatchObject({
    id: 'nur-bis',
    light: 'gelb',
    limit: euro(270_000),
    heldBack: { label: 'Unsere Grenze, bis der Zustand gesehen ist' },
  })
  expect(verdictAt(euro(260_000), unseen)).toMatchObject({ id: 'nur-bis', limit: euro(260_000) })
  expect(verdictAt(euro(240_000), unseen)).toMatchObject({ id: 'weiterverfolgen' })
  // Too much either way, however near to it.
  expect(verdictAt(euro(302_000), { ...unseen, worth: { ...unseen.worth, prudent: euro(296_000) } })).toMatchObject({ id: 'nur-bis', limit: euro(298_000) }) // prettier-ignore
  // What is known of a home that was never renewed says more than the worst that is usual.
  const right = { ...unseen.worth, untouched: { right: euro(290_000) } as never }
  expect(verdictAt(euro(300_000), { ...unseen, worth: right }).limit).toEqual(euro(295_000))
  const ofPlot = { ...unseen.worth, open: [{ id: 'lage', label: 'Lage', change: euro(40_000) }] }
  expect(verdictAt(euro(300_000), { ...unseen, worth: ofPlot }).limit).toEqual(euro(300_000))
})

test('it comes off what is right where no price is asked, and not off what the court found', () => {
  expect(verdictAt(null, SETTLE)).toMatchObject({ id: 'erst-klaeren', limit: euro(270_000) })
  const counted = [{ id: 'weg-sonderumlage', sentence: '', change: euro(10_000) }]
  expect(verdictAt(null, { ...SETTLE, counted }).limit).toEqual(euro(270_000))
  expect(verdictAt(null, { ...SETTLE, auction: true })).toMatchObject({ id: 'erst-klaeren', limit: euro(300_000) })
})

test('the share that is held back is that of what is left when a levy is paid', () => {
  const counted = [{ id: 'weg-sonderumlage', sentence: '', change: euro(10_000) }]
  const { sentence } = verdictAt(euro(200_000), { ...SETTLE, counted })
  expect(sentence).toContain('höchstens 171.000\u00a0€: 10\u00a0% weniger, die Hälfte dessen, was es kosten kann (Annahme), nach 10.000\u00a0€, die zum Preis kommen.') // prettier-ignore
})

test('works that the condition asks for are taken off already', () => {
  const backlog = found({ ...DAMP, id: 'instandhaltungsstau' })
  expect(verdictAt(euro(299_000), backlog).limit).toEqual(euro(285_000))
  expect(verdictAt(euro(299_000), { ...backlog, works: euro(40_000) }).limit).toEqual(euro(299_000))
})

test('where bids are called for, or two outcomes have prices of their own, those stay', () => {
  expect(verdictAt(euro(240_001), { ...RED, mayRise: true }).limit).toEqual(euro(300_000))
  const outcome = { when: 'frei', limit: euro(300_000), atUsualRent: false }
  const state = { id: 'vermietet', name: 'Frei oder vermietet', outcomes: [outcome, outcome], isEven: true } as const
  expect(verdictAt(euro(290_000), { ...RED, states: [state] }).limit).toEqual(euro(290_000))
})

test('says why it is less, and of a price that is far too high that even nothing would not help', () => {
  expect(verdictAt(euro(290_000), RED).sentence).toContain(
    'Solange das offen ist, zahlen Sie höchstens 270.000\u00a0€: 7\u00a0% weniger, die Hälfte dessen, was es kosten kann (Annahme).',
  )
  expect(verdictAt(euro(290_000), RED).heldBack?.formula).toBe(
    '300.000\u00a0€ × (1 − 50\u00a0% × 20\u00a0%), abgerundet',
  )
  expect(verdictAt(euro(200_000), SETTLE).heldBack?.formula).toBe(
    '200.000\u00a0€ × (1 − 50\u00a0% × 20\u00a0%), abgerundet',
  )
  expect(verdictAt(euro(500_000), RED).sentence).toContain(
    'höchstens 300.000\u00a0€, auch wenn das Offene nichts kostet',
  )
  expect(verdictAt(euro(500_000), SOUND).sentence).not.toContain('Offene')
})

test('of what is only found it is never less than a price at which the light is green', () => {
  const shares = fc.double({ min: 0.6, max: 1, noNaN: true })
  fc.assert(
    fc.property(shares, shares, fc.constantFrom(RED, YELLOW), (careful, asked, one) => {
      const grounds = { ...one, worth: { ...WORTH, prudent: euro(Math.round(300_000 * careful)) } }
      const price = euro(Math.round(300_000 * asked))
      const { id, limit } = verdictAt(price, grounds)
      const green = limitsOf(grounds).green!
      expect(limit!.cents).toBeLessThanOrEqual(price.cents)
      if (id === 'erst-klaeren') expect(limit!.cents + 100_000).toBeGreaterThan(green.cents)
    }),
  )
})

test('damp is paid for, and what may take the home away is settled first', () => {
  const of = (id: Answer['id'], price: number) =>
    verdictAt(euro(price), { ...SOUND, ...heavyFindings([{ ...DAMP, id, light: 'rot', knockout: true }], []) }).id
  for (const id of ['keller-feuchte', 'schaedlinge-holz', 'weg-sonderumlage'] as const)
    expect(of(id, 295_000)).toBe('nur-bis')
  for (const id of [
    'altlasten',
    'anbau-ausbau-genehmigt',
    'statik-setzung',
    'hochwasser',
    'wohnrecht-niessbrauch',
  ] as const)
    expect(of(id, 295_000)).toBe('erst-klaeren')
  // Right even if it comes out badly: no lower price answers it.
  expect(of('keller-feuchte', 200_000)).toBe('erst-klaeren')
})
