import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Facts, Statement } from '../facts.ts'
import { type Amount, amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { mayHold } from '../remarks/needles.ts'
import { statementAround } from '../remarks/statementText.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import type { Section } from '../sections.ts'
import { statementsOf } from './statementsOf.ts'

/** A price that was asked before the present one. */
export interface FormerPrice {
  /** In €, above the present price. */
  readonly price: number
  /** The strongest place first. */
  readonly evidence: readonly Evidence[]
  /** The seller had it in mind and asked less from the first day on. */
  readonly onlyMeant?: true
}

const SECTIONS: readonly Section[] = ['object', 'costs']
const HAS_AMOUNT = /€|EUR|Euro/u
/** Own estimate: more than that is no cut of a price, but the price of something else. */
const MAX_RATIO = 2
/** The noun that an amount belongs to, in statement text. */
const PRICE =
  /(?<!\p{L})(?:(?:kauf|angebots|verkaufs|gesamt|fest|start|einstiegs)?preis(?:es|vorstellung)?|kp|vb|vhb|verhandlungsbasis)(?!\p{L})/gu
const CUT =
  /(?<!\p{L})(?:\p{L}*reduzier\p{L}*|\p{L}*gesenkt\p{L}*|preissenkung|preisreduzierung|herabgesetzt|ermäßigt|statt|angeboten)(?!\p{L})/u
/** Amounts that are no price of the object. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:\p{L}*miete\p{L}*|\p{L}*pacht|\p{L}*küche\p{L}*|neupreis|neuwert|anschaffung\p{L}*|\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garage\p{L}*|hausgeld|gesamt(?:kosten|investition|aufwand)|(?:kauf)?nebenkosten|rücklage|inventar|möbel|investier\p{L}*|baukosten|sanierungskosten|brandversicherung\p{L}*|verkehrswert\p{L}*|gutachten|abgetrennt\p{L}*|abgeteilt\p{L}*|mitangeboten\p{L}*)(?!\p{L})/u
/** "730.000 € 660.000 €": a price that is struck out stands right before the new one. */
const STRUCK_OUT = /^\s?(?:→|➔|➜|->|>|»|jetzt|nun|nur noch|jetzt nur|neu:?)?\s?$/iu
const MAX_NOUN_AWAY = 60

/**
 * Prices that the document says were asked before, the highest first; none where it does not say what is asked now.
 * @param statements what labels say: "VORMALS" over "795.000 €"
 */
export function priceHistoryOf(
  passages: readonly Passage[],
  { kaufpreis }: Facts,
  setting: Setting,
  statements: readonly Statement[] = [],
): FormerPrice[] {
  const asked = kaufpreis?.buyer === 'stated' ? null : kaufpreis?.value
  if (typeof asked !== 'number') return []
  const isAbove = ({ value, unit }: Pick<Amount, 'value' | 'unit'>) =>
    unit === '€' && value > asked && value <= asked * MAX_RATIO
  const found = new Map<number, Evidence[]>()
  for (const passage of passages) {
    if (!SECTIONS.includes(passage.section) || !HAS_AMOUNT.test(passage.text)) continue
    const amounts = amountsIn(passage.text)
    amounts.forEach((amount, index) => {
      if (!isAbove(amount)) return
      const next = amounts[index + 1]
      const end = amount.index + amount.length
      const isStruckOut = next?.value === asked && STRUCK_OUT.test(passage.text.slice(end, next.index))
      if (!isStruckOut && !isFormer(passage, amount, setting)) return
      const until = isStruckOut ? next.index + next.length : end
      const places = found.get(amount.value) ?? []
      places.push(inItsClause(proof(passage, amount.index, until)))
      found.set(amount.value, places)
    })
  }
  const others = [...bareFormerPrices(passages, ASKED_BEFORE), ...labelled(statements), ...datedPrices(passages, asked)]
  for (const { price, evidence } of others)
    if (isAbove({ value: price, unit: '€' }) && !found.has(price)) found.set(price, [evidence])
  if (found.size === 0) return onlyMeant(passages).filter(({ price }) => isAbove({ value: price, unit: '€' }))
  return [...found].map(([price, evidence]) => ({ price, evidence })).sort((a, b) => b.price - a.price)
}

/** Where nothing else was asked before, what the seller first had in mind. */
function onlyMeant(passages: readonly Passage[]): FormerPrice[] {
  return bareFormerPrices(passages, MEANT_BEFORE)
    .slice(0, 1)
    .map(({ price, evidence }) => ({ price, evidence: [evidence], onlyMeant: true }))
}

interface NamedPrice {
  readonly price: number
  readonly evidence: Evidence
}

function labelled(statements: readonly Statement[]): NamedPrice[] {
  return statements.flatMap(({ key, value, scope, evidence }) => {
    const isFormerPrice = key === 'kaufpreis' && scope.bearer === 'offer' && scope.time === 'former'
    const isElse = OF_SOMETHING_ELSE.test(wholeQuote(evidence).toLowerCase())
    return isFormerPrice && !isElse && typeof value === 'number'
      ? [{ price: value, evidence: inItsClause(evidence) }]
      : []
  })
}

/** A day and what was asked from it on: "03.08.26: 209.000". */
const DATED_PRICE =
  /(?<![\d.])(?:\d{1,2}\.)?\d{1,2}[./](?:20)?\d\d\s?[:=–-]?\s?(?:EUR\s|€\s)?(?<sum>\d{2,3}\.\d{3}|\d\.\d{3}\.\d{3})(?![\d.]|,\d\d\d|\s?(?:m²|qm|km|kWh))/gu
const HISTORY =
  /(?<!\p{L})(?:Preishistorie|Preisverlauf|Preisentwicklung|Angebotshistorie|Preisänderungen?|Price history)(?!\p{L})/iu
/** Between the name and its last price, in characters. */
const MAX_HISTORY = 220

/** What a list of days and prices has besides: "01.03.2025 289.000 € Gutachten" is of something else. */
const BESIDE_PAIRS = /(?<!\p{L})(?:€|eur|euro|seit|ab|bis|vom|am|vb|vhb|heute|jetzt|nun|aktuell)(?!\p{L})/giu

/** "Preishistorie ¦ 03.08.26: 209.000 ¦ 12.10.26: 199.000 ¦ 16.11.26: 189.000": a list that ends with what is asked now is this object's. */
function datedPrices(passages: readonly Passage[], asked: number): NamedPrice[] {
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers') return []
    const name = HISTORY.exec(passage.text)
    // Beside its name in a cell of its own the list is a passage alone: then it starts with a day and tells several.
    const isAlone = !name && /^\d{1,2}[./]/u.test(passage.text)
    if (!name && !isAlone) return []
    const from = name?.index ?? 0
    const told = passage.text.slice(from, from + MAX_HISTORY)
    const found = [...told.matchAll(DATED_PRICE)].map(({ 0: words, index, groups }) => ({
      price: Number((groups?.['sum'] ?? '').replaceAll('.', '')),
      evidence: proof(passage, from + index, from + index + words.length),
    }))
    if (isAlone && told.replace(DATED_PRICE, '').replace(BESIDE_PAIRS, '').search(/\p{L}/u) >= 0) return []
    return found.some(({ price }) => price === asked) && (name || found.length > 1) ? found : []
  })
}

function isFormer(passage: Passage, { index, length }: Amount, { toBeBuilt, today, above }: Setting): boolean {
  const said = saidIn(passage)
  const bounds = statementAround(said.text, index, index + length)
  const statement = said.text.slice(bounds.start, bounds.end)
  if (OF_SOMETHING_ELSE.test(statement)) return false
  const before = said.text.slice(Math.max(bounds.start, index - MAX_NOUN_AWAY), index)
  const noun = [...before.matchAll(PRICE)].at(-1)
  const around = said.text.slice(Math.max(0, bounds.start - MAX_NOUN_AWAY), bounds.end)
  if (!noun && !CUT.test(around) && around.search(PRICE) < 0) return false
  const start = noun ? index - before.length + noun.index : index
  const word = passage.words.find(placed => placed.end > index)?.word
  const scope = scopeOf(said, start, index + length, {
    ...{ matter: 'amount', core: index, toBeBuilt, today },
    under: word && above.get(word),
  })
  return scope.time === 'former' && scope.bearer !== 'other' && scope.bearer !== 'surroundings'
}

function patternsOf(wordings: readonly string[]): RegExp[] {
  return wordings.map(wording => regexp.gu`(?<!\p{L})${wording}(?!\p{L})`)
}

/** Statement text writes the dots of numbers as "·"; who writes a letter leaves the currency out. */
const SUM = String.raw`(?:€ |eur )?(?<sum>\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?:,00(?!\d))?(?![·,\d]| ?(?:m²|qm|km))(?: ?(?:€|euro|eur)(?!\p{L}))?,?`
const WORDS = String.raw`(?: [\p{L}\d·]+){0,8}`
const ON_OFFER = String.raw`(?:angeboten|inseriert|annonciert|eingestellt|ausgeschrieben|drin|drinnen|online|im (?:internet|netz|portal|schaufenster|angebot)|auf dem markt|zum verkauf|in der (?:zeitung|anzeige)|im (?:wochen|anzeigen|amts)?blatt)`
const AT = String.raw`(?:für|mit|bei|zu|um)(?: rund| ca·| etwa| gut| stolzen)?`

/** What says by itself that a sum was asked before. */
const ASKED_BEFORE = patternsOf([
  String.raw`(?:hatten?|hat|haben|wurde|war|waren|stand|standen|ist|stellte|bot)${WORDS} ${AT} ${SUM}${WORDS} ${ON_OFFER}(?: worden| gewesen| gehabt)?`,
  String.raw`(?:hatten?|hat|haben|wurde|war)${WORDS} ${ON_OFFER}${WORDS} ${AT} ${SUM}`,
  String.raw`(?:hatten?|haben)(?: wir| ich)${WORDS} ${SUM}${WORDS} ${ON_OFFER}`,
  // In brackets behind what is asked now: "998.000 € (bis September 2026: 1.090.000 €)"
  String.raw`(?<=(?:preis|€|euro|eur)[^.]{0,60}\( ?)(?:bis|vor|im)(?: zum| ende| anfang| mitte)?(?: [\p{L}\d·]+){1,3}:? ${SUM}`,
  // Below the price, on a line of its own: "bis 30.09.2026: 289.000 €"
  String.raw`(?<=^ ?|[¦.\n] ?)bis(?: zum)? \d{1,2}·\d{1,2}·(?:20)?\d\d: ?${SUM}`,
  // "hatten wir es über einen Makler für 395.000 Euro versucht", "ein früherer Verkaufsversuch zu 845.000 €"
  String.raw`(?:hatten?|haben|hat|wurde)(?: wir| ich)?(?: [\p{L}\d·]+){0,8} ${AT} ${SUM}(?: [\p{L}\d·]+){0,3} (?:versucht|probiert|nicht verkauft|nicht losgeworden)`,
  String.raw`(?:frühere[rnsm]?|erste[rnsm]?|letzte[rnsm]?) verkaufsversuch(?: [\p{L}\d·]+){0,8} ${AT} ${SUM}`,
  String.raw`${AT} ${SUM}(?: [\p{L}\d·]+){0,4} (?:nicht verkauft|keinen käufer|kein käufer)`,
  // A portal below the price: "vor 5 Wochen: 239.000 €"
  String.raw`(?<=^ ?|[¦.\n] ?)vor (?:\d{1,3}|eine[rm]|zwei|drei|vier|fünf|sechs|acht|zehn) (?:tagen?|wochen?|monat(?:en)?)(?: noch)?:? ${SUM}(?= ?$| ?[¦.\n(])`,
  String.raw`(?:sind|haben|hatten?|war|waren)${WORDS} ${AT} ${SUM}${WORDS} (?:angefangen|gestartet|eingestiegen|begonnen)`,
  // "Gefordert hatten wir im Frühjahr noch 275.000 Euro", "angefangen hatten wir mit 269.000 Euro"
  String.raw`(?:gefordert|verlangt|aufgerufen) (?:hatten?|haben|wurden?|waren)${WORDS} ${SUM}`,
  String.raw`(?:angefangen|gestartet|eingestiegen|begonnen) (?:hatten?|haben|sind|waren)${WORDS} ${AT} ${SUM}`,
  // "letztes Jahr wollten wir noch 109.000"
  String.raw`(?:wollten?|verlangten?|forderten?) (?:wir|ich|sie|er)(?: [\p{L}\d·]+){0,4} (?:noch|zuerst|anfangs|erst) (?:\p{L}+ )?${SUM}`,
  // "waren im Sommer noch bei 319.000 Euro"
  String.raw`(?:waren|war|lagen|lag|standen)(?: wir| ich)?(?: [\p{L}\d·]+){0,4} (?:noch|zuerst|anfangs) (?:\p{L}+ )?bei ${SUM}`,
  String.raw`(?:zuerst|anfangs|ursprünglich|zunächst|am anfang|früher|damals|vorher)${WORDS} ${SUM}${WORDS} (?:haben|verlangt|gefordert|vorgestellt|aufgerufen|gewollt|angesetzt)`,
  String.raw`(?:forderung|(?:preis)?vorstellung|preis|kaufpreis|angebotspreis)${WORDS} (?:lag|war|betrug|stand)${WORDS} (?:bei |auf |noch )*${SUM}`,
  String.raw`(?:lag|war|betrug|stand)${WORDS} (?:die|der|unsere?|seine|ihre) (?:\p{L}+ )?(?:forderung|(?:preis)?vorstellung|preis|kaufpreis|angebotspreis)${WORDS} (?:bei |auf )*${SUM}`,
  // In a cell: "Kaufpreis alt ¦ 565.000,00 EUR (bis 23.11.2026)"
  String.raw`(?<=^ ?|[¦.] ?)(?:(?:kauf|angebots|verkaufs)preis \(?(?:alt|bisher|vorher|früher)\)?|(?:alter|bisheriger|früherer) (?:kauf|angebots|verkaufs)?preis)[ :¦]{1,3}${SUM}`,
  // A label of its own: "vormals 795.000 €"
  String.raw`(?<=^ ?)(?:vormals|vorher|zuvor|bisher|früher|ehemals|statt|(?:kauf|angebots)?preis \(alt\)|(?:kauf|angebots)?preis (?:vorher|bisher|früher|vormals))[ :¦]{1,3}(?:nur |noch )?${SUM}(?= ?(?:vb|vhb)?$)`,
])
/** "Ich hatte zuerst an 295.000 Euro gedacht": nobody was asked for it. */
const MEANT_BEFORE = patternsOf([
  String.raw`(?:hatten?|haben?)(?: wir| ich)?(?: \p{L}+){0,2} (?:zuerst|anfangs|ursprünglich|zunächst|erst)(?: \p{L}+){0,2} an ${SUM}(?: \p{L}+)? gedacht`,
  String.raw`(?:zuerst|anfangs|ursprünglich|zunächst) (?:hatten?|haben?) (?:wir|ich)(?: \p{L}+){0,2} an ${SUM}(?: \p{L}+)? gedacht`,
])
/** Of others, of other things, or what is asked today. */
const NOT_ITS_PRICE =
  /(?<!\p{L})(?:nachbar\p{L}*|vergleich\p{L}*|ähnliche\p{L}*|neubau\p{L}* nebenan|(?:wird|werden)(?![^.]{0,60} (?:angeboten|verkauft|veräußert))|wurde(?:n)? (?:\p{L}+ ){0,3}(?:saniert|investiert|verkauft)|gekauft|erworben|ersteigert|gebot\p{L}*|\p{L}*miete\p{L}*|\p{L}*küche\p{L}*|gutachten|verkehrswert\p{L}*|brandversicherung\p{L}*|grundschuld\p{L}*|darlehen\p{L}*|neupreis|baukosten|die (?:andere|zweite|linke|rechte) \p{L}*hälfte)(?!\p{L})/u

/** Prices with or without a currency that a sentence says were asked before, whatever is asked today. */
function bareFormerPrices(passages: readonly Passage[], wordings: readonly RegExp[]): NamedPrice[] {
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
      const near = wordings.filter(pattern => mayHold(pattern, text))
      if (near.length === 0 || NOT_ITS_PRICE.test(text)) return []
      return near.flatMap(pattern =>
        [...text.matchAll(pattern)].map(({ 0: words, index, groups }) => ({
          price: Number((groups?.['sum'] ?? '').replaceAll('·', '')),
          evidence: inItsClause(proof(passage, start + index, start + index + words.length)),
        })),
      )
    })
  })
}
