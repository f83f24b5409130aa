import { sidebar } from '../layouts/sidebar.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const starnbergOnRequest: Sample = {
  file: 's28-starnberg-preis-auf-anfrage.pdf',
  about: 'Villa without a price and with a commission on request; reference objects with prices; rooms in the headline',
  kind: 'expose',
  status: 'fertig',
  facts: {
    wohnflaeche: 412,
    nutzflaeche: 165,
    grundstuecksflaeche: 2380,
    zimmer: 9,
    schlafzimmer: 5,
    badezimmer: 5,
    baujahr: 1928,
    plz: '82319',
    ort: 'Starnberg',
    objektart: 'Villa',
    heizung: 'Gas-Zentralheizung',
    energietraeger: 'Gas',
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Doppelgarage, 4 Außenstellplätze',
    denkmalschutz: true,
    zustand: 'kernsaniert',
    letzteModernisierung: 2011,
    anbieterArt: 'Makler',
    objektnummer: 'S-ST-0088',
  },
  accept: {
    objektart: ['Haus', 'Einfamilienhaus'],
    heizung: ['Zentralheizung', 'Gasheizung'],
    energietraeger: ['Erdgas'],
    stellplatz: ['Doppelgarage', 'Garage', 'Garage und Stellplätze'],
    zustand: ['saniert', 'gepflegt', 'vollsaniert'],
    vermietet: [false],
  },
  scan: false,
  make: async press =>
    press.print(
      sidebar(
        {
          title: 'Herrschaftliche Villa mit 9 Zimmern und Seeblick in Starnberg',
          teaser: 'Eine Adresse für Generationen',
          look: { font: 'C059', colour: '#2c2c34', headFont: 'C059', size: 12.5 },
          firm: {
            name: 'Seeufer Privatimmobilien',
            person: 'Dr. Leonhard Freyberg',
            street: 'Würmzeile 4',
            town: '82166 Gräfelfing',
            phone: '089 555 93 00',
            mail: 'freyberg@seeufer-privat.example',
            imprint: 'Diskretion ist unser Geschäft. Unterlagen nur gegen Kapitalnachweis.',
          },
          photos: [await photo('haus', 97, 640)],
          facts: [
            ['Objekt', 'S-ST-0088'],
            ['Lage', '82319 Starnberg'],
            ['Wohnfläche', 'ca. 412 m²'],
            ['Nutzfläche', 'ca. 165 m²'],
            ['Grundstück', 'ca. 2.380 m²'],
            ['Zimmer', '9'],
            ['Schlafzimmer', '5'],
            ['Bäder', '5'],
            ['Baujahr', '1928'],
            ['Kaufpreis', 'Preis auf Anfrage'],
            ['Käuferprovision', 'auf Anfrage'],
          ],
          passages: [
            {
              heading: 'Das Anwesen',
              text: `<p>Die unter Denkmalschutz stehende Villa wurde 1928 im Heimatstil errichtet und 2011 durch ein renommiertes Büro kernsaniert. Gesellschaftsräume mit Kassettendecken, eine Bibliothek und der Wintergarten bilden das Erdgeschoss; darüber liegen fünf Schlafzimmer mit fünf Bädern. Von der Seeterrasse reicht der Blick über den parkartigen Garten bis zur Zugspitze.</p><p>Im Souterrain des voll unterkellerten Hauses finden sich Weinkeller, Sauna und Personalraum. Eine Doppelgarage und vier Außenstellplätze ergänzen das Ensemble. Beheizt wird über eine Gas-Zentralheizung.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Söcking, Leoni, Percha: Die Ufer des Sees zählen zu den gesuchtesten Wohnlagen des Landes. Die S-Bahn bringt Sie in 28 Minuten nach München.</p>`,
            },
            {
              heading: 'Referenzen',
              text: `<p>Zuletzt vermittelt: Landhaus in Feldafing, 280 m², 3.450.000 €; Seegrundstück in Berg, 1.900 m², 5,2 Mio. €. Für Verkäufer beträgt unsere Innenprovision 1,785 %.</p>`,
            },
          ],
        },
        { upright: 'PRIVAT · SEEUFER' },
      ),
    ),
}
