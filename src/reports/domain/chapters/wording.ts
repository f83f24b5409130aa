import { USUAL_ADVICE } from '#questions/domain/remarkFinding.ts'
import { type Evidence, spokenWords, wholeQuote } from '#kernel/evidence.ts'
import { firstSentence, sentencesOf } from './firstSentence.ts'

/** One line without double spaces that ends like a sentence. Empty stays empty. */
export function sentence(text: string): string {
  const plain = oneLine(text).replace(/[,;]+$/u, '')
  return plain === '' || /[.?!…:]["“”)]?$/u.test(plain) ? plain : `${plain}.`
}

/** White space of every kind but the non-breaking one becomes a single space. */
export function oneLine(text: string): string {
  return text.replace(/[ \t\r\n]+/gu, ' ').trim()
}

/** "1 Befund", "3 Befunde". */
export function counted(count: number, one: string, many: string): string {
  return `${count}\u00a0${count === 1 ? one : many}`
}

/** "2026-Q2" and "2026-11" as a German reads them; anything else as it is. */
export function germanStand(stand: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/u.exec(stand)
  if (quarter) return `${quarter[2]}. Quartal ${quarter[1]}`
  const day = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(stand)
  return day ? `${day[3]}.${day[2]}.${day[1]}` : stand
}

/** Cut between two words, with an ellipsis in place of the rest. */
export function shortened(text: string, most: number): string {
  const plain = oneLine(text)
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most)
  const space = cut.lastIndexOf(' ')
  return `${closed(space > most / 2 ? cut.slice(0, space) : cut, most / 2).replace(/[\s,;.:–-]+$/u, '')} …`
}

/** Without a bracket or a quote that the cut has left open, unless little else would be left. */
export function closed(text: string, least = 1): string {
  const open = [...PAIRS].map(([from, to]) => (text.lastIndexOf(from) > text.lastIndexOf(to) ? text.lastIndexOf(from) : -1)) // prettier-ignore
  const first = Math.min(...open.filter(at => at >= least), text.length)
  return first === text.length ? text : text.slice(0, first).replace(/[\s,;:–-]+$/u, '')
}

const PAIRS = [
  ['(', ')'],
  ['„', '“'],
] as const

/**
 * As many whole findings of one title as there is room for: what is left out stands in its chapter. A finding that is itself too long ends
 * before its last colon or semicolon, so that no advice is cut in its middle.
 */
export function wholeFindings(title: string, most: number): string {
  const [first = '', ...others] = oneLine(title).split('; ')
  const kept = others.reduce(
    ({ text, isFull }, one) => {
      const longer = `${text}; ${one}`
      return isFull || longer.length > most ? { text, isFull: true } : { text: longer, isFull }
    },
    { text: first, isFull: false },
  )
  return shortened(kept.text.length > most ? claimIn(kept.text, most) : kept.text, most)
}

/** "Genehmigungen: Für einen Ausbau ist sie ungewiss: Bauakte einsehen" without what to do; as it is where a colon would leave a label alone. */
function claimIn(text: string, most: number): string {
  const end = text.lastIndexOf(': ', most)
  const isLabel = text.indexOf(': ') === end && end <= MAX_LABEL
  return end > most / 4 && !isLabel ? text.slice(0, end) : text
}

/** Letters of the longest label of a question. */
const MAX_LABEL = 40

/** German: what to do, where a title was cut before it and the text behind tells nothing to do; '': it is told. */
export function adviceCutOff(title: string, head: string, text: string): string {
  const rest = title.startsWith(`${head}: `) ? title.slice(head.length + 2).split('; ', 1) : []
  return isAdvice(text) ? '' : rest.join('')
}

/**
 * As many whole sentences as there is room for, and at least the first. The first that says what to do is kept however long it is: half
 * an advice is none.
 */
export function wholeSentences(text: string, most: number): string {
  const { kept } = sentencesOf(oneLine(text)).reduce<{ kept: string[]; isAdvised: boolean; isFull: boolean }>(
    ({ kept, isAdvised, isFull }, one) => {
      const hasRoom = !isFull && [...kept, one].join(' ').length <= most
      const says = isAdvice(one)
      const takes = kept.length === 0 || hasRoom || (says && !isAdvised)
      return { kept: takes ? [...kept, one] : kept, isAdvised: isAdvised || says, isFull: isFull || !hasRoom }
    },
    { kept: [], isAdvised: false, isFull: false },
  )
  return kept.join(' ')
}

/** German: a verb before "Sie", at the begin of a sentence or of its second half; "Wenn Sie" and "was Sie" begin none. */
function isAdvice(text: string): boolean {
  return text.split(/[:;,.] /u).some(half => {
    const [verb = '', you = ''] = half.split(' ').filter(word => !JOINED.includes(word))
    return verb.endsWith('n') && !NO_VERB.includes(verb.toLowerCase()) && YOU.includes(you)
  })
}

const JOINED: readonly string[] = ['und', 'oder']
const NO_VERB: readonly string[] = ['wenn', 'wann', 'denen', 'indem']
const YOU: readonly string[] = ['Sie', 'Sie.', 'Sie,', 'Sie:']

/** "Seite 2: „249.000 €“", the quote cut where it is long. */
export function spokenQuote(evidence: Evidence, most: number): string {
  return `Seite\u00a0${evidence.page}: „${shortened(spokenWords(evidence), most)}“`
}

/** Each quote once, in the given order. */
export function distinctQuotes(evidence: readonly Evidence[]): Evidence[] {
  const seen = new Set<string>()
  return evidence.filter(one => {
    const key = `${one.page}|${oneLine(wholeQuote(one))}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The text without its first sentence where the title says that already. */
export function unrepeated(text: string, title: string): string {
  const first = firstSentence(oneLine(text))
  const bare = first.replace(/[.?:]$/u, '').toLowerCase()
  return title.toLowerCase().includes(bare) ? oneLine(text).slice(first.length).trim() : text
}

/** Advice that fits every finding says nothing about this one. */
export function isGeneral(text: string): boolean {
  return Object.values<string>(USUAL_ADVICE).includes(text.trim())
}

/** Sentences one behind the other; one that the next begins with or that was said already is left out. */
export function told(parts: readonly (string | undefined)[]): string {
  const sentences = parts.flatMap(part => (part === undefined || oneLine(part) === '' ? [] : [sentence(part)]))
  const bare = sentences.map(text => text.replace(/[.?:]$/u, '').toLowerCase())
  return sentences
    .filter((_, index) => !bare.some((other, at) => at > index && other.startsWith(bare[index] ?? '')))
    .join(' ')
}
