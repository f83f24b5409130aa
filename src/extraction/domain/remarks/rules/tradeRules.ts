import { regexp } from '#kernel/regexp.ts'
import type { Caught, RemarkRule } from '../remarkRule.ts'
import { type Trade, TRADES } from './trades.ts'

/** "Fassade ungedämmt, Dach aus der Bauzeit": the first has been told already, what follows is of another part. */
const WITHOUT_OWN_WORD = String.raw`(?!(?: \p{L}+){0,2} (?:un)?(?:gedämmt|isoliert|erneuert|saniert|renoviert|modernisiert|verputzt|gestrichen|verklinkert|neu|intakt|trocken|dicht|in ordnung|(?:1[89]|20)\d\d)[,;])`
const DONE =
  'erneuert|neu (?:ein)?gedeckt|neu gemacht|neu verlegt|neu eingebaut|neu installiert|neu(?=$|[.,¦ ()])(?! (?:zu )?(?:verdrahten|verkabeln|verlegen|einbauen|machen|decken|eindecken|streichen|verputzen|fliesen|installieren|abdichten|dämmen|herstellen|anlegen|lackiert|gestrichen|lasiert|verfugt|eingestellt|imprägniert|versiegelt)(?!\\p{L}))|saniert|modernisiert|ausgetauscht|getauscht|ersetzt|ertüchtigt|renoviert|instand ?gesetzt|umgebaut|eingebaut|auf (?:den )?(?:neueste[nm]|aktuelle[nm]) stand'
const DUE =
  /(?<!\p{L})(?:unumgänglich|unvermeidlich|unerlässlich|muss|müssen|müsste\p{L}*|sollten?|wären?|noch nicht|nicht|nie|stehen? an|steht [^.;]{0,60} an(?=$|[.,;])|wohl aber|zu (?:erneuern|sanieren|modernisieren)|geplant\p{L}*|beschlossen|fällig|sonderumlage|könnten?|kann|können|bedarf|ausstehend\p{L}*|angespart|ansparen|bauzeit|darf|für eine|für ein(?:en)? neue[ns]|kosten(?:schätzung|voranschlag|anschlag)\p{L}*|empfehl\p{L}*|empfohlen|beraten|abgestimmt|abstimmung|tagesordnung|diskutiert|vorgesehen|angedacht|in planung|zu rechnen|gerechnet werden|einplanen|einzuplanen|einkalkulieren|einzukalkulieren|zu erwarten|absehbar|an die reihe)(?!\p{L})/u
/** "Das Nachbarhaus bekam 2019 ein neues Dach" */
const OF_ANOTHER = /(?<!\p{L})nachbarhaus (?:bekam|erhielt|hat|haben|bekamen|erhielten)(?!\p{L})/u
const SIDE = 'straßen|hof|garten|nord|süd|ost|west|wetter'
const PARTLY = `(?:teilweise|zum teil|teils|zum großen teil|größtenteils|überwiegend|tlw·|teilw·|in teilen|stellenweise|punktuell|(?:nur )?an (?:der|den|einer|einzelnen|zwei|drei) (?:\\p{L}+en )?stellen?|(?:${SIDE})(?:seitig\\p{L}*|seite))`
/** "zum Garten 2017 durch Kunststofffenster ersetzt": of one side. */
const ONE_SIDE =
  '(?:zum|zur|an der|auf der) (?:garten|hof|straße|(?:straßen|garten|hof|nord|süd|ost|west|rück|vorder)seite)'
/** "sonst Baujahr": what was not done is as old as the house. */
const REST_IS_OLD =
  '(?:sonst|ansonsten|im übrigen|übrige[nr]?|der rest)(?: noch)? (?:aus (?:dem |der )?)?(?:baujahr|bauzeit)(?!\\p{L}| ?\\d)'
/** In a list of works, what came last or most of it: "Fenster überwiegend 2008". */
const MOSTLY = '(?:überwiegend|größtenteils|meist|zuletzt|komplett|vollständig|alle|allesamt|zum großen teil)'
/** "Fenster: Kunststoff, überwiegend 1992" */
const MATERIAL =
  '(?:kunststoff|holz|holz-alu(?:minium)?|aluminium|alu|isolierglas|isolierverglast|doppelt verglast|zweifach verglast|dreifach verglast)'
/** A comma may stand between only in an enumeration: "Fenster, Dach und Bäder erneuert". */
const BETWEEN =
  '(?:(?! alt| original| aus |bauzeit| (?:gewartet|geprüft|überprüft|gereinigt|durchgesehen|kontrolliert) und (?:die|der|das|den|eine?) )(?:[^.¦,]|,(?= [\\p{L}-]+(?: [\\p{L}-]+)?(?:,| und| sowie)|(?! die (?:[\\p{L}-]+ ){1,2}(?:wurden?|sind|ist|hat|haben|stammt|stammen|bekam|bekamen|erhielt|erhielten) (?!und |oder |sowie )[\\p{L}\\d]) die | neu | welche ))){0,60}'
/** No clause of another thing lies between: "Bad 2020 neu, die Böden (aufgearbeitet)". */
const NEAR = '(?:[^.¦,(]|,(?= [\\p{L}-]+(?:,| und| sowie))){0,60}'
/** What another trade is called, so that what is said of it is not taken for the first one's. */
const ANOTHER =
  '(?:dach|fassade|fenster|bad|bäder|heizung|elektrik|leitungen|böden|türen|küche|garage|haus|wohnung)(?!\\p{L})'
/** "ist zum großen Teil noch die alte" */
const LARGELY =
  '(?:auch |immer |noch |alle |dagegen |hingegen |jedoch |aber |allerdings |dort |weiterhin |zum (?:großen |größten |überwiegenden )?teil |großenteils |größtenteils |überwiegend |weitgehend |teilweise )*'
/** "1995 neuer Kessel, 2008 Dach": the year stands before what it dates. */
const OTHER_THING =
  '(?:neue[rs]? )?(?:dach|fassade|fenster|bad|bäder|heizung|elektrik|leitungen|böden|türen|haustür|küche|garage|dämmung|solar|photovoltaik|wärmepumpe|kessel|therme)(?!\\p{L})'
const EXCEPT =
  '(?:bis auf|außer|abgesehen von|mit ausnahme(?: von)?) (?:(?:de[mnrs]|die|das) )?(?:[\\p{L}-]+(?:,| und) (?:(?:de[mnrs]|die|das) )?){0,3}'
const NEVER =
  '(?:nie|niemals|noch nie|bisher nicht|bislang nicht|seit (?:dem )?(?:bau|erbauung|errichtung|einbau|baujahr) (?:nicht|nie)(?: mehr)?)'
const FLOOR = '(?:1· |2· |3· )?(?:og|dg|eg|ug|\\p{L}*geschoss|\\p{L}+ etage|\\p{L}+ stock)'
const YEAR = '(?:1[89]\\d\\d|20[0-4]\\d)'

/** A year that begins the statement: "2014 - Dach". */
const ALONE = `(?<=(?:^|[.]) ?${YEAR}(?:/\\d\\d)?)`
/** "2014 ¦ Dach ¦ 2016 ¦ Fenster": the year stands before each of them. */
const NO_YEAR_ROW = `(?<!(?:^|[.]) ?${YEAR} ?¦[^.]{0,200})`

/** "Das Dach ist noch mit den Ziegeln von 1968 gedeckt": the year of what covers it. */
const COVERED = `dach(?: (?:ist|wurde)|(?: ?[:¦])? (?:altbau|haupthaus|wohnhaus|vorderhaus|haus)(?= ))?(?: ?[:¦])?(?: noch| weiterhin| bis heute)?(?: mit (?:den |der )?| die )(?:\\p{L}+e[nr] )?(?:\\p{L}*pfannen|\\p{L}*ziegeln|\\p{L}*steinen|\\p{L}*platten|\\p{L}*schiefer|\\p{L}*eindeckung) (?:von|aus|aus dem jahre?|des jahres) (?<year3>${YEAR})(?: (?:ein)?gedeckt| belegt)?|`

function withYear(text: string): (caught: Caught) => string {
  return ({ year, year2, year3 }) => text.replace('…', ` ${year ?? year2 ?? year3 ?? ''}`)
}

/** "Bad mit Dusche und Fenster, 2019 erneuert", "Küche mit großem Fenster": a merit of the room, of which the rest is told. */
const OF_A_ROOM =
  '(?<!(?<!\\p{L})(?:\\p{L}*b[aä]d(?:er|ezimmer)?|\\p{L}*küche|\\p{L}*zimmer|flur|diele|(?:gäste-?)?wc) (?:mit|hat|haben) (?:(?:[\\p{L}-]+,? ){0,5}und )?(?:(?!und )\\p{L}+ ){0,2})'

/** "…, in den Schlafräumen ist sie von 1974", "…, in zwei Wohnungen steht das noch aus": the other half of the sentence. */
const ELSEWHERE_OLD =
  '(?<=, ?)(?:und |aber |nur )?(?:in|im|auf|an) [^.,;¦]{2,45} (?:(?:ist|sind|stammt|stammen) (?:(?!bereits|schon|auch)\\p{L}+ ){0,3}(?:(?:von|aus) (?:(?:de[nmr]|dem jahre?) )?(?:19\\d\\d|[4-9]0er\\p{L}*|\\p{L}+ziger\\p{L}*|bauzeit|baujahr)|alt|original|die alten?|das alte)|(?:steht|stehen) [^.,;¦]{0,25}(?<!\\p{L})aus)(?=$|[.,;) -])'
/** "2016 neu mit FI, außer Bad und Flur", "erneuert, in zwei Wohnungen noch alt" */
const SAVE_SOME = `[^.,;¦]{0,25}(?:,| \\()? ?(?:${ELSEWHERE_OLD}|(?:außer|bis auf|ausgenommen|mit ausnahme) [\\p{L}\\d]+|(?<=[,(] ?)(?:nur )?(?:in|im) [^.,;¦]{2,30} noch (?:alt|original|die alten?)(?=$|[.,;)]))`

/** "Duschbad im EG, Wannenbad im OG (beide 2017 erneuert)": of all baths that are named. */
const NOT_ALL = '(?:(?!(?<!\\p{L})(?:beide|alle|allesamt|jeweils)(?!\\p{L}))[^.¦])'

/** "noch aus den Siebzigern", "gepflegt, aber achtziger Jahre": as words, and so old that it is due. */
const OF_OLD_DECADE =
  '(?:(?:aus|von) den|aber|jedoch|doch|noch|ist|sind|eher|leider|stand:?) (?:späten |frühen |anfang |mitte |ende |der )*(?:fünfziger|sechziger|siebziger|achtziger)(?:n(?!\\p{L})| ?-?(?:jahren?|(?:bzw·|und|oder|bis) [\\p{L}]+ziger)(?!\\p{L}))'
/** "…, sodass Sie hier Geld einplanen sollten": the seller's own word that it is due. */
const TO_BE_PAID =
  '(?:geld|budget|kosten|mittel|aufwand|arbeiten|maßnahmen|etwas|einiges|investitionen|eine reserve|reserven|rücklagen?|eine renovierung|eine sanierung|eine erneuerung|eine modernisierung|renovierungskosten|sanierungskosten) (?:\\p{L}+ ){0,2}?(?:einplanen|einzuplanen|eingeplant|einkalkulieren|einzukalkulieren|einrechnen|einzurechnen|zurücklegen|in die hand (?:zu )?nehmen|investieren|zu investieren)'
/** "Bedarf besteht bei den Böden, das Bad ist aus 2009": behind its comma it begins a clause of its own. */
const HAS_ITS_VERB =
  '(?:ist|sind|war|waren|wurden?|stammt|stammen|hat|haben|bekam|bekamen|erhielt|kam|zeigt|bleibt)(?!\\p{L})'
/** Leads from a thing to what follows from its age. */
const THEREFORE = '(?:so ?dass|weshalb|weswegen|daher|deshalb|darum|hier|dafür|hierfür|da)'

/** "sind auch die Bäder, Böden und Oberflächen zu erneuern": what of a list stands before and behind one of it. */
const LISTED = '(?:(?:die |das |der )?[\\p{L}-]+(?:,| und|, und| sowie) ){0,4}(?:die |das |der )?'
const LIST_GOES_ON = '(?:(?:,| und|, und| sowie) (?:die |das |der )?[\\p{L}-]+){0,4}'

/** "Bad, Küche und Böden sind noch so, wie sie 1979 eingebaut wurden": of each that the list names. */
export const AS_FITTED: string = `(?: für [\\p{L} ]{3,30})?(?:(?:, (?:die |das |der )?[\\p{L}-]+){0,3} (?:und|sowie) (?:die |das |der )?[\\p{L}-]+)? (?:ist|sind)(?: noch| heute| genau){0,2}(?: so)?, wie (?:man )?(?:es |sie )?(?:(?:im jahre? )?${YEAR} |damals |seinerzeit |einst )?(?:es |sie )?(?:gebaut|eingebaut|gelegt|verlegt|gemacht) (?:hat|hatte|wurden?|worden (?:ist|sind))`

/** "Was zu machen ist: Küche raus, Böden neu": heads a list that needs no verb, up to the thing looked for. */
export const TO_DO: string =
  '(?<!(?:nichts|nicht|wenig)(?: \\p{L}+)? )zu (?:machen|tun|erledigen|richten)(?: (?:ist|wäre|bleibt))?(?: noch)? ?:(?:(?!nicht|kein|erledigt|einziehen|(?<!\\p{L})denn(?!\\p{L}))[^.;:¦]){0,60}?(?<!\\p{L})'

/** What is said of a trade: renewed, from the year …, due, as old as the house. */
function rulesOf({ topic, id, nouns, stems, label, group }: Trade): RemarkRule[] {
  const noun = id === 'fenster' ? `${OF_A_ROOM}(?:${nouns})` : `(?:${nouns})`
  const old = group ? `(?:${nouns}|${group})` : noun
  const aged = group ? `(?:${nouns}|(?<together>${group}))` : noun
  // "der alte Öltank wurde ausgebaut": where the oil was, not what burns it.
  const noTank = id === 'heizung' ? '(?<!\\p{L})(?!öltank)' : ''
  const common = { topic, sections: ['object'] } as const
  const overhauled = `${noun}(?!\\p{L})${NEAR}(?<!\\p{L})(?:überarbeitet|aufgearbeitet|ausgebessert)`
  const inPart = `${noun}(?!\\p{L})${BETWEEN}(?<!\\p{L})${PARTLY} (?:[\\p{L}\\d]+ ){0,4}(?:${DONE})|${noun}(?!\\p{L})[^.,¦]{0,60}[,¦] ?${PARTLY} (?:\\p{L}+ ){0,4}(?:${DONE})|(?<=^ ?|[.,;¦] ?)(?:die |der |das )?(?:${PARTLY}|${ONE_SIDE}) (?:[\\p{L}\\d]+ ){0,3}?(?:durch |gegen )?${noun}(?!\\p{L})[^.,¦]{0,30}(?<!\\p{L})(?:${DONE})|${PARTLY} (?:\\p{L}+ ){0,2}(?:neue[rnsm]?|erneuerte[rnsm]?|sanierte[rnsm]?) ${noun}|${noun} (?:im|in der|in|des) (?:${FLOOR})(?!\\p{L})${id === 'baeder' ? NOT_ALL : '[^.¦]'}{0,30}(?<!\\p{L})(?:${DONE})|${noun}(?!\\p{L})${BETWEEN}(?<!\\p{L})(?:${DONE})${SAVE_SOME}`
  // "Mit Ausnahme des Daches wurde 2013 alles erneuert"
  const excepted = `${EXCEPT}${noun}(?!\\p{L})[^.,;¦]{0,40} (?:wurden?|ist|sind) (?:(?!nichts?(?!\\p{L}))[^.,;¦]){0,80}(?<!\\p{L})(?:kern|voll)?(?:saniert|erneuert|modernisiert|renoviert|ausgetauscht|neu gemacht)(?!\\p{L})`
  const partly = `${inPart}|${overhauled}`
  const partlyDated = `${noun}(?!\\p{L})[^.,¦]{0,60}, ?${PARTLY} (?:[\\p{L}\\d]+ ){0,4}(?:${DONE})|${noun}(?!\\p{L})[^.¦]{0,60},? ${REST_IS_OLD}`
  return [
    {
      ...common,
      // Its year is that of a part: questions must not take it for the whole.
      name: `${id}-teilerneuert`,
      subject: 'teilerneuert',
      tone: 'neutral',
      meaning: `${label} nur teilweise erneuert`,
      pattern: new RegExp(inPart, 'u'),
      unless: regexp.u`${DUE.source}|${overhauled}`,
    },
    {
      ...common,
      name: `${id}-ueberarbeitet`,
      subject: 'teilerneuert',
      tone: 'neutral',
      meaning: `${label} nur überarbeitet`,
      pattern: new RegExp(overhauled, 'u'),
      unless: regexp.u`${DUE.source}|(?<!\p{L})(?:wird|werden)(?!\p{L})[^.]{0,60}(?:aufgearbeitet|überarbeitet|ausgebessert)|(?:aufgearbeitet|überarbeitet|ausgebessert) (?:wird|werden)(?!\p{L})`,
    },
    {
      ...common,
      name: `${id}-erneuert`,
      tone: 'gut',
      meaning: `${label} erneuert`,
      open: `${label}: Erneuerung nötig, möglich oder geplant, nicht gemacht`,
      pattern: new RegExp(
        [
          `${old}(?!\\p{L})${BETWEEN}(?<!\\p{L})(?:${DONE})`,
          // "Das Bad hat ein Fenster, Wanne und Dusche und wurde 2017 komplett erneuert"
          `${noun} (?:hat|haben|besitzt|verfügt|liegt|bietet)(?!\\p{L})[^.;¦]{0,80} und (?:wurden?|ist|sind) [^.,;¦]{0,40}(?<!\\p{L})(?:${DONE})`,
          `(?<!(?:braucht|brauchen|bräuchte|benötigt|benötigen|fehlen|verlangt)(?: [\\p{L}-]+){0,4} )(?:neue[rnsm]?|erneuerte[rnsm]?|sanierte[rnsm]?|modernisierte[rnsm]?|modernes?|${YEAR} (?:eingebaute|ausgetauschte|getauschte|ersetzte|installierte|verlegte|gedeckte)[rnsm]?) (?:(?!mit |und |in |auf |für )\\p{L}+ ){0,2}${noun}(?! (?:kommt|kommen|käme|kämen) [^.]{0,40}zugute)`,
          // "wurde das Dach abgedeckt, mit Ziegeln neu eingedeckt", "das Bad herausgerissen und neu gefliest"
          `${noun} (?:abgedeckt|abgetragen|herausgerissen|entkernt)(?:,| und) (?:(?!nicht)[^.;¦]){0,50}(?<!\\p{L})(?:${DONE})`,
          `(?:${YEAR}) wurden? (?:die |das |der |beide )?${noun}(?=,)`,
          `(?:${stems})(?:erneuerung|sanierung|modernisierung|tausch|austausch|neueindeckung)(?: ${YEAR})?`,
          `(?:erneuerung|sanierung|modernisierung|austausch|neueindeckung|neudeckung)(?: wurden?| sind)?:? (?:der |des |von |die |das |aller )?(?:kompletten |gesamten |vollständigen |ganzen )?${old}`,
          // "Letzte Modernisierung | 1995/96 (Dach, Fenster, Stränge, Bäder)"
          `(?<=(?:sanierung|modernisierung|renovierung)(?: ?[:¦]{1,2} ?| )${YEAR}(?:/\\d\\d)? ?\\((?:[\\p{L}-]+(?:,| und|, und) ){0,7})${noun}(?=[,)]| und)`,
          // In a list "Bad 2016 erneuert" is followed by another trade that was not.
          `(?:erneuert|saniert|modernisiert)(?: wurden?:?| sind:?|:) (?:die |das |aller )?${noun}|(?<=^ ?|[.¦(] ?|\\d )(?:erneuert|saniert|modernisiert) (?:die |das |alle )?${noun}`,
        ].join('|'),
        'u',
      ),
      unless: regexp.u`${DUE.source}|${partly}|${partlyDated}|${OF_ANOTHER.source}|${excepted}`,
    },
    {
      ...common,
      name: `${id}-jahr`,
      tone: 'neutral',
      meaning: withYear(`${label} aus dem Jahr…`),
      pattern: regexp.u`(?<year2>${YEAR})(?:/\d\d)?(?::|${ALONE} -)? (?:neue |beide |alle |die |das )?${noun}(?=[,.(¦]|$| und| [-·/] )|${id === 'dach' ? COVERED : ''}(?<!${YEAR}(?:/\d\d)?(?::| -)? (?:neue |beide |alle )?)${noun}(?: sind| ist| stammen| stammt)?(?: noch (?:das|die|der)(?: (?:erste|alte|originale|ursprüngliche)n?)?(?= von | aus dem jahr))?(?:(?: ?[:¦] ?| )${MATERIAL},?)?(?: ${MOSTLY})?(?: ?[:(] ?| ?¦${NO_YEAR_ROW} ?| ?(?:,|-) ?(?!${YEAR}(?::|/\d\d | ${OTHER_THING})| ?${YEAR} -)| )?(?:aus dem jahre? |aus |von |bj·? |baujahr |ca· |um |im jahre? )*(?<year>${YEAR})(?![\d-]| (?:nur )?an (?:der|den|einer|einzelnen|zwei|drei) (?:\p{L}+en )?stellen?(?!\p{L})| (?:die|der|das|eine?|neue|wurden?|folgten?|(?:neu )?gestrichen)(?!\p{L})| mit (?:einer|einem|neue[rnm]) [^.;]{0,60}(?:ausgestattet|versehen|ausgerüstet)(?!\p{L})| um (?:eine[nm]?|den|das) [^.,;]{0,60}(?:erweitert|vergrößert)(?!\p{L}))`,
      // Looked at, or painted: nothing of it is new.
      unless: regexp.u`(?:elektrik|elektro)[ :¦]{1,3}(?:zähler(?:schrank|kasten)|sicherungs(?:kasten|schrank)|(?:unter|haupt)verteilung)|nutzungsdauer|(?:${SIDE})seitige[rnsm]? (?:\p{L}+ )?${noun} (?:von |aus )?${YEAR}|(?:sattel|walm|mansarden?|flach|pult|zelt|spitz)dach, ?(?:baujahr|bj·?)(?!\p{L})|grundstück |angebote? (?:für|zur)|${noun}[^.,¦]{0,20}${YEAR} (?:nur |zuletzt )?(?:durchgesehen|(?:über)?prüft|geprüft|kontrolliert|gewartet|gereinigt|begutachtet|ausgebessert|repariert)(?!\p{L})|${OF_ANOTHER.source}`,
    },
    {
      ...common,
      name: `${id}-faellig`,
      tone: 'warnung',
      meaning: `${label}: Erneuerung steht an`,
      pattern: new RegExp(
        [
          `${noun}(?!\\p{L})${BETWEEN}(?<!\\p{L})(?:muss|müssen|müsste[n]?|sollten?|wären?|ist zu|sind zu|bedarf|bedürfen|(?:steht|stehen)(?= [^.¦]{0,40}(?<!\\p{L})(?:an|vor|zur|zum|aus)(?!\\p{L}))(?![^.,¦]{0,30} und (?:wurden?|ist|sind) ))(?!\\p{L})(?! (?:(?:noch|also|derzeit|vorerst|lange|auf absehbare zeit) )*nicht(?!\\p{L}))[^.¦]{0,40}(?<!\\p{L})(?:erneuer\\p{L}*|saniert?|sanieren|modernisier\\p{L}*|ersetz\\p{L}*|ausgetausch\\p{L}*|getauscht|gemacht|angegangen|hergerichtet|überholt|überarbeit\\p{L}*|renovier\\p{L}*|instand|sanierung|an)`,
          // "Bad, Böden und Elektrik stammen aus den 1990er-Jahren und sollten erneuert werden"
          `${noun}(?:,? (?:und |sowie )?(?:die |das |der )?[\\p{L}-]+){0,3} (?:stammt|stammen|ist|sind) (?:noch |alle )?(?:aus|von) [^.,;¦]{2,40} und (?:(?:sollten?|muss|müssen|müssten?) (?:[\\p{L}-]+ ){0,3}(?:erneuert|saniert|modernisiert|ersetzt|ausgetauscht)|(?:steht|stehen) (?!nicht)(?:[\\p{L}-]+ ){0,5}(?:zu[rm] )?(?:erneuerung|austausch|sanierung|modernisierung|ersatz) (?:an|aus|bevor)(?!\\p{L}))`,
          `${noun}(?!\\p{L})(?:(?! und ist)[^.¦,]){0,30}(?:erneuerungs|sanierungs|renovierungs|modernisierungs|reparatur)bedürftig\\p{L}*`,
          `(?:erneuerungs|sanierungs|renovierungs|modernisierungs|reparatur)bedürftige[rnsm]? (?:\\p{L}+ )?${noun}`,
          `${noun}(?!\\p{L})[^.,¦]{0,60} zu (?:sanieren|erneuern|modernisieren|ersetzen)`,
          `(?:sind|ist|wären?) (?:(?!nicht|nichts|kein|nur)[\\p{L}-]+ ){0,3}?${LISTED}${noun}${LIST_GOES_ON} (?:(?!nicht|nie)[\\p{L}-]+ ){0,2}zu (?:sanieren|erneuern|modernisieren|ersetzen)`,
          `(?:braucht|brauchen|bräuchte|benötigt|benötigen) (?:(?!nicht|kein|nur)[\\p{L}-]+ ){0,4}neue[rnsm]? (?:\\p{L}+ und (?:neue[rnsm]? )?)?${noun}|${noun} (?:wartet|warten)(?!\\p{L})[^.,;¦]{0,30}(?<!\\p{L})\\p{L}*(?:renovierung|sanierung|erneuerung|modernisierung|austausch)(?!\\p{L})`,
          `(?:erneuerung|sanierung|modernisierung|renovierung|austausch) (?:der|des|von) (?:[\\p{L}-]+ und (?:der |des )?)?${noun}(?!\\p{L})(?:(?!nicht|kein)[^.;¦]){0,40}(?<!\\p{L})(?:empf(?:ehlen|ohlen)|empfehlenswert|anzuraten|ratsam|erforderlich|notwendig|nötig|(?:über)?fällig|steht (?:noch |wohl |bald )*(?:an|aus))(?!\\p{L})`,
          `${noun}(?: \\p{L}+){0,3}?(?:,? (?:und |sowie )(?:die |das |der )?[\\p{L}-]+){0,3} (?:stammt|stammen|ist|sind|hat|haben|entspricht|entsprechen)(?!\\p{L})(?:(?!${DONE})[^.,;:¦]){2,80}[,;:–-] ?(?:und )?${THEREFORE} [^.,;¦]{0,40}(?<!\\p{L})${TO_BE_PAID}(?!\\p{L})`,
          `für (?:die |das |den |eine? |ein )?(?:neue[nrs]? )?(?:[\\p{L}-]+(?:,| und| sowie) (?:die |das |den )?){0,3}${noun}(?: und (?:die |das |den )?[\\p{L}-]+)? (?:sollten?|müssen|muss|müssten?) (?:(?!nicht|kein)\\p{L}+ ){0,4}${TO_BE_PAID}(?!\\p{L})`,
          `(?:noch )?(?:offen|ausstehend|zu machen|zu erledigen|zu erneuern|zu sanieren) (?:ist|sind|bleibt|bleiben|wären?)(?: noch)?(?: ?:)? (?:[\\p{L}-]+(?: \\([^()]*\\))?(?:,| und|, und)? ){0,6}${noun}`,
          `${noun}(?!\\p{L})[^.¦]{0,30}(?<!(?:muss|müssen|musste|mussten|braucht|brauchen) (?:\\p{L}+ )?)(?:noch )?nicht (?:erneuert|saniert|modernisiert|gemacht)`,
          // "Sanierungsbedarf besteht - etwa in der Erneuerung der Fassade, Heizungsanlage (bisher Öfen) und den Bädern"
          `(?<!kein(?:e[nr]?)? (?:\\p{L}+ )?)(?:erneuerungs|sanierungs|renovierungs|modernisierungs)bedarf(?: (?:besteht|ist (?:vorhanden|gegeben)))?(?: ?[,:;–-])? (?:(?:evtl·?|eventuell|insbesondere|vor allem|z·? ?b·?|u·? ?a·?|etwa|beispielsweise|ggf·?) )?(?:in|bei|an|für) (?:der|den|die|dem|einer) (?:\\p{L}+ ){0,2}(?:sanierung|erneuerung|modernisierung|renovierung) (?:der|des|von) (?:[\\p{L}-]+(?: \\([^()]*\\))?(?:,| und|, und) (?:den |der |die |das |dem )?){0,4}${old}`,
          `(?<!kein(?:e[nr]?)? (?:\\p{L}+ )?)(?:erneuerungs|sanierungs|renovierungs|modernisierungs|reparatur)bedarf,? (?:(?:insbesondere|besonders|hauptsächlich|vor allem|vorwiegend|\\p{L}+) )?(?:bei|an|am|beim|im bereich|in den bereichen|in|im|für)(?: den| dem| der| das| die)? (?:[\\p{L}-]+(?:,| und|, und) (?:den |dem |der |das |die )?){0,4}${old}(?!(?<=, (?:und )?(?:das|die|der) [\\p{L}-]+)(?: \\p{L}+){0,3} ${HAS_ITS_VERB})`,
        ].join('|'),
        'u',
      ),
      fixed: 'stated',
    },
    {
      ...common,
      name: `${id}-nie`,
      tone: 'warnung',
      meaning: `${label} seit dem Bau nicht erneuert`,
      pattern: regexp.u`(?:am|an den|an der|im|in den|in der) ${old}(?!\p{L})[^.,;¦]{0,30}(?<!\p{L})seit [^.,;¦]{2,30} (?:nichts|nicht viel) (?:mehr )?(?:passiert|gemacht|getan|geändert|verändert|erneuert|investiert)|${old}(?!\p{L})(?:(?!${ANOTHER})[^.;¦]){0,80}(?<!\p{L})${NEVER} (?:\p{L}+ ){0,2}(?:erneuert|saniert|modernisiert|ausgetauscht|getauscht|ersetzt|gewechselt|(?:neu )?(?:ein)?gedeckt)`,
      fixed: 'stated',
    },
    {
      ...common,
      // Beside "kernsaniert" it tells what is not new.
      name: `${id}-bestand`,
      subject: 'bestand',
      tone: 'hinweis',
      meaning: `${label} bleibt, wie es ist`,
      pattern: regexp.u`bestands-?${noun}|${noun} ?\((?:bestandsanlage|bestandsgerät|bestand)(?!\p{L})|(?:bestehende|vorhandene)[rnsm]? ${noun}(?!\p{L})[^.¦]{0,30}(?:wird|werden) (?:\p{L}+ ){0,2}(?:genutzt|weitergenutzt|weiterbetrieben|übernommen|beibehalten)(?!\p{L})|(?<!neue[rnsm]? )${noun}(?:(?:,(?: und)?| und| sowie) (?:die |das |der )?\p{L}+){1,3}\)? (?:bleib(?:t|en) (?:\p{L}+ ){0,3}(?:erhalten|(?:im )?bestand|unverändert|unangetastet)|(?:wird|werden) (?:im zuge der \p{L}+ |dabei |weiterhin )?erhalten(?!\p{L}))|${noun}\)? (?:wird|werden) (?:im zuge der \p{L}+ |dabei |weiterhin )?erhalten(?!\p{L})|${noun}\)?(?: \p{L}+){0,2} (?:(?:bleib(?:t|en)|ist|sind|verbleib(?:t|en)) (?:(?!gut |bestens |sehr |hervorragend |top |schön )\p{L}+ ){0,3}(?:erhalten|(?:im )?bestand|unverändert|unangetastet)|(?:nicht|kein) teil der (?:sanierung|modernisierung)|im bestand|werden nicht (?:erneuert|saniert|ausgetauscht|ersetzt))|${excepted}`,
      fixed: 'stated',
    },
    {
      ...common,
      name: `${id}-alt`,
      tone: 'warnung',
      // "Dachsteine aus der Bauzeit, nach Auskunft der Eigentümer dicht": whoever sells vouches for no age that speaks against him.
      admitted: true,
      // Of the word for all of them it is told that this one is not named.
      meaning: ({ together }) =>
        together === undefined
          ? `${label} aus der Bauzeit oder in die Jahre gekommen`
          : `Haustechnik veraltet, ${label} nicht eigens genannt`,
      pattern: new RegExp(
        [
          `${noTank}${aged}(?!\\p{L})${WITHOUT_OWN_WORD}(?:(?!(?<!\\p{L})(?:${nouns})(?!\\p{L}))[^.¦]){0,50}(?:aus der (?:bau|erbauungs|errichtungs|entstehungs)zeit|entspr(?:icht|echen) (?:(?:noch|weitgehend|überwiegend|im wesentlichen) )*(?:der bauzeit|dem (?:stand (?:des|der|vom) )?(?:baujahrs?|baujahres|bauzeit))(?!\\p{L})(?! 20\\d\\d)|aus dem baujahr(?! 20\\d\\d)|aus dem ursprungsbaujahr|aus zeiten|bauzeitlich\\p{L}*|verbraucht|abgängig|verwittert|marode|(?:original|ursprungs|ur)zustand|(?:ursprünglichen|originalen) zustand|im original|noch original|in die jahre gekommen|veraltet|überaltert|altersschwach|verschlissen|(?:[4-8]0)er[- ]?jahre?n?|${OF_OLD_DECADE})`,
          `${noun}(?!\\p{L})(?:[^.,¦]{0,40}, (?:noch )?(?:ursprünglich|original)|(?: und (?:die |das )?[\\p{L}-]+| (?:im |in )?${FLOOR})? (?:(?:ist|sind) )?(?:(?:noch|weitgehend|überwiegend|größtenteils|im wesentlichen|im großen und ganzen) )*(?:ursprünglich|original)|(?: ?[:¦])?(?: [^.,;:¦\\d]{2,40})? (?:noch |im |aus dem |vom )*ursprung)(?=[,.;)]|$)`,
          // "Unser Dach hat noch die originalen Wellplatten"
          `${noun} (?:hat|haben|trägt|tragen) (?:\\p{L}+ ){0,2}(?:die|den|das) (?:originale|ursprüngliche)[nrsm]? \\p{L}+`,
          `(?<=${noun}(?!\\p{L})[^.¦]{0,60},? )${REST_IS_OLD}`,
          // "Das Bad entspricht dem Geschmack der späten Neunziger"
          `${noun}(?!\\p{L})[^.,¦]{0,40}(?:geschmack|stil|charme|look|optik|schick|farben|zeitgeist) der (?:\\p{L}+ )?(?:(?:19)?[4-9]0er|fünfziger|sechziger|siebziger|achtziger|neunziger|(?:bau|erbauungs|entstehungs)zeit)`,
          // "Die Bäder tragen die Fliesen ihrer Zeit"
          `${noun}(?!\\p{L})[^.,¦]{0,40}(?:geschmack|stil|charme|look|optik|schick|farben|farbtönen|fliesen) (?:ihrer|seiner|jener) (?:\\p{L}+ )?(?:zeit|(?:bau|erbauungs|entstehungs)zeit|epoche)(?!\\p{L})(?! (?:\\p{L}+ )?voraus)`,
          `${noun} ?[:¦] ?(?:sehr |noch |teils )?(?:alt|original|veraltet|bauzeitlich)(?=$|[.,;¦])`,
          `${noun}(?!\\p{L})[^.,;¦]{0,60} (?:hat|haben) (?:seine|ihre) (?:besten (?:jahre|zeiten) (?:\\p{L}+ )?hinter sich|(?:beste )?zeit (?:gehabt|hinter sich|gedient|längst gehabt))`,
          `${noun}(?!\\p{L})[^.,;¦]{0,60} (?:hat|haben) ausgedient`,
          // The head of a table ("Zimmer ¦ Bäder ¦ Baujahr") says it of none.
          `(?<!¦ ?)${noun}(?: (?:ist|sind))?(?: ?[:¦])? ?(?:(?:überwiegend|größtenteils|meist|noch) )*baujahr(?=$|[.,;])`,
          `${noun} (?:ist|sind) (?:\\p{L}+ |ca· )?(?:über )?[3-9]\\d jahre alt`,
          `${noun} (?:ist|sind) (?:noch |schon |recht |sehr |ziemlich |zum (?:großen |größten )?teil |größtenteils |überwiegend )*alt`,
          `${noun}(?: \\([^()]{2,60}\\)| (?:dahinter|dazu|darin|selbst|in den wänden|in der wand|im haus|unter putz))? (?:ist|sind) ${LARGELY}(?:das|die|der) (?:alte|originale|erste|ursprüngliche)[nr]?`,
          ...(id === 'dach'
            ? [
                `(?:ziegel|dachziegel|pfannen|dachpfannen|dachsteine|schindeln) (?:ist|sind) ${LARGELY}(?:die|der) (?:alte|originale|erste|ursprüngliche)n?(?=$|[.,;]| und)`,
              ]
            : []),
          `${noun} (?:(?:ist|sind) [^.,;¦]{3,30}, )?(?:ist|sind|stammt|stammen) ${LARGELY}(?:von damals|von früher|wie (?:es|sie) (?:gebaut|eingebaut) wurden?)`,
          `${noun}${AS_FITTED}`,
          `(?:alte[rnsm]?|veraltete[rnsm]?|überalterte[rnsm]?|bauzeitliche[rnsm]?|originale[rnsm]?|original-?) ?-?${noTank}${aged}`,
        ].join('|'),
        'u',
      ),
      // "Dach aus dem Baujahr, 2024 durchgesehen, ohne Befund": somebody has looked, and it holds.
      unless:
        /(?:beiden?|zwei|drei|vier|das|die) (?:\p{L}+ )?dach(?:flächen)?fenster (?:ist|sind) |ohne (?:befund|beanstandung\p{L}*|(?:erkennbare |sichtbare )?(?:mängel|schäden))/u,
      // "Die alte Elektrik wurde erneuert" tells of the new one.
      unlessBeside: regexp.u`(?<!\p{L})(?<!(?<!\p{L})wie (?:es|sie|man) (?:[\p{L}\d]+ ){0,4})(?<!(?:einzelne|einige|ein paar|lose|kaputte|wenige) \p{L}+ (?:(?:wurden |in |im jahre? )?\d{4} )?)(?:${DONE}|rausgeworfen|herausgenommen|(?:he)?raus(?=$|[.,;])|herausgerissen|rausgeflogen|flog(?:en)?|verschwand(?:en)?|verschwunden|demontiert|stillgelegt|außer betrieb (?:genommen|gesetzt)|abgeschafft|entsorgt|einbauen lassen|gewichen|modern(?! (?:mag|mögen|will|wollen|möchten?|wünscht|haben))|stilvoll|baumbestand|umgewandelt|(?:bis auf|mit ausnahme|ausgenommen|abgesehen von|außer)(?= [^,;]{2,60} (?:ist|sind|befindet|entspricht|stammt))(?: \p{L}+)?)(?!\p{L})`,
    },
  ]
}

/** "ein Gästezimmer mit eigenem Bad, das 2011 eingebaut wurde": one of them, whatever the sentence says of the other. */
const ADDED_BATH: RemarkRule = {
  name: 'baeder-eigenes-teilerneuert',
  topic: 'baeder',
  subject: 'teilerneuert',
  tone: 'neutral',
  meaning: 'Bad eines Zimmers später eingebaut',
  sections: ['object'],
  pattern: regexp.u`mit eigene[mn] (?:\p{L}*bad|\p{L}*badezimmer), (?:das|welches) (?:(?:erst|im jahre?) )*(?<year>${YEAR}) (?:\p{L}+ ){0,2}?(?:${DONE})`,
}

export const TRADE_RULES: readonly RemarkRule[] = [...TRADES.flatMap(rulesOf), ADDED_BATH]
