import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { COURT_USE, NO_COURT_USE } from './courtUse.fixture.ts'
import { courtUseOf } from './courtUse.ts'
import { courtSumsOf } from './courtSums.ts'
import { oneUnitIn } from './oneUnit.ts'

const passages = (text: string) => passagesOf([page(text.split('\n'))])

test.each(COURT_USE)('"%s" tells who lives where', (line, told) => {
  expect(courtUseOf(passages(line)).map(({ by, where }) => [by, where])).toEqual(told)
})

test.each(NO_COURT_USE)('"%s" tells nobody', line => {
  expect(courtUseOf(passages(line))).toEqual([])
})

test.each<[line: string, told: ReturnType<typeof summed>]>([
  ['Bieter haben Sicherheit in Höhe von 10 % des Verkehrswertes, hier 7.400,00 €, zu leisten.', { security: 7_400 }],
  ['Für das Risiko der fehlenden Innenbesichtigung wurde ein Abschlag von 8.000 € vorgenommen.', { off: 8_000 }],
  ['Bewertet ist nach dem äußeren Anschein, da Zutritt nicht gewährt wurde; wegen der damit verbundenen Unsicherheit sind 12.000 € abgezogen.', { off: 12_000 }], // prettier-ignore
  ['Wegen fehlender Innenbesichtigung wurde ein Sicherheitsabschlag von 5 % vorgenommen.', { percent: 5 }],
  ['Als marktüblich wurden vom Gutachten für das ganze Haus 1.280 EUR im Monat angesetzt.', { rent: 1_280 }],
  ['Als Miete hält er 7,20 Euro je Quadratmeter, also 705 Euro im Monat, für ortsüblich.', { rent: 705 }],
  ['Der nachhaltig erzielbare Rohertrag wurde mit 14.400 € jährlich angesetzt.', { rent: 1_200 }],
  ['Die Miete beträgt 430 € monatlich.', {}],
  ['Für Instandhaltungsstau wurde ein Abschlag von 24.000 € vorgenommen.', {}],
  ['Das Gutachten kann auf der Geschäftsstelle eingesehen werden. Der Wert beträgt 74.000 €.', {}],
])('"%s" is no price', (line, told) => {
  expect(summed(line)).toEqual(told)
})

function summed(line: string) {
  const { security, unseen, usualRent } = courtSumsOf(passages(line))
  return {
    ...(security && { security: security.euro }),
    ...(unseen?.euro && { off: unseen.euro }),
    ...(unseen?.percent && { percent: unseen.percent }),
    ...(usualRent && { rent: usualRent.euro }),
  }
}

test.each([
  ['Ein Abschlag für die fehlende Innenbesichtigung ist im Wert enthalten.', true],
  ['Wegen nicht erfolgter Innenbesichtigung wurde ein Sicherheitsabschlag vorgenommen.', true],
  ['Dass nur von außen besichtigt wurde, ist durch einen Risikoabschlag berücksichtigt.', true],
  ['Ein Abschlag für die fehlende Innenbesichtigung wurde nicht vorgenommen.', false],
  ['Für die fehlende Innenbesichtigung ist kein Abschlag enthalten.', false],
  ['Für die fehlende Innenbesichtigung sollte der Bieter einen Abschlag selbst berücksichtigen.', false],
  ['Eine Innenbesichtigung war nicht möglich.', false],
  ['Für Schäden am Dach ist ein Abschlag enthalten.', false],
])('that something is off for what was not seen is told without its sum, too: %s', (line, isOff) => {
  expect(courtSumsOf(passages(line)).unseen !== undefined).toBe(isOff)
})

test.each([
  ['Teileigentum Nr. 7 ist nur über die Wohnung Nr. 8 zugänglich.', true],
  ['Die beiden Wohnungen sind baulich miteinander verbunden und werden als eine Wohnung genutzt.', true],
  ['Die Einheit Nr. 4 hat keine eigene Küche und kein eigenes Bad.', true],
  ['Raum im 2. OG ohne eigenen Eingang, räumlich nicht von Nr. 3 abgetrennt.', true],
  ['Nr. 11 bildet mit Nr. 12 eine wirtschaftliche Einheit.', true],
  ['Beide Einheiten sind lediglich gemeinsam nutzbar.', true],
  ['Die beiden Wohnungen bilden keine wirtschaftliche Einheit.', false],
  ['Die Flurstücke 12 und 13 bilden eine wirtschaftliche Einheit.', false],
  ['Wohnung im 1. OG mit eigenem Bad und eigener Küche.', false],
  ['Der Keller ist räumlich nicht abgetrennt.', false],
  ['Die Wohnungen waren früher baulich verbunden.', false],
])('that lots are one home: %s', (line, isOne) => {
  expect(oneUnitIn(passages(line)) !== null).toBe(isOne)
})

test.each([
  ['Wohngeld laut Gutachten: 310,20 €.\nDas Wohngeld beträgt laut Gutachten 150,10 € im Monat.', [310.2, 150.1]],
  ['Monatliches Hausgeld: 210 €\n\nMonatliches Hausgeld: 190 €\n\nHausgeldrückstände: 1.400 €', [210, 190]],
  ['Das Hausgeld beträgt 210 €.\n\nHausgeld: 210 €', undefined],
  ['Hausgeld 210 €, davon Rücklage 40 €.', undefined],
  ['Hausgeld insgesamt 410 €.\n\nHausgeld: 210 €', undefined],
])('each lot has its own Hausgeld: %s', (line, charges) => {
  expect(courtSumsOf(passages(line)).lotCharges?.map(({ euro }) => euro)).toEqual(charges)
})
