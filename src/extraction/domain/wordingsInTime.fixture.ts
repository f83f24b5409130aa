import type { Wording } from './wordings.fixture.ts'

/** Whose state it is and when: of a neighbour, of the day it was built, of one unit, of today. */
export const IN_TIME: readonly Wording[] = [
  ['Wir haben das Haus seit dem Erstbezug selbst genutzt.', 'zustand', null],
  ['Nach dem Erstbezug 1996 wurde nichts verändert.', 'zustand', null],
  ['Erstbezug war 2003 durch die heutigen Eigentümer.', 'zustand', null],
  ['Die Wohnung wird als Erstbezug angeboten.', 'zustand', 'erstbezug'],
  ['Eine sanierte Wohnung im Nachbarhaus kostete zuletzt 3.900 € je Quadratmeter.', 'zustand', null],
  ['Sanierte Häuser dieser Art wurden im Ort zuletzt für 290.000 bis 330.000 € gehandelt.', 'zustand', null],
  ['Das Haus ist saniert.', 'zustand', 'saniert'],
  ['Vergleich: Effizienzhaus 40 · MFH Neubau · EFH energetisch gut modernisiert (etwa 75)', 'zustand', null],
  ['Einfamilienhaus, energetisch modernisiert, in ruhiger Lage.', 'zustand', 'modernisiert'],
  ['Modernisiert wurde zuletzt in den achtziger Jahren.', 'zustand', null],
  ['Im Hobbyraum wurde nach dem Starkregen im Juli 2024 der Boden erneuert.', 'letzteModernisierung', null],
  ['Die Fallleitung der oberen Wohnungen wurde 2012 in Kunststoff erneuert.', 'letzteModernisierung', null],
  ['Das Treppenhaus der vorderen Häuser wurde 2016 neu renoviert.', 'letzteModernisierung', null],
  ['Nach einem Wasserschaden wurde 2019 die Küche erneuert.', 'letzteModernisierung', null],
  ['Für eine vergleichbare, sanierte Wohnung wurden 4.200 €/m² bezahlt.', 'zustand', null],
  [['Das Ladenlokal mit 96 m² ist vermietet.', 'Der Mieter hat das Mietverhältnis zum 31.03.2027 beendet.'], 'bezugsfreiAb', null], // prettier-ignore
  ['Sämtliche Einheiten sind vermietet, die Praxis ist gekündigt zum 30.06.2027.', 'vermietet', true],
  ['Sämtliche Einheiten sind vermietet, die Praxis ist gekündigt zum 30.06.2027.', 'bezugsfreiAb', null],
  ['Der Mieter der Wohnung hat zum 31.03.2027 gekündigt.', 'bezugsfreiAb', 'nach dem 31.03.2027'],
  ['Leerstand | 0', 'vermietet', true],
  ['Leerstand | keiner', 'vermietet', true],
  ['Leerstandsquote | 0 %', 'vermietet', true],
  // what others are, and what it is to be
  ['Renovierte Wohnungen ähnlicher Größe gingen hier zuletzt für 240.000 € weg.', 'zustand', null],
  ['Modernisierte Doppelhaushälften kosten in der Siedlung derzeit um 390.000 €.', 'zustand', null],
  ['Vergleichbare modernisierte Wohnungen werden für 3.100 €/m² verkauft.', 'zustand', null],
  ['Die sanierten Wohnungen werden einzeln verkauft.', 'zustand', 'saniert'],
  [['Zustand', 'sanierungsbedürftig', '', 'mögliche Wohnfläche nach Ausbau', 'ca. 160 m²', 'Grundstück', '612 m²'], 'grundstuecksflaeche', 612], // prettier-ignore
  ['Das Hausgeld beträgt 298 € monatlich, nach dem Entwurf für 2027 steigt es auf 345 €.', 'hausgeldMonat', 298],
  [['Hausgeld | 412 €', '', 'Ab Januar erhöht sich das Hausgeld auf 455 € im Monat.'], 'hausgeldMonat', 412],
  ['Das Hausgeld wird voraussichtlich 285 € im Monat betragen.', 'hausgeldMonat', 285],
  // who sells
  ['Die Volksbank hat das Haus auf 310.000 € geschätzt.', 'anbieterArt', null],
  ['Im Erdgeschoss war früher eine Filiale der Sparkasse.', 'anbieterArt', null],
  ['Unsere Sparkasse meinte, 240.000 seien drin.', 'anbieterArt', null],
  ['Wohnen im Baudenkmal · Chemnitz-Kaßberg', 'ort', 'Chemnitz'],
  ['Wohnen im Baudenkmal · Schulze-Kaßberg', 'ort', null],
  ['Ein Bauträger ist nicht vorgegeben, auch eine Frist gibt es nicht.', 'anbieterArt', null],
  ['Dieses Haus wurde 1988 von einem heimischen Bauunternehmen gebaut.', 'anbieterArt', null],
  ['Das Haus hat das Bauunternehmen Klein errichtet.', 'anbieterArt', null],
  ['Verkauf durch das Bauunternehmen Meier, Borken.', 'anbieterArt', 'Bauträger'],
  ['Ein Verkauf an gewerbliche Bauträger ist nicht vorgesehen.', 'anbieterArt', null],
  ['Wohnflächen laut Unterlagen der Verkäufer und des Bauträgers.', 'anbieterArt', null],
  ['Maße nach Angaben des damaligen Bauträgers, Angebot der Volksbank Immobilien Hellental.', 'anbieterArt', 'Bank'],
  ['Ein Angebot der Bauträger Nordost GmbH', 'anbieterArt', 'Bauträger'],
  ['Die Wohnung ist weder vermietet noch gefördert.', 'vermietet', false],
  ['Die Wohnung ist weder renoviert noch frei, sie ist vermietet.', 'vermietet', true],
  ['Ein Angebot der Kreissparkasse Ahrtal, Immobilienzentrum', 'anbieterArt', 'Bank'],
  ['Volksbank Immobilien Musterstadt', 'anbieterArt', 'Bank'],
  // when they leave
  ['Ausziehen können wir zum 1. Mai 2027.', 'bezugsfreiAb', '1. Mai 2027'],
  // Rooms of one of two flats are not those of the house.
  ['Unten im Erdgeschoss liegt die kleinere Wohnung mit 68 qm, drei Zimmern, Küche und Bad.', 'zimmer', null],
  ['Eine helle Wohnung mit 68 qm, drei Zimmern, Küche und Bad.', 'zimmer', 3],
  // Over the rows of what is for sale a month says of when the list is.
  [
    [
      'Verfügbarkeit November 2026',
      '',
      'Haus | Wohnfläche | Preis | Status',
      '1 | 128,40 m² | 509.000 € | vorgemerkt',
      '2 | 128,40 m² | 494.000 € | frei',
      '3 | 128,40 m² | 496.000 € | frei',
    ],
    'bezugsfreiAb',
    null,
  ],
  [['Verfügbarkeit | März 2027'], 'bezugsfreiAb', 'März 2027'],
  ['Baubeginn nach Vorliegen beider Voraussetzungen, Fertigstellung etwa 14 Monate später.', 'bezugsfreiAb', null],
  // The last of several works, whichever verb stands behind which.
  [
    [
      'Baujahr | 1961',
      '',
      'Die Fenster haben wir 1991 erneuert, das Bad 2003, den Wintergarten 2006 angebaut und die Küche 2014 eingebaut.',
    ],
    'letzteModernisierung',
    '2003: Bad',
  ],
  [['Baujahr | 1972', '', 'Das Dach wurde 1999 erneuert, das Bad ist von 2011.'], 'letzteModernisierung', '2011: Bad'],
  [
    ['Baujahr | 1972', '', 'Das Dach wurde 1999 erneuert, das Bad ist von 1972.'],
    'letzteModernisierung',
    'Dach 1999 erneuert',
  ],
  ['Ausziehen werden wir voraussichtlich im März 2027.', 'bezugsfreiAb', 'März 2027'],
  ['Wir ziehen zum 30. April 2027 aus.', 'bezugsfreiAb', '30. April 2027'],
  ['Ausziehen können wir zum 1. Mai 2027.', 'vermietet', false],
]
