import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Reihenhaus zum Kauf', '', 'Kaufpreis: 320.000 €', 'Wohnfläche: 118 m²', '']

test.each<[string, string[], string | null]>([
  ['the print below the terms', ['Haftungsausschluss', 'Irrtum bleibt vorbehalten. Ausdruck vom 12.11.2026.'], '2026-11-12'],
  ['the day of a print', ['Ausgedruckt am 12.11.2026'], '2026-11-12'],
  ['no letter that somebody else has written', ['Den Bebauungsplan hat die Gemeinde mit Schreiben vom April 2026 geändert.'], null],
  ['no notice that somebody else has given', ['Das Leitungsrecht ist laut Mitteilung des Versorgers vom 3. Mai 2026 entbehrlich.'], null],
  ['a letter that is the document itself', ['Unser Schreiben vom 3. November 2026'], '2026-11-03'],
  ['a line of its own', ['Exposé erstellt am 02.11.2026'], '2026-11-02'],
  ['the foot below the terms that names the exposé', ['Haftungsausschluss', 'Seite 3 · Exposé erstellt am 02.11.2026 · Irrtum vorbehalten'], '2026-11-02'],
  ['the state of a list', ['Preisstand November 2026, Änderungen möglich'], '2026-11-22'],
  ['no retirement', ['¹ Der Laden steht seit dem Ruhestand des Inhabers im März 2026 leer.'], null],
  ['no empty months', ['Leerstand der Wohnung im 1. OG seit dem Auszug im März 2026.'], null],
  ['no arrears', ['Es gab einen Rückstand des Mieters im März 2026.'], null],
  ['a row', ['Baujahr | 1970', 'Stand | Oktober 2026'], '2026-10-31'],
  ['the month at the end of the terms', ['Haftungsausschluss', 'Irrtum vorbehalten. Stand: November 2026'], '2026-11-22'],
  ['the day of terms of business', ['Haftungsausschluss', 'Allgemeine Geschäftsbedingungen. Stand 16.11.2026'], null],
  ['an older day at the end of terms', ['Haftungsausschluss', 'Zwischenverkauf vorbehalten. Stand 16.11.2024'], null],
  ['the day of the certificate', ['Energieausweis erstellt am 02.11.2026'], null],
  ['the day of a statistic', ['Durchschnittspreise laut Portal, Stand Oktober 2026'], null],
  ['the day of the value of land beside it', ['Der Bodenrichtwert der Zone beträgt 1.050 €/m² (1. Januar 2026).'], null],
  ['the day of the terms at the end of them', ['Gerichtsstand ist der Sitz des Maklers. Stand der AGB: Januar', '2025.'], null],
  ['the day of the terms in them', ['Haftungsausschluss', 'Gerichtsstand ist der Sitz des Maklers. Stand der AGB: Januar 2025.'], null],
  ['any month in the terms', ['Haftungsausschluss', 'Zahlungen in bar sind seit April 2023 nicht mehr zulässig, zuletzt geprüft Mai 2025.'], null],
  ['the day of the value of land', ['Bodenrichtwert 300 €/m² (Stand Januar 2026)'], null],
])('%s', (_, lines, day) => {
  expect(extract([page([...OFFER, ...lines])], calendarDate('2026-11-22')).deal?.offerDate).toBe(day)
}) // prettier-ignore
