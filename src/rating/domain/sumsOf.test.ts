import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, ZERO } from '#kernel/money.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { StatedCost } from '#extraction/domain/statements/statedCosts.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { homeOf } from '#finance/domain/plan/home.ts'
import { levyOf } from '#finance/domain/plan/levy.ts'
import { burdenOf, communityPoints, countedPoints, levyArguments } from './sumsOf.ts'

const FLAT = offerWith({ kaufpreis: 164_900, objektart: 'Eigentumswohnung', wohnflaeche: 48 })
const MONEY = { levy: { due: null, expected: null, note: null }, home: homeOf(FLAT, calendarDate('2026-11-25')) }
const PROPOSED: StatedLevy = {
  own: 25_092,
  payer: null,
  due: null,
  fromWhole: { low: 612_000, whole: 612_000, reserve: null, share: { numerator: 41, denominator: 1_000 } },
  isProposed: true,
  evidence: { page: 2, quote: 'einen Rahmen von 612.000 €', box: [1, 2, 3, 4] },
}

test('what a community is still to vote on is put before the price with the share of this flat, as worked out', () => {
  const [point] = communityPoints({ ...NO_SUMS, levies: [PROPOSED] }, MONEY, FLAT)
  expect(point?.change).toEqual(euro(25_092))
  expect(point?.sentence).toMatch(
    /612\.000\u00a0€ zu; beschlossen ist dafür noch keine Umlage.*41\/1\.000.*25\.092\u00a0€/u,
  )
  expect(communityPoints(NO_SUMS, MONEY, FLAT)).toEqual([])
})

test('a share that is not told is taken from the number of homes, and called an assumption', () => {
  const share = { numerator: 1, denominator: 8, isAssumed: true } as const
  const levy = { ...PROPOSED, own: 30_000, fromWhole: { low: 240_000, whole: 240_000, reserve: null, share } }
  const [point] = communityPoints({ ...NO_SUMS, levies: [levy] }, MONEY, FLAT)
  expect(point?.sentence).toMatch(
    /240\.000\u00a0€ zu.*nicht gefunden.*8 gleich großen Einheiten \(unsere Annahme\).*30\.000\u00a0€/u,
  )
  expect(point?.sentence).not.toMatch(/1\/8/u)
  expect(point?.change).toEqual(euro(30_000))
})

test.each([
  [41_000, /7\.500\u00a0€, und 5\.791,67\u00a0€|7\.500\u00a0€, und 5\.792\u00a0€/u],
  [300_000, /7\.500\u00a0€\. /u],
  [1_900, /7\.500\u00a0€\. /u],
])('beside a reserve of %s € it is told what is left for each home if it goes first', (reserve, words) => {
  const share = { numerator: 1, denominator: 24, isAssumed: true } as const
  const levy = { ...PROPOSED, own: 7_500, fromWhole: { low: 180_000, whole: 180_000, reserve: null, share } }
  const flat = offerWith({ objektart: 'Eigentumswohnung', wohnflaeche: 82, erhaltungsruecklage: reserve })
  expect(communityPoints({ ...NO_SUMS, levies: [levy] }, MONEY, flat)[0]?.sentence).toMatch(words)
})

test('a share that is stated itself is told, and whatever is still to be voted on is off the limit and an argument', () => {
  const told = (levy: Partial<StatedLevy>) => {
    const levies = [{ ...PROPOSED, own: 7_200, fromWhole: null, ...levy }]
    const sums = { ...NO_SUMS, levies }
    const money = { ...MONEY, levy: levyOf([], levies) }
    const points = communityPoints(sums, money, FLAT).map(({ sentence, change }) => [sentence, change])
    return { points, burden: burdenOf(money), argued: levyArguments(sums, money).map(({ amount }) => amount) }
  }
  const share = euro(7_200)
  expect(told({})).toEqual({ points: [[expect.stringMatching(/erst abstimmen.*7\.200\u00a0€.*Grenze und Gesamtbetrag/u), share]], burden: share, argued: [share] }) // prettier-ignore
  expect(told({ own: null })).toEqual({ points: [], burden: ZERO, argued: [] })
  expect(told({ payer: 'seller' })).toEqual({ points: [], burden: ZERO, argued: [] })
})

test('a decided levy that the buyer is to take over is bargained off the price; one at law comes before every price', () => {
  const sentence = (levy: Partial<StatedLevy>) => {
    const levies = [{ ...PROPOSED, isProposed: false, due: 'zahlbar am 1. März 2027', own: 9_600, fromWhole: null, ...levy }]
    const sums = { ...NO_SUMS, levies }
    const money = { ...MONEY, levy: levyOf([], levies) }
    return [countedPoints(sums, money)[0]?.sentence, communityPoints(sums, money, FLAT)[0]?.sentence]
  } // prettier-ignore
  expect(sentence({})).toEqual([expect.stringMatching(/beschlossene Sonderumlage.*wer sie zahlt/u), undefined])
  expect(sentence({ payer: 'buyer' })[0]).toMatch(/vom Preis herunter/u)
  expect(sentence({ payer: 'buyer', isContested: true })).toEqual([undefined, expect.stringContaining('angefochten')])
})

test('what a levy pays for, when the works begin and what of it is paid stand beside its sum', () => {
  const levy = { ...PROPOSED, isProposed: false, due: 'fällig am 1. März 2027', own: 6_200, fromWhole: null } as const
  const sentence = (more: Partial<StatedLevy>) => {
    const levies = [{ ...levy, ...more }]
    return countedPoints({ ...NO_SUMS, levies }, { ...MONEY, levy: levyOf([], levies) })[0]?.sentence
  }
  expect(sentence({})).toMatch(/^Zum Preis kommt die beschlossene Sonderumlage: 6\.200/u)
  expect(sentence({ named: 'Erneuerung der Aufzüge', begins: 'im Mai 2027', ofFlat: 12_400 })).toMatch(
    /Sonderumlage für „Erneuerung der Aufzüge“ \(Beginn im Mai 2027\): 6\.200.*Rest von 12\.400.*6\.200.*laut Exposé bezahlt/u,
  )
  const fromWhole = { low: 612_000, whole: 612_000, reserve: null, share: { numerator: 41, denominator: 1_000 } }
  expect(sentence({ fromWhole })).toMatch(/: nach Ihrem Anteil von 41\/1\.000 höchstens 6\.200/u)
  expect(sentence({ fromWhole, works: { kinds: ['dach'], cost: 612_000, byLevyAlone: true } })).toMatch(
    /: nach Ihrem Anteil von 41\/1\.000 6\.200/u,
  )
  expect(sentence({ works: { kinds: ['dach', 'balkon'], cost: 80_000 } })).toMatch(
    /für Dach und Balkon \(Kosten aller Eigentümer 80\.000\u00a0€\)/u,
  )
})

test('of an estimate from … to … both ends are told, and what is left of them after the reserve', () => {
  const share = { numerator: 782, denominator: 10_000 }
  const fromWhole = { low: 465_000, whole: 520_000, reserve: 96_000, share }
  const told = (levy: Partial<StatedLevy>) =>
    communityPoints({ ...NO_SUMS, levies: [{ ...PROPOSED, own: 33_157, fromWhole, ...levy }] }, MONEY, FLAT)[0]
  expect(told({})?.sentence).toMatch(
    /465\.000\u00a0€ bis 520\.000\u00a0€.*782\/10\.000.*36\.363\u00a0€ bis 40\.664\u00a0€, und 28\.856\u00a0€ bis 33\.157\u00a0€.*Rücklage von 96\.000\u00a0€/u,
  )
  expect(told({})?.change).toEqual(euro(33_157))
  expect(told({ fromWhole: { ...fromWhole, reserve: null } })?.sentence).not.toMatch(/Rücklage/u)
})

const PLANT: StatedCost = {
  subject: 'heizung',
  low: 240_000,
  high: 240_000,
  isNet: false,
  needed: true,
  inFlat: false,
  bySeller: false,
  evidence: { page: 2, quote: 'mit etwa 240.000 € gerechnet', box: [1, 2, 3, 4] },
}

test('works on the house round a flat come as a levy where the reserve does not hold them', () => {
  const told = (cost: StatedCost, reserve: number | null, offer = FLAT) =>
    communityPoints(
      { ...NO_SUMS, costs: [cost] },
      { ...MONEY, home: homeOf(offer, calendarDate('2026-11-25')) },
      {
        numbers: { ...offer.numbers, erhaltungsruecklage: reserve },
      },
    ).map(({ sentence }) => sentence)
  expect(told(PLANT, 97_000)).toEqual([expect.stringMatching(/240\.000\u00a0€ zu \(Heizung\).*97\.000\u00a0€/u)])
  expect(told(PLANT, null)).toEqual([expect.stringMatching(/Rücklage ist, haben wir nicht gefunden/u)])
  expect(told(PLANT, 600_000)).toEqual([])
  expect(told({ ...PLANT, needed: false }, null)).toEqual([])
  expect(told({ ...PLANT, inFlat: true }, null)).toEqual([])
  expect(told(PLANT, null, offerWith({ objektart: 'Einfamilienhaus', wohnflaeche: 120 }))).toEqual([])
})

test('a levy that is decided, with its share and its day, is money: told and counted, and in the way of nothing', () => {
  const amount = euro(17_422)
  const told = (levy: Partial<StatedLevy>) => {
    const levies = [
      { ...PROPOSED, own: 17_422, fromWhole: null, isProposed: false, due: 'fällig zum 1. Februar 2027', ...levy },
    ]
    const money = { ...MONEY, levy: levyOf([], levies) }
    const sums = { ...NO_SUMS, levies }
    return [communityPoints(sums, money, FLAT).length, countedPoints(sums, money).map(({ change }) => change)]
  }
  expect(told({})).toEqual([0, [amount]])
  expect(told({ payer: 'buyer' })).toEqual([0, [amount]])
  // Without its day nobody knows whether it is decided; what is voted on is not.
  expect(told({ due: null })).toEqual([1, []])
  const decided = { page: 2, quote: 'Die Sonderumlage ist beschlossen, Anteil 17.422 €', box: [1, 2, 3, 4] } as const
  expect(told({ due: null, evidence: decided })).toEqual([0, [amount]])
  const open = { ...decided, quote: 'Die Sonderumlage ist noch nicht beschlossen, Anteil 17.422 €' }
  expect(told({ due: null, evidence: open })).toEqual([1, []])
  expect(told({ isProposed: true })[1]).toEqual([])
  expect(told({ payer: 'seller' })).toEqual([0, []])
})
