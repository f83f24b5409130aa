import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { failed, success } from '#kernel/outcome.ts'
import { drawableValue } from './drawableText.ts'
import { fontWidths } from './fontWidths.ts'
import type { Typesetting } from './typesettingPort.ts'

export interface TypstOptions {
  /** Folder of the templates; `main` is in it and reads `data.json` and the pictures from it. */
  folder: string
  main: string
  /** TrueType files; the template may use no others. */
  fonts: readonly string[]
  /** What the file promises: to be read aloud, or to be kept for ever (PDF/A-3, which may hold other files). */
  standard: 'ua-1' | 'a-3b'
}

// Results older than so many documents are dropped from the compiler's memory.
const KEPT_DOCUMENTS = 1

/** The typesetter Typst inside this process. Nothing is written to the folder: data and pictures are laid over it in memory. */
export function typst({ folder, main, fonts, standard }: TypstOptions): Typesetting {
  const files = fonts.map(font => readFileSync(font))
  const widths = commonWidths(files)
  const covered = new Set(widths.keys())
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: files }] })
  return {
    drawable: value => drawableValue(value, covered),
    textWidth: text => textWidth(text, widths),
    typeset({ data, pictures }) {
      try {
        compiler.resetShadow()
        compiler.mapShadow(join(folder, 'data.json'), Buffer.from(JSON.stringify(data)))
        for (const [name, bytes] of pictures) compiler.mapShadow(join(folder, name), Buffer.from(bytes))
        const compiled = compiler.compile({ mainFilePath: join(folder, main) })
        // A warning is a font or a place that is missing: the page would not look as it was drawn.
        const complaint = compiled.takeError() ?? compiled.takeWarnings()
        if (complaint || !compiled.result) return failed(messages(compiler, complaint))
        const pdf = compiler.pdf(compiled.result, { pdfStandard: standard })
        return success({ pdf, pages: compiled.result.numOfPages })
      } catch (error) {
        return failed(error instanceof Error ? error.message : String(error))
      } finally {
        compiler.resetShadow()
        // Nobody needs to wait for the cleaning up.
        setImmediate(() => compiler.evictCache(KEPT_DOCUMENTS))
      }
    },
  }
}

/**
 * For each character that all fonts have, its width in the widest; one that only some have would be missing wherever the
 * text is set in another.
 */
function commonWidths(fonts: readonly Uint8Array[]): ReadonlyMap<number, number> {
  const [first = new Map<number, number>(), ...others] = fonts.map(fontWidths)
  const common = [...first].filter(([code]) => others.every(other => other.has(code)))
  return new Map(common.map(([code, width]) => [code, Math.max(width, ...others.map(other => other.get(code) ?? 0))]))
}

function textWidth(text: string, widths: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const character of text) sum += widths.get(character.codePointAt(0) ?? 0) ?? 0
  return sum
}

function messages(compiler: NodeCompiler, error: NodeError | null): string {
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 2000) : 'no document'
}
