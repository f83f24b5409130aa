import type { Light } from '#questions/domain/answer.ts'
import { bullets, notice, paragraph } from './blocks.ts'
import type { Block, Chapter, Report } from './report.ts'

/** Says what the light means in general; the report's own sentence may tell what only the full report says. */
const VERDICTS: Record<Light, string> = {
  grün: 'Wir haben nichts gefunden, was gegen den Kauf spricht. Worauf Sie achten sollten, steht im vollständigen Bericht.',
  gelb: 'Kaufen Sie nicht einfach so, wie es angeboten wird. Was zu klären ist und welcher Preis richtig wäre, steht im vollständigen Bericht.',
  rot: 'Mindestens ein Befund kann den Kauf gefährden. Welcher das ist, steht im vollständigen Bericht.',
}

export const HIDDEN_LIST = 'vorschau'

/**
 * The report without what has to be paid for: no score, no key figures, one chapter in full, and a list of what is
 * hidden. What is left out is not in the value at all, so nothing that is drawn from it can give it away.
 * @param fullChapter id of the chapter that stays; without one of that id all are locked
 */
export function previewOf(report: Report, fullChapter: string): Report {
  const isKept = ({ id }: Chapter) => id === fullChapter
  const locked = report.chapters.filter(chapter => !isKept(chapter))
  const { light, figures, notes } = report.cover
  return {
    title: `${report.title} (Vorschau)`,
    object: report.object,
    brand: report.brand,
    cover: {
      light,
      score: null,
      headline: null,
      reason: null,
      verdict: VERDICTS[light],
      bought: [],
      figures: [],
      // A note that repeats a figure of the cover would give it away.
      notes: notes.filter(note => !figures.some(({ value }) => note.includes(value)) && !/\bPunkte/u.test(note)),
    },
    chapters: [
      ...report.chapters.map(chapter => (isKept(chapter) ? kept(chapter, fullChapter) : withoutContent(chapter))),
      hiddenList(locked),
    ],
  }
}

/** A link tells what the other chapter found; that chapter is not in the preview. */
function kept(chapter: Chapter, id: string): Chapter {
  const blocks = chapter.blocks.flatMap((block): Block[] => {
    if (block.kind !== 'links') return [block]
    const items = block.items.filter(item => item.chapter === id)
    return items.length > 0 ? [{ ...block, items }] : []
  })
  return { ...chapter, blocks }
}

/** The light of a locked chapter is a result, too. */
function withoutContent({ id, title, annex }: Chapter): Chapter {
  return { id, title, light: null, locked: true, blocks: [], ...(annex && { annex }) }
}

function hiddenList(locked: readonly Chapter[]): Chapter {
  return {
    id: HIDDEN_LIST,
    title: 'Was diese Vorschau nicht zeigt',
    light: null,
    locked: false,
    blocks: [
      paragraph(
        'Diese Vorschau zeigt die Ampel, das Inhaltsverzeichnis und ein vollständiges Kapitel. Punktzahl und Eckwerte des Deckblatts und die folgenden Kapitel stehen nur im vollständigen Bericht.',
      ),
      bullets(locked.map(({ title }) => title)),
      notice('Was hier fehlt, ist in dieser Datei nicht enthalten, auch nicht verborgen.'),
    ],
  }
}
