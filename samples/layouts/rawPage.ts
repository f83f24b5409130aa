import { helveticaWidth, winAnsi } from '../paper/winAnsi.ts'

export type RawFont = 'F1' | 'F2' | 'F3' | 'F4' | 'F5'

/** Operators that set text at a place; y counts from the page's top. */
export class Setter {
  readonly #height: number
  readonly #operators: string[] = []

  constructor(height = 842) {
    this.#height = height
  }

  line(x: number, y: number, text: string, size = 10, font: RawFont = 'F1'): this {
    this.#operators.push(`BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${this.#up(y)} Tm ${winAnsi(text)} Tj ET`)
    return this
  }

  right(x: number, y: number, text: string, size = 10, font: RawFont = 'F1'): this {
    return this.line(x - helveticaWidth(text, size), y, text, size, font)
  }

  /** Every glyph in a text object of its own, some of them slightly off, and no spaces at all. */
  glyphs(x: number, y: number, text: string, size = 10, spread = 0): this {
    let at = x
    for (const letter of text) {
      if (letter !== ' ') this.line(at, y, letter, size)
      at += helveticaWidth(letter, size) + spread
    }
    return this
  }

  /** Words set one by one with a TJ kick instead of space characters. */
  kicked(x: number, y: number, text: string, size = 10, font: RawFont = 'F1'): this {
    const parts = text.split(' ').map(winAnsi).join(' -278 ')
    this.#operators.push(`BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${this.#up(y)} Tm [${parts}] TJ ET`)
    return this
  }

  /** Ragged paragraph of the given width; answers the y below it. */
  paragraph(
    x: number,
    y: number,
    width: number,
    text: string,
    how: 'line' | 'glyphs' | 'kicked' = 'line',
    size = 10,
  ): number {
    let at = y
    for (const row of rowsOf(text, width, size)) {
      this[how](x, at, row, size)
      at += size * 1.4
    }
    return at
  }

  rule(x: number, y: number, width: number, gray = 0.6): this {
    this.#operators.push(`${gray} G 0.6 w ${x} ${this.#up(y)} m ${x + width} ${this.#up(y)} l S 0 G`)
    return this
  }

  block(x: number, y: number, width: number, height: number, colour: readonly [number, number, number]): this {
    this.#operators.push(`${colour.join(' ')} rg ${x} ${this.#up(y + height)} ${width} ${height} re f 0 g`)
    return this
  }

  ink(colour: readonly [number, number, number]): this {
    this.#operators.push(`${colour.join(' ')} rg`)
    return this
  }

  widthOf(text: string, size: number): number {
    return helveticaWidth(text, size)
  }

  get content(): string {
    return this.#operators.join('\n')
  }

  #up(y: number): string {
    return (this.#height - y).toFixed(2)
  }
}

function rowsOf(text: string, width: number, size: number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (helveticaWidth(longer, size) > width && row !== '') {
      rows.push(row)
      row = word
    } else row = longer
  }
  return row === '' ? rows : [...rows, row]
}
