import { leaders } from '../layouts/leaders.ts'
import { photo } from '../paper/photo.ts'
import type { Sample } from '../sample.ts'

export const nauenNewSemi: Sample = {
  file: 's26-nauen-neubau.pdf',
  about:
    'New-built semi-detached house by its developer: drawn leaders, "ab" price, A+, options at extra charge that are not there',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 459800,
    wohnflaeche: 118.4,
    grundstuecksflaeche: 310,
    zimmer: 4,
    schlafzimmer: 3,
    badezimmer: 1,
    baujahr: 2026,
    plz: '14641',
    ort: 'Nauen',
    objektart: 'Doppelhaushälfte',
    energiekennwert: 21.3,
    energieklasse: 'A+',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Strom',
    heizung: 'Luft-Wasser-Wärmepumpe, Fußbodenheizung',
    etagenzahl: 2,
    terrasse: true,
    garten: true,
    keller: false,
    einbaukueche: false,
    stellplatz: 'Stellplatz',
    kaeuferprovision: 0,
    zustand: 'Neubau',
    bezugsfreiAb: 'Dezember 2026',
    anbieterArt: 'Bauträger',
  },
  accept: {
    energietraeger: ['Umweltwärme', 'Luft', 'Luft/Wasser-Wärme'],
    heizung: ['Wärmepumpe', 'Fußbodenheizung', 'Luft-Wasser-Wärmepumpe'],
    stellplatz: ['1 Stellplatz', '1 Pkw-Stellplatz gepflastert', 'Außenstellplatz'],
    zustand: ['Erstbezug', 'Neubau/Erstbezug', 'neuwertig'],
    keller: [null],
    heizungBaujahr: [2026],
    etagenzahl: [null],
    bezugsfreiAb: ['12/2026', 'ab Dezember 2026'],
    vermietet: [false],
  },
  scan: false,
  make: async press =>
    press.print(
      leaders(
        {
          title: 'Neubau: Doppelhaushälfte „Havelland 118“ – bezugsfertig zu Weihnachten',
          teaser: 'Haus B, letzte Einheit im ersten Bauabschnitt',
          look: { font: 'Nimbus Sans', colour: '#13557f', size: 10.5 },
          firm: {
            name: 'HAVELBAU Wohnhaus GmbH',
            claim: 'Bauträger aus Brandenburg',
            person: 'Vertriebsbüro Frau Kerstin Mielke',
            street: 'Gewerbering Ost 14',
            town: '14612 Falkensee',
            phone: '03322 555 12-0',
            mail: 'verkauf@havelbau.example',
            imprint:
              'Maßgeblich sind Bau- und Leistungsbeschreibung sowie der notarielle Kaufvertrag. Abbildungen können Sonderausstattung zeigen.',
          },
          photos: await Promise.all([photo('neubau', 27, 560), photo('kueche', 27)]),
          facts: [
            ['Standort', '14641 Nauen'],
            ['Haustyp', 'Doppelhaushälfte'],
            ['Baujahr', '2026'],
            ['Wohnfläche nach WoFlV', '118,40 m²'],
            ['Grundstück', '310 m²'],
            ['Zimmer', '4'],
            ['davon Schlafzimmer', '3'],
            ['Vollbad / Gäste-WC', '1 / 1'],
            ['Heizung', 'Luft-Wasser-Wärmepumpe'],
            ['Endenergiebedarf', '21,3 kWh/(m²a), Klasse A+'],
            ['Kaufpreis schlüsselfertig', '459.800 €'],
            ['Käuferprovision', 'entfällt'],
            ['Bezug', 'Dezember 2026'],
          ],
          passages: [
            {
              heading: 'Im Preis enthalten',
              text: `<p>Grundstück, Hausanschlüsse, Fußbodenheizung in beiden Geschossen, Dreifachverglasung, Malerarbeiten, Vinylböden, ein gepflasterter Stellplatz, Terrasse 12 m² und eingesäter Garten.</p>`,
            },
            {
              heading: 'Auf Wunsch gegen Aufpreis',
              text: `<p>Carport 9.800 €, Photovoltaik 8 kWp 14.900 €, Kaminzug 4.200 €, Dusche im Gäste-WC 3.600 €, Ausbau des Spitzbodens ab 21.500 €. Eine Einbauküche gehört nicht zum Lieferumfang, Keller sind bei diesem Haustyp nicht möglich.</p>`,
            },
            {
              heading: 'Energieausweis',
              text: `<p>Energiebedarfsausweis auf Grundlage der Planung: 21,3 kWh/(m²a), Energieträger Strom (Wärmepumpe), Effizienzhaus 40.</p>`,
            },
          ],
        },
        'drawn',
      ),
      { margin: { top: '14mm', right: '20mm', bottom: '14mm', left: '20mm' } },
    ),
}
