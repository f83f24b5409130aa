import type { FactKey } from '#extraction/domain/facts.ts'

/** The rules of the Ampel as numbers. They are published with every report, in the words of RULES. */
export const THRESHOLDS = {
  /** What an answer counts, before its weight. */
  points: { grün: 100, gelb: 50, rot: 0 },
  /** Lowest score of the colour; below gelb it is rot. */
  green: 70,
  yellow: 40,
  /** Highest score with a K.-o.: the Ampel is red. */
  knockoutCap: 39,
  /** Lowest score without one: only a K.-o. makes the Ampel red. */
  floor: 40,
  /** Highest score while something stands in the way of green. */
  noGreenCap: 69,
  /** Share of core questions that must be proven for green, from 0 to 1. */
  evidenceForGreen: 0.5,
  /** From this weight on a red answer forbids green. */
  heavy: 4,
  /** Score while nothing can be judged: neither good nor bad. */
  nothingJudged: 50,
} as const

const { points, green, yellow, knockoutCap, floor, noGreenCap, evidenceForGreen, heavy } = THRESHOLDS

/** The same rules for the reader of the report. */
export const RULES: readonly string[] = [
  `Jede beurteilte Antwort zählt mit ihrem Gewicht von 1 bis 5: grün ${points.grün}, gelb ${points.gelb}, rot ${points.rot} Punkte. Der Mittelwert ist die Punktzahl.`,
  'Was das Exposé nicht sagt, zählt nicht mit. Es senkt die Belegquote und wird zur Frage an den Anbieter.',
  `Ab ${green} Punkten ist die Ampel grün, ab ${yellow} gelb.`,
  `Rot wird die Ampel nur durch einen K.-o.-Befund. Dann sind es höchstens ${knockoutCap} Punkte, bis der Befund geklärt ist.`,
  `Ohne K.-o.-Befund bleibt es bei mindestens ${floor} Punkten: Fehlende Angaben machen die Ampel nicht rot.`,
  `Für Grün müssen mindestens ${evidenceForGreen * 100}\u00a0% der Kernfragen belegt oder berechnet sein, nach Gewicht und gerundet, und keine Antwort ab Gewicht ${heavy} darf rot sein. Sonst sind es höchstens ${noGreenCap} Punkte.`,
]

/** Contradictions about these weigh heavily: the whole calculation hangs on them. */
export const DECISIVE: readonly FactKey[] = ['kaufpreis', 'wohnflaeche', 'grundstuecksflaeche']

/** From this difference on, relative to the larger value, such a contradiction is red, as in the catalogue. */
export const RED_DIFFERENCE = 0.05
