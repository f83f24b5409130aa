import { foot } from '../layouts/listing.ts'
import { cards } from '../layouts/cards.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const buesingenSwissStyle: Sample = {
  file: 's30-buesingen-apostroph.pdf',
  about:
    'German exclave, Swiss broker: euro price with apostrophes and ".–", francs beside it only as a guide, 3½ rooms',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 489000,
    wohnflaeche: 91.5,
    zimmer: 3.5,
    badezimmer: 1,
    baujahr: 1999,
    plz: '78266',
    ort: 'Büsingen am Hochrhein',
    objektart: 'Eigentumswohnung',
    hausgeldMonat: 356,
    energiekennwert: 84,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    etage: '1. OG',
    aufzug: true,
    balkon: true,
    keller: true,
    stellplatz: 'Tiefgaragenplatz',
    stellplatzPreis: 25000,
    kaeuferprovision: 0,
    anbieterArt: 'Makler',
    zustand: 'gepflegt',
    objektnummer: '4102',
    etagenzahl: 3,
    schlafzimmer: 2,
  },
  accept: {
    ort: ['Büsingen'],
    etage: ['1. Stock', '1'],
    energietraeger: ['Erdgas'],
    heizung: ['Gasheizung', 'Zentralheizung'],
    stellplatz: ['Tiefgarage', 'TG-Stellplatz', 'Tiefgaragenstellplatz', 'Einstellhallenplatz'],
    vermietet: [false],
    etagenzahl: [null],
    schlafzimmer: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      cards(
        {
          title: '3½-Zimmer-Wohnung am Hochrhein mit Balkon zum Fluss',
          teaser: 'Deutsche Exklave, Schweizer Nachbarn: wohnen in Büsingen.',
          look: { font: 'Nimbus Sans', colour: '#8c1c13' },
          firm: {
            name: 'Rheinfall Wohnen GmbH',
            claim: 'Liegenschaften beidseits der Grenze',
            person: 'Reto Bänziger',
            street: 'Vorstadtgasse 16',
            town: 'CH-8200 Schaffhausen',
            phone: '+41 52 555 40 40',
            mail: 'reto@rheinfall-wohnen.example',
            imprint: 'Preise in Franken sind unverbindlich umgerechnet. Maßgeblich ist der Preis in Euro.',
          },
          photos: await Promise.all([photo('block', 61, 640), photo('wohnen', 71), photo('kueche', 33)]),
          facts: [
            ['Verkaufspreis', 'EUR 489’000.–'],
            ['Richtpreis in CHF', 'CHF 459’000.–'],
            ['Tiefgaragenplatz', "EUR 25'000.–"],
            ['Wohnfläche', '91.5 m²'],
            ['Zimmer', '3.5'],
            ['Stockwerk', '1. OG'],
            ['Ort', '78266 Büsingen am Hochrhein'],
            ['Baujahr', '1999'],
            ['Hausgeld', 'EUR 356.– / Monat'],
            ['Lift', 'ja'],
            ['Käuferprovision', 'keine'],
            ['Referenz', '4102'],
          ],
          passages: [
            {
              heading: 'Beschrieb',
              text: `<p>Die gepflegte Wohnung liegt im ersten von drei Geschossen. Wohn- und Esszimmer gehen auf den Balkon zum Rhein, zwei Schlafzimmer blicken in den Hof. Bad mit Wanne und Fenster, Kellerabteil, Lift vom Keller bis zur Wohnung. Der Platz in der Tiefgarage wird separat verkauft.</p>`,
            },
            {
              heading: 'Energie',
              text: `<p>Gas-Zentralheizung. Energieverbrauchsausweis: 84 kWh/(m²·a), Klasse C, Energieträger Gas.</p>`,
            },
          ],
        },
        'label first',
      ),
      {
        margin: { top: '14mm', right: '16mm', bottom: '15mm', left: '16mm' },
        footer: foot('Rheinfall Wohnen GmbH · Vorstadtgasse 16 · CH-8200 Schaffhausen'),
      },
    ),
}
