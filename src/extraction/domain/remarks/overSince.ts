import { regexp } from '#kernel/regexp.ts'
import type { Remark } from '../remark.ts'
import type { RemarkRule } from './remarkRule.ts'
import { FOR_US_MEANS, IS_RIGHT_FOR_US } from './rules/acrossTheLine.ts'

/** A wording and what is said around it. */
interface Told {
  /** Its statement. */
  readonly statement: string
  /** The rest of its statement, behind the words. */
  readonly rest: string
  /** The statement behind it: a semicolon parts two of them, and the second says how it ended. */
  readonly next: string
}

type Said = Pick<Remark, 'tone' | 'meaning' | 'certainty' | 'settled' | 'scope'>

const WAS =
  /(?<!\p{L})(?:war|waren|gewesen|gab|hatten?|stand|trat|drang|lief|kam|zeigten?|früher|ehemals|einst|anfangs|zeitweise|wurde)(?!\p{L})/u
const IS = /(?<!\p{L})(?:ist|sind|zeigt|zeigen|weist|weisen|dringt|tritt|steht|drückt|gibt)(?!\p{L})/u
/** "seit der Abdichtung 2016 ist er trocken", "seither trocken", "heute ist alles trocken" */
const DRY_SINCE =
  /(?<!\p{L})(?:seit|seitdem|seither|nach|danach|inzwischen|mittlerweile|nun|jetzt|heute)(?!\p{L})[^.¦]{0,90}(?<!\p{L})trocken(?!\p{L}| ?gelegt| zu)/u
/** Of what nobody vouches for, of what is dry in part, and of what is still to be done. */
const NOT_SURE =
  /(?<!\p{L})(?:nicht|nie|kaum|selten|nur|meist(?:ens)?|weitgehend|überwiegend|größtenteils|fast|nahezu|beinahe|einigermaßen|halbwegs|bis auf|außer|wesentlichen|teilweise|teils|bedingt|soll(?:te|ten|en)?|müss\p{L}*|muss|kann|könn\p{L}*|wird|werden|würde\p{L}*|angeblich|vermutlich|wohl|laut|angaben?|aussagen?|auskunft)(?!\p{L})/u
/** "die Baugenehmigung wurde 2019 nachgeholt", "diese wurde 2017 nachträglich erteilt", "seit 2021 ist er genehmigt" */
const PERMITTED_SINCE =
  /(?<!\p{L})(?:(?:bau|nutzungs|nachtrags)?(?:genehmigung|nutzungsänderung|bauantrag)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:nachgeholt|nachträglich|erteilt)(?!\p{L})|(?:diese|sie|der bescheid)(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:nachgeholt|(?:nachträglich|inzwischen|später) erteilt)(?!\p{L})|(?:seit|inzwischen|mittlerweile|später|nachträglich|(?:19|20)\d\d)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:(?:bauamtlich|baurechtlich|behördlich|nachträglich|offiziell) )?(?:genehmigt|nachgenehmigt|legalisiert)(?!\p{L})|(?:nachträglich|inzwischen) erteilte)/u
/** "hat 2024 ein Schutzschirmverfahren durchlaufen", "das Verfahren wurde 2025 aufgehoben" */
const PROCEDURE_OVER =
  /(?<!\p{L})(?:durchlaufen|durchlief|überstanden|verlassen|abgeschlossen|beendet|aufgehoben)(?!\p{L})/u
const EXPERT = String.raw`(?:statiker|tragwerksplaner|bauingenieur|ingenieur|gutachter|sachverständige[rn]?|bausachverständige[rn]?|statikerin|gutachterin|gutachten|statikbüro)`
const NO_DANGER = String.raw`(?:unbedenklich\p{L}*|unkritisch\p{L}*|ungefährlich\p{L}*|statisch nicht relevant\p{L}*|(?:nur|rein) (?:optisch|oberflächlich|kosmetisch)\p{L}*|keine(?:r|n|rlei)? (?:\p{L}+ )?(?:statische[nr]? )?(?:gefahr|relevanz|bedeutung|beeinträchtigung|bedenken)|abgeschlossene setzung\p{L}*|zur ruhe gekommen)`
/** "ein Statiker hat sie 2024 begutachtet und hält sie für unbedenklich" */
export const UNCRITICAL_BY_EXPERT: string = String.raw`(?<!\p{L})${EXPERT}(?:s|n|in)?(?!\p{L})(?:(?!(?<!\p{L})(?:soll|sollte|muss|noch nicht|angeblich|vermutlich)(?!\p{L}))[^.]){0,110}(?<!\p{L})${NO_DANGER}(?!\p{L})|${NO_DANGER}(?:(?!(?<!\p{L})(?:soll|muss|noch nicht)(?!\p{L}))[^.]){0,60}(?<!\p{L})(?:laut|lt·|gemäß|nach|durch) (?:\p{L}+ ){0,3}${EXPERT}(?!\p{L})`
const UNCRITICAL = new RegExp(UNCRITICAL_BY_EXPERT, 'u')
const RIGHT_FOR_US = new RegExp(IS_RIGHT_FOR_US, 'u')
/** "Am Giebel des Nachbarhauses sind Risse, unser Haus ist davon nicht betroffen" */
export const CRACKS_NEXT_DOOR: RegExp =
  /(?<!\p{L})nachbar\p{L}*(?!\p{L})[^.]{0,90}(?<!\p{L})(?:haus|gebäude|objekt|wohnhaus|anwesen|hälfte|seite)(?!\p{L})[^.,]{0,30}(?<!\p{L})(?:nicht betroffen|unberührt|verschont|ohne risse|rissfrei)(?!\p{L})/u
const OF_CRACKS: readonly string[] = ['statik', 'statik-risse', 'statik-klein']
const STILL_OPEN =
  /(?<!\p{L})(?:nicht|noch|soll\p{L}*|wird|werden|voraussichtlich|will|kann|könn\p{L}*|pachtvertrag|mietvertrag)(?!\p{L})/u
/** "Das Gebiet wurde 2009 aufgehoben, der Ausgleichsbetrag ist bezahlt" */
const AREA_LIFTED =
  /(?<!\p{L})(?:gebiet|satzung|sanierung|vermerk|sanierungsvermerk)(?:s|es)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:aufgehoben|entlassen|gelöscht|abgeschlossen)(?!\p{L})|ausgleichsbetrag(?!\p{L})[^.]{0,40}(?<!\p{L})(?:bezahlt|gezahlt|abgelöst|beglichen)(?!\p{L})/u
const INSOLVENT: readonly string[] = ['mieter-insolvent', 'mieter-im-verfahren']
const LIFTED: readonly string[] = [
  'genehmigung-fehlt',
  'genehmigung-nur-besprochen',
  'genehmigung-unklar',
  'genehmigung-nie-gefragt',
]

const DECIDED: readonly string[] = ['beschluss-sanierung', 'beschluss-genannt']
const PAID_MEANS =
  'Beschlossene Arbeiten der Gemeinschaft, laut Exposé ohne Sonderumlage: Beschluss zeigen lassen, und was danach in der Rücklage bleibt'
const RESERVE = String.raw`(?:instandhaltungs|erhaltungs|reparatur)?-?(?:rücklagen?|rückstellung(?:en)?)`
const NO_LEVY_FOR_IT = String.raw`^[. ]*(?:(?:eine )?(?:sonder)?umlage (?:ist|wird) (?:(?:dafür|dazu|hierfür|deshalb) )?nicht|keine (?:sonder)?umlage (?:ist|wird) (?:(?:dafür|dazu|hierfür) )?|(?:dafür|hierfür|dazu) (?:ist|wird) (?:keine (?:sonder)?umlage|eine (?:sonder)?umlage nicht) ?)(?: ?(?:vorgesehen|geplant|nötig|notwendig|erforderlich|erhoben))(?!\p{L})`
/** "Beschlossen ist, das Dach zu dämmen; bezahlt wird alles aus der Rücklage", "…; eine Sonderumlage ist nicht vorgesehen" */
const PAID_BY_RESERVE = regexp.u`^[. ]*(?:(?:bezahlt|finanziert|gedeckt|bestritten|beglichen|getragen) (?:wird|werden)|(?:die (?:kosten|finanzierung|arbeiten|maßnahmen?)|das|dies|alles|beides|sie|es|diese) )[^.]{0,70}(?<!\p{L})(?:aus|von|durch|über) (?:der |die |dem |den |unserer )?${RESERVE}(?!\p{L})|${NO_LEVY_FOR_IT}`
const PAID_IN_PART =
  /(?<!\p{L})(?:reicht|reichen|rest(?:betrag|liche\p{L}*)?|übrige[nr]?|teil\p{L}*|zum teil|anteilig|überwiegend|größtenteils|noch|soll(?:te|en)?|angeblich|weitere[nr]?|könn\p{L}*|kann)(?!\p{L})/u
/** What no levy is raised for, by its own words. */
const LEVY_DENIED =
  /(?<!\p{L})(?:(?:eine |die )?(?:sonder)?umlage (?:(?:ist|wird) )?(?:(?:dafür|dazu|hierfür|deshalb) )?nicht|(?:keine[nr]?|ohne) (?:eine )?(?:sonder)?umlagen?|nicht (?:durch|über|per|mittels) (?:eine )?(?:sonder)?umlage)(?!\p{L})/gu
/** Somebody else pays a part of it, or all: the owners, or a bank whose loan they pay back. */
const PAID_ELSEWHERE = /(?<!\p{L})(?:nicht|\p{L}*umlagen?|\p{L}*kredit\p{L}*|\p{L}*darlehen\p{L}*)(?!\p{L})/u

/** What may have a permit of its own, and be dry for itself. */
const PART =
  /(?<!\p{L})(?:\p{L}*anbau|wintergarten|dachgeschoss|dachboden|dachausbau|spitzboden|garagen?|carport|keller|souterrain|gauben?|balkon|terrasse|gartenhaus|nebengebäude|hinterhaus|vorderhaus|scheune|bad|küche|nordwand|südwand|westwand|ostwand)(?!\p{L})/gu

/**
 * What was is over where the same breath says since when it is otherwise: it is to be shown, and no finding of today. A semicolon parts
 * two statements, and the second says how it ended.
 */
export function overSince({ name, topic }: Pick<RemarkRule, 'name' | 'topic'>, told: Told, said: Said): Said {
  // Nobody is asked for money: less is in the reserve.
  if (DECIDED.includes(name) && said.certainty !== 'denied' && isPaidByReserve(told.next))
    return { ...said, tone: 'neutral', meaning: PAID_MEANS, certainty: 'stated', settled: true } // prettier-ignore
  const isTrouble = said.tone === 'gefahr' || said.tone === 'warnung'
  if (!isTrouble || said.certainty === 'denied') return said
  if (INSOLVENT.includes(name)) {
    const isOver = [told.rest, told.statement, told.next].some(one => PROCEDURE_OVER.test(one) && !STILL_OPEN.test(one))
    const meaning =
      'Betreiber oder Mieter war insolvent, das Verfahren ist laut Text beendet: Zahlungen seither zeigen lassen'
    return isOver ? { ...said, tone: 'warnung', meaning, settled: true } : said
  }
  if (name === 'gebiet-sanierung' && AREA_LIFTED.test(told.next) && !STILL_OPEN.test(told.next))
    return {
      ...said,
      tone: 'hinweis',
      meaning: `${said.meaning} – laut Text erledigt`,
      certainty: 'stated',
      settled: true,
    }
  // "Die Zufahrt erfolgt über das Nachbarflurstück; ein Wegerecht zu unseren Gunsten ist eingetragen"
  if (name === 'wegerecht' && RIGHT_FOR_US.test(told.next))
    return { ...said, tone: 'hinweis', meaning: FOR_US_MEANS, certainty: 'stated', settled: true }
  if (OF_CRACKS.includes(name) && CRACKS_NEXT_DOOR.test(told.statement))
    return { ...said, tone: 'hinweis', meaning: 'Risse nur am Haus des Nachbarn, das Haus laut Text nicht betroffen', certainty: 'stated', settled: true } // prettier-ignore
  if (OF_CRACKS.includes(name) && [told.statement, told.next].some(one => UNCRITICAL.test(one)))
    return { ...said, tone: 'hinweis', meaning: 'Risse oder Setzungen, laut Text von einem Fachmann für unbedenklich gehalten: sein Gutachten zeigen lassen', certainty: 'stated', settled: true } // prettier-ignore
  const meaning =
    LIFTED.includes(name) && isSaid(PERMITTED_SINCE, told)
      ? 'Erst ohne Genehmigung, laut Text nachgeholt: Bescheid und Pläne zeigen lassen'
      : topic === 'feuchte' && isSaid(DRY_SINCE, told) && isOfThePast(told)
        ? 'Früher feucht, laut Text seither trocken: Rechnung zeigen und messen lassen'
        : null
  return meaning === null ? said : { ...said, tone: 'hinweis', meaning, certainty: 'stated', settled: true }
}

function isPaidByReserve(next: string): boolean {
  return PAID_BY_RESERVE.test(next) && !PAID_IN_PART.test(next) && !PAID_ELSEWHERE.test(next.replace(LEVY_DENIED, ''))
}

function isSaid(cure: RegExp, { statement, rest, next }: Told): boolean {
  return [rest, next].some(one => {
    if (!cure.test(one) || NOT_SURE.test(one)) return false
    const elsewhere = one === rest ? [] : [...one.matchAll(PART)].filter(([part]) => !statement.includes(part))
    return elsewhere.length === 0
  })
}

/** Whether the trouble itself is told as one that was. */
function isOfThePast({ statement, rest }: Told): boolean {
  const from = DRY_SINCE.exec(rest)?.index
  const own = from === undefined ? statement : statement.slice(0, statement.length - rest.length + from)
  return WAS.test(own) && !IS.test(own)
}
