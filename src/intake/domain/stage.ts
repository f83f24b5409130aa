import { type Stage, STAGES } from '#analysis/domain/stage.ts'

export type AnalysisState = 'queued' | Stage | 'done' | 'failed'

/** What the buyer is told at the end; the web app tells the two apart by it. */
export const ENDINGS = { done: 'Bericht fertig', failed: 'Analyse nicht möglich' } as const

/** A step as the waiting buyer reads it. */
export interface Step {
  readonly title: string
  readonly message: string
}

const WORDS: Readonly<Record<'queued' | Stage, { readonly title: string; readonly doing: string }>> = {
  queued: { title: 'Exposé erhalten', doing: 'Ihr Exposé ist angekommen und kommt gleich an die Reihe.' },
  reading: { title: 'Exposé wird gelesen', doing: 'Wir lesen jede Seite, auch gescannte.' },
  extracting: {
    title: 'Angaben werden gesucht',
    doing: 'Wir suchen alle Angaben zum Objekt und merken uns jede Fundstelle.',
  },
  answering: {
    title: 'Fragen werden beantwortet',
    doing: 'Wir beantworten über 100 Fragen zu Lage, Zustand und Recht.',
  },
  valuing: {
    title: 'Preis wird geprüft',
    doing: 'Wir vergleichen den Preis und rechnen Nebenkosten und Finanzierung durch.',
  },
  rating: { title: 'Ampel wird bestimmt', doing: 'Wir wägen alle Befunde ab und rechnen jede Summe nach.' },
  rendering: { title: 'Bericht wird erstellt', doing: 'Wir setzen Ihren Bericht.' },
}

const STEPS = ['queued', ...STAGES] as const

/** @param detail a sentence of the stage itself, for instance how many scanned pages are recognised */
export function stepOf(state: 'queued' | Stage, detail?: string): Step {
  const position = STEPS.indexOf(state) + 1
  const { title, doing } = WORDS[state]
  return { title, message: `Schritt ${position} von ${STEPS.length}: ${detail ?? doing}` }
}
