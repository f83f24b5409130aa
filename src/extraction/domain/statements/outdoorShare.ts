import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** How much of a terrace or balcony the Wohnfläche holds. */
export interface OutdoorShare {
  /** 0 to 1. */
  readonly share: number
  readonly evidence: Evidence
}

const OUTDOOR = String.raw`(?<!\p{L})(?:\p{L}*terrassen?|\p{L}*balkone?|loggi(?:a|en)|freisitz\p{L}*|außenflächen?)(?!\p{L})`
const COUNTED = String.raw`(?:wohnfl\p{L}*|ange(?:rechnet|setzt)|(?:mit|ein)gerechnet|gerechnet|berücksichtigt|enthalten|darin|gezählt|zählt|zählen|m²)`
/** The share in words, the most telling first: what is not counted at all says so of the Wohnfläche. */
const SHARES: readonly (readonly [share: number, words: string])[] = [
  [0, String.raw`nicht (?:in der (?:angegebenen |genannten )?wohnfläche|zur wohnfläche|mitgerechnet|eingerechnet|angerechnet|berücksichtigt|enthalten)|ohne anrechnung`],
  [0.25, String.raw`(?:zu |mit |je )?(?:¼|1/4|(?:einem |ein )?viertel|25 ?%|25 prozent)`],
  [1 / 3, String.raw`(?:zu |mit |je )?(?:⅓|1/3|(?:einem |ein )?drittel|33 ?%)`],
  [0.5, String.raw`(?:zu |mit |je )?(?:½|1/2|50 ?%|50 prozent)|zur hälfte|hälftig|halb`],
  [1, String.raw`(?:zu |mit )100 ?%|(?<!\p{L})(?:voll|vollständig|ganz) (?:an|ein|mit)?(?:gerechnet|angesetzt|enthalten|berücksichtigt)`],
] // prettier-ignore
const SAID = SHARES.map(
  ([share, words]) =>
    [
      share,
      regexp.u`(?:${OUTDOOR}[^;¦]{0,60}|(?<=\()|^)(?<![\p{L}\d,/])(?:${words})(?![\p{L}\d/]| (?:überdacht|verglast|gepflastert|gefliest|belegt|beschattet|bepflanzt|begrünt|offen|mit |in (?!de[rn] wohnfl)))`,
    ] as const,
)
const OF_AREA = regexp.u`${COUNTED}`
const NAMED = regexp.u`${OUTDOOR}`
/** What may be, or what a rule allows, is no statement about this home. */
const NOT_THIS = /(?<!\p{L})(?:kann|können|darf|dürfen|höchstens|bis zu|in der regel|üblich\p{L}*|je nach)(?!\p{L})/u

/** null: nothing is said of it */
export function outdoorShareOf(passages: readonly Passage[]): OutdoorShare | null {
  for (const passage of passages) {
    for (const { text, start } of statementsOf(saidIn(passage).text)) {
      if (!NAMED.test(text) || !OF_AREA.test(text) || NOT_THIS.test(text)) continue
      for (const [share, words] of SAID) {
        const match = words.exec(text)
        if (!match) continue
        const from = start + match.index
        return { share, evidence: inItsClause(proof(passage, from, from + match[0].length)) }
      }
    }
  }
  return null
}
