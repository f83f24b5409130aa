import type { Remark, Subject, Topic } from '../remark.ts'
import type { RemarkRule } from './remarkRule.ts'

/** What bears the name of a trade and is a small part of it: a new roof window renews no windows, a gutter no roof. */
const PIECES: Readonly<Partial<Record<Topic, { readonly piece: RegExp; readonly whole: RegExp }>>> = {
  fenster: {
    piece:
      /(?:dach|dachflächen|keller|treppenhaus|gauben|velux-?)-?fenstern?|(?<=fenstern? (?:zur|zum|an der|auf der|nach) )(?:straße|hof|garten|\p{L}*seite)(?!\p{L})|(?<!\p{L})(?:ein|zwei|drei|vier|einzelne|einige|mehrere) fenster/gu,
    whole: /fenster/u,
  },
  dach: {
    piece: /dach(?:rinnen?|fenstern?|flächenfenstern?|luken?|gauben?|kasten|überstand)|vordach/gu,
    whole: /dach/u,
  },
}

const OF_ONE_SIDE = /fenstern? (?:zur|zum|an der|auf der|nach) /u

/** null: it is said of the whole. */
export function ofPieceOnly(
  { name, topic, subject }: RemarkRule,
  words: string,
  { meaning }: Pick<Remark, 'meaning'>,
): { readonly subject: Subject; readonly meaning: string } | null {
  const isRenewal = subject === undefined && /-(?:erneuert|jahr)$/u.test(name)
  return isRenewal && isPieceOnly(topic, words)
    ? { subject: 'teilerneuert', meaning: `${meaning}, nur an einem Teil` }
    : null
}

/** Whether the words name a small part alone: not "Fenster und Dachfenster". */
export function isPieceOnly(topic: Topic, words: string): boolean {
  const known = PIECES[topic]
  if (!known || words.search(known.piece) < 0) return false
  return OF_ONE_SIDE.test(words) || !known.whole.test(words.replace(known.piece, ''))
}
