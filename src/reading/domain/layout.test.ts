import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import type { Word } from './page.ts'
import { words } from './typeset.fixture.ts'

/** The page as text: cells parted by |, lines by line ends, blocks by an empty line. */
function read(page: readonly Word[]): string {
  return layout(page)
    .map(block => block.lines.map(line => line.segments.map(segment => segment.text).join(' | ')).join('\n'))
    .join('\n\n')
}

/** Lines of a paragraph, 12 points apart. */
function paragraph(lines: readonly string[], x: number, y: number): Word[] {
  return lines.flatMap((line, index) => words(line, x, y + 12 * index))
}

const left = [
  'Die Wohnung liegt in einem',
  'ruhigen Haus nahe am Park',
  'und hat drei helle Zimmer',
  'mit Blick in den Hof hinaus',
]
const right = [
  'Das Haus wurde im Jahr 1972',
  'gebaut und seither gepflegt',
  'und die Heizung ist von 2015',
  'und wird regelmäßig gewartet',
]

test('label and value of a table stay in one line', () => {
  const page = [
    ...words('Kaufpreis', 40, 100),
    ...words('229.000 €', 300, 100),
    ...words('Wohnfläche', 40, 120),
    ...words('ca. 60 m²', 300, 120),
    ...words('Baujahr', 40, 140),
    ...words('1988', 300, 140),
  ]
  expect(read(page)).toBe('Kaufpreis | 229.000 €\n\nWohnfläche | ca. 60 m²\n\nBaujahr | 1988')
})

test('labels in the middle of values of two lines are no column of their own', () => {
  const page = [
    ...words('Anschrift', 40, 80),
    ...words('84034 Landshut, Nähe Bahnhof', 200, 80),
    ...words('62,4 m² nach Wohnflächenverordnung,', 200, 104),
    ...words('Wohnfläche', 40, 110),
    ...words('Schrägen abgezogen', 200, 116),
    ...words('2,5 und Küche, Bad mit Fenster,', 200, 140),
    ...words('Zimmer', 40, 146),
    ...words('Abstellraum, Dachloggia', 200, 152),
  ]
  expect(read(page)).toBe(
    'Anschrift | 84034 Landshut, Nähe Bahnhof\n\n62,4 m² nach Wohnflächenverordnung,\nWohnfläche\nSchrägen abgezogen\n\n2,5 und Küche, Bad mit Fenster,\nZimmer\nAbstellraum, Dachloggia',
  )
})

test('a table whose labels are drawn before all values reads the same', () => {
  const labels = ['Kaufpreis', 'Zimmer', 'Baujahr'].flatMap((label, row) => words(label, 40, 100 + 14 * row))
  const values = ['229.000 €', '3', '1988'].flatMap((value, row) => words(value, 300, 100 + 14 * row))
  expect(read([...labels, ...values])).toBe('Kaufpreis | 229.000 €\nZimmer | 3\nBaujahr | 1988')
})

test('figures beside remarks of several lines are cells of their rows', () => {
  const rents = ['325,00', '0,00', '345,00', '298,00']
  const remarks = ['Bad im Jahr 2011 neu gemacht', 'leer seit März 2026, zu renovieren', 'Zahlung über das Jobcenter', 'Mieterin, 81 Jahre alt, seit 1994'] // prettier-ignore
  const page = [...rents.flatMap((rent, row) => words(rent, 40, 100 + 24 * row)), ...remarks.flatMap((remark, row) => words(remark, 160, 100 + 24 * row))] // prettier-ignore
  expect(read(page)).toContain(`${rents[1]} | ${remarks[1]}`)
})

test('columns of prose are read one after the other', () => {
  const page = [...paragraph(left, 40, 100), ...paragraph(right, 320, 100)]
  expect(read(page)).toBe([...left, '', ...right].join('\n'))
})

test('columns of prose are read one after the other where a browser sets one line a hair lower', () => {
  const lower = (lines: readonly string[], x: number) =>
    lines.flatMap((line, index) => words(line, x, 100 + 12 * index + (index < 2 ? 0 : 0.3)))
  const page = [...lower(left, 40), ...lower(right, 320)]
  expect(read(page)).toBe([...left, '', ...right].join('\n'))
})

test('a heading over the first column is the heading of all columns below it', () => {
  const text = [
    'eins zwei drei vier fünf',
    'sechs sieben acht neun zehn',
    'elf zwölf dreizehn vierzehn',
    'und so geht es immer weiter',
  ]
  const page = [
    ...words('Objekt', 40, 90, 14),
    ...paragraph(text, 40, 110),
    ...paragraph(text, 320, 110),
    ...words('Lage', 40, 200, 14),
    ...paragraph(text, 40, 220),
    ...paragraph(text, 320, 220),
  ]
  const body = text.join('\n')
  expect(read(page)).toBe(['Objekt', body, body, 'Lage', body, body].join('\n\n'))
})

test('a sidebar of facts is not mixed into the prose beside it', () => {
  const facts = ['KAUFPREIS', '225.000 €', 'ZIMMER', '1'].flatMap((text, row) => words(text, 40, 100 + 17 * row))
  const prose = paragraph(
    [
      'Die Anlage wurde 1972 errichtet',
      'und ist in gutem Zustand und wurde',
      'vor Jahren einmal ganz saniert und',
      'hat einen Aufzug sowie einen Keller',
    ],
    220,
    100,
  )
  const blocks = read([...facts, ...prose]).split('\n\n')
  expect(blocks.at(-1)?.split('\n')).toHaveLength(4)
  expect(blocks.slice(0, -1).join('\n').split('\n')).toEqual(['KAUFPREIS', '225.000 €', 'ZIMMER', '1'])
})

test('lines stretched to both edges stay whole', () => {
  const stretched = words('liegt im vierten Stock', 40, 112, 10, 1.6)
  const right = Math.max(...stretched.map(word => word.box[2]))
  const full = (text: string, y: number) => {
    const line = words(text, 40, y)
    const rest = right - (line.at(-1) as Word).box[2]
    return line.map((word, index) => {
      const shift = (rest * index) / (line.length - 1)
      return { ...word, box: [word.box[0] + shift, word.box[1], word.box[2] + shift, word.box[3]] as const }
    })
  }
  const page = [
    ...full('Die Wohnung mit Wohnküche', 100),
    ...stretched,
    ...full('und hat einen Aufzug sowie', 124),
    ...full('einen Keller und Stellplatz', 136),
  ]
  expect(read(page)).toBe(
    'Die Wohnung mit Wohnküche\nliegt im vierten Stock\nund hat einen Aufzug sowie\neinen Keller und Stellplatz',
  )
})

test('a table above columns keeps its rows, although both share a gutter', () => {
  const table = ['Kaufpreis', 'Wohnfläche', 'Baujahr'].flatMap((label, row) => [
    ...words(label, 40, 60 + 14 * row),
    ...words(['229.000 €', '60 m²', '1988'][row] as string, 320, 60 + 14 * row),
  ])
  const page = [...table, ...paragraph(left, 40, 140), ...paragraph(right, 320, 140)]
  expect(read(page)).toBe(
    ['Kaufpreis | 229.000 €', 'Wohnfläche | 60 m²', 'Baujahr | 1988', '', ...left, '', ...right].join('\n'),
  )
})

test('an empty page has no blocks', () => {
  expect(layout([])).toEqual([])
})

test('a heading behind two columns heads what comes below it', () => {
  const heading = words('Lage und Umgebung', 40, 166, 13)
  const below = words(
    'Die Bahn hält drei Minuten entfernt und fährt alle zehn Minuten bis in die Stadt hinein',
    40,
    190,
  )
  const page = [...paragraph(left, 40, 100), ...paragraph(right, 320, 100), ...heading, ...below]
  const text = read(page)
  expect(text.indexOf('Lage und')).toBeGreaterThan(text.indexOf('regelmäßig gewartet'))
})

test('a last line of the first column in the type of its text stays in that column', () => {
  const last = words('Mit Garten im Hof', 40, 166)
  const text = read([...paragraph(left, 40, 100), ...paragraph(right, 320, 100), ...last])
  expect(text.indexOf('Mit Garten')).toBeLessThan(text.indexOf('Das Haus wurde'))
})
