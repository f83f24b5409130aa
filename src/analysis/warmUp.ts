import type { Box } from '#kernel/evidence.ts'
import type { Line, Page, Word } from '#reading/domain/page.ts'
import { analysisJson } from '#reports/domain/analysisJson.ts'
import type { Typesetter } from '#reports/server/index.ts'
import { fullReport } from './fullReport.ts'
import { judge, type JudgeOptions } from './judge.ts'
import { understand } from '#analysis/domain/understand.ts'

/** Nobody's home: only there so that every part of the engine has run once. */
const EXPOSÉ = [
  'Helle 3-Zimmer-Wohnung in 99999 Musterstadt, Musterweg 1',
  'Kaufpreis: 249.000 €',
  'Wohnfläche: ca. 78 m²',
  'Zimmer: 3',
  'Baujahr: 1978',
  'Hausgeld: 310 € monatlich, davon 95 € nicht umlagefähig',
  'Kaltmiete: 780 € monatlich',
  'Käuferprovision: 3,57 % inkl. MwSt.',
  'Energieausweis: Verbrauchsausweis, 128 kWh/(m²·a), Klasse D, Gas-Zentralheizung von 1998',
  'Die Wohnung ist vermietet. Die Fenster wurden 2005 erneuert, das Dach ist nicht gedämmt. Kein Schimmel bekannt.',
]

/** The first analysis of a process takes several times as long as the next: this is the first. */
export async function warmUp(typesetter: Typesetter, options: JudgeOptions): Promise<void> {
  const pages = [pageOf(EXPOSÉ)]
  const extraction = understand(pages, options.day)
  const judgement = judge(extraction, { pages, lostPages: [] }, { ...options, model: null })
  const document = { file: 'x.pdf', sha256: '0'.repeat(64), pages: 1, scannedPages: 0, unreadPages: [] }
  const json = analysisJson(document, extraction, judgement)
  const { report } = fullReport({ json, pages, understood: extraction, judgement }, judgement)
  await typesetter.renderPdf(report, new Map(), options.day)
}

const SIZE = 10
const LETTER = 5

function pageOf(lines: readonly string[]): Page {
  const blocks = lines.map((text, index) => {
    const line = lineOf(text, 60 + index * 30)
    return { lines: [line], box: line.box }
  })
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks }
}

function lineOf(text: string, top: number): Line {
  let left = 50
  const words = text.split(' ').map((word): Word => {
    const box: Box = [left, top, left + word.length * LETTER, top + SIZE]
    left = box[2] + LETTER
    return { text: word, box, size: SIZE, bold: false, confidence: 1, hyphenated: false }
  })
  const box: Box = [50, top, left, top + SIZE]
  return { segments: [{ words, text, box }], box }
}
