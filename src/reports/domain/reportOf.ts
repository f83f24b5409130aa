import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
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
import { befundeChapter } from './chapters/proper/befunde.ts'
import { einheitenChapter } from './chapters/proper/einheiten.ts'
import { gebotChapter } from './chapters/proper/gebot.ts'
import { kostenChapter } from './chapters/proper/kosten.ts'
import { mieteChapter } from './chapters/proper/miete.ts'
import { quellenChapter } from './chapters/quellen.ts'
import { rechenprobeChapter } from './chapters/rechenprobe.ts'
import { rechtChapter } from './chapters/recht.ts'
import { sanierungChapter } from './chapters/sanierung.ts'
import { verhandlungChapter } from './chapters/verhandlung.ts'
import { verschweigtChapter } from './chapters/verschweigt.ts'
import { warnzeichenChapter } from './chapters/warnzeichen.ts'
import { coverOf } from './cover.ts'
import type { Chapter, Report } from './report.ts'
import type { ReportInput } from './reportInput.ts'
import { shortened } from './chapters/wording.ts'

type ChapterOf = (input: ReportInput) => Chapter | null

/** What is read: at most twelve pages. A chapter that would speak of what the object is not is left out. */
const REPORT: readonly ChapterOf[] = [
  entscheidungChapter,
  einheitenChapter,
  gebotChapter,
  kostenChapter,
  mieteChapter,
  befundeChapter,
  aufgabenChapter,
  anschreibenChapter,
  besichtigungChapter,
]

/** What proves it. */
const ANNEX: readonly ChapterOf[] = [
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
  antwortenChapter,
  fundstellenChapter,
  rechenprobeChapter,
  quellenChapter,
  methodeChapter,
  herkunftChapter,
]

/** These begin a new sheet: where one leafs to, and what is taken along. What lies between two is drawn on a core of its own. */
const OPENING = ['entscheidung', 'besichtigung', 'eckdaten', 'antworten']

/** The whole report as a value: same input, same report. Nothing is calculated here that the assessment does not hold. */
export function reportOf(input: ReportInput): Report {
  const made = (chapters: readonly ChapterOf[]) => chapters.flatMap(chapter => chapter(input) ?? [])
  const annex = made(ANNEX).map((chapter): Chapter => ({ ...chapter, annex: true }))
  return {
    title: 'KI-Report',
    object: objectLine(input.judgement.assessment.offer),
    brand: input.brand,
    cover: coverOf(input),
    chapters: [...made(REPORT), ...annex].map(opened),
  }
}

function opened(chapter: Chapter): Chapter {
  return OPENING.includes(chapter.id) ? { ...chapter, opens: true } : chapter
}

const MAX_LENGTH = 80

/** "3-Zimmer-Eigentumswohnung, 31134 Hildesheim"; what is not known is left out. */
function objectLine({ texts, numbers, kind }: Offer): string {
  const art = shortened(texts.objektart ?? 'Immobilie', MAX_LENGTH)
  const rooms = numbers.zimmer
  const counted = kind === 'Wohnung' && rooms !== null && rooms > 0 && /^\p{L}+$/u.test(art)
  const place = [texts.plz, texts.ort].filter(text => text !== null).join(' ')
  const name = counted ? `${germanNumber(rooms)}-Zimmer-${art}` : art
  return [name, shortened(place, MAX_LENGTH)].filter(Boolean).join(', ')
}
