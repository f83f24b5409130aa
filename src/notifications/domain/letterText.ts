import type { Letter, Note } from './letter.ts'
import type { Letterhead } from './letterhead.ts'

/** The letter for mail programs without HTML. */
export function letterText({ greeting, paragraphs, button, notes }: Letter, { product, company }: Letterhead): string {
  return [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    ...notes.map(noteText),
    `Freundliche Grüße\n${product}`,
    // "-- " sets off what is no part of the letter (RFC 3676, 4.3).
    `-- \n${company.name}\n${company.street}, ${company.zip} ${company.city}\n${company.email}`,
  ].join('\n\n')
}

function noteText({ text, link }: Note): string {
  if (!link) return text
  const address = link.link.replace(/^mailto:/, '')
  return link.label === address ? `${text} ${address}` : `${text} ${link.label}: ${address}`
}
