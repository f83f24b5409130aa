import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const lueneburgHiddenLeasehold: Sample = {
  file: 's58-lueneburg-dachgeschoss.pdf',
  about: 'Attic flat: leasehold only in the last paragraph and monthly, a monthly reserve part, a space to rent',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 189900,
    wohnflaeche: 71.5,
    zimmer: 3,
    badezimmer: 1,
    baujahr: 1983,
    plz: '21337',
    ort: 'Lüneburg',
    objektart: 'Dachgeschosswohnung',
    hausgeldMonat: 298,
    energiekennwert: 94.8,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '17.02.2030',
    energietraeger: 'Nahwärme',
    heizung: 'Nahwärme',
    heizungBaujahr: 2009,
    etage: 'DG (3. OG)',
    etagenzahl: 3,
    aufzug: false,
    balkon: true,
    keller: true,
    einbaukueche: true,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    erbbaurecht: true,
    erbbauzinsJahr: 463.2,
    erbbauRestlaufzeit: 'bis 31.12.2079',
    zustand: 'renovierungsbedürftig',
    letzteModernisierung: 2010,
    anbieterArt: 'Makler',
    objektnummer: '7741',
  },
  accept: {
    erbbauzinsJahr: [38.6],
    erbbauRestlaufzeit: [53, '31.12.2079'],
    energietraeger: ['Fernwärme', 'Gas', 'Nahwärme (BHKW)', 'Erdgas', 'BHKW'],
    heizung: ['Blockheizkraftwerk', 'BHKW', 'Fernwärme', 'Zentralheizung', 'Nahwärme aus Blockheizkraftwerk'],
    heizungBaujahr: [null],
    etage: ['Dachgeschoss', 'DG', '3. OG', '3. Obergeschoss', '3'],
    etagenzahl: [4, null],
    objektart: ['Eigentumswohnung', 'Wohnung'],
    stellplatz: ['Stellplatz', 'Stellplatz anmietbar', 'Außenstellplatz', 'Stellplatz (Miete)'],
    balkon: [null],
    bezugsfreiAb: ['ab sofort'],
    vermietet: [null],
    letzteModernisierung: [2009, null],
    badezimmer: [null],
    zustand: ['gepflegt'],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Kleiner Preis, großer Ausblick: 3-Zi.-Dachgeschosswohnung mit Loggia',
          place: '21337 Lüneburg',
          look: { font: 'Nimbus Sans', colour: '#8a1538' },
          firm: {
            name: 'Ilmenau Immobilien Kontor e. K.',
            person: 'Inh. Birte Harms',
            street: 'Auf der Altstadtwiese 40',
            town: '21335 Lüneburg',
            phone: '04131 555 866',
            mail: 'harms@ilmenau-kontor.example',
          },
          photos: [await photo('block', 58, 560), await photo('kueche', 58, 360), await photo('wohnen', 58, 360)],
          groups: [
            {
              heading: 'Eckdaten',
              rows: [
                ['Objektnummer', '7741'],
                ['Objekttyp', 'Dachgeschosswohnung'],
                ['Wohnfläche', '71,50 m²'],
                ['Anzahl Zimmer', '3'],
                ['Etage', '3'],
                ['Etagenzahl', '3'],
                ['Baujahr', '1983'],
                ['Bezug', 'sofort'],
                ['Kaufpreis', '189.900,00 €'],
                ['Hausgeld', '298,00 €'],
              ],
            },
            {
              heading: 'Energieausweis',
              rows: [
                ['Energieausweis', 'Verbrauchsausweis'],
                ['gültig bis', '17.02.2030'],
                ['Energieverbrauchskennwert', '94,80 kWh/(m²*a)'],
                ['Energieverbrauch für Warmwasser', 'enthalten'],
                ['Effizienzklasse', 'C'],
                ['wesentlicher Energieträger', 'Nahwärme'],
                ['Baujahr Anlagentechnik', '2009'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Objektbeschreibung',
              text: `<p>Hell, luftig und mit Blick über die Baumkronen bis zur Michaeliskirche: Diese Wohnung liegt ganz oben in einem gepflegten, dreigeschossigen Haus mit ausgebautem Dach. Einen Fahrstuhl gibt es nicht – dafür auch niemanden, der Ihnen auf dem Kopf herumläuft.</p>
              <p>Wohnzimmer mit Loggia, Schlafzimmer, ein weiteres Zimmer für Kind oder Schreibtisch, Küche mit Einbauzeile (bleibt), Duschbad mit Dachfenster und eine Abseite. Wand- und Bodenbeläge sowie das Bad entsprechen noch der Bauzeit, hier darf renoviert werden.</p>`,
            },
            {
              heading: 'Ausstattung',
              text: `<p>Das Haus wurde 2010 gedämmt und neu verputzt. Wärme kommt aus dem Blockheizkraftwerk der Wohnanlage. Keller- und Fahrradraum vorhanden. Bei Bedarf kann ein Stellplatz für 35 € im Monat über die Verwaltung angemietet werden, derzeit gibt es eine Warteliste.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Stadtteil mit viel Grün; Bus 5002, Nahversorger, Kita und Grundschule im Umkreis von 600 m. Zum Sande und zum Bahnhof fahren Sie zehn Minuten mit dem Rad.</p>`,
            },
            {
              heading: 'Sonstige Angaben',
              text: `<p>Im Hausgeld sind monatlich 45,00 € Instandhaltungsrücklage berücksichtigt. Die Wohnung ist geräumt. Als Mietwohnung ließen sich nach unserer Einschätzung 690 € kalt erzielen.</p>
              <p>Bitte beachten Sie: Grundstückseigentümerin ist die St.-Benedicti-Stiftung. Das Erbbaurecht läuft noch bis zum 31.12.2079, der anteilige Erbbauzins von zurzeit 38,60 € monatlich wird mit dem Hausgeld eingezogen.</p>
              <p>Unsere Courtage beträgt für den Erwerber 3,57 % des Kaufpreises inkl. MwSt.</p>`,
            },
          ],
        },
        'stripes',
      ),
      {
        margin: { top: '15mm', right: '18mm', bottom: '17mm', left: '18mm' },
        footer: foot('Ilmenau Immobilien Kontor e. K. · 21335 Lüneburg · Objekt 7741'),
      },
    ),
}
