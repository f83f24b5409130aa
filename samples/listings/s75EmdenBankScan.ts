import { bankSheet } from '../layouts/bank.ts'
import { photo } from '../paper/photo.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const emdenBankScan: Sample = {
  file: 's75-emden-bank-scan.pdf',
  about:
    'Scanned sheet of a bank: half of a double house, prices in EUR with dashes, loan example, heating year in prose',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 234000,
    wohnflaeche: 97,
    grundstuecksflaeche: 405,
    zimmer: 4,
    badezimmer: 1,
    baujahr: 1984,
    plz: '26725',
    ort: 'Emden',
    objektart: 'Doppelhaushälfte',
    energiekennwert: 128.5,
    energieklasse: 'D',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Erdgas',
    heizung: 'Gas-Brennwertheizung',
    heizungBaujahr: 2014,
    terrasse: true,
    garten: true,
    keller: false,
    einbaukueche: true,
    stellplatz: 'Carport',
    kaeuferprovision: 2.975,
    vermietet: false,
    bezugsfreiAb: '01.04.2027',
    zustand: 'gepflegt',
    letzteModernisierung: 2019,
    anbieterArt: 'Bank',
    objektnummer: '25-1187',
  },
  accept: {
    kaeuferprovision: [2.98],
    anbieterArt: ['Makler'],
    energietraeger: ['Gas'],
    heizung: ['Gas-Brennwert', 'Zentralheizung', 'Gasheizung', 'Gas-Zentralheizung', 'Brennwertheizung'],
    vermietet: [null],
    letzteModernisierung: [2014],
    bezugsfreiAb: ['1. April 2027', 'April 2027'],
    stellplatz: ['1 Carport', 'Carport mit Geräteraum'],
    garten: [null],
    exposeDatum: ['01.10.2026', 'Oktober 2026', '10/2026'],
    keller: [null],
    schlafzimmer: [3],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      bankSheet(
        {
          title: 'Gepflegte Doppelhaushälfte mit Carport',
          teaser: '26725 Emden · Ihr Schritt ins Eigenheim',
          look: { font: 'Nimbus Sans', colour: '#0a3f8a' },
          firm: {
            name: 'Raiffbank Ems-Dollart eG',
            claim: 'Immobilienvermittlung',
            person: 'Herr Folkert Janssen',
            street: 'Am Delftkai 5',
            town: '26721 Emden',
            phone: '04921 555-230',
            mail: 'immobilien@raiffbank-ems.example',
            imprint:
              'Vermittlung für die Raiffbank Immobilien GmbH. Angaben nach Auskunft des Verkäufers, freibleibend.',
          },
          photos: [await photo('haus', 75, 560)],
          facts: [
            ['Objektnummer', '25-1187'],
            ['Kaufpreis', '234.000,-- EUR'],
            ['Wohnfläche', 'ca. 97 qm'],
            ['Grundstück', '405 qm'],
            ['Zimmer', '4'],
            ['Bad', '1'],
            ['Baujahr', '1984'],
            ['Unterkellerung', 'keine'],
            ['Stellplatz', 'Carport'],
            ['Übergabe', '01.04.2027'],
            ['Käuferprovision', '2,975 % inkl. MwSt.'],
          ],
          passages: [
            {
              heading: 'Zum Haus',
              text: `<p>Rotes Klinkermauerwerk, hohe Hecke, kurze Wege: Die Doppelhaushälfte wurde 1984 gebaut und ist durchgehend gepflegt. Im Erdgeschoss befinden sich das Wohnzimmer mit Ausgang zur Terrasse und in den Garten, die Küche mit Einbauküche sowie Bad und Flur, im Dachgeschoss drei weitere Zimmer. 2014 wurde eine Gas-Brennwertheizung eingebaut, 2019 das Bad erneuert.</p>`,
            },
            {
              heading: 'Energieausweis',
              text: `<p>Verbrauchsausweis, Endenergieverbrauch 128,5 kWh/(qm*a), Erdgas, Energieeffizienzklasse D, Baujahr lt. Ausweis 1983.</p>`,
            },
          ],
        },
        [
          ['Darlehen', '200.000,-- EUR'],
          ['Sollzins 10 Jahre fest', '3,69 % p. a.'],
          ['Rate im Monat', '948,33 EUR'],
        ],
        'Beispiel, Bonität vorausgesetzt. Beleihung bis 85 %. Stand 01.10.2026.',
      ),
      { margin: { top: '14mm', right: '16mm', bottom: '14mm', left: '16mm' } },
    )
    return scanned(pdf, { dpi: 150, skew: 0.8, noise: 11, blur: 0.5, seed: 75 })
  },
}
