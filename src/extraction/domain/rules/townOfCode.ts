import { regexp } from '#kernel/regexp.ts'
import { allePlz, ortOf, plzOf } from '#reference/plz/plz.ts'
import { RANK, type Candidate } from '../facts.ts'
import type { DocumentKind } from '../kind/documentKind.ts'
import type { Passage } from '../passages.ts'
import { proof, sureness } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import { placeOfCourt } from './placeOfCourt.ts'

const CODE_AND_TOWN = /(?<!\d)(?<code>\d{5})\s(?<town>\p{Lu}[\p{L} -]*\p{L})/gu

/** Where a postcode stands alone, its town is the one that the table names, as soon as the text names it, too: "im Campus Ryck in Greifswald. PLZ 17489". */
export function townOfCode(kind: DocumentKind, own: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  if (kind === 'zwangsversteigerung') return placeOfCourt(own, passages)
  const [code] = own.filter(({ key }) => key === 'plz')
  if (!code) return codeOfTown(own, passages)
  if (own.some(({ key }) => key === 'ort')) return []
  const [town = ''] = ortOf(String(code.value)).split(/[,(/]/u)
  const name = town.trim()
  if (name === '') return []
  for (const passage of passages) {
    if (passage.section !== 'object' && passage.section !== 'location') continue
    const match = regexp.u`(?<![\p{L}-])${name.replace(/[.*+?^$(){}|[\]\\]/gu, String.raw`\$&`)}(?!\p{L})`.exec(
      passage.text,
    )
    if (!match) continue
    const [start, end] = [match.index, match.index + name.length]
    const scope = scopeOf(saidIn(passage), start, end, { matter: 'place' })
    if (scope.bearer === 'other') continue
    const evidence = proof(passage, start, end)
    return [{ key: 'ort', value: name, evidence, rank: RANK.hint, sureness: sureness(passage, start, end), scope }]
  }
  return []
}

/**
 * Of towns that are called alike the one is meant where the seller sits: "25813 Husum" in his letterhead, "Husumer Wohnlage" in the title.
 * Where there is one of the name, nobody needs his code, and the house may have another.
 */
function codeOfTown(own: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const towns = own.filter(({ key }) => key === 'ort')
  const [town] = towns
  if (!town || new Set(towns.map(({ value }) => value)).size > 1 || !isCalledAlike(String(town.value))) return []
  const codes = new Set(
    passages.flatMap(({ text }) =>
      [...text.matchAll(CODE_AND_TOWN)].flatMap(({ groups: { code = '', town: name = '' } = {} }) =>
        name === town.value && plzOf(code) ? [code] : [],
      ),
    ),
  )
  const [code] = codes
  return code === undefined || codes.size > 1 ? [] : [{ ...town, key: 'plz', value: code, rank: RANK.hint }]
}

function isCalledAlike(name: string): boolean {
  return new Set(allePlz().flatMap(plz => (ortOf(plz) === name ? [plzOf(plz)?.kreis] : []))).size > 1
}
