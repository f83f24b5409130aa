import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { isDeducted } from '../remarks/deductedAlready.ts'
import type { ProseRule } from '../rule.ts'

/** "Kein Sanierungsstau", "leichter Renovierungsstau": denied, or too little to name the whole by. */
const NO_BACKLOG = String.raw`(?:keine?[nrsm]?|ohne|leichte[rnsm]?|geringe[rnsm]?|gewisse[rnsm]?|kleinere[rnsm]?|übliche[rnsm]?|nennenswerte[rnsm]?|(?:kein|nicht)\s\p{L}+)`
/** "Ein Instandhaltungsstau ist unserem Bewerter nicht aufgefallen" */
const NOT_THERE = String.raw`(?![^.;]{0,90}(?<!\p{L})(?:nicht|nie|kein\p{L}*|nirgends|behoben|beseitigt|abgebaut|abgearbeitet|aufgeholt)(?!\p{L}))`
const GREAT = String.raw`(?:größere[rnsm]?|große[rnsm]?|erhebliche[rnsm]?|massive[rnsm]?|deutliche[rnsm]?|umfangreiche[rnsm]?|starke[rnsm]?|enorme[rnsm]?|beträchtliche[rnsm]?|umfassende[rnsm]?)`

const TRADE = String.raw`(?:(?:der|die|das|den|dem|im|am)\s)?(?:\p{L}*heizung(?:sanlage|stechnik)?|\p{L}*dämmung|wärmeschutz|elektrik|elektro(?:installation|anlage|leitungen)?|bad|bäder[n]?|badezimmer[n]?|sanitär(?:bereich|anlagen|installation|räume)?|\p{L}*fenster[n]?|dach|fassade|\p{L}*leitungen|(?:fuß)?böden|haustechnik|bodenbeläge[n]?|küche)`
/** Of three trades and more: a bath alone is to be done in a sound home, too. */
const SEVERAL_TRADES = String.raw`${TRADE},\s${TRADE}(?:,\s${TRADE})*,?\s(?:und|sowie|oder)\s${TRADE}`

/** What private sellers and brokers write instead of a word for the Zustand, the worst first. */
const SENTENCES: readonly (readonly [state: string, wordings: readonly string[]])[] = [
  [
    'sanierungsbedürftig',
    [
      // "Es muss alles gemacht werden", "Hier ist alles neu zu machen"
      String.raw`(?:muss|müsste|müssen)\s(?:hier\s|innen\s|dort\s)?(?:wirklich\s|so gut wie\s|so ziemlich\s|praktisch\s|eigentlich\s|quasi\s|fast\s)?alles\s(?:neu\s)?(?:gemacht|erneuert|saniert)\swerden`,
      String.raw`alles\s(?:muss|müsste)\s(?:neu\s)?(?:gemacht|erneuert|saniert)\swerden`,
      String.raw`(?:ist|wäre)\s(?:hier\s|innen\s)?alles\s(?:neu\s)?zu\s(?:machen|erneuern|sanieren)`,
      String.raw`man\s(?:muss|müsste)\s(?:(?!nicht|nie|kaum|nur|selbst\snicht)\p{L}+\s){0,3}(?:kern)?sanieren`,
      String.raw`von\sgrund\sauf\s(?:zu\s(?:sanieren|erneuern)|(?:saniert|erneuert)\swerden|neu\s(?:gemacht|aufgebaut))`,
      String.raw`(?:komplett|vollständig|umfassend|grundlegend)\s(?:zu\ssanieren|saniert\swerden|sanierungsfällig)`,
      String.raw`(?<!keine\s|keiner\s)(?:komplett|voll|grund|total)sanierung\s(?:ist\s)?(?:erforderlich|notwendig|nötig|unumgänglich|fällig|steht\san)`,
      // A backlog by its own name, and the one of mere renovation where it is called great.
      String.raw`(?<!${NO_BACKLOG}\s)(?:sanierungs|instandhaltungs|unterhaltungs)-?stau(?:s|es)?${NOT_THERE}`,
      String.raw`${GREAT}\s(?:renovierungs|modernisierungs|investitions|reparatur)-?stau(?:s|es)?${NOT_THERE}`,
      String.raw`(?:braucht|benötigt|verlangt|bedarf)\s(?:einer?|eine)\s(?:komplette\s|umfassende\s|grundlegende\s)?(?:kern|komplett|voll|grund|general)?sanierung(?!s)`,
    ],
  ],
  [
    'renovierungsbedürftig',
    [
      String.raw`(?<!(?:${NO_BACKLOG}|${GREAT})\s)(?:renovierungs|modernisierungs|investitions|reparatur)-?stau(?:s|es)?${NOT_THERE}`,
      // "Erwecken Sie das Haus aus dem Dornröschenschlaf", "wartet darauf, wachgeküsst zu werden": nobody has done anything for long.
      String.raw`(?:erwecken|wecken|holen|küssen|reißen|befreien)\ssie\s(?:(?!ort|stadt|viertel)\p{L}+\s){1,4}aus\s(?:dem|seinem|ihrem)\s(?:\p{L}+\s)?dornröschenschlaf`,
      String.raw`(?:haus|wohnung|objekt|immobilie|anwesen|villa|hof|schmuckstück|gebäude|juwel)\s(?:(?!ist|war)\p{L}+\s){0,4}(?:im|aus\s(?:dem|seinem|ihrem))\s(?:\p{L}+\s)?dornröschenschlaf\s(?:zu\s(?:(?:er)?wecken|holen|befreien)|(?:er)?weckt\swerden|geholt\swerden|liegt|schlummert)`,
      String.raw`wach\s?(?:ge|zu\s)?küss(?:t|en)`,
      String.raw`(?:komplett|vollständig|umfassend)\s(?:zu\srenovieren|renoviert\swerden|zu\smodernisieren|modernisiert\swerden)`,
      // "es wurde nie etwas erneuert", "seit 1974 ist nichts verändert worden"
      String.raw`(?:wurde|ist)\s(?:seither\s|seitdem\s|bisher\s)?(?:noch\s)?nie\s(?:etwas\s|was\s)?(?:erneuert|modernisiert|renoviert|saniert)`,
      String.raw`seit\s(?:dem\s)?(?:bau|erbauung|einzug|errichtung|(?:19|20)\d\d)\s(?:wurde|ist)\s(?:so gut wie\s|fast\s|im\swesentlichen\s)?nichts\s(?:mehr\s)?(?:erneuert|gemacht|modernisiert|renoviert|saniert|verändert)`,
      // "1992 kamen neue Fenster, seither wurde bis auf die Küche kaum etwas erneuert"
      String.raw`(?<=(?<!\d)19[4-9]\d(?!\d)[^.;]{0,120})(?:seitdem|seither|danach)\s(?:wurde|ist|hat\sman|haben\swir)(?!\p{L})[^.;]{0,130}\s(?:nicht\smehr\sviel|nicht\s(?:all)?zu\sviel|nicht\sviel|kaum\s(?:noch\s|mehr\s)?(?:etwas|was)|nur\snoch\swenig|wenig|so\sgut\swie\snichts|fast\snichts|nichts)\s(?:mehr\s)?(?:gemacht|erneuert|investiert|getan|modernisiert|renoviert|passiert|saniert)`,
      String.raw`(?:modernisierungen|renovierungen|sanierungen)\s(?:wurden|haben|sind)\s[^.,;]{0,40}(?:nicht|keine)\s(?:vorgenommen|durchgeführt|ausgeführt|stattgefunden|erfolgt)`,
      // "Es wurden nie Modernisierungen durchgeführt"
      String.raw`wurden\s(?:bisher\s|bislang\s|seither\s)?(?:noch\s)?(?:nie|niemals|keine)\s(?:modernisierungen|renovierungen|sanierungen|modernisierungsmaßnahmen|sanierungsmaßnahmen)\s(?:vorgenommen|durchgeführt|ausgeführt)`,
      String.raw`(?:keine|ohne)\s(?:nennenswerten?|größeren?|wesentlichen?)\s(?:modernisierung|renovierung|sanierung)en?(?!\p{L})`,
      String.raw`(?:innen|ausstattung|alles|haus|wohnung)\s[^.,;]{0,20}(?:auf dem\s|der\s)?stand\s(?:von\s|der\s)?(?:19[3-8]\d|(?:sechziger|siebziger|fünfziger|[5-8]0er)(?:\s?-?jahren?)?)(?!\d)`,
      // "Käufer sollten mit einer umfassenden Modernisierung rechnen"
      String.raw`(?:sollten?|müssen|muss|müssten?|ist|wird|werden|darf)\s(?:(?!nicht|kaum|nie)\p{L}+\s){0,3}mit\s(?:einer\s)?(?:durchgreifenden?|umfassenden?|umfangreichen?|grundlegenden?|vollständigen?|kompletten?|gründlichen?)\s(?:modernisierung|renovierung|sanierung)(?:en)?\s(?:zu\s)?(?:rechnen|planen|kalkulieren)`,
      // "sollten Interessenten Modernisierungen bei Heizung, Dämmung, Elektrik und Bad einplanen"
      String.raw`(?:modernisierung|renovierung|sanierung|erneuerung)(?:en|s(?:maßnahmen|arbeiten|bedarf))?\s(?:bei|an|von|in|für|der|des|hinsichtlich|im\sbereich(?:\svon)?)\s${SEVERAL_TRADES}\s(?:(?!nicht|nie|kaum|bereits|schon)\p{L}+\s){0,3}(?:ein(?:zu)?(?:planen|kalkulieren|rechnen)|vor(?:zu)?sehen|erforderlich|notwendig|nötig|fällig|besteht|bestehen)`,
      // "müsste auf heutigen Standard gebracht werden"
      String.raw`(?:muss|müsste|sollte|müssen|müssten)\s(?:\p{L}+\s){0,3}auf\s(?:den\s)?(?:heutigen?|aktuellen?|modernen?|zeitgemäßen?|neuesten?)\s(?:\p{L}+\s)?(?:wohn)?(?:standard|stand)\s(?:gebracht|angepasst|gehoben)`,
      String.raw`unrenovierte[rnm]?\szustand`,
      String.raw`(?:haus|wohnung|objekt|immobilie|gebäude)\s(?:ist|sind)\s(?:noch\s|völlig\s|weitgehend\s|komplett\s)?(?:unsaniert|unrenoviert|unmodernisiert)`,
      // "Kurz: Man muss renovieren", "da ist einiges zu tun", "dass hier viel zu machen ist"
      String.raw`man\s(?:muss|müsste)\s(?:(?!nicht|nie|kaum|nur|selbst\snicht)\p{L}+\s){0,3}(?:renovieren|modernisieren)`,
      String.raw`(?:ist|gibt\ses|bleibt|wäre)\s(?:(?:hier|da|noch|schon|innen|also|natürlich|allerdings|am\shaus|im\shaus|in\sder\swohnung)\s){0,3}(?:einiges|viel|vieles|eine\smenge)\s(?:\p{L}+\s)?zu\s(?:tun|machen|renovieren|erneuern)`,
      String.raw`(?:hier|da|am\shaus|im\shaus|innen|in\sder\swohnung)\s(?:noch\s|schon\s)?(?:einiges|viel|vieles|eine\smenge)\s(?:\p{L}+\s)?zu\s(?:tun|machen|renovieren|erneuern)\s(?:ist|bleibt)`,
      String.raw`(?:das|unser|die|unsere)\s(?:\p{L}*haus|\p{L}*wohnung|objekt|immobilie)\sist\s(?:(?!nicht|noch\snicht)\p{L}+\s){0,5}in\sdie\sjahre\sgekommen`,
      // As appraisers write it.
      String.raw`zustand\s(?:ist|wird|wurde|war)\s(?:insgesamt\s|als\s|vom\sgutachter\s)*(?:leicht\s|deutlich\s)?unterdurchschnittlich`,
      String.raw`unterdurchschnittliche[rnm]?\s(?:bau|bauliche[rn]?\s|erhaltungs|unterhaltungs|gesamt|allgemein)?-?zustand`,
    ],
  ],
  [
    'gepflegt',
    [
      String.raw`(?:es\s(?:ist|gibt)\s|hier\s(?:ist|gibt es)\s)(?:hier\s)?nichts\s(?:mehr\s)?zu\s(?:machen|tun|renovieren)`,
      // "Die Familie hat fortlaufend investiert: Bad 2016, Fenster 2018"
      String.raw`(?:eigentümer\p{L}*|besitzer\p{L}*|familie|verkäufer\p{L}*|wir)\s(?:haben|hat)\s(?:\p{L}+\s){0,3}?(?:laufend|ständig|fortlaufend|regelmäßig|stetig|kontinuierlich|immer\swieder)\s(?:\p{L}+\s)?investiert`,
      String.raw`muss\s(?:hier\s|an\sdem\shaus\s)?nichts\s(?:mehr\s)?(?:gemacht|renoviert|investiert)\swerden`,
      String.raw`in\s(?:einem\s)?(?:sehr\s)?(?:tadellosem|tadellosen|einwandfreiem|einwandfreien|hervorragendem|hervorragenden|ausgezeichnetem|ausgezeichneten|bestem)\s(?:bau|erhaltungs|gesamt|pflege)?zustand`,
    ],
  ],
]

/** "Die Wohnung müsste gemacht werden": against his own interest nobody says so without need. */
const TO_BE_DONE = regexp.giu`(?<!\p{L})(?<what>sie|es|(?:die|das|unsere?|ihre?)\s(?:\p{L}+e\s)?(?:\p{L}*wohnung|\p{L}*haus|objekt|immobilie|innenleben))\s(?:müsste|muss|sollte|gehört)\s(?:mal\s|noch\s|aber\s|natürlich\s|dringend\s|wieder\s|innen\s|jetzt\s|einmal\s|allerdings\s)*(?:gemacht|hergerichtet|renoviert|modernisiert)(?!\p{L})`
const HOME_OR_PART =
  /(?<!\p{L})(?:(?<home>\p{L}*wohnung|\p{L}*haus|objekt|immobilie)|\p{L}*(?:garage|scheune|bad|küche|keller|dach|heizung|therme|treppe|fassade|elektrik|terrasse|garten|tür|halle))(?!\p{L})/giu

/** "Sie": what was named last. */
function isHome(what: string, before: string): boolean {
  if (!/^(?:sie|es)$/iu.test(what)) return true
  return [...before.matchAll(HOME_OR_PART)].at(-1)?.groups?.home !== undefined
}

/** "An der Garage ist alles neu zu machen": what is said of a part is not said of the home. */
const OF_A_PART =
  /(?<!\p{L})(?:garage|scheune|stall|schuppen|nebengebäude|anbau|wintergarten|garten|bad|küche|keller|dach|heizung|treppenhaus|fassade|balkon|fenster|tiefgarage|nachbar)\p{L}*(?!\p{L})[^.;]{0,40}$/iu
/** "1989 kamen neue Fenster, und seither …": what begins anew goes on with no part. */
const SINCE = /^(?:seitdem|seither|danach)(?!\p{L})/iu
/** "Im Ort ist viel zu tun und zu sehen": of the place. */
const AROUND = /(?<!\p{L})(?:ort|stadt|umgebung|dorf|freizeit\p{L}*|kinder|gegend|region)(?!\p{L})[^.;]{0,40}$/iu
/** "Vor dem Kauf 2019 musste alles gemacht werden": that is over. */
const PAST = /(?<!\p{L})(?:musste|mussten|war|waren|damals|seinerzeit|bevor)(?!\p{L})[^.;]{0,40}$/iu

/** "Der Sanierungsstau wurde behoben", "ist nicht erkennbar", "an der Garage": gone, denied, or of a part. */
const NO_LONGER =
  /^[^.;]{0,40}(?<!\p{L})(?:nicht|nie|keine\p{L}*|behoben|beseitigt|abgebaut|aufgelöst|aufgearbeitet|verhinder\p{L}*|vermeid\p{L}*|vermieden|vorzubeugen)(?!\p{L})|^\s(?:an|am|in|im|bei|beim|der|des)\s(?:der\s|den\s|dem\s)?\p{L}*(?:garage|scheune|stall|schuppen|nebengebäude|anbau|garten|bad|küche|keller|dach|heizung|fassade|balkon|fenster|treppenhaus|schul|infrastruktur|straße|stadt|nachbar)\p{L}*/iu

const sentences = SENTENCES.map(([value, wordings]): ProseRule => ({
  key: 'zustand',
  pattern: regexp.giu`(?<!\p{L})(?:${wordings.join('|')})(?!\p{L})`,
  value: match => {
    const before = match.input.slice(Math.max(0, match.index - 60), match.index)
    const after = match.input.slice(match.index + match[0].length)
    // What an expert has priced and taken off is a list of faults, and no word for the whole home.
    const isBacklog = /stau(?:e?s)?$/iu.test(match[0])
    return (isBacklog && (NO_LONGER.test(after) || isDeducted(match.input, match.index))) ||
      (OF_A_PART.test(before) && !SINCE.test(match[0])) ||
      PAST.test(before) ||
      AROUND.test(before)
      ? undefined
      : { value, complete: true, rank: RANK.hint, doubt: 0.7 }
  },
  sections: ['object'],
}))

/** The Zustand where a sentence tells it without its word. */
export const conditionSentences: readonly ProseRule[] = [
  ...sentences,
  {
    key: 'zustand',
    pattern: TO_BE_DONE,
    value: match => {
      const before = match.input.slice(Math.max(0, match.index - 120), match.index)
      return isHome(match.groups?.what ?? '', before)
        ? { value: 'renovierungsbedürftig', complete: true, doubt: 0.8 }
        : undefined
    },
    sections: ['object'],
  },
]
