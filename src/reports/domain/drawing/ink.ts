import type { Light } from '#questions/domain/answer.ts'

/** The few colours of a report. All texts in them have contrast 4.5 or more on white, all shapes 3 or more. */
export const INK = {
  text: '#1c1c1e',
  /** Labels, sources, notes. */
  soft: '#5f6368',
  hairline: '#d5d7db',
  pale: '#f4f5f6',
  /** Spans and bars that are no warning. */
  bar: '#b4c0c9',
  column: '#546e7a',
  /** Only for the mark that needs action. */
  red: '#c62828',
} as const

/** Lines of one chart, told apart by darkness as well as by their names. */
export const LINE_INKS = ['#1c1c1e', '#4a7ba6', '#8a5a00', '#5f6368'] as const

/** `shape` fills the sign, `word` is darker where the sign's colour is too light for text. */
export const LAMPS: Record<Light, { readonly shape: string; readonly word: string; readonly name: string }> = {
  grün: { shape: '#2e7d32', word: '#2e7d32', name: 'Grün' },
  gelb: { shape: '#c77700', word: '#8f5600', name: 'Gelb' },
  rot: { shape: '#c62828', word: '#c62828', name: 'Rot' },
}
