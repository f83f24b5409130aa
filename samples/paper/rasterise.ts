import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The pages of a PDF as gray PNG pictures, made by poppler. */
export function rasterise(pdf: Uint8Array, dpi: number): Buffer[] {
  return inFolder(folder => {
    writeFileSync(join(folder, 'in.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', String(dpi), '-gray', '-png', join(folder, 'in.pdf'), join(folder, 'page')])
    return readdirSync(folder)
      .filter(name => name.endsWith('.png'))
      .sort()
      .map(name => readFileSync(join(folder, name)))
  })
}

export interface PlacedWord {
  readonly text: string
  /** In points, from the page's top left. */
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The words of every page with their places, as poppler sees them. */
export function placedWords(pdf: Uint8Array): PlacedWord[][] {
  const xml = inFolder(folder => {
    writeFileSync(join(folder, 'in.pdf'), pdf)
    return execFileSync('pdftotext', ['-bbox', join(folder, 'in.pdf'), '-'], { encoding: 'utf8' })
  })
  return xml
    .split('<page ')
    .slice(1)
    .map(page =>
      [...page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g)].map(
        ([, x0, y0, x1, y1, text]) => ({
          text: unescaped(text ?? ''),
          x0: Number(x0),
          y0: Number(y0),
          x1: Number(x1),
          y1: Number(y1),
        }),
      ),
    )
}

/** The same document written again by another program: cairo or Ghostscript. */
export function rewritten(pdf: Uint8Array, by: 'cairo' | 'ghostscript'): Uint8Array {
  return inFolder(folder => {
    const [from, to] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')]
    writeFileSync(from, pdf)
    if (by === 'cairo') execFileSync('pdftocairo', ['-pdf', from, to])
    else execFileSync('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=pdfwrite', `-sOutputFile=${to}`, from])
    return readFileSync(to)
  })
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
