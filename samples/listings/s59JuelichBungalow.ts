import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const juelichBungalow: Sample = {
  file: 's59-juelich-bungalow-einlieger.pdf',
  about: 'Bungalow with a let second flat: whole and part areas, garage area, oil heating and tank in the prose',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 429000,
    wohnflaeche: 190,
    nutzflaeche: 85,
    grundstuecksflaeche: 1018,
    zimmer: 7,
    badezimmer: 2,
    baujahr: 1974,
    plz: '52428',
    ort: 'Jülich',
    objektart: 'Bungalow',
    kaltmieteMonat: 380,
    energiekennwert: 211.5,
    energieklasse: 'G',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '14.10.2036',
    energietraeger: 'Öl',
    heizung: 'Öl-Zentralheizung',
    heizungBaujahr: 2001,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Doppelgarage',
    kaeuferprovision: 3.57,
    vermietet: 'teilweise',
    bezugsfreiAb: 'nach Absprache',
    zustand: 'gepflegt',
    letzteModernisierung: 2015,
    anbieterArt: 'Makler',
    objektnummer: 'W-02NHX1',
  },
  accept: {
    wohnflaeche: [142],
    zimmer: [5],
    kaltmieteMonat: [null],
    jahresnettokaltmiete: [4560],
    garten: [null],
    energietraeger: ['Heizöl'],
    heizung: ['Ölheizung', 'Zentralheizung', 'Öl'],
    stellplatz: ['Garage', '2 Garagenstellplätze'],
    vermietet: [null, false, true],
    einheiten: [2],
    zustand: ['teilmodernisiert', 'modernisiert', 'teilweise modernisiert'],
    objektart: ['Einfamilienhaus', 'Bungalow mit Einliegerwohnung', 'Haus', 'Zweifamilienhaus'],
    badezimmer: [3],
    schlafzimmer: [3, 4],
    letzteModernisierung: [2001],
    einbaukueche: [true],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Großzügiger Bungalow mit Einliegerwohnung auf parkähnlichem Grundstück',
          place: 'Bungalow | Kauf | 52428 Jülich',
          look: { font: 'Nimbus Sans', colour: '#006a4e' },
          firm: {
            name: 'Rurtal Immobilien GmbH & Co. KG',
            person: 'Frau Ulrike Jansen-Breuer',
            street: 'Kapuzinerplatz 7',
            town: '52349 Düren',
            phone: '02421 555 60',
            mail: 'jansen-breuer@rurtal.example',
            imprint:
              'Wir weisen darauf hin, dass die Maße ca.-Angaben sind. Der Makler-Vertrag mit uns kommt durch schriftliche Vereinbarung oder durch die Inanspruchnahme unserer Maklertätigkeit zustande. Die Käufercourtage in Höhe von 3,57 % auf den Kaufpreis einschließlich gesetzlicher Mehrwertsteuer ist bei notariellem Vertragsabschluss verdient und fällig.',
          },
          photos: [await photo('haus', 59, 560), await photo('garten', 59, 360), await photo('wohnen', 59, 360)],
          groups: [
            {
              heading: 'Objektübersicht',
              rows: [
                ['Objektkennung', 'W-02NHX1'],
                ['Objektart', 'Haus'],
                ['Objekttyp', 'Bungalow'],
                ['Baujahr', '1974'],
                ['Zimmer', '7'],
                ['Wohnfläche (ca.)', '190 m²'],
                ['Grundstücksfläche (ca.)', '1.018 m²'],
                ['Badezimmer', '2'],
                ['Kaufpreis', '429.000 €'],
                ['Frei ab', 'nach Absprache'],
                ['Einliegerwohnung', 'Ja'],
              ],
            },
            {
              heading: 'Energieangaben',
              rows: [
                ['Ausweistyp', 'Bedarfsausweis'],
                ['Kennwert', '211,5 kWh/(m²a)'],
                ['Klasse', 'G'],
                ['Gültig bis', '14.10.2036'],
                ['Energieträger', 'Öl'],
                ['Baujahr laut Energieausweis', '1975'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Objekt',
              text: `<p>Auf einer Ebene wohnen und dabei den eigenen Park vor der Tür haben – dieser freistehende Bungalow macht es möglich. Die Hauptwohnung bietet auf ca. 142 m² fünf Zimmer, Küche, Diele, Wannenbad und Gäste-WC; Mittelpunkt ist das etwa 44 m² große Wohnzimmer mit offenem Kamin und Austritt auf die überdachte Südterrasse.</p>
              <p>Durch einen eigenen Eingang gelangt man in die Einliegerwohnung mit zwei Zimmern, Kochnische und Duschbad auf ca. 48 m². Sie ist seit 2020 an eine alleinstehende Dame vermietet, die Kaltmiete beträgt 380 € zuzüglich Nebenkosten. Die Hauptwohnung wird von den Eigentümern bewohnt und nach Absprache übergeben.</p>`,
            },
            {
              heading: 'Ausstattung und Zustand',
              text: `<p>Der gepflegte Bungalow wurde immer wieder an die Zeit angepasst: 1996 Fenster, 2001 Öl-Zentralheizung (Viessmann, drei Batterietanks à 2.000 Liter), 2008 Flachdach mit neuer Abdichtung und Dämmung, 2015 Wannenbad. Elektrik und Leitungen sind überwiegend aus der Bauzeit. Das Haus ist teilunterkellert, dort liegen Heizung, Waschküche, Sauna und Partykeller mit zusammen ca. 85 m² Nutzfläche. Die Doppelgarage (ca. 38 m²) hat elektrische Tore.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Gewachsenes Wohngebiet am Stadtrand der Herzogstadt, fünf Minuten zum Forschungszentrum, Aachen und Köln über die A 44 bzw. A 4 in 30 und 45 Minuten.</p>`,
            },
          ],
        },
        'columns',
      ),
      {
        margin: { top: '15mm', right: '16mm', bottom: '17mm', left: '16mm' },
        footer: foot('Rurtal Immobilien GmbH &amp; Co. KG · Kapuzinerplatz 7 · 52349 Düren'),
      },
    ),
}
