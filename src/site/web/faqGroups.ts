import type { MarkdownText } from './markdownText.ts'

const FILES = import.meta.glob<MarkdownText>('../content/faq/*.md', { eager: true })

/** Groups of questions in the order that their files give. */
export const FAQ_GROUPS = Object.entries(FILES)
  .map(([path, { meta, sections }]) => ({
    /** Of its heading: the file's name. */
    id: `thema-${/([a-z]+)\.md$/.exec(path)?.[1] ?? ''}`,
    title: meta['title'] ?? '',
    order: Number(meta['order']),
    questions: sections,
  }))
  .sort((one, other) => one.order - other.order)
