import { regexp } from '#kernel/regexp.ts'
import type { Remark, Subject, Tone, Topic } from '../remark.ts'
import type { RemarkRule } from './remarkRule.ts'

/** Parts of a house that have a roof of their own. */
const ADDITION = String.raw`(?:\p{L}*anbau(?:s|es|ten)?|\p{L}*vorbau(?:s|es)?|\p{L}*garagen?|carports?|wintergartens?|erkers?|gauben?|\p{L}*schuppens?|nebengebäudes?|\p{L}*balkone?s?|terrasse|eingangs?)(?!\p{L})`

/** What bears the name of a trade and is a small part of it: a new roof window renews no windows, a gutter no roof. */
const PIECES: Readonly<Partial<Record<Topic, { readonly piece: RegExp; readonly whole: RegExp }>>> = {
  fenster: {
    piece:
      /(?:dach|dachflächen|keller|treppenhaus|gauben|velux-?)-?fenstern?|(?<=fenstern? (?:zur|zum|an der|auf der|nach) )(?:straße|hof|garten|\p{L}*seite)(?!\p{L})|(?<!\p{L})(?:ein|zwei|drei|vier|einzelne|einige|mehrere) fenster/gu,
    whole: /fenster/u,
  },
  dach: {
    piece: regexp.gu`dach(?:rinnen?|fenstern?|flächenfenstern?|luken?|gauben?|kasten|überstand)|vordach|(?<!\p{L})(?:flach|pult|sattel|blech|haus)?-?(?:dach|daches|dachs|dachhaut|dachabdichtung|eindeckung) (?:(?:des|der|vom|von|über|auf|am|im|auf der|über dem|über der|auf dem) )+(?:\p{L}+(?:en|em|er|s) )?${ADDITION}|${ADDITION}-?dach(?:es|s)?(?!\p{L})`,
    whole: /dach/u,
  },
}

/** "Drei Bäder wurden 2019 erneuert, zwei nicht": what follows tells that some were left as they were. */
const OTHERS_NOT =
  /^[ ,;]*(?:und |aber )?(?:eine?s?|zwei|drei|vier|fünf|\d|das andere|die (?:anderen?|übrigen|restlichen)|der rest) (?:\p{L}+ ){0,2}?(?:(?:noch )?nicht|noch (?:nicht|alt|aus|im|von)|(?:ist|sind) (?:alt|noch|aus|unverändert)|unverändert)(?!\p{L})/u

const OF_ONE_SIDE = /fenstern? (?:zur|zum|an der|auf der|nach) /u

/** "Familienbad 2015 modernisiert, Duschbad im EG aus 1983": what follows names another bath, as old as it was. */
const OTHER_BATH =
  /^(?: (?:komplett |neu )?(?:erneuert|modernisiert|saniert|renoviert|ersetzt|neu))?[,;]? (?:und |aber )?(?:das |ein )?(?:\p{L}*bad|\p{L}*badezimmer)(?: (?:im \p{L}+|oben|unten))? (?:(?:ist|stammt|noch|ca·) )*(?:aus|von) (?:der bauzeit|dem (?:bau)?jahr|(?:ca· )?(?:19|20)\d\d)(?!\d)/u

/** "Fenster oben von 1991, die unteren haben wir 2014 ausgetauscht": what follows dates the rest of them by itself. */
const OTHERS_DATED =
  /^[^.;,]{0,30}[,;]? ?(?:und |aber )?(?:unten|oben|(?:die |alle )?(?:übrigen|anderen|restlichen|unteren|oberen|vorderen|hinteren)|(?:im |in der )?(?:eg|og|dg|\p{L}*geschoss|\p{L}+ (?:stock|etage)))(?!\p{L})[^.;]{0,40}(?<!\d)(?:19|20)\d\d/u
/** "unten Kunststofffenster von 2003", "die Fenster des Obergeschosses" */
const ON_ONE_FLOOR =
  /(?<!\p{L})(?:oben|unten|im \p{L}*geschoss|im \p{L}+ stock)(?: (?:sind|wurden|die|alle))* $|^\p{L}*fenstern? (?:im|in den|in dem|des|der|vom|in der) (?:\p{L}+en |\d· )?(?:\p{L}*geschoss(?:es|en|s)?|stock(?:werk)?(?:e?s)?|etage|og|eg|dg)(?!\p{L})/u

/** null: it is said of the whole. What was done in part is no merit of the trade. */
export function ofPieceOnly(
  { name, topic, subject }: RemarkRule,
  { words, rest, before }: { readonly words: string; readonly rest: string; readonly before: string },
  { meaning }: Pick<Remark, 'meaning'>,
): { readonly rule?: string; readonly subject: Subject; readonly tone: Tone; readonly meaning: string } | null {
  // One bath of two that are told apart: it counts as done, the other one does not.
  const ofOneBath = topic === 'baeder' && OTHER_BATH.test(rest) ? { rule: 'baeder-teilerneuert' } : {}
  const isRenewal = subject === undefined && /-(?:erneuert|jahr)$/u.test(name)
  const onOneFloor = topic === 'fenster' && (ON_ONE_FLOOR.test(before) || ON_ONE_FLOOR.test(words))
  return isRenewal && (onOneFloor || isPieceOnly(topic, words) || leavesOthers(rest, topic))
    ? { ...ofOneBath, subject: 'teilerneuert', tone: 'neutral', meaning: `${meaning}, nur an einem Teil` }
    : null
}

/** @param rest what follows in the same statement @param topic of what is said; null: of no trade alone */
export function leavesOthers(rest: string, topic: Topic | null = null): boolean {
  return (
    OTHERS_NOT.test(rest) ||
    (topic === 'fenster' && OTHERS_DATED.test(rest)) ||
    (topic === 'baeder' && OTHER_BATH.test(rest))
  )
}

/** Whether the words name a small part alone: not "Fenster und Dachfenster". */
export function isPieceOnly(topic: Topic, words: string): boolean {
  const known = PIECES[topic]
  if (!known || words.search(known.piece) < 0) return false
  return OF_ONE_SIDE.test(words) || !known.whole.test(words.replace(known.piece, ''))
}
