import type { Evidence } from '#kernel/evidence.ts'
import type { Deal, Part } from '../deal/deal.ts'
import type { Remark } from '../remark.ts'

/** Flats of a house for which nobody has a permit: area and rent that may have to go. */
export interface UnpermittedFlat {
  /** As the list calls them: "DG". */
  readonly names: readonly string[]
  /** m² */
  readonly area: number
  /** € a year that their tenants pay; null: not told. */
  readonly rent: number | null
  /** € a year of all flats of the list; null: not told of each. */
  readonly rentOfAll: number | null
  /** The authority asks for a second way of escape before it gives a permit; missing: not told. */
  readonly escape?: Evidence
  /** It has no second way of escape, as the exposé says; missing: not told. */
  readonly lacksEscape?: true
  readonly evidence: Evidence
}

const LACKS_ESCAPE = 'rettungsweg-fehlt'
const OPEN: readonly string[] = ['genehmigung-fehlt', 'genehmigung-nur-besprochen', 'genehmigung-unklar', 'genehmigung-nie-gefragt', 'genehmigung-erloschen', 'rettungsweg-fehlt'] // prettier-ignore
/** How a sentence calls a part of a house, and how a list calls its flats. */
const PLACES: readonly (readonly [said: RegExp, listed: RegExp])[] = [
  [/(?<!\p{L})(?:dach(?!rinne|deck)\p{L}*|dg|spitzboden|mansarden?\p{L}*)(?!\p{L})/iu, /(?<!\p{L})(?:dg|dach\p{L}*|spitzboden|mansarde\p{L}*)(?!\p{L})/iu],
  [/(?<!\p{L})(?:keller\p{L}*|souterrain\p{L}*|untergeschoss\p{L}*|ug)(?!\p{L})/iu, /(?<!\p{L})(?:keller\p{L}*|souterrain\p{L}*|untergeschoss\p{L}*|ug)(?!\p{L})/iu],
  [/(?<!\p{L})(?:hinterhaus\p{L}*|rückgebäude\p{L}*|hofgebäude\p{L}*|hofhaus\p{L}*)(?!\p{L})/iu, /(?<!\p{L})(?:hinterhaus\p{L}*|hh|rückgebäude\p{L}*|hofgebäude\p{L}*|hofhaus\p{L}*)(?!\p{L})/iu],
  [/(?<!\p{L})anbau\p{L}*(?!\p{L})/iu, /(?<!\p{L})anbau\p{L}*(?!\p{L})/iu],
] // prettier-ignore

/** null: every permit is there, none is spoken of, or no flat of the list is meant alone. */
export function unpermittedFlat(remarks: readonly Remark[], deal: Pick<Deal, 'parts'> | null): UnpermittedFlat | null {
  const flats = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe')
  for (const { rule, scope, evidence, part } of remarks) {
    if (!OPEN.includes(rule) || scope.bearer === 'other' || scope.bearer === 'surroundings') continue
    const [, listed] = PLACES.find(([said]) => said.test(evidence.quote)) ?? []
    // The footnote of a row need not name its flat.
    const ofRow = part?.kind === 'einheit' ? flats.filter(({ name }) => name === part.name) : []
    const meant = listed ? flats.filter(({ name }) => listed.test(name)) : ofRow
    const area = sumOf(meant, ({ areaM2 }) => areaM2)
    if (meant.length === 0 || meant.length === flats.length || area === null) continue
    const names = meant.map(({ name }) => name)
    const escape = remarks.find(one => one.rule === 'rettungsweg-gefordert')?.evidence
    return {
      names,
      area,
      rent: yearOf(meant),
      rentOfAll: meant.some(isUnpaid) ? null : yearOf(flats.filter(one => !isUnpaid(one))),
      ...(escape && { escape }),
      ...(remarks.some(one => one.rule === LACKS_ESCAPE && one.certainty === 'stated' && ofSame(one, evidence, meant)) && { lacksEscape: true as const }), // prettier-ignore
      evidence,
    }
  }
  return null
}

/** It speaks in the same sentence or of the same row, or by its own words of the same place. */
function ofSame({ evidence, part }: Remark, { page, quote }: Evidence, meant: readonly Part[]): boolean {
  const isOfRow = meant.some(({ name }) => name === part?.name)
  const place = PLACES.find(([said]) => said.test(evidence.quote))
  return isOfRow || (evidence.page === page && evidence.quote === quote) || (place !== undefined && meant.every(({ name }) => place[1].test(name))) // prettier-ignore
}

/** It stands empty beside those that pay. */
function isUnpaid({ rentMonthEuro, let: isLet }: Part): boolean {
  return rentMonthEuro === null && isLet === false
}

function yearOf(parts: readonly Part[]): number | null {
  const month = sumOf(parts, ({ rentMonthEuro }) => rentMonthEuro)
  return month === null ? null : month * 12
}

/** null: one of them is not told. */
function sumOf(parts: readonly Part[], of: (part: Part) => number | null): number | null {
  return parts.reduce<number | null>((sum, part) => {
    const value = of(part)
    return sum === null || value === null ? null : sum + value
  }, 0)
}
