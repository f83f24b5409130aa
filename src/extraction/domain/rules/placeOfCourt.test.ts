import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function place(court: string, register: string, object: string): (string | null)[] {
  const lines = [
    `# ${court}`,
    'Az. 7 K 00/26',
    '',
    `Im Wege der Zwangsvollstreckung soll am Montag, 8. März 2027, 11:15 Uhr, versteigert werden: ${register}`,
    object,
    'Verkehrswert gemäß § 74a Abs. 5 ZVG: 190.000,00 EUR',
  ]
  const { facts } = extract([page(lines)], calendarDate('2026-11-27'))
  return ['plz', 'ort'].map(key => String(facts?.[key as 'plz' | 'ort']?.value ?? ''))
}

test.each([
  // the register tells the town, and it has one postcode
  ['Amtsgericht Eschwege, Bahnhofstraße 00, 37269 Eschwege, Saal 112', 'Grundbuch von Eschwege, Blatt 4107', 'Dreifamilienhaus, Reichensächser Straße 00', ['37269', 'Eschwege']],
  // of two towns of one name that in the Kreis of the court
  ['Amtsgericht Bocholt, Benölkenplatz 0, 46399 Bocholt, Saal 201', 'Grundbuch von Rhede, Blatt 0000', 'Doppelhaushälfte, Gronauer Straße 00', ['46414', 'Rhede']],
  // a town of many postcodes; a part of a town that no table knows is told as the register calls it
  ['Amtsgericht Gera, Rudolf-Diener-Straße 0, 07545 Gera, Saal 3', 'Grundbuch von Gera, Blatt 0000', 'Reihenhaus, Leumnitzer Weg 00', ['', 'Gera']],
  ['Amtsgericht Straubing, Kolbstraße 00, 94315 Straubing, Saal 17', 'Grundbuch von Ittling Blatt 0000', 'Zweifamilienhaus, Chamer Straße 00', ['', 'Ittling']],
  // as the table calls it, and with a land that the table leaves out
  ['Amtsgericht Köthen, Friedrichstraße 92/94, 06366 Köthen (Anhalt), Saal 104', 'Grundbuch von Köthen, Blatt 4417', 'Doppelhaushälfte, Lohmannsiedlung 37, Köthen (Anhalt)', ['06366', 'Köthen (Anhalt)']],
  // the object's own address goes before
  ['Amtsgericht Hof, Berliner Platz 1, 95030 Hof, Sitzungssaal 00', 'Grundbuch von Selb, Blatt 0000', 'Einfamilienhaus in 95100 Selb', ['95100', 'Selb']],
])('%s, %s, %s: %j', (court, register, object, told) => {
  expect(place(court, register, object)).toEqual(told)
}) // prettier-ignore
