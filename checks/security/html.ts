/** The elements of a page that run, load or lead somewhere by an address that is not ours to give. */
export function activeTags(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z]+)\b([^>]*)>/gi)]
  if (tags.length < 10) throw new Error('this is no page')
  const isActive = (name: string, attributes: string) =>
    /^(script|iframe|object|embed|base|form|link)$/i.test(name) ||
    // Within quotes it is the text of an attribute.
    /\son\w+\s*=/i.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '""')) ||
    /(href|src)\s*=\s*["']?\s*(javascript|data:text|file|ftp|\\|\/\/)/i.test(attributes)
  return tags.filter(([, name = '', attributes = '']) => isActive(name, attributes)).map(([tag]) => tag)
}

/** The HTML part of a mail as the reader sees it. */
export function htmlOf(eml: string): string {
  const [, encoding = '', body = ''] =
    /content-type: text\/html[^]*?content-transfer-encoding: ([\w-]+)[^]*?\r?\n\r?\n([^]*?)\r?\n--/i.exec(eml) ?? []
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const unfolded = body.replaceAll(/=\r?\n/g, '')
  return Buffer.from(
    unfolded.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
}
