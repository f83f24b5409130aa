import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import type { Remark } from '../remark.ts'
import { page } from '../typeset.fixture.ts'

function told(line: string): string[] {
  return [...new Set(rightsIn(line).map(({ meaning }) => meaning))].map(text => text.replace(/\u00a0/gu, ' '))
}

function rightsIn(line: string): Remark[] {
  const lines = [
    '# Amtsgericht Eschwege, Zwangsversteigerung',
    'Az. 7 K 00/26',
    '',
    'Im Wege der Zwangsvollstreckung soll am Montag, 8. März 2027, 11:15 Uhr, versteigert werden: Grundbuch von Eschwege, Blatt 4107',
    'Einfamilienhaus, Baujahr 1954. Verkehrswert gemäß § 74a Abs. 5 ZVG: 190.000,00 EUR',
    '',
    line,
  ]
  const { remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  return remarks.filter(({ rule }) => rule === 'wohnrecht')
}

test.each([
  ['Das Wohnungsrecht Abt. II Nr. 1 bleibt bestehen; Zuzahlungsbetrag nach § 51 ZVG 46.800,00 EUR.', ['Wohnungsrecht bleibt nach dem Zuschlag bestehen, Wert 46.800 €']],
  ['Der Nießbrauch der Mutter bleibt bestehen.', ['Nießbrauch bleibt nach dem Zuschlag bestehen, seinen Wert haben wir nicht gefunden']],
  // What is told of no right that stays is left as it was read.
  ['Im Grundbuch ist ein Wohnungsrecht eingetragen.', ['Wohnrecht, Nießbrauch oder Leibrente']],
])('the right is named where the notice says that it stays: %s', (line, meanings) => {
  expect(told(line)).toEqual(meanings)
}) // prettier-ignore

test.each([
  ['Der Nießbrauch der Mutter bleibt bestehen.', true],
  ['Im Grundbuch ist ein Wohnungsrecht eingetragen.', undefined],
])('what outlasts the sale is told as such: %s', (line, stays) => {
  expect(rightsIn(line).map(({ staysAfterSale }) => staysAfterSale)).toContain(stays)
})
