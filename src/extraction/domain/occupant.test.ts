import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { occupantOf } from './occupant.ts'
import { page } from './typeset.fixture.ts'

const LISTING = ['# Einfamilienhaus zum Kauf', '', 'Exposé und Besichtigung auf Anfrage, Kaufpreis 240.000 €', '']

test.each([
  ['Ich ziehe zu meiner Tochter. Bis dahin möchte ich hier wohnen bleiben.', 'verkaeufer'],
  ['Wir wohnen selbst hier. Bis zu unserem Umzug im August 2027 nutzen wir das Haus weiter.', 'verkaeufer'],
  ['Das Haus wird von den Eigentümern selbst bewohnt und ist nicht vermietet.', 'verkaeufer'],
  ['Die Wohnung ist vermietet, der Mieter hat zum 31.03.2027 gekündigt; ab 01.04.2027 ist sie frei.', 'mieter'],
  ['Die Verkäufer ziehen im Herbst 2027 in eine Wohnung in der Stadt.', 'verkaeufer'],
  ['Die Familie zieht für eine neue Aufgabe nach Süddeutschland. Bezug ab März 2027.', 'verkaeufer'],
  ['Die Familie im Obergeschoss zieht im Mai nach Kiel.', null],
  ['Die Familie des Mieters zieht im Mai nach Kiel.', null],
  ['Das Haus steht leer und ist ab sofort frei.', null],
  ['Die Mieter sind im Mai ausgezogen, das Haus ist nicht vermietet und frei.', null],
  ['Das Haus ist vermietet.', null],
] as const)('%s: still there is %s', (text, occupant) => {
  const { facts, remarks } = extract([page([...LISTING, text])], calendarDate('2026-11-22'))
  expect(facts && occupantOf(facts, remarks)).toBe(occupant)
})
