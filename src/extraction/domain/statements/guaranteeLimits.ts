import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'

/** What narrows a guarantee of the rent, as often as not in a footnote. */
export interface GuaranteeLimits {
  /** Of the rent that is reckoned with, in percent: more is not made up for; null: no such bound is told. */
  readonly percent: number | null
  /** It holds only with a contract on the letting or management that the seller's side gets. */
  readonly isTied: boolean
}

const GUARANTEE = String.raw`(?<!\p{L})(?:\p{L}*garantie\p{L}*|garantier(?:t|en|te)|mietausfallschutz)(?!\p{L})`
/** "u. a." ends no sentence; a figure's dot neither. */
const ON = String.raw`(?:[^.;¦]|(?<=\d)\.(?=\d)|(?<=(?<!\p{L})(?:ca|max|bzw|rd|inkl))\.)`
const RENT = String.raw`(?:(?:der|von der|dieser|des) )?(?:\p{L}+(?:en|er|ten) )?(?:netto|kalt|nettokalt|soll|prognose|ziel|anfangs|garantie|monats|plan|kalkulations)*-?(?:miete|mietertrags|mietansatzes)(?!\p{L})`
const BOUND = regexp.giu`${GUARANTEE}${ON}{0,200}?(?<!\p{L})(?:höchstens|maximal|max\.|bis zu|(?:begrenzt|beschränkt|gedeckelt) (?:auf|bei)|nur)(?: rund| ca\.)? (?<percent>[1-9]\d?(?:,\d)?) ?(?:%|Prozent) ${RENT}|(?<!\p{L})(?:garantiert (?:sind|werden|wird)|wir garantieren)(?: Ihnen)?(?: rund| nur| ca\.)* (?<percent2>[1-9]\d?(?:,\d)?) ?(?:%|Prozent) ${RENT}`
const CONTRACT = String.raw`(?:\p{L}*verwaltungs?-?vertrag\p{L}*|(?:miet|sondereigentums|haus)-?verwaltung|mietpool(?:s|vertrag\p{L}*)?|vermietungs(?:auftrag|vertrag)\p{L}*)(?!\p{L})`
const TIED = regexp.iu`${GUARANTEE}${ON}{0,220}?(?<!\p{L})(?:(?:setzt|setzen)(?!\p{L})${ON}{0,80}${CONTRACT}${ON}{0,80}(?<!\p{L})voraus|(?:nur|ausschließlich) (?:bei|mit|in verbindung mit|nach) (?:\p{L}+ ){0,4}${CONTRACT}|(?:voraussetzung|bedingung)(?!\p{L})${ON}{0,60}${CONTRACT}|(?:sofern|wenn|solange|vorausgesetzt)(?!\p{L})${ON}{0,60}${CONTRACT})`
const NOT_TIED = regexp.iu`(?:setzt|setzen)(?!\p{L})${ON}{0,30}(?<!\p{L})(?:kein\p{L}*|nicht)(?!\p{L})`

/** Of what the exposé says of the guarantee anywhere, in its small print too. */
export function guaranteeLimitsOf(passages: readonly Passage[]): GuaranteeLimits {
  const texts = passages
    .filter(({ section }) => section !== 'other-offers')
    .map(({ text }) => text.replace(/\s+/gu, ' '))
  const found = texts.flatMap(text =>
    [...text.matchAll(BOUND)].map(({ groups }) =>
      Number((groups?.['percent'] ?? groups?.['percent2'] ?? '').replace(',', '.')),
    ),
  )
  return {
    percent: found.length > 0 ? Math.min(...found) : null,
    isTied: texts.some(text => TIED.test(text) && !NOT_TIED.test(text)),
  }
}
