import { isOnlyDecided } from './decidedWorks.ts'
import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { proseOf, type ProseRule, type Reading, type TableRule } from '../rule.ts'
import { leavesOthers } from '../remarks/pieceOfTrade.ts'
import { YEAR, year } from './building.ts'
import { isFloorByFloor, isOfSomethingElse, sentenceBefore } from './conditionOfWhat.ts'

const CONDITION =
  /(?<!\p{L})(abbruchreif|abrissreif|abrissobjekt|abgängig|entkernt|rohbau\w*|(?:kern|teil|voll|grund)?saniert|(?:kern|voll|teil)?sanierungsbedürftig|renovierungsbedürftig|modernisierungsbedürftig|(?:teil|voll)?renoviert|(?:teil|voll)?modernisiert|gepflegt\w*|(?:un|nicht )?bewohnbar|brandschäden|brandschaden|brandruine|ruine|neuwertig|erstbezug(?: nach sanierung)?|neubau|projektiert|original\w*|bezugsfertig|gut(?:er)?(?! (?:erreichbar|angebunden|vermiet|gelegen|geeignet|nutzbar|möglich))|well[- ]kept|refurbished|haus im bau|im bau|nach vereinbarung)(?!\p{L})/iu

const RENEWED =
  /(?<!\p{L})(?:neu|erneuert|erhielt|eingebaut|modernisiert|saniert|gedämmt|aufgearbeitet|ersetzt|ausgetauscht|renoviert|überarbeitet|angepasst|gedeckt|folgte)/iu
const DENIED = /(?<!\p{L})(?:nie|nicht|kein(?:e[nrsm]?)?)(?!\p{L})/iu
/** "2024 die Heizung gewartet", "2021 die Fassade neu verfugt": looked after, and as old as before. */
const SERVICED =
  /(?<!\p{L})(?:gewartet|(?:über)?prüft|geprüft|gereinigt|gestrichen|streichen|aufarbeiten|verfugt|durchgesehen|inspiziert|kontrolliert|repariert|ausgebessert|gespült)(?!\p{L})/iu
/** "Die Scheune bekam 2015 ein neues Dach" */
const OF_OUTBUILDING =
  /(?<!\p{L})(?:\p{L}*(?:scheune|schuppen|stall|garage|carport|nebengebäude|gartenhaus|remise|werkstatt)|nachbar\p{L}*)(?!\p{L})[^,;]*$/iu
const STATES =
  /(?<!\p{L})(?<state>abbruchreif|abrissobjekt|kernsaniert|voll ?saniert|teilsaniert|sanierungsbedürftig|renovierungsbedürftig|modernisierungsbedürftig|teilmodernisiert|neuwertig|erstbezug nach sanierung|erstbezug|saniert|renoviert|modernisiert|gepflegt)(?:e[nrsm]?)?(?!\p{L}|\swerden|\s(?:original|ur)zustand)(?!,?\s(?:aber\s|jedoch\s|doch\s)?mit\s(?:\p{L}+\s){0,2}(?:modernisierungs|renovierungs|sanierungs)bedarf)(?!\s(?:\p{L}+\s)?(?:espresso|kaffee|bier|wein|essen|getränk|speise|gastronomie|restaurant|lokal|kneipe|café|gesellschaft|umgang|bad|bäder|dach|fenster|küche|garten|grundstück|umgebung|treppenhaus|anlage|wohnanlage|außenanlage|altstadt|gemeinschaft|nachbarschaft|wohngegend|lage)\p{L}*|\s(?:\p{L}*häusern?|objekten?|immobilien)(?!\p{L}))/giu

/** "Gepflegt war es immer, aber investiert haben die Eltern zuletzt kaum": clean, and nothing was renewed. */
const BUT_NOTHING_DONE =
  /^[^.;]{0,40}(?:,|–|-|\()\s?(?:aber|jedoch|doch|nur|allerdings)\s(?=[^.;]{0,80}(?<!\p{L})(?:kaum|wenig|nichts|nie|nicht mehr|lange nicht)(?!\p{L}))[^.;]{0,80}(?<!\p{L})(?:investiert|modernisiert|erneuert|gemacht|getan|renoviert|saniert)(?!\p{L})/iu

/** Every condition that a text names of the whole, not of a bath or a roof, and not of another time. */
export function statesOfTheWhole(text: string): { value: string; index: number; length: number }[] {
  return [...text.matchAll(STATES)].flatMap(match =>
    isOfSomethingElse(text, match)
      ? []
      : [{ value: (match.groups?.['state'] ?? '').toLowerCase(), index: match.index, length: match[0].length }],
  )
}

/** Paint and floors are fresh enough to move in: no word of the roof or the pipes. */
const NOTHING_TO_RENOVATE = 'gepflegt, keine Renovierung nötig'

const MAX_STATE = 60
const ENDING_YEAR = /(?<=^\D{0,12})(?:19|20)\d\d\s?(?:bis|und|[-–/])\s?(?=(?:19|20)\d\d(?!\d))/u

export const conditionTables: TableRule[] = [
  {
    key: 'zustand',
    label:
      /^(?:objekt|erhaltungs|bau|allgemein|gebäude|wohnungs|haus)?zustand(?: (?:des objekts?|der immobilie|der wohnung|des hauses|objekt))?$|^(?:condition|bauphase)$/u,
    value: text => {
      // "gepflegt, in Teilen modernisiert: Heizung 2014, Dach neu gedeckt 2006": what was done is told elsewhere.
      const state = text.length < MAX_STATE ? text : (text.split(/[:;(]/u)[0] ?? '')
      return CONDITION.test(state) && state.length < MAX_STATE ? { value: state.trim() } : undefined
    },
  },
  {
    key: 'letzteModernisierung',
    label:
      /^(?:letzte )?(?:modernisierung|sanierung|renovierung)(?: ?\/ ?sanierung)?(?:en)?$|^(?:modernisiert|saniert|renoviert|kernsaniert|(?:sanierungs|modernisierungs|renovierungs)jahr|jahr der (?:letzten )?(?:modernisierung|sanierung|renovierung))$/u,
    value: text => {
      // "2004 bis 2006": the last year is when it was done.
      const found = year(text.replace(ENDING_YEAR, ''))
      return found ? { value: text.length <= 60 ? text.trim() : String(found.value) } : undefined
    },
  },
]

/** "2027 die Fassade saniert werden" */
const AHEAD = /(?<!\p{L})(?:werden|wird|sollen?)(?!\p{L})/u

export const conditionProse: ProseRule[] = [
  ...proseOf('letzteModernisierung', {}, [
    {
      pattern: regexp.giu`(?<![\p{L}])(?:wurde[n]?\s|zuletzt\s|im Jahre?\s|in den Jahren\s|seit\s|letzte\s|von\s|\()*(?<year>${YEAR})(?:\s?(?:\/|-|–|und|bis)\s?\d{2,4})?\s(?:wurde[n]?\s|hat\s)?(?:[\p{L},-]+\s){0,7}?(?:\p{L}*saniert|\p{L}*renoviert|\p{L}*modernisiert|erneuert|Modernisierung|Sanierung|Renovierung)(?:e[nrsm]?)?(?!\p{L})(?!\s(?:werden|wird)(?!\p{L}))`,
      value: (match, passage) =>
        isDecided(passage.text, match) || spansItems(passage.text, match) ? undefined : modernised(passage.text, match),
    },
    {
      pattern: regexp.giu`(?<!\p{L})(?:\p{L}*saniert|\p{L}*renoviert|\p{L}*modernisiert|erneuert|Modernisierung|Sanierung|Renovierung|kernsaniert)(?:e[nrsm]?)?\s(?:[\p{L},-]+\s){0,3}?(?:\(|:)?\s?(?<year>${YEAR})(?!\d)`,
      value: (match, passage) =>
        isDecided(passage.text, match) || spansItems(passage.text, match) ? undefined : modernised(passage.text, match),
    },
    {
      // "Die Heizung wurde 2022 gegen ein neues Gerät getauscht": the thing first, with its year.
      pattern: regexp.giu`(?<!\p{L})(?<thing>Heizung|Fenster|Dach|Bad|Bäder|Elektrik|Fassade|Haustür|Einbauküche|Küche)\s(?:wurden?|ist|sind)\s(?:(?!nicht|nie|teilweise|nur)[\p{L}-]+\s){0,4}(?<year>${YEAR})\s(?:(?!nicht|nie|von|im)[^.;,\d]){0,60}?(?<done>getauscht|ausgetauscht|ersetzt|ausgewechselt|neu\s(?:eingebaut|gedeckt|gemacht|verlegt))(?!\p{L})`,
      value: ({ groups: { thing = '', year: found = '', done = '' } = {} }) => ({
        value: `${found} ${thing} ${done}`,
        rank: RANK.hint,
        doubt: 0.7,
      }),
      sections: ['object'],
    },
    {
      // "2014 erhielt das Haus eine neue Dacheindeckung", "2018: Kastenfenster aufgearbeitet"
      pattern: regexp.gu`(?<![\d.,/])(?<year>${YEAR})(?::|[^\S\n])\s?(?:[\p{L},-]+\s(?<!,\s(?=(?:die|der|das|den|dem)\s))){0,6}?\p{L}*(?:[Ff]enster|[Dd]ach(?:eindeckung|stuhl)?|[Bb]ad|[Bb]äder|[Hh]eizung|[Tt]herme|[Ee]lektrik|[Ll]eitungen|[Ff]assade|[Dd]ämmung|[Kk]essel)(?![\p{L}-])`,
      value: (match, passage) => {
        const around = passage.text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 50)
        const [clause = ''] = passage.text.slice(match.index).split(/[.,;\n]/u)
        return RENEWED.test(around) &&
          !OF_OUTBUILDING.test(sentenceBefore(passage.text, match.index)) &&
          !DENIED.test(clause) &&
          !SERVICED.test(clause) &&
          !AHEAD.test(clause) &&
          !spansItems(passage.text, match)
          ? { value: modernisedWhat(passage.text, match), rank: RANK.hint, doubt: 0.7 }
          : undefined
      },
      sections: ['object'],
    },
  ]),
  ...proseOf('zustand', { sections: ['object'] }, [
    {
      // "Insgesamt gepflegt, mit Modernisierungsbedarf"
      pattern:
        /(?<!\p{L})(?<state>(?:gepflegt|ordentlich|solide|gut)\p{L}{0,2},?\s(?:aber\s|jedoch\s|doch\s)?mit\s(?:\p{L}+\s){0,2}(?:modernisierungs|renovierungs|sanierungs)bedarf)(?!\p{L})/giu,
      value: (match, passage) => (isOfSomethingElse(passage.text, match) ? undefined : { value: match.groups?.state ?? '', rank: RANK.hint, doubt: 0.7 }), // prettier-ignore
    },
    {
      pattern: STATES,
      value: (match, passage) =>
        isOfSomethingElse(passage.text, match) ||
        BUT_NOTHING_DONE.test(passage.text.slice(match.index + match[0].length))
          ? undefined
          : {
              value: (match.groups?.state ?? '').toLowerCase(),
              doubt: 0.7,
              ...(/^(?:neubau|saniert|renoviert|modernisiert|gepflegt)/iu.test(match.groups?.state ?? '')
                ? { rank: RANK.hint }
                : {}),
            },
    },
    {
      pattern:
        /(?<!\p{L})(?:in (?:einem\s|sehr\s)*)?(?<state>(?:sehr |top[- ]?)?(?:gepflegt|gut|modernisiert|saniert|renovierungsbedürftig|sanierungsbedürftig|bezugsfertig|top|neuwertig|ordentlich))(?:e[nrsm]?)\s(?:Gesamt|Erhaltungs|Allgemein|Bau|Unterhaltungs|(?<kept>Pflege))?zustand/giu,
      value: (match, passage) =>
      isOfSomethingElse(passage.text, match)
        ? undefined
        : { value: match.groups?.kept && /gut|top|ordentlich/iu.test(match.groups.state ?? '') ? 'gepflegt' : (match.groups?.state ?? '').toLowerCase(), doubt: 0.8 }, // prettier-ignore
    },
    {
      // Its own "nicht" is what it says and denies nothing: "Wer hier einzieht, muss nicht renovieren", "Renovieren müssen Sie nichts", "ohne Renovierung beziehbar"
      pattern:
        /(?<!\p{L})(?:(?<!\bman\s)(?:muss|müssen|braucht|brauchen)\s(?:(?:Sie|hier|erst|vorher|zunächst|also|auch|dabei)\s){0,3}(?:nicht|nichts|nirgends)\s(?:(?:erst|mehr|vorher|zu)\s){0,2}(?:renovier|streich|sanier)en|(?:renovieren|sanieren)\s(?:muss|müssen)\s(?:(?:Sie|man|hier|er)\s){1,2}(?:nicht|nichts)|keine\s(?:Renovierung|Renovierungsarbeiten)\s(?:nötig|notwendig|erforderlich)|ohne\sRenovierung\s(?:beziehbar|bezugsfertig))(?!\p{L})/giu,
      value: (match, passage) =>
        isOfSomethingElse(passage.text, match)
          ? undefined
          : { value: NOTHING_TO_RENOVATE, complete: true, rank: RANK.hint, doubt: 0.7 },
    },
    {
      // "Der Zustand ist ordentlich."
      pattern:
        /(?<!\p{L})(?:bau|gesamt|erhaltungs|allgemein)?zustand(?:\s(?:des|der)\s(?:hauses|wohnung|gebäudes|immobilie|objekts|anwesens))?\sist\s(?:insgesamt\s|durchweg\s|überall\s|dem alter entsprechend\s|sehr\s)*(?<state>ordentlich|gut|gepflegt|solide|renovierungsbedürftig|sanierungsbedürftig|modernisierungsbedürftig|neuwertig)(?!\p{L})/giu,
      value: match => ({ value: (match.groups?.state ?? '').toLowerCase(), doubt: 0.8 }),
    },
  ]),
]

/** What comes before works and is none of them: "die Planung der Sanierung", "ein Angebot für die Erneuerung". */
const BEFORE_WORKS =
  /(?<!\p{L})(?:(?:vor|entwurfs|sanierungs)?planung|kosten(?:schätzung|voranschlag|ermittlung)|schätzung|ausschreibung|(?:sanierungs)?konzept|\p{L}*gutachten|angebote?|(?:sanierungs)?fahrplan|vorbereitung|beauftragung|finanzierung|vergabe|untersuchung)s?\s(?:(?:zu[rm]?|für|über|einer|eines|der|des|die|das|ihrer|seiner|\p{L}+e[nr])\s){1,3}(?:\p{L}*(?:sanierung|renovierung|modernisierung|erneuerung)|\p{L}+s? erneuert)(?!\p{L})/iu

/** "Die Versammlung vom 23. April 2026 hat die Sanierung der Fassade beschlossen": a year of a decision renews nothing. */
function isDecided(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 60), match.index)
  const after = text.slice(match.index + match[0].length)
  if (BEFORE_WORKS.test(match[0]) || leavesOthers(after) || isFloorByFloor(text, match) || isOnlyDecided(match[0], after)) return true // prettier-ignore
  // "Der Beschluss vom 12.05.2025 über die Sanierung"
  if (/beschl(?:uss|uß)(?:es)? vom \d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?$/iu.test(before)) return true
  return (
    /(?:versammlung|beschluss|\d\. ?\p{L}+\s?$|\d\d?\.\d\d?\.\s?$)/iu.test(
      before.split(/[;\n]|\.\s(?=\p{Lu}\p{Ll}{2,}\s\p{Ll})/u).at(-1) ?? '',
    ) &&
    /^[^.;]{0,160}(?<!\p{L})(?:beschlossen|abgelehnt|vertagt|beauftragt|in auftrag gegeben|vergeben|vorbereitet|besprochen|beraten|diskutiert)(?!\p{L})/iu.test(
      after,
    )
  )
}

/** A line of text is longer; shorter ones are items of a list: "Böden und Wände 2025 neu" over "Bad 2010". */
const MIN_LINE = 40

/** Whether the match runs from one item of a list, or cell of a table, into the next. */
function spansItems(text: string, { 0: words, index }: RegExpExecArray): boolean {
  // "2025 neu Bad 2010", "Fenster 2009 und Dach 1994": the last name has a year of its own.
  if (/^\s(?:ca\.\s)?(?:19|20)\d{2}(?!\d)/u.test(text.slice(index + words.length))) return true
  return [...words.matchAll(/\n(?=\p{Lu})/gu)].some(({ index: at }) => {
    const end = index + at
    return end - (text.lastIndexOf('\n', end - 1) + 1) < MIN_LINE
  })
}

/** What stands right before a year and is no name of a part: "Ende 2018 saniert", "Das Haus wurde 2016 saniert". */
const NO_NAME_OF_A_PART =
  /^(?:Haus|Wohnhaus|Gebäude|Wohnung|Objekt|Anwesen|Immobilie|Jahre?|Anfang|Mitte|Ende|Frühjahr|Frühling|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Ausnahme|Baujahr|Bj|Stand|Ca|Etwa|Zuletzt|Seit|Im|In|Von)$/iu
const NAME_BEFORE =
  /(?<![\p{L}-]|\sde[sr]\s(?:\p{Ll}+e[nr]\s)?)((?:(?!Zuge|Rahmen)\p{Lu}[\p{L}-]+\s(?:im|in\sder|am)\s)?\p{Lu}[\p{L}-]+(?:(?:,|\sund|\ssowie)\s\p{Lu}[\p{L}-]+)*)(?:\sde[sr]\s(?:\p{Ll}+e[nr]\s)?\p{Lu}[\p{L}-]+)?(?:,|:)?\s(?:wurden?\s|ist\s|sind\s|in\s|ca\.\s)?$/u
/** "2023 die alte Gastherme durch eine Wärmepumpe ersetzt": what came is new, not what went. */
const REPLACED_BY =
  /^\s(?:(?!durch|gegen)[\p{L}-]+\s){0,3}(?:durch|gegen)\s(?:neue[rnsm]?\s|eine?[nrsm]?\s)?(?<thing>[^.;,\d]{3,60}?)\s(?:ersetzt|(?:aus)?getauscht|abgelöst|ausgewechselt)(?!\p{L})/u
const OF_A_YEAR = regexp.u`^${YEAR}(?!\d)`

/** What all owners have together, or one riser of several, and the renewal of which tells nothing of the home. */
const OF_ALL_OWNERS =
  /^(?:aufzug|aufzugs\p{L}*|fahrstuhl|lift|treppenhaus|hauseingang|haustür|eingangs?\p{L}*|klingel\p{L}*|sprechanlage|tiefgarage|außenanlagen?|\p{L}*str[aä]ng\p{L}*|(?:steig|fall)-?(?:leitung|rohr)\p{L}*|\p{L}*hof|spielplatz)(?!\p{L})/iu

/** "nach dem Starkregen im Juli 2024 der Boden erneuert": a damage was mended, and no home made newer. */
const AFTER_DAMAGE =
  /(?<!\p{L})(?:nach|wegen|infolge|aufgrund)\s(?:de[mrs]|eine[mrs])\s(?:\p{L}+\s)?(?:stark\p{L}*regen\p{L}*|starkregen\p{L}*|unwetter\p{L}*|hochwasser\p{L}*|überschwemmung|rückstau\p{L}*|rohrbruch\p{L}*|(?:leitungs)?wasserschaden\p{L}*|wasserschadens|brand(?:schaden)?\p{L}*|sturm\p{L}*|hagel\p{L}*)(?!\p{L})/iu

/** "Bäder aus den Achtzigern, eines 2018 erneuert": a few of several are no modernisation of the house. */
const ONE_OF_THEM =
  /(?<!\p{L})(?:(?<!(?:die|das|der)\s)ein(?:e[rs]?|s)|zwei|drei|einige|einzelne|manche|wenige)\s(?:davon\s|von\sihnen\s)?(?:(?:ist|sind|bereits|schon|erst|nur|immerhin|zuletzt)\s)*$/iu

function modernised(text: string, match: RegExpExecArray): Reading | undefined {
  const value = modernisedWhat(text, match)
  // "eines 2018 erneuert", and not "eine 2018 erneuerte Heizung".
  if (!INFLECTED.test(match[0]) && ONE_OF_THEM.test(text.slice(Math.max(0, match.index - 40), match.index)))
    return undefined
  return OF_ALL_OWNERS.test(value) || AFTER_DAMAGE.test(sentenceBefore(text, match.index) + match[0])
    ? undefined
    : { value, doubt: 0.8 }
}

/** "zwischen 1994 und 2009 erneuert", "teils 1988, teils 2012 erneuert": one year alone would be of all. */
const PERIOD_BEFORE = regexp.iu`(?:(?<!\p{L})zwischen|(?<!\p{L})teils\s${YEAR},?\s(?:und\s)?teils)\s$`

/** "2019 alle Fenster im OG": those of the other floors are as old as they were. */
const ON_FLOOR = /^\s(?:im|in der)\s(?:[EODKU]G|\d\.\s?OG|\p{L}*geschoss|Keller|Treppenhaus|Anbau)(?![\p{L}])/u

/** The year with the words around it, short enough for a table: "Bad 2018 vollständig saniert". */
function modernisedWhat(text: string, match: RegExpExecArray): string {
  const end = match.index + match[0].length
  const said = text
    .slice(match.index, end)
    .replace(/\s+/g, ' ')
    // "2017 durch Kunststofffenster ersetzt"
    .replace(/^(\d{4}) (?:durch|gegen) (?:neue[rnsm]? |eine?[nrsm]? )?/u, '$1 neu: ')
    .replace(/^(?:(?:wurden?|zuletzt|im Jahre?|\()\s|\()/iu, '')
    .trim()
  // "das Gäste-WC (2014 neu gemacht, mit Fenster)": without the thing before the bracket it would be the whole home.
  const asideOf = BEFORE_BRACKET.exec(lineBefore(text, match.index + (match[0].startsWith('(') ? 1 : 0)))?.[1]
  const [done = ''] = said.split(/[,;]/u)
  if (asideOf !== undefined && done.length < said.length && RENEWED.test(done) && !NO_NAME_OF_A_PART.test(asideOf))
    return `${asideOf} ${done.trim()}`
  const from = PERIOD_BEFORE.exec(text.slice(Math.max(0, match.index - 30), match.index))?.[0]
  if (from !== undefined) {
    const name = namedBefore(lineBefore(text, match.index - from.length))
    return [name, from.trim(), said].filter(Boolean).join(' ').replace(/\s+/gu, ' ')
  }
  const rest = text.slice(end)
  const came = REPLACED_BY.exec(rest)?.groups?.['thing']
  if (came !== undefined && OF_A_YEAR.test(said)) return `${said.slice(0, 4)} neu: ${came.replace(/\s+/g, ' ')}`
  // "das 2020 erneuerte Bad": the thing itself comes last.
  const thing = THING_BEHIND.exec(rest)?.[1]
  if (thing && INFLECTED.test(said)) return `${thing.replace(/\s+/g, ' ')} ${said.replace(/e[nrsm]?$/u, '')}`
  // "Bad 2018 vollständig erneuert", "Gas-Brennwertheizung, erneuert 2019": without its name it would be the whole home.
  const isBare = (OF_A_YEAR.test(said) && DONE.test(said)) || DONE_IN.test(said)
  const name = isBare ? namedBefore(lineBefore(text, match.index)) : undefined
  if (name === undefined || NO_NAME_OF_A_PART.test(name)) return said + (ON_FLOOR.exec(rest)?.[0] ?? '')
  return `${name.replace(/\s+/g, ' ')} ${said}`
}

/** "Bad mit Fenster und Dusche, 2017 erneuert": the room is, and not what is told to be in it. */
function namedBefore(line: string): string | undefined {
  return (
    DONE_BY.exec(line)?.[1] ?? ALL_OF_THEM.exec(line)?.[1] ?? ROOM_WITH.exec(line)?.[1] ?? NAME_BEFORE.exec(line)?.[1]
  )
}

function lineBefore(text: string, at: number): string {
  return (
    text
      .slice(Math.max(0, at - 90), at)
      .split(/[.;\n]\s?/u)
      .at(-1) ?? ''
  )
}

/** "Bad mit Wanne, Dusche und Fenster, ": "mit neuem Fenster" names what was renewed. */
const ROOM_WITH =
  /(?<![\p{L}-])((?:\p{Lu}[\p{L}-]*)?(?:[Bb]ad|[Bb]adezimmer|[Bb]äder|WC|[Kk]üche))\s(?:mit|samt)\s(?!neue[mnr]\s)[\p{L}\s-]+(?:,\s[\p{L}\s-]+)*?(?:,|:|\s\()?\s?$/u
/** "Die Gasheizung wurde vom Vorbesitzer ": the thing was renewed, not who did it. */
const DONE_BY =
  /(?<!\p{L})(?:[Dd]ie|[Dd]er|[Dd]as)\s(?:\p{Ll}+e[nr]?\s)?(\p{Lu}[\p{L}-]+(?:\s(?:und|sowie)\s(?:die\s|der\s|das\s)?\p{Lu}[\p{L}-]+)?)\s(?:wurden?|ist|sind)\s(?:vom|von\s(?:der|den|dem)|durch\s(?:den|die))\s\p{Lu}[\p{L}-]+\s?$/u
/** "Duschbad im EG, Wannenbad im OG (beide " */
const ALL_OF_THEM =
  /((?:\p{Lu}[\p{L}-]+(?:\s(?:(?:im|in\sder|am)\s)?\p{Lu}[\p{L}-]+)?)(?:(?:,|\sund|\ssowie)\s\p{Lu}[\p{L}-]+(?:\s(?:(?:im|in\sder|am)\s)?\p{Lu}[\p{L}-]+)?)+)[,:]?\s\(?(?:beide|alle|allesamt|jeweils)\s(?:im\sJahre?\s)?$/u
const BEFORE_BRACKET = /(?<![\p{L}-])(\p{Lu}[\p{L}-]+)\s\($/u
const DONE_IN = regexp.u`^(?:erneuert|saniert|renoviert|modernisiert)\s(?:im Jahre?\s|in\s)?${YEAR}$`
const DONE = /(?:saniert|renoviert|modernisiert|erneuert)$/iu
const INFLECTED = /(?:iert|erneuert)e[nrsm]?$/iu
const THING_BEHIND = /^\s(\p{Lu}[\p{L}-]+(?:(?:,|\sund|\ssowie)\s\p{Lu}[\p{L}-]+)*)/u
