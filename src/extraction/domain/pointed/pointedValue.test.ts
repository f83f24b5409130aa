import { expect, test } from 'vitest'
import type { FactKey } from '../facts.ts'
import { valueIn } from './pointedValue.ts'

/** @param labels what the layout says of every place of the text */
function valueOf(key: FactKey, text: string, labels: readonly string[] = []) {
  const found = valueIn(key, {
    text,
    start: 0,
    end: text.length,
    fieldsAt: () => labels.map(label => ({ label, value: text })),
  })
  return found !== null && typeof found === 'object' ? found.value : found
}

test.each<[FactKey, string, readonly string[], unknown]>([
  // The unit says what the figure is …
  ['energiekennwert', 'Verbrauchsausweis, 121 kWh/(m²a), Klasse D', [], 121],
  ['energiekennwert', '112,4 kWh/(m²∙a)', [], 112.4],
  ['energiekennwert', 'Energiekennwert ¦ 98,7 kWh pro qm', [], 98.7],
  // … but not of other energy, of a year as a whole, or of two.
  ['energiekennwert', 'Primärenergiebedarf 98 kWh/(m²a)', [], 'anderer Wert'],
  ['energiekennwert', '98 kWh/(m²a)', ['Primärenergie'], 'anderer Wert'],
  ['energiekennwert', 'Stromverbrauch 30 kWh/m²', [], 'anderer Wert'],
  ['energiekennwert', 'Der Ausweis nennt 12 kWh im Jahr', [], null],
  ['energiekennwert', '121 kWh/(m²a), früher 140 kWh/(m²a)', [], null],
  ['energieklasse', 'Energie: 131,5 kWh/(qm*a), Kl. E, Erdgas', [], 'E'],
  ['energieklasse', 'Bedarf, 48,9 kWh/(m²a), A', [], 'A'],
  ['energieklasse', 'Haus A, Wohnung B', [], 'anderer Wert'],
  ['energieausweisArt', 'Energiebedarfsausweis: 127,9 kWh/(m²·a)', [], 'Bedarf'],
  ['energieausweisArt', 'Bei Bedarf renovieren', [], 'anderer Wert'],
  // Words of a closed list or a form, with their label in the quote or beside it.
  ['zustand', 'Objektzustand ¦ gepflegt', [], 'gepflegt'],
  ['zustand', 'gepflegt', ['Zustand'], 'gepflegt'],
  ['zustand', 'Zustand: wie gesehen', [], null],
  ['objektart', 'Haustyp ¦ Reihenmittelhaus', [], 'Reihenmittelhaus'],
  ['heizung', 'Heizung: Gas-Zentralheizung', [], 'Gas-Zentralheizung'],
  ['etage', 'Etage ¦ 3. OG', [], '3. OG'],
  ['etage', 'Etage: 4. Obergeschoss, kein Aufzug', [], '4. OG'],
  // The name of a storey is no label of its neighbour.
  ['etage', '3', ['1. Obergeschoss'], null],
  ['etage', '1. Obergeschoss ¦ 3', [], null],
  // A rule has a year of its own.
  ['baujahr', 'errichtet nach EnEV 2009', [], null],
  ['baujahr', 'errichtet 2012 nach EnEV 2009', [], 2012],
  // A rate with its tax, and the buyer's part of it, as the whole statement tells.
  ['kaeuferprovision', 'Die Provision beträgt 3 % zzgl. 19 % MwSt.', [], 3.57],
  ['kaeuferprovision', 'Die Provision von 5,95 % inkl. MwSt. tragen Käufer und Verkäufer je zur Hälfte.', [], 2.975],
  // One area in two numbers, a denial that stands apart, and what is paid yearly and is no rent.
  ['grundstuecksflaeche', 'Flurstück 412, groß 8 a 63 m²', [], null],
  ['denkmalschutz', 'In die Denkmalliste der Stadt ist das Gebäude nicht eingetragen.', [], null],
  ['jahresnettokaltmiete', 'Für Winterdienst zahlen die Anlieger jährlich rund 2.090 EUR.', [], 'anderer Wert'],
  ['bezugsfreiAb', 'Verfügbar ab ¦ 01.11.2026', [], '01.11.2026'],
  ['vermietet', 'Mietstatus: vermietet', [], true],
  ['energieausweisGueltigBis', 'Energieausweis gültig bis ¦ 14.08.2029', [], '14.08.2029'],
  ['energieausweisGueltigBis', 'Ausweis vom 03.03.2024, gültig bis 02.03.2034', [], '02.03.2034'],
  // An article is no count of homes.
  ['einheiten', 'im Erdgeschoss eines Hauses mit vier Wohnungen', [], 4],
  ['einheiten', 'Wohnung eines Hauses', [], 'anderer Wert'],
  // A row that begins with a label names its value, also where the layout told of none; one that begins with its value does not.
  ['baujahr', 'Bj. ¦ 1908', [], 1908],
  ['zimmer', 'Zimmer ¦ 4 ¦ Schlafzimmer ¦ 2', [], 4],
  ['schlafzimmer', 'Zimmer ¦ 4 ¦ Schlafzimmer ¦ 2', [], 2],
  ['zimmer', '4 ¦ Zimmer ¦ 2 ¦ Schlafzimmer', [], 'anderer Wert'],
  ['zimmer', 'Zimmer / Schlafzimmer ¦ 5 / 4', [], null],
  ['kaufpreis', 'Kaufpreis ¦ 249.000 € ¦ 4.120 €', [], 249_000],
  ['kaltmieteMonat', 'Nebenkosten ¦ 250 €', [], 'anderer Wert'],
  ['heizungBaujahr', 'Baujahr Wärmeerzeuger ¦ 1999', [], 1999],
  ['baujahr', 'Baujahr Wärmeerzeuger ¦ 1999', [], 'anderer Wert'],
  ['heizungBaujahr', '2006 kamen neue Fenster, 2009 eine neue Heizungsanlage', [], 2009],
  ['energieklasse', 'Klasse: ¦ D', [], 'D'],
  ['bezugsfreiAb', 'Frei ¦ sofort', [], 'sofort'],
  ['bezugsfreiAb', 'Provision ¦ frei', [], null],
  ['energieausweisGueltigBis', 'Gültig bis ¦ 22.05.2028', [], '22.05.2028'],
  ['etage', 'Etage ¦ 3. OG', [], '3. OG'],
  // Words of a closed list in a sentence, of the whole and of now.
  ['zustand', 'Die Doppelhaushälfte wurde 1984 gebaut und ist durchgehend gepflegt.', [], 'gepflegt'],
  ['zustand', 'Das Bad wurde renoviert.', [], null],
  ['heizung', 'Dort steht auch die Ölheizung, die 1997 eingebaut wurde.', [], 'Ölheizung'],
  ['energietraeger', 'Dort steht auch die Ölheizung, die 1997 eingebaut wurde.', [], 'Öl'],
  ['etage', 'Eigentumswohnung im zweiten Obergeschoss', [], '2. OG'],
  ['etage', 'Im Obergeschoss drei Schlafräume', [], null],
  ['vermietet', 'Das Haus steht leer.', [], false],
  ['vermietet', 'Die Wohnung ist nicht vermietet.', [], false],
  ['vermietet', 'Die Wohnung war nie vermietet.', [], null],
  ['vermietet', 'Das Haus war vermietet.', [], null],
  ['bezugsfreiAb', 'Das Haus wird im März 2027 frei.', [], 'März 2027'],
  ['bezugsfreiAb', 'Die Miete steigt im März 2027.', [], null],
  ['kaeuferprovision', 'Sie kaufen provisionsfrei.', [], 0],
  ['kaeuferprovision', 'Unsere Provision zahlt, wer kauft.', [], null],
  // Counts beside what is counted, also in one word.
  ['schlafzimmer', 'Drei Schlafräume, zwei davon mit Bad', [], 3],
  ['schlafzimmer', 'vom Elternschlafzimmer auf einen Balkon', [], 'unmöglich'],
  ['einheiten', 'ETW im 3. OG (4-gesch. Haus, 12 WE)', [], 12],
  ['etagenzahl', 'ETW im 3. OG (4-gesch. Haus, 12 WE)', [], 4],
  ['etagenzahl', 'in ein- bis zweigeschossiger Bauweise', [], 'anderer Wert'],
  // The period that stands with an amount.
  ['kaltmieteMonat', 'NKM 265,00 € mtl. (JNKM 3.180,00 €)', [], 265],
  ['jahresnettokaltmiete', 'NKM 265,00 € mtl. (JNKM 3.180,00 €)', [], 3180],
  ['hausgeldMonat', 'Im Hausgeld sind 115 € Zuführung zur Rücklage enthalten', [], 'unmöglich'],
  // Of several years that of the last works; of two figures the one beside the words.
  ['letzteModernisierung', '2009 wurden die Fenster, 2013 die Heizung ersetzt.', [], 2013],
  ['letzteModernisierung', '2009 kam der Eigentümer.', [], 'anderer Wert'],
  ['baujahr', 'Baujahr 1953 (Anbau 1967)', [], 1953],
  ['baujahr', 'Baujahr lt. Ausweis 1983', [], 'unmöglich'],
  ['wohnflaeche', 'Wohnfläche rd. 176 m² (EG rd. 94 m²)', [], 176],
  // What speaks of the topic and is not the fact: by the square metre, a rent, other things counted, one floor, hoped for, of a sentence before.
  ['hausgeldMonat', 'Hausgeld kalkuliert mit 3,20 EUR/qm.', [], null],
  ['kaufpreis', 'Kaufpreis/m²¦1.817,96 €', [], 'anderer Wert'],
  ['kaufpreis', '1.817,96 €', ['Kaufpreis/m²'], 'anderer Wert'],
  ['stellplatzPreis', 'Die Garage ist für 1.040 € im Jahr vermietet.', [], 'anderer Wert'],
  ['stellplatzPreis', 'Garage für 40 €', [], 'anderer Wert'],
  ['badezimmer', 'Neubau: vier Reihenhäuser, ein Bad', [], 1],
  ['zimmer', 'Oben vier Zimmer, eines davon mit Balkon.', [], 'unmöglich'],
  ['zimmer', 'Haus mit vier Zimmern', [], 4],
  ['jahresnettokaltmiete', 'Vergleichshäuser bringen als Jahresmiete rund 42.000 €.', [], 'unmöglich'],
  ['heizungBaujahr', 'Im Erdgeschoss liegt eine Fußbodenheizung. 2021 folgten die Bäder.', [], 'anderer Wert'],
  ['vermietet', 'Laden und drei Wohnungen, überwiegend vermietet', [], null],
])('of %s "%s" (label %j) says %j', (key, text, labels, value) => {
  expect(valueOf(key, text, labels)).toEqual(value)
})
