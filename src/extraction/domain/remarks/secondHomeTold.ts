import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark } from '../remark.ts'

const SECOND_HOME: readonly string[] = ['einliegerwohnung', 'einliegerbereich']
/** The files call rooms that are lived in no home, wherever they lie. */
const NO_HOME = 'genehmigung-keine-wohnung'
/** Where a second home lies, or what it is called. */
const PLACE =
  /souterrain|untergeschoss|keller|dachgeschoss|spitzboden|studio|anbau|einlieger|(?<!\p{L})elw(?!\p{L})|zweite wohn/giu

/** A second flat is no merit where the same exposé says that nobody has permitted it, or that somebody else may live in it. */
export function secondHomeTold(remarks: readonly Remark[]): Remark[] {
  const named = remarks.filter(isSecondHome)
  if (named.length === 0) return [...remarks]
  const taken = remarks.find(isTaken)
  const shut = remarks.find(one => unpermitted(one, named) !== null)
  const by = taken ?? shut
  if (!by) return [...remarks]
  const meaning = taken ? TAKEN : (unpermitted(by, named) ?? PERHAPS)
  const [first] = named
  return remarks.flatMap(one => {
    if (!isSecondHome(one)) return [one]
    const told: Remark = { ...one, tone: 'warnung', meaning }
    // What takes it back is the proof beside its name.
    return one === first ? [told, { ...told, evidence: by.evidence }] : [told]
  })
}

const TAKEN = 'Einlieger- oder Zweitwohnung, in der laut Text ein Berechtigter wohnt oder wohnen darf'
const UNPERMITTED = 'Einlieger- oder Zweitwohnung, laut Text nicht als Wohnung genehmigt'
const PERHAPS =
  'Einlieger- oder Zweitwohnung: Räume im Haus sind laut Text nicht als Wohnung genehmigt, klären Sie, ob es diese sind'

function isSecondHome({ rule, certainty }: Remark): boolean {
  return SECOND_HOME.includes(rule) && certainty === 'stated'
}

/** "Die Einliegerwohnung bewohnt die Berechtigte des Wohnungsrechts" */
function isTaken({ topic, tone, certainty, settled, evidence }: Remark): boolean {
  const isRight = topic === 'wohnrecht' && certainty === 'stated' && settled !== true && tone !== 'gut' && tone !== 'neutral' // prettier-ignore
  return isRight && /einlieger|zweite wohn/iu.test(wholeQuote(evidence))
}

function unpermitted(one: Remark, named: readonly Remark[]): string | null {
  const { topic, tone, certainty, settled, evidence } = one
  if (topic !== 'umbauGenehmigung' || tone !== 'gefahr' || certainty !== 'stated' || settled === true) return null
  const places = placesIn(wholeQuote(evidence))
  const own = new Set(named.flatMap(home => placesIn(clausesOfHome(wholeQuote(home.evidence)))))
  if (places.some(place => own.has(place))) return UNPERMITTED
  return one.rule === NO_HOME ? PERHAPS : null
}

/** "Haus mit Einliegerwohnung im Souterrain und ausgebautem Dachgeschoss": the attic is another thing. Without such a word all that is said. */
function clausesOfHome(text: string): string {
  const own = text.split(/[,;.]\s|\s(?:und|sowie)\s/u).filter(clause => /einlieger|zweite wohn/iu.test(clause))
  return own.length === 0 ? text : own.join(', ')
}

function placesIn(text: string): string[] {
  return (text.match(PLACE) ?? []).map(place => (/^elw$/iu.test(place) ? 'einlieger' : place.toLowerCase()))
}
