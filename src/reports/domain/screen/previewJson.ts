import { z } from 'zod'
import type { Block, Report } from '../report.ts'
import { PreviewInside } from './previewInside.ts'

const TextBlock = z.strictObject({ kind: z.enum(['heading', 'text', 'notice']), text: z.string() })
const ListBlock = z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) })
const TableBlock = z.strictObject({
  kind: z.literal('table'),
  caption: z.string(),
  head: z.array(z.string()),
  align: z.array(z.enum(['left', 'right'])),
  rows: z.array(z.array(z.string())),
})
const ShownBlock = z.discriminatedUnion('kind', [TextBlock, ListBlock, TableBlock])

/** What the screen shows of a report that is not paid for: what its preview shows, and nothing else. */
export const PreviewJson = z.strictObject({
  schema: z.literal('expose-ampel/bildschirm-vorschau/1'),
  object: z.string(),
  light: z.enum(['grün', 'gelb', 'rot']),
  verdict: z.string(),
  notes: z.array(z.string()),
  chapters: z.array(
    z.strictObject({ id: z.string(), title: z.string(), locked: z.boolean(), blocks: z.array(ShownBlock) }),
  ),
  inside: PreviewInside.optional().describe('missing: made before the view told it'),
})
export type PreviewJson = z.infer<typeof PreviewJson>

/** @param preview a report of `previewOf`: what has to be paid for is not in it */
export function previewJson({ object, cover, chapters }: Report, inside: PreviewInside): PreviewJson {
  return {
    schema: 'expose-ampel/bildschirm-vorschau/1',
    object,
    light: cover.light,
    verdict: cover.verdict,
    notes: [...cover.notes],
    chapters: chapters.map(({ id, title, locked, blocks }) => ({ id, title, locked, blocks: blocks.flatMap(shown) })),
    inside,
  }
}

/** Kinds that the one chapter of a preview does not have are not drawn on the screen. */
function shown(block: Block): z.infer<typeof ShownBlock>[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'notice':
      return [{ kind: block.kind, text: block.text }]
    case 'list':
      return [{ kind: block.kind, items: [...block.items] }]
    case 'table': {
      const { kind, caption, head, align, rows } = block
      return [{ kind, caption, head: [...head], align: [...align], rows: rows.map(row => [...row]) }]
    }
    default:
      return []
  }
}
