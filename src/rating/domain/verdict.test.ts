import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euro, inEuro } from '#kernel/money.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { heavyFindings, limitsOf, verdictAt, type VerdictGrounds } from './verdict.ts'
import { DAMP, SOUND, VAGUE, WORTH } from './verdict.fixture.ts'
import { evenAtBest } from './verdictWords.ts'
import { noOfferOf } from './noOffer.ts'
import { withoutFigure } from './withoutFigure.ts'

const found = (answer: Answer) => ({ ...SOUND, ...heavyFindings([answer], []) })
const YELLOW = found(DAMP)
const RED = found({ ...DAMP, light: 'rot' })
const KNOCKOUT = found({ ...DAMP, id: 'teilverkauf-rente', light: 'rot', knockout: true })
/** An expert tells what it is. */
const UNSETTLED = found({ ...DAMP, light: 'rot', knockout: true })
/** A levy that the exposé names is taken off the worth. */
const LEVY = {
  ...SOUND,
  counted: [{ id: 'weg-sonderumlage', sentence: 'Die Umlage ist abgezogen.', change: euro(7_400) }],
}
/** No more than a new one costs. */
const OLD_HEATING = { ...found({ ...DAMP, id: 'heizung-baujahr', light: 'rot' }), heating: euro(30_000) }
/** A backlog whose works are taken off. */
const WORN = { ...found({ ...DAMP, id: 'instandhaltungsstau' }), works: euro(40_000) }
const OF_OTHERS = found({ ...DAMP, id: 'grundbuch-abt2' })
const PLACE = { id: 'lage', label: 'Postleitzahl nicht bekannt', change: euro(20_000) }
const RESERVED = { ...SOUND, first: [{ id: 'status', sentence: 'Das Angebot ist reserviert.', change: null }] }

describe('the verdict at a price, right up to 300.000 €', () => {
  test.each([
    [SOUND, 300_000, 'weiterverfolgen', 'grün'],
    // What no estimate tells from the right price is fair; from there on it is clearly too high.
    [SOUND, 315_000, 'weiterverfolgen', 'grün'],
    [SOUND, 315_001, 'nur-bis', 'gelb'],
    [SOUND, 400_000, 'nur-bis', 'gelb'],
    [SOUND, 400_001, 'nicht', 'rot'],
    // A sum that is taken off already is an argument, and nothing to be settled first.
    [LEVY, 300_000, 'weiterverfolgen', 'grün'],
    [LEVY, 300_001, 'nur-bis', 'gelb'],
    // What only costs money forbids nothing: the asked price is the most to pay.
    [WORN, 300_000, 'nur-bis', 'gelb'],
    [WORN, 300_001, 'nur-bis', 'gelb'],
    [{ ...SOUND, worth: VAGUE }, 280_000, 'weiterverfolgen', 'grün'],
    [{ ...SOUND, worth: VAGUE }, 280_001, 'nur-bis', 'gelb'],
    [{ ...SOUND, worth: VAGUE }, 295_000, 'nur-bis', 'gelb'],
    [{ ...LEVY, worth: VAGUE }, 295_000, 'nur-bis', 'gelb'],
    [{ ...SOUND, worth: VAGUE }, 310_000, 'nur-bis', 'gelb'],
    [{ ...SOUND, worth: VAGUE }, 316_000, 'nur-bis', 'gelb'],
    [{ ...SOUND, worth: VAGUE }, 400_001, 'nicht', 'rot'],
    [YELLOW, 270_000, 'weiterverfolgen', 'grün'],
    [YELLOW, 270_001, 'nur-bis', 'gelb'],
    // A right of others is settled first, and so is what a viewing does not show.
    [OF_OTHERS, 270_001, 'erst-klaeren', 'gelb'],
    [{ ...OF_OTHERS, worth: VAGUE }, 290_000, 'erst-klaeren', 'gelb'],
    [{ ...SOUND, worth: { ...VAGUE, open: [PLACE] } }, 290_000, 'erst-klaeren', 'gelb'],
    [{ ...SOUND, worth: VAGUE, outdated: true }, 290_000, 'erst-klaeren', 'gelb'],
    [{ ...SOUND, worth: VAGUE, mayRise: true }, 290_000, 'erst-klaeren', 'gelb'],
    [RED, 240_000, 'weiterverfolgen', 'grün'],
    [RED, 240_001, 'nur-bis', 'gelb'],
    [OLD_HEATING, 270_000, 'weiterverfolgen', 'grün'],
    [OLD_HEATING, 270_001, 'nur-bis', 'gelb'],
    [{ ...OLD_HEATING, heating: euro(0) }, 240_001, 'nur-bis', 'gelb'],
    [RESERVED, 100_000, 'erst-klaeren', 'gelb'],
    [RESERVED, 300_000, 'erst-klaeren', 'gelb'],
    [RESERVED, 350_000, 'nur-bis', 'gelb'],
    [{ ...RESERVED, worth: { ...WORTH, best: euro(350_000) } }, 350_000, 'erst-klaeren', 'gelb'],
    [RESERVED, 400_001, 'nicht', 'rot'],
    [UNSETTLED, 100_000, 'erst-klaeren', 'gelb'],
    [UNSETTLED, 350_000, 'nur-bis', 'gelb'],
    [UNSETTLED, 400_001, 'nicht', 'rot'],
    [KNOCKOUT, 100_000, 'nicht', 'rot'],
    [{ ...SOUND, worth: null, noWorth: 'Es gibt keinen Markt.' }, 100_000, 'erst-klaeren', 'gelb'],
    [SOUND, null, 'erst-klaeren', 'gelb'],
    [{ ...SOUND, auction: true }, null, 'nur-bis', 'gelb'],
    [{ ...YELLOW, auction: true }, null, 'erst-klaeren', 'gelb'],
    // Who was inside for the court has priced it: what is left is how much to bid.
    [{ ...SOUND, auction: true, inspected: true }, null, 'nur-bis', 'gelb'],
    [{ ...SOUND, inspected: true }, null, 'erst-klaeren', 'gelb'],
    [{ ...RESERVED, auction: true, inspected: true }, null, 'erst-klaeren', 'gelb'],
    [{ ...UNSETTLED, auction: true, inspected: true }, null, 'erst-klaeren', 'gelb'],
    [{ ...SOUND, auction: true, inspected: true, worth: null }, null, 'erst-klaeren', 'gelb'],
  ] as const)('case %#: asked %s', (grounds, price, id, light) => {
    expect(verdictAt(price === null ? null : euro(price), grounds)).toMatchObject({ id, light })
  })

  test('names X and that no estimate tells the asked price from it', () => {
    expect(verdictAt(euro(301_000), SOUND).sentence).toBe(
      'Weiterverfolgen: Gefordert sind 301.000\u00a0€, nach unserer Rechnung sind bis 300.000\u00a0€ richtig. Einen so kleinen Unterschied zeigt keine Schätzung, und nichts Schweres spricht dagegen.',
    )
  })

  test.each([
    // Nobody pays more than is asked, however much it is worth.
    ['asked less than it is worth', SOUND, 240_000, 240_000],
    ['asked a little more', SOUND, 312_000, 300_000],
    ['asked far more', SOUND, 380_000, 300_000],
    ['with something open', RESERVED, 205_000, 205_000],
    // Bids begin there.
    ['bids are called for', { ...SOUND, mayRise: true }, 240_000, 300_000],
    ['nothing asked', SOUND, null, 300_000],
  ] as const)('X is the most to pay: %s', (_name, grounds, price, most) => {
    expect(verdictAt(price === null ? null : euro(price), grounds).limit).toEqual(euro(most))
  })

  test('a price that is right is told as such, without the sum that it is worth', () => {
    expect(verdictAt(euro(240_000), SOUND).sentence).toBe(
      'Weiterverfolgen: 240.000\u00a0€ sind nach unserer Rechnung nicht zu viel, und nichts Schweres spricht dagegen. Mehr als gefordert zahlen Sie nicht: Verhandeln Sie nur nach unten.',
    )
    expect(verdictAt(euro(240_000), { ...SOUND, mayRise: true }).sentence).toContain(
      'richtig ist (300.000\u00a0€), und',
    )
  })

  test('where only money is open and no more is asked than is right, X is what is asked', () => {
    const { limit, sentence, heldBack } = verdictAt(euro(285_000), { ...SOUND, worth: VAGUE })
    expect([limit, heldBack]).toEqual([euro(285_000), undefined])
    expect(sentence).toBe(
      'Nur bis 285.000\u00a0€: Mehr ist nicht gefordert, und wenn das Offene nichts kostet, wären bis 300.000\u00a0€ richtig. Zustand nicht bekannt: Das kann den richtigen Preis um 20.000\u00a0€ ändern.',
    )
  })

  test('names X and what decides', () => {
    expect(verdictAt(euro(350_000), SOUND).sentence).toBe(
      'Nur bis 300.000\u00a0€: Gefordert sind 350.000\u00a0€, 16,7\u00a0% mehr. Mehr bringen vergleichbare Objekte am Ort nach unserer Schätzung in der Regel nicht.',
    )
    expect(verdictAt(euro(290_000), { ...YELLOW, worth: VAGUE }).points.map(({ id }) => id)).toEqual([
      'keller-feuchte',
      'zustand',
    ])
    expect(verdictAt(null, { ...SOUND, auction: true }).sentence).toMatch(
      /^Nur bis 300\.000\u00a0€ bieten: Mehr ist es nach unserer Rechnung/u,
    )
    expect(verdictAt(null, { ...YELLOW, auction: true }).sentence).toContain('höchstens 300.000\u00a0€')
    expect(verdictAt(euro(1), { ...SOUND, worth: null, noWorth: 'Es gibt keinen Markt.' }).sentence).toContain(
      'keinen Markt',
    )
  })

  test('above what is known to be right, what is not known decides before what is found', () => {
    const worth = { ...VAGUE, best: euro(380_000) }
    const { id, points, sentence } = verdictAt(euro(420_000), { ...YELLOW, worth })
    expect([id, points.map(point => point.id)]).toEqual(['nur-bis', ['zustand', 'keller-feuchte']])
    expect(sentence).toContain('420.000\u00a0€, richtig wären höchstens 300.000\u00a0€, im günstigsten Fall 380.000')
    const dearer = { ...YELLOW, worth: { ...worth, best: euro(480_000) } }
    expect(verdictAt(euro(420_000), dearer).sentence).toContain('im günstigsten Fall auch der geforderte Preis.')
  })

  test('what is paid beside the price is told where it makes the limits', () => {
    const worth = { ...VAGUE, best: euro(380_000), beside: euro(30_000) }
    const { sentence } = verdictAt(euro(420_000), { ...YELLOW, worth })
    expect(sentence).toContain(
      'höchstens 300.000\u00a0€, im günstigsten Fall 380.000\u00a0€, beides nach Abzug der 30.000\u00a0€, die neben dem Preis zu zahlen sind',
    )
    const settled = { ...YELLOW, worth: { ...worth, best: worth.ceiling } }
    expect(verdictAt(euro(330_000), settled).sentence).not.toContain('beides')
    expect(evenAtBest(worth)).toBe('selbst im günstigsten Fall nach Abzug der 30.000\u00a0€ neben dem Preis')
    expect(evenAtBest(VAGUE)).toBe('selbst im günstigsten Fall')
  })

  test('never calls a price right that lies above the highest right one', () => {
    expect(verdictAt(euro(325_000), UNSETTLED).sentence).toBe(
      'Nur bis 270.000\u00a0€: Gefordert sind 325.000\u00a0€, richtig wären höchstens 300.000\u00a0€. Der Keller ist feucht. Solange das offen ist, zahlen Sie höchstens 270.000\u00a0€: 10\u00a0% weniger, die Hälfte dessen, was es kosten kann (Annahme).',
    )
    expect(verdictAt(euro(350_000), RESERVED).sentence).toBe(
      'Nur bis 300.000\u00a0€: Gefordert sind 350.000\u00a0€, 16,7\u00a0% mehr. Mehr bringen vergleichbare Objekte am Ort nach unserer Schätzung in der Regel nicht. Vorher klären: Das Angebot ist reserviert.',
    )
    expect(verdictAt(euro(290_000), RESERVED).sentence).toContain('können richtig sein')
  })
})

test('says nothing of silence where a heavy finding is priced in, or where a price was not read safely', () => {
  expect(verdictAt(euro(200_000), RED).sentence).toContain('auch wenn das Offene schlecht ausgeht')
  const unread = { ...SOUND, noPrice: 'Der Preis steht evtl. auf Seite 2, nicht sicher gelesen.' }
  expect(verdictAt(null, unread).sentence).toContain('evtl. auf Seite 2')
  expect(verdictAt(null, unread).sentence).not.toContain('nennt keinen Preis')
})

test('an Erbbaurecht lowers green by each clause that is open, and not where all are told', () => {
  const clause = (id: Answer['id'], state: Answer['state']): Answer => ({ ...DAMP, id, state, light: null })
  const erbbau: Answer = { ...DAMP, id: 'erbbaurecht' }
  const greenWith = (...clauses: Answer[]) => limitsOf({ ...SOUND, ...heavyFindings([erbbau, ...clauses], []) }).green
  expect(greenWith(clause('erbbauzins', 'belegt'), clause('erbbau-heimfall', 'belegt'))).toEqual(euro(315_000))
  expect(greenWith(clause('erbbauzins', 'belegt'), clause('erbbau-heimfall', 'nicht im Exposé'))).toEqual(euro(285_000))
  const all = ['erbbauzins', 'erbbau-heimfall', 'erbbau-restlaufzeit', 'erbbau-zustimmung'] as const
  expect(greenWith(...all.slice(0, 2).map(id => clause(id, 'unsicher')))).toEqual(euro(270_000))
  expect(greenWith(...all.map(id => clause(id, 'nicht im Exposé')))).toEqual(euro(240_000))
})

test('what is true of every house of its age is no finding on this one', () => {
  expect(heavyFindings([{ ...DAMP, state: 'geschätzt' }], []).heavy).toEqual([])
  expect(heavyFindings([{ ...DAMP, weight: 4 }], []).heavy).toEqual([])
  expect(heavyFindings([{ ...DAMP, weight: 4, light: 'rot' }], []).heavy).toHaveLength(1)
})

test('as the price rises the light goes from green to yellow to red and never back, and X is never above the ceiling', () => {
  const worths = fc.record({
    ceiling: fc.integer({ min: 5_000_000, max: 500_000_000 }).map(cents => ({ cents })),
    share: fc.double({ min: 0.6, max: 1, noNaN: true }),
  })
  const grounds = fc.constantFrom(SOUND, YELLOW, RED)
  fc.assert(
    fc.property(worths, grounds, ({ ceiling, share }, one) => {
      const worth = { ...WORTH, ceiling, best: ceiling, prudent: { cents: Math.round(ceiling.cents * share) } }
      const lights = Array.from({ length: 60 }, (_, step) => {
        const verdict = verdictAt({ cents: Math.round((ceiling.cents * (step + 1)) / 30) }, { ...one, worth })
        expect(verdict.limit!.cents).toBeLessThanOrEqual(ceiling.cents)
        return verdict.light
      })
      expect(lights.join(' ')).toMatch(/^(?:grün )+(?:gelb )+(?:rot ?)+$/u)
    }),
  )
})

describe('an offer that is years old', () => {
  const OLD = { ...RESERVED, outdated: true }

  test.each([
    [RESERVED, 150_000, 'erst-klaeren', 'gelb'],
    [RESERVED, 390_000, 'nur-bis', 'gelb'],
    [OLD, 150_000, 'erst-klaeren', 'gelb'],
    [OLD, 300_000, 'erst-klaeren', 'gelb'],
    [OLD, 390_000, 'erst-klaeren', 'gelb'],
    [OLD, 400_000, 'erst-klaeren', 'gelb'],
    [OLD, 400_001, 'nicht', 'rot'],
    [{ ...OLD, knockouts: KNOCKOUT.knockouts }, 150_000, 'nicht', 'rot'],
  ] as const)('case %#: is asked for before every price within reach', (grounds, price, id, light) => {
    expect(verdictAt(euro(price), grounds)).toMatchObject({ id, light })
  })

  test('is told as the reason, with what would be right today, and nothing is offered', () => {
    const given = verdictAt(euro(390_000), OLD)
    expect(given.sentence).toBe(
      'Erst klären: Das Angebot ist reserviert. Bis dahin sagt der genannte Preis nichts; nach heutigen Daten wären höchstens 300.000\u00a0€ richtig.',
    )
    expect([OLD, RESERVED].map(grounds => noOfferOf(given, grounds) !== null)).toEqual([true, false])
  })
})

test('the light changes at its limits', () => {
  const { green, yellow } = limitsOf({ ...YELLOW, worth: VAGUE })
  expect([green, yellow].map(limit => limit && inEuro(limit))).toEqual([252_000, 400_000])
  expect(limitsOf(KNOCKOUT)).toEqual({ green: null, yellow: null })
})

test('who buys with a right of use on it is told no figure, and no price above the free value is called open', () => {
  const point = { id: 'wohnrecht-niessbrauch', sentence: 'Nießbrauch für die Verkäuferin.', change: null }
  const burdened = { ...SOUND, worth: withoutFigure(SOUND.worth, [point], false), first: [point] }
  expect(verdictAt(euro(200_000), burdened)).toMatchObject({ id: 'erst-klaeren', limit: null })
  expect(verdictAt(euro(900_000), burdened)).toMatchObject({ id: 'nicht', limit: null })
  expect(withoutFigure(SOUND.worth, [], false)).toBe(SOUND.worth)
  // A court or its expert has said what the right is worth.
  expect(withoutFigure(SOUND.worth, [point], true)).toBe(SOUND.worth)
})

describe('a heavy topic that the exposé names and nobody read safely', () => {
  const question = 'Liegt es im Überschwemmungsgebiet?'
  const unread = found({ ...DAMP, id: 'hochwasser', question, state: 'unsicher', light: null })
  const cheap = euro(250_000)

  test('is no point of the decision, but a green light speaks only of what was read', () => {
    const { light, sentence, points } = verdictAt(cheap, unread)
    expect(light).toBe('grün')
    expect(sentence).toContain('in dem, was wir sicher gelesen haben')
    expect(sentence).not.toContain(question)
    expect(points).toEqual([])
    expect(verdictAt(cheap, SOUND).sentence).not.toContain('sicher gelesen')
  })

  test('is not judged: the limits of the light stay', () => {
    expect(limitsOf(unread)).toEqual(limitsOf(SOUND))
  })

  test.each([
    ['of which the exposé is silent', { id: 'hochwasser', state: 'unsicher', light: null, evidence: [] }],
    ['of little weight', { id: 'radon', state: 'unsicher', light: null }],
    ['that was read', { id: 'hochwasser', light: 'grün' }],
  ] as const)('but none %s', (_name, other) => {
    expect(found({ ...DAMP, ...other }).unread).toBe(false)
  })
})

test('no price is offered without an estimate while a heavy point is open', () => {
  const offered = (grounds: VerdictGrounds) => noOfferOf(verdictAt(euro(158_900), grounds), grounds)
  const blind = { ...SOUND, worth: null, noWorth: 'Keine Daten.' }
  expect(offered({ ...blind, first: RESERVED.first })).toContain('kein Gebot')
  expect(offered({ ...RED, worth: null })).toContain('kein Gebot')
  expect(offered(blind)).toBeNull()
  expect(offered(RESERVED)).toBeNull()
})

test('a short Erbbaurecht is a condition that bank and owner settle: never green, never a K.-o.', () => {
  const term: Answer = { ...DAMP, id: 'erbbau-restlaufzeit', light: 'rot', knockout: true, weight: 4 }
  const found = heavyFindings([term], [])
  expect(found.knockouts).toEqual([])
  expect(found.first.map(({ id }) => id)).toEqual(['erbbau-restlaufzeit'])
  expect(limitsOf({ ...SOUND, ...found }).green).toBeNull()
  expect(verdictAt(euro(300_000), { ...SOUND, ...found }).id).toBe('erst-klaeren')
})
