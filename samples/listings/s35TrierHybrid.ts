import { foot } from '../layouts/listing.ts'
import { cards } from '../layouts/cards.ts'
import { energyCertificate } from '../layouts/energyCertificate.ts'
import { joined } from '../paper/joined.ts'
import { photo } from '../paper/photo.ts'
import { scanned } from '../paper/scan.ts'
import type { Sample } from '../sample.ts'

export const trierHybrid: Sample = {
  file: 's35-trier-hybrid.pdf',
  about: 'Text pages about a house, then its Energieausweis as a scanned page: energy facts stand only in the picture',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 285000,
    wohnflaeche: 126,
    grundstuecksflaeche: 487,
    zimmer: 5,
    badezimmer: 1,
    baujahr: 1958,
    plz: '54295',
    ort: 'Trier',
    objektart: 'Einfamilienhaus',
    energiekennwert: 233.7,
    energieklasse: 'G',
    energieausweisArt: 'Bedarf',
    energieausweisGueltigBis: '08.06.2036',
    energietraeger: 'Heizöl',
    heizungBaujahr: 1999,
    terrasse: true,
    garten: true,
    keller: true,
    stellplatz: 'Garage',
    kaeuferprovision: 3.57,
    zustand: 'renovierungsbedürftig',
    anbieterArt: 'Makler',
    objektnummer: 'TR-1290',
    strasse: 'Weberbachhang 12',
    denkmalschutz: false,
  },
  accept: {
    energietraeger: ['Öl'],
    heizung: ['Ölheizung', 'Öl-Zentralheizung', 'Heizöl'],
    vermietet: [false],
    zustand: ['modernisierungsbedürftig'],
    nutzflaeche: [151.2],
    einheiten: [1],
    strasse: [null],
  },
  scan: true,
  make: async press => {
    const text = await press.print(
      cards(
        {
          title: 'Einfamilienhaus mit Moselblick – hier dürfen Sie gestalten',
          teaser: '54295 Trier · Den Energieausweis finden Sie im Anhang.',
          look: { font: 'Nimbus Sans', colour: '#5a1846' },
          firm: {
            name: 'Porta Wohnwerte',
            claim: 'Makler in Trier und Luxemburg',
            person: 'Christoph Neises',
            street: 'Fleischgasse 70',
            town: '54290 Trier',
            phone: '0651 555 920',
            mail: 'neises@porta-wohnwerte.example',
            imprint: 'Porta Wohnwerte UG (haftungsbeschränkt), HRB 44 120 Wittlich',
          },
          photos: await Promise.all([photo('haus', 111, 640), photo('garten', 47)]),
          facts: [
            ['Kaufpreis', '285.000 €'],
            ['Wohnfläche ca.', '126 m²'],
            ['Grundstück', '487 m²'],
            ['Zimmer', '5'],
            ['Bad', '1'],
            ['Baujahr', '1958'],
            ['Zustand', 'renovierungsbedürftig'],
            ['Courtage für Käufer', '3,57 % inkl. MwSt.'],
            ['Objekt', 'TR-1290'],
          ],
          passages: [
            {
              heading: 'Haus',
              text: `<p>Voll unterkellertes Einfamilienhaus in Hanglage mit Terrasse, Garten und Garage. Bad und Fenster stammen überwiegend aus den siebziger Jahren; hier ist Ihre Handschrift gefragt. Die Räume sind gut geschnitten, der Dachboden lässt sich mit Genehmigung ausbauen. Kein Denkmalschutz.</p>`,
            },
          ],
        },
        'value first',
      ),
      {
        margin: { top: '14mm', right: '16mm', bottom: '15mm', left: '16mm' },
        footer: foot('Porta Wohnwerte · Fleischgasse 70 · 54290 Trier'),
      },
    )
    const certificate = await press.print(
      energyCertificate({
        kind: 'Bedarf',
        until: '08.06.2036',
        number: 'RP-2026-005521907',
        building: [
          ['Gebäudetyp', 'freistehendes Einfamilienhaus'],
          ['Adresse', 'Weberbachhang 12, 54295 Trier'],
          ['Baujahr Gebäude', '1958'],
          ['Baujahr Wärmeerzeuger', '1999'],
          ['Anzahl Wohnungen', '1'],
          ['Gebäudenutzfläche (A<sub>N</sub>)', '151,2 m²'],
          ['Wesentliche Energieträger', 'Heizöl'],
        ],
        value: '233,7',
        primary: '257,1',
        grade: 'G',
        issuer: 'Energieberatung Klaus Meurer<br>Schornsteinfegermeister<br>Bahnhofsgässchen 2, 54439 Saarburg',
      }),
      { margin: { top: '12mm', right: '15mm', bottom: '12mm', left: '18mm' } },
    )
    return joined(text, await scanned(certificate, { dpi: 150, skew: -0.7, noise: 7, seed: 35 }))
  },
}
