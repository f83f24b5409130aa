import type { Wording } from './wordings.fixture.ts'

/** Heirs, private sellers, operators and English summaries: values in mid-sentence, beside those of neighbours and former contracts. */
export const OF_LETTERS: readonly Wording[] = [
  // What sellers wish for, in any order of words.
  ['Nach den Gesprächen mit Besichtigern stellen wir uns jetzt 59.000 Euro vor und hören uns Vorschläge an.', 'kaufpreis', 59_000],
  ['Wir selbst hatten zuerst an 85.000 Euro gedacht. Heute stelle ich mir rund 72.000 Euro vor.', 'kaufpreis', 72_000],
  ['Für das Haus erwarten wir 340.000 €.', 'kaufpreis', 340_000],
  ['Da die Sanierung noch kommt, stellen wir uns 120.000 Euro vor.', 'kaufpreis', 120_000],
  ['Für die Sanierung stellen wir uns 120.000 Euro vor.', 'kaufpreis', null],
  ['Für den Umbau erwarten wir Kosten von 80.000 €.', 'kaufpreis', null],
  ['Als Jahrespacht stellen wir uns 90.000 € vor.', 'kaufpreis', null],
  // Who built it, and where that is written.
  ['Gebaut hat es unser Urgroßvater, in der Feuerversicherung von damals steht 1911.', 'baujahr', 1911],
  ['Erbaut wurde es von einem Lehrer, laut Bauakte im Frühjahr 1934.', 'baujahr', 1934],
  ['Gebaut haben es die Eltern, den Wintergarten erst 1994.', 'baujahr', null],
  ['Baujahr / Fertigstellung | 2027', 'baujahr', 2027],
  // The neighbours' houses have their own heating.
  ['Das Haus schräg gegenüber, mit neuem Dach und Gasheizung, ist im Sommer 2025 für 98.000 Euro weggegangen.', 'heizung', null],
  ['Die Nachbarn links haben 2023 verkauft, da war die Gasheizung neu.', 'heizung', null],
  ['Ein Haus nebenan mit Gasheizung wurde für 214.000 € verkauft.', 'heizung', null],
  ['Unser Haus mit Gasheizung liegt gegenüber der Kirche.', 'heizung', 'Gasheizung'],
  ['Das Haus rechts hat eine Gasheizung, links ist der Stall.', 'heizung', 'Gasheizung'],
  // Parcels one by one.
  ['Verkauft werden zwei Flurstücke, die aneinander liegen, eines mit 26.110 m² und eines mit 12.630 m².', 'grundstuecksflaeche', 38_740],
  ['Zum Haus gehören zwei Grundstücke, das vordere mit 612 m² und das hintere mit 380 m².', 'grundstuecksflaeche', 992],
  ['Drei Flurstücke von 1,2 ha, 0,8 ha und 2,05 ha.', 'grundstuecksflaeche', 40_500],
  ['Zwei Flurstücke, davon eines mit 800 m² und 300 m² verpachtet.', 'grundstuecksflaeche', null],
  ['Zwei Grundstücke, zusammen 992 m²: das vordere mit 612 m² und das hintere mit 380 m².', 'grundstuecksflaeche', 992],
  // A cleared wood is not free of tenants.
  ['Die Fläche ist geräumt und wurde 2023 wieder aufgeforstet.', 'vermietet', null],
  ['Das Haus ist geräumt.', 'vermietet', false],
  ['Die Pflanzung muss noch bis 2033 gepflegt werden.', 'zustand', null],
  // A day to come says less than a tenant.
  [['Frei ab | 01.04.2027', '', 'Die Wohnung ist derzeit vermietet.'], 'vermietet', true],
  [['Bezugsfrei ab | 01.04.2027'], 'vermietet', false],
  [['Frei ab | sofort'], 'vermietet', false],
  // A list that ends with what it is not.
  ['Garage oder Carport, Maler- und Bodenbelagsarbeiten, Küche und Außenanlagen sind Eigenleistung.', 'stellplatz', null],
  ['Stellplatz und Garage, Küche, Terrassenbelag und Bepflanzung der Außenanlagen sind im Preis nicht enthalten.', 'stellplatz', null],
  ['Garage und Garten sind vorhanden, Küche und Lampen sind nicht enthalten.', 'stellplatz', 'Garage'],
  // What was agreed last is paid.
  [['Pacht lt. Vertrag 2017 | 612,50 € mtl.', 'Pacht lt. Nachtrag 2024 | 505,00 € mtl.'], 'kaltmieteMonat', 505],
  [['Pacht lt. Vertrag 2017 | 612,50 € mtl.'], 'kaltmieteMonat', 612.5],
  [['Miete lt. Mietvertrag | 640 € monatlich'], 'kaltmieteMonat', 640],
  [['Pacht lt. Nachtrag | 6.060 € jährlich'], 'jahresnettokaltmiete', 6060],
  [['Pachtvertrag | 25 Jahre ab 01.07.2017'], 'vermietet', true],
  [['Pachtvertrag | wird mit dem Käufer neu geschlossen'], 'vermietet', null],
  // English summaries of German trade.
  ['Passing rent EUR 6,400 per month net, i.e. EUR 76,800 p.a. Asking price EUR 1,090,000.', 'kaltmieteMonat', 6400],
  ['Passing rent EUR 6,400 per month net, i.e. EUR 76,800 p.a. Asking price EUR 1,090,000.', 'jahresnettokaltmiete', 76_800],
  ['The current net rent is €2,150 a month.', 'kaltmieteMonat', 2150],
  ['The ERV is EUR 7,400 per month, passing rent EUR 6,100 per month.', 'kaltmieteMonat', 6100],
  ['The market rent is EUR 7,400 per month.', 'kaltmieteMonat', null],
  // A letter behind "Objekt" names one of several, no kind.
  ['Objekt C: Nach einem Wasserschaden wurde in zwei Wohnungen der Estrich entfernt.', 'objektart', null],
  ['Objekt: Mehrfamilienhaus in Plauen, voll vermietet.', 'objektart', 'Mehrfamilienhaus'],
  // Land in ares, as it is told in the south.
  ['Der Platz hat 6 Ar 42, das sind 642 Quadratmeter, alles eingewachsen.', 'grundstuecksflaeche', 642],
  ['Unser Garten mit allem misst 7 Ar 15 und ist eingezäunt.', 'grundstuecksflaeche', 715],
  ['Das Haus steht auf einem Platz von 8,5 Ar.', 'grundstuecksflaeche', 850],
  ['Das sind gut 11 Ar mit Obstbäumen.', 'grundstuecksflaeche', 1_100],
  ['Die Wiese mit 12 Ar 30 gehört dem Nachbarn.', 'grundstuecksflaeche', null],
  ['Dazu kann man 14 Ar dazupachten.', 'grundstuecksflaeche', null],
  // Who writes of his own house lives there, or in the town that he names.
  [['Bernd Rieger', 'Talgasse 00', '72458 Albstadt (Ebingen)', 'Tel. 0000 / 00 00 00', '', 'Mein Elternhaus in Albstadt-Ebingen zu verkaufen'], 'plz', '72458'],
  [['Bernd Rieger', 'Talgasse 00', '31785 Hameln', 'Tel. 0000 / 00 00 00', '', 'Haus meiner Großmutter in Hameln-Tündern abzugeben'], 'plz', '31785'],
  [['Bernd Rieger', 'Talgasse 00', '70173 Stuttgart', 'Tel. 0000 / 00 00 00', '', 'Mein Elternhaus in Albstadt-Ebingen zu verkaufen'], 'plz', null],
  [['Bernd Rieger', 'Talgasse 00', '74821 Mosbach', 'Tel. 0000 / 00 00 00', '', 'Unser Elternhaus in 69412 Eberbach, Steigeweg 00, wird verkauft'], 'plz', '69412'],
  [['Rieger Immobilien GmbH', 'Talgasse 00', '70173 Stuttgart', 'Tel. 0000 / 00 00 00', '', 'Das Haus in Albstadt wird verkauft'], 'plz', null],
  // Heated by stoves; what one thought of heats nothing.
  ['Heizen tun wir mit dem Kaminofen in der Stube und sonst Nachtspeicher, drei Stück.', 'heizung', 'Nachtspeicher, Kaminofen'],
  ['Heizen tun wir mit dem Kaminofen in der Stube und sonst Nachtspeicher, drei Stück.', 'energietraeger', 'Strom'],
  ['Wir heizen mit Öl, der Kessel kam 1999 neu.', 'energietraeger', 'Öl'],
  ['Wir heizen mit Öl, der Kessel kam 1999 neu.', 'heizung', 'Ölheizung'],
  ['Eine Wärmepumpe hatten wir uns anbieten lassen, das haben wir dann nicht mehr gemacht.', 'heizung', null],
  ['Über eine Gasheizung hatten wir einmal nachgedacht.', 'heizung', null],
  ['An eine Wärmepumpe haben wir gedacht, das war uns zu teuer.', 'heizung', null],
  ['Die Gasheizung ist von 2011, eine Wärmepumpe haben wir uns durchrechnen lassen.', 'heizung', 'Gasheizung'],
  ['Wir haben lange überlegt und 2023 eine Wärmepumpe eingebaut.', 'heizung', 'Wärmepumpe'],
  // What is told in the course of a letter.
  ['Wir bieten Ihnen das Häuschen für 212.000 Euro an, Makler kostet es Sie keinen.', 'kaufpreis', 212_000],
  ['Ich biete euch die Wohnung jetzt für 98.500 € an.', 'kaufpreis', 98_500],
  ['Wir bieten Ihnen die Einbauküche für 12.000 Euro an.', 'kaufpreis', null],
  ['Wir bieten Ihnen das Häuschen für 212.000 Euro an, Makler kostet es Sie keinen.', 'kaeuferprovision', 0],
  ['Wir bieten Ihnen das Häuschen für 212.000 Euro an, Makler kostet es Sie keinen.', 'anbieterArt', null],
  ['Provision müssen Sie keine zahlen.', 'kaeuferprovision', 0],
  ['Gelebt haben wir zu viert auf 126 Quadratmetern, der Keller zählt da nicht.', 'wohnflaeche', 126],
  ['Wir wohnen hier auf 97 qm und haben noch den Speicher.', 'wohnflaeche', 97],
  ['Gewohnt haben wir auf 900 Quadratmetern Grund.', 'wohnflaeche', null],
  ['Unten Stube und Küche, oben zwei Kinderzimmer und das Schlafzimmer, also vier Zimmer, von denen eines klein ist.', 'zimmer', 4],
  ['Oben sind also zwei Zimmer frei.', 'zimmer', null],
  ['Der Ausweis nach Verbrauch sagt 144 kWh/(m²a), das ist ein E.', 'energieklasse', 'E'],
  ['Gemessen wurden 231 kWh, also G.', 'energieklasse', 'G'],
  ['Der Energieausweis nach Bedarf sagt 198 kWh/(m²a).', 'energieausweisArt', 'Bedarf'],
] // prettier-ignore
