import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Contradiction } from '../facts.ts'
import { proof } from '../proof.ts'
import { sellerOf } from '../rules/provider.ts'
import { type AgainstView, numberOf } from './view.ts'

/** The field of a portal; a sentence of terms speaks of anybody's commission. */
const ASKED =
  /(?<![\p{L}-])(?:käufer-?)?(?:provision|courtage)(?:\sfür\skäufer)?\s?[:¦\n]\s?mit (?:käufer)?provision(?!\p{L})/giu

/** Only a broker asks a commission of the buyer (§ 652 BGB): who offers as a private person and asks one has one behind him, or is none. */
export function sellerAgainstCommission({ facts, passages }: AgainstView): Contradiction[] {
  const { anbieterArt, kaeuferprovision } = facts
  if (!anbieterArt || anbieterArt.buyer || sellerOf(String(anbieterArt.value)) !== 'privat') return []
  const rate = numberOf(kaeuferprovision)
  const [place] = anbieterArt.evidence
  const demand = rate !== null && rate > 0 ? (kaeuferprovision?.evidence[0] ?? null) : askedIn(passages)
  if (!demand || !place) return []
  const [seller, asked] = [inItsClause(place), inItsClause(demand)]
  // Whose it is says nothing of who offers it.
  if (/eigentümer|privatperson/iu.test(seller.quote)) return []
  return [
    {
      key: 'anbieterArt',
      message: `Anbieter: Das Exposé nennt einen privaten Anbieter („${seller.quote}“, Seite ${seller.page}) und verlangt eine Provision („${asked.quote}“, Seite ${asked.page}).`,
      values: [
        { value: anbieterArt.value, evidence: [seller] },
        { value: rate ?? 'mit Provision', ...(rate !== null && { unit: '%' }), evidence: [asked] },
      ],
      follows: {
        reason:
          'Ein privater Verkäufer bekommt keine Provision: Entweder steht ein Makler dahinter, oder sie fällt nicht an.',
        ask: 'Wer verlangt die Provision, wie hoch ist sie, und wer hat den Makler beauftragt?',
      },
    },
  ]
}

function askedIn(passages: AgainstView['passages']): Evidence | null {
  for (const passage of passages)
    for (const match of passage.text.matchAll(ASKED)) return proof(passage, match.index, match.index + match[0].length)
  return null
}
