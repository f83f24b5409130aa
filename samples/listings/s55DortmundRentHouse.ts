import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const dortmundRentHouse: Sample = {
  file: 's55-dortmund-mehrfamilienhaus.pdf',
  about: 'House of six flats in grouped tables: rent as it is and as hoped for, one flat empty, heating of many years',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 749000,
    wohnflaeche: 412,
    grundstuecksflaeche: 538,
    baujahr: 1956,
    plz: '44139',
    ort: 'Dortmund',
    objektart: 'Mehrfamilienhaus',
    jahresnettokaltmiete: 33648,
    mietrendite: 4.5,
    energiekennwert: 198.7,
    energieklasse: 'F',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '03.07.2034',
    energietraeger: 'Gas',
    heizung: 'Gas-Etagenheizung',
    etagenzahl: 3,
    balkon: true,
    keller: true,
    stellplatz: '3 Garagen',
    kaeuferprovision: 3.57,
    vermietet: 'teilweise',
    zustand: 'renovierungsbedürftig',
    letzteModernisierung: 2014,
    einheiten: 6,
    anbieterArt: 'Makler',
    objektnummer: '2026-DO-081',
  },
  accept: {
    kaltmieteMonat: [2804],
    mietrendite: [null, 4.49],
    heizung: ['Etagenheizung', 'Gasetagenheizungen', 'Gasthermen'],
    heizungBaujahr: [2004, 2019],
    energietraeger: ['Erdgas'],
    etagenzahl: [4, null],
    objektart: ['Zinshaus', 'Renditeobjekt'],
    stellplatz: ['Garage', 'drei Garagen', '3'],
    letzteModernisierung: [2019, null],
    zustand: ['teilweise renovierungsbedürftig', 'modernisierungsbedürftig', null],
    vermietet: [true],
    zimmer: [17],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Sechs Parteien, drei Garagen, viel Luft nach oben – Zinshaus aus Erbengemeinschaft',
          place: '44139 Dortmund · Mehrfamilienhaus · Kapitalanlage',
          look: { font: 'DejaVu Sans', colour: '#444', size: 9 },
          firm: {
            name: 'RUHRBLICK Anlageimmobilien GmbH',
            person: 'Marcel Tadeusz, Dipl.-Betriebswirt (FH)',
            street: 'Harkortgasse 55',
            town: '44225 Dortmund',
            phone: '0231 555 700-12',
            mail: 'tadeusz@ruhrblick.example',
            imprint:
              'RUHRBLICK Anlageimmobilien GmbH · AG Dortmund HRB 30999 · Geschäftsführer M. Tadeusz · Stammkapital 25.000 € · Aufsichtsbehörde gem. § 34c GewO: Stadt Dortmund, Ordnungsamt, 44137 Dortmund',
          },
          photos: [await photo('block', 55, 560), await photo('hof', 55, 360)],
          groups: [
            {
              heading: 'Objektdaten',
              rows: [
                ['Objektnummer', '2026-DO-081'],
                ['Objektart', 'Zinshaus / Renditeobjekt'],
                ['Objekttyp', 'Mehrfamilienhaus'],
                ['Baujahr', '1956'],
                ['Wohneinheiten', '6'],
                ['Stellplatzart', 'Garage'],
              ],
            },
            {
              heading: 'Flächen',
              rows: [
                ['Wohnfläche', '412 m²'],
                ['vermietbare Fläche', '412 m²'],
                ['Grundstücksfläche', '538 m²'],
              ],
            },
            {
              heading: 'Preise',
              rows: [
                ['Kaufpreis', '749.000,00 €'],
                ['Kaufpreis/m²', '1.817,96 €'],
                ['Mieteinnahmen p. a. (Ist)', '33.648,00 €'],
                ['Mieteinnahmen p. a. (Soll)', '39.600,00 €'],
                ['X-fache (Ist)', '22,26'],
                ['Käuferprovision', '3,57 % inkl. MwSt.'],
              ],
            },
            {
              heading: 'Energie',
              rows: [
                ['Ausweisart', 'Bedarf'],
                ['Endenergiebedarf', '198,7 kWh/(m²a)'],
                ['Klasse', 'F'],
                ['gültig bis', '03.07.2034'],
                ['Befeuerung', 'Gas'],
                ['Baujahr lt. Ausweis', '1956'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Objektbeschreibung',
              text: `<p>Im Auftrag einer Erbengemeinschaft bieten wir ein voll unterkellertes Wohnhaus mit drei Vollgeschossen und ausgebautem Dach an. Je Etage befinden sich zwei Wohnungen, im Dachgeschoss wurden 1987 Abstellräume den darunterliegenden Einheiten zugeschlagen. Die Wohnungsgrößen liegen zwischen 54 und 78 m², fünf Wohnungen verfügen über einen Balkon.</p>
              <p>Fünf der sechs Wohnungen sind vermietet. Die Einheit im 1. OG links (ca. 71 m²) steht seit dem Sommer leer und kann nach Renovierung zu 8,50 €/m² neu vermietet werden; hieraus ergibt sich die angegebene Sollmiete. Auf Basis der tatsächlich gezahlten Mieten erzielen Sie eine Anfangsrendite von rund 4,5 %.</p>
              <p>Die drei Garagen im Hof sind für je 55 € monatlich vergeben und in der Ist-Miete enthalten.</p>`,
            },
            {
              heading: 'Zustand',
              text: `<p>Das Dach wurde 2014 neu gedeckt und gedämmt. Beheizt wird über Gas-Etagenheizungen, die Geräte stammen aus den Jahren 2004 bis 2019. Die Fassade und das Treppenhaus sind renovierungsbedürftig, die Leerwohnung ebenfalls. Ein Instandhaltungsstau im engeren Sinne ist uns nicht bekannt.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Südliche Innenstadt, Nähe Westfalenpark. U-Bahn 250 m, Supermarkt 400 m, Universität neun Minuten mit der S-Bahn. Die Mieternachfrage ist ungebrochen.</p>`,
            },
            {
              heading: 'Hinweis',
              text: `<p>Bitte sehen Sie davon ab, die Mieter anzusprechen. Eine Mietaufstellung erhalten Sie nach Vorlage eines Finanzierungsnachweises. Für Objektkredite unserer Partnerbank gelten derzeit 3,9 % Zins.</p>`,
            },
          ],
        },
        'columns',
      ),
      {
        margin: { top: '15mm', right: '16mm', bottom: '17mm', left: '16mm' },
        footer: foot('RUHRBLICK Anlageimmobilien GmbH · 44225 Dortmund'),
      },
    ),
}
