import type { Evidence } from '#kernel/evidence.ts'
import { isNegated, sentenceAround } from '../scope/negation.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { matchesIn, mayHold } from '../remarks/needles.ts'
import { isOfOtherHome } from '../remarks/ofAnother.ts'
import { statementAround } from '../remarks/statementText.ts'
import { saidIn } from '../scope/said.ts'
import type { Section } from '../sections.ts'

/** A place where a wording stands. */
export interface Hit {
  readonly passage: Passage
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where the object itself is described; "location" is left to those who ask for it: it tells of the town. */
const OBJECT: readonly Section[] = ['object', 'costs', 'energy']
/** A broker or builder praises himself: what he says there is not about this object. */
const PRAISES_ITSELF =
  /(?<!\p{L})(?:wir\ssind|sind\swir|unser(?:e[mnrs]?)?\s(?:unternehmen|firma|team|büro|portfolio)|über\suns|ihr\s(?:partner|spezialist|experte|ansprechpartner|makler)|(?:seit|über)\s(?:über\s)?\d+\sJahren?\s(?:erfahrung|am\smarkt|ihr)|handelsregister|e\.\s?k\.|ihre\simmobilie\sverkaufen|immobilie\sverkaufen\?|wir\ssuchen)(?!\p{L})/iu
/** From here to its end a passage speaks of other objects; "für vergleichbare Häuser werden 1.450 € gezahlt" is a comparison. */
const OTHER_OFFERS =
  /(?<!\p{L}|(?<!\p{L})(?:für|wie|als|mit|bei|von|gegenüber|kosten|bringen|erzielen)\s)(?:weitere|andere|ähnliche|vergleichbare)\s(?:häuser|objekte|angebote|anzeigen|inserate|immobilien|wohnungen(?=\s(?:auf|finden|unter|in unserem))|grundstücke|neubauprojekte)(?!\p{L})|(?<!\p{L})(?:weitere|andere)\s(?:[\p{L}-]+e\s)?(?:\p{L}*app?arte?ments|einheiten|wohnungen|plätze|parzellen|bauplätze|häuser|pakete)(?:\s(?:im|in|am|des|der|dieses|von)\s[^.\n:]{3,30})?:|(?<=^|[\n¦|·:.!?]\s?)(?:ähnliche?\s?:|(?:häuser|wohnungen|angebote|objekte) in der nähe\s?:|das könnte (?:ihnen|sie|dich|dir)|neu (?:auf dem markt|im angebot|bei uns|eingetroffen)[^.\n:]{0,20}:|wir (?:verkaufen|vermarkten|vermitteln) (?:gerade|derzeit|aktuell|zurzeit|auch|außerdem)|(?:zuletzt|kürzlich|bereits|erfolgreich)(?: von uns)? (?:vermittelt|verkauft|realisiert|gebaut)\s?:|unsere referenzen|referenzen:|aus unserem (?:aktuellen )?(?:angebot|portfolio|bestand):|zuletzt gehandelt|vergleichsobjekte?:|other (?:mandates|listings|properties|offers)|also (?:available|for sale)|you may also|tausch (?:gegen|mit|möglich)|wir (?:kaufen|suchen)(?!\p{L}))|(?<=[.!?·|]\s)(?:in vorbereitung:|demnächst bei uns)/iu
/** A house that might be built on the plot and is not sold with it: "Bebauungsvorschlag unseres Partners (nicht im Preis!)". */
const SUGGESTED_HOUSE =
  /(?<!\p{L})(?:bebauungs(?:vorschlag|beispiel|idee)|hausbeispiel|hausvorschlag|bauvorschlag)(?!\p{L})(?=[\s\S]{0,500}?(?<!\p{L})(?:nicht im (?:kauf)?preis|kein(?:en)? bestandteil|nicht (?:bestandteil|teil|gegenstand) (?:des|dieses) (?:angebot|kauf)))/iu
/** A provider's advert at the foot of another document: what he says there is not about its object. */
const ADVERT =
  /(?<!\p{L})(?:außerdem|ebenfalls|auch|zudem) (?:bei uns )?im (?:angebot|verkauf)(?: bei uns)?\s?:|(?:möchten|wollen) sie (?:lieber |doch lieber )?kaufen\?|sie (?:möchten|wollen) (?:lieber |doch lieber )?kaufen\?|neubauprojekte in \p{Lu}/iu
/** Whom to call; without a word of what is sold it is a letterhead, a signature or an imprint, and its "Büro" no office for sale. */
const SENDER =
  /@|(?<!\p{L})(?:tel|telefon|fax|mobil|HRB|HRA|inh|inhaber(?:in)?|geschäftsführ\p{L}*|impressum|gmbh|ohg|e\.\s?k|UG|gbr)(?!\p{L})|(?<!\d)0\d{2,5}[\s/-]\d{2,}|(?:büro|kontor|immobilien|makler)[^\n]{0,40}\d{1,4}[a-z]?,\s\d{5}\s/iu
const OF_THE_OBJECT =
  /m²|qm(?!\p{L})|€|EUR|zimmer|zi\.|verk[aä.]|baujahr|bj\.|wohnfläche|preis|grundstück|liegt|steht|befindet|bauträger|bauherr|provision|pacht|mietvertrag|betreib/iu

type Mask = (text: string) => string
const masks = new Map<Mask, WeakMap<Passage, Passage>>()

/** The object's own text: no imprint, no terms, no sender, no other offers. What is left out inside a passage becomes line ends, so that every letter keeps its place. */
export function ownText(passages: readonly Passage[], sections: readonly Section[] = OBJECT): Passage[] {
  return textBehind(withoutOthersAndSender, passages, sections)
}

/** As `ownText`, with sender and imprint: the day of the offer stands there. */
export function textOfTheOffer(passages: readonly Passage[]): Passage[] {
  return textBehind(untilOtherOffers, passages, [...OBJECT, 'location', 'contact'])
}

function textBehind(mask: Mask, passages: readonly Passage[], sections: readonly Section[]): Passage[] {
  const known = masks.get(mask) ?? new WeakMap<Passage, Passage>()
  masks.set(mask, known)
  return passages
    .filter(passage => sections.includes(passage.section))
    .map(passage => {
      const before = known.get(passage)
      if (before) return before
      const text = mask(passage.text)
      const own = text === passage.text ? passage : { ...passage, text }
      known.set(passage, own)
      known.set(own, own)
      return own
    })
}

function withoutOthersAndSender(text: string): string {
  return withoutSender(untilOtherOffers(text))
}

/** From where on a passage advertises other objects; its length: nowhere. */
export function advertFrom(text: string): number {
  return placeOf(ADVERT, text)
}

function untilOtherOffers(text: string): string {
  const from = Math.min(advertFrom(text), placeOf(OTHER_OFFERS, text), placeOf(SUGGESTED_HOUSE, text))
  return text.slice(0, from) + blank(text.slice(from))
}

/** The text's length: nowhere. */
function placeOf(pattern: RegExp, text: string): number {
  return (mayHold(pattern, text.toLowerCase()) ? pattern.exec(text)?.index : undefined) ?? text.length
}

function withoutSender(text: string): string {
  if (!mayHold(SENDER, text.toLowerCase()) || !SENDER.test(text)) return text
  return text
    .split(/(?<=\n|[\p{Ll}\d)][.!?]\s)/u)
    .map(sentence => (SENDER.test(sentence) && !OF_THE_OBJECT.test(sentence) ? blank(sentence) : sentence))
    .join('')
}

function blank(text: string): string {
  return '\n'.repeat(text.length)
}

/** Every place where a wording stands about this object and is not denied. The pattern has the flag g. */
export function hitsOf(pattern: RegExp, passages: readonly Passage[]): Hit[] {
  return passages.flatMap(passage =>
    matchesIn(pattern, passage.text).flatMap(match => {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length]
      if (isNegated(passage.text, start, end)) return []
      if (isOfOthers(passage, start, end)) return []
      if (PRAISES_ITSELF.test(sentenceAround(passage.text, start, end))) return []
      return [{ passage, start, end, text: match[0] }]
    }),
  )
}

function isOfOthers(passage: Passage, start: number, end: number): boolean {
  const { text } = saidIn(passage)
  return isOfOtherHome(text, statementAround(text, start, end), start, end)
}

export function proofOf({ passage, start, end }: Hit): Evidence {
  return proof(passage, start, end)
}

/** What stands before a hit in its line. */
export function lineBefore({ passage, start }: Hit): string {
  return passage.text.slice(passage.text.lastIndexOf('\n', start - 1) + 1, start)
}

/** What stands behind a hit in its line. */
export function lineAfter({ passage, end }: Hit): string {
  const stop = passage.text.indexOf('\n', end)
  return passage.text.slice(end, stop < 0 ? undefined : stop)
}
