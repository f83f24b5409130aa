import { bankSheet } from '../layouts/bank.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const aalenBank: Sample = {
  file: 's13-aalen-bank.pdf',
  about:
    'Property sheet of a bank: financing example with loan, interest and rate; Baujahr of certificate and heating differ',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 425000,
    wohnflaeche: 128,
    grundstuecksflaeche: 231,
    zimmer: 5,
    badezimmer: 2,
    baujahr: 1988,
    plz: '73430',
    ort: 'Aalen',
    objektart: 'Reiheneckhaus',
    energiekennwert: 141.8,
    energieklasse: 'E',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '02.03.2034',
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    heizungBaujahr: 2006,
    balkon: true,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Garage',
    stellplatzPreis: 15000,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: 'Frühjahr 2027',
    zustand: 'gepflegt',
    anbieterArt: 'Bank',
    objektnummer: '614-20417',
    denkmalschutz: false,
    letzteModernisierung: 2018,
  },
  accept: {
    objektart: ['Reihenhaus', 'Reihenendhaus'],
    anbieterArt: ['Makler'],
    heizung: ['Zentralheizung', 'Gasheizung'],
    energietraeger: ['Erdgas'],
    stellplatz: ['1 Garage', 'Einzelgarage'],
    vermietet: [null],
    letzteModernisierung: [2006, null],
    etagenzahl: [2, 3],
  },
  scan: false,
  make: async press =>
    press.print(
      bankSheet(
        {
          title: 'Reiheneckhaus mit Garage in Aalen',
          teaser: '73430 Aalen, ruhige Wohnlage am Südhang',
          look: { font: 'Nimbus Sans', colour: '#d40f14' },
          firm: {
            name: 'Sparbank Ostalb',
            claim: 'ImmobilienCenter',
            person: 'Frau Melanie Holl',
            street: 'Marktpassage 1',
            town: '73525 Schwäbisch Gmünd',
            phone: '07171 555-4410',
            mail: 'immobilien@sparbank-ostalb.example',
            imprint:
              'Die Sparbank Ostalb vermittelt im Auftrag der Eigentümer. Das Angebot ist freibleibend. Der Nachweis oder die Vermittlung begründet mit Abschluss des Kaufvertrages einen Provisionsanspruch gegen Käufer und Verkäufer in gleicher Höhe.',
          },
          photos: await Promise.all([photo('haus', 44, 640), photo('garten', 12)]),
          facts: [
            ['Kaufpreis', '425.000 EUR'],
            ['Garage', '15.000 EUR'],
            ['Wohnfläche ca.', '128 m²'],
            ['Grundstück ca.', '231 m²'],
            ['Zimmer', '5'],
            ['Bäder', '2'],
            ['Baujahr', '1988'],
            ['Zustand', 'gepflegt'],
            ['Keller', 'ja, voll'],
            ['Frei ab', 'Frühjahr 2027'],
            ['Provision', '3,57 % inkl. MwSt.'],
            ['Objekt-Nr.', '614-20417'],
          ],
          passages: [
            {
              heading: 'Objekt',
              text: `<p>Das massiv gebaute Reiheneckhaus bietet auf zwei Etagen und im ausgebauten Dach fünf Zimmer und zwei Bäder. Vom Wohnzimmer geht es auf die Terrasse und in den Garten, vom Elternschlafzimmer auf einen kleinen Balkon. 2018 wurde das Bad im Obergeschoss erneuert. Denkmalschutz besteht nicht.</p>`,
            },
            {
              heading: 'Energieangaben',
              text: `<p>Energiebedarfsausweis vom 03.03.2024, gültig bis 02.03.2034. Endenergiebedarf 141,8 kWh/(m²a), Energieeffizienzklasse E. Gas-Zentralheizung, Baujahr der Anlagentechnik 2006, Baujahr laut Energieausweis 1987.</p>`,
            },
          ],
        },
        [
          ['Nettodarlehensbetrag', '340.000,00 EUR'],
          ['Sollzinssatz gebunden bis 30.09.2036', '3,74 % p. a.'],
          ['Anfängliche Tilgung', '2,00 %'],
          ['Effektiver Jahreszins', '3,85 %'],
          ['Monatliche Rate', '1.626,33 EUR'],
        ],
        'Repräsentatives Beispiel für 2/3 aller Kunden. Sicherung durch Grundschuld, Kosten für Notar und Grundbuchamt 1.180 EUR sind nicht enthalten. Stand 17.08.2026.',
      ),
      {
        margin: { top: '13mm', right: '15mm', bottom: '15mm', left: '15mm' },
        footer: foot('Sparbank Ostalb ImmobilienCenter · 73525 Schwäbisch Gmünd'),
      },
    ),
}
