import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { shellIn } from '../against/shellAgainstFinish.ts'
import type { Facts } from '../facts.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Section } from '../sections.ts'
import type { DealObjectKind, DealType } from './deal.ts'
import { hitsOf, ownText, proofOf } from './ownText.ts'
import type { DealTrait, DealTraitFound } from './dealFindings.ts'
import { sentenceAround } from '../scope/negation.ts'

export interface TraitInput {
  readonly passages: readonly Passage[]
  readonly facts: Facts
  readonly type: DealType
  readonly kind: DealObjectKind | null
}

/** The price is what a bid begins with. */
const LEAST =
  /(?<!\p{L})(?:mindest-?(?:preis|gebot|kaufpreis)|start-?(?:preis|gebot)|ausruf-?preis|(?:gebote|angebote) (?:werden )?(?:erst )?ab|einstiegs-?gebot|limit-?preis)(?!\p{L})[^.\d\n¦]{0,40}[¦\n]?\s?(?=\d|€|EUR)/giu
const BIDDING =
  /(?<!\p{L})(?:bieter-?verfahren|gebots-?verfahren|bieter-?phase|(?:gegen|nach) (?:höchst)?gebot|höchstgebot|meistbietend(?:en)?|verkauf (?:an den|gegen) (?:meist|höchst)bietenden?)(?!\p{L})/giu
const CORNER = /(?<!\p{L})(?:reiheneckhaus|reihenendhaus|eckreihenhaus|endreihenhaus|eckhaus)(?!\p{L})/giu
/** A second house, and no shed. */
const SECOND =
  /(?<!\p{L})(?:(?:mit|und|nebst|samt|sowie|plus|\+|&) (?:\p{L}+e[mnrs]? ){0,2}(?:neben-?gebäude[ns]?|neben-?haus|gäste-?haus|hinter-?haus|garten-?haus mit wohn\p{L}*|kleine[nm] zweiten? haus|zweite[nm]? (?:wohn)?-?haus|remise|scheune|stall(?:ung(?:en)?|gebäude)?))(?!\p{L})/giu
/** § 2033 BGB: who sells it sells no part of the house. */
const OF_ESTATE =
  /(?<!\p{L}|kein(?:en?)? )(?:mit)?erb(?:an)?teil(?:e?s)?(?!\p{L})|anteil an (?:der|einer|unserer) (?:ungeteilten )?erbengemeinschaft/giu
/** The card tells what the title or the first lines tell. */
const FIRST_PASSAGES = 8
const HOUSES: readonly (DealObjectKind | null)[] = ['einfamilienhaus', 'mehrfamilienhaus', 'wohn-geschaeftshaus']

/** What title and first lines say of the object and of how it is sold, each once. */
export function traitsOf({ passages, facts, type, kind }: TraitInput): DealTraitFound[] {
  const own = ownText(passages)
  const opening = own.filter(({ headline, page }) => page === 1 && headline).concat(own.slice(0, FIRST_PASSAGES))
  const found = (trait: DealTrait, pattern: RegExp, where: readonly Passage[]): DealTraitFound[] =>
    hitsOf(pattern, where).slice(0, 1).map(hit => ({ trait, evidence: [proofOf(hit)] })) // prettier-ignore
  const shell = type === 'fertighaus' ? shellIn(passages) : null
  const isSoldByCourt = type === 'zwangsversteigerung'
  const ofPlot = type === 'fertighaus' ? plotCommission(ownText(passages, WITH_TERMS)) : null
  const attic = type === 'sanierung-bautraeger' && kind === 'mehrere' ? newAtticIn(own) : null
  return [
    ...(isSoldByCourt ? [] : found('bieterverfahren', BIDDING, own)),
    ...(isSoldByCourt ? [] : leastPrice(own, facts)),
    ...netPrice(own, facts),
    ...(kind === 'reihenhaus' ? found('eckhaus', CORNER, opening) : []),
    ...(HOUSES.includes(kind) ? found('nebengebaeude', SECOND, opening) : []),
    ...(shell ? [{ trait: 'ausbauhaus' as const, evidence: [shell] }] : []),
    ...(ofPlot ? [{ trait: 'courtage-grundstueck' as const, evidence: [ofPlot] }] : []),
    ...(type === 'anteil' ? found('erbanteil', OF_ESTATE, own) : []),
    ...(attic ? [{ trait: 'neues-dachgeschoss' as const, evidence: [attic] }] : []),
  ]
}

/** "890.000 € zzgl. 19 % USt. (Option, § 9 UStG)": right behind the price or below it; a broker's fee has its own. */
const VAT =
  /^(?:[\s¦(,]*(?:netto[\s,(]*)?|(?:¦[^\n]*)?\n)(?:zzgl\.?|zuzüglich|\+|plus)\s(?:der\s)?(?:(?:gesetzl\p{L}*\.?|19\s?%)\s)*(?:USt\.?|MwSt\.?|Umsatzsteuer|Mehrwertsteuer)(?!\p{L})/iu

function netPrice(passages: readonly Passage[], { kaufpreis }: Facts): DealTraitFound[] {
  for (const passage of passages)
    for (const { value, index, length } of amountsIn(passage.text)) {
      if (value !== kaufpreis?.value) continue
      const [behind] = VAT.exec(passage.text.slice(index + length)) ?? []
      if (behind) return [{ trait: 'umsatzsteuer', evidence: [proof(passage, index, index + length + behind.length)] }]
    }
  return []
}

/** Only where the amount is the one that is taken for the price. */
function leastPrice(passages: readonly Passage[], { kaufpreis }: Facts): DealTraitFound[] {
  for (const passage of passages)
    for (const match of passage.text.matchAll(LEAST)) {
      const behind = match.index + match[0].length
      const [amount] = amountsIn(passage.text.slice(behind, behind + 24))
      if (!amount || amount.index > 1 || amount.value !== kaufpreis?.value) continue
      return [{ trait: 'mindestpreis', evidence: [proof(passage, match.index, behind + amount.index + amount.length)] }]
    }
  return []
}

const FEE = String.raw`(?:(?:(?:makler|grundstücks|vermittlungs|käufer)-?)?(?:courtagen?|provision(?:en)?)|makler-?(?:kosten|gebühr(?:en)?))`
/** "für die Vermittlung des Bauplatzes nimmt er 5,95 % vom Kaufpreis", "3,57 % inkl. MwSt. auf den Grundstückspreis": told by its share alone. */
const FEE_OF_PLOT_PRICE = String.raw`(?:vermittlung|nachweis) (?:des|eines|vom|für das|für den) (?:(?:bau)?grundstück(?:e?s)?|bauplatz(?:es)?)[^.;]{0,70}?\d(?:[,.]\d+)?\s?%|\d(?:[,.]\d+)?\s?%(?:\s(?:inkl|einschl|zzgl)\.\s(?:\d+\s?%\s)?(?:MwSt|USt)\.?)?\s(?:vom|aus dem|auf den|des) (?:grundstücks(?:kauf)?preis(?:es)?|preis(?:es)? des (?:grundstücks|bauplatzes))`
/** "Grunderwerbsteuer, Notar, Maklercourtage sind nicht im Angebot enthalten", "zzgl. Courtage für das Grundstück". */
const FEE_ON_TOP = regexp.giu`(?<!\p{L})(?:(?:${FEE}|(?<=[,(]\s?)makler(?=\s?[,)]))(?!\p{L})[^.;\n]{0,140}(?:nicht (?:im |in den |in |mit )?(?:[^.;\s]+ ){0,2}(?:enthalten|inbegriffen|eingerechnet|berücksichtigt)|hinzu|(?:fällt|fallen)(?:[^.;]{0,30}) an)|(?:fällt|fallen) [^.;\n]{0,40}${FEE}[^.;\n]{0,40} an|(?:zzgl\.?|zuzüglich|zusätzlich|plus) (?:[^.;\n]{0,60}\s)?${FEE}|${FEE_OF_PLOT_PRICE})(?!\p{L})`
/** What is not in the price often stands among the conditions. */
const WITH_TERMS: readonly Section[] = ['object', 'costs', 'energy', 'terms']
const NO_FEE =
  /(?<!\p{L})(?:kein\p{L}*|ohne|entfällt|entfallen|weder|niemals|nie)(?!\p{L})|(?:provisions|courtage)-?frei/iu

/** Who builds a house asks no fee for it; whoever brings the plot may. */
function plotCommission(passages: readonly Passage[]): Evidence | null {
  for (const passage of passages)
    for (const { 0: text, index } of passage.text.matchAll(FEE_ON_TOP))
      if (!NO_FEE.test(behindStop(passage.text.slice(Math.max(0, index - 30), index)) + text))
        return proof(passage, index, index + text.length)
  return null
}

function behindStop(text: string): string {
  return text.split(/[.;\n]/u).at(-1) ?? ''
}

/** "zwei neu errichtete Dachgeschosswohnungen", "Neubau zweier Penthouses", "Dachaufstockung mit drei Wohnungen". */
const BUILT_ANEW =
  /(?<!\p{L})(?:neu(?:e[nrms]?)?[\s-](?:(?:errichtet|gebaut|geschaffen|aufgebaut|aufgesetzt|ausgebaut|entstehend)e?[nrms]?\s)?(?:(?:dach-?geschoss|DG|dach|penthouse|staffel-?geschoss|maisonette)-?wohnung(?:en)?|penthouses?|dachgeschosse?|staffelgeschoss)|neubau (?:von |der |des |eines |zweier |dreier |\p{L}+ ){0,3}(?:dach-?geschoss|DG|penthouse|staffel-?geschoss)\p{L}*|(?:dach-?geschoss|DG)[\s-]neubau)(?!\p{L})/giu
/** An attic is made into flats, or a storey is set on the house: now, not in 1995 and not perhaps. */
const WORKS_ON_ROOF =
  /(?<!\p{L})(?:(?:dach-?)?aufstockung|dach(?:geschoss)?-?ausbau|ausbau des dach(?:geschosse|boden|stuhl)?s|dach(?:geschoss|boden)? (?:wird|werden)[^.;:\n]{0,40}(?:ausgebaut|aufgestockt))(?!\p{L})/giu
const UNDER_WAY = /(?<!\p{L})(?:wird|werden|entsteh(?:t|en)|aktuell|derzeit|zurzeit|gegenwärtig)(?!\p{L})/iu
const PERHAPS =
  /(?<!\p{L})(?:könn\p{L}*|kann|möglich\p{L}*|denkbar|option\p{L}*|potenzial|potential|reserve|vorbereitet|wäre)(?!\p{L})/iu

/** Where the text says that flats on top of the old house are built anew; null: it does not. */
function newAtticIn(passages: readonly Passage[]): Evidence | null {
  const found =
    hitsOf(BUILT_ANEW, passages).find(hit => !PERHAPS.test(sentence(hit))) ??
    hitsOf(WORKS_ON_ROOF, passages).find(hit => UNDER_WAY.test(sentence(hit)) && !PERHAPS.test(sentence(hit)))
  return found ? proofOf(found) : null
}

function sentence({ passage, start, end }: ReturnType<typeof hitsOf>[number]): string {
  return sentenceAround(passage.text, start, end)
}
