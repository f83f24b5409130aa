import { brokerBook } from '../layouts/brokerBook.ts'
import { foot } from '../layouts/listing.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const belzigPlot: Sample = {
  file: 's60-bad-belzig-bauland.pdf',
  about: 'Plot in a broker program: land value, price per m², a strip of forest and a hut as traps',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 98000,
    grundstuecksflaeche: 1236,
    plz: '14806',
    ort: 'Bad Belzig',
    objektart: 'Baugrundstück',
    kaeuferprovision: 7.14,
    anbieterArt: 'Makler',
    objektnummer: 'BB/118',
    erbbaurecht: false,
    denkmalschutz: false,
  },
  accept: {
    objektart: ['Grundstück', 'Wohnen', 'Baugrund'],
    vermietet: [false],
    zustand: ['teilerschlossen', 'teilweise erschlossen'],
    bezugsfreiAb: ['sofort'],
  },
  scan: false,
  make: async press =>
    press.print(
      brokerBook(
        {
          title: 'Bauplatz für Naturfreunde am Rand des Hohen Fläming',
          place: 'Grundstück / Wohnen · 14806 Bad Belzig',
          look: { font: 'Nimbus Sans Narrow', colour: '#3b6d2b', size: 12 },
          firm: {
            name: 'Fläming Grund & Boden',
            person: 'Jens-Uwe Paschke',
            street: 'Wiesenburger Chaussee 61',
            town: '14827 Wiesenburg/Mark',
            phone: '033849 555 4',
            mail: 'paschke@flaeming-grund.example',
          },
          photos: [await photo('feld', 60, 560), await photo('garten', 60, 360)],
          groups: [
            {
              heading: 'Eckdaten',
              rows: [
                ['Externe Obj.-Nr.', 'BB/118'],
                ['Nutzungsart', 'Wohnen'],
                ['Vermarktungsart', 'Kauf'],
                ['Objektart', 'Grundstück'],
                ['Grundstücksgröße', '1.236 m²'],
                ['Kaufpreis', '98.000 €'],
                ['Preis pro m²', '79,29 €'],
                ['Erschließung', 'teilerschlossen'],
                ['Bebaubar nach', '§ 34 Nachbarschaft'],
                ['Außenprovision', '7,14 % inkl. MwSt.'],
              ],
            },
          ],
          passages: [
            {
              heading: 'Objektbeschreibung',
              text: `<p>Angeboten wird ein ebenes, rechteckig geschnittenes Grundstück mit ca. 24 m Straßenfront. Es liegt innerhalb der Ortslage und kann nach Rücksprache mit dem Bauordnungsamt mit einem Einfamilienhaus in ein- bis zweigeschossiger Bauweise bebaut werden (§ 34 BauGB), ein Bebauungsplan besteht nicht.</p>
              <p>Der rückwärtige Streifen von rund 240 m² ist mit Kiefern bestanden und gilt als Wald im Sinne des Gesetzes. Eine Laube aus DDR-Zeiten (Bj. 1979, ca. 28 m²) ist abgängig und wird nicht mehr genutzt.</p>`,
            },
            {
              heading: 'Erschließung',
              text: `<p>Trinkwasser, Strom und Telekom liegen auf dem Grundstück, Erdgas und die zentrale Abwasserleitung in der Straße. Beiträge für den Straßenausbau wurden 2008 abgerechnet.</p>`,
            },
            {
              heading: 'Lage',
              text: `<p>Kurstadt mit Therme und Burg, Regionalexpress nach Berlin-Wannsee in 47 Minuten, A 9 in 18 km. Schule, Kita und Einkauf im Ort.</p>`,
            },
            {
              heading: 'Sonstiges',
              text: `<p>Der Bodenrichtwert beträgt 70 €/m² (Stand 01.01.2026). Das Grundstück ist lasten- und pachtfrei, es handelt sich nicht um Erbpachtland, Denkmal- oder Bodendenkmalschutz besteht nicht. Für die Anfrage benötigen wir Ihre vollständige Anschrift. Weitere Bauplätze ab 64.000 € zeigen wir Ihnen gern.</p>`,
            },
          ],
        },
        'lines',
      ),
      {
        margin: { top: '15mm', right: '18mm', bottom: '17mm', left: '18mm' },
        footer: foot('Fläming Grund &amp; Boden · 14827 Wiesenburg/Mark'),
      },
    ),
}
