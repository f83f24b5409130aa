import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

/** Rules and facts that a sentence gives an offer, but for those that its head gives. */
function told(kind: string, sentence: string): string[] {
  const head = [`# ${kind} zum Kauf`, 'Kaufpreis: 300.000 €, Wohnfläche 130 m², Baujahr 1970', '']
  const { facts, remarks } = extract([page([...head, sentence])], calendarDate('2026-11-28'))
  const keys = [
    'vermietet',
    'zustand',
    'letzteModernisierung',
    'heizung',
    'heizungBaujahr',
    'aufzug',
    'balkon',
  ] as const
  return [
    ...keys.flatMap(key => (facts?.[key] ? [`${key} ${String(facts[key].value)}`] : [])),
    ...remarks.filter(({ tone }) => tone === 'gut' || tone === 'gefahr').map(({ rule }) => rule),
    ...remarks.filter(({ rule }) => rule === 'raeumung-bewohnt').map(({ rule }) => rule),
  ]
}

test.each([
  ['Doppelhaushälfte', 'Die Nachbarhälfte hat im letzten Jahr ein neues Dach und eine Wärmepumpe bekommen.'],
  ['Doppelhaushälfte', 'Nebenan wurde 2021 alles saniert, mit neuen Fenstern und neuem Bad.'],
  ['Doppelhaushälfte', 'Das Nachbarhaus steht seit zwei Jahren leer und hat Schimmel im Keller.'],
  ['Doppelhaushälfte', 'Im Haus gegenüber wurde 2023 eine neue Gasheizung eingebaut.'],
  ['Doppelhaushälfte', 'Die Häuser in der Straße wurden überwiegend modernisiert und haben neue Fenster.'],
  ['Doppelhaushälfte', 'Das Haus meiner Schwester nebenan wurde 2015 komplett saniert, das Bad erneuert.'],
  ['Doppelhaushälfte', 'Das Dach des Nachbarhauses wurde 2020 erneuert.'],
  ['Einfamilienhaus', 'Unser anderes Angebot in Nordstadt hat einen Aufzug, einen Balkon und eine neue Heizung von 2020.'],
  ['Einfamilienhaus', 'Wir bieten außerdem eine Wohnung in der Gartenstraße an, mit Balkon, Bad 2018 erneuert.'],
  ['Einfamilienhaus', 'Gegenüber die Nr. 8 ist im Mai für 298.000 Euro weggegangen, mit Wärmepumpe und neuem Bad.'],
  ['Eigentumswohnung', 'Im Haus sind 12 Wohnungen, davon 5 Eigennutzer, die übrigen vermietet.'],
  ['Eigentumswohnung', 'Im Haus gibt es zwölf Wohnungen, acht davon sind vermietet.'],
  ['Eigentumswohnung', 'Von zehn Einheiten werden sechs von Eigentümern bewohnt.'],
  ['Eigentumswohnung', 'Das Haus hat zehn Einheiten, davon werden sechs von den Eigentümern bewohnt.'],
  ['Eigentumswohnung', 'Die übrigen Wohnungen im Haus sind vermietet.'],
  ['Eigentumswohnung', 'Die Mehrheit der Eigentümer wohnt selbst im Haus.'],
  ['Eigentumswohnung', 'Alle übrigen Wohnungen sind verkauft und werden vom Eigentümer selbst genutzt.'],
  ['Eigentumswohnung', 'Die anderen Einheiten wurden bereits saniert und haben neue Bäder.'],
  ['Eigentumswohnung', 'Die Wohnung darunter wurde 2021 renoviert, das Bad erneuert.'],
  ['Eigentumswohnung', 'Die Wohnung unter uns hat neue Fenster und ein neues Bad.'],
  ['Eigentumswohnung', 'Die Wohnung im zweiten Stock, die 2024 verkauft wurde, hatte ein neues Bad und neue Fenster.'],
  ['Doppelhaushälfte', 'Fenster und Bad der anderen Haushälfte sind neu.'],
  ['Doppelhaushälfte', 'Das Gebäude daneben wurde 2015 aufgestockt und hat einen Aufzug.'],
  ['Eigentumswohnung', 'Sieben der neun Wohnungen werden von den Eigentümern selbst genutzt.'],
  ['Eigentumswohnung', 'Die darüberliegende Wohnung wurde 2022 komplett modernisiert.'],
  ['Eigentumswohnung', 'Im Nachbargebäude ist ein Aufzug vorhanden.'],
  ['Eigentumswohnung', 'Der Eigentümer ist im Oktober in ein Haus mit Balkon gezogen.'],
  ['Einfamilienhaus', 'Die Eigentümer wechseln im Frühjahr in eine seniorengerechte Wohnung mit Aufzug.'],
  ['Einfamilienhaus', 'Der Verkäufer ist in eine kleinere Wohnung mit Aufzug und Balkon umgezogen.'],
])('%s: "%s" tells nothing of it', (kind, sentence) => {
  expect(told(kind, sentence)).toEqual([])
}) // prettier-ignore

test.each([
  ['Doppelhaushälfte', 'Die Haushälfte hat 2018 ein neues Dach bekommen.', 'dach-erneuert'],
  ['Doppelhaushälfte', 'Anders als im Nachbarhaus wurde das Dach 2015 erneuert.', 'dach-erneuert'],
  [
    'Doppelhaushälfte',
    'Das Nachbarhaus ist bewohnt, das Dach wurde 2019 erneuert.',
    'letzteModernisierung Dach 2019 erneuert',
  ],
  ['Doppelhaushälfte', 'Das Dach wurde 2015 gemeinsam mit dem Nachbarn erneuert.', 'dach-erneuert'],
  ['Einfamilienhaus', 'In der Straße wurde Glasfaser verlegt, unser Haus hat neue Fenster.', 'fenster-erneuert'],
  ['Eigentumswohnung', 'Das Bad wurde wie in den anderen Wohnungen 2017 erneuert.', 'baeder-erneuert'],
  ['Eigentumswohnung', 'Im Haus sind noch vier Wohnungen zu haben, eine davon ist diese – mit Balkon.', 'balkon true'],
  ['Eigentumswohnung', 'Im Haus wurde 2021 das Dach erneuert.', 'dach-erneuert'],
  ['Eigentumswohnung', 'Mit den Kindern zogen wir in die Wohnung mit Balkon.', 'balkon true'],
  ['Eigentumswohnung', 'Die Wohnung wird vom Eigentümer selbst bewohnt.', 'raeumung-bewohnt'],
  ['Eigentumswohnung', 'Die übrigen Wohnungen sind verkauft, die Wohnung ist vermietet.', 'vermietet true'],
  ['Mehrfamilienhaus', 'Die übrigen Wohnungen sind vermietet.', 'vermietet true'],
  ['Mehrfamilienhaus', 'Im Haus sind 12 Wohnungen, davon 5 Eigennutzer, die übrigen vermietet.', 'vermietet teilweise'],
])('%s: "%s" tells %s', (kind, sentence, one) => {
  expect(told(kind, sentence)).toContain(one)
})
