import { Setter } from '../layouts/rawPage.ts'
import { rawPdf } from '../paper/rawPdf.ts'
import type { Sample } from '../sample.ts'

const LEFT: readonly (readonly [string, string])[] = [
  ['Objekt', 'Dachgeschosswohnung'],
  ['Adresse', '87600 Kaufbeuren'],
  ['Wohnfläche', '83,75 m²'],
  ['Zimmer', '3,5'],
  ['Baujahr', '1992'],
  ['Etage', 'DG (3. OG)'],
  ['Lift', 'nicht vorhanden'],
]
const RIGHT: readonly (readonly [string, string])[] = [
  ['Kaufpreis', '€ 268.500,--'],
  ['TG-Platz', '€ 14.000,--'],
  ['Hausgeld', '€ 264,00 / Monat'],
  ['Provision', '3,57 % inkl. MwSt.'],
  ['Energie', 'V: 91,3 kWh/m²a'],
  ['Klasse', 'C, Erdgas'],
  ['Bezug', '01.03.2027'],
]

export const kaufbeurenRotated: Sample = {
  file: 's33-kaufbeuren-rotate-90.pdf',
  about:
    'Hand-written PDF, page stored upright with /Rotate 90: reads as landscape, two label-value columns, words kicked apart',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 268500,
    wohnflaeche: 83.75,
    zimmer: 3.5,
    baujahr: 1992,
    plz: '87600',
    ort: 'Kaufbeuren',
    objektart: 'Dachgeschosswohnung',
    hausgeldMonat: 264,
    energiekennwert: 91.3,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Erdgas',
    etage: 'DG (3. OG)',
    aufzug: false,
    balkon: true,
    keller: true,
    stellplatz: 'TG-Platz',
    stellplatzPreis: 14000,
    kaeuferprovision: 3.57,
    vermietet: false,
    bezugsfreiAb: '01.03.2027',
    anbieterArt: 'Makler',
    einbaukueche: true,
    einheiten: 8,
  },
  accept: {
    energietraeger: ['Gas'],
    etage: ['DG', '3. OG', 'Dachgeschoss'],
    objektart: ['Wohnung', 'Eigentumswohnung'],
    stellplatz: ['Tiefgaragenstellplatz', 'TG-Stellplatz', 'Tiefgarage', 'Tiefgaragenplatz'],
    energieausweisArt: [null],
    vermietet: [null],
    heizung: ['Gas', 'Erdgas'],
    einheiten: [null],
    badezimmer: [1],
  },
  scan: false,
  make: () => {
    const page = new Setter(595)
    page.block(0, 0, 842, 60, [0.35, 0.2, 0.45]).ink([1, 1, 1])
    page.line(40, 36, 'Allgäu-Makler Sontheim', 18, 'F2').ink([0, 0, 0])
    page.line(40, 98, 'Galeriewohnung mit Alpenblick – 3,5 Zimmer, ca. 84 m²', 20, 'F4')
    LEFT.forEach(([label, value], index) => {
      page.kicked(40, 150 + index * 24, label, 11).kicked(150, 150 + index * 24, value, 11, 'F2')
    })
    RIGHT.forEach(([label, value], index) => {
      page
        .kicked(440, 150 + index * 24, label, 11)
        .right(800, 150 + index * 24, value, 11, 'F1')
        .rule(440, 155 + index * 24, 360, 0.8)
    })
    page.line(40, 350, 'Beschreibung', 13, 'F2')
    const below = page.paragraph(
      40,
      372,
      762,
      'Unter dem Dach eines Hauses mit acht Parteien liegt diese Wohnung mit offener Galerie. Vom Balkon sehen Sie an klaren Tagen die Zugspitze. Einbauküche, Wannenbad, Abstellraum und ein Kellerabteil gehören dazu, der Stellplatz in der Tiefgarage wird gesondert berechnet. Die Eigentümerin zieht Ende Februar 2027 aus.',
      'kicked',
      11,
    )
    page.kicked(
      40,
      below + 12,
      'Allgäu-Makler Sontheim, Kemptener Steige 5, 87435 Kempten, Tel. 0831 555 60 60. Angaben ohne Gewähr.',
      8,
    )
    // Upright paper, turned content: x runs up the sheet, and /Rotate 90 brings it back to landscape.
    const content = `q 0 1 -1 0 595 0 cm\n${page.content}\nQ`
    return Promise.resolve(rawPdf([{ width: 595, height: 842, rotate: 90, content }], 'PrintKit 1.0'))
  },
}
