import type { FactKey } from '#extraction/domain/facts.ts'

/** The rules of the Ampel as numbers. They are published with every report, in the words of RULES. */
export const THRESHOLDS = {
  /** What an answer counts, before its weight; the mean is taken as 0 when it falls below. */
  points: { grün: 100, gelb: 0, rot: -100 },
  /** Lowest mean for green, and so the lowest score of a green Ampel. */
  green: 70,
  /** Lowest score of a yellow Ampel: without a K.-o. it never falls below. */
  yellow: 40,
  /** Highest score of a yellow Ampel, and of a red one. */
  yellowMost: 69,
  redMost: 39,
  /** Share of core questions that must be proven for green, from 0 to 1; full exposés of brokers reach 0.35 to 0.4. */
  evidenceForGreen: 0.3,
  /** From this weight on a red answer forbids green; a yellow one does from `heavyYellow` on. */
  heavy: 4,
  heavyYellow: 5,
  /** A group is green only when so much of what was asked in it is answered, from 0 to 1. */
  groupAnswered: 1 / 3,
  /** Mean while nothing can be judged: neither good nor bad. */
  nothingJudged: 35,
} as const

const { points, green, yellow, yellowMost, redMost, evidenceForGreen, heavy, heavyYellow } = THRESHOLDS

/** The same rules for the reader of the report. */
export const RULES: readonly string[] = [
  `Jede beurteilte Antwort zählt mit ihrem Gewicht von 1 bis 5: grün ${points.grün}, gelb ${points.gelb}, rot −${-points.rot} Punkte. Daraus wird das Mittel gebildet, mindestens 0.`,
  'Was das Exposé nicht sagt, zählt nicht mit. Es senkt die Belegquote und wird zur Frage an den Anbieter.',
  `Grün ist die Ampel ab einem Mittel von ${green}, wenn mindestens ${evidenceForGreen * 100}\u00a0% der Kernfragen belegt oder berechnet sind (nach Gewicht, gerundet), der Preis beurteilt ist und keine Antwort ab Gewicht ${heavy} rot oder vom Gewicht ${heavyYellow} gelb ist. Die Punktzahl ist dann das Mittel.`,
  `Sonst ist sie gelb; die Punktzahl liegt je nach Mittel zwischen ${yellow} und ${yellowMost}. Fehlende Angaben machen die Ampel nie rot.`,
  `Rot wird die Ampel nur durch einen K.-o.-Befund. Die Punktzahl liegt dann zwischen 0 und ${redMost}, bis der Befund geklärt ist.`,
]

/** Contradictions about these weigh heavily: the whole calculation hangs on them. */
export const DECISIVE: readonly FactKey[] = ['kaufpreis', 'wohnflaeche', 'grundstuecksflaeche']

/** From this difference on, relative to the larger value, such a contradiction is red, as in the catalogue. */
export const RED_DIFFERENCE = 0.05
