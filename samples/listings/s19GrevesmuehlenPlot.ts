import { cards } from '../layouts/cards.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const grevesmuehlenPlot: Sample = {
  file: 's19-grevesmuehlen-grundstueck.pdf',
  about: 'Building plot: areas of what may be built, price per m², house models of a partner firm as traps',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 118400,
    grundstuecksflaeche: 740,
    plz: '23936',
    ort: 'Grevesmühlen',
    objektart: 'Baugrundstück',
    kaeuferprovision: 5.95,
    anbieterArt: 'Makler',
    objektnummer: 'G-0519',
    erbbaurecht: false,
  },
  accept: {
    objektart: ['Grundstück', 'Wohnbaugrundstück'],
    bezugsfreiAb: ['sofort', 'sofort bebaubar'],
    zustand: ['voll erschlossen', 'erschlossen', 'unbebaut'],
    vermietet: [false],
  },
  scan: false,
  make: async press =>
    press.print(
      cards(
        {
          title: 'Sonniger Bauplatz am Ortsrand – voll erschlossen',
          teaser: 'Bauen Sie Ihr Wunschhaus zwischen Wismar und Lübeck. Kein Erbbaurecht, keine Bauträgerbindung.',
          look: { font: 'Nimbus Sans', colour: '#2f6d3b' },
          firm: {
            name: 'Küstenboden Immobilien',
            claim: 'Grundstücke in Nordwestmecklenburg',
            person: 'Antje Rohloff',
            street: 'Poeler Damm 12',
            town: '23966 Wismar',
            phone: '03841 555 66 0',
            mail: 'rohloff@kuestenboden.example',
            imprint: 'Angaben der Eigentümer, ohne Gewähr. Es gelten unsere allgemeinen Geschäftsbedingungen.',
          },
          photos: await Promise.all([photo('feld', 4, 640), photo('garten', 29)]),
          facts: [
            ['Kaufpreis', '118.400 €'],
            ['Grundstücksfläche', '740 m²'],
            ['Preis pro m²', '160 €'],
            ['Lage', '23936 Grevesmühlen'],
            ['Bebauungsplan', 'vorhanden, WA'],
            ['GRZ', '0,3'],
            ['Bebaubar', 'sofort'],
            ['Käuferprovision', '5,95 % inkl. MwSt.'],
            ['Objekt', 'G-0519'],
          ],
          passages: [
            {
              heading: 'Grundstück',
              text: `<p>Das rechteckig geschnittene Grundstück ist 740 m² groß (ca. 22 × 33,6 m) und liegt in zweiter Reihe. Wasser, Abwasser, Strom und Glasfaser liegen an der Grenze an, Gas ist nicht vorhanden. Zulässig sind Einzel- und Doppelhäuser mit einem Vollgeschoss, Grundfläche bis 222 m².</p>`,
            },
            {
              heading: 'Gut zu wissen',
              text: `<p>Ein Bodengutachten liegt vor, die Fläche ist frei von bekannten Altlasten. Eine Garage kann auf der Nordseite errichtet werden. Unser Partner Holzhaus Mecklenburg bietet dazu passend das Modell „Poel“ mit 4 Zimmern, 131 m² Wohnfläche und Wärmepumpe ab 342.000 € an; das ist nicht Bestandteil dieses Angebots.</p>`,
            },
          ],
        },
        'label first',
      ),
      { margin: { top: '14mm', right: '16mm', bottom: '14mm', left: '16mm' } },
    ),
}
