import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../../facts.ts'
import { MONTHS } from '../../germanMonths.ts'
import type { Part } from '../deal.ts'

const WHEN = regexp.iu`(?<!\d)(?:\d{1,2}\.\s?(?:\d{1,2}\.\s?20\d\d|(?:${MONTHS.join('|')})\s+20\d\d)|\d{1,2}[./]20\d\d|(?:${MONTHS.join('|')})\s+20\d\d)(?!\d)|(?<!\p{L})sofort(?!\p{L})`
/** "Einliegerwohnung vermietet, Hauptwohnung 01.04.2027": each has its own day. */
const PIECES = /[,;|]|\s\/\s|(?<!\p{L})und(?!\p{L})/u
const LET = /(?<!\p{L})(?:vermietet|nicht|kein\p{L}*)(?!\p{L})/iu

/**
 * Where a part of a house is let and it is told when one can move in, that day is of the part that nobody rents: of the one it names, else of
 * the only one of which nothing is known.
 */
export function freeAsTold(parts: readonly Part[], { bezugsfreiAb }: Pick<Facts, 'bezugsfreiAb'>): Part[] {
  const told = typeof bezugsfreiAb?.value === 'string' ? bezugsfreiAb.value : ''
  const homes = parts.filter(({ kind }) => kind === 'wohnung' || kind === 'haus')
  const open = homes.filter(one => one.let === null && one.rentMonthEuro === null && one.status === null)
  if (told === '' || open.length === 0 || !homes.some(one => one.let === true)) return [...parts]
  const names = (piece: string, { name }: Part) => piece.toLowerCase().includes(name.toLowerCase())
  const isNamed = homes.some(one => names(told, one))
  return parts.map(part => {
    if (!open.includes(part)) return part
    const own = isNamed ? told.split(PIECES).find(piece => names(piece, part)) : open.length === 1 ? told : undefined
    const when = own === undefined || LET.test(own) ? null : WHEN.exec(own)
    return when ? { ...part, freeFrom: when[0] } : part
  })
}
