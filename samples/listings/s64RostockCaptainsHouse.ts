import { brochure } from '../layouts/brochure.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const rostockCaptainsHouse: Sample = {
  file: 's64-rostock-kapitaenshaus.pdf',
  about:
    'Brochure: detached house told as a walk through it, price in millions, district heating, several years of works',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 1150000,
    wohnflaeche: 196,
    grundstuecksflaeche: 743,
    zimmer: 7,
    badezimmer: 2,
    baujahr: 1926,
    plz: '18119',
    ort: 'Rostock',
    ortsteil: 'Warnemünde',
    objektart: 'Einfamilienhaus',
    energieausweisArt: 'Bedarf',
    energiekennwert: 109.6,
    energieklasse: 'D',
    energietraeger: 'Fernwärme',
    heizung: 'Fernwärme',
    balkon: true,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Carport',
    kaeuferprovision: 5.95,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    denkmalschutz: false,
    zustand: 'kernsaniert',
    letzteModernisierung: 2021,
    anbieterArt: 'Makler',
  },
  accept: {
    objektart: ['Kapitänshaus', 'Haus'],
    ort: ['Warnemünde', 'Rostock-Warnemünde', 'Ostseebad Warnemünde'],
    heizung: ['Fußbodenheizung', 'Fernwärme, Fußbodenheizung', 'Zentralheizung', 'Fernwärme mit Fußbodenheizung'],
    heizungBaujahr: [2009],
    stellplatz: ['Carport für zwei Autos', 'Doppelcarport', 'Carport für zwei Wagen'],
    letzteModernisierung: [2009],
    zustand: ['saniert', 'vollsaniert'],
    vermietet: [null],
    bezugsfreiAb: ['leer', 'ab sofort', null],
    schlafzimmer: [4],
    etagenzahl: [2, 3],
    keller: [null],
    badezimmer: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      brochure({
        title: 'Das Haus des Kapitäns',
        line: 'Zweihundert Meter bis zum Strom',
        look: { font: 'URW Bookman', colour: '#17365c', size: 14 },
        firm: {
          name: 'Leuchtfeuer Immobilien',
          person: 'Wiebke Prehn',
          street: 'Lange Warnowstraße 9',
          town: '18055 Rostock',
          phone: '0381 555 2211',
          mail: 'prehn@leuchtfeuer-immo.example',
        },
        cover: await photo('haus', 64, 560),
        sheets: [
          {
            cards: [
              {
                heading: 'Hingehört',
                rows: [
                  ['Möwen', 'täglich'],
                  ['Nebelhorn', 'selten'],
                  ['Nachbarn', 'kaum'],
                ],
              },
              {
                heading: 'Gelaufen',
                rows: [
                  ['Strand', '7 Minuten'],
                  ['S-Bahn', '5 Minuten'],
                  ['Fischbrötchen', '4 Minuten'],
                ],
              },
            ],
            photo: await photo('kueche', 64, 420),
            passages: [
              {
                heading: 'Hereinspaziert',
                text: `<p>Man betritt das Haus durch eine Veranda, in der Gummistiefel stehen dürfen. Links die Küche, rechts zwei ineinandergehende Stuben mit Blick in den Garten, geradeaus die Treppe mit dem alten Handlauf. Oben vier Zimmer, eines davon mit Balkon, ein Bad mit frei stehender Wanne. Unter dem Dach noch ein großer Raum mit Duschbad, von dem aus man die Fähren sieht. Sieben Zimmer sind es am Ende, zusammen 196 m².</p>
                <p>Gebaut hat es 1926 ein Kapitän, der nie wieder umziehen wollte. Unter Denkmalschutz steht es nicht.</p>`,
              },
              {
                heading: 'Saniert, nicht verbastelt',
                text: `<p>2008/2009 wurde das Haus entkernt und kernsaniert: Leitungen, Dämmung, Dach, Fenster. Seitdem hängt es an der Fernwärme, im Erdgeschoss liegt eine Fußbodenheizung. 2021 folgten die Bäder. Nach dem Bedarfsausweis werden 109,6 kWh/m²a benötigt (Klasse D). Ein Teilkeller nimmt Technik und Vorräte auf.</p>`,
              },
              {
                heading: 'Draußen',
                text: `<p>743 m² Grund mit Holzterrasse, Strandkorb und Kräuterbeet; zur Straße ein Carport für zwei Wagen und ein Schuppen von 14 m² für Räder und Kite.</p>`,
              },
            ],
          },
          {
            cards: [
              {
                heading: 'Gefahren',
                rows: [
                  ['Rostock Zentrum', '20 Minuten'],
                  ['Berlin', '2,5 Stunden'],
                  ['Gedser', '105 Minuten'],
                ],
              },
            ],
            photo: await photo('garten', 64, 420),
            passages: [
              {
                heading: 'Zahlen zum Schluss',
                text: `<p>Aufgerufen sind 1,15 Mio. Euro. Das Haus in 18119 Rostock-Warnemünde ist leer und wartet. Die Kurtaxe entfällt für Einheimische, die Grunderwerbsteuer von 6 % leider nicht.</p>
                <p>Wer kauft, zahlt uns 5,95 % vom Kaufpreis inklusive Mehrwertsteuer. Eine Nutzung als Ferienvermietung wäre genehmigungspflichtig; Vergleichshäuser bringen rund 42.000 € im Jahr.</p>`,
              },
            ],
          },
        ],
        small: 'Leuchtfeuer Immobilien · Lange Warnowstraße 9 · 18055 Rostock',
      }),
    ),
}
