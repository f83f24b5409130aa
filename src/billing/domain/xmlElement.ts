import { escaped } from '#kernel/markup.ts'

/** An element with its attributes and what is in it: text, or elements; null is left out. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly (XmlElement | null)[]
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes: XmlElement['attributes'] = {},
): XmlElement {
  return { name, attributes, content }
}

/** The document in UTF-8. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>`
  const inside = content.flatMap(one => (one ? [written(one, `${indent}  `)] : []))
  return `${indent}<${start}>\n${inside.join('\n')}\n${indent}</${name}>`
}
