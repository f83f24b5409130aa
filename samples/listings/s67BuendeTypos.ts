import { classified } from '../layouts/classified.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const buendeTypos: Sample = {
  file: 's67-buende-anzeige-tippfehler.pdf',
  about:
    'Private ad with slips: price field only "VB", price in thousands in the text, one room in the field, five below',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 265000,
    wohnflaeche: 112,
    grundstuecksflaeche: 210,
    zimmer: 5,
    schlafzimmer: 3,
    badezimmer: 1,
    baujahr: 1979,
    plz: '32257',
    ort: 'Bünde',
    objektart: 'Reihenmittelhaus',
    energietraeger: 'Gas',
    heizung: 'Gasheizung',
    heizungBaujahr: 2017,
    terrasse: true,
    garten: true,
    keller: true,
    einbaukueche: false,
    stellplatz: 'Garage',
    kaeuferprovision: 0,
    bezugsfreiAb: 'ab Mai 2027',
    letzteModernisierung: 2022,
    anbieterArt: 'privat',
    objektnummer: '3120447719',
  },
  accept: {
    zimmer: [1],
    objektart: ['Reihenhaus', 'Haus'],
    heizung: ['Gas-Zentralheizung', 'Gas'],
    energietraeger: ['Erdgas'],
    stellplatz: ['Garage nebenan', '1 Garage'],
    bezugsfreiAb: ['Mai 2027', '05/2027'],
    objektnummer: [null],
    exposeDatum: ['31.10.2026'],
    vermietet: [false],
    letzteModernisierung: [2017],
    ort: ['Nordrhein-Westfalen - Bünde'],
    kaeuferprovision: [null],
    badezimmer: [null],
    einbaukueche: [null],
    schlafzimmer: [null],
    zustand: ['gepflegt'],
    etagenzahl: [2],
  },
  contradictions: ['zimmer'],
  scan: false,
  make: async press =>
    press.print(
      classified({
        title: 'Reihen Mittelhaus in Bünde von Privat',
        price: 'VB',
        place: '32257 Nordrhein-Westfalen - Bünde',
        date: '31.10.2026',
        views: '2207',
        id: '3120447719',
        photos: [await photo('haus', 67), await photo('garten', 67)],
        facts: [
          ['Wohnfläche', '112 m²'],
          ['Zimmer', '1'],
          ['Haustyp', 'Andere Haustypen'],
          ['Provision', 'Keine zusätzliche Käuferprovision'],
          ['Verfügbar ab', 'Mai 2027'],
        ],
        ticks: ['Terrasse', 'Garten/-mitnutzung', 'Keller'],
        text: `<p>Hallo, verkaufen hier unser Reihenmittelhaus da wir uns vergrössern. Baujahr 79, Grundstück ca 210 qm, vollunterkellert.</p>
        <p>5 zimmer küche bad, gäste wc unten. 1x Wohnzimmer, 3 x Schlafzimmer und ein ausgebauter Dachboden als 5. Zimmer (sieht man auf den Fotos)</p>
        <p>Gas Heizung von Buderus wurde 2017 neu gemacht, Bad 2022. Fenster sind noch die alten aber dicht!! Die Küche nehmen wir mit. Terasse mit Markise, Südwest. Garage ist nebenan und gehöhrt dazu.</p>
        <p>Preislich haben wir uns 265 Tsd. vorgestellt, realistische Angebote werden geprüft. Das Haus vom Nachbarn ging letztes Jahr für 289000 weg!</p>
        <p>Übergabe ab Mai 2027 weil unser Neubau dann erst fertig ist. Kein Tausch, keine Ratenzahlung, Makler zwecklos.</p>`,
        seller:
          '<b>Familie K. aus B.</b><br>Privater Nutzer<br>Aktiv seit 17.01.2015<br>Antwortet in der Regel in 1 Tag',
        others: [
          ['Einfamilienhaus 32278 Kirchlengern, 165 m², 6 Zi.', '359.000 €'],
          ['Baugrundstück 32289 Rödinghausen 801 m²', '96.000 € VB'],
          ['2-Zi-Whg Herford, 58 m²', '520 € kalt'],
        ],
      }),
      { margin: { top: '10mm', right: '12mm', bottom: '14mm', left: '12mm' } },
    ),
}
