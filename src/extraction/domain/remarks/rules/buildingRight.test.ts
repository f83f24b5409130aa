import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const isPending = (line: string) =>
  readRemarks(passagesOf([page(['# Grundstück zum Kauf', '', line])]), SETTING).some(
    ({ rule }) => rule === 'bebauungsplan-noch-nicht',
  )

test.each([
  'Der Verkäufer kann zurücktreten, wenn der Bebauungsplan nicht in Kraft tritt.',
  'Der Bebauungsplan Nr. 12 ist noch nicht in Kraft getreten.',
  'Der Bebauungsplan tritt voraussichtlich im Frühjahr 2027 in Kraft.',
  'Der B-Plan soll im Sommer 2027 in Kraft treten.',
  'Der Satzungsbeschluss steht noch aus.',
  'Der Satzungsbeschluss wird für das Frühjahr 2027 erwartet.',
])('a plan that is not yet law gives no right: %s', line => {
  expect(isPending(line)).toBe(true)
})

test.each([
  'Der Bebauungsplan ist seit 2019 in Kraft.',
  'Der Bebauungsplan ist am 12.03.2021 in Kraft getreten.',
  'Ein Bebauungsplan ist nicht in Kraft, gebaut wird nach § 34 BauGB.',
  'Die Änderung des Bebauungsplans tritt voraussichtlich 2027 in Kraft.',
  'Nach dem Satzungsbeschluss vom 04.05.2020 gilt der Bebauungsplan.',
  'Der Bebauungsplan Nr. 41 setzt GRZ 0,3 fest.',
])('and one that is law, or none at all, is not pending: %s', line => {
  expect(isPending(line)).toBe(false)
})
