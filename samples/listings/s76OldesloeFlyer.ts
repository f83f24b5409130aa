import { flyer } from '../layouts/flyer.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const oldesloeFlyer: Sample = {
  file: 's76-bad-oldesloe-flyer.pdf',
  about: "A small developer's flyer in A5: last of four terraced houses, price in a turned badge, no energy figures",
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 449900,
    wohnflaeche: 128,
    grundstuecksflaeche: 176,
    zimmer: 5,
    baujahr: 2027,
    plz: '23843',
    ort: 'Bad Oldesloe',
    objektart: 'Reihenmittelhaus',
    heizung: 'Luft-Wasser-Wärmepumpe mit Fußbodenheizung',
    terrasse: true,
    garten: true,
    keller: false,
    stellplatz: '2 Stellplätze',
    kaeuferprovision: 0,
    bezugsfreiAb: 'Herbst 2027',
    zustand: 'Neubau',
    anbieterArt: 'Bauträger',
  },
  accept: {
    baujahr: [null],
    heizung: ['Wärmepumpe', 'Fußbodenheizung', 'Luft-Wasser-Wärmepumpe'],
    energietraeger: ['Strom', 'Umweltwärme', 'Luft'],
    einheiten: [4],
    objektart: ['Reihenhaus'],
    stellplatz: ['Stellplatz', 'zwei Stellplätze', '2 Pkw-Stellplätze', '2 PKW-Stellplätze'],
    zustand: ['Erstbezug', 'Neubau/Erstbezug', 'im Bau', null],
    bezugsfreiAb: ['Bezug Herbst 2027'],
    vermietet: [false],
    garten: [null],
    schlafzimmer: [3, 4],
    badezimmer: [2],
    strasse: ['Kornblumenweg'],
    exposeDatum: ['November 2026', '11/2026'],
  },
  scan: false,
  make: async press =>
    press.print(
      flyer(
        {
          title: 'Drei sind weg. Eins ist noch da.',
          teaser: 'Neubau am Kornblumenweg, 23843 Bad Oldesloe: vier Reihenhäuser, letztes Mittelhaus zu verkaufen',
          look: { font: 'URW Gothic', colour: '#20704c' },
          firm: {
            name: 'Bauhandwerk Trave GmbH',
            claim: 'Wir bauen. Wir verkaufen. Ohne Makler.',
            person: 'Sönke Timm, Maurermeister',
            street: 'Gewerbering 14',
            town: '23858 Reinfeld',
            phone: '04533 555 900',
            mail: 'timm@bauhandwerk-trave.example',
            imprint:
              'Abbildung zeigt Sonderwünsche. Änderungen vorbehalten. Energieausweis wird nach Fertigstellung übergeben. Flyer 11/2026.',
          },
          photos: [await photo('neubau', 76, 520)],
          facts: [
            ['Wohnfläche', '128 m²'],
            ['eigenes Grundstück', '176 m²'],
            ['5 Zimmer', 'auf drei Ebenen'],
            ['Voll- und Duschbad', ''],
            ['Terrasse und Garten', 'nach Süden'],
            ['Effizienzhaus', '40'],
            ['2 Stellplätze', 'vor dem Haus, inklusive'],
            ['kein Keller,', 'dafür Abstellraum 6 m²'],
          ],
          passages: [
            {
              heading: 'Warm ohne Gas',
              text: `<p>Luft-Wasser-Wärmepumpe, Fußbodenheizung in allen Räumen, dreifach verglaste Fenster. Auf Wunsch Photovoltaik (ab 11.800 €) und Carport (7.900 €).</p>`,
            },
            {
              heading: 'Wann?',
              text: `<p>Baubeginn war im Juni 2026, bezugsfertig im Herbst 2027. Malern und Böden können Sie selbst übernehmen und sparen bis zu 14.000 €.</p>`,
            },
          ],
        },
        '449.900 €<br>Festpreis,<br>provisionsfrei',
      ),
    ),
}
