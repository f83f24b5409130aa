import { magazine } from '../layouts/magazine.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const duesseldorfPenthouse: Sample = {
  file: 's23-duesseldorf-penthouse-quer.pdf',
  about:
    'Landscape brochure: price as "1,2 Mio. €", letter-spaced headings, right-aligned values, contact page with other town',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 1200000,
    wohnflaeche: 147,
    zimmer: 3,
    schlafzimmer: 2,
    badezimmer: 2,
    baujahr: 2016,
    plz: '40545',
    ort: 'Düsseldorf',
    ortsteil: 'Oberkassel',
    objektart: 'Penthouse',
    hausgeldMonat: 685,
    energiekennwert: 48.9,
    energieklasse: 'A',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Erdwärme',
    heizung: 'Fußbodenheizung',
    etage: '4. OG (Staffelgeschoss)',
    aufzug: true,
    terrasse: true,
    keller: true,
    einbaukueche: true,
    stellplatz: '2 Tiefgaragenstellplätze',
    stellplatzPreis: 40000,
    kaeuferprovision: 3.57,
    zustand: 'neuwertig',
    bezugsfreiAb: 'Dezember 2026',
    anbieterArt: 'Makler',
    objektnummer: 'OK-190',
    einheiten: 7,
  },
  accept: {
    stellplatzPreis: [80000],
    etage: ['Staffelgeschoss', '4. OG', 'DG', 'Penthouse'],
    heizung: ['Wärmepumpe', 'Sole-Wasser-Wärmepumpe', 'Fußbodenheizung, Wärmepumpe', 'Erdwärme'],
    energietraeger: ['Geothermie', 'Umweltwärme', 'Strom'],
    objektart: ['Penthousewohnung', 'Wohnung', 'Eigentumswohnung'],
    stellplatz: ['2 TG-Stellplätze', 'Tiefgarage', '2 Tiefgaragenplätze'],
    ort: ['Düsseldorf-Oberkassel'],
    etagenzahl: [5],
    vermietet: [false],
    bezugsfreiAb: ['ab Dezember 2026', '12/2026'],
    einheiten: [null],
  },
  scan: false,
  make: async press => {
    const photos = await Promise.all([photo('neubau', 19, 800), photo('wohnen', 41), photo('bad', 33)])
    const html = magazine(
      {
        title: 'Über den Dächern von Oberkassel',
        teaser: 'Penthouse mit umlaufender Dachterrasse in 40545 Düsseldorf',
        look: { font: 'C059', colour: '#8a6d3b', headFont: 'URW Gothic', size: 15.5 },
        firm: {
          name: 'VAN DER LINDT',
          person: 'Philippa van der Lindt',
          street: 'Kö-Quartier 101',
          town: '40212 Düsseldorf',
          phone: '0211 555 7000',
          mail: 'concierge@vanderlindt.example',
          imprint:
            'van der Lindt Residential GmbH, Zweigniederlassung 50667 Köln. Der Makler haftet nur für Vorsatz und grobe Fahrlässigkeit. Weitere Residenzen auf Anfrage: Stadthaus Pempelfort, 218 m², 2.350.000 €; Gartenwohnung Meerbusch, 164 m², 1.190.000 €.',
        },
        photos,
        facts: [
          ['Objektkennung', 'OK-190'],
          ['Etage', '4. OG (Staffelgeschoss)'],
          ['Baujahr', '2016'],
          ['Schlafzimmer', '2'],
          ['Bäder', '2, eines en suite'],
          ['Dachterrasse', '92 m²'],
          ['Hausgeld', '685 € mtl.'],
          ['2 Tiefgaragenstellplätze', 'je 40.000 €'],
          ['Übergabe', 'Dezember 2026'],
          ['Käuferprovision', '3,57 % inkl. USt.'],
          ['Energieausweis', 'Bedarf, 48,9 kWh/(m²a), A'],
          ['Energieträger', 'Erdwärme'],
        ],
        passages: [
          {
            heading: 'Wohnen',
            text: `<p>Der Aufzug hält direkt in der Wohnung. Dahinter ein Raum von 64 Quadratmetern, drei Seiten Glas, Eichenparkett in Fischgrät, die Einbauküche eines Südtiroler Tischlers.</p><p>Fußbodenheizung und sanfte Kühlung über Erdsonden halten das Haus im Sommer wie im Winter angenehm. Das neuwertige Haus hat nur sieben Parteien, zu jeder gehört ein Kellerraum.</p>`,
          },
          {
            heading: 'Lage',
            text: `<p>Zwei Gehminuten zum Rhein, fünf zur Luegallee. Die Altstadt liegt gegenüber.</p><p>Baulich entspricht das Gebäude dem Standard KfW 55.</p>`,
          },
        ],
      },
      [
        ['Kaufpreis', '1,2 Mio. €'],
        ['Wohnfläche', '147 m²'],
        ['Zimmer', '3'],
      ],
    )
    return press.print(html, { landscape: true })
  },
}
