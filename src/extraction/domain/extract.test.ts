import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract, type Extraction } from './extract.ts'
import type { FactKey } from './facts.ts'
import { hasSigns } from './kind/signs.ts'
import { page } from './typeset.fixture.ts'

const TABLE = [
  '# Schöne Eigentumswohnung zum Kauf',
  '',
  'Objektart | Etagenwohnung',
  'Kaufpreis | 229.000 €',
  'Wohnfläche | 60 m²',
  'Zimmer | 2',
  'Baujahr | 1988',
]

function extracted(lines: readonly string[]): Extraction {
  return extract([page(lines)], calendarDate('2026-11-22'))
}

function value(lines: readonly string[], key: FactKey): unknown {
  return extracted(lines).facts?.[key]?.value ?? null
}

test('a table of key facts is read with page, quote and place', () => {
  const { facts, refusal, contradictions } = extracted(TABLE)
  expect(refusal).toBeNull()
  expect(contradictions).toEqual([])
  expect(facts?.kaufpreis).toMatchObject({
    value: 229_000,
    unit: '€',
    mentions: 1,
    evidence: [{ page: 1, quote: 'Kaufpreis 229.000 €' }],
  })
  expect(facts?.zimmer?.value).toBe(2)
  expect(facts?.hausgeldMonat).toBeNull()
})

test('every quote is in the document, word by word', () => {
  const lines = [...TABLE, '', 'Das monatliche Hausgeld beläuft sich auf 267,- € und die Wohnung ist vermietet.']
  const text = lines.join(' ').replace(/[|#]/g, ' ').replace(/\s+/g, ' ')
  const { facts } = extracted(lines)
  const quotes = Object.values(facts ?? {}).flatMap(fact => fact?.evidence.map(({ quote }) => quote) ?? [])
  expect(quotes.length).toBeGreaterThan(7)
  for (const quote of quotes) expect(text).toContain(quote)
})

test.each<[string, FactKey, unknown]>([
  ['Das monatliche Wohngeld beläuft sich derzeit auf 267,- €.', 'hausgeldMonat', 267],
  ['Die Nettomieteinnahmen belaufen sich p.a. auf 7.284,00 €.', 'jahresnettokaltmiete', 7284],
  ['Die Kaltmiete beträgt monatlich 607 € netto.', 'kaltmieteMonat', 607],
  ['Die Warmmiete beträgt 800 € im Monat.', 'kaltmieteMonat', null],
  ['Eine Käuferprovision fällt nicht an.', 'kaeuferprovision', 0],
  ['Die Käuferprovision beträgt 3 % zzgl. MwSt. vom Kaufpreis.', 'kaeuferprovision', 3.57],
  ['Die Wohnung wird mit Provision verkauft, Höhe auf Anfrage.', 'kaeuferprovision', null],
  ['Die Wohnung ist derzeit vermietet.', 'vermietet', true],
  ['Die Wohnung kann gut vermietet werden.', 'vermietet', null],
  ['Die Wohnung ist nicht vermietet.', 'vermietet', false],
  ['Das Gebäude steht unter Denkmalschutz.', 'denkmalschutz', true],
  ['Denkmalschutz besteht nicht.', 'denkmalschutz', false],
  ['Der Erbbauzins beträgt jährlich 366,06 €.', 'erbbauzinsJahr', 366.06],
  ['Der Erbbauzins beträgt jährlich 366,06 €.', 'erbbaurecht', true],
  ['Kein Erbbaurecht.', 'erbbaurecht', false],
  ['Die Stadtwohnung verfügt über keinen Balkon.', 'balkon', false],
  ['Ein Balkon könnte angebaut werden.', 'balkon', null],
  ['Feuchtigkeit im Keller ist dem Eigentümer nicht bekannt.', 'keller', true],
  ['Ein Keller ist nicht vorhanden.', 'keller', false],
  ['Es liegt ein Bedarfsausweis vor: 162 kWh/(m²·a), Klasse F.', 'energiekennwert', 162],
  ['Es liegt ein Bedarfsausweis vor: 162 kWh/(m²·a), Klasse F.', 'energieklasse', 'F'],
  ['Der Primärenergiebedarf beträgt 132 kWh/(m²·a).', 'energiekennwert', null],
  ['Die Wohnung liegt im 4. Obergeschoss.', 'etage', '4. OG'],
  ['Die Einbauküche steht im Eigentum der Mieterin.', 'einbaukueche', false],
  ['Die EBK gehört der Mieterin.', 'einbaukueche', false],
  ['Das Haus ist vermietet, das Mietverhältnis ist jedoch zum 31. Januar 2027 beendet.', 'vermietet', false],
  [
    'Das Haus ist vermietet, das Mietverhältnis ist jedoch zum 31. Januar 2027 beendet.',
    'bezugsfreiAb',
    'nach dem 31. Januar 2027',
  ],
  ['Das Haus ist vermietet, der Mietvertrag ist bis 31.12.2030 befristet.', 'vermietet', true],
  ['2016: Scheitholzvergaser mit Puffer; der alte Ölkessel (1994) dient nur noch als Reserve.', 'heizungBaujahr', 2016],
  ['Die Gas- Zentralheizung wurde 2009 erneuert, die Kastenfenster 2014 aufgearbeitet.', 'heizungBaujahr', 2009],
  ['Die Ölheizung wurde 2003 eingebaut.', 'heizungBaujahr', 2003],
  ['Gaszentralheizung, Brennwert, von der Gemeinschaft 2017 erneuert.', 'heizungBaujahr', 2017],
  ['Die Gasthermen sind zwischen 1999 und 2019 eingebaut worden.', 'heizungBaujahr', 1999],
  ['Gas-Etagenheizungen, die Geräte stammen aus den Jahren 2004 bis 2019.', 'heizungBaujahr', 2004],
  ['Das Haus ist kein Einzeldenkmal, hat aber Ensembleschutz.', 'denkmalschutz', false],
])('%s → %s %s', (sentence, key, expected) => {
  expect(value([...TABLE, '', sentence], key)).toBe(expected)
})

test('the year of the certificate or of the heating is not the year the house was built', () => {
  const lines = [
    ...TABLE.slice(0, -1),
    'Baujahr | 1958',
    'Baujahr laut Energieausweis | 1986',
    'Baujahr Heizung | 2015',
  ]
  expect(value(lines, 'baujahr')).toBe(1958)
  expect(value(lines, 'heizungBaujahr')).toBe(2015)
})

test("the broker's address is not the object's", () => {
  const lines = [
    ...TABLE,
    'Lage | 83026 Rosenheim',
    '',
    '# Kontakt',
    'Muster Immobilien GmbH',
    'Hauptstraße 1',
    '80331 München',
    'Tel. 089 1234',
  ]
  expect(value(lines, 'plz')).toBe('83026')
  expect(value([...TABLE, ...lines.slice(-6)], 'plz')).toBeNull()
})

test('two areas that disagree become a named contradiction', () => {
  const { facts, contradictions } = extracted([...TABLE, '', 'Die Wohnfläche beträgt rund 71 m² auf zwei Ebenen.'])
  expect(facts?.wohnflaeche?.value).toBe(60)
  expect(contradictions).toMatchObject([
    { key: 'wohnflaeche', message: 'Wohnfläche: Das Exposé nennt 60 m² (Seite 1) und 71 m² (Seite 1).' },
  ])
})

test('a price list becomes units, not a mixture', () => {
  const { facts, units } = extracted([
    '# Neubau: Eigentumswohnungen zum Kauf vom Bauträger',
    '',
    'Whg. | Zimmer | Wohnfläche',
    'WE 01 | 4 | 92,16 m²',
    'WE 02 | 2,5 | 64,30 m²',
    'WE 03 | 2 | 48,75 m²',
  ])
  expect(units.map(unit => [unit.label, unit.facts.wohnflaeche?.value, unit.facts.zimmer?.value])).toEqual([
    ['WE 01', 92.16, 4],
    ['WE 02', 64.3, 2.5],
    ['WE 03', 48.75, 2],
  ])
  expect(facts?.zimmer).toBeNull()
  expect(facts?.wohnflaeche).toBeNull()
})

test.each([
  [
    'mietangebot',
    [
      '# 3-Zimmer-Wohnung zu vermieten',
      'Kaltmiete | 1.045 €',
      'Kaution | 3.135 €',
      'Gesamtmiete | 1.305 €',
      'Wohnfläche | 79 m²',
      'Die Wohnung ist ab Dezember frei und hat einen Balkon.',
    ],
  ],
  [
    'sonstiges',
    [
      '# Gesucht: Haus zum Kauf',
      'Wir suchen ein Einfamilienhaus mit Garten, gern mit Garage und Keller, für unsere Familie mit drei Kindern.',
    ],
  ],
  ['sonstiges', ['Seite 1']],
  [
    'sonstiges',
    ['Lebenslauf von Frau Muster, geboren in Siegen, Schule, Lehre, Beruf, verheiratet, eine Tochter, Führerschein.'],
  ],
])('a document of the kind %s is refused with a sentence that names it', (kind, lines) => {
  const extraction = extracted(lines)
  expect(extraction).toMatchObject({ kind, facts: null })
  expect(extraction.refusal).toContain('Bitte laden Sie')
})

test('an Energieausweis alone is refused, but its facts are told', () => {
  const { kind, refusal, facts } = extracted([
    '# ENERGIEAUSWEIS für Wohngebäude',
    'Registriernummer | TH-2025-004418230',
    'Gebäudenutzfläche | 612,4 m²',
    'Endenergiebedarf | 148,6 kWh/(m²·a)',
    'Primärenergiebedarf | 163,5 kWh/(m²·a)',
    'Baujahr Gebäude | 1936',
    'Der Energieausweis dient lediglich der Information.',
  ])
  expect(kind).toBe('energieausweis')
  expect(refusal).toContain('Energieausweis')
  expect(facts?.energiekennwert?.value).toBe(148.6)
})

test('how the price is written never changes it', () => {
  const spell = [
    (n: string[]) => `${n.join('.')} €`,
    (n: string[]) => `€ ${n.join('.')},–`,
    (n: string[]) => `${n.join('.')},00 EUR`,
    (n: string[]) => `${n.join('')} Euro`,
  ]
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 4_000_000 }), fc.constantFrom(...spell), (euro, write) => {
      const lines = TABLE.map(line =>
        line.startsWith('Kaufpreis') ? `Kaufpreis | ${write(euro.toLocaleString('en-US').split(','))}` : line,
      )
      expect(value(lines, 'kaufpreis')).toBe(euro)
    }),
    { numRuns: 60 },
  )
})

test('the same pages give the same facts', () => {
  expect(JSON.stringify(extracted(TABLE))).toBe(JSON.stringify(extracted(TABLE)))
})

test.each<[string, FactKey, string]>([
  ['Ein Keller ist nicht vorhanden.', 'keller', 'Ein Keller ist nicht vorhanden'],
  ['Das Grundstück ist kein Erbbaurecht und gehört dazu.', 'erbbaurecht', 'kein Erbbaurecht'],
  ['Die EBK gehört der Mieterin.', 'einbaukueche', 'gehört der Mieterin'],
])('the quote of "%s" on %s carries what turns the word', (sentence, key, words) => {
  expect(extracted([...TABLE, '', sentence]).facts?.[key]?.evidence[0]?.quote).toContain(words)
})

test('each entry of a checklist is proven by itself', () => {
  const { facts } = extracted([
    ...TABLE,
    '',
    '✓ Einbauküche | ✓ Gäste-WC',
    '✓ Terrasse | ✓ Garage/Stellplatz',
    '✓ Keller | ✓ Kein Haustier',
  ])
  expect(facts?.keller).toMatchObject({ value: true, evidence: [{ quote: '✓ Keller' }] })
  expect(facts?.stellplatz).toMatchObject({ value: 'Garage/stellplatz', evidence: [{ quote: '✓ Garage/Stellplatz' }] })
})

test.each([
  ['Grundstück (Erbbau) ........ | 540 qm', 'Wohnfläche ........ | ca. 60 qm'],
  ['Grundstücksfläche | 540 m²', 'Das Grundstück umfasst neben dem Hausgarten gut 110 m² Wiese.'],
])('a part of the plot, or the area of another row, does not contradict %s', (plot, other) => {
  const lines = [...TABLE.filter(line => !/Wohnfl|Objektart/u.test(line)), 'Objektart | Einfamilienhaus']
  const { facts, contradictions } = extracted([...lines, other, plot])
  expect(facts?.grundstuecksflaeche?.value).toBe(540)
  expect(contradictions).toEqual([])
})

test('a page of the table of contents is no energy value', () => {
  expect(value([...TABLE, '', 'Endenergieverbrauch — Seite 3'], 'energiekennwert')).toBeNull()
})

test.each([
  [['# Grundriss', 'Wohnen | 32,1', 'Die Wohnfläche ist nachgewiesen.'], true],
  [['Energieausweis für Wohngebäude', 'Registriernummer | BY-2021-001'], true],
  [['Zu vermieten ab sofort: helle Räume'], true],
  [['# The colours of the spectrum', 'A calibrated colour space is defined by its white point.'], false],
  [[], false],
])('whether a few pages tell what a document is: %j %j', (lines, tells) => {
  expect(hasSigns([page(lines)])).toBe(tells)
})

test('a shed on a plot has no roof that a buyer asks a roofer about, an old house on it has', () => {
  const plot = ['# Baugrundstück zum Kauf', '', 'Grundstücksfläche | 624 m²', 'Kaufpreis | 142.000 €', '']
  const roofs = (line: string) =>
    extract([page([...plot, line])], calendarDate('2026-11-22')).remarks.filter(({ topic }) => topic === 'dach')
  expect(roofs('Der alte Schuppen (28 m², Wellasbest) wird vom Verkäufer entfernt.')).toEqual([])
  expect(roofs('Das Dach der Gartenlaube ist mit Asbestzement gedeckt.')).toEqual([])
  expect(roofs('Das Dach des alten Hauses ist undicht.')).not.toEqual([])
})

test('the year that a certificate names, its label above it, contradicts no Baujahr', () => {
  const lines = ['# Eigentumswohnung zum Kauf', '', 'BAUJAHR', '1972', '', 'BAUJAHR LAUT ENERGIEAUSWEIS', '1969']
  const { facts, contradictions } = extract([page(lines)], calendarDate('2026-11-27'))
  expect(facts?.baujahr?.value).toBe(1972)
  expect(contradictions).toEqual([])
})
