import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const told = (line: string, names: RegExp) =>
  readRemarks(passagesOf([page(['# Wohn- und Geschäftshaus zum Kauf', '', line])]), SETTING)
    .filter(({ rule }) => names.test(rule))
    .map(({ meaning }) => meaning)

test.each([
  ['EG: Laden 124 m² (leer seit 2021, früher Schuhgeschäft)', 'Gewerbe leer seit 2021'],
  ['Das Ladenlokal im Erdgeschoss steht seit Ende 2023 leer.', 'Gewerbe leer seit Ende 2023'],
  ['Das Ladenlokal an der Ecke, bis Ende 2025 Drogerie, steht seither leer.', 'Gewerbe leer seit Ende 2025'],
  ['Im Erdgeschoss ein Laden, 88 m², der bis Ende 2023 als Schuhgeschäft geführt wurde und seither leer steht.', 'Gewerbe leer seit Ende 2023'],
  ['Die Halle ist seit dem 01.03.2025 unvermietet.', 'Gewerbe leer seit 01.03.2025'],
  ['Frei | sofort, steht leer seit März 2025', 'leer seit März 2025'],
  ['Die Praxisräume sind seit Herbst 2024 nicht mehr vermietet.', 'Gewerbe leer seit Herbst 2024'],
])('%s: %s', (line, meaning) => {
  expect(told(line, /^gewerbe-leer-seit$/u)).toEqual([meaning])
}) // prettier-ignore

test.each([
  'In der Fußgängerzone steht ein Laden seit 2021 leer.',
  'Im Nachbarhaus ist ein Ladenlokal seit 2022 unvermietet.',
  'Der Laden stand bis 2019 leer und ist seither vermietet.',
  'Laden seit 2021 vermietet, Keller leer.',
  'Der Laden ist seit 1998 vermietet, die Wohnung darüber steht leer.',
])('%s: no room of the offer that is empty', line => {
  expect(told(line, /^gewerbe-leer-seit$/u)).toEqual([])
})

test.each([
  ['Zuletzt zahlte der Mieter 720 € im Monat.', 'zuletzt kamen daraus 720\u00a0€ im Monat'],
  ['Bis 2025 war eine Werkstatt darin, Miete damals 2.150 € kalt im Monat.', 'zuletzt kamen daraus 2.150\u00a0€ im Monat'],
  ['Die alte Miete betrug 1.480 €.', 'zuletzt kamen daraus 1.480\u00a0€ im Monat'],
  ['Realistisch sind heute nach unserer Einschätzung eher 450 €.', 'das Exposé hofft auf 450\u00a0€ im Monat, unterschrieben ist nichts'],
  ['Bei 15 €/m² wären 2.100 € zusätzlich zu erreichen.', 'das Exposé hofft auf 2.100\u00a0€ im Monat, unterschrieben ist nichts'],
])('%s: %s', (line, meaning) => {
  expect(told(line, /^gewerbe-(?:letzte|erhoffte)-miete$/u)).toEqual([meaning])
}) // prettier-ignore

test.each([
  'Die Miete der Wohnung betrug zuletzt 450 €.',
  'Die Miete wurde zuletzt auf 720 € erhöht.',
  'Realistisch sind Umbaukosten von 45.000 €.',
  'Zu erzielen sind 12 €/m².',
])('%s: no rent of empty rooms', line => {
  expect(told(line, /^gewerbe-(?:letzte|erhoffte)-miete$/u)).toEqual([])
})

test.each([
  ['Alleinmieter ist seit 2008 ein Metallbauunternehmen mit 38 Beschäftigten.', 'der Mieter des Gewerbes ist seit 2008 da'],
  ['Seit 2011 betreibt eine mittelhessische Bäckereikette mit 34 Filialen hier ein Fachgeschäft.', 'der Mieter des Gewerbes ist seit 2011 da'],
  ['Der Optiker ist inhabergeführt; der Inhaber ist 63 Jahre alt.', 'der Inhaber ist 63 Jahre alt: Fragen Sie, wer nach Vertragsende weitermacht'],
  ['Den Salon führt eine 61-jährige Friseurmeisterin.', 'der Inhaber ist 61 Jahre alt: Fragen Sie, wer nach Vertragsende weitermacht'],
])('%s: %s', (line, meaning) => {
  expect(told(line, /^gewerbe-(?:mieter-seit|inhaber-alter)$/u)).toEqual([meaning])
}) // prettier-ignore

test.each([
  'Seit 2011 betreibt die Stiftung das Haus.',
  'Die Mieterin im ersten Stock ist 78 Jahre alt.',
  'Unsere Eigentümerin ist 72 Jahre alt.',
  'Seit 2015 gibt es gegenüber einen Bäcker.',
])('%s: nobody who rents the shop', line => {
  expect(told(line, /^gewerbe-(?:mieter-seit|inhaber-alter)$/u)).toEqual([])
})

test.each([
  ['Das Erbbaurecht endet 2077. Der Zins beträgt 1.180 €. Er wurde letztmalig 2007 angepasst; der Vertrag enthält eine Klausel.', '2007'],
  ['Der Erbbauzins beträgt 1.764 € und ist an den Index gebunden; die letzte Anpassung war 2021, die nächste steht an.', '2021'],
  ['Erbbauzins 642 € im Jahr; die letzte Anpassung datiert von 2014.', '2014'],
  ['Der Erbbauzins ist wertgesichert, zuletzt angepasst 2019.', '2019'],
  ['Die Erbpacht kostet 1.140 Euro, angepasst worden ist das zuletzt 2009.', '2009'],
  ['Der Erbbauzins ist seit 2010 unverändert.', '2010'],
  ['Der Erbbauzins wurde zuletzt im Mai 2018 erhöht.', '2018'],
])('%s: the Zins of %s', (line, year) => {
  expect(told(line, /^erbbau-anpassung-zuletzt$/u)).toEqual([`Erbbauzins zuletzt ${year} angepasst`])
}) // prettier-ignore

test.each([
  'Das Erbbaurecht läuft bis 2051. Die Miete wurde zuletzt 2021 angepasst.',
  'Der Erbbauzins wird seit 1998 gezahlt.',
  'Erbbaurecht; letzte Mieterhöhung 2020.',
])('%s: no adjustment of the Zins', line => {
  expect(told(line, /^erbbau-anpassung-zuletzt$/u)).toEqual([])
})
