/// <reference types="vite/types/importMeta.d.ts" />

/** What the build makes of a Markdown file: src/main/website/markdownPlugin.ts. */
declare module '*.md' {
  export const meta: Readonly<Record<string, string>>
  /** What stands before the first heading. */
  export const intro: string
  export const sections: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}
