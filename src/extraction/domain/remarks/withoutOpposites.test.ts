import { expect, test } from 'vitest'
import { page } from '../typeset.fixture.ts'
import { passagesOf } from '../passages.ts'
import { readRemarks } from './readRemarks.ts'
import { withoutOpposites } from './withoutOpposites.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each<[text: string, rules: readonly string[]]>([
  ['Der Verkäufer hat optiert; Kauf als Geschäftsveräußerung im Ganzen möglich.', ['umsatzsteuer-geschaeftsveraeusserung']],
  ['Der Verkäufer hat zur Umsatzsteuer optiert.', ['umsatzsteuer-kauf', 'umsatzsteuer-option']],
  ['Der Verkäufer hat optiert. Eine Geschäftsveräußerung im Ganzen liegt nicht vor.', ['umsatzsteuer-kauf']],
  ['Das Objekt ist befristet vermietet. Der Mietvertrag endet am 31.08.2031.', ['miete-endet']],
  ['Das Objekt ist befristet vermietet.', ['miete-befristet']],
  ['Unsere Preisvorstellung liegt bei 289.000 €. Am Preis ist nichts zu rütteln.', ['preis-unverhandelbar']],
  ['Die Eintragung des Wege- und Leitungsrechts sowie der Baulast wird mit dem Nachbarn zurzeit abgestimmt.', ['zufahrt-zugesagt']],
  ['Ein Wege- und Leitungsrecht und eine Baulast sind eingetragen.', ['baulast', 'wegerecht']],
  ['Ein Wegerecht soll bei Beurkundung eingetragen werden. Ein Leitungsrecht der Stadtwerke ist eingetragen.', ['wegerecht', 'zufahrt-zugesagt']],
  ['Kanal, Wasser und Strom liegen im Gehweg. Der Kanalanschluss ist auf das Grundstück geführt.', ['abwasser-kanal', 'medien-am-grundstueck']],
  ['Kanal, Wasser und Strom liegen im Gehweg.', ['medien-in-der-strasse']],
  ['Flachdächer mit Photovoltaik. Die Anlage auf dem Dach betreibt ein Contractor.', ['pv-contractor']],
  ['Flachdächer mit Photovoltaik.', ['erneuerbare-pv']],
  ['Auf der Scheune arbeitet eine Photovoltaikanlage mit 40 kWp. Sie gehört dem Nachbarn.', ['pv-fremd-erzaehlt']],
  ['Flachdach mit Photovoltaik. Sie gehört dem Sohn der Verkäufer, der auch die Einspeisevergütung bekommt.', ['pv-fremd-erzaehlt']],
  ['Beheizt mit Wärmepumpe. Sie bleibt Eigentum der Kleinwerk Ost GmbH.', ['waerme-fremd-erzaehlt']],
  ['Der Heizkessel ist von 1999. Energieträger ist Heizöl.', ['heizung-jahr']],
  ['Energieträger ist Heizöl.', ['heizung-heizoel']],
  ['Das ausgebaute Dachgeschoss ist in der Wohnfläche enthalten. Der Ausbau gehörte zur Baugenehmigung.', ['genehmigung-liegt-vor']],
  ['Das ausgebaute Dachgeschoss ist in der Wohnfläche enthalten. Die Garage wurde 1988 genehmigt.', ['ausbau-in-der-wohnflaeche', 'genehmigung-liegt-vor']],
  ['In Abteilung II des Grundbuchs ist nichts eingetragen.', ['grundbuch-abt2', 'grundbuch-lastenfrei', 'grundbuch-leer']],
  ['Ein Wegerecht zugunsten des Nachbarn ist im Grundbuch eingetragen. In Abteilung II ist nichts eingetragen.', ['wegerecht']],
  ['Der Kaufpreis ist Verhandlungsbasis.', ['preis-verhandelbar']],
  ['Bei der Kamerabefahrung fand man Wurzeln im Rohr. Sie bekommen das Protokoll der Kanalbefahrung.', ['abwasser-befund']],
  ['Sie bekommen das Protokoll der Kanalbefahrung.', ['abwasser-dichtheit']],
])('of %s holds what is told most exactly', (text, rules) => {
  const held = withoutOpposites(readRemarks(passagesOf([page(text.split('\n'))]), SETTING))
  expect([...new Set(held.map(({ rule }) => rule))].toSorted()).toEqual(rules)
}) // prettier-ignore
