import { regexp } from '#kernel/regexp.ts'
import type { Candidate } from './facts.ts'
import { areasIn } from './numbers.ts'
import type { Passage } from './passages.ts'
import { proof } from './proof.ts'

const NAMED = '(?:geführt|ausgewiesen|bezeichnet|eingetragen|genehmigt|deklariert|gilt|gelten|zählt|zählen)'
const STORE =
  '(?:speicher|abstellraum|abstellfläche|abstellräume|bodenraum|dachboden|trockenboden|keller(?:raum)?|hobbyraum|lager(?:raum)?|nutzfläche|nutzraum|nebenraum)'
/** "… das in der Teilungserklärung als Speicher geführt wird": what is counted in, and is no living space by law. How it is used today, or was once, is no law. */
const NO_LIVING_SPACE = regexp.iu`(?<!\p{L}|(?<!\p{L})(?:nicht|früher|ehemals|einst|vormals|ursprünglich|zuvor|bisher) )als (?:\p{L}+ )?${STORE} ${NAMED}(?!\p{L})|(?<!\p{L}|nicht )${NAMED} als (?:\p{L}+ )?${STORE}(?!\p{L})|(?<!\p{L})(?:keine?|nicht als) (?:\p{L}+ )?(?:wohnraum|wohnfläche|aufenthaltsraum) (?:ist|sind|${NAMED})(?!\p{L})|(?<!\p{L})nicht (?:zum|als|zu) (?:dauernden |ständigen )?(?:aufenthalt|wohnraum|wohnzwecken|wohnen)[^.;]{0,20}(?:genehmigt|zugelassen)`
/** "… und 2005 mit Genehmigung zu Wohnraum ausgebaut wurde": by law it is living space now. */
const LIVING_SPACE_NOW =
  /(?<!\p{L}|nicht )als wohn(?:raum|fläche) (?:genehmigt|anerkannt|zugelassen)|(?<!\p{L})mit (?:bau)?genehmigung|(?<!\p{L}|nicht )umgewidmet/iu
/** "; ein Kellerraum …", ", das Nebengebäude …": what follows is of another thing; ", das in der Teilungserklärung …" is not. */
const OTHER_THING = /[;•¦]|(?:,| und| sowie) (?:[Dd](?:er|ie|as)|[Ee]ine?) (?:(?!keine)\p{Ll}+e[nrs]? )?\p{Lu}/u
/** "dazu 14,2 m² Studio": the rest of the sum. */
const REST = /(?:dazu|zuzüglich|zzgl\.|plus|und|sowie|\+|davon)(?: noch| weitere)?(?: (?:rund|ca\.|etwa))? ?$/iu
/** "Die Wohnfläche beträgt 94 m². Der Spitzboden mit ca. 22 m² ist darin nicht enthalten": behind the rest of the sum. */
const NOT_IN_IT =
  /^[^.;]{0,40}(?<!\p{L})(?:darin|hierin|dabei|in (?:dieser|der) (?:fläche|wohnfläche)|nicht in (?:dieser|der) wohnfläche)(?!\p{L})[^.;]{0,20}(?:nicht|enthalten|(?:ein|mit)gerechnet)/iu
const LEFT_OUT = /(?<!\p{L})nicht(?!\p{L})/iu
const LIVING = /(?<!\p{L}|nutz-?\/)wohnfläche(?!\p{L})[^;]*$/iu
/** So far apart the two may be told. */
const MAX_BETWEEN = 140
const MAX_BEFORE = 140
/** m² by which rounded parts may miss their sum. */
const ROUNDED = 0.2
/** m² by which one that is told as "ca." may. */
const ABOUT = 1
const SENTENCE = /[^]*?(?:(?<=[\p{L})]{2})[.!](?=\s+\p{Lu}|$)|\n\n|$)/gu

/**
 * "Wohnfläche 96,8 m²*" over "* 82,6 m² auf den Ebenen 1 und 2, dazu 14,2 m² Studio im Spitzboden, das in der Teilungserklärung als Speicher
 * geführt wird": the Wohnfläche is what is left without it.
 */
export function withLegalArea(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const told = candidates.flatMap(({ key, value }) =>
    key === 'wohnflaeche' && typeof value === 'number' ? [value] : [],
  )
  const split = passages
    .filter(({ section }) => section !== 'other-offers')
    .flatMap(passage => [
      ...[...passage.text.matchAll(SENTENCE)].flatMap(
        ({ 0: text, index }) => splitIn(passage, text, index, told) ?? [],
      ),
      ...(leftOutOf(passage, told) ?? []),
    ])
    .at(0)
  if (!split) return [...candidates]
  return candidates.map(one =>
    one.key === 'wohnflaeche' && Math.abs(Number(one.value) - split.whole) <= ROUNDED
      ? { ...one, value: split.living, evidence: split.evidence }
      : one,
  )
}

function splitIn(passage: Passage, text: string, start: number, told: readonly number[]) {
  const areas = areasIn(text)
  for (const [at, living] of areas.entries()) {
    const rest = areas[at + 1]
    if (!rest || rest.value >= living.value || !REST.test(text.slice(0, rest.index))) continue
    const clause = text
      .slice(rest.index + rest.length, areas[at + 2]?.index)
      .split(OTHER_THING, 1)
      .join('')
    if (!NO_LIVING_SPACE.test(clause) || LIVING_SPACE_NOW.test(clause)) continue
    const whole = told.find(value => Math.abs(living.value + rest.value - value) <= ROUNDED)
    if (whole === undefined) continue
    const end = start + text.trimEnd().length
    return { whole, living: living.value, evidence: proof(passage, start + living.index, end) }
  }
  return null
}

/** What the advertised area has more than the Wohnfläche, where the text says itself that the latter does not hold it. */
function leftOutOf(passage: Passage, told: readonly number[]) {
  const areas = areasIn(passage.text)
  for (const [at, living] of areas.entries()) {
    const rest = areas[at + 1]
    const from = living.index + living.length
    if (!rest || rest.value >= living.value || rest.index - from > MAX_BETWEEN) continue
    if (!LIVING.test(passage.text.slice(Math.max(0, living.index - MAX_BEFORE), living.index))) continue
    const behind = NOT_IN_IT.exec(passage.text.slice(rest.index + rest.length))?.[0]
    if (behind === undefined || !LEFT_OUT.test(behind)) continue
    const whole = told.find(value => Math.abs(living.value + rest.value - value) <= ABOUT)
    if (whole === undefined) continue
    const end = rest.index + rest.length + behind.length
    return [{ whole, living: living.value, evidence: proof(passage, living.index, end) }]
  }
  return null
}
