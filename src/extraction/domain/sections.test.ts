import { describe, expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { sectionOf, speaksOfObject, tellsOfOtherOffers } from './sections.ts'
import { page } from './typeset.fixture.ts'

test.each([
  'Auch bei uns', 'Weitere Objekte', 'Das könnte Sie interessieren', 'Neu bei uns', 'Ebenfalls im Verkauf', 'Aus unserem Angebot',
  'Weitere Immobilien in der Nähe', 'Ähnliche Anzeigen', 'Kunden interessierten sich auch für', 'Auch interessant für Sie',
  'Mehr Wohnungen in Jena', 'Objekte in der Umgebung', 'Unsere Empfehlungen', 'Derzeit außerdem im Angebot', 'Neu im Vertrieb', 'Referenzen und weitere Projekte',
  'Was wir Ihnen sonst noch zeigen können', 'Referenzen und weitere Angebote', 'Sonst noch bei uns im Verkauf', 'Vergleichbare Verkäufe unseres Büros', 'Diese Häuser dürfen wir Ihnen außerdem anbieten',
  'Diese Objekte könnten Ihnen auch gefallen', 'Diese Immobilien könnten zu Ihnen passen', 'Folgende Angebote könnten Sie interessieren:',
  'Könnte Ihnen auch gefallen', 'Ihnen könnte auch gefallen', 'Vielleicht gefällt Ihnen auch …', 'Noch nicht das Richtige dabei?', 'Für Sie ausgewählt',
  'Auch interessant aus unserem Haus', 'Auch interessant in Ihrer Region', 'Auch interessant bei uns', 'Auch interessant für Sie aus unserem Angebot',
  'Unsere Mietkauf- und Rentenangebote', 'NEU BEI ALPENTOR', 'Beliebte Suchen', 'Unser aktuelles Portfolio',
])('%s: other offers follow', heading => {
  expect(sectionOf(heading)).toBe('other-offers')
}) // prettier-ignore

test.each([
  ['Umgebung & Gemeinschaft', 'object'],
  ['Lage und Gebäude', 'object'],
  ['Lage & Hausverwaltung', 'object'],
  ['Lage & Umgebung', 'location'],
  ['Lage und Infrastruktur', 'location'],
  ['Umgebung', 'location'],
])('what the house is like may stand below the head of the place: %s', (heading, section) => {
  const [, below] = passagesOf([page([`# ${heading}`, '', 'Das Schieferdach ist alt.'])])
  expect(below?.section).toBe(section)
})

test.each([
  'Auch das Haus ist neu',
  'Gefällt Ihnen die Wohnung? Rufen Sie uns an',
  'Diese Wohnung könnte Ihnen gefallen',
  'Das Haus könnte Ihnen gefallen',
  'Könnte Sie der Garten reizen?',
  'Auch interessant: der zweite Eingang, über den man die Werkstatt erreicht',
  'Auch interessant für Kapitalanleger',
  'Auch interessant zu wissen',
  'Auch interessant für Handwerker',
  'Auch interessant für junge Familien',
  'Diese Wohnungen sind interessant',
  'Diese Häuser sind auch interessant',
  'Neu im Haus',
  'Weitere Räume',
  'Mehr Platz',
  'Noch mehr Garten',
  'Im Angebot enthalten',
  'Unsere Finanzierungsangebote',
  'Auch im Preis',
  'Neu im Preis',
  'Unser Haus',
  'Sonstige Angaben',
  'Sonst haben wir nichts verändert',
  'Weitere Vorzüge der Immobilie',
])('%s: the offer goes on', heading => {
  expect(sectionOf(heading) ?? 'object').not.toBe('other-offers')
})

test.each([
  'Allgemeine Geschäftsbedingungen der Kontor Immobilien GmbH',
  'Allgemeine Geschäftsbedingungen (AGB)',
  'AGB für Kaufinteressenten',
  'Rechtliche Hinweise des Anbieters',
  'Wichtige Hinweise',
  'Widerrufsbelehrung für Verbraucher',
  'Datenschutzhinweise',
  'Nutzungsbedingungen',
  '§ 2 Courtage',
])('%s: terms follow', heading => {
  expect(sectionOf(heading)).toBe('terms')
})

test.each(['Hinweise ins Grüne', 'Wichtige Daten', 'Rechtliche Verhältnisse', 'Datenblatt', '§ 9 EStG', '§ 34 BauGB'])(
  '%s: no terms',
  heading => {
    expect(sectionOf(heading) ?? 'object').not.toBe('terms')
  },
)

test.each<[string, boolean]>([
  ['Kontor Immobilien, Marktstraße 4, 99084 Erfurt · verfügbar: 3-Raum-Wohnung in Weimar, 128.000 €', true],
  ['Haar & Söhne, Königsallee 60, 40212 Düsseldorf. Weitere Zinshäuser: Remscheid, 6 WE, 410.000 €', true],
  ['Einfamilienhaus, Gartenweg 4, 99084 Erfurt · Wohnfläche: 120 m²', false],
  ['Die Wohnung liegt in 99084 Erfurt. Verfügbar: ab sofort', false],
])('"%s" tells of other offers: %s', (text, told) => {
  expect(tellsOfOtherOffers(text)).toBe(told)
})

describe('below a heading of terms', () => {
  test.each([
    ['Gas liegt nicht an. Ein Leitungsrecht zu Gunsten des Vorderhauses läuft entlang der Nordgrenze.', true],
    [
      'Der Verkauf erfolgt ohne Bindung an einen Bauträger. Im Baulastenverzeichnis ist keine Baulast eingetragen.',
      true,
    ],
    ['Das Grundstück ist im Altlastenkataster als Verdachtsfläche geführt.', true],
    ['Auf dem Grundstück lastet ein Vorkaufsrecht der Gemeinde.', true],
    [
      'Der Erbbauvertrag aus dem Jahr 1954 endet am 31.12.2053. Der Erbbauzins beträgt derzeit 912,00 EUR im Jahr.',
      true,
    ],
    ['Der Keller ist bei Starkregen zweimal vollgelaufen.', true],
    ['Stellplätze sind nicht vorhanden. Das Haus ist kein Einzeldenkmal.', true],
    ['Wir sind als Makler für Verkäufer und Käufer tätig.', false],
    [
      'Dieses Exposé ist nur für den Empfänger bestimmt. Gibt er es an Dritte weiter, haftet er für die Provision.',
      false,
    ],
    ['Für Angaben zu Altlasten und Baulasten übernehmen wir keine Haftung.', false],
    ['Irrtum und Zwischenverkauf vorbehalten.', false],
    ['Die Provision beträgt bei Erbbaurechten 5,95 % vom Verkehrswert des Grundstücks.', false],
    ['Bei einem Erbbaurecht schuldet der Käufer Provision aus dem Gebäudewert.', false],
    ['Wer ein Haus mit höchstens zwei Wohnungen erwirbt, hat nach § 47 GEG binnen zwei Jahren nachzurüsten.', false],
    ['Förderdarlehen der KfW beantragen wir vor dem Kauf mit Ihnen, Bonität vorausgesetzt.', false],
  ])('Hinweise: %s speaks of the object: %s', (text, own) => {
    expect(speaksOfObject(text, true)).toBe(own)
    const [, below] = passagesOf([page(['# Bauplatz', '', '# Hinweise', '', text])]).filter(({ text: all }) => all !== 'Bauplatz') // prettier-ignore
    expect(below?.section === 'object').toBe(own)
  })

  test.each([
    ['Ein Leitungsrecht zu Gunsten des Nachbarn ist eingetragen.', true],
    ['Das Grundstück liegt im Überschwemmungsgebiet der Werse.', true],
    ['Ein Wohnrecht und ein Nießbrauch sind nach diesen Bedingungen anzugeben.', false],
    ['Die Wohnung wird im Frühjahr gezeigt.', false],
    ['Der Makler prüft Altlasten nicht; er übernimmt keine Gewähr.', false],
  ])('AGB, Impressum: %s speaks of the object: %s', (text, own) => {
    expect(speaksOfObject(text, false)).toBe(own)
  })
})

test.each([
  [
    'Die Sachverständige sah das Haus nur von außen, weil ihr niemand geöffnet hat; der Wert folgt den Plänen.',
    'object',
  ],
  ['Zum Ortstermin war dem Gutachter nur der Garten zugänglich, das Gebäude blieb verschlossen.', 'object'],
  ['Ihr Ansprechpartner ist Herr Ott, Sachverständiger für Immobilien, erreichbar an allen Werktagen.', 'contact'],
])('below "Besichtigung" what an appraiser was shown is no address: %s', (text, section) => {
  const [, told] = passagesOf([page(['# 2 Besichtigung', '', text])])
  expect(told?.section).toBe(section)
})

test('cards whose heading is at the foot of the page before are other offers, too', () => {
  const cards = ['3-Zimmer-Maisonette, Nordstadt | 2-Zimmer-Wohnung, Altstadt', '94 m² · 289.000 € | 48 m² · 139.000 €']
  const first = page(['# Wohnung in Celle', '', 'Die Wohnung liegt im ersten Stock.', '', 'Auch interessant für Sie', '', 'Seite 1 von 2']) // prettier-ignore
  const told = passagesOf([first, { ...page(cards), number: 2 }])
  expect(told.filter(one => one.page === 2).map(({ section }) => section)).toEqual(['other-offers'])
  // Where the cards are on the page of their heading, the next one is the offer's.
  const whole = page(['# Wohnung in Celle', '', 'Auch interessant für Sie', '', ...cards])
  const next = passagesOf([whole, { ...page(['# Die Räume', '', 'Das Bad hat ein Fenster.']), number: 2 }])
  expect(next.at(-1)?.section).toBe('object')
})

test.each([
  ['Freitext 1 – Objektbeschreibung', 'object'],
  ['Freitext 2 – Lage', 'location'],
  ['Freitext 4 – Ausstattung (Portaltext)', 'object'],
  ['Text mit Blick auf die Lage', undefined],
  ['Kapitel der Geschichte', undefined],
])('%s: a field of a program is headed as its words say', (line, section) => {
  expect(sectionOf(line)).toBe(section)
})
