import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import type { ProseRule } from '../rule.ts'

/** Who sells, and those who live with him. */
const OWNER = String.raw`(?:Schuldner(?:n|in)?|Eigentümer(?:n|in|innen)?|Verkäufer(?:n|in)?|Besitzer(?:n|in)?|Inhaber(?:n|in)?|Bauherren?(?:familie)?|Eigentümerfamilie)`
const LIVES = String.raw`(?:wohn(?:t|en)|leb(?:t|en)|bewohn(?:t|en)|nutz(?:t|en))`
const LEAVES = String.raw`zieh(?:t|en)(?=[^.;]{0,60}(?:\s(?:aus|um|weg|nach|zu|in)(?!\p{L})))`
const WE = String.raw`(?:[Ww]ir|[Ii]ch)`

/** Who goes to live elsewhere lives here until then: "ziehen wir in eine Wohnung", "Ich gehe im Mai zu meiner Tochter". */
const MOVES_ON = String.raw`(?:ziehen wir|ziehe ich|${WE} ziehen?|[Ii]ch gehe|gehe ich)\s(?:[^.;]{0,50}\s)?(?:in eine\s(?:\p{L}+\s)?Wohnung|ins\s(?:Heim|Betreute|Pflege\p{L}*|Senioren\p{L}*|Alten\p{L}*)|zu (?:(?:meine|unsere)[rmn]|den|der)\s(?:\p{L}+\s)?(?:Tochter|Sohn|Söhnen|Töchtern|Schwester|Kindern|Enkel(?:n|kindern|in)?|Bruder|Eltern|Familie))`

/** "von einem Ehepaar bewohnt, das nun nach Kiel zieht", "bewohnt von einer Familie, die ins Ausland geht": a tenant who leaves sells nothing. */
const FAMILY_LEAVES = String.raw`(?:von\s(?:einer|einem)\s(?:\p{Ll}+\s)?(?:Familie|Ehepaar|Paar)\s(?:selbst\s)?bewohnt|bewohnt\s(?:von|durch)\s(?:eine[rmn]?)\s(?:\p{Ll}+\s)?(?:Familie|Ehepaar|Paar))(?!\p{L})(?=[^.;]{0,60},\s(?:die|das)\s[^.;]{0,90}(?:zieht|umzieht|geht|wechselt|wegzieht|auswandert)(?!\p{L}))`
/** "Die Verkäufer haben hier drei Kinder großgezogen; sie ziehen in eine kleinere Wohnung" */
const RAISED_HERE = String.raw`(?:[Dd]ie|[Dd]er)\s${OWNER}\s(?:hat|haben)\s[^.;]{0,90}(?:großgezogen|gewohnt|gelebt|verbracht|gekauft|gebaut|bezogen)[.;,]\s(?:und\s|nun\s|jetzt\s)?(?:[Ss]ie|[Ee]r|[Nn]un|[Jj]etzt)\s(?:\p{Ll}+\s){0,2}(?:zieht|ziehen)(?!\p{L})`

/** "verkaufen unser Zuhause": it is theirs until they go. */
const OUR_HOME = String.raw`(?:verkaufen?|trennen\suns\svon|geben)\s(?:(?:wir|ich|hier|nun|jetzt|schweren|Herzens)\s){0,4}(?:unser(?:em)?|mein(?:em)?)\s(?:\p{L}+e[sn]?\s)?Zuhause`
const LIVES_THERE = regexp.gu`(?<!\p{L})(?:(?:[Dd]ie|[Dd]er|[Dd]ie jetzigen|[Dd]er jetzige|[Vv]om|[Vv]on (?:der|den)|[Dd]urch (?:den|die))\s(?:\p{L}+\s)?${OWNER}\s(?:\p{L}+\s){0,2}(?:${LIVES}|${LEAVES}|(?:selbst\s)?(?:genutzt|bewohnt)(?:e[snrm]?)?)|${WE}\s(?:\p{L}+\s)?(?:selbst\s|selber\s)?(?:${LIVES}(?=\s(?:\p{L}+\s){0,4}(?:selbst|selber|noch|hier|darin|die Wohnung|das Haus))|ziehen\s(?:[^.;]{0,40}\s)?(?:aus|um)(?!\p{L}))|(?:[Aa]usziehen|[Uu]mziehen|[Uu]nser Auszug)\s(?:können|könnten|werden|wollen|möchten|würden|dürfen|kann|werde|will|möchte)\s(?:wir|ich)|(?:wohnen wir|wohne ich)\s(?:\p{L}+\s){0,3}(?:noch|selbst|selber|drin|darin|hier)|${MOVES_ON}|${FAMILY_LEAVES}|${OUR_HOME}|${RAISED_HERE}|(?:[Ee]igen|[Ss]elbst|[Ee]igentümer)genutzt(?:e[snrm]?)?)(?!\p{L})`
/** Somebody else lives there as well, or he stays. */
const NOT_ALONE =
  /vermiet|mieter|miete|pacht|(?:wohnen|darin|im haus|in der wohnung)\s(?:zu\s)?bleib|zurückmiet|rückmiet|wohnrecht|wohnungsrecht|nießbrauch|lebenslang|einlieger/iu
/** "Wir vermieten auch nicht", "Mieter gibt es keine": nobody else. */
const NO_LETTING =
  /(?<!\p{L})(?:nicht|nie)\s(?:\p{L}+\s)?vermiet\p{L}*|vermiet\p{L}*\s(?:\p{L}+\s){0,2}(?:nicht|nie)(?!\p{L})|(?<!\p{L})(?:keine[nrms]?|ohne)\s(?:\p{L}+\s)?(?:miet|vermiet|pacht)\p{L}*/giu
/** "Für die Wohnung unter uns (aber vermietet) sind im Sommer 255.000 bezahlt worden", "12 Wohnungen, davon 5 Eigennutzer, die übrigen vermietet" */
const OF_OTHERS =
  /(?<!\p{L})(?:wohnung|haus|hälfte)\s(?:(?:unter|über|neben)\suns|nebenan|gegenüber|darunter|darüber)(?!\p{L})|nachbar(?:haus|wohnung)|(?<!\p{L})(?:anderen?|übrigen?|restlichen?)\s(?:(?:\d{1,2}|\p{L}+)\s)?(?:wohnungen\s)?(?:sind\s|werden\s)?vermietet(?!\p{L})|(?<!\p{L})(?:\d{1,3}|\p{L}+)\s(?:wohnungen|einheiten|parteien)(?!\p{L})[^.;]*(?<!\p{L})(?:eigennutzer|selbstnutzer|vermietet)/iu
/** Of a part, or of another house. */
const ELSEWHERE =
  /^[^.;]{0,50}(?<!\p{L})(?:im (?:erd|ober|dach|unter|souterrain)\p{L}*|oben|unten|nebenan|nebenhaus|hinterhaus|vorderhaus|ausland|nicht|nie|früher|nachbar\p{L}*)(?!\p{L})/iu

const MONTH = String.raw`(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)`
const DAY = String.raw`(?:\d{1,2}\.\s?${MONTH}(?:\s20\d{2})?|(?:\d{1,2}\.){1,2}20\d{2}|(?:Anfang|Mitte|Ende)?\s?${MONTH}\s20\d{2})`
const HANDED_OVER = regexp.gu`(?:zum|ab|bis|im|Anfang|Mitte|Ende)\s(?:dem\s|zum\s)?(?<when>${DAY}),?\s(?:\p{L}+\s){0,2}(?:übergeben|geräumt|ausziehen|ausgezogen|aus(?=\s?[.,;]|$)(?<=(?:[Ww]ir|[Ii]ch|Eigentümer(?:in)?|Verkäufer(?:in)?|Familie)\s(?:\p{L}+\s)?zieh\p{L}*\s[^;]{5,50})|raus)(?!\p{L})|(?<!Schlüssel)(?:Übergabe|[Aa]usziehen|Auszug)(?:\s(?:daher|ist|also|erfolgt|möglich|geplant|(?:können|könnten|werden|wollen|möchten|würden|kann|werde|will|möchte)\s(?:wir|ich)|frühestens|spätestens)){0,2}(?:,\s[^.;]{0,60})?\s(?:ab|zum|im|voraussichtlich(?:\sim)?)\s(?:dem\s)?(?<then>${DAY})|(?<=(?:Übergabe|[Aa]uszug|[Uu]mzug)(?!\p{L})[^.;]{0,90})(?<!\p{L})(?:voraussichtlich|geplant|vorgesehen)\s(?:im\s|für\s|ab\s|zum\s)?(?<planned>${DAY}),\s(?:\p{L}+\s){0,2}(?:erfolgen|übergeben|frei|möglich|bezogen)(?!\p{L})`

/** An owner who lives there himself until he hands over has no tenant: "Die Eigentümerin wohnt selbst noch in der Wohnung". */
export const ownUseProse: ProseRule[] = [
  {
    key: 'vermietet',
    pattern: LIVES_THERE,
    value: (match, passage) => {
      const after = match.input.slice(match.index + match[0].length)
      const own = passage.text
        .split(/(?<=[.;])\s/u)
        .filter(sentence => !OF_OTHERS.test(sentence))
        .join(' ')
      return NOT_ALONE.test(own.replace(NO_LETTING, '')) || ELSEWHERE.test(after.replace(NO_LETTING, ''))
        ? undefined
        : { value: false, rank: RANK.hint }
    },
    sections: ['object'],
  },
  {
    // "können das Haus zum 31. März 2027 übergeben", "Übergabe daher ab 1. Februar", "ausziehen, voraussichtlich April 2027"
    key: 'bezugsfreiAb',
    pattern: HANDED_OVER,
    value: match => ({
      value: match.groups?.when ?? match.groups?.then ?? match.groups?.planned ?? '',
      rank: RANK.prose,
    }),
    sections: ['object', 'costs'],
  },
]
