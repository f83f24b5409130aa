import { germanPercent, percent } from '#kernel/share.ts'
import { germanMoney } from '#kernel/money.ts'
import type { Contradiction, FactKey } from '#extraction/domain/facts.ts'
import { isOfBuyer } from '#extraction/domain/given/withGiven.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type PriceCut, toldByCut } from '#valuation/domain/priceCut.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { Answer, ComputedFindings, Finding } from './answer.ts'
import { isAsked, isCore, isOnlyComputed, mayStillBeShown, MIN_ASKED } from './applicability.ts'
import { CATALOGUE, type QuestionId, questionOf } from './catalogue.ts'
import { carriedOver } from './composites/carriedOver.ts'
import { contradictionFinding } from './composites/contradictions.ts'
import { datedWorks } from './composites/datedWorks.ts'
import { classMatchesValue, energyDuties } from './composites/energyStatements.ts'
import { toldOfUnits } from './composites/perUnit.ts'
import { pollutantFinding } from './composites/pollutants.ts'
import { euphemismFinding, warningFinding } from './composites/words.ts'
import { factFinding } from './factFinding.ts'
import { merged } from './merged.ts'
import { todoFor } from './notes.ts'
import { openAnswer } from './openAnswer.ts'
import type { Known, Question } from './question.ts'
import { leadingVerdict, remarkFinding } from './remarkFinding.ts'
import { evidenceWeights } from './evidenceShare.ts'
import { unjudged, yellow } from './verdict.ts'

/** What an exposé says. */
export interface ExposeContent extends Known {
  readonly remarks: readonly Remark[]
  readonly contradictions: readonly Contradiction[]
  /** null: the exposé names no former price. */
  readonly priceCut: PriceCut | null
}

/** The question that counts the answers to all others. */
const COUNTED_LAST: QuestionId = 'vollstaendigkeit'

/**
 * The catalogue answered for one object, in its order. An answer never comes without its proof. Calculations may come later and
 * again, at every price that a tipping point is searched with; what the exposé itself answers is found once.
 */
export function answering(told: ExposeContent): (computed: ComputedFindings) => Answer[] {
  const ofExpose = new Map(composed(told))
  const questions = CATALOGUE.map(question => prepared(question, told, ofExpose.get(question.id) ?? null))
  return computed => {
    const answers = questions.flatMap(answered => answered(computed) ?? [])
    // Last, because it counts the others.
    const counted = completeness(answers, told.offer.kind)
    return answers.map(answer =>
      answer.id === COUNTED_LAST ? answerOf(questionOf(COUNTED_LAST), counted, told) : answer,
    )
  }
}

/** Whoever buys a plot tears down what is on it: that it cannot be lived in is no fault of the plot. */
const OF_WHAT_IS_TORN_DOWN: readonly QuestionId[] = ['letzte-modernisierung', 'zustand', 'instandhaltungsstau']
/** A meadow that looks south-west is no garden of a home. */
const OF_A_HOME: readonly QuestionId[] = ['balkon-terrasse-garten']

function isMootOfPlot(kind: ObjectKind | null, id: QuestionId): boolean {
  return kind === 'Grundstück' && OF_WHAT_IS_TORN_DOWN.includes(id)
}

/** null: the question is not shown. */
type Answered = (computed: ComputedFindings) => Answer | null

function prepared(question: Question, told: ExposeContent, ofExpose: Finding | null): Answered {
  const isOfHome = told.offer.kind === 'Grundstück' && OF_A_HOME.includes(question.id)
  const fact = isOfHome ? null : factFinding(question, told)
  // Words that gloss over are listed with what they may mean, not as remarks.
  const isMoot = isMootOfPlot(told.offer.kind, question.id)
  const year = question.yearOfFact?.(told) ?? null
  const remark = question.id === 'euphemismen' || isMoot ? null : remarkFinding(question, told.remarks, told.day, year)
  const leading = isMoot ? undefined : leadingVerdict(question, told.remarks, told.day)
  const isPut = isAsked(question, told, told.remarks)
  const answer = (calculated: Finding | null) => {
    const finding = merged(fact, remark, calculated, leading)
    return isShown(question, finding, isPut) ? answerOf(question, finding, told) : null
  }
  const unchanged = answer(ofExpose)
  if (ofExpose) return () => unchanged
  return computed => {
    const calculated = computed.get(question.id)
    return calculated ? answer(calculated) : unchanged
  }
}

/** Answers that rest on several statements of the exposé itself. */
function composed({ offer, remarks, contradictions, priceCut, units, day }: ExposeContent): [QuestionId, Finding][] {
  const findings: readonly (readonly [QuestionId, Finding | null])[] = [
    ['klasse-plausibel', classMatchesValue(offer, day)],
    ['pflichtangaben-energie', energyDuties(offer)],
    ['widersprueche', contradictionFinding(contradictions, offer)],
    ['euphemismen', euphemismFinding(remarks)],
    ['warnwoerter', warningFinding(remarks)],
    ['schadstoffe', pollutantFinding(offer, remarks)],
    [
      'letzte-modernisierung',
      isMootOfPlot(offer.kind, 'letzte-modernisierung') ? null : datedWorks(offer, remarks, day),
    ],
    ['preisliste-einheiten', priceListFinding(units)],
    ['preishistorie-vermarktungsdauer', priceCutFinding(priceCut)],
    ...toldOfUnits(offer),
  ]
  const own = findings.flatMap(([id, finding]) => (finding ? [[id, finding] as [QuestionId, Finding]] : []))
  return [...own, ...carriedOver(offer, remarks)]
}

/**
 * Open questions of little weight are not put: the list must stay short enough to be worked off. Nor is one that only a
 * calculation answers: what it needs is asked for by itself.
 */
function isShown(question: Question, finding: Finding | null, isPut: boolean): boolean {
  const isHidden = question.weight < MIN_ASKED || isOnlyComputed(question)
  if (finding === null && isHidden && question.id !== COUNTED_LAST) return false
  return isPut || (finding?.state === 'belegt' && mayStillBeShown(question))
}

function answerOf(question: Question, finding: Finding | null, known: ExposeContent): Answer {
  const { offer } = known
  const { id, group, ratingGroup, weight } = question
  const todo = todoFor(question, known)
  const state = finding?.state ?? 'nicht im Exposé'
  const asked = { id, group, ratingGroup, question: question.question, weight, knockout: question.knockout === true }
  const core = isCore(question, offer.kind, state)
  if (finding === null) return { ...asked, core, inputs: [], light: null, ...openAnswer(question, todo, offer) }
  const { stillOpen, ...found } = finding
  return { ...asked, core, ...found, ...(stillOpen && { todo }), ...buyersShare(found.inputs, offer) }
}

/** What rests on the buyer's word is proven by nothing: it counts as geschätzt, whatever else it rests on. */
function buyersShare(inputs: readonly FactKey[], { facts }: Offer): Pick<Answer, 'state' | 'ofBuyer'> | null {
  const ofBuyer = inputs.filter(key => isOfBuyer(facts, key))
  return ofBuyer.length === 0 ? null : { state: 'geschätzt', ofBuyer }
}

/** How much of what matters the exposé proves. Shown, not judged: it tells the buyer what to ask. */
function completeness(answers: readonly Answer[], kind: ObjectKind | null): Finding {
  const { proven, asked } = evidenceWeights(answers, kind)
  const share = germanPercent(percent(asked === 0 ? 0 : Math.round((100 * proven) / asked)))
  return {
    state: 'berechnet',
    answer: `${share} der Kernfragen sind belegt oder berechnet, nach Gewicht`,
    evidence: [],
    formula: `${proven} von ${asked} Gewichtspunkten der Kernfragen`,
    inputs: [],
    light: null,
    reason: 'Wie viel fehlt, senkt keine Note. Jede offene Frage steht mit Dokument in der Liste.',
  }
}

/** That the price has come down, with the quote of the former one; how long it is on offer stays open. null: nothing is said. */
function priceCutFinding(cut: PriceCut | null): Finding | null {
  if (!cut) return null
  const share = germanPercent(percent(cut.percent))
  return {
    state: 'belegt',
    answer: cut.onlyMeant ? `Zuerst gedacht: ${germanMoney(cut.from)}, gefordert ${germanMoney(cut.to)}: ${share} weniger` : `Vorher ${germanMoney(cut.from)}, jetzt ${germanMoney(cut.to)}: um ${share} gesenkt`, // prettier-ignore
    evidence: cut.evidence,
    inputs: ['kaufpreis'],
    ...(cut.times > 1
      ? yellow('Der Preis wurde mehrfach gesenkt. Fragen Sie, woran der Verkauf bisher gescheitert ist.')
      : unjudged(`${toldByCut(cut)}. Fragen Sie, seit wann angeboten wird und warum es weniger ist.`)),
    stillOpen: true,
  }
}

/** null: the exposé has no price list. */
function priceListFinding(units: number): Finding | null {
  if (units === 0) return null
  return {
    state: 'berechnet',
    answer: `Die Preisliste nennt ${units} ${units === 1 ? 'Einheit' : 'Einheiten'}`,
    evidence: [],
    formula: 'Zeilen der Preisliste gezählt',
    inputs: [],
    light: null,
  }
}
