import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { MONEY } from '../numbers.ts'
import { isNegated } from '../scope/negation.ts'
import { proseOf, type ProseRule } from '../rule.ts'
import { isOfOthersHome, isOthersOrElsewhen } from './ownOrOthers.ts'

const COUNT = String.raw`(?:\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)`
const HOMES = String.raw`(?:Wohn(?:ung|einheit)en|Einheiten|WE|Whg\.)`

const OF_LAND =
  /(?<!\p{L})(?:\p{L}*grundstück|(?:acker|bau|weide)?-?land|acker|wiese|wald|weide|flurstück|bauplatz|parzelle|garten)(?!\p{L})/iu

/** What who lives there pays is told within so many characters behind. */
const PAYING_BEHIND = 160
const PAYS_RENT =
  /(?<!\p{L})(?:(?:Netto|Kalt|Nettokalt)miete\s(?:beträgt|liegt|von)|(?:sie|er|die Mieter(?:in)?|das Paar|der Mieter)\szahl(?:t|en)|Die Mieter(?:in)?\s(?:hat|haben|zahl))/iu
const OF_OWNER =
  /(?<!\p{L})(?:eigentümer|verkäufer|besitzer)(?:in|innen|n|s)?(?!\p{L})|erzielbar|ausgezogen|verstorben|leer/iu

/** Who is spoken of as one who is there: "Der Mieter zahlt pünktlich", "Dem Mieter wurde gekündigt", "Gegen die Mieterin läuft eine Räumungsklage". */
const THE_TENANT = String.raw`(?<!\p{L})(?:(?:[Dd]e[rmn]|[Dd]ie|[Uu]nsere?[mnr]?|[Gg]egen\s(?:den|die)|[Mm]it\s(?:dem|der|den)|[Aa]lle)\s(?:(?:jetzige|derzeitige|aktuelle|langjährige|ältere|beiden|${COUNT})[nr]?\s){0,2}Mieter(?:in|n|innen)?)(?!\p{L})`
const TENANT_DOES = String.raw`\s(?:\([^)]{2,40}\)\s)?(?:hat|haben|möchten?|will|wollen|zahl(?:t|en)|nutzt|weigert|wünscht|zieht|ziehen|bleib(?:t|en)|ist\s(?:sehr|seit|über|weit|ein|zuverlässig|solvent)|sind\s(?:sehr|seit|über|zuverlässig|solvent)|wurde\s(?:[\p{L}\d.]+\s){0,5}gekündigt|läuft|widersp\p{L}+)(?!\p{L})`
const TENANT_GONE =
  /(?<!\p{L})(?:ausgezogen|auszog|zog aus|geräumt|verstorben|leer(?:stehend)?|bezugsfrei|steht leer|frühere\p{L}*|ehemalige\p{L}*|vormieter\p{L}*|nachmieter\p{L}*|künftige\p{L}*|stellplatz|garage|ferien\p{L}*|dachfläche|antenne|einlieger\p{L}*|elw|laden\p{L}*|gewerbe\p{L}*|oben|unten|(?:im|\d\.?)\s?(?:eg|og|dg|ug)|\p{L}*geschoss|mietrecht|gesetz\p{L}*|falls|wenn|sollte|wird\s(?:\p{L}+\s)?(?:gesucht|gefunden))(?!\p{L})/iu

/** He goes by his own will: the day it is free tells more than that he is still there. */
const TENANT_GOES =
  /(?<!\p{L})(?:kündigung|gekündigt|zieh(?:t|en)(?!\p{L})[^.;]{0,60}\s(?:aus|weg|um|fort)|ausziehen|auszug|freie?\s(?:wohnung|immobilie)|(?:frei|bezugsfrei)\s(?:wird|ab|zum)|wird\s(?:\p{L}+\s){0,3}frei)(?!\p{L})/iu
const BUT_STAYS = /widersprochen|widerspr[iu]ch|(?:nicht|keinesfalls)\s(?:\p{L}+\s)?(?:ausziehen|räumen)|weigert/iu

/** Whether it is let, told otherwise than by "vermietet" or "leer". */
export const letStateProse: readonly ProseRule[] = proseOf('vermietet', { sections: ['object', 'costs'] }, [
  {
    // "Vollvermietung, keine Rückstände", "Alle zwölf Wohneinheiten sind derzeit belegt", "In der Wohnung lebt eine Mieterin seit 22 Jahren"
    pattern: regexp.gmu`(?:^|(?<=[.|¦·]\s))Vollvermietung(?=\s?[,.;¦]|\s(?:ohne|seit|mit)\s|$)|(?<!\p{L})(?:[Aa]lle|[Ss]ämtliche)\s(?:${COUNT}\s)?${HOMES}\ssind\s(?:\p{L}+\s){0,2}(?:belegt|vergeben)(?!\p{L})|(?<!\p{L})(?:lebt|wohnt|sitzt)\s(?:dort\s|hier\s)?(?:ein|eine|a|a\s|die|der)\s(?:\p{Ll}+\s)?[Mm]ieter(?:in)?(?!\p{L})|(?<!\p{L})(?:currently|fully)\slet(?=\s(?:to|until|at|since|for)(?!\p{L})|[,.])`,
    value: (match, { text }) =>
      isNegated(text, match.index, match.index + match[0].length) ? undefined : { value: true, rank: RANK.hint },
  },
  {
    pattern: regexp.gu`${THE_TENANT}${TENANT_DOES}`,
    value: (match, { text }) => {
      const said = text.slice(Math.max(0, match.index - PAYING_BEHIND), match.index + match[0].length + PAYING_BEHIND)
      const before = text.slice(Math.max(0, match.index - 60), match.index).toLowerCase()
      const goes = TENANT_GOES.test(said) && !BUT_STAYS.test(said)
      return goes ||
        TENANT_GONE.test(said) ||
        isOthersOrElsewhen(before) ||
        isOfOthersHome(
          match[0].toLowerCase() +
            text
              .slice(match.index + match[0].length)
              .slice(0, 30)
              .toLowerCase(),
        )
        ? undefined
        : { value: true, rank: RANK.hint }
    },
  },
  {
    // "Der Mietvertrag ist als Zeitmietvertrag bis 30.06.2029 geschlossen", "ein bis März 2030 befristetes Mietverhältnis"
    pattern: regexp.giu`(?<!\p{L})(?:Zeitmietvertrag|befristete[rsn]?\sMiet(?:vertrag|verhältnis)|Miet(?:vertrag|verhältnis)\s(?:ist|läuft|besteht|wurde)(?:\s[\p{L}\d]+){0,4}\sbefristet)(?!\p{L})[^.;]{0,60}\sbis\s(?:zum\s|Ende\s|einschließlich\s)?(?:\d{1,2}\.\s?(?:\d{1,2}\.\s?)?)?(?:\p{L}+\s)?20\d\d`,
    value: (match, { text }) => {
      const before = text.slice(Math.max(0, match.index - 60), match.index)
      return isOthersOrElsewhen(before.toLowerCase()) ||
        TENANT_GONE.test(before) ||
        isNegated(text, match.index, match.index + 14)
        ? undefined
        : { value: true, rank: RANK.hint }
    },
  },
  {
    // "Frau Demirel wohnt seit elf Jahren dort", and what she pays; "Sie zahlt 465 Euro kalt"
    pattern: regexp.gu`(?<!\p{L})(?:(?:Frau|Herr|Familie|Ehepaar)\s(?:Dr\.\s)?\p{Lu}[\p{L}-]+\s(?:wohnt|lebt|wohnen|leben)\s[^.;]{0,60}(?:und\s|,\s(?:sie|er)\s)zahl(?:t|en)|(?:Sie|Er|Die Dame|Der Herr|Das Paar|Die Familie)\szahlt)\s(?:(?:dafür|derzeit|zurzeit|aktuell|dort|uns|mir|rund|im Monat|monatlich)\s){0,3}${MONEY}\s(?:kalt|Kaltmiete|Miete|netto)(?!\p{L})`,
    value: (match, { text }) =>
      isOthersOrElsewhen(text.slice(Math.max(0, match.index - 90), match.index).toLowerCase())
        ? undefined
        : { value: true, rank: RANK.hint },
  },
  {
    // "Bewohnt wird die Wohnung von einem Ehepaar …. Die Nettokaltmiete beträgt 546 €": who lives there pays for it.
    pattern: regexp.gu`(?<!\p{L})[Bb]ewohnt(?:\s(?:wird|seit))?(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:Ehepaar|Paar|Dame|Herrn?|Familie|Seniorin|Senior|Witwe|Studentin|Student|Frau)(?!\p{L})|(?<!\p{L})(?:Ehepaar|Dame|Familie|Seniorin|Witwe|Frau)(?!\p{L})[^.;]{0,60}(?<!\p{L})bewohnt(?!\p{L})`,
    value: (match, { text }) => {
      const said = text.slice(Math.max(0, match.index - 90), match.index + match[0].length + PAYING_BEHIND)
      return PAYS_RENT.test(said) && !OF_OWNER.test(said) && !isOthersOrElsewhen(said.slice(0, 90).toLowerCase())
        ? { value: true, rank: RANK.hint }
        : undefined
    },
  },
  {
    // "Kein Mieter drin", "Mietverhältnisse bestehen nicht", "eigengenutzt durch den Schuldner", "vacant possession"
    pattern:
      /(?<!\p{L})(?:(?:[Dd]ie|[Dd]iese|[Uu]nsere) (?:\p{Ll}+ )?Wohnung ist (?:bereits |derzeit |aktuell |schon |jetzt |inzwischen |sofort )?frei(?=\s?[.,;]| und (?:\p{L}+ ){0,2}(?:beziehbar|bezugsfertig|geräumt))|[Ll]eer (?:ist|steht) (?:sie|es|das Haus|die Wohnung|alles)(?=\s(?:seit|schon)|\s?[.,])|[Kk]eine? Mieter(?:in)? (?:drin|im Haus|in der Wohnung|vorhanden)|Miet(?:verhältnisse|verträge) (?:bestehen|gibt es|existieren) (?:derzeit |aktuell )?(?:nicht|keine)|eigengenutzt durch (?:den|die) (?:Schuldner|Eigentümer)(?:in)?|[Nn]utzung: leer ?stehend|vacant possession|(?:[Ww]ir|[Ii]ch), die Eigentümer(?:in)?, wohnen? (?:noch )?selbst (?:hier|darin))(?!\p{L})/gu,
    value: () => ({ value: false, rank: RANK.hint }),
  },
  {
    // "lastenfrei und frei von Pacht", "die Pacht ist beendet": of land
    pattern:
      /(?<!\p{L})(?:[Pp]achtfrei|frei von (?:\p{L}+ (?:und|oder|sowie) )?Pacht|(?:[Pp]acht(?:verhältnis|vertrag)?) (?:ist|wurde|sind) (?:\p{L}+ )?(?:beendet|ausgelaufen|aufgehoben|gekündigt und beendet)|(?:ist|wird) (?:derzeit |aktuell |zurzeit )?nicht verpachtet|ohne Pachtvertrag|nicht verpachtet)(?!\p{L})/gu,
    value: (_, { text }) =>
      OF_LAND.test(text) && !/garage|stellplatz|photovoltaik|dachfläche|jagd/iu.test(text)
        ? { value: false, rank: RANK.hint }
        : undefined,
  },
  {
    // "Laden leer, alle drei Wohnungen vermietet", "3 WE vermietet, 1 WE vom Eigentümer bewohnt"
    pattern: regexp.giu`(?<!\p{L})(?:(?:Laden|Büro|Praxis|Gewerbe|Gaststätte|EG|DG)\s(?:steht\s|ist\s)?leer,\s(?:und\s)?(?:alle\s)?(?:${COUNT}\s)?(?:Wohnungen|Einheiten|WE)\s(?:sind\s)?vermietet|${COUNT}\s${HOMES}\s(?:sind\s)?vermietet,\s(?:${COUNT}|eine?)\s(?:${HOMES}\s|Wohnung\s|Einheit\s)?(?:wird\s|ist\s|steht\s)?(?:(?:vom|von den|durch den)\sEigentümern?\s)?(?:selbst\s)?(?:bewohnt|genutzt|leer|frei))(?!\p{L})`,
    value: () => ({ value: 'teilweise', rank: RANK.headline }),
  },
])
