import { expect, test } from 'vitest'
import { readRemarks } from '#extraction/domain/remarks/readRemarks.ts'
import { passagesOf } from '#extraction/domain/passages.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { heirPoints } from './heirPoints.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const pointsOf = (...lines: string[]) =>
  heirPoints(readRemarks(passagesOf([page(['# Haus zum Kauf', '', ...lines])]), SETTING))
const told = (...lines: string[]) => pointsOf(...lines).map(({ sentence }) => sentence)

const OPEN = 'Unser Bruder lebt in Kanada; wegen des Preises hat er sich aber noch nicht abschließend erklärt.'
const CERTIFICATE = 'Der Erbschein ist beim Amtsgericht beantragt.'

test('a co-heir who has not agreed to the price comes before it, and the certificate with him', () => {
  expect(told(OPEN)).toEqual([expect.stringMatching(/noch nicht zugestimmt.*§ 2040 BGB/u)])
  expect(told(OPEN)[0]).not.toMatch(/Erbschein/u)
  expect(told(CERTIFICATE, '', OPEN)).toEqual([expect.stringMatching(/noch nicht zugestimmt.*Erbschein fehlt/u)])
})

test('heirs who agree, and a certificate alone, put nothing before the price', () => {
  expect(told('Alle Erben sind sich einig.')).toEqual([])
  expect(told(CERTIFICATE)).toEqual([])
  expect(told('Ein minderjähriger Miterbe ist beteiligt.')).toEqual([expect.stringContaining('Gericht')])
})

test('who has to agree is told, for no paper stands for his word', () => {
  expect(pointsOf(CERTIFICATE, '', OPEN)).toMatchObject([{ agreedBy: 'heirs' }])
  expect(pointsOf('Ein minderjähriger Miterbe ist beteiligt.')).toMatchObject([{ agreedBy: 'court' }])
})
