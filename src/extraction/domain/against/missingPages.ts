import type { Page } from '#reading/domain/page.ts'
import type { Contradiction } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

/** The foot of a page: "02 / 05", "Seite 3 von 8"; pictures are counted so, too ("1/7"), but not page by page. */
const COUNTED =
  /(?<=^|[\n¦|·–-]\s?)(?:Seite\s|S\.\s)?(?<page>\d{1,2})(?:\s?\/\s?|\s?von\s)(?<all>\d{1,2})(?=\s?(?:$|[\n¦|·–-]))/giu
/** One such figure may be a date, a flat or a picture. */
const MIN_PAGES = 2
const MAX_PAGES = 60

/** The document counts more pages than the file has: what is on the others nobody has read. */
export function missingPages(passages: readonly Passage[], pages: readonly Page[]): Contradiction[] {
  const found = passages.flatMap(passage =>
    [...passage.text.matchAll(COUNTED)].map(match => ({
      passage,
      match,
      page: Number(match.groups?.['page']),
      all: Number(match.groups?.['all']),
    })),
  )
  const totals = [...new Set(found.map(({ all }) => all))]
  for (const all of totals) {
    const feet = found.filter(one => one.all === all && one.page >= 1 && one.page <= all)
    const numbers = new Map(feet.map(one => [one.passage.page, one.page]))
    // Each foot says its own number, and they rise with the pages of the file.
    const rising = [...numbers].sort(([a], [b]) => a - b)
    const isRising = rising.every(([, number], at) => at === 0 || number > (rising[at - 1]?.[1] ?? 0))
    const isOnceAPage = numbers.size === feet.length && rising.every(([at, number]) => number >= at)
    if (numbers.size < MIN_PAGES || !isRising || !isOnceAPage || all > MAX_PAGES || pages.length >= all) continue
    const last = feet.at(-1)
    if (!last) continue
    const evidence = proof(last.passage, last.match.index, last.match.index + last.match[0].length)
    const missing = all - pages.length
    return [
      {
        key: 'seitenzahl',
        message: `Seiten: Das Exposé zählt ${all} Seiten („${evidence.quote}“, Seite ${evidence.page}), die Datei hat ${pages.length}: ${missing === 1 ? 'Mindestens eine Seite fehlt' : `Mindestens ${missing} Seiten fehlen`}.`,
        values: [
          { value: all, evidence: [evidence] },
          { value: pages.length, evidence: [evidence] },
        ],
        follows: {
          reason: 'Was auf den fehlenden Seiten steht, konnten wir nicht lesen.',
          ask: 'Können Sie mir bitte das vollständige Exposé schicken?',
        },
      },
    ]
  }
  return []
}
