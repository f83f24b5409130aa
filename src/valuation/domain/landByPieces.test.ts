import { expect, test } from 'vitest'
import type { LandPiece, Stand } from '#extraction/domain/statements/landPieces.ts'
import { holzvorrat } from '#reference/market/holzvorrat.ts'
import { growthOf, soilOfPieces } from './landByPieces.ts'
import type { StandTold } from './remarkFlags.ts'

const piece = (stand: Stand | null, areaM2 = 10_000, use: LandPiece['use'] = 'wald'): LandPiece => ({
  ...{ areaM2, use, stand, row: '' },
  evidence: { page: 1, quote: '', box: [0, 0, 0, 0] },
})
const beech: Stand = { kind: 'trees', tree: 'buche', age: 100, perHectare: null, bareM2: 0 }
const told: StandTold = { whole: null, perHectare: 320, measured: null, wood: null, bare: 0, evidence: [] }
/** €/m² at which a cubic metre brings 50 €. */
const SOIL = 0.5
const valueOf = (pieces: LandPiece[], flags: { stand?: StandTold; planting?: number } = {}) =>
  growthOf(pieces, flags, SOIL)?.value

test('between the ages of the table the wood grows evenly, and young trees have none', () => {
  expect(holzvorrat('buche', 100)).toBe(282)
  expect(holzvorrat('buche', 90)).toBe(244)
  expect(holzvorrat('fichte', 15)).toBe(0)
  expect(holzvorrat('eiche', 200)).toBe(holzvorrat('eiche', 140))
})

test('trees without a volume are worth that of their kind and age, and what is cleared of them none', () => {
  expect(valueOf([piece(beech)])).toBe(282 * 43)
  expect(valueOf([piece({ ...beech, bareM2: 5_000 })])).toBe(141 * 43 - 1_625)
})

test('a volume told in the row goes before the table, and one told of a kind holds for that kind alone', () => {
  const measured: Stand = { ...beech, perHectare: { volume: 200, isStanding: false } }
  const spruce: Stand = { ...beech, tree: 'fichte', age: 60 }
  expect(valueOf([piece(measured)])).toBe(200 * 43)
  expect(valueOf([piece({ ...measured, perHectare: { volume: 200, isStanding: true } })])).toBe(160 * 43)
  expect(valueOf([piece(beech), piece(spruce)], { stand: { ...told, of: 'fichte' } })).toBe(282 * 43 + 320 * 50)
})

test('a volume that a sentence tells of one parcel is told of no other', () => {
  const wood = { volume: 310, isStanding: false, byText: true } as const
  const mixed: Stand = { kind: 'trees', tree: 'fichte', age: null, perHectare: wood, bareM2: 0 }
  expect(valueOf([piece(mixed), piece(beech)], { stand: told })).toBe(310 * 50 + 282 * 43)
  expect(valueOf([piece(mixed), piece(null)], { stand: { ...told, perHectare: 310 } })).toBe(310 * 1.5 * 50)
})

test('a volume told of the hectare is none of plantations and of what is cleared', () => {
  const [young, bare] = [piece({ kind: 'young' }, 20_000), piece({ kind: 'bare' }, 20_000)]
  const perHectare = { ...told, perHectare: 300 }
  const alone = valueOf([piece(null, 20_000)], { stand: perHectare })
  expect(alone).toBe(30_000)
  expect(valueOf([piece(null, 20_000), young, bare], { stand: perHectare })).toBe(30_000 + 5_000 - 6_500)
  expect(valueOf([piece(null, 20_000), bare], { stand: { ...perHectare, bare: 2 } })).toBe(30_000 - 6_500)
  const wood = { volume: 310, isStanding: false, byText: true } as const
  const mixed: Stand = { kind: 'trees', tree: 'fichte', age: null, perHectare: wood, bareM2: 0 }
  expect(valueOf([piece(mixed, 40_000), piece(null, 20_000), bare], { stand: { ...told, perHectare: 310 } })).toBe(1_550 * 50 - 6_500) // prettier-ignore
})

test('a volume told of the whole is the wood, whatever the rows say, and without one a row that says nothing leaves it open', () => {
  expect(valueOf([piece(beech), piece(null)], { stand: { ...told, whole: 100 } })).toBe(5_000)
  expect(valueOf([piece(null, 20_000)], { stand: told })).toBe(32_000)
  expect(growthOf([piece(beech), piece(null)], {}, SOIL)).toBeNull()
})

test('what is cleared costs its planting, at most a part of its soil where the exposé does not name it', () => {
  expect(valueOf([piece({ kind: 'bare' }, 20_000)])).toBe(-6_500)
  expect(growthOf([piece({ kind: 'bare' })], {}, 2)?.value).toBe(-6_000)
  expect(valueOf([piece({ kind: 'bare' }, 20_000)], { planting: 11_300 })).toBe(-11_300)
  expect(valueOf([piece(beech)], { planting: 11_300 })).toBe(282 * 43)
  expect(valueOf([piece({ kind: 'young' })])).toBe(2_500)
})

test('each use of the soil has its price, and one without leaves it open', () => {
  const prices = { wald: 0.4, ackerland: 2, gruenland: null }
  const priceOf = (use: LandPiece['use']) => (prices[use] === null ? null : { value: prices[use], source: '' })
  const forest = piece(beech)
  expect(soilOfPieces([forest, piece(null, 5_000, 'ackerland')], priceOf)?.value).toBe(14_000)
  expect(soilOfPieces([forest, piece(null, 5_000, 'gruenland')], priceOf)).toBeNull()
})
