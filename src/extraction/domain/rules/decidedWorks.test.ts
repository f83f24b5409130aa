import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const LISTING = ['# Eigentumswohnung zum Kauf', '', 'Exposé und Besichtigung auf Anfrage, Kaufpreis 240.000 €', '']

test.each([
  ['Im Mai 2026 wurde die Sanierung der Loggien (Auflage der Stadt, Frist 2028) für rd. 900.000 € beschlossen.', null],
  ['2025 haben die Eigentümer die Modernisierung der Aufzüge vertagt.', null],
  ['Die 2026 angekündigte Modernisierung der Fenster steht noch aus.', null],
  ['2026 wurde eine Sanierung des Daches vom Beirat angeregt.', null],
  ['2021 erfolgte die Sanierung des Daches.', '2021'],
  ['2019 wurde die Sanierung der Bäder beschlossen und 2020 ausgeführt.', '2019'],
  ['2020 Modernisierung der Bäder, weitere Arbeiten sind geplant.', '2020'],
  ['Die Wohnung wurde 2018 umfassend saniert.', '2018'],
  // Of each floor something else of which the label of the row tells.
  ['Böden: EG 2014 erneuert, 1. OG um 1990', null],
  ['Das OG 2014 erneuert, der Garten ist groß.', '2014'],
])('%s is renewed in %s', (text, year) => {
  const { facts } = extract([page([...LISTING, text])], calendarDate('2026-11-22'))
  const value = facts?.letzteModernisierung?.value ?? null
  if (year === null) expect(value).toBeNull()
  else expect(String(value)).toContain(year)
})
