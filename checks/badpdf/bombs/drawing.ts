import * as nasty from '../../../samples/nasty/files.ts'
import { textCommands } from '../../../samples/nasty/pdf.ts'
import { type Bomb, EXPOSÉ, exposé, flate, type Objects, onePage, text } from './bomb.ts'

const BOXES = [
  ['largest', '0 0 9999999 9999999'],
  ['beyond-all', '0 0 1e38 1e38'],
  ['negative', '0 0 -595 -842'],
  ['turned-round', '595 842 0 0'],
  ['nought', '0 0 0 0'],
  ['line', '0 0 595 0'],
  ['far-away', '-2000000000 -2000000000 -1999999405 -1999999158'],
  ['not-numbers', 'NaN NaN NaN NaN'],
  ['infinite', 'Infinity -Infinity Infinity Infinity'],
  ['too-few', '0 0 595'],
  ['too-many', '0 0 595 842 1 2 3 4'],
  ['words', '(a) (b) (c) (d)'],
  ['references-of-nobody', '90 0 R 91 0 R 92 0 R 93 0 R'],
  ['tiny', '0 0 0.001 0.001'],
  ['narrow', '0 0 0.01 100000'],
] as const

const boxes: Bomb[] = BOXES.map(([name, box]) => ({ name: `mediabox-${name}.pdf`, make: () => exposé([], { box }) }))

const ENTRIES = [
  ['userunit-huge', '/UserUnit 75000'],
  ['userunit-negative', '/UserUnit -1'],
  ['rotate-45', '/Rotate 45'],
  ['rotate-huge', '/Rotate 99999999999'],
  ['cropbox-outside', '/CropBox [5000 5000 6000 6000]'],
  ['cropbox-empty', '/CropBox [10 10 10 10]'],
  ['parent-missing', '/Parent null'],
  ['contents-of-nobody', '/Contents 99 0 R'],
  ['contents-is-the-page', '/Contents 4 0 R'],
  ['contents-10000-times', `/Contents [${'5 0 R '.repeat(10_000)}]`],
  ['resources-are-the-page', '/Resources 4 0 R'],
  ['group-of-itself', '/Group 4 0 R'],
] as const

const entries: Bomb[] = ENTRIES.map(([name, entry]) => ({
  name: `page-${name}.pdf`,
  make: () => exposé([], { entries: entry }),
}))

const commands: Bomb[] = [
  { name: 'commands-9-million.pdf', make: nasty.endlessCommands },
  { name: 'commands-million-lines.pdf', make: () => onePage(flate('0 0 m 500 800 l S\n'.repeat(1_000_000))) },
  { name: 'commands-one-path-of-2-million.pdf', make: () => onePage(flate(`0 0 m ${zigzag(2_000_000)} f`)) },
  { name: 'commands-million-saves.pdf', make: () => onePage(flate('q '.repeat(1_000_000))) },
  { name: 'commands-million-restores.pdf', make: () => onePage(flate('Q '.repeat(1_000_000))) },
  { name: 'commands-100000-clips.pdf', make: () => onePage(flate('0 0 500 800 re W n\n'.repeat(100_000))) },
  { name: 'commands-million-operands.pdf', make: () => onePage(flate(`${'1 '.repeat(1_000_000)} m`)) },
  { name: 'commands-brackets-100000-deep.pdf', make: () => onePage(flate('['.repeat(100_000))) },
  { name: 'commands-dictionaries-deep.pdf', make: () => onePage(flate('/A << /B '.repeat(100_000))) },
  { name: 'commands-dash-tiny.pdf', make: () => onePage(text('[0.00001 0.00001] 0 d 9 w 0 0 m 595 842 l S')) },
  { name: 'commands-dash-negative.pdf', make: () => onePage(text('[-1 -1] -5 d 0 0 m 595 842 l S')) },
  { name: 'commands-width-huge.pdf', make: () => onePage(text('1e30 w 0 0 m 595 842 l S')) },
  { name: 'commands-numbers-huge.pdf', make: () => onePage(text('1e39 -1e39 m 99999999999999999999 1e400 l S')) },
  { name: 'commands-matrix-nan.pdf', make: () => onePage(text(`NaN 0 0 NaN 0 0 cm ${textCommands(EXPOSÉ)}`)) },
  { name: 'commands-matrix-nought.pdf', make: () => onePage(text(`0 0 0 0 0 0 cm ${textCommands(EXPOSÉ)}`)) },
  { name: 'commands-matrix-grows.pdf', make: () => onePage(text(`${'10 0 0 10 0 0 cm '.repeat(500)} 0 0 9 9 re f`)) },
  { name: 'commands-of-noise.pdf', make: () => onePage(text('\x00\xff\x80(<[{/%'.repeat(50_000))) },
  { name: 'marked-100000-deep.pdf', make: () => onePage(flate('/Span << /MCID 1 >> BDC '.repeat(100_000))) },
]

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]'
const TILING = '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1'

const forms: Bomb[] = [
  { name: 'form-draws-itself.pdf', make: () => formPage([form(6)]) },
  { name: 'forms-draw-each-other.pdf', make: () => formPage([form(7), form(6)]) },
  { name: 'forms-5000-deep.pdf', make: () => formPage(Array.from({ length: 5000 }, (_, level) => form(level + 7))) },
  { name: 'forms-a-billion.pdf', make: nasty.billionForms },
  { name: 'forms-2-to-the-29.pdf', make: () => formPage(Array.from({ length: 29 }, (_, level) => form(level + 7, 2))) },
  { name: 'forms-100-wide-4-deep.pdf', make: () => formPage([form(7, 100), form(8, 100), form(9, 100), form(99, 1)]) },
  {
    name: 'pattern-of-itself.pdf',
    make: () => patternPage(tile('/XStep 9 /YStep 9', '/Pattern cs /P scn 0 0 9 9 re f')),
  },
  { name: 'pattern-step-tiny.pdf', make: () => patternPage(tile('/XStep 0.0001 /YStep 0.0001', '0 0 1 1 re f')) },
  { name: 'pattern-step-nought.pdf', make: () => patternPage(tile('/XStep 0 /YStep 0', '0 0 1 1 re f')) },
  {
    name: 'shading-endless.pdf',
    make: () => shadingPage('/ShadingType 1 /Domain [0 1e30 0 1e30] /Matrix [1e-30 0 0 1e-30 0 0]'),
  },
  {
    name: 'shading-function-of-itself.pdf',
    make: () =>
      shadingPage(
        '/ShadingType 2 /Coords [0 0 500 800]',
        '<< /FunctionType 3 /Domain [0 1] /Functions [7 0 R 7 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>',
      ),
  },
  { name: 'shading-unknown.pdf', make: () => shadingPage('/ShadingType 99 /Coords [0 0 500 800]') },
  { name: 'shading-calculator-deep.pdf', make: () => calculated('{'.repeat(50_000)) },
  { name: 'shading-calculator-of-noughts.pdf', make: () => calculated('{ 0 div 0 mod -1 sqrt ln 1e30 exp }') },
  { name: 'shading-table-giant.pdf', make: () => shadingPage('/ShadingType 2 /Coords [0 0 500 800]', table) },
  { name: 'mask-of-itself.pdf', make: maskOfItself },
  {
    name: 'layers-of-themselves.pdf',
    make: () =>
      exposé(['<< /Type /OCMD /OCGs [6 0 R] /VE [/And 6 0 R [/Not 6 0 R]] >>'], {
        resources: '/Properties << /L 6 0 R >>',
        catalog: '/OCProperties << /OCGs [6 0 R] /D << /Order [6 0 R [6 0 R]] >> >>',
      }),
  },
  {
    name: 'colours-of-themselves.pdf',
    make: () =>
      onePage(text('/C cs 0.5 scn 0 0 500 800 re f'), ['[/Separation /X 6 0 R 6 0 R]'], {
        resources: '/ColorSpace << /C 6 0 R >>',
      }),
  },
  {
    name: 'colours-of-1000-inks.pdf',
    make: () =>
      onePage(
        text(`/C cs ${'0.5 '.repeat(1000)} scn 0 0 500 800 re f`),
        [`[/DeviceN [${'/X '.repeat(1000)}] /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>]`],
        { resources: '/ColorSpace << /C 6 0 R >>' },
      ),
  },
]

export const drawing: readonly Bomb[] = [...boxes, ...entries, ...commands, ...forms]

function zigzag(points: number): string {
  return Array.from({ length: points }, (_, index) => `${(index * 7919) % 595} ${(index * 104_729) % 842} l`).join(' ')
}

/** A form that draws object `next` so many times. */
function form(next: number, times = 1) {
  return text('/X Do '.repeat(times), `${FORM} /Resources << /XObject << /X ${next} 0 R >> >>`)
}

const formPage = (objects: Objects): Buffer => onePage(text('/X Do'), objects, { resources: '/XObject << /X 6 0 R >>' })

function tile(steps: string, drawn: string) {
  const resources = '/Resources << /Pattern << /P 6 0 R >> >>'
  return text(drawn, `${TILING} /BBox [0 0 1 1] ${steps} ${resources}`)
}

const patternPage = (pattern: Objects[number]): Buffer =>
  onePage(text('/Pattern cs /P scn 0 0 595 842 re f'), [pattern], { resources: '/Pattern << /P 6 0 R >>' })

const straight = '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>'

const table = text(
  '\x00'.repeat(1000),
  '/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2147483647] /BitsPerSample 32',
)

function shadingPage(shading: string, by: Objects[number] = straight): Buffer {
  const object = `<< ${shading} /ColorSpace /DeviceGray /Function 7 0 R /Extend [true true] >>`
  return onePage(text('/S sh'), [object, by], { resources: '/Shading << /S 6 0 R >>' })
}

function calculated(program: string): Buffer {
  return shadingPage(
    '/ShadingType 2 /Coords [0 0 500 800]',
    text(program, '/FunctionType 4 /Domain [0 1] /Range [0 1]'),
  )
}

function maskOfItself(): Buffer {
  const state = '<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G 7 0 R >> >>'
  const group = text(
    '/G gs 0 0 500 800 re f',
    `${FORM} /Group << /S /Transparency /CS /DeviceGray >> /Resources << /ExtGState << /G 6 0 R >> >>`,
  )
  return onePage(text('/G gs 0 0 500 800 re f'), [state, group], { resources: '/ExtGState << /G 6 0 R >>' })
}
