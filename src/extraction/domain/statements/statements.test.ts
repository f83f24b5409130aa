import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract, type Extraction } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Einfamilienhaus zum Kauf', '', 'Exposé, Besichtigung auf Anfrage', '', 'Wohnfläche | 140 m²', 'Zimmer | 5', 'Baujahr | 1975'] // prettier-ignore

function extracted(...lines: string[]): Extraction {
  return extract([page([...OFFER, ...lines])], calendarDate('2026-11-22'))
}

test.each([
  ['660.000 € VB (vorher 730.000 €)', 730_000],
  ['Kaufpreis: 660.000 € VB (vorher 730.000 €)', 730_000],
  ['Kaufpreis | 660.000 € (statt 730.000 €)', 730_000],
  ['Der Kaufpreis wurde von 730.000 € auf 660.000 € gesenkt.', 730_000],
  ['Kaufpreis: 660.000 €, reduziert von 730.000 €', 730_000],
  ['Kaufpreis 730.000 € 660.000 €', 730_000],
])('%s: the former price is %i €, the present one 660.000 €', (line, former) => {
  const { facts, priceHistory, contradictions } = extracted('', line)
  expect(facts?.kaufpreis?.value).toBe(660_000)
  expect(priceHistory.map(({ price }) => price)).toEqual([former])
  expect(priceHistory[0]?.evidence[0]?.quote).toContain('730.000 €')
  expect(contradictions).toEqual([])
})

test.each([
  ['Alter Preis: 730.000 €'],
  ['Alter Preis | 730.000 €'],
  ['Bisheriger Kaufpreis | 730.000 €'],
  ['Preis vorher: 730.000 €'],
  ['Im Frühjahr hatten wir 730.000 drin stehen, das war wohl zu viel.'],
  ['Im Sommer waren wir noch bei 730.000 Euro.'],
  ['Im Frühjahr hatten wir es noch mit 730.000 Euro in der Zeitung stehen.'],
  ['Es wird für 660.000 € verkauft (bis September 2026: 730.000 €).'],
  ['Der Preis beträgt 660.000 € (vor August 730.000 €).'],
  ['Ursprünglicher Angebotspreis: 730.000 €'],
  ['Das Haus wurde zuvor für 730.000 € angeboten.'],
  ['Preissenkung! Bisher 730.000 €'],
  ['vor 5 Wochen: 730.000 €'],
  ['VORMALS 730.000 €'],
  ['VORMALS | 730.000 €'],
  ['zuvor 730.000 €'],
  ['Preis (alt): 730.000 €'],
  ['Maklern sei gesagt: der letzte hat unser Haus im Sommer ein Vierteljahr für 730.000 angeboten und es kam niemand.'],
  ['Im Frühjahr stand es für 730.000 € im Internet, ohne Erfolg.'],
  ['Wir haben mit 730.000 Euro angefangen, es hat sich keiner gemeldet.'],
  ['Zuerst wollten wir 730.000 € haben.'],
  ['Unsere Preisvorstellung lag im Sommer noch bei 730.000 €.'],
  ['Im Juni lag die Vorstellung des Verkäufers bei 730.000 €.'],
  ['Unsere Vorstellung lag im Sommer noch bei 730.000 €.'],
  ['Ursprünglich hatten wir uns 730.000 vorgestellt.'],
  ['Der Makler hat es für 730.000 inseriert.'],
  ['Steht im Preis mit drin sozusagen, letztes Jahr wollten wir noch 730.000.'],
  ['Gefordert hatten wir im Frühjahr noch 730.000 Euro.'],
  ['Angefangen hatten wir mit 730.000 Euro.'],
  ['Ich hatte zuerst an 730.000 Euro gedacht, meine Schwester und ich sind uns jetzt einig.'],
])('beside the asked price %s is a former one', line => {
  const { facts, priceHistory } = extracted('', 'Kaufpreis | 660.000 €', '', line)
  expect(facts?.kaufpreis?.value).toBe(660_000)
  expect(priceHistory.map(({ price }) => price)).toEqual([730_000])
})

test('of several former prices the highest stands first', () => {
  const line = 'Ursprünglicher Preis 790.000 €, dann 730.000 €, bisher 730.000 €.'
  const { priceHistory } = extracted('', 'Kaufpreis | 660.000 €', '', line)
  expect(priceHistory.map(({ price }) => price)).toEqual([790_000, 730_000])
})

test.each([
  'Die Einbauküche hatte einen Neupreis von 29.000 €.',
  'Vergleichbare Häuser kosten 730.000 €.',
  'Die Gebäudeversicherung nennt einen Wert von 730.000 €.',
  'Der Verkehrswert lag zuvor bei 730.000 €.',
  'Früher betrug die Jahresmiete 730.000 €.',
  'Das Nachbarhaus wurde für 730.000 angeboten.',
  'Das Haus wurde 2019 für 730.000 € gekauft.',
  'Der Umbau hat uns damals 730.000 gekostet.',
  'Für den Umbau hatten wir zuerst 730.000 Euro im Kopf, wollten aber nicht so viel ausgeben.',
  'Die Bank wollte noch 730.000 Euro Grundschuld.',
  'Die Brandversicherung stand zuletzt auf 730.000 €.',
])('%s: no former price', line => {
  expect(extracted('', 'Kaufpreis | 660.000 €', '', line).priceHistory).toEqual([])
})

test.each([
  ['Wärmepumpe vorbereitet', 'heizung', 'vorbereitet', null],
  ['Leerrohre für eine Photovoltaikanlage sind vorhanden.', 'photovoltaik', 'vorbereitet', null],
  ['Badmodernisierung erforderlich', 'bad', 'erforderlich', null],
  ['Die Heizung muss erneuert werden.', 'heizung', 'erforderlich', null],
  ['Das Dach ist zu erneuern.', 'dach', 'erforderlich', null],
  ['Eine Erneuerung der Fenster steht an.', 'fenster', 'erforderlich', null],
  ['Das Dach wird 2027 erneuert.', 'dach', 'geplant', 2027],
  ['Die Fassade soll 2027 gedämmt werden.', 'fassade', 'geplant', 2027],
  ['Die Eigentümer haben den Austausch der Fenster für 2027 beschlossen.', 'fenster', 'geplant', 2027],
  ['Die Sanierung der Steigleitungen ist für 2028 geplant.', 'leitungen', 'geplant', 2028],
  ['Eine Sanierung der Nordfassade ist vorbereitet.', 'fassade', 'vorbereitet', null],
  ['Modernisierungsaufwand (Badmodernisierung) erforderlich', 'bad', 'erforderlich', null],
  ['Sonderumlagen sind nicht beschlossen; für 2029 denken die Eigentümer über einen Austausch der straßenseitigen Fenster nach, der aus der Rücklage gezahlt würde.', 'fenster', 'geplant', 2029], // prettier-ignore
  ['2024 wurde beschlossen, die Fassade ab 2027 zu sanieren.', 'fassade', 'geplant', 2027],
  ['Das Dach von Haus 1 steht 2028 an.', 'dach', 'erforderlich', 2028],
  ['2027 soll die Fassade gestrichen werden.', 'fassade', 'geplant', 2027],
  ['Die Versammlung hat am 27.05.2026 beschlossen, die Betonsanierung der Balkone und die Fassadendämmung durch einen Ingenieur planen zu lassen.', 'fassade', 'geplant', null], // prettier-ignore
  ['Die Gemeinschaft lässt die Sanierung der Balkone planen.', 'balkon', 'geplant', null],
  ['Kernsanierung läuft', 'ganzes', 'laufend', null],
  ['Die Sanierungsarbeiten sind noch nicht abgeschlossen.', 'ganzes', 'laufend', null],
  ['Das Haus wird derzeit kernsaniert.', 'ganzes', 'laufend', null],
  ['Vier Gasthermen werden bald zu ersetzen sein.', 'heizung', 'geplant', null],
  ['Die Gasthermen sind in Ordnung, vier davon werden bald zu ersetzen sein.', 'heizung', 'geplant', null],
  ['Die Fenster sind bald zu erneuern.', 'fenster', 'erforderlich', null],
  ['Außer der Heizung sind auch die Bäder, Böden und Wände zu erneuern.', 'boeden', 'erforderlich', null],
  ['Die Heizung wird in den nächsten Jahren fällig.', 'heizung', 'erforderlich', null],
])('%s: %s %s (%s)', (line, kind, stage, year) => {
  const { plannedWorks, facts } = extracted('', line)
  expect(plannedWorks.map(one => [one.kind, one.stage, one.year])).toContainEqual([kind, stage, year])
  expect(facts?.letzteModernisierung ?? null).toBeNull()
  expect(facts?.heizungBaujahr ?? null).toBeNull()
})

test.each([
  'Das Dach wurde 2015 erneuert.',
  'Das Dach muss in den nächsten Jahren nicht erneuert werden.',
  'Heizung 2019 erneuert',
  'Die Fenster sind nicht zu ersetzen.',
  'Eine Sanierung ist nicht erforderlich.',
  'Der Ausbau des Dachgeschosses wäre möglich.',
  'Ein zweiter Rettungsweg über das Dach ist erforderlich.',
  'Für die Besichtigung ist eine Anmeldung erforderlich.',
  'Am Nachbarhaus wird 2027 das Dach erneuert.',
  'Auf Wunsch kann eine Wallbox installiert werden.',
])('%s: no planned works', line => {
  expect(extracted('', line).plannedWorks).toEqual([])
})
