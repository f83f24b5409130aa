import type { Topic } from '../remark.ts'
import { OF_BUILDING } from './spokenOfBuilding.ts'
import { OF_DEAL } from './spokenOfDeal.ts'

/** What hardly any exposé says and few rules read: where its words stand it may not be called missing either. */
export type Paper =
  | 'baubeschreibung'
  | 'baugenehmigung' // of what is to be built
  | 'bautenstand' // how far it is built
  | 'bebaubarkeit'
  | 'bodengutachten'
  | 'erbbauZustimmung'
  | 'fertigstellung'
  | 'festerTermin' // of completion, in the contract
  | 'hausprotokoll' // in which the seller wrote down what he found of the building
  | 'mailadresse' // of whoever offers it
  | 'mieterliste'
  | 'mietpreisbremse'
  | 'provisionMehrwertsteuer' // whether the commission holds it
  | 'provisionVerkaeufer' // what the seller pays of it
  | 'ruecklageZufuehrung'

export type SpokenTopic = Topic | Paper

/** By which words a topic is spoken of. Patterns over statement text (see statementText.ts), from edge to edge of a word. */
export interface TopicWords {
  readonly words: string
  /** What the same statement must say too. */
  readonly only?: RegExp
  /** In the same statement the words mean something else. */
  readonly unless?: RegExp
}

/** Wide on purpose: what is found here is shown and asked, never judged. */
export const SPOKEN_TOPICS: Readonly<Partial<Record<SpokenTopic, TopicWords>>> = { ...OF_BUILDING, ...OF_DEAL }
