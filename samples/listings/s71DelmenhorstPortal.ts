import { portalList } from '../layouts/portalList.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const delmenhorstPortal: Sample = {
  file: 's71-delmenhorst-portal-reiheneckhaus.pdf',
  about:
    'Portal page of a let end-of-terrace house: "Anz. Zimmer", Courtage, Befeuerungsart, rent in the prose, no class',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 274500,
    wohnflaeche: 104,
    grundstuecksflaeche: 318,
    zimmer: 4,
    schlafzimmer: 3,
    badezimmer: 1,
    baujahr: 1964,
    plz: '27753',
    ort: 'Delmenhorst',
    objektart: 'Reiheneckhaus',
    kaltmieteMonat: 845,
    jahresnettokaltmiete: 10140,
    energieausweisArt: 'Bedarf',
    energiekennwert: 174.8,
    energietraeger: 'Gas',
    heizung: 'Zentralheizung',
    heizungBaujahr: 2009,
    terrasse: true,
    garten: true,
    keller: false,
    stellplatz: 'Carport',
    kaeuferprovision: 2.975,
    vermietet: true,
    zustand: 'gepflegt',
    letzteModernisierung: 2009,
    anbieterArt: 'Makler',
    objektnummer: 'DEL-REH-29',
  },
  accept: {
    kaeuferprovision: [2.98],
    energieklasse: ['F'],
    energietraeger: ['Erdgas'],
    heizung: ['Gas-Zentralheizung', 'Gasheizung'],
    objektart: ['Reihenendhaus', 'Reihenhaus'],
    objektnummer: ['48801553'],
    stellplatz: ['1 Carport', '1 Parkfläche, Carport', '1'],
    letzteModernisierung: [2006],
    bezugsfreiAb: ['vermietet'],
    mietrendite: [3.69],
    schlafzimmer: [null],
    zustand: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      portalList({
        brand: 'wohnnetz24',
        colour: '#b5002a',
        title: 'Kapitalanleger aufgepasst! Reiheneckhaus mit langjährigen Mietern',
        address: 'Standort: 27753 Delmenhorst',
        keyFacts: [
          ['Kaufpreis', '274.500,00 EUR'],
          ['Wohnfläche ca.', '104,00 m²'],
          ['Anz. Zimmer', '4'],
          ['Grundstücksfl. ca.', '318,00 m²'],
        ],
        sections: [
          {
            heading: 'Kosten',
            rows: [
              ['Kaufpreis', '274.500,00 EUR'],
              ['Courtage für Käufer', '2,975 % inkl. 19 % MwSt.'],
            ],
          },
          {
            heading: 'Größe &amp; Zustand',
            rows: [
              ['Objektart', 'Haus / Reiheneckhaus'],
              ['Anz. Badezimmer', '1'],
              ['Anz. Parkflächen', '1 (Carport)'],
              ['Baujahr', '1964'],
              ['Objektzustand', 'gepflegt'],
              ['Verfügbar ab', 'vermietet'],
            ],
          },
          {
            heading: 'Energie',
            rows: [
              ['Energieausweistyp', 'Bedarfsausweis'],
              ['Ausstellungsdatum', '11.03.2014'],
              ['Endenergiebedarf', '174,80 kWh/(m²*a)'],
              ['Befeuerungsart', 'Gas'],
              ['Heizungsart', 'Zentralheizung'],
            ],
          },
          { heading: 'Ausstattung', points: ['Terrasse', 'Garten', 'Gäste-WC', 'nicht unterkellert', 'Kabel-/Sat-TV'] },
        ],
        passages: [
          {
            heading: 'Objektbeschreibung',
            text: `<p>Das angebotene Eckhaus einer Viererreihe wurde 1964 in zweischaligem Mauerwerk gebaut; 2006 erhielt es neue Fenster, 2009 eine neue Heizungsanlage. Wohnzimmer, Küche und Gäste-WC befinden sich im Erdgeschoss, drei Schlafräume und das Duschbad im Obergeschoss.</p>
            <p>Seit August 2011 ist das Haus an ein Ehepaar mit einem Kind vermietet. Die Kaltmiete liegt bei 845,00 EUR im Monat (10.140,00 EUR p. a.) und damit deutlich unter dem Mietspiegel; erzielbar wären ca. 1.050,00 EUR. Eigenbedarf bitte nur unter Beachtung der gesetzlichen Fristen einplanen.</p>`,
          },
          {
            heading: 'Lage',
            text: `<p>Ruhige Sackgasse, Graftanlagen und Innenstadt in zehn Radminuten. Bremen Hbf. erreichen Sie mit der NordWestBahn in 13 Minuten.</p>`,
          },
          {
            heading: 'Sonstiges',
            text: `<p>Bitte haben Sie Verständnis, dass Innenbesichtigungen erst nach Vorlage einer Finanzierungsbestätigung erfolgen.</p>`,
          },
        ],
        photos: [await photo('haus', 71, 520), await photo('garten', 71, 300)],
        calculator:
          '<b>Budgetrechner</b><br>Nettodarlehen 240.000 EUR<br>Sollzins 3,55 % p. a.<br>Tilgung 2 %<br>Rate 1.110,00 EUR<br><br><b>Umzugskosten</b><br>ab 890 EUR vergleichen',
        vendor:
          '<b>Delme Immobilien</b><br>Hergen Logemann<br>Lange Wischstraße 66<br>27749 Delmenhorst<br>Tel.: 04221 555 73<br><br>wohnnetz-Nr.: 48801553<br>Referenz-Nr.: DEL-REH-29',
        similar: [
          'Reihenmittelhaus<br><b>239.000 EUR</b><br>98 m², 4 Zi., 27751 Delmenhorst',
          'Einfamilienhaus<br><b>398.000 EUR</b><br>149 m², 28816 Stuhr',
          'Grundstück<br><b>155.000 EUR</b><br>602 m², 27777 Ganderkesee',
        ],
      }),
      { margin: { top: '12mm', right: '15mm', bottom: '14mm', left: '15mm' } },
    ),
}
