import type { Assessment } from '#rating/domain/assess.ts'
import { FIGURE_ROWS, type FigureRow } from '#rating/domain/toldFigures.ts'
import type { Trait } from '../../report.ts'

const LABELS: Readonly<Record<FigureRow, string>> = {
  erbbau: 'Erbbauzins',
  gewerbe: 'Gewerbemieter',
  leerstand: 'Leerstand',
  land: 'Boden und Bestand',
  pacht: 'Verpachtet',
  bindung: 'Pflichten',
  zufahrt: 'Zufahrt',
  flaeche: 'Grundstück',
  ruecktritt: 'Rücktritt',
}

/** "läuft bis 31.03.2031. Der Mieter hat eine Option auf weitere fünf Jahre" */
export function tradeLease({ terms }: Pick<Assessment, 'terms'>): string {
  return terms.tradeLease.map(({ text }) => text).join('. ')
}

/** Days and measures by the exposé's own words, each row empty where it tells none. */
export function figureRows({ terms }: Pick<Assessment, 'terms'>): Trait[] {
  return FIGURE_ROWS.map(name => ({
    label: LABELS[name],
    text: terms.figures
      .filter(({ row }) => row === name)
      .map(({ text }) => text)
      .join('; '),
  }))
}
