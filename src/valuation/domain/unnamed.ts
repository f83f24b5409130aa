import type { Appraisal } from './appraisal.ts'
import type { ErbbauTerms } from './erbbauTerms.ts'
import type { Uncertainty } from './spread.ts'

/** The statement without which no price may be named. */
export interface Unnamed {
  /** Of the open statement. */
  readonly id: string
  /** German: what is missing, and what to do. */
  readonly sentence: string
  /** German: how long the limits are the most that may be right, whatever the answer: "solange der Mieter bleibt"; null: they are not. */
  readonly mostWhile: string | null
}

/** Standard deviation of ln by which an unknown plot moves a house of which two thirds are land: no figure is honest then. */
const PLOT_DECIDES = 0.15
/** The open statement of the estimate on the plot. */
export const PLOT = 'grundstueck'
/** The same on the trees of a forest. */
export const STAND = 'holzbestand'
/**
 * With its trees a forest is sold at so many times its soil at most: 2.70 to 6.00 €/m² with a soil of 0.80 to 1.20 €/m²
 * (Gutachterausschuss Aichach-Friedberg).
 */
export const STAND_AT_MOST = 5
/** And at so many times it at least, where trees stand on it that may be felled. */
export const STAND_AT_LEAST = 2

/** The estimate of a forest is that of its soil, and its price pays for the trees too. */
export function isSoilAlone({ uncertainties }: Pick<Appraisal, 'uncertainties'>): boolean {
  return uncertainties.some(({ id }) => id === STAND)
}

export function unnamedFor(uncertainties: readonly Uncertainty[], { object }: Appraisal): Unnamed | null {
  // The land of an Erbbaurecht is not sold.
  const hasLand = object?.erbbaurecht !== true
  const decides = ({ id, sigma, missing }: Uncertainty) =>
    missing && ((id === PLOT && hasLand && sigma >= PLOT_DECIDES) || id === 'erbbaurecht' || id === STAND)
  const id = uncertainties.find(decides)?.id
  if (!id) return null
  const sentence = id === STAND ? NO_STAND : id === PLOT ? NO_PLOT : missingTerms(object?.erbbau ?? null)
  return { id, sentence, mostWhile: null }
}

const NO_STAND =
  'Unsere Schätzung ist der Boden allein. Was auf ihm steht, entscheidet den Preis: Mit Bestand wird oft das Zwei- bis Fünffache gezahlt. Lassen Sie sich Baumarten, Alter und Vorrat in Festmetern belegen und einen Förster schätzen, bevor Sie über einen Preis reden.'

const NO_PLOT =
  'Hier ist der größte Teil des Werts Boden, und die Grundstücksfläche fehlt: Fragen Sie danach, bevor Sie über einen Preis reden.'
/** German: exactly what is not told. */
function missingTerms(terms: ErbbauTerms | null): string {
  const names = [(terms?.jahre ?? null) === null ? 'die Restlaufzeit' : '', (terms?.zins ?? null) === null ? 'der Erbbauzins' : ''].filter(Boolean) // prettier-ignore
  const told = names.length === 2 ? 'fehlen Restlaufzeit und Erbbauzins' : `fehlt ${names[0] ?? 'der Vertrag'}`
  return `Vom Erbbaurecht ${told}, und daran hängt der Wert: Lassen Sie sich den Erbbauvertrag geben, auch wegen Anpassung und Heimfall, bevor Sie über einen Preis reden.`
}
