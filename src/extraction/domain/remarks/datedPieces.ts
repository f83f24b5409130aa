import { regexp } from '#kernel/regexp.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { ABOUT, YEAR_COUNT, yearCount, yearOfAgo, YEARS_AGO } from '../yearsAgo.ts'
import { matchesIn } from './needles.ts'
import type { Caught } from './remarkRule.ts'
import { TRADES, type Trade } from './rules/trades.ts'

/** A sentence cut into the pieces that its years and trades stand in. */

export const YEAR =
  /(?<![\d.,·/€-])(?<year>1[89]\d\d|20[0-4]\d)(?![\d·]|\/(?!\d\d(?!\d))|er(?!\p{L})|,\d| ?(?:€|euro|eur|m²|qm|kwh|uhr|liter))/u
export const AGO = regexp.u`${YEARS_AGO}|(?:erst |gerade |etwa |ca· |rund )*(?<old>${YEAR_COUNT}) jahre? alt|(?:ca·|rund|etwa|gut|knapp) (?<about>\d{1,2}) jahre(?= ?$)`
const DECADES = ['zwanziger', 'dreißiger', 'vierziger', 'fünfziger', 'sechziger', 'siebziger', 'achtziger', 'neunziger']
/** "Ende der 90er", "Anfang der 2000er", "Mitte der Achtziger", "in den 70er Jahren". */
export const DECADE = regexp.u`(?:(?<third>anfang|mitte|ende) (?:der )?|in den |aus den |aus der |während der )(?:(?:späten |frühen ))?(?:(?<century>19|20)?(?<tens>\d)0ern?|(?<named>${DECADES.join('|')})n?)(?: ?-?jahre?n?)?`
/** "… stammen aus den 1990er-Jahren", "Bad und Fenster sind aus den Achtzigern": all that leads from the thing to its decade. */
export const TO_DECADE =
  /^(?: (?:oben|unten|im \p{L}+|in der \p{L}+))?(?: und (?:die |das |der )?[\p{L}-]+)*(?: ?(?:stammt|stammen|ist|sind)(?: noch| alle| beide| jedoch| aber| allerdings| überwiegend)*)? ?$/u
/** "Bad, Böden und Elektrik stammen aus …": the end of an enumeration that its verb tells of as a whole. */
export const ALL_FROM = /^ ?[\p{L}-]+ und (?:die |das |der )?[\p{L}-]+ (?:stammen|sind) (?:noch |alle )?aus /u
/** "Bad", "das Duschbad": a thing of an enumeration, and nothing said of it. */
export const BARE_THING = /^ ?(?:das |die |der )?[\p{L}-]+ ?$/u
/** "gefliest von 95", "Bj 87": a year of the last century behind a word that wants one; "von 95 m²" is none. */
export const SHORT_YEAR =
  /(?<=(?<!\p{L})(?:von|aus|bj·?|baujahr|anno) )['’]?(?<short>[6-9]\d)(?=$|[,.;)¦]| (?:aber|und|noch|neu|erneuert|saniert|renoviert|modernisiert)(?!\p{L}))/u
/** "Elektrik 1988/2004": it has its years, though none of them alone. */
export const TWO_YEARS = /(?<!\d)(?:1[89]|20)\d\d\/(?:1[89]|20)\d\d(?!\d)/u
/** What the words leave open: the year in the middle of the part of the decade. */
const YEARS_IN: Readonly<Record<string, number>> = { anfang: 2, mitte: 5, ende: 8 }
const TIMES = regexp.gu`${YEAR.source}|${SHORT_YEAR.source}|(?<!\p{L})(?:${AGO.source}|${DECADE.source})(?!\p{L})`
/** Done to the whole of it. Paint, service and a check renew nothing. */
export const DONE =
  /(?<!\p{L})(?:erneuer(?:t|n lassen|te)|(?:grundlegend|umfassend|vollständig|komplett|durchgreifend) instand ?gesetzt|\p{L}*(?:saniert|sanieren lassen|modernisiert|modernisieren lassen|renoviert|renovieren lassen)|(?:ersetz|ausgetausch|getausch|ausgewechsel|gewechsel|eingesetz|verleg|installier|eingebau|umgebau|umgedeck|ein?gedeck|gedeck|neugestalte|geflies|bekomm|gekomm|mitgemach|gemach)(?:t|en)|(?:machen|tauschen|austauschen|ersetzen|einbauen|umbauen|decken|eindecken|fliesen|verlegen|einsetzen|wechseln|auswechseln|gestalten|herrichten) (?:lassen|ließ(?:en)?)|(?:kam|kamen|folgte|folgten|erhielt|erhielten|bekam|bekamen|ließ|ließen|neue?[rnsm]?|neuwertig|umbau|umbaus|sanierung|modernisierung|renovierung|kernsanierung|erneuerung|austausch|einbau|neueindeckung|neudeckung|umdeckung)|\p{L}+(?:erneuerung|sanierung|modernisierung|austausch)|mit \p{L}*(?:bahnen|schweißbahn|folie|bitumen|ziegeln|pfannen|dachsteinen|schindeln|schiefer|zink|blech) (?:neu )?(?:belegt|abgedichtet|bezogen|gedeckt|eingedeckt))(?!\p{L})/u
/** The year stands by the thing itself. */
export const FROM =
  '(?:von|v·|aus(?: dem jahre?| den jahren)?|ende|anfang|mitte|um|ca·|bj·?|baujahr|seit|stand(?: von| etwa| ca·| um)?|typenschild|herstelljahr)'
export const NOT_DONE =
  /(?<!\p{L})(?:gestrichen\p{L}*|\p{L}*anstrich\p{L}*|(?<!jahre? )alte?[rnsm]?(?! [^,;:]{0,80}(?:ersetzt|ausgetauscht|rausgeworfen|entsorgt|einbauen lassen|eingebaut))|veraltet\p{L}*|lackiert\p{L}*|gewartet\p{L}*|\p{L}*wartung|\p{L}*prüfung|\p{L}*(?:inspektion|befahrung|reinigung|spülung)|(?:über|ge)prüft\p{L}*|durchgesehen|kontrolliert\p{L}*|begutachtet\p{L}*|gereinigt\p{L}*|verfugt|überarbeitet\p{L}*|aufgearbeitet\p{L}*|aufgefrischt\p{L}*|\p{L}*(?:aufarbeitung|überarbeitung|ausbesserung|auffrischung)(?:en)?|facelift\p{L}*|elektrifiziert|(?:ergänzt|erweitert|nachgerüstet)(?= ?$)|nachgesehen|abgenommen|eingestellt|gefettet|geölt|gespült|imprägniert\p{L}*|versiegelt\p{L}*|\p{L}*mörtelt|neue[rnsm]? (?:dichtung(?:en)?|armatur(?:en)?|griffe|beschläge|farbe)|repariert\p{L}*|ausgebessert\p{L}*|restauriert\p{L}*|nicht|nie|kein(?:e[nrsm]?)?|ohne|ob|falls|wenn|muss|müssen|müsste[n]?|sollten?|soll|sollen|wird|werden|könnten?|kann|können|geplant\p{L}*|beschlossen|vorgesehen|fällig|steht an|angebote?|kostenvoranschlag|gutachten|gewährleistung|garantie|energieausweis|baujahr|errichtet|erbaut|gebaut|gekauft|erworben|wohnen|wohnt|vermietet|nachbar\p{L}*|garagen?|carports?|scheune|gartenhaus\p{L}*|nebengebäude|schuppen|werkstatt|jahrhundert|bauzeit\p{L}*|original\p{L}*)(?!\p{L})/u
export const PARTLY =
  /(?<!\p{L})(?:teilweise|zum teil|teils|tlw·?|stellenweise|punktuell|an (?:der|den|einer|einzelnen|zwei|drei) (?:\p{L}+en )?stellen?|straßenseitig\p{L}*|(?:nord|süd|ost|west|garten|hof|wetter)-?seite|(?:\p{L}*fenstern?|elektrik|\p{L}*leitungen)(?: ist| sind| wurden?)? (?:im|in den|in dem|des|der|vom|in der) (?:\p{L}+en |\d· )?(?:\p{L}*geschoss(?:es|en|s)?|stock(?:werk)?(?:e?s)?|etage|og|eg|dg)|(?<=^ ?)(?:oben|unten)|hofseitig\p{L}*|(?:zur |an der )?straße(?:nseite)?|zum (?:hof|garten)|(?:hof|garten|rück|vorder)seite|(?:eg|og|dg)|\p{L}+ davon|(?<!(?:gibt|küche|zimmer)[^;]{0,40})ein bad|eines der bäder|einige|teile de[rs]|teil de[rs]|hälfte de[rs]|nur (?:im|in|an|am|auf|zur|zum)|zwei fenster|drei fenster|vorne|hinten|im treppenhaus)(?!\p{L})/u
/** "die Küche mit Fenster", "das Haus von 1898 mit neubarocker Fassade" */
const BESIDE = /(?<!\p{L})(?<!zusammen )(?:mit|samt) (?:\p{L}+ ){0,2}$/u
/** "Das Bad hat Wanne und Fenster und ist 2012 neu gefliest worden": what is in the room is not what was done. */
const IN_A_ROOM =
  /(?<!\p{L})(?:\p{L}*bad|badezimmer|\p{L}*wc|\p{L}*küche|\p{L}*zimmer)(?!\p{L}) (?:\p{L}+ )?(?:hat|besitzt|bietet|verfügt über|bekam) (?:(?!neue)[\p{L}-]+,? (?:und |sowie |mit )?){0,4}$/u
/** "2011 kam eine Solaranlage aufs Dach": where it came to. */
const UPON = /(?<!\p{L})(?:aufs|auf (?:das|dem|unser|unserem)) $/u
/** "2013 mit neuen Fenstern ausgestattet" */
const FITTED =
  /(?<!(?:von|aus|baujahr|jahre?) )(?:1[89]|20)\d\d mit (?:(?:einer|einem|neue[rnm]) )+(?:[\p{L}-]+ ){0,2}$/u
const FITTED_WITH = /(?<!\p{L})(?:ausgestattet|versehen|ausgerüstet|bestückt)(?!\p{L})/u
/** How a piece goes on with a verb of its own, so that it is no enumeration. */
export const CLAUSE =
  /(?<!\p{L})(?:ist|sind|hat|haben|wurden?|war|waren|liegt|liegen|gibt|steht|bietet|verfügt)(?!\p{L})/u
/** "2014: Dach", "2014 - Dach": the mark behind a year that heads what it dates parts nothing. */
const HEADS = '(?<!(?:^|[,;¦]| [-·/]) ?(?:1[89]|20)\\d\\d(?:/\\d\\d)? ?)'
const FIRST = '(?<!^ ?(?:1[89]|20)\\d\\d(?:/\\d\\d)? ?)'
const PIECES = regexp.gu`[,;()¦]|${HEADS}:|${FIRST} - | [·/] |(?<=(?:1[89]|20)\d\d[^,;:()¦]{0,40}) und (?=[^,;:()¦]*(?:1[89]|20)\d\d)|(?<=(?:ist|sind|stammt|stammen)(?: noch| alle)* (?:von|aus|aus dem jahre?) (?:1[89]|20)\d\d) und (?=eine? )| und (?=(?:sollten?|muss|müssen|müssten?) )| sowie `
/** "2014: Dach, Fenster": of all that is told until the next year. */
export const HEADED = /^ ?(?:1[89]|20)\d\d(?:\/\d\d)? ?(?::| -)/u
/** "Die Eindeckung (Hohlpfanne) wurde 2003 …": what dates nothing parts nothing. */
export const ASIDE = /\((?!strom\)|elektr\p{L}*\))[^(),\d]*\)/gu
/** "(1999)" belongs to what stands before it. */
export const BARE_YEAR =
  /^ ?(?:von |aus |bj·? ?|baujahr |stand:? |etwa |um |ca· |neu |einbau |eingebaut |erneuert )*(?:1[89]|20)\d\d ?$|^ ?(?:(?:ca·|rund|etwa|gut|über) )*\d{1,2} jahre alt ?$/u
/** "Heizung (Öl, 32 Jahre alt)", "Heizung (Vaillant, Gas, 2015)": what it burns and who made it, between it and its year. */
const OF_A_BOILER =
  /^ ?(?:heiz)?(?:öl|gas|erdgas|pellets?|strom|niedertemperatur|(?:gas-?)?brennwert\p{L}*|vaillant|viessmann|buderus|junkers|bosch|wolf|weishaupt|brötje)(?: [\p{L}\d-]+)? ?$/u

/** "Fenster: Holz, 2-fach, 2005 … getauscht": what they are made of, between them and their year. */
const OF_A_WINDOW =
  /^ ?(?:holz|kunststoff|alu(?:minium)?|holz-alu|isolierglas|isolierverglast|(?:[23]|zwei|drei)-?fach(?:-?verglas\p{L}*)?|doppelt verglast|weiß|dreh-?kipp) ?$/u
/** "2014 neu", "2005 im gesamten EG und DG gegen Kunststoff getauscht": a piece that tells no more than when and what was done. */
export const YEAR_AND_DONE =
  /^ ?(?:im jahre? )?(?:1[89]|20)\d\d (?:[^,;()]{0,60} )?(?:erneuert|ersetzt|getauscht|ausgetauscht|saniert|modernisiert|neu(?: gemacht| eingebaut)?) ?$/u

/** "Bad gefliest, Ende der 90er erneuert": what follows the comma dates what stands before it, and names nothing of its own. */
export const SHORT_DATED = regexp.u`^ ?(?:zuletzt |komplett |vollständig |im jahre? )?(?:(?:anfang|mitte|ende|in den|im|um|ca·|vor(?: ${ABOUT})*) )?(?:der |den )?[\p{L}\d]+(?: jahr(?:en?)?)? (?:komplett |vollständig |neu |grundlegend )?(?:erneuert|saniert|renoviert|modernisiert|ersetzt|ausgetauscht|gemacht|gefliest|umgebaut|hergerichtet|(?:mit \p{L}+ )?(?:neu )?(?:belegt|abgedichtet|gedeckt|eingedeckt))(?: und [^,;]{0,30}gedämmt)? ?$`

/** "…, gefliest 1995", "…, erneuert von 95": what was done, with its year behind it, of what stands before the comma. */
export const DONE_DATED =
  /^ ?(?:zuletzt |komplett |vollständig |neu )?(?:gefliest|erneuert|saniert|renoviert|modernisiert|umgebaut) (?:von |aus |in |im jahre? |anfang |mitte |ende )?['’]?\d/u
/** "Duschbad im EG, Wannenbad im OG (beide 2017 modernisiert)": none of those named is left out, though each is on one floor. */
export const ALL_OF_THEM =
  /(?<!\p{L})(?:beide|alle|allesamt|jeweils|sämtlich) (?:(?:aus|von|in|im jahre?|im|ende|anfang|mitte|um|ca·|erst|zuletzt|komplett|vollständig|neu|erneuert|saniert|modernisiert|renoviert|wurden|worden) )*(?:1[89]|20)\d\d(?!\d)/u
/** What is in a bath, told between it and its year: "Bad mit Fenster, Wanne und Dusche, erneuert 2012". */
const IN_A_BATH =
  /^ ?(?:mit )?(?:\p{L}*wanne|\p{L}*dusche|wc|bidet|\p{L}*waschbecken|\p{L}*waschtisch|fenster)(?:(?: und|,| mit| sowie) (?:\p{L}*wanne|\p{L}*dusche|wc|bidet|\p{L}*waschbecken|\p{L}*waschtisch|fenster))* ?$/u

/** "2009 bis 2011 nach und nach alle Fenster": how long it took makes no sentence of it. */
export const BY_AND_BY =
  /(?:(?:1[89]|20)\d\d (?:bis|-|und) (?=(?:1[89]|20)\d\d))|(?<!\p{L})(?:nach und nach|nacheinander|schrittweise|schritt für schritt|stück für stück|in (?:zwei|drei|mehreren) (?:schritten|etappen)) /gu

export interface Time {
  readonly year: number
  readonly at: number
}

export interface Named {
  readonly trade: Trade
  readonly at: number
  readonly end: number
}

export interface Piece {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly times: readonly Time[]
  readonly trades: readonly Named[]
  /** Where the bracket opens that it stands in; null: in none. */
  readonly bracket: number | null
  /** A colon ends it: what follows is told of it. */
  readonly isHead: boolean
  /** An item of a list ends with it: "… · …". */
  readonly endsItem: boolean
}

const COMPILED = TRADES.map(trade => ({
  trade,
  pattern: wholeWords(`${trade.nouns}${trade.compounds ? `|${trade.compounds}` : ''}`, 'g'),
}))

/** @param statement one sentence or row, see statementText.ts */
export function piecesOf(statement: string, today: number): Piece[] {
  const borders = [...statement.matchAll(PIECES)].map(({ 0: mark, index }) => [index, index + mark.length] as const)
  const starts = [0, ...borders.map(([, end]) => end)]
  const ends = [...borders.map(([start]) => start), statement.length]
  const isFitted = FITTED_WITH.test(statement)
  const isBeside = (before: string) =>
    UPON.test(before) || IN_A_ROOM.test(before) || (BESIDE.test(before) && !(isFitted && FITTED.test(before)))
  // What a thing is called is told by its whole statement: "Elektrik: Verteilung 1999, Leitungen teils Bestand".
  const named = COMPILED.flatMap(({ trade, pattern }) =>
    matchesIn(pattern, statement, statement).map(({ 0: noun, index: at }) => ({ trade, at, end: at + noun.length })),
  ).sort((a, b) => a.at - b.at)
  return starts.map((start, index) => {
    const end = ends[index] ?? statement.length
    // What was put aside left blanks.
    const text = statement.slice(start, end).replace(/ {2,}$/u, ' ')
    const trades = named
      .filter(one => one.at >= start && one.at < end && !isBeside(text.slice(0, one.at - start)))
      .map(one => ({ ...one, end: Math.min(one.end, end) }))
    return {
      start,
      end,
      text,
      times: timesIn(text, start, today),
      trades,
      bracket: bracketAround(statement, start),
      isHead: statement[end] === ':',
      endsItem: statement.startsWith(' · ', end),
    }
  })
}

const DESCRIBED: readonly (readonly [trade: string, RegExp])[] = [
  ['baeder', IN_A_BATH],
  ['heizung', OF_A_BOILER],
  ['fenster', OF_A_WINDOW],
]

/** "Dach: Betonpfanne mit Unterspannbahn, 2004 erneuert": a few words without a verb, below the head of which they tell. */
const FEW_WORDS = /^ ?(?:(?!nicht|noch|alt|original)[\p{L}\d·/-]+ ?){1,5}$/u

/** Whether a piece only says what the thing named before it is made of or has in it, so that its year may come behind. */
export function isDescription({ text, times, trades: others }: Piece, { trades, isHead }: Piece): boolean {
  if (times.length > 0) return false
  if (isHead && others.length === 0 && FEW_WORDS.test(text) && !DONE.test(text) && !CLAUSE.test(text)) return true
  return DESCRIBED.some(([id, words]) => words.test(text) && trades.some(({ trade }) => trade.id === id))
}

/** "Fliesen in Küche und Bad · Fenster (1998)": the year behind one item of a list dates no item before it. */
export function isOfOtherItem(pieces: readonly Piece[], from: number, to: Piece): boolean {
  return pieces.slice(from, pieces.indexOf(to)).some(({ endsItem }) => endsItem)
}

function bracketAround(statement: string, at: number): number | null {
  const opens = statement.lastIndexOf('(', at)
  return opens < 0 || statement.slice(opens, at).includes(')') ? null : opens
}

/** "das 1979 erbaute Haus": its own year renews nothing of it. */
const OF_THE_HOUSE = /^ (?:erbaute|errichtete|gebaute|fertiggestellte)[nrsm]?(?!\p{L})/u

/** "Bad (Stand 1986)" tells of what time it is; "Dach in Ordnung (Stand 2026)" when somebody said so. */
const STATUS = /(?<!\p{L})stand:? (?:(?:von|etwa|ca·|um) )?$/u
const YEARS_OF_STATUS = 3

function timesIn(text: string, start: number, today: number): Time[] {
  return matchesIn(TIMES, text, text).flatMap(({ 0: words, groups = {}, index }) => {
    if (OF_THE_HOUSE.test(text.slice(index + words.length))) return []
    const isStatus = STATUS.test(text.slice(0, index))
    const stated = groups.year ?? (groups.short === undefined ? undefined : `19${groups.short}`)
    const age = yearCount(groups.old ?? groups.about)
    const year =
      stated !== undefined
        ? Number(stated)
        : age !== undefined
          ? today - age
          : (yearOfAgo(groups, today) ?? decadeIn(groups, today))
    return year === null || year > today - (isStatus ? YEARS_OF_STATUS : 0) ? [] : [{ year, at: start + index }]
  })
}

/** A year for a part of a decade; null: none is named. "90er" was the last such decade, not one to come. */
function decadeIn({ third, century, tens, named }: Caught, today: number): number | null {
  const at = named === undefined ? Number(tens) : DECADES.indexOf(named) + 2
  if (Number.isNaN(at)) return null
  const start = (century === undefined ? 1900 : Number(century) * 100) + at * 10
  const begin = century === undefined && start + 100 + 10 <= today && at < 2 ? start + 100 : start
  return begin + (YEARS_IN[third ?? 'mitte'] ?? 0)
}

export interface Dated {
  readonly named: Named
  readonly year: number
  readonly done: boolean
  readonly partly: boolean
  /** No more than a small piece of it: "zwei Fenster"; missing: a part worth counting, or the whole. */
  readonly piece?: boolean
  /** Where the words end that prove it; missing: with the trade's own. */
  readonly until?: number
}

const AGO_AND_THING = regexp.u`^ ?(?:und )?(?:${YEARS_AGO}) (?:(?:dann|auch|schon|erst) )?(?:die |das |der |den |alle )?(?:gesamte |komplette )?$`
/** "das Dach vorletztes Jahr": the thing first. */
const TO_THING = /^ ?(?:und )?(?:die |das |der |den |alle )?$/u
const BEHIND_THING = regexp.u`^ (?:${YEARS_AGO}) ?$`

/** "Vor 10 Jahren wurde das Dach gemacht, vor 5 Jahren die Heizung": the verb stands in the piece before, and this one has nothing else. */
export function goesOnWith({ at, end }: Named, { start, text }: Piece, before: Piece | undefined): boolean {
  const [ahead, behind] = [text.slice(0, at - start), text.slice(end - start)]
  const isAll = behind.trim() === '' ? AGO_AND_THING.test(ahead) : TO_THING.test(ahead) && BEHIND_THING.test(behind)
  return isAll && before !== undefined && DONE.test(before.text)
}

/** Years after which a part that was never renewed is no better than the rest. */
export const WORN_OUT = 30

/** All that is told from one piece up to another, but for a verb that closes the sentence. */
export function textBetween(pieces: readonly Piece[], from: Piece, to: number): string {
  const texts = pieces.slice(pieces.indexOf(from) + 1, to + 1).map(({ text }) => text)
  // "wurden Dach, Fenster und Elektrik gemacht": the verb that closes the sentence.
  return texts.join(' ').replace(/ (?:gemacht|erneuert|saniert|ersetzt)(?: worden)?$/u, '')
}
