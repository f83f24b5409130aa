/// <reference types="vite/types/importMeta.d.ts" />

/** One file: see domain/markdownText.ts. */
declare module '*.md' {
  import type { MarkdownText } from '#site/domain/markdownText.ts'

  export const meta: MarkdownText['meta']
  export const intro: MarkdownText['intro']
  export const sections: MarkdownText['sections']
}
