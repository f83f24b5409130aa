import { regexp } from '#kernel/regexp.ts'
import type { Remark, Subject, Tone, Topic } from '../remark.ts'
import { BY_FLOOR, isInOnePlace } from './onePlace.ts'
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
  fassade: {
    piece:
      /(?<!\p{L})(?:straßen|hof|garten|giebel|nord|süd|ost|west|wetter)(?:seiten)?-?fassaden?|fassaden? (?:zur|zum|an der|auf der|nach) (?:\p{L}+ )?(?:straße|hof|garten|\p{L}*seite)(?!\p{L}| und)/gu,
    whole: /fassade/u,
  },
  // "Elektroverteilung 2016 erneuert": the wires behind it are as old as they were.
  elektrik: {
    piece:
      /(?<!\p{L})elektro(?:-| )?(?:unter|haupt)?-?verteil(?:ung(?:en)?|er(?:kasten)?)(?!\p{L})|(?<!\p{L})(?:elektrik|elektro)[ :¦]{1,3}(?:neuer? )?(?:zähler(?:schrank|kasten|anlage)|sicherungs(?:kasten|schrank)|unterverteilung(?:en)?|verteilerkasten)(?!\p{L}|,| und)/gu,
    whole: /elektr|strom|leitung|kabel/u,
  },
  heizungstechnik: {
    piece:
      /(?<!\p{L})(?:brenner|heizkörper|öltanks?|(?:umwälz)?pumpen?|(?:heizungs)?regelung|thermostate?|ausdehnungsgefäß)(?!\p{L})/gu,
    whole: /heiz(?!körper)|kessel|therme(?!\p{L})|thermen|wärmepumpe|brennwert/u,
  },
  dach: {
    piece: regexp.gu`dach(?:rinnen?|fenstern?|flächenfenstern?|luken?|gauben?|kasten|überstand)|vordach|(?<!\p{L})(?:flach|pult|sattel|blech|haus)?-?(?:dach|daches|dachs|dachhaut|dachabdichtung|eindeckung) (?:(?:des|der|vom|von|über|auf|am|im|auf der|über dem|über der|auf dem) )+(?:\p{L}+(?:en|em|er|s) )?${ADDITION}|${ADDITION}-?dach(?:es|s)?(?!\p{L})`,
    whole: /dach/u,
  },
}

/** "Drei Bäder wurden 2019 erneuert, zwei nicht": what follows tells that some were left as they were. */
const OTHERS_NOT =
  /^[ ,;]*(?:und |aber )?(?:eine?s?|zwei|drei|vier|fünf|\d|das andere|die (?:anderen?|übrigen|restlichen)|der rest) (?:\p{L}+ ){0,2}?(?:(?:noch )?nicht|noch (?:nicht|alt|aus|im|von)|(?:ist|sind) (?:alt|noch|aus|unverändert)|unverändert)(?!\p{L})/u

const OF_ONE_SIDE =
  /fenstern? (?:zur|zum|an der|auf der|nach) |fassaden? (?:zur|zum|an der|auf der|nach) (?:\p{L}+ )?(?:straße|hof|garten|\p{L}*seite)(?!\p{L}| und)/u

/** "Familienbad 2015 modernisiert, Duschbad im EG aus 1983": what follows names another bath, as old as it was. */
const OTHER_BATH =
  /^(?: (?:komplett |neu )?(?:erneuert|modernisiert|saniert|renoviert|ersetzt|neu))?[,;]? (?:und |aber )?(?:das |ein )?(?:\p{L}*bad|\p{L}*badezimmer)(?: (?:im \p{L}+|oben|unten))? (?:(?:ist|stammt|noch|ca·) )*(?:aus|von) (?:der bauzeit|dem (?:bau)?jahr|(?:ca· )?(?:19|20)\d\d)(?!\d)/u

/** "Gäste-Bad 2011 umgebaut": never the one in which the house bathes. */
const OF_GUESTS = /(?<!\p{L})gäste-$/u

/** "ein Teil der Elektrik", "eines der Bäder", "von den drei Bädern", "einige Fenster" */
const SOME_OF =
  /(?<!\p{L})(?:(?:teile?n?|hälfte|drittel|viertel|großteil|mehrzahl|einige?[rnsm]?|mehrere|einzelne|manche|etliche|eine?[sr]?|zwei|drei|vier) (?:de[rs]|von(?: den| unseren)?|unserer) (?:\p{L}+(?:en|er) )?|(?:einige|mehrere|einzelne|manche|etliche|ein paar) (?:\p{L}+e )?)$|(?:^|[,;:] ?)von (?:den|unseren) (?:\p{L}+ )?$|(?<!\p{L})(?:(?:von|unter) denen|davon) (?:(?:ist|sind|wurden?|das|die|eine?s?|nur) )*$/u
/** "Zwei Häuser erhielten seit 2020 neue Dächer", "in drei Wohnungen sind seit 2015 neue …": of several; "alle drei", "die vier Wohnungen" are the whole. */
const OF_SOME_HOMES =
  /(?:(?<!\p{L})(?<!(?<!\p{L})(?:alle[nrs]?|die|den|der|unsere[nr]?|meine[nr]?|sämtliche[nr]?|beide[nr]?|diese[nr]?|jede[nrs]?) )(?:eine?[rs]?|zwei|drei|vier|fünf|einige|mehrere|einzelne)(?: der| von den| unserer)?(?: \p{L}+e[rn]?)?|(?<!\p{L})(?:die|den|unsere) (?:zwei|drei|vier|fünf) (?:vermieteten|leeren|freien|bewohnten|oberen|unteren|vorderen|hinteren|kleinen|kleineren|großen|größeren|anderen|übrigen)) (?:\p{L}*häuser|\p{L}*gebäude|\p{L}*wohnungen|objekte|einheiten)n? (?:erhielten|bekamen|haben|sind|wurden)(?: [\p{L}\d·]+){0,4} $/u
/** "Steigleitungen nur im Küchenstrang erneuert" */
const ONLY = /(?<!\p{L})nur (?:im|in|an|am|auf|zur|zum|bei|die|der|das|teile?)(?!\p{L})/u
/** Said of another bath than the one that was renewed: "das untere ist noch von damals", "das Bad im Obergeschoss ist aus der Bauzeit". */
const AS_IT_WAS = String.raw`(?:von (?:damals|früher|anno)|aus der bauzeit|aus dem (?:bau|ursprungs)jahr|bauzeitlich|original\p{L}*|noch (?:das|die) alte|(?:noch |schon )?alt|älter|unverändert|unsaniert|unrenoviert|(?:noch )?nicht (?:erneuert|saniert|renoviert|gemacht)|wie (?:damals|früher)|aus dem (?:dach)?(?:aus|um)bau(?!\p{L}| (?:von |im jahre? )?(?:19|20)\d\d)|seine (?:beste )?zeit (?:gehabt|hinter sich)|ausgedient|(?:von|aus) (?:den )?(?:19\d\d|\p{L}*ziger\p{L}*|[5-9]0ern?))`
const OTHER_BATH_OLD = regexp.u`(?<!\p{L})(?:(?:das|die|ein) (?:(?:untere|obere|andere|zweite|große|kleine|alte|hintere)[rns]?(?: (?:bad|badezimmer|duschbad))?|(?:haupt|eltern|kinder|wannen|gäste|dusch)-?bad|bad(?:ezimmer)?(?= (?:im|in der|oben|unten)(?!\p{L})))(?: (?:im|in der) [\p{L}·\d]+(?: (?!und )\p{L}+)?| oben| unten| unterm dach| unter dem dach)?(?: und (?:die |das |der )?[\p{L}-]+)?,? (?:(?:ist|sind|stammen|stammt|hat|blieb|dagegen|jedoch|aber|noch) ){0,4})${AS_IT_WAS}(?!\p{L})`
const BATH_OLD_BEFORE = regexp.u`(?<!\p{L})\p{L}*bad(?:ezimmer)?(?!\p{L})[^.;]{0,70}(?<!\p{L})${AS_IT_WAS}(?!\p{L})[^.]*$`

/** "Fenster oben von 1991, die unteren haben wir 2014 ausgetauscht": what follows dates the rest of them by itself. */
const OTHERS_DATED =
  /^[^.;,]{0,30}[,;]? ?(?:und |aber )?(?:unten|oben|(?:die |alle )?(?:übrigen|anderen|restlichen|unteren|oberen|vorderen|hinteren)|(?:im |in der )?(?:eg|og|dg|\p{L}*geschoss|\p{L}+ (?:stock|etage)))(?!\p{L})[^.;]{0,40}(?:(?<!\d)(?:19|20)\d\d|(?<!\p{L})(?:aus der bauzeit|noch (?:alt|original|die alte[ns]?|von|aus)|älter|original|unverändert)(?!\p{L}))/u
/** "unten Kunststofffenster von 2003", "die Fenster des Obergeschosses", "DG-Fenster 2014" */
const ON_ONE_FLOOR =
  /(?<!\p{L})(?:[edou]g|(?:erd|ober|dach|unter)geschoss)-$|(?<!\p{L})(?:oben|unten|im \p{L}*geschoss|im \p{L}+ stock)(?: (?:sind|wurden|die|alle))* $|^(?:\p{L}*fenstern?|elektrik|\p{L}*leitungen)(?: ist| sind| wurden?)? (?:im|in den|in dem|des|der|vom|in der) (?:\p{L}+en |\d· )?(?:\p{L}*geschoss(?:es|en|s)?|stock(?:werk)?(?:e?s)?|etage|og|eg|dg|treppenhaus(?:es)?|hausflur(?:s)?|keller(?:s)?)(?!\p{L})/u
/** "neue Kunststofffenster im gesamten Dachgeschoss", "neu mit Zweifachverglasung im Obergeschoss": behind the words, up to the next mark. */
const ON_FLOOR_BEHIND =
  /^(?: mit [\p{L}-]+)? (?:im|in dem|in der) (?:(?:gesamten|ganzen|kompletten|ersten|zweiten|\d·) )?(?:(?:dach|erd|ober|unter|keller)geschoss|[ekodu]g|stock|etage)(?! ?(?:und|sowie|\/))(?!\p{L})/u

/** @param before what stands before the trade in its statement */
export function isOfSomeHomes(before: string): boolean {
  return OF_SOME_HOMES.test(before)
}

interface PieceContext {
  readonly words: string
  /** The same as they stand in the document, letter by letter. */
  readonly written: string
  /** What follows the words in their statement. */
  readonly rest: string
  readonly before: string
  /** The statement behind it. */
  readonly next: string
}

/** null: it is said of the whole. What was done in part is no merit of the trade. */
export function ofPieceOnly(
  { name, topic, subject }: RemarkRule,
  { words, written, rest, before, next }: PieceContext,
  { meaning }: Pick<Remark, 'meaning'>,
): { readonly rule?: string; readonly subject: Subject; readonly tone: Tone; readonly meaning: string } | null {
  // One bath of two that are told apart: it counts as done, the other one does not.
  const isOneBath =
    topic === 'baeder' && (OF_GUESTS.test(before) || OTHER_BATH.test(rest) || isOneOfBaths(before, words + rest, next))
  const ofOneBath = isOneBath ? { rule: 'baeder-teilerneuert' } : {}
  const isRenewal = subject === undefined && /-(?:erneuert|jahr)$/u.test(name)
  const onOneFloor =
    BY_FLOOR.includes(topic) && (ON_ONE_FLOOR.test(before) || ON_ONE_FLOOR.test(words) || ON_FLOOR_BEHIND.test(rest))
  const ofOneFloor = onOneFloor && name === 'fenster-erneuert' ? { rule: 'fenster-teilerneuert' } : {}
  return isRenewal && (isOneBath || onOneFloor || isInOnePlace(before, topic) || SOME_OF.test(before) || isOfSomeHomes(before) || ONLY.test(words) || isPieceOnly(topic, words) || leavesOthers(rest, topic)) // prettier-ignore
    ? { ...ofOneBath, ...ofOneFloor, subject: 'teilerneuert', tone: 'neutral', meaning: `${meaning.replace(/ – nur an einem Teil$/u, '')}, nur an einem Teil${pieceTold(topic, words, written)}` } // prettier-ignore
    : null
}

/** Which one, where its words say it: " (Flachdach des Anbaus)". */
function pieceTold(topic: Topic, words: string, written: string): string {
  if (!isPieceOnly(topic, words)) return ''
  const [piece] = [...words.matchAll(PIECES[topic]?.piece ?? /$^/gu)].filter(([found]) => found.includes(' '))
  if (!piece) return ''
  const told = written.slice(piece.index, piece.index + piece[0].length).replace(/\s+/gu, ' ')
  return /^\p{Lu}/u.test(told) ? ` (${told})` : ''
}

/** @param told the renewal and what follows it in its statement */
export function isOneOfBaths(before: string, told: string, next: string): boolean {
  return OTHER_BATH_OLD.test(told) || OTHER_BATH_OLD.test(next) || BATH_OLD_BEFORE.test(before)
}

/** @param rest what follows in the same statement @param topic of what is said; null: of no trade alone */
export function leavesOthers(rest: string, topic: Topic | null = null): boolean {
  return (
    OTHERS_NOT.test(rest) ||
    (BY_FLOOR.includes(topic) && OTHERS_DATED.test(rest)) ||
    (topic === 'baeder' && OTHER_BATH.test(rest))
  )
}

/** Whether the words name a small part alone: not "Fenster und Dachfenster". */
export function isPieceOnly(topic: Topic, words: string): boolean {
  const known = PIECES[topic]
  if (!known || words.search(known.piece) < 0) return false
  return OF_ONE_SIDE.test(words) || !known.whole.test(words.replace(known.piece, ''))
}
