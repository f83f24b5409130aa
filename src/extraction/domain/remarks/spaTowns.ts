import { regexp } from '#kernel/regexp.ts'
import { allePlz, ortOf } from '#reference/plz/plz.ts'

/** Between the two words of a spa's name: a small letter that no German word has, so that no rule finds a bath in "Bad Sachsa". */
const JOINT = 'ÿ'

let names: RegExp | undefined

/** As it is written, as a title and in a heading of capitals. */
function spaTowns(): RegExp {
  const second = allePlz().flatMap(plz => /^Bad (?<name>\p{L}+)/u.exec(ortOf(plz))?.groups?.['name'] ?? [])
  const all = [...new Set(second)].flatMap(name => [name, name.toUpperCase()])
  return (names ??= regexp.gu`(?<!\p{L})(?:Bad|BAD)\s(?=(?:${all.join('|')})(?:er)?(?!\p{L}))`)
}

/** "Bad Sachsa" is one word in the text of the rules: its "Bad" is no bath that could be renewed. The places stay as they are. */
export function withSpaTownsAsOneWord(text: string, small: string): string {
  if (!/bad\s/iu.test(text)) return small
  let said = small
  for (const { 0: name, index } of text.matchAll(names ?? spaTowns())) {
    const gap = index + name.length - 1
    said = `${said.slice(0, gap)}${JOINT}${said.slice(gap + 1)}`
  }
  return said
}
