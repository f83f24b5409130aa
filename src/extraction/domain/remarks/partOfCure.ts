/** "…, das Bad wurde 2012 erneuert": a part that the trouble does not speak of. What was done to it cures nothing else. */
const PART =
  /(?<!\p{L})(?:bad|bäder|küche|fenster|(?:haus|innen|eingangs)?türe?n?|heizung\p{L}*|dach|dächer|gauben?|fassade|elektrik|elektroinstallation|böden|boden|bodenbel[aä]ge?|balkone?|treppenhaus|aufzug|garage|terrasse|zaun)(?!\p{L})/gu
const CLAUSES = /[,;:¦]|(?<!\p{L})(?:und|während) (?=(?:das|die|der) )/u

/** @param cure the clause of the cure @param trouble what the trouble is told with */
export function isOfAnotherPart(cure: string, trouble: string): boolean {
  const parts = cure.match(PART) ?? []
  return parts.length > 0 && !parts.some(part => trouble.includes(part))
}

/** The clause of a statement around a place in it. */
export function clauseAt(statement: string, at: number): string {
  const before = statement.slice(0, at).split(CLAUSES).at(-1) ?? ''
  const behind = statement.slice(at).split(CLAUSES)[0] ?? ''
  return before + behind
}
