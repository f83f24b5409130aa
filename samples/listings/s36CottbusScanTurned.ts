import { fourColumns } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const cottbusScanTurned: Sample = {
  file: 's36-cottbus-scan-90-grad.pdf',
  about: 'Scan that lay on its side: the picture is turned by 90 degrees, page is landscape',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 98500,
    wohnflaeche: 57.4,
    zimmer: 3,
    baujahr: 1978,
    plz: '03050',
    ort: 'Cottbus',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 241,
    energiekennwert: 73,
    energieklasse: 'B',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Fernwärme',
    heizung: 'Fernwärme',
    etage: '4. OG',
    aufzug: false,
    balkon: true,
    keller: true,
    kaeuferprovision: 5.95,
    vermietet: true,
    kaltmieteMonat: 356,
    jahresnettokaltmiete: 4272,
    anbieterArt: 'Makler',
    zustand: 'saniert',
    letzteModernisierung: 1999,
    objektnummer: 'CB-204',
  },
  accept: {
    heizung: ['Zentralheizung'],
    objektart: ['Etagenwohnung', 'Wohnung'],
    etagenzahl: [5],
    zustand: ['gepflegt', 'modernisiert'],
    letzteModernisierung: [null],
    mietrendite: [4.34],
    badezimmer: [1],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      fourColumns({
        title: 'Solide vermietete Dreiraumwohnung in Cottbus',
        teaser: '03050 Cottbus, Sandower Kastanienhof',
        look: { font: 'Nimbus Sans', colour: '#1f4d3a', size: 11 },
        firm: {
          name: 'Lausitz Haus & Wohnung',
          claim: 'seit 1991',
          person: 'Frau Doreen Kubisch',
          street: 'Altmarktgasse 9',
          town: '03046 Cottbus',
          phone: '0355 555 88',
          mail: 'kubisch@lausitz-haus.example',
        },
        photos: await Promise.all([photo('block', 91, 640), photo('wohnen', 101), photo('kueche', 51)]),
        facts: [
          ['Objekt-Nr.', 'CB-204'],
          ['Kaufpreis', '98.500 €'],
          ['Wohnfläche', '57,40 m²'],
          ['Hausgeld', '241 € mtl.'],
          ['Zimmer', '3'],
          ['Kaltmiete', '356 € mtl.'],
          ['Etage', '4. OG'],
          ['Miete p. a.', '4.272 €'],
          ['Baujahr', '1978'],
          ['Courtage', '5,95 % inkl. MwSt.'],
          ['Balkon', 'ja'],
          ['Aufzug', 'nein'],
        ],
        passages: [
          {
            heading: 'Beschreibung',
            text: `<p>Die Wohnung im obersten Geschoss eines 1999 sanierten Hauses ist seit 2012 an einen alleinstehenden Herrn vermietet. Drei Räume, Küche mit Fenster, Bad mit Wanne, Balkon und Kellerabteil. Die Eigentümergemeinschaft ist gut verwaltet.</p>`,
          },
          {
            heading: 'Energie',
            text: `<p>Fernwärme. Energieverbrauchsausweis: 73 kWh/(m²·a), Klasse B.</p>`,
          },
        ],
      }),
      { margin: { top: '14mm', right: '15mm', bottom: '14mm', left: '15mm' } },
    )
    return scanned(pdf, { dpi: 150, turned: 90, noise: 5, seed: 36 })
  },
}
