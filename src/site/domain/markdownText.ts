/** What the build makes of a Markdown file: src/site/server/markdownOf.ts. */
export interface MarkdownText {
  readonly meta: Readonly<Record<string, string>>
  /** What is before the first heading. */
  readonly intro: string
  readonly sections: readonly { readonly id: string; readonly title: string; readonly html: string }[]
}
