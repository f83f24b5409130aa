import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  /** Other defensible values; null: saying nothing is right, too. */
  readonly accept?: Readonly<Partial<Record<FactKey, readonly (FactValue | null)[]>>>
}

type DealField = 'type' | 'status' | 'objectKind'
export type DealTruth = Readonly<Record<DealField, string> & Partial<Record<`${DealField}Also`, readonly string[]>>>

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
