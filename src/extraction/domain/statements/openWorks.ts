import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { asStatements } from '../remarks/asStatements.ts'
import { proof } from '../proof.ts'
import { partSpokenOf } from '../scope/partSpokenOf.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import type { CostSubject } from './costSubject.ts'
import { deferredListsIn, WORKS_SECTIONS } from './deferredLists.ts'
import { type Need, needsIn, needsOfItem } from './dueClauses.ts'
import { isCoatOfPaint, isNoWork, isOfSome, isUndoneBy } from './dueWords.ts'
import { WORK_KINDS } from './plannedWorks.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'
import { subjectsNamed } from './subjectOfCost.ts'
import { WORK_NAMES } from './workNames.ts'

/** One thing that the seller himself names as not done, worn or to be done. */
export interface OpenWork {
  /** German, as a list names it: "Zaun", "Fenster". */
  readonly name: string
  /** What a sum for it would be for; null: none of what we know the price of. */
  readonly subject: CostSubject | null
  /** By his words it is to be done; false: they only say that nobody did it, or that it is worn. */
  readonly isDue: boolean
  /** Only of a floor, a side or some of it. */
  readonly inPart: boolean
  /** Its sentence names a sum. */
  readonly isPriced: boolean
  readonly evidence: Evidence
}

/** What belongs to a home and is no trade of its own; each takes the place of the kind that its word is part of. */
const MORE: readonly (readonly [name: string, subject: CostSubject | null, named: RegExp])[] = [
  ['Küche', null, /(?<!\p{L})(?:\p{L}*küche)(?!\p{L})/u],
  ['Bodenbeläge', 'boeden', /(?<!\p{L})(?:teppich(?:e|en|böden|boden|s)?|parkett|laminat|pvc)(?!\p{L})/u],
  ['Innentüren', null, /(?<!\p{L})innentüren(?!\p{L})/u],
  ['Elektro-Unterverteilungen', null, /(?<!\p{L})(?:elektro-?)?unterverteilung(?:en)?(?!\p{L})/u],
  ['Haustür', 'haustuer', /(?<!\p{L})(?:haus|hauseingangs|eingangs)tür(?!\p{L})/u],
  ['Garagentor', 'haustuer', /(?<!\p{L})garagentore?(?!\p{L})/u],
  ['Rauchabzug (RWA)', null, /(?<!\p{L})(?:rwa(?:-\p{L}+)?|rauchabz\p{L}*|rauch-? und wärmeabz\p{L}*)(?!\p{L})/u],
  ['Tore', null, /(?<!\p{L})(?:sektional|hallen|roll|schiebe)?-?toren?(?!\p{L})/u],
  ['Hallenboden', null, /(?<!\p{L})(?:hallen|industrie)-?b[oö]den?s?(?!\p{L})/u],
  ['Dachfenster', null, /(?<!\p{L})dach(?:flächen)?fenster(?!\p{L})/u],
  ['Dachrinnen', null, /(?<!\p{L})(?:dach|regen)rinnen?(?!\p{L})/u],
  ['Dachüberstand', null, /(?<!\p{L})(?:dach-?|trauf-?|giebel-?)?(?:überst(?:and|ände)|untersicht|vorsprung|vorsprünge|kasten|kästen|gesimse?)(?:e?s|e|en|n)?(?<!(?<!\p{L})(?:vorsprung|vorsprünge|kasten|kästen|kastens))(?!\p{L})|(?<!\p{L})(?:ortgang\p{L}*|wind(?:brett|feder)\p{L}*|stirnbrett\p{L}*)(?!\p{L})/u], // prettier-ignore
  ['Rollläden', null, /(?<!\p{L})roll[l]?äden(?!\p{L})/u],
  ['Zaun', 'aussenanlagen', /(?<!\p{L})(?:\p{L}*zaun|zäune)(?:s|es)?(?!\p{L})/u],
  ['Einfahrt', 'aussenanlagen', /(?<!\p{L})(?:\p{L}*einfahrt|\p{L}*zufahrt)(?!\p{L})/u],
  ['Terrasse', 'aussenanlagen', /(?<!\p{L})(?:holz)?terrasse(?:nbelag|nplatten)?(?!\p{L})/u],
]
/** Named by one of the words above, it is not the whole trade. */
const WITHIN: Readonly<Record<string, CostSubject>> = { Dachfenster: 'fenster', Bodenbeläge: 'boeden', Zaun: 'aussenanlagen', Einfahrt: 'aussenanlagen', Terrasse: 'aussenanlagen' } // prettier-ignore
/** A gutter is no roof, nor are the boards under its edge; beside them the roof may be named, too. */
const EDGES =
  /(?<!\p{L})(?:(?:dach|regen)rinnen?|dach-?(?:überst|untersicht|vorspr|kasten|kästen|gesims)\p{L}*)(?!\p{L})/gu
/** "Neben dem neuen Dach", "trotz neuer Heizung": it is there. */
const NEW_ALREADY =
  /(?<!\p{L})(?:(?:neben|trotz|außer|samt|dank|abgesehen von|bis auf) (?:der |dem |den |des )?|(?:die|der|das|dem|den|des) )(?:\p{L}+ )?neue[nrms]? \p{L}+(?: und \p{L}+(?= (?:ist|sind|wäre|wären|muss|müssen|müssten?|sollten?)(?!\p{L})))?/gu

/** Each thing once: what is called due first, else in the order of the document. Of a home that is still to be built none. */
export function openWorksOf(passages: readonly Passage[], setting: Setting): OpenWork[] {
  if (setting.toBeBuilt) return []
  const lists = deferredListsIn(passages, setting)
  const listed = lists.flatMap(({ passage, items, isDue }) =>
    items.flatMap((one, at) =>
      isNoWork(one.text)
        ? []
        : needsOfItem(one.text, isDue).flatMap(need => worksIn(passage, one, items[at - 1], need, setting)),
    ),
  )
  const isListed = (passage: Passage, { start, end }: Statement) =>
    lists.some(list => list.passage === passage && list.items.some(one => one.start < end && start < one.end))
  const told = passages
    .filter(({ section }) => WORKS_SECTIONS.includes(section))
    .flatMap(passage =>
      statementsOf(saidIn(passage).text).flatMap((one, at, all) => {
        if (isListed(passage, one) || isUndoneBy(all[at + 1]?.text ?? '')) return []
        const works = needsIn(one.text).flatMap(need => worksIn(passage, one, all[at - 1], need, setting))
        // That a roof is old its own rules tell, and its age.
        return works.filter(({ subject, isDue }) => isDue || !isTrade(subject))
      }),
    )
  const works = [...listed, ...told].toSorted((a, b) => Number(b.isDue) - Number(a.isDue))
  return works.filter((one, at) => works.findIndex(other => other.name === one.name) === at)
}

function isTrade(subject: CostSubject | null): boolean {
  return subject !== null && subject !== 'aussenanlagen' && subject !== 'haustuer'
}

/** @param before what goes before it in its text: "…; die älteste dürfte zu ersetzen sein" speaks of what that names */
function worksIn(
  passage: Passage,
  one: Statement,
  before: Statement | undefined,
  need: Need,
  setting: Setting,
): OpenWork[] {
  const { text, isDue } = need
  const own = [text, need.before ?? ''].map(namedIn).find(names => names.length > 0) ?? []
  const named = own.length === 0 && before && REFERS.test(text) ? namedIn(before.text) : own
  const ofOutbuilding = isOfOutbuilding(passage, one, text)
  const things = named.filter(
    ({ subject }) => !(ofOutbuilding && isTrade(subject)) && isOwn(passage, one, isTrade(subject), setting),
  )
  if (things.length === 0) return []
  const evidence = inItsClause(proof(passage, one.start, one.end))
  const isPriced = eurosIn(wholeQuote(evidence).toLowerCase()).length > 0
  return things.map(thing => ({ ...thing, isDue, inPart: isOfSome(text), isPriced, evidence }))
}

const REFERS = /^ ?(?:sie|er|es|diese[rs]?|(?:die|der|das) (?:älteste|erste|letzte))(?!\p{L})/u

/**
 * Whether a sentence calls a trade due, from its buyer and soon: a gutter is no roof, and what the law asks for some day is not due. Of a
 * floor its part is due, but not of a cellar.
 * @param sentence the exposé's words
 */
export function isTradeDue(sentence: string, trade: CostSubject): boolean {
  return statementsOf(asStatements(sentence))
    .flatMap(({ text }) => needsIn(text))
    .some(
      ({ text, before, isDue }) =>
        isDue && !IN_CELLAR.test(text) && namedIn(`${before ?? ''} ${text}`).some(({ subject }) => subject === trade),
    )
}

const IN_CELLAR = /(?<!\p{L})(?:im keller|in den kellerräumen)(?!\p{L})/u

/** What a statement names that is part of a home; of what only wants paint no trade, but for a front, where paint is the work. */
export function namedIn(text: string): Pick<OpenWork, 'name' | 'subject'>[] {
  const open = text.replace(NEW_ALREADY, '')
  const isPaint = isCoatOfPaint(text)
  const more = MORE.flatMap(([name, subject, named]) => (named.test(open) ? [{ name, subject }] : []))
  const within = more.map(({ name }) => WITHIN[name])
  const kinds = subjectsNamed(open.replace(EDGES, '')).filter(
    one => WORK_KINDS.some(kind => kind === one) && !within.includes(one),
  )
  const all = [...kinds.map(subject => ({ name: WORK_NAMES[subject], subject })), ...more]
  return all.map(one =>
    isPaint && one.subject !== 'fassade' ? { name: `${one.name} (Anstrich)`, subject: null } : one,
  )
}

/** "Im Stallgebäude müssten Dach und Fenster erneuert werden." */
function isOfOutbuilding(passage: Passage, one: Statement, need: string): boolean {
  const end = one.start + Math.max(one.text.indexOf(need), 0) + need.trimEnd().length
  const bounds = { start: one.start, end: one.end }
  return partSpokenOf(saidIn(passage).text, bounds, { start: end - 1, end }, ['nebengebaeude'], true) !== null
}

/** Of the home that is offered: no neighbour's, no garage's roof, no other flat's; a fence is a part by its name. */
function isOwn(
  passage: Passage,
  { text, start, end }: Statement,
  isOfHome: boolean,
  { toBeBuilt, today, above }: Setting,
): boolean {
  const from = start + text.search(/\S/u)
  const word = passage.words.find(placed => placed.end > from)?.word
  const { bearer, stance } = scopeOf(saidIn(passage), from, end, {
    matter: 'works',
    toBeBuilt,
    today,
    under: word && above.get(word),
  })
  const isPart = bearer === 'part' && !isOfHome
  return (bearer === 'offer' || bearer === 'building' || bearer === 'floor' || isPart) && stance !== 'excluded'
}
