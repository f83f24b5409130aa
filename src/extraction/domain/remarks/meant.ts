import { type Remark, type Tone, type Topic, TRADE_TOPICS } from '../remark.ts'
import type { Sense } from './certainty.ts'
import { AROUND, DENIED_TONES, type RemarkRule } from './remarkRule.ts'

/** "nicht genehmigt", "Dämmung fehlt" */
const HOLDS_DENIAL = /(?<!\p{L})(?:nichts?|nie(?:mals)?|kein\p{L}*|ohne|weder|noch|fehl\p{L}*|un\p{L}+|leer)(?!\p{L})/u

/** What does not end at the fence. */
const SPREADING: readonly Topic[] = [
  'altlasten',
  'schadstoffe',
  'schaedlinge',
  'statik',
  'baulasten',
  'wegerecht',
  'baurecht',
]
/** Of these the neighbour's are no warning; what is good may be the offer's beside it. */
const TROUBLES: readonly Tone[] = ['gefahr', 'warnung', 'hinweis']
/** What can be mended, carried off, paid or ended. */
const CURABLE: readonly Topic[] = [
  'dach',
  'wasserleitungen',
  'abwasser',
  'feuchte',
  'schadstoffe',
  'schaedlinge',
  'statik',
  'schaeden',
  'altlasten',
  'sonderumlage',
  'wegStreit',
  'mietrueckstand',
  'gebietsschutz',
  'heizungstechnik',
]
/** Tone, meaning and certainty of a rule at a place; undefined: it speaks of something else, or the denial says nothing. */
export function meant(
  rule: RemarkRule,
  match: RegExpExecArray,
  { scope, negated, unsure, open, reversed, settled, ended, lapses, ofAnother }: Sense,
  surroundings: boolean,
): Pick<Remark, 'tone' | 'meaning' | 'certainty' | 'settled' | 'scope'> | undefined {
  if (scope.bearer === 'other' || (ofAnother && TROUBLES.includes(rule.tone) && rule.topic !== 'altlasten'))
    return undefined
  const around = scope.bearer === 'surroundings' && !AROUND.includes(rule.topic)
  // What the neighbours have says nothing on the house; a few of their troubles may become one's own.
  if (around && (rule.tone === 'gut' || !SPREADING.includes(rule.topic))) return undefined
  const meaning = typeof rule.meaning === 'string' ? rule.meaning : rule.meaning(match.groups ?? {})
  const denied = typeof rule.denied === 'function' ? rule.denied(match.groups ?? {}) : rule.denied
  const doubtful = (why: string): ReturnType<typeof meant> => ({
    tone: weaker(rule.tone),
    meaning: `${meaning} – ${why}`,
    certainty: 'unknown',
    scope,
  })
  const tone = surroundings || around ? calmer(rule.tone) : rule.tone
  if (lapses && TROUBLES.includes(rule.tone) && !negated)
    return { tone: 'neutral', meaning: `${meaning} – erlischt laut Text mit dem Zuschlag`, certainty: 'stated', settled: true, scope } // prettier-ignore
  const isTrouble = TROUBLES.includes(rule.tone)
  if (settled === 'proven' && isTrouble && CURABLE.includes(rule.topic) && rule.fixed !== 'denied' && !negated)
    return {
      tone: 'neutral',
      meaning: `${meaning} – laut Text erledigt und belegt: Nachweis zeigen lassen`,
      certainty: 'stated',
      settled: true,
      scope,
    }
  if (rule.fixed) {
    if (rule.fixed === 'denied' && reversed) return undefined
    if (unsure && rule.fixed === 'denied') return doubtful('nicht gesichert')
    // A proof that denies its finding proves nothing; where the wording itself denies, that is the finding.
    if (rule.fixed === 'stated' && rule.tone !== 'neutral' && negated && !HOLDS_DENIAL.test(match[0])) return undefined
    return { tone, meaning, certainty: rule.fixed, scope }
  }
  // What is over is told where that is the answer; an insolvency that was is no word on a sale of today.
  if (ended && rule.topic === 'zwangsverkauf')
    return denied === undefined || rule.subject === 'versteigerung' ? undefined : { tone: 'neutral', meaning: `${denied} mehr: laut Text beendet`, certainty: 'denied', scope } // prettier-ignore
  if (negated) {
    if (denied === undefined) return undefined
    return unsure
      ? { tone: 'hinweis', meaning: `${denied} – nur soweit bekannt`, certainty: 'unknown', scope }
      : { tone: rule.deniedTone ?? DENIED_TONES[rule.tone], meaning: denied, certainty: 'denied', scope }
  }
  if (open && rule.evenIfOpen !== true) {
    const doubt = doubtful('nur möglich oder geplant')
    return doubt && rule.open !== undefined ? { ...doubt, meaning: rule.open } : doubt
  }
  if (unsure && rule.admitted !== true) return doubtful('nicht gesichert')
  if ((settled || ended) && (rule.tone === 'gefahr' || rule.tone === 'warnung'))
    return {
      // A right of use that has ended is struck out on a death certificate; one that is to be deleted needs its holder.
      tone: ended && rule.topic === 'wohnrecht' ? 'hinweis' : weaker(rule.tone),
      meaning: `${meaning} – ${settled === 'promised' ? 'Erledigung laut Text zugesagt: in den Kaufvertrag aufnehmen' : 'laut Text erledigt'}`,
      certainty: 'stated',
      settled: true,
      scope,
    }
  if (scope.time === 'former') return doubtful('früher')
  if (scope.bearer === 'part' && TRADE_TOPICS.includes(rule.topic) && tone === 'gut')
    return doubtful('nur an einem Teil')
  // "mit Ausnahme des Hofs, einer Verdachtsfläche": what goes beyond a fence or a price is the buyer's all the same.
  if (scope.stance === 'excluded' && !SPREADING.includes(rule.topic)) return doubtful('nicht im Preis enthalten')
  return { tone, meaning, certainty: 'stated', scope }
}

/** What is not sure or no longer so weighs one step less; what is good and not sure is no merit. */
function weaker(tone: Tone): Tone {
  return tone === 'gefahr' ? 'warnung' : tone === 'warnung' ? 'hinweis' : tone === 'gut' ? 'neutral' : tone
}

function calmer(tone: Tone): Tone {
  return tone === 'gefahr' ? 'warnung' : tone
}
