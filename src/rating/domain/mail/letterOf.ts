import { greetedAs } from '#extraction/domain/sightings/contacts.ts'
import { enclosedPapers } from '#extraction/domain/sightings/enclosedPapers.ts'
import type { PaperId } from '#questions/domain/paper.ts'
import type { DocumentTodo } from '../todos.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { courtMail } from './courtMail.ts'
import { COURT_RULES } from './courtRules.ts'
import { isFitting } from './fittingPapers.ts'
import { isSpoken, isWorrying, type MailCase, remarksOn, saidAt } from './mailCase.ts'
import { isExempt } from './heatingQuestion.ts'
import { type SellerMail, sellerMail } from './sellerMail.ts'

/** The letter that this offer asks for: to the seller, in an auction to the court. null: nothing is to be asked. @param object how the offer is called */
export function letterOf(one: MailCase, todos: readonly DocumentTodo[], object: string): SellerMail | null {
  if (one.situation.type === 'zwangsversteigerung') {
    return courtMail(chooseQuestions(one, COURT_RULES), object, one.offer.deal?.court?.fileNumber ?? null)
  }
  const papers: readonly PaperId[] = enclosedPapers(one.offer.sightings)
  // What the decision hangs on is asked for first, or the list would be full before it.
  const isDecisive = ({ ids }: DocumentTodo) => ids.some(id => one.decisive.includes(id))
  const byDecision = todos.toSorted((a, b) => Number(isDecisive(b)) - Number(isDecisive(a)))
  const needed = byDecision.flatMap(({ papers }) => papers).filter(paper => isWanted(paper, one))
  return sellerMail(
    chooseQuestions(one),
    [...offeredIn(one), ...needed].filter(paper => !papers.includes(paper)),
    object,
    hasAddress(one),
    greetedAs(one.offer.sightings.spoken.ansprechpartner ?? []),
    saidAt(one, ({ rule, certainty }) => rule === 'finanzierung-nachweis' && certainty !== 'denied') !== null,
  )
}

/** What the exposé says is there, or is shown on request, costs one line to ask for. */
const OFFERED: readonly (readonly [rule: string, paper: PaperId])[] = [
  ['verkauf-vollmacht', 'vollmacht'],
  ['erben-vollmacht-fern', 'vollmacht'],
  ['protokolle-auf-anfrage', 'protokolle'],
  ['protokolle-da', 'protokolle'],
  ['teilungserklaerung-auf-anfrage', 'teilungserklaerung'],
  ['teilungserklaerung-da', 'teilungserklaerung'],
  ['gutachten-liegt-vor', 'gutachten'],
  ['kostenvoranschlag-da', 'gutachten'],
  ['bodengutachten-da', 'baugrund'],
  ['bodengutachten-tragfaehig', 'baugrund'],
  ['baugrund-schwierig', 'baugrund'],
  ['bebauungsplan-gilt', 'plantext'],
  ['wegerecht', 'bewilligung'],
  ['recht-neben-baufenster', 'bewilligung'],
  ['recht-neben-baufenster-danach', 'bewilligung'],
  ['beitraege-bezahlt', 'beitraege'],
]

function offeredIn(one: MailCase): PaperId[] {
  const { remarks, situation, offer } = one
  const report: readonly PaperId[] = isSpoken(one, 'hausprotokoll') && !situation.nothingBuilt ? ['hausprotokoll'] : []
  const said = remarks.filter(({ certainty }) => certainty === 'stated').map(({ rule }) => rule)
  const papers = OFFERED.flatMap(([rule, paper]) => (said.includes(rule) ? [paper] : []))
  // What it costs to heat, only the bills tell then; of a house that is still a building site there are none.
  const bills: readonly PaperId[] = isExempt(one) && isFitting('heizkosten', situation, offer, remarks) ? ['heizkosten'] : [] // prettier-ignore
  return [
    ...report,
    ...bills,
    ...papers.filter(
      paper => isFitting(paper, situation, offer, remarks) && (paper !== 'beitraege' || isWanted(paper, one)),
    ),
  ]
}

/** It can be written to without a portal. */
function hasAddress({ offer }: MailCase): boolean {
  return (offer.sightings.spoken.mailadresse ?? []).length > 0
}

const OF_CURRENT: readonly string[] = ['erneuerbare-pv', 'erneuerbare-speicher', 'pv-gemietet', 'pv-eigentum']

/** Papers that a letter asks for only where this exposé speaks of the thing; among the to-dos they stand for any. */
function isWanted(paper: PaperId, one: MailCase): boolean {
  if (paper === 'gutachten') return remarksOn(one, 'gutachten').length > 0 || isWorrying(one, 'zustand') || isWorrying(one, 'instandhaltungsstau') // prettier-ignore
  if (paper === 'baugenehmigung') return !one.situation.community || one.situation.developer || remarksOn(one, 'umbauGenehmigung', 'ausbaureserve', 'nutzungsbindung').length > 0 // prettier-ignore
  // Nobody certifies as paid what the exposé says is still to be paid.
  if (paper === 'beitraege') return remarksOn(one, 'erschliessung').every(({ rule, certainty }) => rule !== 'erschliessung-offen' || certainty !== 'stated') // prettier-ignore
  // A Wallbox or collectors for hot water have no contract with the grid.
  if (paper === 'photovoltaik') return remarksOn(one, 'erneuerbare', 'pvVertrag').some(({ rule }) => OF_CURRENT.includes(rule)) // prettier-ignore
  return true
}
