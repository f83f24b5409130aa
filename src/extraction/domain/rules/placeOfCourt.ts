import { regexp } from '#kernel/regexp.ts'
import { allePlz, ortOf, plzOf } from '#reference/plz/plz.ts'
import { RANK, type Candidate, type FactKey } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { proof, sureness } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'

const TOWN = String.raw`(?:(?:Bad|Sankt|St\.|Schwäbisch|Groß|Klein|Neu|Hohen)\s)?\p{Lu}[\p{L}-]+(?:\s(?:an der|am|im|in der|bei)\s\p{Lu}\p{L}+)?`
/** Where the land register is kept, or behind the street: "Grundbuch von Gera, Blatt 12", "Leumnitzer Weg 00, Gera". */
const OF_REGISTER = regexp.gu`(?:[Gg]rundbuch(?:s|es)?(?:\sdes\s(?:Amtsgerichts|AG)\s${TOWN})?(?:\s?[:¦]+\s?|\svon\s)|Gemarkung\s|\d{1,3}\s?[a-h]?,\s(?:in\s)?)(?<town>${TOWN})(?=[,;.\s¦]|$)`
/** A part of a town has a land register of its own, and no table knows it: its name still tells more than none. */
const OF_ITS_REGISTER = regexp.u`(?:[Gg]rundbuch\svon\s|Gemarkung\s)(?<town>(?!(?:Blatt|Band|Flur|Amtsgericht|Flurstück)(?!\p{L}))${TOWN})(?=[,;.]|\s(?:Blatt|Bl|Band|Flur|Flurstück|Nr)(?!\p{L}))`
const COURT_SEAT = regexp.u`(?<!\d)(?<code>\d{5})\s${TOWN}`
const OF_COURT = /gericht|[Ss]aal|Sitzung|[Vv]ersteigerung/u

/**
 * A notice names the street and leaves the town to its reader: the land register tells it, and where several are called so, the one in
 * the Kreis of the court is meant. A town of one postcode has that one.
 */
export function placeOfCourt(own: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  if (own.some(({ key }) => key === 'plz')) return []
  const seat = seatIn(passages)
  const read = own.find(({ key }) => key === 'ort')
  const town = read ? null : townIn(passages, seat)
  const name = read ? String(read.value) : town?.name
  if (name === undefined) return []
  const code = codeOf(name, seat)
  const proven = town ?? (read && { name, evidence: read.evidence, sureness: read.sureness, scope: read.scope })
  if (!proven) return []
  const candidate = (key: FactKey, value: string): Candidate => ({
    ...{ key, value, rank: RANK.hint },
    ...{ evidence: proven.evidence, sureness: proven.sureness, scope: proven.scope },
  })
  return [...(town ? [candidate('ort', town.name)] : []), ...(code ? [candidate('plz', code)] : [])]
}

/** Postcodes of the towns that are called so: "Köthen (Anhalt)" is in the table as it is in the notice, "Freiberg (Sachsen)" without its land. */
function codesOf(name: string): string[] {
  const same = allePlz().filter(plz => ortOf(plz) === name)
  return same.length > 0 ? same : allePlz().filter(plz => plainName(ortOf(plz)) === plainName(name))
}

function plainName(town: string): string {
  return (town.split(/[,(/]/u)[0] ?? '').trim()
}

function codeOf(name: string, seat: string | null): string | null {
  const codes = codesOf(name)
  const kreis = seat === null ? undefined : plzOf(seat)?.kreis
  const near = kreis === undefined ? [] : codes.filter(plz => plzOf(plz)?.kreis === kreis)
  const [only, ...more] = near.length > 0 ? near : codes
  return only !== undefined && more.length === 0 ? only : null
}

/** The court's own postcode; null: not told. */
export function seatIn(passages: readonly Passage[]): string | null {
  for (const { text } of passages) {
    const match = COURT_SEAT.exec(text)
    if (match && OF_COURT.test(text)) return match.groups?.['code'] ?? null
  }
  return null
}

function townIn(passages: readonly Passage[], seat: string | null) {
  const kreis = seat === null ? undefined : plzOf(seat)?.kreis
  for (const passage of passages) {
    for (const match of passage.text.matchAll(OF_REGISTER)) {
      const name = match.groups?.['town'] ?? ''
      const codes = codesOf(name)
      if (codes.length === 0) continue
      // Of several towns of one name only the one near the court can be meant.
      if (kreis !== undefined && !codes.some(plz => plzOf(plz)?.kreis === kreis) && codes.length > 1) continue
      return found(passage, match.index + match[0].length - name.length, name)
    }
  }
  for (const passage of passages) {
    const match = OF_ITS_REGISTER.exec(passage.text)
    const name = match?.groups?.['town']
    if (match && name !== undefined) return found(passage, match.index + match[0].length - name.length, name)
  }
  return null
}

function found(passage: Passage, start: number, name: string) {
  const end = start + name.length
  const scope = scopeOf(saidIn(passage), start, end, { matter: 'place' })
  return { name, evidence: proof(passage, start, end), sureness: sureness(passage, start, end), scope }
}
