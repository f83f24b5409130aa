import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { QuestionId } from './catalogue.ts'

/** They ask for a class, or hold one against the value. */
const OF_CLASSES: readonly QuestionId[] = ['energieklasse', 'klasse-plausibel']

/** The classes A+ to H are those of Wohngebäude (§ 86 and Anlage 10 GModG); the certificate of a hall or shop has none. */
export function hasClass({ kind }: { readonly kind: ObjectKind | null }): boolean {
  return kind !== 'Gewerbe'
}

/** True where the question has no sense for a building of this kind. */
export function asksForNoClass(id: QuestionId, kind: ObjectKind | null): boolean {
  return !hasClass({ kind }) && OF_CLASSES.includes(id)
}
