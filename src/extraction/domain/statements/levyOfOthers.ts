import { regexp } from '#kernel/regexp.ts'
import type { Statement } from './statementsOf.ts'

export const PAID = '(?:bezahlt|gezahlt|beglichen|geleistet|entrichtet|eingezahlt|überwiesen|abgegolten|erbracht)'
const OWNERS = String.raw`(?:aller?|der|unserer?|von|des) (?:\p{L}+ )?(?:\p{L}*eigentümer(?:n|innen)?|eigentümergemeinschaft|\p{L}*wohnung(?:en)?|\p{L}*parteien?|einheiten|\p{L}*besitzer(?:n|innen)?|haushalten?|nachbarn)(?!\p{L})`
/** Behind a part, so that it is one of the sum and not of those who pay: "ein Drittel der Eigentümer hat schon bezahlt", "80 % haben bezahlt". */
export const NOT_OF_PAYERS = String.raw`(?! ${OWNERS}| (?:hat|haben)(?: (?:bereits|schon))? ${PAID})`
const OWNERS_PAID = regexp.gu`(?<!\p{L})(?:hälfte|drittel|viertel|fünftel|sechstel|\d ?%|prozent|zwei|drei|vier|fünf|sechs|\d+|alle|einige|viele|mehrere|meisten)(?: ${OWNERS})? (?:hat|haben)(?: (?:ihren|den|anteil|bereits|schon|vollständig|ganz|sie)){0,4} ${PAID}(?!\p{L})`
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
export function withoutOwnersPaid(statement: string): string {
  return statement.replace(OWNERS_PAID, '')
}
