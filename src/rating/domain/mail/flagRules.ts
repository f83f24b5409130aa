import { capitalised } from '#kernel/capitalised.ts'
import { listedOr } from '#kernel/germanList.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { type ToldOfDamage, toldOfDamage, toldOfWork } from '#extraction/domain/toldOf.ts'
import { wholeQuote, withBehind } from '#kernel/evidence.ts'
import { type Answer, isOpen, type Todo } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { isKnockout, todoOf } from '../judged.ts'
import { isInventoryTold } from './inventoryTold.ts'
import { clauses, hasOverlay, type MailCase, quoted, remarksOn, saidAt, withPlace } from './mailCase.ts'
import { isTold } from './matters.ts'

/** One question that a finding of this exposé asks. */
export interface FlagQuestion {
  readonly urgency: number
  readonly id: QuestionId | null
  readonly ask: string
}

/** The letter does not tell what we make of price, place and words; and a computed figure is no question to a seller. Heirs are asked by their own rules. */
export const NOT_FOR_SELLERS: readonly QuestionId[] = [
  'verkaeufer-erbengemeinschaft', 'erben-nachweis', 'verkaufsgrund',
  'fernwaerme-anschluss', 'fotos-plausibel', 'warmwasser', 'bauweise', 'laerm-strasse', 'oepnv', 'nahversorgung', 'internet', 'autobahn', 'schulen-kita',
  'innenausstattung', 'preisabweichung', 'preis-ueberhoeht', 'euphemismen', 'warnwoerter', 'widersprueche', 'lagebeschreibung', 'vollstaendigkeit', 'haftungsausschluss', 'finanzierbarkeit-risiko', 'wiederverkaufbarkeit',
] // prettier-ignore

const URGENCY = { knockout: 100, contradiction: 98, smallContradiction: 60, cheap: 91, rot: 78, gelb: 70, hearsay: 55 } as const // prettier-ignore
/** On these everything else is calculated. */
const WEIGHTY: readonly FactKey[] = ['kaufpreis', 'wohnflaeche', 'grundstuecksflaeche', 'zimmer', 'baujahr', 'hausgeldMonat', 'kaltmieteMonat', 'jahresnettokaltmiete', 'plz', 'ort', 'kaeuferprovision', 'einheiten', 'energietraeger', 'energiekennwert'] // prettier-ignore
const MAX_CONTRADICTIONS = 2

/** K.-o., contradictions and what else the exposé says against itself, each with the place where it says so. */
export function flagQuestions(one: MailCase): FlagQuestion[] {
  const { answers, redFlags, notesOf } = one
  const contradictions = redFlags
    .filter(({ id }) => id.startsWith('widerspruch-'))
    .slice(0, MAX_CONTRADICTIONS)
    .map(({ id, finding, todo }) => {
      const isWeighty = WEIGHTY.some(key => id === `widerspruch-${key}`)
      const urgency = isWeighty ? URGENCY.contradiction : URGENCY.smallContradiction
      return { urgency, id: null, ask: todo?.ask ?? `${finding} Welche Angabe gilt?` }
    })
  const cheap = redFlags
    // A right that the seller keeps is why it costs less, and is asked about by its own rule.
    .filter(
      ({ id, light, title }) =>
        id === 'preisabweichung' && light === 'gelb' && title.startsWith('Warum') && !hasOverlay(one, 'niessbrauch'),
    )
    .map(() => ({
      urgency: URGENCY.cheap,
      id: null,
      ask: `Wie kommt der Preis zustande, und gibt es ${listedOr(['Rechte im Grundbuch', 'anstehende Arbeiten', ...(one.situation.community ? ['eine Sonderumlage'] : [])])}, die ihn erklären?`,
    }))
  const said = answers.flatMap(answer => {
    const urgency = urgencyOf(answer)
    const [place] = answer.evidence
    const todo = urgency === null ? null : todoOf(answer, notesOf)
    if (urgency === null || !todo || !place || NOT_FOR_SELLERS.includes(answer.id)) return []
    // Who lives there today and when it is handed over is said: that is all a seller can tell.
    if (answer.id === 'raeumung' && isHandoverTold(one, urgency)) return []
    const ask = askOf(answer, todo, withBehind(place), one)
    return ask === null ? [] : [{ urgency: urgency + answer.weight, id: answer.id, ask: withPlace(ask, quoted(place)) }] // prettier-ignore
  })
  return [...contradictions, ...cheap, ...said]
}

/** That somebody lives there today is no trouble; that it is handed over with his things is. */
function isHandoverTold(one: MailCase, urgency: number): boolean {
  const isTrouble = remarksOn(one, 'raeumung').some(({ tone }) => tone === 'warnung' || tone === 'gefahr')
  return (urgency === URGENCY.hearsay || !isTrouble) && isTold(one, 'uebergabe')
}

/** Of these the seller is asked when they were done; a sentence that says so, or that it was never, is asked for its proof. null: among the papers already. */
const WHEN_DONE: Readonly<Partial<Record<QuestionId, string | null>>> = {
  dach: 'Gibt es zum Dach Rechnungen, ein Angebot oder einen Bericht, und sind Schäden am Holz bekannt?',
  'fassade-daemmung': null,
  fenster: null,
  elektrik: null,
  'leitungen-wasser': null,
  'baeder-alter': null,
}

/** What to ask of a damage, and what in the quoted sentence would answer it; null: nothing would. */
const OF_DAMAGE: Readonly<Partial<Record<QuestionId, readonly (readonly [keyof ToldOfDamage | null, string])[]>>> = {
  'hochwasser': [['level', 'wie hoch stand das Wasser'], [null, 'was wurde beschädigt und wie getrocknet'], [null, 'was verlangt die Versicherung seither']],
  'keller-feuchte': [['cause', 'woher kommt die Feuchte'], ['cure', 'was wurde dagegen getan'], [null, 'seit wann gibt es das'], [null, 'gibt es Bericht oder Angebot dazu']],
} // prettier-ignore

/** That it lies by a lake or in an area tells of no water that ever stood there. */
const NO_FLOOD: readonly string[] = ['hochwasser-wasserlage', 'hochwasser-gebiet']

function isFloodTold(one: MailCase): boolean {
  return remarksOn(one, 'hochwasser').some(({ rule, certainty }) => certainty === 'stated' && !NO_FLOOD.includes(rule))
}

/** A part that nobody may use tells of no crack. */
function isOnlyClosed(one: MailCase): boolean {
  const grave = remarksOn(one, 'statik').filter(({ tone, certainty }) => tone === 'gefahr' && certainty === 'stated')
  return grave.length > 0 && grave.every(({ rule }) => rule === 'balkon-gesperrt')
}

const OF_CLOSED =
  'Warum ist dieser Teil gesperrt, wer hat es verlangt, bis wann gilt es, und was kostet die Gemeinschaft die Freigabe?'

/** Of what it is built is no insulation, and neither is what is denied. */
function isToldBare({ remarks }: MailCase): boolean {
  const said = remarks.filter(({ topic, subject }) => topic === 'fassade' && subject !== 'beschaffenheit')
  return said.every(({ rule, certainty }) => rule === 'fassade-ungedaemmt' ? certainty === 'stated' : rule === 'fassade-gedaemmt' && certainty === 'denied') // prettier-ignore
}

const OF_NOTICE =
  'Können Sie mir die Kündigung des Mietvertrags schicken, und an welchem Tag gibt der Mieter das Objekt geräumt zurück?'

/** null: the exposé answers it there. */
function askOf({ id, light }: Answer, todo: Todo, sentence: string, one: MailCase): string | null {
  const inventory = remarksOn(one, 'inventar')
  const isSettled = isInventoryTold(one)
  if (id === 'inventar' && (one.situation.developer || (isSettled && inventory.length > 0))) return null
  // What it costs and that it must be bought is told: that is a sum, and no question.
  if (id === 'stellplatzpreis-extra' && isParkingPriced(one)) return null
  // Who lives there is told: what is left is when he goes.
  if (id === 'vermietet' && one.offer.occupant !== null) return one.offer.occupant === 'mieter' ? OF_NOTICE : null
  // That there is no insulation answers when it was made.
  if (id === 'fassade-daemmung' && isToldBare(one)) return null // prettier-ignore
  if (id === 'statik-setzung' && isOnlyClosed(one)) return OF_CLOSED
  if (id === 'hochwasser' && !isFloodTold(one)) return todo.ask
  const damage = OF_DAMAGE[id]
  // "Feuchtigkeit ist dem Eigentümer nicht bekannt" tells of none: where it comes from nobody can say.
  if (damage && light === null) return todo.ask
  if (damage && todo.askTold) {
    // How high it stood may be told of another year than the sentence that is quoted.
    const floods = id === 'hochwasser' ? remarksOn(one, 'hochwasser').map(({ evidence }) => wholeQuote(evidence)) : []
    const told = toldOfDamage([sentence, ...floods].join(' '))
    return `${capitalised(clauses(damage.flatMap(([part, words]) => (part && told[part] ? [] : [words]))))}?`
  }
  if (id === 'leitungen-wasser' && isOfLead(one)) return OF_LEAD
  if (id === 'anbau-ausbau-genehmigt') return light === null && !lacksPermit(one) ? OF_PERMIT_TOLD : OF_NO_PERMIT
  if (id === 'fenster' && saidAt(one, ({ rule }) => rule === 'dachfenster-undicht') !== null) return OF_LEAKING_WINDOW
  if (id === 'gewaehrleistung-neubau' && hasEarlyRates(one)) return OF_RATES
  if (id === 'schaedlinge-holz' && toldOfDamage(sentence).unchecked) return OF_UNCHECKED_ROT
  if (id === 'schaedlinge-holz' && !toldOfDamage(sentence).cure)
    return toldOfDamage(sentence).examined ? OF_SEEN_ROT : OF_ROT
  // What it costs is told: then its offer is asked for with those of all works.
  if (id === 'elektrik' && one.priced.includes('elektrik')) return null
  if (id === 'elektrik' && isOutOfDate(one)) return OF_OLD_WIRES
  const proof = WHEN_DONE[id]
  const { when, sinceBuilt } = toldOfWork(sentence)
  if (proof === undefined || !(when || sinceBuilt)) return todo.askTold === undefined ? todo.ask : todo.askTold
  if (id === 'dach' && one.situation.community) return OF_SHARED_ROOF
  const isEstimated = id === 'dach' && saidAt(one, ({ rule }) => rule === 'kostenvoranschlag-da') !== null
  return isEstimated ? 'Können Sie mir den genannten Kostenvoranschlag schicken, und sind Schäden am Holz bekannt?' : proof // prettier-ignore
}

/** The sentence says which part it is: the list of all that may need a permit names what this house has not. */
const OF_NO_PERMIT =
  'Gibt es dazu Schreiben der Behörde, ist eine Genehmigung beantragt, und wer trägt Rückbau oder Auflagen, wenn sie versagt wird?'
const OF_PERMIT_TOLD = 'Können Sie mir die Genehmigung dazu mit den Plänen schicken?'

const OF_LEAKING_WINDOW =
  'Seit wann ist dieses Fenster undicht, was wurde dagegen getan, und sind Holz und Dämmung darunter nass geworden?'

/** Nobody is sure, but the exposé worries. */
function lacksPermit(one: MailCase): boolean {
  return remarksOn(one, 'umbauGenehmigung').some(({ tone }) => tone === 'warnung' || tone === 'gefahr')
}

const OF_RATES = 'Ändern Sie diese Rate im Vertrag nach § 3 MaBV, und welche Sicherheiten geben Sie mir?'

function hasEarlyRates(one: MailCase): boolean {
  return remarksOn(one, 'gewaehrleistung').some(({ rule }) => rule.startsWith('mabv-'))
}

/** Nobody has treated what nobody has examined. */
const OF_ROT =
  'Seit wann sehen Sie das, wurde das Holz untersucht oder behandelt, und darf ein Holzsachverständiger die Stelle vor dem Kauf öffnen?'

const OF_SEEN_ROT =
  'Können Sie mir den Bericht dazu schicken, was empfiehlt er, und darf ein Holzsachverständiger vor dem Kauf weitere Stellen öffnen?'

const OF_UNCHECKED_ROT =
  'Eine Nachkontrolle gab es laut Exposé nicht: Darf ein Holzsachverständiger die behandelte Stelle vor dem Kauf mit Ihrer Erlaubnis freilegen und auf aktiven Befall untersuchen, und können Sie mir Rechnung und Bericht der Fachfirma schicken?'

const OF_OLD_WIRES = 'Wurde diese Elektrik einmal geprüft (E-Check), und gibt es ein Angebot für die Erneuerung?'

/** That it has no Fehlerstromschutz or two wires only tells its age. */
function isOutOfDate(one: MailCase): boolean {
  return remarksOn(one, 'elektrik').some(said => said.rule === 'elektrik-veraltet' && said.certainty === 'stated' && !said.settled) // prettier-ignore
}

const OF_SHARED_ROOF =
  'Ist am Dach des Hauses etwas geplant, und gibt es dazu einen Bericht, ein Angebot oder einen Beschluss?'

/** Of what they are is told; § 17 TrinkwV asks the rest of their owner. */
const OF_LEAD =
  'Welche Leitungen sind noch aus Blei, hat das Gesundheitsamt eine Frist gesetzt, und gibt es eine Wasseranalyse und ein Angebot für den Austausch?'

function isOfLead(one: MailCase): boolean {
  return remarksOn(one, 'wasserleitungen').some(said => said.rule === 'wasserleitungen-blei' && said.certainty === 'stated' && !said.settled) // prettier-ignore
}

function isParkingPriced(one: MailCase): boolean {
  const parts = (one.offer.deal?.parts ?? []).filter(({ kind }) => kind === 'stellplatz')
  const isNamed = one.offer.numbers.stellplatzPreis !== null || parts.some(({ priceEuro }) => priceEuro !== null)
  return isNamed && remarksOn(one, 'pflichtkauf').every(({ rule }) => rule !== 'pflichtkauf-inventar')
}

/** null: nothing in the exposé asks it. */
function urgencyOf(answer: Answer): number | null {
  if (isOpen(answer) || answer.state !== 'belegt') return null
  if (isKnockout(answer)) return URGENCY.knockout
  if (answer.light === 'rot') return URGENCY.rot
  if (answer.light === 'gelb') return URGENCY.gelb
  return answer.todo ? URGENCY.hearsay : null
}
