import { expect, test } from 'vitest'
import { objectTypeIn, objectTypeOf } from './objectType.ts'

test.each([
  ['Eigentumswohnungen', 'eigentumswohnungen'],
  ['Penthousewohnung', 'penthouse'],
  ['Stadtvilla', 'villa'],
  ['Resthof', 'bauernhaus'],
  ['Mietshaus', 'mehrfamilienhaus'],
  ['Wohnanlage', 'mehrfamilienhaus'],
  ['Wohn- und Geschäftshaus', 'wohn-geschaeftshaus'],
  ['Wohnhaus mit Laden', 'wohn-geschaeftshaus'],
  ['Mehrfamilienhaus mit Gewerbe', 'wohn-geschaeftshaus'],
  ['Haus / Reiheneckhaus', 'reihenhaus'],
  ['Einfamilienhaus freistehend', 'einfamilienhaus'],
  ['Fertighaus', 'fertighaus'],
  ['Grundstück mit Altbestand', 'grundstueck'],
  ['Grundstück mit Einfamilienhaus', 'grundstueck'],
  ['Freizeitgrundstück', 'freizeitgrundstueck'],
  ['Wohnung im Mehrfamilienhaus', 'wohnung'],
  ['Pflegeapartment', 'betreiberwohnung'],
  ['Ferienwohnung', 'ferienwohnung'],
  ['Hochparterrewohnung', 'hochparterrewohnung'],
  ['Loft', 'loft'],
  ['Bürogebäude', 'gewerbe'],
  ['Stellplatz', null],
])('the field "%s" is of the type %s', (objektart, type) => {
  expect(objectTypeOf(objektart)).toBe(type)
})

test('in running text only a name of its own counts, not a word that could mean anything', () => {
  expect(objectTypeIn('Das Haus liegt nahe der Gartenhaussiedlung')).toBe('Haus')
  expect(objectTypeIn('Praxis und Büro sind möglich')).toBeUndefined()
})
