import type { Page } from '#reading/domain/page.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Contradiction } from '../facts.ts'
import { rowsAgainstText } from './countedRows.ts'
import { missingPages } from './missingPages.ts'
import { pricePerArea } from './pricePerArea.ts'
import { promisedRent } from './promisedRent.ts'
import { shellAgainstFinish } from './shellAgainstFinish.ts'
import { type AgainstView, inFigures, numberOf } from './view.ts'
import { yieldOnTarget } from './yieldOnTarget.ts'
import { areasOfCertificate } from '../deal/areaOfCertificate.ts'
import { inItsClause } from '../clauseQuote.ts'
import { proof } from '../proof.ts'
import { sellerOf } from '../rules/provider.ts'
import type { Part } from '../deal/deal.ts'
import type { Passage } from '../passages.ts'
import { roomListsIn } from '../roomLists.ts'

/**
 * What an exposé says against itself in fields of different kinds. Each rule names two places of the document; what may be a reading of ours,
 * or another thing that is measured, is no contradiction: a false one costs more trust than one that is missed.
 */
export function againstEachOther(view: AgainstView, pages: readonly Page[]): Contradiction[] {
  return [
    ...certificateAgainstParts(view),
    ...roomLists(view.passages, view.deal.parts),
    ...rowsAgainstText(view),
    ...pricePerArea(view),
    ...yieldOnTarget(view),
    ...promisedRent(view),
    ...sellerAgainstCommission(view),
    ...shellAgainstFinish(view),
    ...missingPages(view.passages, pages),
  ]
}

/** A form prints the Nutzfläche of the Energieausweis as Wohnfläche: told beside what the units really add up to. */
function certificateAgainstParts({ own, statements, deal: { parts } }: AgainstView): Contradiction[] {
  const [printed] = areasOfCertificate(own, statements, parts)
  if (!printed) return []
  const units = parts.filter(({ kind, areaM2 }) => kind !== 'stellplatz' && areaM2 !== null)
  const sum = units.reduce((total, { areaM2 }) => total + (areaM2 ?? 0), 0)
  const evidence = units.flatMap(one => one.evidence.slice(-1))
  const whole = Number(printed.value)
  const message = `Wohnfläche: Das Exposé nennt ${inFigures(whole)} m² (Seite ${printed.evidence.page}), die ${units.length} Einheiten ergeben zusammen ${inFigures(sum)} m² (Seite ${evidence[0]?.page}). Dieselbe Zahl nennt es als Nutzfläche des Energieausweises.`
  return [
    {
      key: 'wohnflaeche',
      message,
      values: [
        { value: whole, unit: 'm²', evidence: [printed.evidence] },
        { value: Math.round(sum * 100) / 100, unit: 'm²', evidence },
      ],
      follows: {
        reason:
          'Die Nutzfläche des Energieausweises wird aus dem Volumen gerechnet und ist größer als die Wohnfläche. Gerechnet ist mit den Flächen der Einheiten.',
        ask: 'Wie groß ist die vermietbare Fläche nach der Wohnflächenberechnung?',
      },
    },
  ]
}

/** The field of a portal; a sentence of terms speaks of anybody's commission. */
const ASKED =
  /(?<![\p{L}-])(?:käufer-?)?(?:provision|courtage)(?:\sfür\skäufer)?\s?[:¦\n]\s?mit (?:käufer)?provision(?!\p{L})/giu

/** Only a broker asks a commission of the buyer (§ 652 BGB): who offers as a private person and asks one has one behind him, or is none. */
function sellerAgainstCommission({ facts, passages }: AgainstView): Contradiction[] {
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

/** A list of rooms below which another sum is printed than they make. */
function roomLists(passages: readonly Passage[], parts: readonly Part[]): Contradiction[] {
  // Where each flat has its list, the one that is furthest off.
  const [worst] = roomListsIn(passages).toSorted((a, b) => b.share - a.share)
  if (!worst) return []
  const { told, sum, evidence } = worst
  const unit = parts.find(({ areaM2, areaOfRooms }) => areaM2 === told && areaOfRooms === sum)
  const whose = unit ? ` von ${unit.name}` : ''
  return [
    {
      key: 'wohnflaeche',
      message: `Wohnfläche${whose}: Auf Seite ${evidence.page} stehen ${inFigures(told)} m² als Gesamtfläche, die Räume darüber ergeben zusammen ${inFigures(sum)} m².`,
      values: [
        { value: told, unit: 'm²', evidence: [evidence] },
        { value: sum, unit: 'm²', evidence: [evidence] },
      ],
      follows: {
        reason: `Summe oder Einzelflächen sind falsch; daran hängt der Preis je m².${unit && sum < told ? ' Gerechnet ist mit der Summe der Räume.' : ''}`,
        ask: 'Welche Fläche gilt nach der Wohnflächenberechnung?',
      },
    },
  ]
}
