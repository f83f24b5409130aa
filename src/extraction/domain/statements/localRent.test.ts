import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { localRentOf } from './localRent.ts'

const AREA = 60
const localIn = (line: string) => {
  const told = localRentOf(passagesOf([page(['# Vermietete Wohnung zum Kauf', '', line])]), {
    area: AREA,
    town: 'Northeim',
  })
  return told && [told.low, told.high, told.by]
}

test.each([
  ['Der Mietspiegel 2025 nennt für diese Lage 7,40 bis 8,10 €/m².', [7.4, 8.1, 'mietspiegel']],
  ['Nach dem Mietspiegel 2026 liegen sanierte Altbauwohnungen dieser Größe auf dem Kaßberg zwischen 6,60 und 8,20 €/m².', [6.6, 8.2, 'mietspiegel']],
  ['Der Mietspiegel weist für Wohnungen dieser Baujahre je nach Ausstattung 5,70 bis 7,10 €/m² aus.', [5.7, 7.1, 'mietspiegel']],
  ['Die Durchschnittsmiete liegt mit 6,52 €/m² unter dem Mittelwert des Mietspiegels (je nach Ausstattung 6,40 bis 7,60 €).', [6.4, 7.6, 'mietspiegel']],
  ['Wohnungsmieten im Quartier zwischen 7,50 und 9,50 €/m², mittlere Lage laut Mietspiegel.', [7.5, 9.5, 'mietspiegel']],
  ['Mietspiegel Remscheid, Mittelwert der Baualtersklasse: 6,40 bis 7,20 €/m².', [6.4, 7.2, 'mietspiegel']],
  ['Alle Mieten liegen unter dem Mittel des Mietspiegels (6,30 €/m²).', [6.3, 6.3, 'mietspiegel']],
  ['Der Mietspiegel weist für die Baualtersklasse in mittlerer Lage 5,35–6,60 €/m² aus.', [5.35, 6.6, 'mietspiegel']],
  ['Durch Anpassung an die ortsübliche Vergleichsmiete (Mietspiegel Frankenthal, 7,10 bis 8,60 €/m² in dieser Baualtersklasse) lassen sich die Einnahmen steigern.', [7.1, 8.6, 'mietspiegel']],
  ['Miete laut Mietspiegel 2019: 6,10 €/m² bis 7,20 €/m², Mietspiegel 2025: 7,10 bis 8,40 €/m².', [7.1, 8.4, 'mietspiegel']],
  ['Der Mietspiegel 2025 nennt 7,10 bis 8,40 €/m². Der Mietspiegel 2021 nannte noch 6,10 bis 7,20 €/m².', [7.1, 8.4, 'mietspiegel']],
  ['Der Mietspiegel 2021 nannte noch 6,10 bis 7,20 €/m². Im Mietspiegel 2025 sind es 7,10 bis 8,40 €/m².', [7.1, 8.4, 'mietspiegel']],
  ['Die Miete liegt unter dem Mietspiegel von 8,10 €/m².', [8.1, 8.1, 'mietspiegel']],
  ['Die Miete liegt unter dem Mietspiegel, der 7,10 bis 8,40 €/m² nennt.', [7.1, 8.4, 'mietspiegel']],
  ['Die Miete kann auf den Mietspiegel von 8,10 €/m² angehoben werden.', [8.1, 8.1, 'mietspiegel']],
  ['Nach dem Mietspiegel kann die Miete auf 8,90 €/m² angehoben werden.', [8.9, 8.9, 'mietspiegel']],
  ['Der Mietspiegel der Stadt Northeim nennt 6,20 bis 7,60 €/m².', [6.2, 7.6, 'mietspiegel']],
  ['Ortsüblich wären heute etwa 7,50 €/m².', [7.5, 7.5, 'anbieter']],
  ['Mietanpassungen im Bestand bis zur ortsüblichen Miete von 7,50 bis 8,20 €/m².', [7.5, 8.2, 'anbieter']],
  ['Nach dem Mietspiegel 2025 hält unser Büro 8,30 €/m² für erreichbar.', [8.3, 8.3, 'anbieter']],
  ['Nach Anpassung an ortsübliche 6,20 €/m² ist mehr drin.', [6.2, 6.2, 'anbieter']],
  ['Erhöht habe ich zuletzt 2019, laut Mietspiegel wären inzwischen wohl um die 432 drin.', [7.2, 7.2, 'anbieter']],
  ['Die ortsübliche Miete liegt bei 1.090 €.', [18.17, 18.17, 'anbieter']],
] as const)('%s', (line, told) => {
  expect(localIn(line)).toEqual(told)
}) // prettier-ignore

test.each([
  'Die Kaltmiete beträgt 6,50 €/m² und liegt damit deutlich unter der ortsüblichen Vergleichsmiete.',
  'Die Miete liegt unter dem Mietspiegel und kann auf 8,90 €/m² angehoben werden.',
  'Über dem Mietspiegel vermietet: 11,20 €/m² kalt.',
  'Die Miete liegt unter der ortsüblichen Vergleichsmiete, Potenzial auf 9,80 €/m².',
  'Vergleichsmiete der Nachbarwohnung: 9,80 €/m²',
  'Der Mietspiegel gibt Spielraum, eine Anhebung auf 9,20 €/m² ist vorgesehen.',
  'Die Miete liegt deutlich unter dem Mietspiegel, nämlich bei 5,20 €/m².',
  'Die Miete liegt oberhalb der Vergleichsmiete: 11,20 €/m².',
  'Der Mietspiegel erlaubt mehr, ab 2027 wird sie auf 8,90 €/m² erhöht.',
  'Mietspiegel der Stadt Köln: 12,50 €/m²',
  'Der Mietspiegel 2025 der Stadt Göttingen nennt 8,20 bis 9,60 €/m².',
  'Aktuell zahlt der Mieter 7,20 €/m², der Mietspiegel liegt deutlich darüber.',
  'Der Mietspiegel lässt Spielraum; bei Neuvermietung werden in Moosach derzeit rund 24 €/m² erzielt.',
  'Anhebung auf ortsübliche Vergleichsmiete (Angebotsmieten im Quartier 5,20–5,80 €/m²)',
  'Ortsübliche Hallenmieten von 4,80 bis 5,50 €/m².',
  'Ortsübliche Ladenmieten liegen bei 14,00 €/m².',
  'Der Mietspiegel der Stadt endet für Neubauten ab 2015 bei 9,40 €/m².',
  '„Soll“ ist, was nach dem Mietspiegel der Nachbarstadt (6,00 €/m²) möglich wäre.',
  'Eine Erhöhung nach Mietspiegel war am 01.03.2025, die Miete beträgt 520 €.',
  'Die Miete liegt im Rahmen des Mietspiegels, das Hausgeld bei 3,20 €/m².',
  'Laut Mietspiegel reichen die Mieten der Stadt von 4,50 bis 14,80 €/m².',
  'Die Wohnung ist für 7,75 €/m² vermietet.',
])('%s: prints no local rent', line => {
  expect(localIn(line)).toBeNull()
})
