import type { Evidence } from '#kernel/evidence.ts'
import type { Contradiction } from '../facts.ts'
import { hitsOf, lineAfter, lineBefore, ownText, proofOf } from '../deal/ownText.ts'
import type { Passage } from '../passages.ts'
import type { AgainstView } from './view.ts'

/** A house that its buyer finishes himself. */
const SHELL =
  /(?<!\p{L})(?:ausbauhaus|sanitär-?rohinstallation|(?:zzgl\.?|zzl\.?|zuzüglich)[^.;\n]{0,60}innenausbau\p{L}*|(?:bodenbeläge|fliesen|sanitärobjekte)[^.;\n]{0,50}(?:wählen sie selbst|in eigenleistung|bauseits)|innenausbau[^.;\n]{0,30}(?:in eigenleistung|nicht enthalten|bauseits))(?!\p{L})/giu
const FINISHED =
  /(?<!\p{L})(?:(?:qualität der )?ausstattung(?:squalität)?\s?[:¦]\s?(?:gehoben|luxus|luxuriös|hochwertig)|schlüsselfertig(?:e[nrs]?)? (?:übergeben|gebaut|errichtet|erstellt)|einzugsfertig)(?!\p{L})/giu
/** What one may have for more. */
const CHOICE =
  /(?<!\p{L})(?:auf wunsch|oder|auch als|wahlweise|gegen aufpreis|optional|möglich|(?:ausbau|ausführungs)-?stufen?|im vergleich|bezugsfertig|schlüsselfertig)(?!\p{L})/iu

/** Where an unfinished house is offered: what says so; null: nothing does. */
export function shellIn(passages: readonly Passage[]): Evidence | null {
  // "Bausatzhaus, Ausbauhaus, bezugsfertig": of several stages another may be the one that is priced.
  const first = hitsOf(SHELL, ownText(passages)).find(
    hit => !CHOICE.test(`${lineBefore(hit)}${hit.text}${lineAfter(hit)}`),
  )
  return first ? proofOf(first) : null
}

/** Finished by its field, and to be finished by its buyer in its text. */
export function shellAgainstFinish({ deal, passages }: AgainstView): Contradiction[] {
  if (deal.type.value !== 'fertighaus') return []
  const shell = shellIn(passages)
  const claim = hitsOf(FINISHED, ownText(passages)).find(({ passage, end }) => !CHOICE.test(passage.text.slice(end, end + 60))) // prettier-ignore
  if (!shell || !claim) return []
  const finished = proofOf(claim)
  return [
    {
      key: 'zustand',
      message: `Ausbau: „${finished.quote}“ (Seite ${finished.page}) passt nicht zu „${shell.quote}“ (Seite ${shell.page}).`,
      values: [
        { value: finished.quote, evidence: [finished] },
        { value: shell.quote, evidence: [shell] },
      ],
      follows: {
        reason: 'Nach dem Text ist es ein Ausbauhaus: Böden, Fliesen, Sanitär und Maler kommen zum Preis hinzu.',
        ask: 'In welcher Ausbaustufe wird das Haus übergeben, und was kostet es bezugsfertig?',
      },
    },
  ]
}
