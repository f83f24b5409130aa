import { namesOwnSheet, namesRegister } from '#extraction/domain/remarks/wordsBeside.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isOfTheWhole, type Remark, type Topic } from '#extraction/domain/remark.ts'
import { speaksOfRegister } from '#extraction/domain/toldOf.ts'
import type { Finding } from '../answer.ts'
import type { QuestionId } from '../catalogue.ts'

/** What one statement of the exposé answers of other questions, too. */
export function carriedOver(offer: Offer, remarks: readonly Remark[]): [QuestionId, Finding][] {
  const empty = emptyRegister(remarks)
  const own = ownGround(remarks)
  const isGroundTold = offer.flags.erbbaurecht !== null || isSpokenOf('erbbau', remarks)
  return [
    ...(empty && !isSpokenOf('wohnrecht', remarks) ? [said('wohnrecht-niessbrauch', `Nein: ${NOTHING}`, empty)] : []),
    ...(empty && !isSpokenOf('wegerecht', remarks) ? [said('wegerecht-leitungsrecht', `Keine, die das Grundstück belasten: ${NOTHING}`, empty)] : []),
    ...(own && !isGroundTold ? [said('erbbaurecht', namesRegister(wholeQuote(own.evidence)) ? 'Nein: Das Grundstück hat laut Exposé ein eigenes Grundbuchblatt' : 'Nein: Das Haus steht laut Exposé auf eigenem Grund', own)] : []),
    ...(empty && !own && !isGroundTold ? [said('erbbaurecht', `Nein: ${NOTHING}`, empty)] : []),
  ] // prettier-ignore
}

const NOTHING = 'In Abteilung II ist laut Exposé nichts eingetragen'

/** Where it says that nothing is entered; null: it does not, or names an entry elsewhere. */
function emptyRegister(remarks: readonly Remark[]): Remark | null {
  // What is owed (Abteilung III) goes with the price.
  const isEntry = ({ topic, subject, certainty, tone }: Remark) =>
    topic === 'grundbuch' &&
    subject !== 'abteilung3' &&
    certainty !== 'denied' &&
    (tone === 'warnung' || tone === 'gefahr' || tone === 'neutral')
  if (remarks.some(isEntry)) return null
  const isEmpty = ({ rule, certainty, evidence }: Remark) =>
    certainty === 'denied' &&
    (rule === 'grundbuch-leer' || (rule === 'grundbuch-lastenfrei' && speaksOfRegister(wholeQuote(evidence))))
  return remarks.find(one => isEmpty(one) && isOwn(one)) ?? null
}

/** A plot with a sheet of its own is sold with the house on it. That it is divided from its neighbour's tells nothing of who owns it. */
function ownGround(remarks: readonly Remark[]): Remark | null {
  const isSheet = ({ rule, certainty, evidence }: Remark) =>
    rule === 'realteilung' && certainty === 'stated' && namesOwnSheet(wholeQuote(evidence))
  return remarks.find(one => isSheet(one) && isOwn(one)) ?? null
}

function isOwn(one: Remark): boolean {
  return isOfTheWhole(one) && one.scope.bearer === 'offer' && one.scope.time === 'now'
}

function isSpokenOf(topic: Topic, remarks: readonly Remark[]): boolean {
  return remarks.some(one => one.topic === topic)
}

function said(id: QuestionId, answer: string, { evidence }: Remark): [QuestionId, Finding] {
  return [id, { state: 'belegt', answer, evidence: [evidence], inputs: [], light: 'grün' }]
}
