import type { Evidence } from '#kernel/evidence.ts'
import type { Candidate, FactKey } from '../facts.ts'
import type { Claim } from './locate.ts'

/** Where a model says that a fact stands. It says nothing else: the value is read there by us. */
export interface Pointer extends Claim {
  readonly key: FactKey
  /** How many readings, each asked otherwise, have pointed there. */
  readonly readings: 1 | 2
}

/** Why a pointer counts for nothing. */
export type Refusal =
  /** No words of a part that speaks of the object. */
  | 'nicht gefunden'
  /** In several blocks, and not in the one that is named. */
  | 'mehrfach'
  /** So small, or so far off the page, that no reader sees it. */
  | 'unsichtbar'
  /** A sentence that addresses a machine. */
  | 'Anweisung'
  /** Of somebody or something else, of another time, denied or not part of the sale. */
  | 'nicht gemeint'
  /** The figure there is another fact's. */
  | 'anderer Wert'
  /** No value that such an object can have. */
  | 'unmöglich'

export type Pointed =
  | {
      readonly kind: 'value'
      readonly candidate: Candidate
      readonly readings: 1 | 2
      /** The whole field, label and value, is one that the rules' own reader of the fact reads so; else somebody only points there. */
      readonly isOwn: boolean
    }
  /** The words stand there and speak of the fact; what it is was not read. */
  | { readonly kind: 'place'; readonly key: FactKey; readonly evidence: Evidence }
  | { readonly kind: 'refused'; readonly key: FactKey; readonly why: Refusal }
