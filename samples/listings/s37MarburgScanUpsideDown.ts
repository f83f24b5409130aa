import { leaders } from '../layouts/leaders.ts'
import { photo } from '../paper/photo.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const marburgScanUpsideDown: Sample = {
  file: 's37-marburg-scan-kopf.pdf',
  about: 'Black-and-white office copy, put in upside down (180 degrees), 200 dpi, drawn leaders',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 236000,
    wohnflaeche: 74,
    zimmer: 3,
    baujahr: 1969,
    plz: '35039',
    ort: 'Marburg',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 305,
    energiekennwert: 134,
    energieklasse: 'E',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    etage: '1. OG',
    balkon: true,
    keller: true,
    stellplatz: 'Garage',
    stellplatzPreis: 12000,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    anbieterArt: 'Makler',
    zustand: 'gepflegt',
  },
  accept: {
    energietraeger: ['Erdgas'],
    heizung: ['Zentralheizung', 'Gasheizung'],
    objektart: ['Wohnung', 'Etagenwohnung'],
    stellplatz: ['Einzelgarage'],
    vermietet: [null],
    etage: ['1. Obergeschoss'],
    etagenzahl: [3],
    letzteModernisierung: [2013],
    badezimmer: [1],
    schlafzimmer: [1],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      leaders(
        {
          title: '3-Zimmer-Wohnung am Lahnhang',
          teaser: 'frei und sofort zu beziehen',
          look: { font: 'Nimbus Roman', colour: '#000', size: 11.5 },
          firm: {
            name: 'Immobilien Wißner',
            claim: 'Ihr Makler in Oberhessen',
            person: 'Rolf Wißner',
            street: 'Pilgrimsteinpfad 8',
            town: '35037 Marburg',
            phone: '06421/555 313',
            mail: 'buero@wissner-immo.example',
            imprint: 'Alle Angaben nach Auskunft des Verkäufers.',
          },
          photos: [await photo('block', 99, 480)],
          facts: [
            ['Lage', '35039 Marburg'],
            ['Wohnfläche', 'ca. 74 m²'],
            ['Zimmer', '3'],
            ['Stockwerk', '1. OG'],
            ['Baujahr', '1969'],
            ['Hausgeld', '305 € monatlich'],
            ['Kaufpreis', '236.000 €'],
            ['Garage', '12.000 €'],
            ['Maklercourtage', '3,57 % inkl. MwSt.'],
          ],
          passages: [
            {
              heading: 'Beschreibung',
              text: `<p>Gepflegte Wohnung mit Südbalkon und Blick zum Schloss. Wohnzimmer, Schlafzimmer, Kinderzimmer, Küche, Bad, Abstellraum und Keller. Die Fenster wurden 2013 ausgetauscht. Die Wohnung steht leer und kann sofort bezogen werden.</p>`,
            },
            {
              heading: 'Energieausweis',
              text: `<p>Gas-Zentralheizung, Energiebedarfsausweis, 134 kWh/(m²a), Klasse E.</p>`,
            },
          ],
        },
        'drawn',
      ),
      { margin: { top: '16mm', right: '22mm', bottom: '16mm', left: '22mm' } },
    )
    return scanned(pdf, { dpi: 200, turned: 180, bits: true, noise: 5, blur: 0.4, skew: 0.4, seed: 37 })
  },
}
