import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import type { IncomeUse } from './deal.ts'

test.each<[string, IncomeUse | null]>([
  ['# Lager- und Produktionshalle mit Bürotrakt / Nutzfläche: 1.330 m² / Kaufpreis: 890.000 € / Jahresmiete netto: 68.400 €', 'industrie'],
  ['# Vermietete Praxiseinheit im Ärztehaus / Gewerbeeinheit, Teileigentum / Nutzfläche: 142 m² / Kaufpreis: 255.000 € / Mieter: Physiotherapie', 'buero'],
  ['# Ladenlokal in 1a-Lage / Teileigentum / Verkaufsfläche: 90 m² / Kaufpreis: 240.000 €', 'handel'],
  ['# Gasthof mit Saal / Gewerbeobjekt / Nutzfläche: 420 m² / Kaufpreis: 390.000 €', 'gastronomie'],
  ['# Pflegeappartement 214 / Zimmer 22 m² / Kaufpreis: 198.500 € / Pachtvertrag über 25 Jahre mit dem Betreiber', 'pflege'],
  ['# Reihenhaus in Varel / Wohnfläche: 112 m² / Kaufpreis: 289.000 € / Im Erdgeschoss ein Büro', null],
])('an offer of %j brings its rent by %s', (text, use) => {
  const { deal } = extract([page(text.split(' / '))], calendarDate('2026-11-22'))
  expect(deal?.incomeUse ?? null).toBe(use)
}) // prettier-ignore
