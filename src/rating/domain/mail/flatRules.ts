import { capitalised } from '#kernel/capitalised.ts'
import { isOfDamage, needsOfFlat } from '#extraction/domain/statements/wordsOfWorks.ts'
import { calledUnit } from '#extraction/domain/unitLabel.ts'
import { asks, clauses, type MailCase, type MailRule, quoted } from './mailCase.ts'

/** Of single flats of a house that stand empty because they cannot be let as they are. */
export const FLAT_RULES: readonly MailRule[] = [asks(79, [], askOfFlats)]

/** More are asked for together: nobody answers the same question four times. */
const MAX_FLATS = 2

/** A shell and a flat without a bath are asked why, how far and for how much. */
function askOfFlats({ offer }: MailCase): string | null {
  const flats = (offer.deal?.parts ?? []).filter(({ kind, let: isLet }) => kind === 'wohnung' && isLet !== true)
  const open = flats.flatMap(({ name, remark }) => {
    const needs = remark ? needsOfFlat(remark.quote) : []
    return remark && needs.length > 0 ? [{ name: calledUnit(name), remark, needs }] : []
  })
  const [first] = open
  if (!first) return null
  const isShell = open.some(({ needs }) => needs.includes('wohnungsausbau'))
  const named = open.slice(0, MAX_FLATS).map(({ name, remark }) => `${name}${quoted(remark)}`)
  const items = [
    'warum ist das so',
    isShell ? 'was ist dort noch vorhanden (Anschlüsse, Elektrik, Heizung)' : 'sind die Anschlüsse noch da',
    ...(open.some(({ remark }) => isOfDamage(remark.quote)) ? ['ist die Ursache des Schadens behoben, und wer hat ihn bezahlt'] : []), // prettier-ignore
    'gibt es Angebote für die Herrichtung',
  ]
  return `${named.join(' und ')}: ${capitalised(clauses(items))}?`
}
