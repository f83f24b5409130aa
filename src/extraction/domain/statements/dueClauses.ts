import { isCalledDue, isCalledWorn, isEntry } from './dueWords.ts'
import { isNoNeed, withoutOtherSenses } from './noNeed.ts'

/** What of a statement speaks of works that are open. */
export interface Need {
  readonly text: string
  /** The clause that names the thing where this one names none: "…, sie müsste bald ersetzt werden"; null: it speaks of its own. */
  readonly before: string | null
  /** By its words it is to be done; false: it is only worn, or nobody did it. */
  readonly isDue: boolean
}

/** Verbs that make a clause of their own; "werden" at the end belongs to the verb before it. */
const FINITE =
  /(?<!\p{L})(?:ist|sind|war|waren|wäre|wären|hat|haben|hatten?|wird|werden(?= (?!müssen)\p{L})|wurden?|muss|müssen(?= \p{L})|müssten?|sollt?en?|soll|kann|können|könnten?|darf|dürfen|dürften?|braucht|brauchen|bräuchten?|benötigt|benötigen|verlangt|bleibt|bleiben|liegt|liegen|läuft|laufen|funktionier(?:t|en)|arbeitet|stammt|stammen|geht|gehen|steht|stehen|gibt|kommt|kommen|hält|halten|tut|tun|macht|heizt|glänzt|glänzen|bietet|bieten|wirkt|wirken|zeigt|zeigen|überzeug(?:t|en)|gefällt|gefallen|kostet|klemmt|klemmen|verfügt|entspricht|entsprechen|besteht|bestehen|sieht|sehen|fehlt|fehlen)(?!\p{L})/u
/** At these a clause may end; what goes on with its verb ("und müssen …") has the subject of what is before. */
const JOINT = /\s*[,;:]\s+(?:und |aber |doch |jedoch |denn )?| - | ?\(| und (?!zwar)/gu
/** New, or of these years: what it names is not meant by what is due beside it. */
const DONE =
  /(?<!\p{L})(?:neu|neuwertig|neueren datums|einwandfrei|tadellos|tip ?top|top|modern|(?:bereits|schon) \p{L}+t|(?:noch )?nicht|(?:von|aus|seit|baujahr|bj) 20[12]\d)[\s)]*$/u
/** Goes on with what the clause before it names. */
const REFERS =
  /^ ?(?:(?:aber|doch|jedoch|also|daher|deshalb|bald|demnächst|mittelfristig|trotzdem|dennoch|jetzt|nun) )*(?:(?:muss|müssen|müssten?|sollten?|ist|sind|dürften?) )?(?:sie|er|es|beide[s]?|diese[rs]?|hier|dort|(?:die|der|das)(?= (?:muss|müssen|müssten?|sollten?|ist|sind|dürften?|braucht|brauchen)(?!\p{L})))(?!\p{L})/u
/** "Die Fenster im OG sind neu, die im EG müssten …": others of the same kind. */
const OTHERS_OF_IT =
  /^ ?(?:die|der|das|jene[rs]?) (?:im|in der|in den|am|an der|auf der|zur|zum|älter\p{L}*|ältest\p{L}*|übrigen|restlichen|anderen)(?!\p{L})/u
/** Its main clause begins with the verb. */
const WHILE = /^\s*(?:während|obwohl|obgleich|nachdem)(?!\p{L})/u

/** A statement cut where another subject gets its own verb: "die Heizung ist neu | das Bad müsste erneuert werden". */
export function clausesOf(statement: string): string[] {
  const found: string[] = []
  let start = 0
  for (const joint of statement.matchAll(JOINT)) {
    const before = statement.slice(start, joint.index)
    const rest = statement.slice(joint.index + joint[0].length)
    const next = rest.slice(0, rest.search(/\s*[,;:]\s| - |$/u))
    const verb = next.search(FINITE)
    const isOwn =
      (FINITE.test(before) && (verb > 0 || (verb === 0 && WHILE.test(before)))) ||
      (joint[0] !== ' und ' && verb < 0 && DONE.test(next))
    if (!isOwn) continue
    found.push(before)
    start = joint.index + joint[0].length
  }
  return [...found, statement.slice(start)]
}

/** What a statement calls worn or due by its own words; "Bad und Fenster sind neu" beside it is neither. */
export function needsIn(statement: string): Need[] {
  const clauses = clausesOf(statement)
  const said = clauses.map(withoutOtherSenses)
  const whole = said.join(', ')
  if (!isCalledWorn(whole)) return []
  const open = clauses.flatMap((clause, at) => (isCalledWorn(said[at] ?? '') && !isNoNeed(clause, FINITE) ? [at] : []))
  if (!isCalledDue(whole)) return open.length > 0 ? [{ text: statement, before: null, isDue: false }] : []
  return open.map(at => ({
    text: clauses[at] ?? '',
    before: referredBy(clauses[at] ?? '', clauses[at - 1]),
    isDue: isCalledDue(said[at] ?? ''),
  }))
}

/** What an item of a list of works names: in a list of what is due an entry needs no verb. */
export function needsOfItem(item: string, isDueList: boolean): Need[] {
  const needs = needsIn(item)
  if (needs.some(({ isDue }) => isDue)) return needs
  const entries = isDueList ? entriesIn(item) : []
  return entries.length > 0
    ? entries.flatMap(clausesOf).flatMap(text => (DONE.test(text) ? [] : { text, before: null, isDue: true }))
    : [{ text: item, before: null, isDue: false }]
}

/** "Steigleitungen rechts (Angebot Fa. Reese, 18.400 €, liegt vor), Haustür, Anstrich": what brackets add is no sentence; empty: it is one all the same. */
function entriesIn(item: string): string[] {
  if (isEntry(item)) return [item]
  const isOne = (entry: string) => isEntry(entry.replace(/\([^()]*\)/gu, ''))
  const entries = item.split(/,(?![^()]*\))/u)
  if (entries.every(isOne)) return entries
  return isOne(item) ? [item] : []
}

function referredBy(clause: string, before: string | undefined): string | null {
  if (before === undefined) return null
  return OTHERS_OF_IT.test(clause) || (REFERS.test(clause) && !DONE.test(before)) ? before : null
}
