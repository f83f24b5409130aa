import { ampelChapter } from './chapters/ampel.ts'
import { anschreibenChapter } from './chapters/anschreiben.ts'
import { antwortenChapter } from './chapters/antworten.ts'
import { aufgabenChapter } from './chapters/aufgaben.ts'
import { besichtigungChapter } from './chapters/besichtigung.ts'
import { cashflowChapter } from './chapters/cashflow.ts'
import { eckdatenChapter } from './chapters/eckdaten.ts'
import { energieChapter } from './chapters/energie.ts'
import { entscheidungChapter } from './chapters/entscheidung.ts'
import { finanzierungChapter } from './chapters/finanzierung.ts'
import { fundstellenChapter } from './chapters/fundstellen.ts'
import { herkunftChapter } from './chapters/herkunft.ts'
import { methodeChapter } from './chapters/methode.ts'
import { nebenkostenChapter } from './chapters/nebenkosten.ts'
import { preisChapter } from './chapters/preis.ts'
import { quellenChapter } from './chapters/quellen.ts'
import { rechenprobeChapter } from './chapters/rechenprobe.ts'
import { rechtChapter } from './chapters/recht.ts'
import { sanierungChapter } from './chapters/sanierung.ts'
import { verhandlungChapter } from './chapters/verhandlung.ts'
import { verschweigtChapter } from './chapters/verschweigt.ts'
import { warnzeichenChapter } from './chapters/warnzeichen.ts'
import { coverOf } from './cover.ts'
import { objectLine } from './objectLine.ts'
import type { Chapter, Report } from './report.ts'
import type { ReportInput } from './reportInput.ts'

/** Page 1 decides, the next say why, the rest proves. The order is fixed; every chapter stands in every report. */
const CHAPTERS: readonly ((input: ReportInput) => Chapter)[] = [
  entscheidungChapter,
  eckdatenChapter,
  ampelChapter,
  preisChapter,
  verhandlungChapter,
  nebenkostenChapter,
  finanzierungChapter,
  cashflowChapter,
  energieChapter,
  sanierungChapter,
  warnzeichenChapter,
  rechtChapter,
  verschweigtChapter,
  aufgabenChapter,
  besichtigungChapter,
  anschreibenChapter,
  antwortenChapter,
  fundstellenChapter,
  rechenprobeChapter,
  quellenChapter,
  methodeChapter,
  herkunftChapter,
]

/** Where a reader leafs to, the proofs last: these begin a new sheet. What lies between two is drawn on a core of its own. */
const OPENING = ['entscheidung', 'eckdaten', 'antworten']

function opened(chapter: Chapter): Chapter {
  return OPENING.includes(chapter.id) ? { ...chapter, opens: true } : chapter
}

/** The whole report as a value: same input, same report. Nothing is calculated here that the assessment does not hold. */
export function reportOf(input: ReportInput): Report {
  return {
    title: 'KI-Report',
    object: objectLine(input.judgement.assessment.offer),
    brand: input.brand,
    cover: coverOf(input),
    chapters: CHAPTERS.map(chapter => opened(chapter(input))),
  }
}
