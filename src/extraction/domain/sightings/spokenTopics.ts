import type { Topic } from '../remark.ts'
import { OF_BUILDING } from './spokenOfBuilding.ts'
import { OF_DEAL } from './spokenOfDeal.ts'
import { SYNONYMS } from './spokenSynonyms.ts'

/** What hardly any exposé says and few rules read: where its words stand it may not be called missing either. */
export type Paper =
  | 'ansprechpartner' // by name
  | 'aufteilung'
  | 'baubeschreibung'
  | 'baugenehmigung' // of what is to be built
  | 'bautenstand' // how far it is built
  | 'bauzwang'
  | 'bebaubarkeit'
  | 'beilagen' // papers that came with the exposé
  | 'betriebskosten'
  | 'bodengutachten'
  | 'erbbauHeimfall'
  | 'erbbauZustimmung'
  | 'fertigstellung'
  | 'festerTermin' // of completion, in the contract
  | 'grenzbebauung'
  | 'grundschuld'
  | 'hausgeldWarm' // heating and water are in it
  | 'hausordnung'
  | 'heizungGewartet' // each year, or when last
  | 'hausprotokoll' // in which the seller wrote down what he found of the building
  | 'kaminofen'
  | 'kaution'
  | 'mailadresse' // of whoever offers it
  | 'mieterliste'
  | 'mietkonto'
  | 'mietpreisbremse'
  | 'mietsteigerung'
  | 'provisionMehrwertsteuer' // whether the commission holds it
  | 'provisionVerlangt' // of the buyer, whatever it comes to
  | 'provisionVerkaeufer' // what the seller pays of it
  | 'ruecklageZufuehrung'
  | 'schornsteinfeger'
  | 'vermessung'
  | 'versicherung'
  | 'verwalterzustimmung'

export type SpokenTopic = Topic | Paper

/** By which words a topic is spoken of. Patterns over statement text (see statementText.ts), from edge to edge of a word. */
export interface TopicWords {
  readonly words: string
  /** What the same statement must say too. */
  readonly only?: RegExp
  /** In the same statement the words mean something else. */
  readonly unless?: RegExp
}

/** Wide on purpose: what is found here is shown and asked; only a plain no under a topic's own name is more than that. */
export const SPOKEN_TOPICS: Readonly<Partial<Record<SpokenTopic, TopicWords>>> = { ...OF_BUILDING, ...OF_DEAL }

/** Wider still, so they are only shown: "keine Kampfmittel" denies no Altlast. */
export const PARAPHRASED_TOPICS: Readonly<Partial<Record<SpokenTopic, TopicWords>>> = Object.fromEntries(
  (Object.entries(SYNONYMS) as [SpokenTopic, string][]).map(([topic, words]) => [
    topic,
    { ...SPOKEN_TOPICS[topic], words },
  ]),
)
