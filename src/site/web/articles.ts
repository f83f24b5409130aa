import type { MarkdownText } from './markdownText.ts'

const FILES = import.meta.glob<MarkdownText>('../content/news/*.md', { eager: true })

/** `…/2026-11-12-wie-die-ampel-entscheidet.md` → wie-die-ampel-entscheidet */
const NAME = /\/\d{4}-\d\d-\d\d-([a-z0-9-]+)\.md$/

/** Articles, the newest first. */
export const ARTICLES = Object.entries(FILES)
  .map(([path, { meta, intro, sections }]) => ({
    id: NAME.exec(path)?.[1] ?? path,
    title: meta['title'] ?? '',
    summary: meta['summary'] ?? '',
    /** YYYY-MM-DD. */
    date: meta['date'] ?? '',
    intro,
    sections,
  }))
  .sort((one, other) => other.date.localeCompare(one.date))
