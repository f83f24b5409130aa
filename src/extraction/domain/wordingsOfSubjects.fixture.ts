import type { Wording } from './wordings.fixture.ts'

/** Values that a layout or a sentence gives in its own way, and what only looks like them. */
export const OF_SUBJECTS: readonly Wording[] = [
  // what stands on a plot is sold, whatever the register calls it
  [
    [
      'Objektbeschreibung laut Gutachten (ohne Gewähr): Das Grundstück in 39590 Tangermünde, Deichweg',
      '3, ist mit einer Doppelhaushälfte nebst Garage bebaut.',
    ],
    'objektart',
    'Doppelhaushälfte',
  ],
  [
    'Objektbeschreibung laut Gutachten: Auf dem Grundstück steht ein Einfamilienhaus von 1936.',
    'objektart',
    'Einfamilienhaus',
  ],
  // the measure of another method, the room of a court, another house, a class of houses
  ['Netto-Grundfläche nach DIN 277: 171,4 m²\n4 Zimmer, Bad und Gäste-WC', 'wohnflaeche', null],
  ['Am Markt 7, 38100 Braunschweig · Zimmer 14 · Aktenzeichen 24 K 12/26', 'zimmer', null],
  ['Erdgeschoss: ein Bad, zwei Zimmer. Zweites Obergeschoss: vier Zimmer. Dachgeschoss: drei Zimmer.', 'zimmer', 9],
  ['Wir ziehen im Mai 2028 in unser gerade gebautes Haus am Ortsrand.', 'baujahr', null],
  ['Preis | 231.000 € verkauft worden, war kleiner.', 'kaufpreis', null],
  ['Der Mietspiegel 2024 nennt für renovierte Altbauten 6,80 €/m².', 'zustand', null],
  ['Die nicht umlagefähigen Kosten beziffert der Verwalter mit 1.920 € jährlich.', 'hausgeldNichtUmlagefaehig', 160],
  ['2016 neue Fenster im EG eingebaut.', 'letzteModernisierung', '2016 neue Fenster im EG'],
  // what a community has saved, by which day or paper
  ['Die Rücklage liegt laut Abrechnung 2025 bei 97.000 € für das ganze Haus.', 'erhaltungsruecklage', 97_000],
  ['Die Rücklage der Gemeinschaft stand am 31.12.2025 bei 214.300 €.', 'erhaltungsruecklage', 214_300],
  ['Die Erhaltungsrücklage beträgt aus der Jahresabrechnung 2024 rund 88.500 €.', 'erhaltungsruecklage', 88_500],
  ['Instandhaltungsrücklage der WEG vom 31.12.2024: 61.250 €', 'erhaltungsruecklage', 61_250],
  ['Der Rücklage werden 2026 für die Fassade 120.000 € entnommen.', 'erhaltungsruecklage', null],
  ['Auf dem Rücklagenkonto sind 94.000€ (Abrechnung 2025).', 'erhaltungsruecklage', 94_000],
  ['Auf das Rücklagenkonto zahlen alle zusammen 19.200 € im Jahr.', 'erhaltungsruecklage', null],
  // flats of the community
  ['Einheiten in der WEG | 96', 'einheiten', 96],
  ['Einheiten der Wohnanlage: 24', 'einheiten', 24],
  ['Einheiten in der Nachbarschaft: 24', 'einheiten', null],
  // a year's rent with the space
  ['Jahresnettokaltmiete inkl. Stellplatz | 7.884,00 €', 'jahresnettokaltmiete', 7_884],
  ['Jahresnettokaltmiete inkl. Betriebskosten | 9.884,00 €', 'jahresnettokaltmiete', null],
  // the yield before its name
  ['7,4 % Rendite* · Kaufpreisfaktor 13,5*', 'mietrendite', 7.4],
  ['Alle Wohnungen haben Gas-Etagenthermen von 2001 bis 2012.', 'heizung', 'Gas-Etagenthermen'],
  ['Bis zu 7,4 % Rendite sind möglich.', 'mietrendite', null],
  ['In die Rücklage fließen laut Wirtschaftsplan 2026 insgesamt 18.000 € jährlich.', 'erhaltungsruecklage', null],

  // the class of energy
  [['Endenergieverbrauch 118 kWh/(m²a), Klasse', 'D'], 'energieklasse', 'D'],
  [
    ['Der Energiekennwert liegt bei 203 kWh je m² im Jahr, das ist Energieeffizienz-', 'klasse G'],
    'energieklasse',
    'G',
  ],
  [['Energiekennwert | 96,4 kWh/(m²·a) | C'], 'energieklasse', 'C'],
  [['Endenergiebedarf | 171 kWh/(m²a) (F)'], 'energieklasse', 'F'],
  [['Verbrauch: 88 kWh/m²a · C'], 'energieklasse', 'C'],
  [['Verbrauchskennwert 140 kWh/(m²a), E'], 'energieklasse', 'E'],
  [['Energie | Verbrauchsausweis, 132 kWh/(m²a), Klasse', ' | E, Erdgas, gültig bis 2031'], 'energieklasse', 'E'],
  [['Endenergie 131 kWh/(m²a) A 3 Etagen'], 'energieklasse', null],
  // the kind of certificate
  [['Ausweis auf Grundlage des Energieverbrauchs'], 'energieausweisArt', 'Verbrauch'],
  [['Grundlage: berechneter Energiebedarf des Gebäudes'], 'energieausweisArt', 'Bedarf'],
  [['Energieausweis | nach Verbrauch, 101 kWh/(m²a)'], 'energieausweisArt', 'Verbrauch'],
  [['Energieausweis (Bedarf) vom 03.02.2024'], 'energieausweisArt', 'Bedarf'],
  [['Der Energieausweis ist ein Verbrauchsausweis.'], 'energieausweisArt', 'Verbrauch'],
  [['Der Stromverbrauch lag 2025 bei 3.100 kWh.'], 'energieausweisArt', null],
  // day until which the certificate holds
  [['Der Energieausweis gilt bis zum 31. Dezember 2033.'], 'energieausweisGueltigBis', '31.12.2033'],
  [
    ['Energieausweis | Bedarfsausweis', 'Gültigkeit | 02.05.2018 bis 01.05.2028'],
    'energieausweisGueltigBis',
    '01.05.2028',
  ],
  [['Energieausweis gültig von 02.05.2018 bis 01.05.2028.'], 'energieausweisGueltigBis', '01.05.2028'],
  [
    ['Energieausweis | Bedarfsausweis', 'Gültig bis | 01.05.2028 (ausgestellt 02.05.2018)'],
    'energieausweisGueltigBis',
    '01.05.2028',
  ],
  [['Energieausweis | Bedarfsausweis, gültig bis 4. Mai 2032'], 'energieausweisGueltigBis', '04.05.2032'],
  [
    ['Verbrauchsausweis, ausgestellt am 2. März 2021, gültig bis 1. März 2031'],
    'energieausweisGueltigBis',
    '01.03.2031',
  ],
  // let or free
  [['Nutzung | bezugsfrei'], 'vermietet', false],
  [['Nutzung | vermietet'], 'vermietet', true],
  [['Derzeitige Nutzung | leerstehend'], 'vermietet', false],
  [['Nutzung | Wohnen und Gewerbe'], 'vermietet', null],
  // commission
  [
    ['Die Provision für den Käufer beträgt 2,975', '% des Kaufpreises einschließlich Mehrwertsteuer.'],
    'kaeuferprovision',
    2.975,
  ],
  [['Käuferprovision', '3,57 % inkl. MwSt.'], 'kaeuferprovision', 3.57],
  [['Für Käufer fällt keine', 'Provision an.'], 'kaeuferprovision', 0],
  [['Courtage: der Käufer zahlt an uns 3,57 Pro-', 'zent vom Kaufpreis.'], 'kaeuferprovision', 3.57],
  // who sells
  ['Ein Makler ist nicht dabei.', 'anbieterArt', 'privat'],
  ['Makler ist keiner im Spiel.', 'anbieterArt', 'privat'],
  ['Wir verkaufen ohne Makler.', 'anbieterArt', 'privat'],
  ['Verkauf direkt vom Eigentümer, kein Makler beauftragt.', 'anbieterArt', 'privat'],
  ['Ohne unseren Makler geht es nicht: Termine vergibt Herr Harms.', 'anbieterArt', null],
  ['Alleinmieter ist seit 2008 ein Metallbauunternehmen mit 38 Beschäftigten.', 'anbieterArt', null],
  ['Verkauf direkt durch das Bauunternehmen.', 'anbieterArt', 'Bauträger'],
  // rent of before
  ['Bis zum Sommer hatten wir die Wohnung für 450 € vermietet.', 'kaltmieteMonat', null],
  ['Wir hatten den Laden für 690 € im Monat vermietet, jetzt steht er leer.', 'kaltmieteMonat', null],
  ['Die frühere Mieterin zahlte 480 € kalt.', 'kaltmieteMonat', null],
  ['Vermietet war die Wohnung zuletzt für 515 € kalt.', 'kaltmieteMonat', null],
  ['Wir haben die Wohnung für 450 € kalt im Monat vermietet.', 'kaltmieteMonat', 450],
  ['Die Wohnung ist für 610 € kalt vermietet, die Vormieter hatten 540 € gezahlt.', 'kaltmieteMonat', 610],
  // rents of a year
  ['Die Nettokaltmiete beträgt 21.480 € p. a.', 'jahresnettokaltmiete', 21_480],
  ['Die Mieteinnahmen liegen jährlich bei 34.200 €.', 'jahresnettokaltmiete', 34_200],
  ['Im Jahr kommen 18.960 € Kaltmiete herein.', 'jahresnettokaltmiete', 18_960],
  ['Jährlich zahlt der Mieter 27.600 € netto kalt.', 'jahresnettokaltmiete', 27_600],
  ['Der Pächter zahlt 15.000 € im Jahr.', 'jahresnettokaltmiete', 15_000],
  ['Die Versicherung kostet 1.260 € p. a.', 'jahresnettokaltmiete', null],
  // rooms and areas
  ['Das Haus bietet fünf Zimmer, Küche und Bad.', 'zimmer', 5],
  ['Dreieinhalb Zimmer, Küche, Bad und Balkon.', 'zimmer', 3.5],
  ['Auf zwei Etagen verteilen sich sieben Zimmer.', 'zimmer', 7],
  ['Nach dem Gutachten sechs Zimmer, Küche, Bad und WC.', 'zimmer', 6],
  ['78 m² Wohnfläche, zweieinhalb Zimmer (das halbe ist ein Durchgang), Bad mit Fenster', 'zimmer', 2.5],
  [['Der Kaufpreis beträgt 219.000 Euro. Provision fällt', 'für den Käufer keine an.'], 'kaeuferprovision', 0],
  [
    [
      '1. OG mit 81 m² für 480 € kalt vermietet, 2. OG links 52 m² für 310 € vermietet, 2. OG rechts 60 m² für 350 €',
      'vermietet. Zusammen also 1.140 € im Monat.',
    ],
    'kaltmieteMonat',
    1140,
  ],
  ['Zwei Zimmer wurden frisch gestrichen.', 'zimmer', null],
  [['# Baugrundstück in 21244 Buchholz', 'Größe | 761 m²'], 'grundstuecksflaeche', 761],
  [
    ['# Bauplatz in 49808 Lingen', 'Der Platz hat eine Größe von 640 m² und ist erschlossen.'],
    'grundstuecksflaeche',
    640,
  ],
  [['# Eigentumswohnung in 49808 Lingen', 'Größe | 76 m²'], 'grundstuecksflaeche', null],
  [['Gemarkung | Flur | Flurstück | Größe', 'Afferde | 3 | 118/4 | 702 m²'], 'grundstuecksflaeche', 702],
  [['Grundstück', 'Flurstück 118/4 | 702 m²'], 'grundstuecksflaeche', 702],
  [['# Baugrundstück für ein Doppelhaus in 21244 Buchholz', 'Größe | 905 m²'], 'grundstuecksflaeche', 905],
  [
    ['Gemarkung | Flur | Lage | Größe', 'Afferde | 5, 31/2 | Gebäude- und Freifläche, Am Bach 2 | 614 m²'],
    'grundstuecksflaeche',
    614,
  ],
  ['Bis Ende Juni hatten wir für 530 Euro kalt vermietet.', 'kaltmieteMonat', null],
  ['Die Monatsmiete beträgt 3.100 EUR zuzüglich Nebenkosten.', 'kaltmieteMonat', 3100],
  ['Die Monatsmiete beträgt 3.100 EUR inklusive Nebenkosten.', 'kaltmieteMonat', null],
  [['energiepass.art | VERBRAUCH, Nichtwohngebäude'], 'energieausweisArt', 'Verbrauch'],
  [['Energieausweis (Nichtwohngebäude) | Bedarf, Wärme 162 kWh/(m²·a)'], 'energieausweisArt', 'Bedarf'],
  [['Energieverbrauch | 144,7 kWh/(m²*a) · E · Strom'], 'energieklasse', 'E'],
  // savings of a community
  [['Erhaltungsrücklage | 84.000 €', 'Anteil der Wohnung | 2.310 €'], 'erhaltungsruecklage', 84_000],
  ['Der Anteil der Wohnung an der Rücklage beträgt 3.150 €.', 'erhaltungsruecklage', null],
  [
    'Die Rücklage der Gemeinschaft beträgt 61.000 €, auf diese Wohnung entfallen 1.900 €.',
    'erhaltungsruecklage',
    61_000,
  ],
  // when the heating came
  [['Heizung | Öl-Zentralheizung von 1988, 2019 durch einen Gas-Brennwertkessel ersetzt'], 'heizungBaujahr', 2019],
  ['Der Kessel von 1992 wurde 2016 durch eine Brennwerttherme ersetzt.', 'heizungBaujahr', 2016],
  ['Die alte Heizung aus 1985 ist seit 2020 durch eine Wärmepumpe abgelöst.', 'heizungBaujahr', 2020],
  ['Die Ölheizung muss nach Auskunft des Schornsteinfegers bis Ende 2026 raus.', 'heizungBaujahr', null],
  ['Für den Stellplatz fallen zusätzlich 21 € Hausgeld an.', 'hausgeldMonat', null],
  ['Hausgeld Garage 21 €', 'hausgeldMonat', null],
  ['Das Haus ist leer und kann nach der Beurkundung sofort übergeben werden.', 'vermietet', false],
  ['Das Haupthaus ist seit dem Sommer leer.', 'vermietet', false],
  ['Bezugsfertig ist die Wohnung vertraglich spätestens am 30.09.2027.', 'bezugsfreiAb', '30.09.2027'],
  [['Böden und Wände 2025 neu', 'Bad 2010', 'Fenster 1994, Haustür 2020'], 'letzteModernisierung', null],
  ['Zwei Kessel: einer von 1998, der andere von 2012.', 'heizungBaujahr', 1998],
  ['ersparte Miete: 1.450 € im Monat', 'kaltmieteMonat', null],
  [['ersparte Miete, monatlich 1.450 €, Jahreswert | 17.400 €'], 'jahresnettokaltmiete', null],
]
