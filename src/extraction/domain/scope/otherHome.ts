import { regexp } from '#kernel/regexp.ts'
import type { SearchedText } from './said.ts'
import type { Bearer } from './scope.ts'
import type { Matter } from './sign.ts'
import { wholeWords } from './wholeWords.ts'

/**
 * Another home that a clause speaks of: the house next door, the other half, other flats of the house, another offer. What such a
 * clause says is theirs, up to where it comes back to this one ("…, unsere ist", "…, das Dach wurde").
 */
export interface OtherHome {
  readonly bearer: Bearer
  readonly word: string
}

interface Mention extends OtherHome {
  readonly start: number
  readonly end: number
  /** Begins its clause: what follows is said of it. */
  readonly opens: boolean
}

const NUMBER = String.raw`(?:\d{1,3}|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|achtzehn|zwanzig)`
const FLATS = String.raw`(?:\p{L}*(?:wohnungen|wohneinheiten)|einheiten|parteien|app?artements|apartments)`
const FLAT = String.raw`(?:\p{L}*wohnung|wohneinheit|einheit|app?artement|apartment)`
const HOUSE = String.raw`(?:(?!muster|gast|bauern|haupt|wohn)\p{L}*haus|gebäude|anwesen|(?:\p{L}*haus)?hälfte|bungalow)(?:es|s)?`
const OWNERS = String.raw`(?:(?!mit)\p{L}*eigentümern?|\p{L}*bewohnern?|parteien)`
const VERY = '(?:schräg |direkt |genau |gleich |unmittelbar )?'
const OF_WHOM = String.raw`(?:(?:der|des|von|unsere[rs]|meine[rs]|ihre[rs]) (?:\p{L}+ ){1,2})?`
const PLACE = String.raw`(?:\p{L}*straße|\p{L}*siedlung|nachbarschaft|umgebung|gegend|reihe|zeile|häuserzeile)`
const VERBS = String.raw`(?:ist|sind|hat|haben|wird|werden|wurden?|bekam(?:en)?|erhielt(?:en)?|steht|stehen)`

/** What is beside the offer, by where it is. */
const NEXT_DOOR = [
  String.raw`nachbar-?(?:haus|häuser|häusern|gebäuden?|anwesen|wohnung|wohnungen|(?:doppel)?(?:haus)?hälften?|reihenh[aä]us(?:er)?|einheit|hof)(?:es|s)?`,
  String.raw`(?:andere|benachbarte|angrenzende|gegenüberliegende|nebenliegende|danebenliegende|angebaute)[nrsm]? (?:\p{L}+(?:e|en) )?${HOUSE}`,
  String.raw`(?:haus|häuschen|gebäude|anwesen|hälfte|reihenhaus) ${OF_WHOM}${VERY}(?:nebenan|gegenüber|daneben|dahinter|davor)(?! (?:liegen|gelegen|befind))`,
  String.raw`haus (?:de[rs]|von|unsere[rs]|meine[rs]) (?:\p{L}+ )?(?:nachbar\p{L}*|schwester|bruders?|cousine?)`,
  String.raw`(?:häuser|gebäude|\p{L}+häuser|dächer) (?:ringsum|rundherum|drumherum|hier|(?:in|an) (?:der|dieser|unserer) (?:\p{L}+ )?${PLACE}|(?:der|dieser|unserer) ${PLACE})`,
  String.raw`(?:in|an) (?:der|dieser|unserer) (?:\p{L}+en )?${PLACE}(?= ${VERBS})`,
  String.raw`(?:nebenan|${VERY}gegenüber|(?:ein|zwei|drei|vier) häuser? weiter|auf der anderen straßenseite)(?= (?:wurden?|hat|haben|bekam(?:en)?|baut|wohnt|wohnen)(?!\p{L}))`,
].join('|')
/** Flats round the one that is offered; of a whole house they are its own. */
const OF_THE_HOUSE = [
  String.raw`(?:andere|übrige|restliche|weitere|sonstige|benachbarte|verbleibende|meiste)[nr]? (?:${NUMBER} )?(?:${FLATS}|${OWNERS})`,
  String.raw`(?:andere|benachbarte|darüberliegende|darunterliegende)[nr]? ${FLAT}`,
  String.raw`${FLAT} (?:nebenan|gegenüber|darunter|darüber|${VERY}(?:unter|über|neben) (?:uns|mir|dieser|ihr|ihm))`,
  String.raw`(?:von|in) (?:den |diesen |insgesamt )*${NUMBER} ${FLATS}(?= (?:werden|sind|wird|ist) (?:\p{L}+ ){0,2}${NUMBER}(?!\p{L}))`,
  String.raw`(?<=(?:${FLATS}|${OWNERS})(?!\p{L})[^.]{0,80})(?!eine? )${NUMBER} (?:davon|hiervon)|${NUMBER} (?:der (?:insgesamt )?(?:${NUMBER} )?${FLATS})|(?<=(?:${FLATS}|${OWNERS})(?!\p{L})[^.]{0,80})(?:davon|hiervon)(?= (?:sind|werden|ist|wird) (?:\p{L}+ ){0,2}${NUMBER}(?!\p{L}))`,
  // "9 Wohnungen, davon 4 Eigennutzer, die anderen vermietet"
  String.raw`(?<=(?:${FLATS}|${OWNERS})(?!\p{L})[^.]{0,80})(?:anderen?|übrigen?|restlichen?)(?= (?:(?:sind|werden|wohl|alle|derzeit|langfristig|fest) )*(?:vermietet|selbst|eigengenutzt|von (?:den )?eigentümern)(?!\p{L}))`,
  String.raw`(?:meisten|mehrheit|mehrzahl|hälfte|großteil|überzahl|(?:große|größte|überwiegende)r? teil) (?:der|aller|dieser) (?:\p{L}+ )?(?:${FLATS}|${OWNERS})`,
  String.raw`(?:viele|einige|mehrere|zahlreiche|manche|wenige) (?:der )?(?:${FLATS}|${OWNERS})`,
  String.raw`(?<=^ ?|[.,;¦] ?)${NUMBER} ${FLATS}(?= (?:sind|werden|wurden|stehen)(?!\p{L}))`,
  String.raw`wohnung (?:im|in der) [^.,]{2,30}(?=, die (?:[^.,]{0,60} )?(?:verkauft|veräußert)(?!\p{L}))`,
].join('|')
/** What the same seller offers besides. */
const OTHER_OFFER = [
  String.raw`(?:unsere?[nrsm]?|eine?[nrsm]?) (?:andere[snrm]?|weitere[snrm]?|zweite[snrm]?) (?:angebote?|objekte?s?|inserate?|anzeige|immobilie)`,
  String.raw`(?:wir|ich) (?:bieten?|verkaufen?|haben?|vermitteln?|vermarkten?) (?:\p{L}+ )?(?:außerdem|zudem|ebenfalls|daneben|parallel|ferner|auch)(?: noch)? eine?n? (?:\p{L}+ ){0,2}(?:${FLAT}|${HOUSE})`,
].join('|')

/** "ist in ein Haus mit Garten gezogen", "ziehen in eine Wohnung mit Balkon": where whoever sells lives from now on. */
const NEW_HOME = String.raw`in (?:eine?n?|(?:ihr|sein|unser|mein)e? neues?) (?:\p{L}+(?:e|es|en) )?(?:${FLAT}|${HOUSE}|\p{L}*haus)`
const MOVED_TO = [
  String.raw`${NEW_HOME}(?!\p{L})[^.;,¦]{0,60} (?:gezogen|umgezogen|übergesiedelt|gewechselt|wechseln|ziehen|umziehen|zieht)`,
  String.raw`(?:ziehen|zieht|zogen|zog|wechseln|wechselt|wechselten?|übersiedeln|siedeln|gehen|geht) (?:[^.;,¦]{0,40} )?${NEW_HOME}(?!\p{L})[^.;,¦]{0,60}`,
].join('|')

const KINDS: readonly { readonly bearer: Bearer; readonly words: RegExp }[] = [
  { bearer: 'other', words: wholeWords(`${OTHER_OFFER}|${MOVED_TO}`, 'g') },
  { bearer: 'units', words: wholeWords(OF_THE_HOUSE, 'g') },
  { bearer: 'surroundings', words: wholeWords(NEXT_DOOR, 'g') },
]

/** Behind "wie in den anderen Wohnungen", "anders als das Nachbarhaus" nothing is said of those. */
const OPENING_WORD = String.raw`(?:auch|nur|fast|nahezu|sowohl|das|im|am|beim|in|bei|ein|alle|(?!zugunsten|zulasten|neben|gegen|wegen|außer|unter|hinter|über|zwischen|ohne|statt)\p{L}+(?:e|en|er|es|em))`
const OF_ITS_PART = String.raw`(?:(?:das|die|der|ein|eine) )?\p{L}+ (?:de[rs]|vom|von|am|im|beim|in de[nr]|von den) (?:\p{L}+en )?`
const OPENS = regexp.u`(?:^|[,;:¦(.] ?|(?<!\p{L})(?:und|aber|während|denn|dass) )(?: ?${OPENING_WORD}(?: ${OPENING_WORD}){0,4} ?| ?${OF_ITS_PART})?$`
/** "das Dach des Nachbarhauses", "ein Balkon in den anderen Wohnungen" */
const BELONGS =
  /^(?:\p{L}* )?(?:(?:und|sowie) (?:das |die |der )?\p{L}+ )?(?:de[rs]|von|vom|im|in de[rn]|am|an de[rn]|bei de[rn]|auf dem) (?:\p{L}+(?:e|en|er|es|em) ){0,2}$/u
/** Back to this one. */
const THIS =
  /(?<!\p{L})(?:unser\p{L}*|mein\p{L}*|wir|hier|(?:das|die|der|dieses|diese|dieser|unserem) (?:angebotene[nrsm]? )?(?:wohnung|haus|objekt|immobilie|haushälfte|doppelhaushälfte|eigentumswohnung|gebäude|anwesen)|diese[rs]? (?:ist|wird|hat|steht)|gemeinsam\p{L}*)(?!\p{L})/u
/** "…, das Dach wurde": a clause with a subject of its own. */
const OWN_CLAUSE = regexp.u`[,;] (?:und |aber |jedoch )?(?:das|die|der|alle|sämtliche) (?:\p{L}+(?:e|en) )?\p{L}+(?: und \p{L}+)? (?:ist|sind|wurden?|hat|haben|stammt|stammen|bekam(?:en)?)(?!\p{L})`

/** @param bounds the statement around the stretch that is judged */
export function otherHomeAt(
  said: SearchedText,
  bounds: Bounds,
  { start, end }: Bounds,
  matter: Matter,
): OtherHome | null {
  const { text } = said
  const found =
    mentionsIn(said, bounds).find(one => {
      if (one.start >= end) return BELONGS.test(text.slice(end, one.start))
      // Named inside of what is judged: "Dach des Nachbarhauses", and "Wohnungen werden von Eigentümern bewohnt".
      if (one.end > start)
        return one.start <= start || BELONGS.test(text.slice(start, one.start).replace(/^\p{L}+ ?/u, ''))
      return one.opens && !comesBack(text.slice(one.end, bounds.end), start - one.end, end - one.end)
    }) ?? null
  // A figure is never that of what lies around: it is another's.
  return found?.bearer === 'surroundings' && matter === 'amount' ? { ...found, bearer: 'other' } : found
}

interface Bounds {
  readonly start: number
  readonly end: number
}

/** @param behind what follows the other home @param start where the stretch begins in it @param end where it ends */
function comesBack(behind: string, start: number, end: number): boolean {
  const clause = OWN_CLAUSE.exec(behind)
  return THIS.test(behind.slice(0, start)) || (clause !== null && clause.index < end && clause.index <= start)
}

const known = new WeakMap<SearchedText, Map<number, readonly Mention[]>>()

function mentionsIn(said: SearchedText, bounds: Bounds): readonly Mention[] {
  const ofText = known.get(said) ?? new Map<number, readonly Mention[]>()
  known.set(said, ofText)
  const before = ofText.get(bounds.start)
  if (before) return before
  const found = find(said.text.slice(bounds.start, bounds.end), bounds.start)
  ofText.set(bounds.start, found)
  return found
}

function find(statement: string, offset: number): Mention[] {
  return KINDS.flatMap(({ bearer, words }) =>
    [...statement.matchAll(words)].map(({ 0: word, index }) => ({
      bearer,
      word,
      start: offset + index,
      end: offset + index + word.length,
      opens: OPENS.test(statement.slice(0, index)),
    })),
  )
}
