import { regexp } from '#kernel/regexp.ts'
import { sentenceAround } from '../scope/negation.ts'

const N = String.raw`(?:\d{1,3}|eine?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
/** Of a home or a part of it: nobody pays rent for it. */
export const EMPTY = String.raw`(?:leer(?:stehend)?|frei(?!\svon\s(?!miet))|unvermietet|nicht vermietet|bezugsfrei|geräumt|selbst ?genutzt|eigengenutzt|vo[nm] (?:der |dem |den )?(?:(?:Mit)?eigentümer|Schuldner|Verkäufer)(?:in|n)? (?:selbst )?(?:bewohnt|genutzt)|bewohn(?:t|en|e) (?:(?:der|die) (?:Eigentümer|Verkäufer|Schuldner)(?:in)?|(?:wir|ich)(?: noch)? selbst)(?!\p{L}))`
/** A let part beside an empty one: "fünf von sechs vermietet", "8, davon 7 vermietet", "bei Vollvermietung 412.000 €". */
const PARTLY_LET = regexp.iu`(?<!\p{L})(?:teilweise|teilvermietet|überwiegend vermietet|zum teil (?:vermietet|leer)|davon ${N} (?:\p{L}+ ){0,2}(?:${EMPTY}|vermietet)|${N} (?:von|der) (?:den )?${N} (?:\p{L}+ ){0,2}(?:sind |ist )?(?:vermietet|belegt)|${N} (?:\p{L}+ )?(?:wohnungen|einheiten)?,? ?von denen ${N} vermietet|${N} (?:wohnungen|einheiten) vermietet, (?:eine|zwei|die)[^.;]{0,40}bewohnt|vermietet[^.;]{0,80}, (?:und )?(?:eine?s?|zwei|drei|\d|die|der|das|im|de[rs]|die \p{L}+)(?: [^.;,]{0,40})? ${EMPTY}|(?:bis auf|außer|ausgenommen|mit ausnahme)[^.;]{2,40}vermietet|vermietet[^.;]{0,12}(?:bis auf|außer) )(?!\p{L})`

/** "Vermietet: drei von vier Wohnungen" */
const SOME_OF_ALL = regexp.iu`^(?<some>${N}) von (?:den )?(?<all>${N})(?: \p{L}+)?(?: \([^)]*\))?$`

/** Whether a value says that a part of the house is let. */
export function isPartlyLet(text: string): boolean {
  const { some, all } = SOME_OF_ALL.exec(text.trim())?.groups ?? {}
  if (some !== undefined && all !== undefined) return some.toLowerCase() !== all.toLowerCase()
  return PARTLY_LET.test(text)
}

/** Before "vermietet": "19 der 24 Wohnungen", "10 von 12 Einheiten sind derzeit" counts those of the house. */
export const COUNTED_OF_ALL = regexp.iu`(?<!\p{L})${N}\s(?:der|von|von den|von insgesamt)\s${N}\s(?:[\p{L}-]*wohnungen|(?:wohn|miet)?einheiten|WE|parteien)\s(?:\p{L}+\s){0,3}$`

const FLOOR_OF_A_LIST =
  /(?<=^|[.:;]\s)(?:Im|Das|In der|Die|Der)\s(?:(?:\d\.|ersten|zweiten|dritten)\s)?(?:Erdgeschoss|Obergeschoss|Dachgeschoss|Souterrain|EG|OG|DG|Einlieger(?:wohnung)?|Hauptwohnung|Hinterhaus|Vorderhaus)(?!\p{L})/gmu
const NOT_LET = regexp.iu`(?<!\p{L})${EMPTY}(?!\p{L})`

/** "Im Erdgeschoss …, sie ist geräumt. Im Obergeschoss …, vermietet": a list of floors, of which one is empty. */
export function otherFloorIsEmpty(text: string, at: number): boolean {
  const starts = [...text.matchAll(FLOOR_OF_A_LIST)].map(({ index }) => index)
  if (starts.length < 2 || at < (starts[0] ?? 0)) return false
  return starts.some((start, index) => {
    const floor = text.slice(start, starts[index + 1] ?? start + 160)
    return NOT_LET.test(floor) && !/vermietet/iu.test(floor)
  })
}

const SECOND_HOME = String.raw`(?:einlieger(?:wohnung|bereich)?|elw|(?:souterrain|keller|gäste)wohnung)`
const SECOND_HOME_ALONE = regexp.iu`(?<!\p{L})(?<!(?:mit|samt|inkl\.|inklusive|einschließlich|plus|und|nebst)\s(?:(?:eine[rm]?|der|separater|abgeschlossener|kleiner|schöner)\s){0,2})${SECOND_HOME}(?!\p{L})`
const WHOLE_HOME =
  /(?<!\p{L})(?:\p{L}*haus(?:es)?|hauptwohnung|objekt|immobilie|anwesen|beide|alle|komplett|vollständig|sämtliche)(?!\p{L})/iu
const HOMES = /(?<!\p{L})(?:\p{L}*wohnung|\p{L}*haus|einliegerbereich|elw|objekt|immobilie)(?!\p{L})/giu

/** "Die Einliegerwohnung ist vermietet", "Sie ist seit 2021 vermietet" behind a sentence on it: the rest of the house is not. */
export function isOfSecondHome(text: string, at: number): boolean {
  const sentence = sentenceAround(text, at, at)
  const from = text.lastIndexOf(sentence, at)
  const before = text.slice(from, at)
  if (WHOLE_HOME.test(before)) return false
  if (SECOND_HOME_ALONE.test(before)) return true
  if (!/^\s*(?:sie|diese|dort)\s(?!beiden)/iu.test(before)) return false
  const last = [...sentenceAround(text, from - 2, from - 2).matchAll(HOMES)].at(-1)?.[0] ?? ''
  return regexp.iu`^${SECOND_HOME}$`.test(last)
}

/** "Das Dachgeschoss steht leer" says nothing of the storeys below. */
export const ONE_STOREY =
  /(?<!\p{L})(?:(?:das|im) (?:dach|ober|erd|unter|keller|\d\. ober)geschoss|oben|unten|im (?:hoch)?parterre)\s(?:\p{L}+\s){0,3}$/iu

/** Behind "vermietet": that is over. */
export const MOVED_OUT =
  /^[^.]{0,30}[,;.]\s(?:nach (?:dem|ihrem|seinem|deren) Auszug|seit (?:dem|ihrem|seinem|deren) Auszug)/u
/** Before it: "weder vermietet noch gefördert", "weder bewohnt noch vermietet". */
export const NEITHER = /(?<!\p{L})weder\s(?:[\p{L}\s]{1,40}\snoch\s)?$/iu

/** Who else owns a flat in the house. */
const OTHER_OWNERS =
  /(?<!\p{L})(?:\p{L}*eigentümergemeinschaft|WEG|miteigentümer(?:n|innen)?|(?:\p{L}+|\d+)\sparteien)(?!\p{L})/iu
const SOME_OF_THEM = regexp.iu`(?:^|[,;:.–]\s|\sund\s)(?:nur\s|lediglich\s)?${N}\s(?:weitere\s|andere\s)?(?:wohnung(?:en)?|einheit(?:en)?|partei(?:en)?|davon)?\s?(?:ist|sind|wird|werden)\s(?:\p{L}+\s){0,3}$`
const LIVE_THERE_THEMSELVES =
  /(?<!\p{L})(?:(?:wohnen|leben|bewohnen|nutzen)\s[^.;]{0,24}(?<!\p{L})(?:selbst|selber)|selbst\s?(?:bewohnt|genutzt|nutzer)|eigennutzer|selbst\s(?:drin|darin|hier|im\shaus))(?!\p{L})/iu

/** "eine Wohnung ist vermietet, nämlich diese" */
const THIS_ONE =
  /(?<!\p{L})(?:nämlich|darunter|und\szwar|(?:so\s)?auch|einschließlich|inklusive|eben)\s(?:diese[rs]?|unsere|(?:die|der|das)\s(?:hier\s)?(?:\p{L}+\s)?(?:angebotene|verkaufte|beschriebene|inserierte|vorliegende)n?|(?:die|der)\shier)(?!\p{L})/iu
const OF_A_COMMUNITY = /(?<!\p{L})(?:\p{L}*eigentümergemeinschaft|WEG|miteigentümer(?:n|innen)?)(?!\p{L})/iu
/** "Eine Wohnung bewohnen die Eigentümer selbst": where no community is told of, the house is theirs, and sold whole. */
const OWNERS_OF_HOUSE =
  /(?<!\p{L})(?:(?:be)?wohn(?:en|t)|nutz(?:en|t)|leb(?:en|t))\s(?:die|der)\s(?:\p{L}*eigentümer|besitzer)(?:in|familie)?(?!\p{L})|(?<!\p{L})(?:die|der)\s(?:\p{L}*eigentümer|besitzer)(?:in|familie)?\s(?:(?:be)?wohn(?:en|t)|nutz(?:en|t)|leb(?:en|t))|(?<!\p{L})vo[nm]\s(?:der|dem|den)\s(?:eigentümer|besitzer)(?:in|n|familie)?\s(?:selbst\s)?(?:bewohnt|genutzt)/iu

const ONE_OF_OWNERS = regexp.iu`(?<!\p{L})${N}\s(?:wohnung(?:en)?|einheit(?:en)?|davon)\s(?:(?:be)?wohn(?:en|t)|nutz(?:en|t)|(?:wird|werden)\svo[nm])\s(?:(?:der|die|dem|den)\s)?(?:eigentümer|besitzer)(?:in|n|familie)?\s(?:selbst|selber)(?!\p{L})[^.;]*$`

/** "Vier Parteien, drei wohnen selbst im Haus, eine Wohnung ist vermietet": it tells who the neighbours are, and not of the flat on sale. */
export function isOfOtherOwners(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 180), at).replaceAll('\n', ' ')
  const [behind = ''] = text.slice(end, end + 90).split(/[.;]/u)
  return (
    !/(?<!\p{L})(?:wir|ich|verkäufer|familie)(?!\p{L})/iu.test(before.slice(-110)) &&
    !THIS_ONE.test(behind) &&
    (OF_A_COMMUNITY.test(before) || !OWNERS_OF_HOUSE.test(before.slice(-110) + behind)) &&
    OTHER_OWNERS.test(before) &&
    SOME_OF_THEM.test(before) &&
    LIVE_THERE_THEMSELVES.test(before.slice(-110) + behind)
  )
}

/** "Eine Wohnung bewohnen die Eigentümer selbst, drei Wohnungen sind vermietet": of a house sold whole, before "vermietet". */
export function isBesideOwners(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 180), at).replaceAll('\n', ' ')
  return SOME_OF_THEM.test(before) && ONE_OF_OWNERS.test(before.slice(-110)) && !OF_A_COMMUNITY.test(before)
}
