import { letter } from '../layouts/letter.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const witzenhausenLetter: Sample = {
  file: 's03-witzenhausen-brief.pdf',
  about:
    'Letter of a private seller: prose only, numbers in words beside figures, price with T€ and VB, sons other PLZ',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 215000,
    wohnflaeche: 118,
    grundstuecksflaeche: 840,
    zimmer: 4,
    badezimmer: 1,
    baujahr: 1964,
    plz: '37213',
    ort: 'Witzenhausen',
    strasse: 'Kirschhang 9',
    objektart: 'Einfamilienhaus',
    energietraeger: 'Öl',
    heizung: 'Ölheizung',
    heizungBaujahr: 1997,
    balkon: false,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Garage',
    kaeuferprovision: 0,
    vermietet: false,
    bezugsfreiAb: 'sofort',
    zustand: 'renovierungsbedürftig',
    letzteModernisierung: 2009,
    anbieterArt: 'privat',
    exposeDatum: '02.09.2026',
  },
  accept: {
    energietraeger: ['Heizöl'],
    heizung: ['Öl-Zentralheizung', 'Ölkessel', 'Öl'],
    objektart: ['Haus', 'Elternhaus'],
    vermietet: [null],
    bezugsfreiAb: ['ab sofort', 'leer', null],
    zustand: ['modernisierungsbedürftig', 'gepflegt', null],
    letzteModernisierung: [null],
    exposeDatum: ['2. September 2026', null],
    stellplatz: ['Einzelgarage', 'Doppelgarage'],
    badezimmer: [null],
    kaeuferprovision: [null],
  },
  scan: false,
  make: async press =>
    press.print(
      letter({
        font: 'Nimbus Roman',
        size: 12.5,
        sender: 'Hannelore und Dieter Quast<br>Ahornstieg 40<br>34125 Kassel<br>Tel. 0561 / 555 23 08',
        date: 'Kassel, den 2. September 2026',
        subject: 'Unser Elternhaus in Witzenhausen – Verkauf von privat',
        photos: [await photo('haus', 21), await photo('garten', 6)],
        body: `<p>Sehr geehrte Interessenten,</p>
        <p>vielen Dank für Ihren Anruf auf unsere Zeitungsanzeige. Wie besprochen schicken wir Ihnen ein paar Angaben zu unserem Elternhaus, das wir nach dem Umzug der Mutter ins Heim schweren Herzens abgeben müssen. Es steht im Kirschhang 9 in 37213 Witzenhausen, oberhalb der Altstadt mit Blick über das Werratal.</p>
        <p>Gebaut haben es unsere Eltern 1964 mit viel Eigenleistung. Es hat rund 118 qm Wohnfläche, verteilt auf vier Zimmer, Küche, ein Bad und ein Gäste-WC, und steht auf einem Grundstück von 840 qm, am Hang, mit Kirschbäumen. Einen Balkon gibt es nicht, dafür eine Terrasse nach Süden hinter dem Haus. Der Keller ist trocken, dort steht auch die Ölheizung, die 1997 eingebaut wurde und brav ihren Dienst tut. Die Tanks fassen 6.000 Liter.</p>
        <p>Die Fenster haben wir 2009 neu machen lassen, ansonsten ist vieles noch wie früher. Sie werden renovieren wollen, Böden und Bad sind nicht mehr zeitgemäß. Neben dem Haus ist eine Garage, davor passt noch ein zweites Auto hin.</p>
        <p>Wir haben uns vom Gutachter der Bank beraten lassen und stellen uns einen Preis von 215 T€ vor, darüber können wir reden (VB). Ein Makler ist nicht dabei, es kommt für Sie also keine Provision hinzu. Das Haus steht leer, Sie könnten sofort loslegen. Den Energieausweis lässt unser Sohn in 37073 Göttingen gerade ausstellen, er liegt zur Besichtigung vor.</p>
        <p>Bitte rufen Sie nach 18 Uhr an. Von Maklern bitten wir abzusehen!</p>
        <p>Mit freundlichen Grüßen<br><br><i>Hannelore Quast &nbsp;&nbsp; Dieter Quast</i></p>`,
      }),
      { margin: { top: '20mm', right: '24mm', bottom: '18mm', left: '25mm' } },
    ),
}
