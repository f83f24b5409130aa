import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cropKey, PHOTO_KEY } from './drawing/cropKey.ts'
import { mobileHtml } from './mobileHtml.ts'
import { STYLE, STYLE_HASH } from './mobileHtmlStyle.ts'
import { extremeReport } from './extremeReport.fixture.ts'
import { sampleReport } from './report.fixture.ts'

const sample = mobileHtml(sampleReport())
const extreme = mobileHtml(extremeReport())

test('the policy names the hash of the style sheet', () => {
  expect(STYLE_HASH).toBe(`sha256-${createHash('sha256').update(STYLE).digest('base64')}`)
  expect(sample).toContain(`style-src '${STYLE_HASH}'`)
})

test('the font is part of the page, and the policy lets nothing else in', () => {
  const html = mobileHtml(sampleReport(), new Map(), { style: '@font-face{}', hash: 'sha256-x' })
  expect(html).toContain('<style>@font-face{}</style>')
  expect(html).toContain(`default-src 'none'; style-src '${STYLE_HASH}' 'sha256-x'; font-src data:; img-src data:;`)
})

test.each([
  ['an ordinary report', sample],
  ['hostile texts', extreme],
])('%s: nothing runs and nothing is fetched', (_, html) => {
  // What is in quotes is a value; quotes inside of texts are escaped.
  const bare = html.replaceAll(/"[^"]*"/g, '""')
  const forbidden = [/<(script|iframe|object|link|base|form)/gi, /<[^>]*\s(on\w+|style)=/gi, /@import|url\(/gi]
  expect(forbidden.flatMap(pattern => bare.match(pattern) ?? [])).toEqual([])
  expect(html.match(/.{20}https?:.{20}/gi)).toBeNull()
  for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^(#|data:image\/)/)
})

test('hostile texts stand there as text', () => {
  expect(extreme).toContain('&#60;/script&#62;&#60;a href=&#34;x&#34; onclick=&#34;alert(1)&#34;&#62;k&#60;/a&#62;')
  expect(extreme).not.toContain('\u0000')
  expect(extreme).toContain('#import &#34;x&#34;: *')
})

test('every link leads to a chapter that is there', () => {
  for (const html of [sample, extreme]) {
    const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(5)
    expect(targets.filter(id => !ids.has(id))).toEqual([])
  }
})

test('crops and a logo are part of the page; a crop without its picture is its quote', () => {
  const report = sampleReport()
  const evidence = { page: 7, quote: 'Baujahr 1974', box: [1, 2, 3, 4] as const }
  const png = new Uint8Array(30)
  new DataView(png.buffer).setUint32(0, 0x89504e47)
  new DataView(png.buffer).setUint32(16, 40)
  new DataView(png.buffer).setUint32(20, 20)
  const logo = { format: 'svg' as const, bytes: new TextEncoder().encode('<svg/>') }
  const own = {
    ...report,
    brand: { name: 'Kanzlei Ö', colour: '#004488', logo },
    chapters: [
      {
        id: 'a',
        title: 'A',
        light: null,
        locked: false,
        blocks: [{ kind: 'crops' as const, items: [{ evidence, label: 'Eck' }] }],
      },
    ],
  }
  const drawn = mobileHtml(own, new Map([[cropKey(evidence), png]]))
  expect(drawn).toContain('src="data:image/png;base64,iVBOR')
  expect(drawn).toContain('src="data:image/svg+xml;base64,PHN2Zy8+" alt="Kanzlei Ö"')
  expect(drawn).not.toContain('ExposéAmpel')
  expect(mobileHtml(own)).toContain('<blockquote><p>„Baujahr 1974“</p>')
  expect(mobileHtml(own, new Map([[cropKey(evidence), new Uint8Array([1, 2])]]))).not.toContain('data:image/png')
})

test("the exposé's picture stands above the verdict; what is no picture is left out", () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 90, 0, 120, 3])
  const drawn = mobileHtml(sampleReport(), new Map([[PHOTO_KEY, jpeg]]))
  const picture = drawn.indexOf('width="120" height="90" alt="Bild aus dem Exposé"')
  expect(picture).toBeGreaterThan(0)
  expect(picture).toBeLessThan(drawn.indexOf('class="headline"'))
  expect(mobileHtml(sampleReport(), new Map([[PHOTO_KEY, new Uint8Array(3)]]))).toBe(sample)
})

test('the same report gives the same page', () => {
  expect(mobileHtml(sampleReport())).toBe(sample)
})

test('its mark is the trio, and no red shape alone', () => {
  const [, head = ''] = /<header class="brand">(.*)<\/header>/.exec(sample) ?? []
  expect(head.match(/fill="#\w+"/g)).toEqual(['fill="#2e7d32"', 'fill="#c77700"', 'fill="#c62828"'])
})

test.each([
  [
    'figures in three columns',
    ['In €', 'Zum geforderten Preis', 'Zum Höchstpreis'],
    ['Preis', '239.000', '189.000'],
    false,
  ],
  [
    'figures in five',
    ['Posten', 'Rechenweg', 'niedrig, €', 'mittel, €', 'hoch, €'],
    ['CO₂', '4 t', '221', '317', '373'],
    true,
  ],
  [
    'words beside two figures',
    ['Grund', 'in %', 'Rang'],
    ['Abstand der Orte vom gemessenen Verhältnis', '±10', '1'],
    true,
  ],
  ['words beside one', ['Grund', 'in %'], ['Abstand der Orte vom gemessenen Verhältnis', '±10'], false],
] as const)('a table of %s becomes a list on a phone where it is wider', (_, head, row, isList) => {
  const align = head.map((_, column) => (column === 0 ? 'left' : 'right'))
  const block = { kind: 'table' as const, caption: 'T', head, align, rows: [row] }
  const chapters = [{ id: 'a', title: 'A', light: null, locked: false, blocks: [block] }]
  expect(mobileHtml({ ...sampleReport(), chapters }).includes('class="stacked"')).toBe(isList)
})
