import { Setter } from '../layouts/rawPage.ts'
import { rawPdf } from '../paper/rawPdf.ts'
import type { Sample } from '../sample.ts'

const FACTS: readonly (readonly [string, string])[] = [
  ['Objektart', 'Einfamilienhaus'],
  ['Ort', '01796 Pirna'],
  ['Kaufpreis', '€ 1.250.000,--'],
  ['Wohnfläche ca.', '241 m²'],
  ['Nutzfläche ca.', '88 m²'],
  ['Grundstück', '1.820 m²'],
  ['Zimmer', '7'],
  ['Baujahr', '1934'],
  ['Saniert', '2015'],
  ['Heizung', 'Sole-Wasser-Wärmepumpe'],
  ['Energiebedarf', '69,9 kWh/(m²·a), B'],
  ['Provision', '3,57 % inkl. MwSt.'],
]

export const pirnaGlyphs: Sample = {
  file: 's34-pirna-einzelzeichen.pdf',
  about:
    'Hand-written PDF: each glyph placed singly, no space characters at all, letter-spaced headings, right-aligned values',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 1250000,
    wohnflaeche: 241,
    nutzflaeche: 88,
    grundstuecksflaeche: 1820,
    zimmer: 7,
    baujahr: 1934,
    plz: '01796',
    ort: 'Pirna',
    objektart: 'Einfamilienhaus',
    energiekennwert: 69.9,
    energieklasse: 'B',
    energieausweisArt: 'Bedarf',
    energietraeger: 'Erdwärme',
    heizung: 'Sole-Wasser-Wärmepumpe',
    terrasse: true,
    garten: true,
    keller: true,
    balkon: false,
    stellplatz: 'Carport',
    kaeuferprovision: 3.57,
    zustand: 'saniert',
    letzteModernisierung: 2015,
    anbieterArt: 'Makler',
    denkmalschutz: false,
    etagenzahl: 2,
  },
  accept: {
    energietraeger: ['Strom', 'Umweltwärme', null],
    heizung: ['Wärmepumpe', 'Erdwärmepumpe'],
    objektart: ['Villa', 'Fabrikantenvilla'],
    stellplatz: ['Doppelcarport', 'Carport für zwei Fahrzeuge', 'Carport für 2 Autos'],
    zustand: ['kernsaniert', 'gepflegt', 'vollsaniert'],
    vermietet: [false],
    energieausweisArt: [null],
    etagenzahl: [null],
  },
  scan: false,
  make: () => {
    const page = new Setter()
    page.glyphs(48, 60, 'HAUS AM ELBHANG', 22, 5)
    page.rule(48, 70, 500, 0.3)
    page.glyphs(48, 92, 'Sanierte Fabrikantenvilla in Pirna', 13)
    page.glyphs(48, 128, 'ECKDATEN', 11, 4)
    FACTS.forEach(([label, value], index) => {
      const y = 152 + index * 19
      page.glyphs(48, y, label, 10)
      let at = 548
      for (const letter of Array.from(value).reverse()) {
        const width = page.widthOf(letter, 10)
        at -= width
        if (letter !== ' ') page.line(at, y, letter, 10)
      }
    })
    page.glyphs(48, 408, 'BESCHREIBUNG', 11, 4)
    const below = page.paragraph(
      48,
      430,
      500,
      'Das Haus wurde 1934 für den Besitzer einer Papiermühle gebaut und 2015 vollständig saniert. Sieben Zimmer verteilen sich auf zwei Etagen, die Terrasse liegt zum Garten, einen Balkon hat das Haus nicht. Der Keller ist beheizt, zwei Autos stehen unter dem Carport. Denkmalschutz besteht nicht. Die Wärme liefern zwei Erdsonden.',
      'glyphs',
    )
    page.paragraph(
      48,
      below + 20,
      500,
      'Elbsandstein Immobilien, Frau Jana Rietschel, Lange Gasse 40, 01809 Heidenau, Telefon 03529 555 77. Weitere Häuser: 01844 Neustadt, 5 Zimmer, 149 m², 279.000 €.',
      'glyphs',
      8,
    )
    return Promise.resolve(rawPdf([{ width: 595, height: 842, content: page.content }], 'GlyphPress 0.9'))
  },
}
