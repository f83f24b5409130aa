import { regexp } from '#kernel/regexp.ts'
import type { Statement } from './statementsOf.ts'

const SELLER = '(?:verkäufer(?:in|s|seite)?|voreigentümer(?:in)?|eigentümer(?:in)?|wir)'
const PAYS =
  '(?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen|begleicht|begleichen|getragen|übernommen|gezahlt|bezahlt)'
const BY_SELLER = regexp.u`(?<!\p{L}|(?:dem|den|mit|beim) )${SELLER}(?!\p{L})(?:(?!käufer|erwerber)[^.]){0,50}?(?<!\p{L})${PAYS}(?!\p{L}| (?:der|die) (?:käufer|erwerber))|(?<!\p{L})${PAYS}[^.]{0,30}(?<!\p{L})${SELLER}(?!\p{L})`
const IS_PAID =
  /(?<!\p{L})(?:bereits|schon|vollständig|komplett|voll)(?: \p{L}+){0,2} (?:bezahlt|gezahlt|beglichen|geleistet|abgegolten|entrichtet)(?!\p{L})|(?:ist|wurde|sind|wurden) (?:bezahlt|beglichen|abgegolten)/u
/** Denies what stands behind or before it. */
export const NOT = /(?<!\p{L})(?:nicht|keine?[nrsm]?|weder)(?!\p{L})/u
/** "Da die Rücklage nicht ausreicht": why there is a levy, and no word against it. */
const WHY =
  /(?<!\p{L})(?:da|weil|nachdem)\s[^,]*,|(?:reich|genüg|deck)(?:t|en|te|ten)(?!\p{L})[^,]{0,30}(?<!\p{L})nicht(?: aus)?/gu

/** The statement says that there is none. */
export function isDenied(statement: string): boolean {
  return NOT.test(statement.replace(WHY, ''))
}
/** "Der Verkäufer wünscht, dass der Käufer die Raten übernimmt." */
const LAID_ON_BUYER =
  /(?<!\p{L})(?:like|ask|want|expect) the buyer to (?:take|pay|bear|assume)(?!\p{L})|(?<!\p{L})(?:wünsch|möcht|erwart|verlang|besteh|voraus|bedingung|vereinbar)\p{L}*(?: darauf)?,? dass (?:der|die|ein|eine) (?:käufer|erwerber)(?:in|seite)?(?!\p{L})(?![^.]{0,60}(?<!\p{L})(?:nicht|keine?[nrsm]?)(?!\p{L}))/u
const BY_BUYER =
  /(?<!\p{L})(?:vom|von der|durch den|durch die|auf den|auf die|zu ?lasten des|zu ?lasten der|der|die) (?:käufer|erwerber)(?:s|in|seite)?(?!\p{L})/u

/** "Von dem dann eingetragenen Eigentümer zu tragen": who is the owner on the day it is due. */
const BY_OWNER_THEN =
  /(?<!\p{L})(?:von dem|vom|der|durch den) (?:dann|zu diesem zeitpunkt|bei fälligkeit|zum fälligkeitstag|jeweils|jeweilige[nr]?|künftig\p{L}*|neue[nr]?)(?: (?:im grundbuch )?(?:eingetragene[nr]?|jeweilige[nr]?))?(?: \p{L}+)? eigentümer(?!\p{L})|(?<!\p{L})(?:der|derjenige|wer)[^.;]{0,40}(?:dann|zu dem zeitpunkt|zu diesem zeitpunkt|am stichtag) im grundbuch steht/u

/** "Etwaige nach dem Verkauf fällig werdende Umlagen übernimmt der Erwerber", as one term among others. */
export const LEVIES_ON_BUYER =
  /(?<!\p{L})(?:\p{L}*umlagen?|sonderzahlungen?)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen|gehen zu ?lasten)(?: \p{L}+){0,2} (?:der|die|des) (?:käufer|erwerber)(?:s|in|seite)?(?!\p{L})|(?:käufer|erwerber)(?:in|seite)? (?:trägt|übernimmt|zahlt)(?: \p{L}+){0,5} \p{L}*umlagen?(?!\p{L})/u

export function isLaidOnBuyer(text: string): boolean {
  return LAID_ON_BUYER.test(text) || BY_BUYER.test(text)
}

/** Who pays the levy, as far as these statements say. */
export function payerIn(window: readonly Statement[]): 'buyer' | 'seller' | null {
  for (const text of withoutOthers(window).map(one => withoutOwnersPaid(one.text))) {
    if (LAID_ON_BUYER.test(text) || BY_OWNER_THEN.test(text)) return 'buyer'
    const seller = BY_SELLER.exec(text)
    if (seller) return NOT.test(text.slice(seller.index)) ? 'buyer' : 'seller'
    if (IS_PAID.test(text)) return NOT.test(text) ? null : 'seller'
    if (BY_BUYER.test(text)) return 'buyer'
  }
  return null
}

/** It was paid: the last word of what says so. */
export const PAID_WORD = '(?:bezahlt|gezahlt|beglichen|geleistet|entrichtet|eingezahlt|überwiesen|abgegolten|erbracht)'
const OWNERS = String.raw`(?:aller?|der|unserer?|von|des) (?:\p{L}+ )?(?:\p{L}*eigentümer(?:n|innen)?|eigentümergemeinschaft|\p{L}*wohnung(?:en)?|\p{L}*parteien?|einheiten|\p{L}*besitzer(?:n|innen)?|haushalten?|nachbarn)(?!\p{L})`
/** Behind a part, so that it is one of the sum and not of those who pay: "ein Drittel der Eigentümer hat schon bezahlt", "80 % haben bezahlt". */
export const NOT_OF_PAYERS = String.raw`(?! ${OWNERS}| (?:hat|haben)(?: (?:bereits|schon))? ${PAID_WORD})`
const OWNERS_PAID = regexp.gu`(?<!\p{L})(?:hälfte|drittel|viertel|fünftel|sechstel|\d ?%|prozent|zwei|drei|vier|fünf|sechs|\d+|alle|einige|viele|mehrere|meisten)(?: ${OWNERS})? (?:hat|haben)(?: (?:ihren|den|anteil|bereits|schon|vollständig|ganz|sie)){0,4} ${PAID_WORD}(?!\p{L})`
/** "Eine Sonderumlage von 2023 über 3.000 € wurde bezahlt": not the one that was told before it. */
const ANOTHER =
  /(?<!\p{L})(?:eine[rn]?|andere[rn]?|frühere[rn]?|ältere[rn]?|vorige[rn]?|vorherige[rn]?|vorangegangene[rn]?|damalige[rn]?|letzte[rn]?) (?:\p{L}+ )?(?:sonder)?umlage(?!\p{L})/u
const OF_YEAR = /umlage (?:von|aus|vom|im)(?: (?:dem|jahre?|\p{L}+)){0,2} [\d·]*(?<!\d)(?<year>20\d\d)(?![\d·])/u
const OTHER_SUM =
  /^\P{L}*(?:das|die|der|den|alle) (?:hausgeld|wohngeld|\p{L}*rücklage|\p{L}*miete|kaufpreis|grundsteuer|rechnung(?:en)?|kaution)(?!\p{L})(?!.*umlage)/u

/** What is told of the levy that the first statement names, without what follows on another levy or another sum. */
export function withoutOthers(window: readonly Statement[]): readonly Statement[] {
  const first = window[0]?.text ?? ''
  return window.filter(({ text }, at) => {
    const year = OF_YEAR.exec(text)?.groups?.['year']
    const isOther = ANOTHER.test(text) || OTHER_SUM.test(text) || (year !== undefined && !first.includes(year))
    return at === 0 || !isOther
  })
}

/** A statement without what some of the owners have paid: the flat's own share may be open. */
function withoutOwnersPaid(statement: string): string {
  return statement.replace(OWNERS_PAID, '')
}
