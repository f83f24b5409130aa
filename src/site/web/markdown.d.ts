/// <reference types="vite/types/importMeta.d.ts" />

/** One file: see markdownText.ts. */
declare module '*.md' {
  import type { MarkdownText } from '#site/web/markdownText.ts'

  export const meta: MarkdownText['meta']
  export const intro: MarkdownText['intro']
  export const sections: MarkdownText['sections']
}
