import { Lexer, parser, type Token, type Tokens } from 'marked'
import type { MarkdownText } from '../domain/markdownText.ts'

/** @param name of the file, for what is said when it is not as pages expect it */
export function markdownOf(text: string, name: string): MarkdownText {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/su.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${name} has no front matter`)
  const sections: { id: string; title: string; tokens: Token[] }[] = []
  const intro: Token[] = []
  // A paragraph's sign stays on one line with its number.
  for (const token of new Lexer().lex(body.replaceAll('§ ', '§\u00a0'))) {
    if (isSectionHeading(token)) {
      const id = slugOf(token.text)
      if (sections.some(one => one.id === id)) throw new Error(`${name} has two sections ${id}`)
      sections.push({ id, title: token.text, tokens: [] })
    } else (sections.at(-1)?.tokens ?? intro).push(token)
  }
  return {
    meta: Object.fromEntries(head.split('\n').map(line => keyAndValue(line, name))),
    intro: parser(intro),
    sections: sections.map(({ id, title, tokens }) => ({ id, title, html: parser(tokens) })),
  }
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2
}

function keyAndValue(line: string, name: string): [string, string] {
  const [, key, value] = /^(\w+): (.+)$/u.exec(line) ?? []
  if (key === undefined || value === undefined) throw new Error(`${name}: no front matter: ${line}`)
  return [key, value]
}

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A heading as part of an address: „Was ist kostenlos?“ → was-ist-kostenlos. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[äöüß]/gu, letter => SPELT_OUT[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
