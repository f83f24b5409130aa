import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { forecastRentOf } from './forecastRent.ts'

const read = (...lines: string[]) => forecastRentOf(passagesOf([page(['# Wohnung zum Kauf', '', ...lines])]))

test.each([
  ['Prognosemiete | 10,50 €/m², 749,70 € monatlich', 10.5],
  ['Prognosemiete 9,40 €/m² | 765,16 € mtl.', 9.4],
  ['Miete (Prognose) | 8,20 €/m²', 8.2],
  ['Prognostizierte Nettomiete 9,00 €/m² × 71,46 m²', 9],
  ['Mietprognose: 11,50 €/m² nettokalt nach Sanierung', 11.5],
  ['Die Prognosemiete beträgt 12,50 €/m².', 12.5],
  ['Wir halten 13,50 €/m² für erreichbar.', 13.5],
  ['Wir rechnen mit 6,50 €/m², das wären 461,50 € im Monat.', 6.5],
  ['Für Görlitz erwarten wir nach Fertigstellung 8,90 €/m².', 8.9],
  ['Die erwartete Miete liegt bei 9,80 €/m², also 666 € im Monat.', 9.8],
  ['Im Mietpool wird kalkuliert mit einer Anfangsmiete von 9,50 €/m²; kalkuliert wird mit einer Anfangsmiete von 9,50 €/m².', 9.5], // prettier-ignore
  ['Mietansatz nach Fertigstellung | 9,20 €/m²', 9.2],
  ['Angenommene Kaltmiete 9,60 €/m² | 755 €', 9.6],
])('a rent that is only expected is read: %s', (line, perM2) => {
  expect(read(line)).toMatchObject({ perM2 })
})

test.each([
  ['Hausgeld (Prognose) inkl. Rücklage | 3,70 €/m²'],
  ['Wir rechnen mit 3,40 €/m² Hausgeld.'],
  ['Wir rechnen beim Hausgeld mit 3,40 €/m².'],
  ['Kaltmiete | 9,60 €/m²'],
  ['Die Nettokaltmiete beträgt seit 2022 8,17 €/m².'],
  ['Der Mietspiegel nennt 6,20 bis 8,10 €/m².'],
  ['Wir erwarten einen Kaufpreis von 2.450 €/m².'],
  ['Prognosemieten sind keine Garantie.'],
  ['Bewirtschaftung, kalkuliert: 3,10 €/m²'],
  ['Prognose: Das Haus altert langsam. Die Miete beträgt 7,10 €/m².'],
  ['Wir rechnen mit 3,80 €/m² für Heizung und Wasser.'],
  ['Für Wärme und Strom rechnen wir mit 3,10 €/m².'],
])('no expected rent is read of: %s', line => {
  expect(read(line)).toBeNull()
})

const HOPED = 'Prognosemiete | 10,50 €/m²'

test.each([
  ['Sanierte Wohnungen werden in der Stadt zwischen 6,80 € und 8,20 € je Quadratmeter angeboten.', 6.8, 8.2],
  ['Der Mietspiegel der Stadt endet für Neubauten ab 2015 bei 9,40 €/m².', 9.4, 9.4],
  ['Die durchschnittliche Angebotsmiete lag nach einem Portalbericht bei 6,30 €/m².', 6.3, 6.3],
  ['Die Bestandsmieten liegen bei 6,70 €/m².', 6.7, 6.7],
  ['Nachbarwohnungen werden meist zu 6,50 bis 7,20 €/m² kalt vermietet.', 6.5, 7.2],
])('beside it is told what the place pays: %s', (line, low, high) => {
  expect(read(HOPED, '', line)?.local).toMatchObject({ low, high })
})

test.each([
  ['Fünf Wohnungen sind vermietet, an Mieter mit moderaten Mieten um 6,10 €/m².'],
  ['Der Mietspiegel nennt 10,80 bis 12,10 €/m².'],
  ['Die Angebotsmiete für Büros liegt bei 8,00 €/m².'],
  ['Hausgeld und Mietniveau: 3,70 €/m² Hausgeld.'],
  ['Die Angebotspreise liegen bei 2.100 €/m².'],
])('what is of this house, of trades or no less is not what the place pays: %s', line => {
  expect(read(HOPED, '', line)?.local).toBeNull()
})

test.each([
  ['Eine Mietgarantie über 24 Monate gewährt die Vertriebsgesellschaft.', 24],
  ['Mietgarantie | 12 Monate nach Fertigstellung', 12],
  ['Für die ersten zwölf Monate ab Übergabe sichern wir Ihnen die Prognosemiete zu.', 12],
  ['Der Verkäufer gibt eine Mietgarantie für zwei Jahre.', 24],
  ['Eine Mietgarantie wird nicht gegeben.', 0],
  ['Wir geben keine Mietgarantie.', 0],
  ['Mietgarantie nach einer Karenzzeit von 3 Monaten für 5 Jahre.', 60],
  ['Die Mietgarantie greift nach 3 Monaten für zwei Jahre.', 24],
  ['Kündigungsfrist 3 Monate, Mietgarantie auf Anfrage.', null],
  ['Mietgarantie auf Anfrage, Kündigungsfrist 3 Monate.', null],
  ['Eine Mietgarantie wird nicht benötigt, da die Wohnung vermietet ist.', null],
  ['Eine Mietgarantie ist nicht erforderlich.', null],
  ['Keine Mietgarantie nötig, die Wohnung ist vermietet.', null],
  ['Die Wohnung hat zwölf Monate lang leer gestanden.', null],
])('whether it is assured: %s', (line, months) => {
  expect(read(HOPED, '', line)?.assuredMonths).toBe(months)
})
