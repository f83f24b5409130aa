import { Setter } from '../layouts/rawPage.ts'
import { rawPdf } from '../paper/rawPdf.ts'
import type { Sample } from '../sample.ts'

const FACTS: readonly (readonly [string, string])[] = [
  ['Objektart:', 'Doppelhaushälfte'],
  ['PLZ / Ort:', '38108 Braunschweig'],
  ['Stadtteil:', 'Querum'],
  ['Wohnfläche:', 'ca. 133,50 m²'],
  ['Nutzfläche:', 'ca. 48 m²'],
  ['Grundstücksgröße:', '421 m²'],
  ['Zimmer:', '5'],
  ['Bäder:', '2'],
  ['Baujahr:', '2001'],
  ['Heizung:', 'Fußbodenheizung, Gas-Brennwert'],
  ['Keller:', 'nein'],
  ['Stellplatz:', '1 Carport, 1 Außenstellplatz'],
  ['Energieausweis:', 'Verbrauch, 83,2 kWh/(m²·a), Klasse C'],
  ['Verfügbarkeit:', 'nach Vereinbarung'],
  ['Courtage:', '3,57 % inkl. MwSt. für den Käufer'],
  ['Kaufpreis:', '465.000,- €'],
]

export const braunschweigLabelsFirst: Sample = {
  file: 's11-braunschweig-erst-etiketten.pdf',
  about:
    'Hand-written PDF: the stream holds all labels first, then all values from the bottom up, then the prose in two halves',
  kind: 'expose',
  status: 'fertig',
  facts: {
    kaufpreis: 465000,
    wohnflaeche: 133.5,
    nutzflaeche: 48,
    grundstuecksflaeche: 421,
    zimmer: 5,
    badezimmer: 2,
    baujahr: 2001,
    plz: '38108',
    ort: 'Braunschweig',
    ortsteil: 'Querum',
    objektart: 'Doppelhaushälfte',
    energiekennwert: 83.2,
    energieklasse: 'C',
    energieausweisArt: 'Verbrauch',
    energietraeger: 'Gas',
    heizung: 'Fußbodenheizung, Gas-Brennwert',
    keller: false,
    terrasse: true,
    garten: true,
    stellplatz: '1 Carport, 1 Außenstellplatz',
    kaeuferprovision: 3.57,
    bezugsfreiAb: 'nach Vereinbarung',
    anbieterArt: 'Makler',
    balkon: false,
    schlafzimmer: 3,
  },
  accept: {
    energietraeger: [null],
    heizung: ['Gas-Brennwert', 'Fußbodenheizung'],
    vermietet: [false],
    garten: [null],
    schlafzimmer: [null],
  },
  scan: false,
  make: () => {
    const page = new Setter()
    page.block(0, 0, 595, 74, [0.16, 0.3, 0.24]).ink([1, 1, 1])
    page.line(48, 34, 'OKERLAND IMMOBILIEN', 19, 'F2').line(48, 54, 'Ihre Makler für Braunschweig und Umgebung', 9)
    page.ink([0, 0, 0])
    FACTS.forEach(([label], index) => page.line(48, 150 + index * 18, label, 10, 'F1'))
    ;[...FACTS]
      .reverse()
      .forEach(([, value], back) => page.line(190, 150 + (FACTS.length - 1 - back) * 18, value, 10, 'F2'))
    FACTS.forEach((_fact, index) => page.rule(48, 154 + index * 18, 500, 0.85))
    page.paragraph(
      48,
      570,
      500,
      'Weder Balkon noch Keller, dafür ein Hauswirtschaftsraum und ein großer Dachboden. Alle Angaben nach bestem Wissen des Verkäufers. Okerland Immobilien, Frau Meike Sandvoß, Wilhelmitorwall 12, 38118 Braunschweig, Telefon 0531 555 88 20',
    )
    page.paragraph(
      48,
      478,
      500,
      'Diese Doppelhaushälfte aus dem Jahr 2001 liegt in einer Spielstraße in Querum. Das Erdgeschoss öffnet sich mit einem 38 m² großen Wohn- und Essbereich zur Südterrasse und zum Garten. Im Obergeschoss finden Sie drei Schlafzimmer und ein Wannenbad, unter dem Dach ein Studio mit Duschbad. Das Haus wurde vom Erstbesitzer gepflegt und ist kurzfristig zu übernehmen.',
    )
    page.line(48, 466, 'Beschreibung', 13, 'F2')
    page
      .line(48, 112, 'Doppelhaushälfte in Querum – viel Platz für die Familie', 16, 'F2')
      .line(48, 132, 'Eckdaten', 12, 'F2')
    return Promise.resolve(rawPdf([{ width: 595, height: 842, content: page.content }], 'ImmoDruck 2.1'))
  },
}
