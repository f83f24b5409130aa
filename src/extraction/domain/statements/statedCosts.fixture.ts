import type { CostSubject } from './costSubject.ts'

/** What an exposé says of the cost of works: for what, the lower and the upper figure in €, and whether they are due. */
export const PRICED_WORKS: readonly (readonly [string, CostSubject, number, number, boolean])[] = [
  ['Die Wasserleitungen im Keller müssen erneuert werden, ein Kostenvoranschlag der Firma Ahrens über 12.800 € kann eingesehen werden.', 'leitungen', 12_800, 12_800, true],
  ['Für die Dacherneuerung liegt ein Angebot der Zimmerei Holst in Höhe von 48.500 EUR brutto vor.', 'dach', 48_500, 48_500, true],
  ['Laut Gutachter sind für die Trockenlegung des Kellers 25.000 bis 30.000 € anzusetzen.', 'feuchte', 25_000, 30_000, true],
  ['Die Elektrik ist veraltet; der Fachbetrieb veranschlagt rund 14.500 € für die Erneuerung.', 'elektrik', 14_500, 14_500, true],
  ['Der Heizungstausch steht an (Angebot Wärmepumpe: 36.900 € brutto).', 'heizung', 36_900, 36_900, true],
  ['Das Bad muss saniert werden, kalkuliert wurden 22.000 €.', 'bad', 22_000, 22_000, true],
  ['Die Fassade ist schadhaft. Eine Kostenschätzung des Architekten vom Mai 2026 nennt 55.000–65.000 €.', 'fassade', 55_000, 65_000, true],
  ['Nach Schätzung eines Bausachverständigen kostet die Ertüchtigung des Dachstuhls etwa 19.000 €.', 'dach', 19_000, 19_000, true],
  ['Instandsetzung der Balkone laut eingeholtem Angebot 9.750,- €.', 'balkon', 9_750, 9_750, true],
  ['Die Abwasserleitung ist undicht, Sanierung lt. Kanalfirma ca. 7.000 €.', 'leitungen', 7_000, 7_000, true],
  ['Kostenvoranschlag neue Gastherme: 8.400 €', 'heizung', 8_400, 8_400, false],
  ['Ein Elektromeister hat den Aufwand für die neue Elektrik auf 15.000 bis 18.000 € geschätzt.', 'elektrik', 15_000, 18_000, false],
  ['Die Steigleitungen sind zum Teil noch aus Blei; das Gesundheitsamt hat eine Frist bis Ende 2026 gesetzt, ein Angebot über 31.400 € liegt vor.', 'leitungen', 31_400, 31_400, true],
  ['Die Wohnung im zweiten Obergeschoss ist entkernt: Bad, Elektrik und Böden fehlen. Ein Elektromeister hat den Aufwand für diese Wohnung auf 45.000 bis 55.000 € geschätzt.', 'ausbau', 45_000, 55_000, true],
  ['Die Dachgeschosswohnung ist im Rohbauzustand, für den Ausbau rechnet der Architekt mit 80.000 €.', 'ausbau', 80_000, 80_000, true],
  ['Eine Wohnung wurde bis auf den Rohbau zurückgebaut; die Fertigstellung kostet nach Angebot eines Generalunternehmers 62.000 Euro.', 'ausbau', 62_000, 62_000, true],
  ['Der Kamin im Wohnzimmer darf laut Schornsteinfeger nur bis Ende 2027 so betrieben werden, ein neuer Einsatz soll etwa 4.000 Euro kosten.', 'ofen', 4_000, 4_000, true],
  ['Der Schornstein muss saniert werden, Angebot 3.200 €.', 'ofen', 3_200, 3_200, true],
  ['Beheizt wird mit einem Gas-Blockheizkraftwerk; für die Erneuerung wird 2027 mit etwa 240.000 € gerechnet.', 'heizung', 240_000, 240_000, true],
  ['Die Fenster sind verzogen, die Kosten des Austauschs hat der Tischler mit 17.300 € angegeben.', 'fenster', 17_300, 17_300, true],
  ['Ein Angebot über eine Luft-Wasser-Wärmepumpe vom März 2026 über 37.800 € vor Förderung liegt vor; beauftragt wurde nichts.', 'heizung', 37_800, 37_800, false],
  ['Der Energieberater setzt für die Dämmung der Fassade 42.000 € an.', 'fassade', 42_000, 42_000, false],
] // prettier-ignore

/** Amounts that are none of works on the home: done and paid, bids, prices of others, what one only wishes. */
export const NO_PRICED_WORKS: readonly string[] = [
  'Das Dach wurde 2019 für 38.000 € erneuert.',
  'In die neue Heizung haben die Eigentümer 22.000 € investiert.',
  'Das gepflegte Haus mit neuem Dach wird für 359.000 € angeboten.',
  'Für das Haus mit neuem Dach liegt bereits ein Angebot über 340.000 € eines anderen Interessenten vor.',
  'Ein Kaufangebot über 310.000 € für das Haus mit dem alten Dach liegt vor.',
  'Der Dachausbau ist genehmigt, die Kosten werden auf 80.000 € geschätzt.',
  'Die Heizkosten werden auf 1.800 € im Jahr geschätzt.',
  'Die Einbauküche wurde mit 12.000 € veranschlagt und bleibt.',
  'Der Wert des Hauses nach Sanierung wird auf 380.000 € geschätzt.',
  'Photovoltaik auf dem Dach: Die Einspeisevergütung wird auf 900 € geschätzt.',
  'Die Abbruchkosten für das Haus mit schadhaftem Dach schätzt der Sachverständige auf 14.000 €.',
  'Das Nachbarhaus mit acht Wohnungen und altem Dach wurde 2024 für 155.000 € veräußert.',
  'Für die neue Heizung gab es laut Angebot einen Zuschuss von 9.000 €.',
  'Die Förderung der Wärmepumpe wird mit 11.000 € angesetzt.',
  'Der Ausbau des Spitzbodens ist möglich und wird auf 60.000 € geschätzt.',
  'Die entkernte Wohnung wurde 2023 für 70.000 € ausgebaut.',
  'Der Eigentümer hatte das Haus mit alten Fenstern 2023 für 300.000 € angeboten.',
] // prettier-ignore
