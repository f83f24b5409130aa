import { brochure } from '../layouts/brochure.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const wiesbadenOldFlat: Sample = {
  file: 's62-wiesbaden-altbau.pdf',
  about:
    'Brochure: flat of about 1900, let until it is cleared, storey and protection in flowing prose, a parking lease',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 598000,
    wohnflaeche: 127,
    zimmer: 4,
    badezimmer: 1,
    baujahr: 1898,
    plz: '65185',
    ort: 'Wiesbaden',
    objektart: 'Altbauwohnung',
    hausgeldMonat: 445,
    erhaltungsruecklage: 61000,
    energietraeger: 'Gas',
    heizung: 'Gas-Zentralheizung',
    heizungBaujahr: 2008,
    etage: 'Hochparterre',
    etagenzahl: 4,
    aufzug: false,
    balkon: true,
    keller: true,
    einbaukueche: false,
    stellplatz: 'kein Stellplatz',
    vermietet: false,
    bezugsfreiAb: '01.02.2027',
    kaeuferprovision: 2.975,
    denkmalschutz: true,
    zustand: 'renovierungsbedürftig',
    letzteModernisierung: 2016,
    einheiten: 7,
    anbieterArt: 'Makler',
    exposeDatum: 'Oktober 2026',
  },
  accept: {
    kaeuferprovision: [2.98],
    vermietet: [true, null],
    bezugsfreiAb: ['Februar 2027', '31.01.2027', '31. Januar 2027'],
    objektart: ['Eigentumswohnung', 'Wohnung'],
    energietraeger: ['Erdgas', null],
    heizung: ['Zentralheizung', 'Gasheizung'],
    etage: ['EG', 'Erdgeschoss', 'Hochparterre links'],
    etagenzahl: [null],
    stellplatz: ['keiner', false, null],
    energieausweisArt: ['nicht erforderlich'],
    kaltmieteMonat: [1080],
    jahresnettokaltmiete: [12960],
    letzteModernisierung: [2008],
    zustand: ['gepflegt'],
    exposeDatum: ['10/2026', null],
    einbaukueche: [null],
    badezimmer: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      brochure({
        title: 'Stuck, Salon, Flügeltüren – Wohnkultur der Jahrhundertwende',
        line: '65185 Wiesbaden · € 598.000,–',
        look: { font: 'C059', colour: '#6b2737', size: 14.5 },
        firm: {
          name: 'Maison Rheingau',
          claim: 'Immobilien von Charakter',
          person: 'Constantin Adelmann',
          street: 'Wilhelmspassage 21',
          town: '65183 Wiesbaden',
          phone: '0611 555 4477',
          mail: 'adelmann@maison-rheingau.example',
        },
        cover: await photo('altbau', 62, 560),
        sheets: [
          {
            cards: [
              {
                heading: 'Besonderheiten',
                rows: [
                  ['Raumhöhe', '3,62 m'],
                  ['Böden', 'Eichenparkett, Terrazzo'],
                  ['Stuck', 'in drei Räumen'],
                  ['Ausrichtung', 'Süd / West'],
                ],
              },
              {
                heading: 'Stand',
                rows: [['Broschüre', 'Oktober 2026']],
              },
            ],
            photo: await photo('wohnen', 62, 420),
            passages: [
              {
                heading: 'Ein Haus mit Haltung',
                text: `<p>Als das Haus 1898 erbaut wurde, dachte der Architekt an Gäste. Man spürt es noch heute: Durch ein Entrée mit Terrazzo gelangt der Besucher im Hochparterre in eine Zimmerflucht aus Salon, Musikzimmer und Speisezimmer, die sich durch Flügeltüren zu einem einzigen Raum öffnen lässt. Ein viertes, ruhiges Zimmer liegt zum Garten, davor ein gusseiserner Balkon.</p>
                <p>Insgesamt sind es rund 127 m², hinzu kommen Küche (ohne Einbauten), ein Wannenbad und eine Kammer. Ein Kellerabteil von 9 m² gehört dazu. Das viergeschossige Haus steht als Teil einer Gesamtanlage unter Denkmalschutz, deshalb bedarf es keines Energieausweises. Sieben Eigentümer teilen es sich, ein Fahrstuhl wurde nie eingebaut.</p>`,
              },
              {
                heading: 'Substanz',
                text: `<p>Die Gemeinschaft hat zuletzt 2016 die Straßenfassade restauriert und dabei die Holzfenster überarbeitet. Die Gas-Zentralheizung im Keller stammt von 2008. In der Wohnung selbst sind Elektrik, Bad und Oberflächen zu renovieren; wir veranschlagen dafür, ganz unverbindlich, um 85.000 €. Das Wohngeld beträgt 445 € im Monat, in der Rücklage liegen rund 61.000 €.</p>`,
              },
            ],
          },
          {
            cards: [
              {
                heading: 'Entfernungen',
                rows: [
                  ['Kurhaus', '600 m'],
                  ['Nerotal', '900 m'],
                  ['Hauptbahnhof', '1,9 km'],
                ],
              },
            ],
            photo: await photo('hof', 62, 420),
            passages: [
              {
                heading: 'Gut zu wissen',
                text: `<p>Noch ist die Wohnung vermietet, die Miete lag bei 1.080 € kalt. Das Mietverhältnis ist jedoch einvernehmlich zum 31. Januar 2027 beendet; mit dem 1. Februar wird Ihnen die Wohnung leer übergeben.</p>
                <p>Ein Stellplatz gehört nicht zur Wohnung. In der benachbarten Garage werden Plätze zu 110 € monatlich verpachtet, Anwohnerparken ist möglich.</p>`,
              },
              {
                heading: 'Honorar',
                text: `<p>Erwerber und Veräußerer tragen unser Honorar zu gleichen Teilen, also je 2,975 % einschließlich Umsatzsteuer, zahlbar nach Beurkundung.</p>`,
              },
            ],
          },
        ],
        small: 'Maison Rheingau · Wilhelmspassage 21 · 65183 Wiesbaden',
      }),
    ),
}
