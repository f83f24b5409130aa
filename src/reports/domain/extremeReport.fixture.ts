import type { Block, Report } from './report.ts'
import { EVIDENCE, findings } from './report.fixture.ts'

const HOSTILE = [
  '#import "x": *', '$1/0$', '@label', '\\u{41}', '*fett*', '</script><a href="x" onclick="alert(1)">k</a>', '`code`', '#panic()',
  'שלום עולם', '🏠🔥', '\u0000\u0007NUL', '\u202Egnul\u202C', 'W'.repeat(3000), '„“”', '€²½', '=Kapitel', '[eckig]', '//Kommentar',
] // prettier-ignore

/** What no report should hold, and the layout must: markup, long words, hostile signs, many findings, empty things. */
export function extremeReport(): Report {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänswohnung an der Überlandstraße '.repeat(5).slice(0, 300)
  const zero = { label: '', value: 0, text: '0 €' }
  const empty = (kind: 'columns' | 'lines'): Block => {
    const base = { title: '', source: '' }
    return { kind: 'chart', chart: kind === 'columns' ? { ...base, kind, columns: [] } : { ...base, kind, lines: [] } }
  }
  const units = Array.from({ length: 13 }, (_, n) => [
    `WE ${n + 1}, ${long}`,
    '0 m²',
    '0 €',
    `${n} €`,
    long.slice(0, 60),
  ])
  const chapters: [string, Block[]][] = [
    [long, [{ kind: 'heading', text: long }, { kind: 'text', text: long, strong: true }, ...HOSTILE.map(text => ({ kind: 'text' as const, text }))]],
    ['Leer', []],
    ['40 Befunde', [{ kind: 'findings', items: [...findings(39, ''), { light: 'rot', title: long, text: HOSTILE.join(' '), quotes: HOSTILE.map(quote => EVIDENCE(1, quote)) }] }]],
    ['13 Einheiten', [
      { kind: 'table', caption: long, head: ['Einheit', 'Fläche', 'Miete', 'Preis', 'Anmerkung'], align: ['left', 'right', 'right', 'right', 'left'], rows: units },
      { kind: 'table', caption: 'Zwei lange Zahlenspalten', head: ['A', 'B', 'C'], align: ['left', 'right', 'right'], rows: [[long, 'W'.repeat(900), HOSTILE.join(' ')], ['kurz']] },
      { kind: 'table', caption: 'Leer', head: ['Nichts'], align: ['left'], rows: [] },
      { kind: 'table', caption: 'Ohne Spalten', head: [], align: [], rows: [[]] },
    ]],
    ['Hängend', [
      { kind: 'figures', items: [{ label: long, value: long, note: long }, { label: '', value: '' }, { label: 'x', value: 'W'.repeat(90) }, { label: 'y', value: '0 €' }] },
      { kind: 'figures', items: [] },
      { kind: 'checklist', items: HOSTILE.map(text => ({ text, detail: text })) },
      { kind: 'checklist', items: [] },
      { kind: 'list', items: [] },
      { kind: 'list', items: [long, ...HOSTILE] },
      { kind: 'letter', subject: long, paragraphs: [long, '', ...HOSTILE] },
      { kind: 'notice', text: long },
      { kind: 'findings', items: [] },
      { kind: 'crops', items: [{ label: long, evidence: EVIDENCE(3, long) }] },
      { kind: 'links', items: [{ chapter: 'nirgends', text: long, light: null }, { chapter: '#</a>"', text: 'W'.repeat(300), light: 'rot' }] },
    ]],
    ['Nullen', [
      empty('columns'), empty('lines'),
      { kind: 'chart', chart: { kind: 'columns', title: long, source: long, columns: Array.from({ length: 60 }, () => ({ ...zero, label: long })) } },
      { kind: 'chart', chart: { kind: 'lines', title: HOSTILE.join(' '), source: '', lines: ['W'.repeat(500), ...HOSTILE.slice(0, 5)].map(name => ({ name, points: [zero, { ...zero, value: -5, text: long }] })) } },
      { kind: 'chart', chart: { kind: 'range', title: long, source: long, low: zero, mid: zero, high: zero, marks: Array.from({ length: 6 }, () => ({ label: long, value: 0, text: long })) } },
    ]],
  ] // prettier-ignore
  return {
    title: `KI-Report #${long}`,
    object: `${long} #import <x> 🏠`,
    brand: { name: long, colour: '#D32F2F', logo: null },
    cover: {
      light: 'rot',
      score: 0,
      headline: long,
      reason: HOSTILE.join(' ').slice(0, 400),
      bought: [
        { label: long, text: HOSTILE.join(' ').slice(0, 300) },
        { label: '', text: 'W'.repeat(200) },
      ],
      verdict: HOSTILE.join(' ').slice(0, 600),
      figures: [{ label: long, value: 'W'.repeat(120), note: long }],
      notes: [long, ...HOSTILE.slice(0, 6)],
    },
    chapters: chapters.map(([title, blocks], index) => ({
      id: index === 4 ? '#</a>"' : `k${index}`,
      title,
      light: index === 0 ? 'rot' : null,
      locked: index === 1,
      blocks,
    })),
  }
}
