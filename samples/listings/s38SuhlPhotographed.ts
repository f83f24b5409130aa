import { letter } from '../layouts/letter.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const suhlPhotographed: Sample = {
  file: 's38-suhl-fotografiert.pdf',
  about:
    'A private seller letter photographed by hand: desk at the edges, shadow to the lower right, skewed by -2.3 degrees',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 142000,
    wohnflaeche: 104,
    grundstuecksflaeche: 620,
    zimmer: 4,
    badezimmer: 1,
    baujahr: 1956,
    plz: '98527',
    ort: 'Suhl',
    objektart: 'Siedlungshaus',
    energietraeger: 'Gas',
    heizung: 'Gasheizung',
    heizungBaujahr: 2004,
    garten: true,
    keller: true,
    stellplatz: 'Garage',
    kaeuferprovision: 0,
    bezugsfreiAb: 'März 2027',
    anbieterArt: 'privat',
    letzteModernisierung: 2004,
    exposeDatum: '18.10.2026',
    balkon: false,
  },
  accept: {
    heizung: ['Gas-Zentralheizung', 'Gastherme'],
    energietraeger: ['Erdgas'],
    objektart: ['Einfamilienhaus', 'Haus', 'Wohnhaus', 'Doppelhaushälfte'],
    bezugsfreiAb: ['ab März 2027', '03/2027'],
    letzteModernisierung: [1998, null],
    exposeDatum: ['18. Oktober 2026', null],
    zustand: ['gepflegt'],
    kaeuferprovision: [null],
    vermietet: [false],
    strasse: ['Am Ringberg 33'],
  },
  scan: true,
  make: async press => {
    const pdf = await press.print(
      letter({
        font: 'DejaVu Serif',
        size: 10.5,
        sender: 'Familie Ehrhardt<br>98527 Suhl<br>Tel. 03681 / 555 46',
        date: 'Suhl, 18. Oktober 2026',
        subject: 'Hausverkauf privat',
        body: `<p>Guten Tag,</p><p>hier die Angaben zu unserem Haus, wie am Telefon versprochen:</p>
        <p>Siedlungshaus in 98527 Suhl, Baujahr 1956, mit 104 qm Wohnfläche, 4 Zimmern, Küche und Bad. Das Grundstück ist 620 qm groß, mit Garten und Gewächshaus. Das Haus ist voll unterkellert. Garage ist vorhanden, ein Balkon leider nicht.</p>
        <p>Neues Dach 1998, neue Gasheizung 2004. Wir haben alles immer gut gepflegt.</p>
        <p>Preis: 142.000 Euro, ohne Makler und ohne Provision. Ein Nachbarhaus wurde im Sommer für 160.000 Euro verkauft.</p>
        <p>Wir ziehen zu unserer Tochter nach 90402 Nürnberg, das Haus wird im März 2027 frei.</p>
        <p>Mit freundlichem Gruß<br><br>Ehrhardt</p>`,
      }),
      { margin: { top: '22mm', right: '24mm', bottom: '20mm', left: '26mm' }, scale: 1.35 },
    )
    return scanned(pdf, { dpi: 140, skew: -2.3, shadow: true, noise: 8, blur: 0.6, seed: 38 })
  },
}
