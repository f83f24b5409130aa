import type { Evidence } from '#kernel/evidence.ts'
import { isNegated, sentenceAround } from '../negation.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Section } from '../sections.ts'

/** A place where a wording stands. */
export interface Hit {
  readonly passage: Passage
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where the object itself is described; "location" is left to those who ask for it: it tells of the town. */
const OBJECT: readonly Section[] = ['object', 'costs', 'energy']
/** A broker or builder praises himself: what he says there is not about this object. */
const PRAISES_ITSELF =
  /(?<!\p{L})(?:wir\ssind|sind\swir|unser(?:e[mnrs]?)?\s(?:unternehmen|firma|team|büro|portfolio)|über\suns|ihr\s(?:partner|spezialist|experte|ansprechpartner|makler)|(?:seit|über)\s(?:über\s)?\d+\sJahren?\s(?:erfahrung|am\smarkt|ihr)|gmbh|handelsregister|e\.\s?k\.|ihre\simmobilie\sverkaufen|immobilie\sverkaufen\?|wir\ssuchen)(?!\p{L})/iu
/** From here on a line speaks of other objects. */
const OTHER_OFFERS =
  /(?<!\p{L})(?:weitere|andere|ähnliche|vergleichbare)\s(?:häuser|objekte|angebote|immobilien|wohnungen|grundstücke|neubauprojekte)(?!\p{L})/iu

/** What the object's own text is: no imprint, no terms, no other offers. */
export function ownText(passages: readonly Passage[], sections: readonly Section[] = OBJECT): Passage[] {
  return passages.filter(passage => sections.includes(passage.section))
}

/** Every place where a wording stands about this object and is not denied. The pattern has the flag g. */
export function hitsOf(pattern: RegExp, passages: readonly Passage[]): Hit[] {
  return passages.flatMap(passage =>
    [...passage.text.matchAll(pattern)].flatMap(match => {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length]
      if (isNegated(passage.text, start, end) || OTHER_OFFERS.test(passage.text.slice(0, start))) return []
      if (PRAISES_ITSELF.test(sentenceAround(passage.text, start, end))) return []
      return [{ passage, start, end, text: match[0] }]
    }),
  )
}

export function proofOf({ passage, start, end }: Hit): Evidence {
  return proof(passage, start, end)
}

/** What stands before a hit in its line. */
export function lineBefore({ passage, start }: Hit): string {
  return passage.text.slice(passage.text.lastIndexOf('\n', start - 1) + 1, start)
}

/** What stands behind a hit in its line. */
export function lineAfter({ passage, end }: Hit): string {
  const stop = passage.text.indexOf('\n', end)
  return passage.text.slice(end, stop < 0 ? undefined : stop)
}
