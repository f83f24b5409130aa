import { factTable } from '../layouts/tables.ts'
import { photo } from '../paper/photo.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

/** Slips as text recognition makes them, none of them in a fact. */
const SLIPS: Readonly<Record<string, string>> = {
  Klinkerfassade: 'KIinkerfassade',
  gemütlich: 'gemütIich',
  Innenstadt: 'lnnenstadt',
  Wochenmarkt: 'Wochenrnarkt',
  Börde: 'Borde',
  liegt: 'Iiegt',
}

export const soestHiddenText: Sample = {
  file: 's40-soest-verdeckter-text.pdf',
  about: 'Scan with the scanner own recognition as invisible text, with typical slips outside the facts',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 365000,
    wohnflaeche: 152,
    grundstuecksflaeche: 704,
    zimmer: 6,
    badezimmer: 2,
    baujahr: 1980,
    plz: '59494',
    ort: 'Soest',
    objektart: 'Einfamilienhaus',
    energiekennwert: 155.5,
    energieklasse: 'E',
    energieausweisArt: 'Verbrauch',
    energieausweisGueltigBis: '12.12.2030',
    energietraeger: 'Erdgas',
    heizung: 'Gas-Zentralheizung',
    heizungBaujahr: 2010,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Doppelgarage',
    kaeuferprovision: 3.57,
    bezugsfreiAb: 'Sommer 2027',
    zustand: 'gepflegt',
    anbieterArt: 'Makler',
    objektnummer: 'SO-3371',
  },
  accept: {
    energietraeger: ['Gas'],
    heizung: ['Zentralheizung', 'Gasheizung', 'Gas'],
    stellplatz: ['Garage'],
    vermietet: [false],
    letzteModernisierung: [2010],
  },
  scan: false,
  make: async press => {
    const pdf = await press.print(
      factTable({
        title: 'Einfamilienhaus mit sechs Zimmern in Soest',
        look: { font: 'Nimbus Sans', colour: '#333', size: 11.5 },
        firm: {
          name: 'Haarstrang Immobilien',
          claim: 'Die Makler in der Börde',
          person: 'Gisbert Topp',
          street: 'Jakobiwall 15',
          town: '59555 Lippstadt',
          phone: '02941 555 04',
          mail: 'topp@haarstrang.example',
        },
        photos: [await photo('haus', 121, 480)],
        facts: [
          ['Objekt-Nr.', 'SO-3371'],
          ['Objektart', 'Einfamilienhaus'],
          ['Ort', '59494 Soest'],
          ['Wohnfläche', '152 m²'],
          ['Grundstück', '704 m²'],
          ['Zimmer', '6'],
          ['Bäder', '2'],
          ['Baujahr', '1980'],
          ['Kaufpreis', '365.000 €'],
          ['Käuferprovision', '3,57 % inkl. MwSt.'],
          ['Heizung', 'Gas-Zentralheizung, Bj. 2010'],
          ['Energieausweis', 'Verbrauchsausweis, gültig bis 12.12.2030'],
          ['Kennwert', '155,5 kWh/(m²a), Klasse E, Erdgas'],
          ['Bezug', 'Sommer 2027'],
        ],
        passages: [
          {
            heading: 'Beschreibung',
            text: `<p>Das gepflegte Haus mit Klinkerfassade liegt in einer Sackgasse. Innen ist es gemütlich und praktisch zugleich: Kaminzimmer, große Küche, zwei Bäder. Voller Keller, Doppelgarage, Terrasse und ein Garten mit Teich. In die Innenstadt und zum Wochenmarkt sind es zehn Minuten zu Fuß.</p>`,
          },
        ],
      }),
      { margin: { top: '15mm', right: '18mm', bottom: '15mm', left: '18mm' } },
    )
    return scanned(pdf, { dpi: 150, noise: 6, seed: 40, hiddenText: word => SLIPS[word.replace(/[.,:]/g, '')] ?? word })
  },
}
