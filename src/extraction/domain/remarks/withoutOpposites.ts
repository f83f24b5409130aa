import { wholeQuote } from '#kernel/evidence.ts'
import type { Remark, Topic } from '../remark.ts'

/** Rules that hold for the mere word: whoever denies the thing in a sentence of its own has said more. */
const MENTION = /-(?:erwaehnt|genannt)$|^baulast$/u
/** What may follow from the words: whoever says in so many words that it is otherwise has settled it. */
const GUESS = /^haus-einer-anlage$/u

const OTHERS_PV: readonly string[] = [
  'pv-contractor',
  'pv-fremd',
  'pv-fremd-erzaehlt',
  'pv-gemietet',
  'pv-gemietet-erzaehlt',
]
/** Rented with it only where the sentence on its rent names them. */
const BESIDE_PV: Readonly<Record<string, RegExp>> = {
  'erneuerbare-wallbox': /wallbox/iu,
  'erneuerbare-speicher': /speicher/iu,
}
/** What the document tells more exactly elsewhere: a lease with its last day is more than a limited one, and whose sale is none of a good pays no tax; a plant of somebody else is none of the home's. */
const MORE_EXACT: Readonly<Record<string, string | readonly string[]>> = {
  // A look that found damage proves no pipe sound, a guarantee that is over protects nobody.
  'abwasser-dichtheit': ['abwasser-befund', 'abwasser-undicht'],
  'gewaehrleistung-neubau': 'gewaehrleistung-abgelaufen',
  bauzwang: 'bauzwang-frist',
  'beitraege-wiederkehrend': 'beitraege-verschont',
  'miete-befristet': 'miete-endet',
  'oel-frueher': 'oeltank-weg',
  'heizung-heizoel': 'heizung-jahr',
  'umsatzsteuer-kauf': 'umsatzsteuer-geschaeftsveraeusserung',
  'medien-in-der-strasse': 'medien-am-grundstueck',
  'preis-verhandelbar': 'preis-unverhandelbar',
  'preis-vorstellung': 'preis-unverhandelbar',
  'erneuerbare-pv': OTHERS_PV,
  'pv-eigentum': OTHERS_PV,
  'erneuerbare-waermepumpe': ['waerme-fremd', 'waerme-fremd-erzaehlt'],
}

/** That a right is only sought tells in the same words more than that there is one: it is the buyer's lack, and no burden. */
const SOUGHT: readonly string[] = ['zufahrt-zugesagt', 'zufahrt-baulast-fehlt', 'wegerecht-ungesichert']
/** No entry at all: where the text names a right that is entered, "sonst nichts" was meant, in whatever words. */
const NO_ENTRY: readonly string[] = ['grundbuch-abt2', 'grundbuch-lastenfrei', 'grundbuch-leer']
const RIGHTS: readonly Topic[] = ['wegerecht', 'wohnrecht']
const ENTERED = /(?<!\p{L})(?:grundbuch\p{L}*|abt(?:eilung|\.)? ?(?:ii|2)|\p{L}*dienstbarkeit\p{L}*)(?!\p{L})/iu
/** What is entered on the neighbour's land for this one burdens the neighbour. */
const FOR_US =
  /zu ?gunsten (?:des|dieses|unseres) (?:objekts?|grundstücks|hauses|anwesens|kaufgrundstücks)|(?:auf|über|am) (?:\p{L}+ )?nachbar\p{L}*/iu

/** It says that its own sentence does not tell the permit: the next one may. */
const LEFT_OPEN = 'ausbau-in-der-wohnflaeche'
const SPACES = [/dach|spitzboden/iu, /keller|souterrain/iu, /wintergarten/iu]
/** "Der Ausbau war Teil der Genehmigung": of the one that was named, or of all of it. */
const WHOLE_CONVERSION =
  /(?<![\p{L}-])(?:der|dieser|jener) (?:aus|um)bau(?!\p{L})|(?:vollständig|komplett|alles|sämtliche\p{L}*)(?!\p{L})/iu
const BY_ITS_NAME: readonly string[] = ['wegerecht', 'baulast']

/** A topic is not denied and warned of in one breath: the clearer sentence holds. A finding says more than a denial, a denial more than a mention. */
export function withoutOpposites(remarks: readonly Remark[]): Remark[] {
  return remarks.filter(one => {
    if (GUESS.test(one.rule) && remarks.some(other => isSettled(one, other))) return false
    if (remarks.some(other => isMoreExact(other, one))) return false
    if (BY_ITS_NAME.includes(one.rule) && remarks.some(other => SOUGHT.includes(other.rule) && isSaidIn(other, one))) return false // prettier-ignore
    if (NO_ENTRY.includes(one.rule) && isDenial(one) && remarks.some(isEntered)) return false
    if (one.rule === LEFT_OPEN && remarks.some(other => isPermitOf(other, one))) return false
    if (isDenial(one) && remarks.some(other => isFoundAndTakenBack(other) && isOneThing(one, other))) return false
    if (one.takenBack && !isFoundAndTakenBack(one) && remarks.some(other => isDenial(other) && isOneThing(one, other))) return false // prettier-ignore
    const others = remarks.filter(other => isOpposite(one, other))
    if (isWarning(one)) return !MENTION.test(one.rule) || others.length === 0
    return !isDenial(one) || others.every(({ rule }) => MENTION.test(rule))
  })
}

/** A trouble that its sentence takes away is told, and open: no other sentence makes a merit of it. A mere mention a denial may drop. */
function isFoundAndTakenBack({ takenBack, rule }: Remark): boolean {
  return takenBack === true && !MENTION.test(rule)
}

function isOneThing(one: Remark, other: Remark): boolean {
  return (
    one.topic === other.topic &&
    one.subject === other.subject &&
    one.part?.name === other.part?.name &&
    one.scope.bearer === other.scope.bearer &&
    one.scope.time === other.scope.time
  )
}

function isOpposite(one: Remark, other: Remark): boolean {
  return isOneThing(one, other) && ((isWarning(one) && isDenial(other)) || (isDenial(one) && isWarning(other)))
}

function isMoreExact(other: Remark, { rule, part, scope }: Remark): boolean {
  // A plant on the barn is sold no more than one on the house.
  const isOfSame =
    OTHERS_PV.includes(other.rule) || (other.part?.name === part?.name && other.scope.bearer === scope.bearer)
  // "Anlage, Speicher und Wallbox sind gemietet": what hangs on the plant is no more the seller's.
  const isRentedToo = BESIDE_PV[rule]?.test(wholeQuote(other.evidence)) === true && OTHERS_PV.includes(other.rule)
  return isOfSame && (isRentedToo || [MORE_EXACT[rule]].flat().includes(other.rule)) && other.certainty === 'stated'
}

/** Whether the text tells elsewhere how the converted space that one sentence leaves open is permitted. */
function isPermitOf({ topic, rule, certainty, evidence }: Remark, { evidence: open }: Remark): boolean {
  if (topic !== 'umbauGenehmigung' || rule === LEFT_OPEN || certainty !== 'stated') return false
  const named = SPACES.filter(space => space.test(wholeQuote(open)))
  const told = wholeQuote(evidence)
  return WHOLE_CONVERSION.test(told) || named.some(space => space.test(told))
}

function isEntered({ topic, certainty, settled, tone, scope, evidence }: Remark): boolean {
  const said = wholeQuote(evidence)
  const isBurden = RIGHTS.includes(topic) && isWarning({ certainty, tone }) && settled !== true
  return isBurden && scope.time === 'now' && ENTERED.test(said) && !FOR_US.test(said)
}

function isSaidIn({ evidence: place }: Remark, { evidence }: Remark): boolean {
  return place.page === evidence.page && (place.quote.includes(evidence.quote) || evidence.quote.includes(place.quote))
}

function isSettled({ topic }: Remark, other: Remark): boolean {
  return other.topic === topic && other.certainty === 'stated' && other.tone === 'gut'
}

function isWarning({ certainty, tone }: Pick<Remark, 'certainty' | 'tone'>): boolean {
  return certainty === 'stated' && (tone === 'warnung' || tone === 'gefahr')
}

/** That it is not known to be there is no denial. */
function isDenial({ certainty, tone }: Remark): boolean {
  return certainty === 'denied' && (tone === 'gut' || tone === 'neutral')
}
