import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

const COURT = 'Veröffentlicht im Internet unter www.zvg.example.'
const sectionsIn = (text: string) => passagesOf([page([text])]).map(one => [one.section, one.text] as const)

test('what a court sells on other days is parted from what stands before it', () => {
  const others = 'Weitere Termine des Gerichts: 12 K 40/24 (Eigentumswohnung Aken, Verkehrswert 39.000 EUR).'
  expect(sectionsIn(`${COURT} ${others}`).at(-1)).toEqual(['other-offers', others])
  expect(
    sectionsIn(`${COURT} ${others}`)
      .map(([, text]) => text)
      .join(' '),
  ).toBe(`${COURT} ${others}`)
})

test('the words of the parted passages keep their places', () => {
  const [, tail] = passagesOf([page([`${COURT} Außerdem im Angebot: Haus in Aken, 89.000 €.`])])
  expect(tail?.words.map(({ start, end }) => tail.text.slice(start, end)).join(' ')).toBe(tail?.text)
})

test.each([
  `${COURT} Weitere Termine gibt es nach Vereinbarung.`,
  'Das Haus ist frei. Außerdem bieten wir Ihnen an, es am Samstag zu zeigen.',
])('%s: nothing is parted', text => {
  expect(sectionsIn(text).filter(([section]) => section === 'other-offers')).toEqual([])
})

const OFFERS = [
  'Weitere Anlagen: 6-Parteienhaus Hagen-Haspe, 38.400 € JNKM, 489.000 €; Pflegeapartment Plettenberg 148.000 €.',
  'Weitere Vorhaben: „Am Stadtbach“, Weingarten (Vertriebsstart Frühjahr 2027, ab 345.000 €).',
  'Unsere aktuellen Kapitalanlagen: ETW in Unna, 62 m², 149.000 €.',
  'Weitere Angebote im Raum Frankenthal: Bobenheim-Roxheim, DHH 1994, 131 m², 398.000 € · Lambsheim, EFH 1961, 349.000 €',
  'Andere Projekte der Hierl Bau: Reihenhäuser in Landau, ab 412.000 €.',
  'Weitere Neubauprojekte: Stadtwohnungen Moers, Verkaufsstart im Mai.',
  'Auch im Angebot: Bauplatz Scheeßel 812 m², 92.000 € · Resthof Visselhövede, 315.000 € · Suche für Arztfamilie EFH bis 450.000 €.',
  'Außerdem im Angebot: Baugrundstück Zeven, 640 m², 78.500 €.',
  'Ebenfalls im Portfolio: Ladenlokal Lauterbach, Miete 650 €; MFH Schotten, 6 WE, 345.000 €.',
  'Auch im Angebot: Büro in Peine zur Miete, 480 € · Lagerfläche Ilsede, 390 € mtl. · Reihenhaus Vechelde, 249.000 €.',
  'Aktuelle Objekte: 3-Zi.-Wohnung Kaarst, 84 m², 312.000 €.',
]

test.each(OFFERS)('%s: what else is sold is parted from the disclaimer before it', others => {
  expect(sectionsIn(`Alle Angaben stammen vom Verkäufer. ${others}`).at(-1)).toEqual(['other-offers', others])
})

test.each([
  'Auch im Angebot: Neubau-Penthouse Lützel, 124 m², 745.000 €; Gewerbehalle / Bubenheim, Miete 2.900 €/Monat',
  'Weitere Angebote: Pflegeapartment Pirmasens ab 149.000 € (4,1 %), Studentenapartment Kaiserslautern / 118.500 € (3,9 %)',
  'Derzeit im Verkauf: Baugrundstück Friedrichroda, 811 m², 72.000 €; Laden / in Gotha, Miete 640 €',
  'Außerdem bei uns: Resthof in Peine, 4.200 m², Haus mit Stall, 289.000 €',
])('%s: so it is in a line of its own below an address that ends with no full stop', others => {
  const lines = others.split(' / ')
  const told = passagesOf([page(['Moselblick Immobilien', 'post@moselblick.example', 'Mitglied im IVD', ...lines])])
  expect(told.map(one => [one.section, one.text])).toContainEqual(['other-offers', lines.join('\n')])
})

test.each(['Auch im Angebot: die Einbauküche für 4.500 €.', 'Derzeit im Verkauf: noch zwei der vier Einheiten.'])(
  '%s: in a line of its own it is of the offer all the same',
  line => {
    const told = passagesOf([page(['Moselblick Immobilien', 'post@moselblick.example', line])])
    expect(told.filter(({ section }) => section === 'other-offers')).toEqual([])
  },
)

test.each([
  'Weitere Anlagen: Grundriss, Energieausweis und Lageplan.',
  'Weitere Anlagen: Photovoltaik mit 9,8 kWp, Wallbox und Speicher für 18.000 €.',
  'Weitere Vorhaben: Anstrich des Treppenhauses, beschlossen für 2027.',
  'Weitere Vorhaben der Gemeinschaft: Balkone und Fassade, 120.000 € aus der Rücklage.',
  'Auch im Angebot: die Küche für 3.500 €; der Kamin bleibt im Haus.',
  'Außerdem im Angebot enthalten: Einbauküche; Markise; Gartenhaus mit Strom.',
  'Auch im Angebot: die Küche für 3.500 €, das Grundstück bleibt unberührt.',
  'Weitere Projekte: Ausbau des Dachgeschosses ist denkbar.',
  'Weitere Vorhaben: Die Garage wird für 12.000 € gestrichen.',
])('%s: of the offer itself, nothing is parted', text => {
  expect(sectionsIn(`${COURT} ${text}`).filter(([section]) => section === 'other-offers')).toEqual([])
})

test('the disclaimer behind what else is sold is of the offer again', () => {
  const others = 'Weitere Anlagen: 6-Parteienhaus Hagen, 489.000 €; Pflegeapartment Plettenberg 148.000 €.'
  const closing = 'Dieses Exposé ist eine Vorabinformation; eine Haftung wird ausgeschlossen.'
  for (const before of ['Kautionen liegen vor, außer WE 1. ', '']) {
    const told = sectionsIn(`${before}${others} ${closing}`)
    expect(told.filter(([section]) => section === 'other-offers').map(([, text]) => text)).toEqual([others])
    expect(told.at(-1)?.[1]).toBe(closing)
  }
})

test.each([
  'Die Fenster sind von 2015. Ebenfalls neu: das Bad. Beschlossen ist eine Sonderumlage von 4.000 €.',
  'Das Dach wurde 2020 gedeckt. Außerdem neu: die Elektrik. Der Keller ist feucht.',
  'Das Haus ist gepflegt. Derzeit von uns genutzt: das Dachgeschoss. Im Keller Schimmel.',
  'Das Haus ist gepflegt. Derzeit von uns bewohnt: die Wohnung in Südlage. Im Keller Schimmel.',
  'Sie liegt ruhig. Derzeit im Angebot enthalten: Einbauküche und Stellplatz. Die Kaltmiete beträgt 590 €.',
  'Die Zimmer sind hell. Derzeit im Verkauf: Preis 148.000 €. Die Wohnung ist vermietet, Kaltmiete 590 €.',
  'Alles ist gepflegt. Verkauft: Küche, Einbauschränke, Waschmaschine. Die Wohnung ist vermietet.',
  'Sie ist gepflegt. Außerdem haben wir alles im Angebot enthalten: Einbauküche, Balkon. Das Hausgeld beträgt 322 €.',
  'Das Bad ist neu. Weitere Termine beim Eigentümer: samstags ab 10 Uhr. Der Keller ist feucht.',
  'Das Bad ist neu. Weitere Angebote des Verkäufers: Einbauküche für 4.000 €. Der Keller ist feucht.',
])('%s: what is said of the home itself is left in one piece', text => {
  expect(sectionsIn(text)).toEqual([['object', text]])
})

test.each([
  'Außerdem bieten wir Ihnen an: Reihenhaus in Peine, 120 m².',
  'Derzeit bei uns im Angebot: Eigentumswohnung in Celle mit Balkon.',
  'Ebenfalls neu bei uns: Bungalow Vechelde, 329.000 €.',
  'Weitere Angebote unseres Büros: Doppelhaushälfte in Gifhorn, 288.000 €; Villa in Celle, 690.000 €.',
  'Weitere Termine des Gerichts: 12 K 40/24 (Eigentumswohnung Aken, Verkehrswert 39.000 EUR). 12 K 41/24, Garage in Köthen.',
  'Unsere Immobilien: Einfamilienhaus in Peine, 320.000 €. Reihenhaus in Celle, 280.000 €.',
])('%s: a list of others ends before what is said of the home again', others => {
  const before = 'Das Bad ist neu.'
  const own = 'Die Wohnung ist vermietet, die Kaltmiete beträgt 590 €.'
  expect(sectionsIn(`${before} ${others} ${own}`)).toEqual([
    ['object', before],
    ['other-offers', others],
    ['object', own],
  ])
})
