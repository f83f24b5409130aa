import { expect, test } from 'vitest'
import type { DealObjectKind, DealType } from '#extraction/domain/deal/deal.ts'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import { lifeLeasePoints } from './lifeLeasePoints.ts'
import { dealOf } from './mail/mailCase.fixture.ts'

const said = (rule: string) => remarkOf({ topic: 'mietvertrag', rule, meaning: rule, tone: 'warnung' })
const pointOf = (type: DealType, objectKind: DealObjectKind, ...rules: string[]) =>
  lifeLeasePoints({ deal: dealOf(type, { objectKind }), rentCap: null, vermietet: true }, rules.map(said)).map(
    ({ sentence }) => sentence,
  )[0] ?? null

test.each([
  ['mehrfamilienhaus', 'mehrfamilienhaus', ['miete-auf-lebenszeit', 'miete-fest-auf-lebenszeit'], /^Eine Wohnung bleibt.*weder kündigen noch die Miete erhöhen.*die Miete, die bis dahin fehlt/u],
  ['bestand', 'wohnung', ['eigenbedarf-auf-lebenszeit'], /^Es ist laut Exposé Eigenbedarf auf Lebenszeit.*bindet auch Sie.*fallen alle Käufer aus/u],
  ['bestand', 'wohnung', ['miete-auf-lebenszeit'], /^Es bleibt.*auch nicht, um selbst einzuziehen/u],
] as const)('a lease for life comes before every price: %s, %s, %j', (type, kind, rules, sentence) => {
  expect(pointOf(type, kind, ...rules)).toMatch(sentence)
}) // prettier-ignore

test('of a house that is let in part the rest stays free', () => {
  const rules = ['wohnrecht-im-mietvertrag', 'mietende-nur-mieter'].map(said)
  const offer = { deal: dealOf('bestand', { objectKind: 'einfamilienhaus' }), rentCap: null, vermietet: 'teilweise' } as const // prettier-ignore
  expect(lifeLeasePoints(offer, rules)[0]?.sentence).toMatch(
    /^Der vermietete Teil bleibt laut Exposé auf Lebenszeit vermietet: .*Der freie Teil ist davon nicht betroffen/u,
  )
})

test('a sale with lease back says it of itself, and a lease for two years binds for no life', () => {
  expect(pointOf('rueckmiete', 'einfamilienhaus', 'miete-auf-lebenszeit')).toBeNull()
  expect(pointOf('bestand', 'wohnung', 'miete-befristet')).toBeNull()
})

test('a rent that may rise to an amount only is told with it, and alone', () => {
  const rentCap = { month: 480, evidence: { page: 2, quote: 'Miete', box: [0, 0, 1, 1] } } as const
  const told = (...rules: string[]) =>
    lifeLeasePoints(
      { deal: dealOf('bestand', { objectKind: 'wohnung' }), rentCap, vermietet: true },
      rules.map(said),
    )[0]?.sentence ?? ''
  expect(told('miete-auf-lebenszeit', 'miete-hoechstens')).toMatch(/nicht kündigen.*höchstens auf 480\u00a0€ im Monat/u)
  expect(told('miete-hoechstens')).toMatch(/^Die Miete darf laut Exposé höchstens auf 480\u00a0€ im Monat steigen/u)
})
