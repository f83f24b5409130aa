const MAX_LENGTH = 200
const NAMELESS = 'Exposé.pdf'
/** Control characters, and marks that turn the reading direction: they make a name look like another one. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu

/**
 * The user's name of a file as text that can be shown, mailed and printed: without folders, control and direction marks,
 * composed (NFC), at most 200 characters with its ending. It never becomes a path or a key.
 */
export function cleanFilename(filename: string): string {
  const last = filename.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(INVISIBLE, '').normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(clean)) return NAMELESS
  return shortened(clean)
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= MAX_LENGTH) return name
  const ending = [...(/\.\w{1,10}$/u.exec(name)?.[0] ?? '')]
  return [...characters.slice(0, MAX_LENGTH - ending.length), ...ending].join('')
}
