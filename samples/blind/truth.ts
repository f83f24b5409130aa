import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VerdictId } from '../../src/rating/domain/verdict.ts'
import type { FactKey, FactValue } from '../sample.ts'

/** What somebody who has not seen the rules says of a document that he wrote. */
export interface BlindTruth {
  readonly file: string
  /** Folder: the class of deal or object, or "non-" and the kind. */
  readonly class: string
  readonly about: string
  /** `document.kind` of the public JSON. */
  readonly kind: string
  readonly accepted: boolean
  readonly deal?: DealTruth
  /** A key left out: the document does not say it about this offer now. */
  readonly facts?: Readonly<Partial<Record<FactKey, FactValue>>>
  /** Facts that the author was not asked for: what the engine says of them is not scored. */
  readonly unasked?: readonly FactKey[]
  /** Other defensible values; null: saying nothing is right, too. */
  readonly accept?: Readonly<Partial<Record<FactKey, readonly (FactValue | null)[]>>>
}

type DealField = 'type' | 'status' | 'objectKind'
export type DealTruth = Readonly<Record<DealField, string> & Partial<Record<`${DealField}Also`, readonly string[]>>>

/** How an author judged an offer of his, in judged.json: as a buyer's adviser would, before anything was calculated. */
export interface JudgedCase {
  readonly file: string
  readonly verdict: VerdictId
  /** As defensible. */
  readonly alsoVerdict?: readonly VerdictId[]
  /** €: the highest price that is right; missing: nobody can say. */
  readonly limitEuro?: number | null
  /** The three things of this exposé that decide, German. */
  readonly points: readonly string[]
}

const HERE = import.meta.dirname

/** All documents of the folder that are printed. */
export function blindTruths(): BlindTruth[] {
  return readdirSync(HERE, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(HERE, entry.name, 'truth.json')))
    .flatMap(({ name }) =>
      (JSON.parse(readFileSync(join(HERE, name, 'truth.json'), 'utf8')) as Omit<BlindTruth, 'class'>[]).map(truth => ({
        ...truth,
        class: name,
      })),
    )
    .sort((a, b) => a.file.localeCompare(b.file, 'de'))
}

export function blindPath(file: string): string {
  return join(HERE, 'pdf', file)
}
