import { regexp } from '#kernel/regexp.ts'
import { isCuredInPart } from './curedInPart.ts'
import { clauseAt, isOfAnotherPart } from './partOfCure.ts'

/** What is done with a damage or a thing. */
const MENDED = String.raw`(?:behoben|beseitigt|saniert|instand ?gesetzt|entfernt|entsorgt|abgenommen|abgeholt|ausgebaut|(?:aus)?getauscht|ersetzt|erneuert|verpresst|vernadelt|verschlossen|geschlossen|gelötet|geschweißt|geflickt|auf der deponie|unterfangen|stabilisiert|nachgegründet|bekämpft|behandelt|getrocknet|trocknen|trocken ?gelegt|abgedichtet|repariert|rausgekommen|rausgeholt|herausgenommen|ausgegraben|raus|fort|(?<!(?:der|den|dem|ein|einen|einem|des|zum|vom|im|am) )weg|stillgelegt|verfüllt|demontiert|abgebrochen|rückgebaut|zurückgebaut|erledigt|entwarnung|dekontaminiert|bodenaustausch)`
/** What is done with a debt or a suit. */
const PAID = String.raw`(?:bezahlt|beglichen|(?:nach)?gezahlt|ausgeglichen|abgelöst|reguliert|beendet|zu ende gegangen|eingestellt|verglichen|zurückgezogen|aufgehoben|gelöscht|abgeschlossen|erledigt)`
const OF_DAMAGE = regexp.gu`(?<!\p{L})${MENDED}(?!\p{L})`
const OF_MONEY = regexp.gu`(?<!\p{L})(?:${PAID}|${MENDED})(?!\p{L})`
/** Money mends no damage of the house; one that an insurance pays for is a sum too. */
const IS_MONEY =
  /umlage|rückst[aä]nd|streit|klage|klagt|prozess|verfahren|ausgleichsbetrag|beitr[aä]g|gebiet|schulden|schaden|schäden|rohrbruch|einbruch/u

/** An expert's report, an order or a judgement tells that there is something, and not that it is over. */
const PAPER = String.raw`(?:\p{L}*(?:nachweise?n?|bescheinigung(?:en)?|protokolle?n?|zertifikate?|rechnung(?:en)?|quittung(?:en)?|belege?n?|bestätigung(?:en)?|freimessung(?:en)?|wiegescheine?n?|freimeldung|freigabe|abschlussbericht|abnahme|prüfbericht|laborbericht|messbericht|entlassung(?:sbescheid)?|dokumentation|garantieurkunde))`
const AT_HAND =
  '(?:lieg(?:t|en)|vorhanden|da|beigefügt|anbei|im (?:\\p{L}+ )?(?:ordner|datenraum|hausordner|anhang|archiv)|in den unterlagen|in der akte|bei den (?:unterlagen|papieren|akten)|einsehbar|einzusehen|übergeben|übergibt|bekommen sie|erhalten sie|zeigen wir|gibt es)'
/** "Nachweis liegt vor", "mit Entsorgungsnachweis", "Abnahme durch den Sachverständigen", "Freimeldung vom Sachverständigen 2018" */
const PROVEN = regexp.u`(?<!\p{L})${PAPER}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})${AT_HAND}(?!\p{L})|(?<!\p{L})(?:mit|samt|gegen|inklusive|inkl·) (?:\p{L}+(?:em|er|en|e) )?${PAPER}(?!\p{L})|(?<!\p{L})${PAPER}(?:: ?| ist da| da(?=$|[.,;])| (?:vom|durch den|durch die|der|des|von der|von einem) (?:\p{L}+ )?(?:sachverständigen?|gutachters?|statikers?|fachfirma|fachbetriebs?|labors?|dekra|tüv|hausverwaltung|verwaltung|verwalters?|kreis(?:es)?|landratsamts?|stadt))(?!\p{L})`
/** What was measured afterwards, and by whom. */
const MEASURED =
  /(?<!\p{L})(?:(?:monitoring|(?:nach)?kontroll(?:e|en|messung(?:en)?)|nachmess(?:en|ung(?:en)?)|nachuntersuchung|messung(?:en)?|gipsmarken|rissmonitore?n?)(?!\p{L})[^.;¦]{0,50}(?<!\p{L})(?:ohne (?:weitere |neue |jede )?(?:bewegung|befund|auffälligkeit|auffälligkeiten|veränderung|beanstandung(?:en)?)|keine (?:weitere |neue )?(?:bewegung|veränderung|feuchte|auffälligkeiten)(?:en)?|nichts (?:auffällige[sn]?|gefunden)|unauffällig|unverändert|trocken)|entwarnung(?: \p{L}+)?|(?:\p{L}*probe|\p{L}*analyse|beprobung)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:einwandfrei|sauber|unauffällig|ohne befund|in ordnung|negativ)|beprobt, (?:alles |ist )?(?:sauber|unauffällig|ohne befund)|frei ?gemessen|freigemessen|(?:gutachter|sachverständige[rn]?|statiker|baubiologe)(?!\p{L})[^.;¦]{0,70}(?<!\p{L})nichts auffällige[sn])(?!\p{L})/u
/** Who carries off asbestos for a living leaves papers; of damp, cracks and pests a firm only tells that it was there. */
const BY_FIRM =
  /(?<!\p{L})(?:(?:zertifizierte|zugelassene|anerkannte|eine|einer|durch|von) (?:\p{L}+ )?(?:fachfirma|spezialfirma|sanierungsfirma|entsorgungsfirma|fachunternehmen|fachbetrieb)|fachfirma|fachbetrieb|spezialfirma|nach trgs ?519)(?!\p{L})/u
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** Money that has flowed and suits that are over need no other paper. */
const FINAL =
  /(?<!\p{L})(?:rechtskräftig\p{L}*|schlussrechnung (?:ist )?(?:bezahlt|beglichen)|schlussgerechnet\p{L}*|abrechnung ist durch|(?:voll|vollständig|komplett|restlos) (?:beglichen|bezahlt|gezahlt|abgelöst|ausgeglichen)|von der versicherung (?:voll |vollständig |komplett )?(?:reguliert|bezahlt|übernommen)|versicherung(?: de[rs] \p{L}+)? hat (?:alles |voll |den schaden |vollständig |die kosten )?(?:\p{L}+ )?(?:gezahlt|bezahlt|reguliert|übernommen)|(?:bezahlt|beglichen|finanziert) aus der rücklage|aus der rücklage (?:bezahlt|beglichen|finanziert)|alles (?:nach)?(?:gezahlt|bezahlt)|und freigegeben|kosten getragen|durch (?:\p{L}+ )?vergleich beendet|kosten sind (?:voll |alle )?(?:bezahlt|beglichen)|zu ende gegangen|satzung ist (?:\p{L}+ )?aufgehoben|vorzeitig abgelöst)(?!\p{L})/u

/** Nobody vouches for it, it is not done, or not all of it. */
const IN_DOUBT =
  /(?<!\p{L})(?:angeblich|soll(?:en|te|ten)?|dürften?|vermutlich|wohl|wahrscheinlich|möglicherweise|eventuell|ob|nach (?:aussage|angaben?|auskunft)(?: der| des| von| unserer)? (?:vor)?(?:eigentümer|verkäufer|besitzer|mieter)\p{L}*|(?:laut|lt·|gemäß) (?:\p{L}+ )?(?:vor)?(?:eigentümer|verkäufer|besitzer|mieter)\p{L}*|nicht(?! (?:mehr )?(?:aufgetreten|wieder ?gekommen|nachweisbar))|kein(?:e[nrsm]?)? (?:\p{L}+ )?(?:\p{L}*nachweise?|rechnung\p{L}*|bescheinigung|beleg\p{L}*|unterlagen|protokoll\p{L}*|papiere|quittung|gutachten|dokumentation)|fehl(?:t|en|te)|noch|offen|verloren gegangen|ging verloren|abhanden|unauffindbar|nachgereicht|beantragt|angefragt|bestritten|streitig|angefochten|berufung|wieder|erneut|abermals|weiterhin|nach wie vor|muss|müssen|müssten?|wird|werden|geplant|vorgesehen|beauftragt|angebote?|kostenvoranschlag|empfiehlt|empfohlen|begonnen|überstrichen|überputzt|überdeckt|abgelehnt|gekündigt|reicht|raten?|nächste[nrs]?|zweite[nrs]?|folgt|folgen|steht (?:\p{L}+ ){0,3}an|restliche[nrs]?|übrige[nrs]?|provisorisch|notdürftig|vorläufig|selbst|eigenleistung|trotzdem|dennoch|leider|allerdings|nie|tropft|widerrufen|zurückgekommen|(?:ist|sind|werden|bleibt|bleiben)(?: \p{L}+){0,4} (?:nass|feucht|undicht|rissig)|nachbar (?:hat|bestreitet))(?!\p{L})/u
/** What of that is no doubt. */
const SETTLES_ALL_THE_SAME =
  /(?<!\p{L})(?:(?:gewährleistung|garantie)(?: \p{L}+){0,3} (?:läuft|gilt|besteht) noch(?: bis \d+)?|läuft noch (?:die )?(?:gewährleistung|garantie)|noch (?:volle |laufende )?(?:gewährleistung|garantie)|weitere (?:beschlossen|geplant|vorgesehen)|(?:neue|weitere|andere)(?: \p{L}+)? (?:stehen|steht|sind|ist)(?: (?:derzeit|aktuell|auch))? nicht (?:an|geplant|beschlossen|vorgesehen|in sicht|absehbar|zu erwarten)|noch im selben jahr|nicht mehr (?:aufgetreten|vorgekommen)|wird (?:übergeben|ausgehändigt)|werden (?:übergeben|ausgehändigt|beim notar übergeben))(?!\p{L})/gu

const THING_OF_CURE = String.raw`(?:versicherung|firma|fachfirma|fachbetrieb|spezialfirma|sanierung|arbeiten|maßnahmen?|kosten|entsorgung|bekämpfung|schaden|gutachter|sachverständige[rn]?|statiker|vergleich|boden|betrag|geld|verfahren|satzung|klage|schrank|tank|leck|ursache|leitung)`
/** How a statement begins that goes on with the same thing. */
const GOES_ON = regexp.u`^ ?(?:(?:er|sie|es|das|dies|diese[rsmn]?|beide[srn]?|alle[rs]?|alles|inzwischen|mittlerweile|seitdem|seither|danach|daraufhin|dann|heute|längst|im jahr (?:19|20)\d\d|(?:19|20)\d\d|haben wir|wurden?|ist|ausgebaut|behoben|beseitigt|saniert|repariert|bezahlt|entfernt|erledigt|abgenommen|bereits|bekämpft|verpresst)(?!\p{L})|(?:die|der|das|den|ein|eine|unsere?) (?:\p{L}+e[rn]? )?${THING_OF_CURE}(?!\p{L})|${THING_OF_CURE}(?!\p{L})|(?:die |der |das |ein |eine )?${PAPER}(?!\p{L}))`
/** So many statements behind its own are read. */
const MAX_STATEMENTS = 3
const FAR = 420

/**
 * Whether what a stretch of a statement tells is said to be done with, and a paper, a measurement or a firm vouches for it: it is to
 * be shown, and worries nobody. A cure of another part, of some of it or by hearsay is none.
 */
export function isCuredWithProof(
  text: string,
  bounds: { start: number; end: number },
  start: number,
  end: number,
): boolean {
  const statement = text.slice(bounds.start, bounds.end)
  const behind = behindIt(text.slice(bounds.end + 1, bounds.end + FAR))
  const told = `${statement}. ${behind.join('. ')}`.replace(SETTLES_ALL_THE_SAME, '')
  if (IN_DOUBT.test(told)) return false
  const name = text.slice(start, end)
  if (IS_BACK.test(soon(text.slice(bounds.end + 1, bounds.end + FAR)))) return false
  if (!isProven(HIDDEN.test(name) ? told.replace(INVOICE, '') : told, name)) return false
  const isMoney = IS_MONEY.test(name) && !HIDDEN.test(name)
  if (isMoney ? isPaidInPart(told) : IN_ONE_PLACE.test(told)) return false
  const cures = isMoney ? OF_MONEY : OF_DAMAGE
  const trouble = clauseAt(statement, start - bounds.start)
  const isCured = [statement, ...behind].some((one, index) =>
    [...one.matchAll(cures)].some(({ index: at }) =>
      isOfIt(clauseAt(one, at), name, index === 0 ? trouble : statement),
    ),
  )
  return isCured && !isSomeOfIt(told, name, statement.slice(0, start - bounds.start), cures)
}

/** Of what sits in wood and walls an invoice tells that somebody came, and not that it is gone. */
const HIDDEN =
  /feucht|nass|nässe|schimmel|schwamm|hausbock|holzbock|wurm|käfer|befall|fäule|schädling|riss|setz|statik|standsicher/u
const INVOICE = /(?:schluss)?rechnung(?:en)?/gu

/** What covers a trouble is renewed above it: "Bodenplatten mit Asbest unter dem Laminat. Das Laminat wurde erneuert" */
const COVERING =
  /(?<!\p{L})(?:laminat|parkett|teppich\p{L}*|tapeten?|anstrich|(?:innen|außen)?putz|fliesen(?! lassen)|ziegel|vinyl|bodenbelag|verkleidung|möbel)(?!\p{L})/u
/** What lies in the ground is cured with the ground. */
const IN_GROUND = /altlast|tank|kontamin|verunreinig/u

function isOfIt(cure: string, name: string, trouble: string): boolean {
  if (cure !== trouble && COVERING.test(cure) && !COVERING.test(name)) return false
  return !isOfAnotherPart(IN_GROUND.test(name) ? cure.replaceAll('boden', '') : cure, trouble)
}

function behindIt(rest: string): string[] {
  const statements = rest.split('.').slice(0, MAX_STATEMENTS)
  const stop = statements.findIndex(one => !GOES_ON.test(one))
  return stop < 0 ? statements : statements.slice(0, stop)
}

function isProven(told: string, name: string): boolean {
  if (CRACKS.test(name)) return MEASURED.test(told)
  if (PROVEN.test(told) || MEASURED.test(told) || FINAL.test(told)) return true
  return ASBESTOS.test(name) && BY_FIRM.test(told) && DATED.test(told)
}

/** A crack that is filled opens again where its cause goes on: only who watched it knows. */
const CRACKS = /riss|setzung|senkung/u
const ASBESTOS = /asbest|eternit|nachtspeicher/u

/** Two sums, a rest or a reserve that is empty: not all of it is paid, or it comes anew. A first instance is no end. */
const IN_PART_PAID =
  /(?<!\p{L})(?:rest\p{L}*|rate[n]?|teil\p{L}*|anteilig\p{L}*|hälfte|davon|instanz|leer|aufgebraucht|aufgezehrt|erschöpft|zahlt|zahlen|fällig\p{L}*|anzahlung|abschlag\p{L}*|ausgleichsbetrag (?:liegt|steht|folgt))(?!\p{L})/u
const SUM = /(?<![\d·])\d[\d·]*(?:,\d\d?)? ?(?:€|euro|eur)(?!\p{L})/gu

function isPaidInPart(told: string): boolean {
  return IN_PART_PAID.test(told) || new Set(told.match(SUM)?.map(sum => sum.replace(/\D/gu, ''))).size > 1
}

/** A storey or a side of the house: the cure may be of that one alone, see curedInPart.ts. */
const IN_ONE_PLACE =
  /(?<!\p{L})(?:(?:im|in de[rnm]|am|an de[rn]|auf de[rm]|unter de[rm]|unterm) (?:\p{L}+(?:en|er) )?(?:\p{L}*(?:geschoss|keller|zimmer|bad|küche|anbau|garten|teil|haus|wohnung|etage|seite|flügel|boden)|eg|og|dg|ug)|\p{L}*(?:nord|süd|ost|west|straßen|hof|garten|giebel)-?(?:seite|teil|wand|fassade|giebel|flügel|hälfte)|außenwand|kellerwand|(?:eine|linke|rechte|vordere|hintere) (?:wand|seite|hälfte))(?!\p{L})/u

/** What the next sentences tell of it, however they begin: it is back, or was not all. */
const IS_BACK =
  /(?<!\p{L})(?:zurück|zurückgekehrt|wieder|erneut|blieb(?:en)?|bleib(?:t|en)|verbleib\p{L}*|verblieben\p{L}*|unbehandelt\p{L}*|unsaniert\p{L}*|tropf\p{L}*|(?<!nicht )feucht\p{L}*|nass\p{L}*|nässe|undicht\p{L}*|muffig\p{L}*|fleck\p{L}*|risse?|haarrisse?|pumpe|(?:liegt|liegen|sitzt|sitzen|steckt|stecken|ist|sind|hängt|hängen) (?:er|sie|es|noch|davon)|(?:gehen|geht|brechen|bricht) [^.]{0,40} auf|rest\p{L}*|übrige\p{L}*|verdachtsfläche\p{L}*|nun leer|instanz|berufung)(?!\p{L})/u

/** The two sentences behind it. */
function soon(rest: string): string {
  return rest.split('.').slice(0, 2).join('.')
}

function isSomeOfIt(told: string, trouble: string, before: string, cures: RegExp): boolean {
  const rest = told.slice(before.length + trouble.length)
  const at = rest.search(cures)
  const [between, cure] = at < 0 ? ['', rest] : [rest.slice(0, at), rest.slice(at)]
  const dot = cure.indexOf('.')
  return isCuredInPart({
    trouble,
    before,
    between,
    cure: dot < 0 ? cure : cure.slice(0, dot),
    next: dot < 0 ? '' : cure.slice(dot),
  })
}

const LET = /pachtet|pacht|vermietet|bewohnt|mitben/u
const WAS_LET = /(?<!\p{L})(?:war|waren|wurde|bis (?:[\p{L}\d·]+ ){0,2}(?:19|20)\d\d|früher|vormals|ehemals)(?!\p{L})/u
/** "Das Pachtverhältnis ist einvernehmlich aufgehoben", "ist aber seit Martini 2023 aus und schriftlich aufgehoben" */
const LEASE_ENDED =
  /(?<!\p{L})(?:(?:pacht|miet|nutzungs|vertrags)?(?:verhältnis|vertrag|verhältnisse|verträge|pacht)(?:s|es)? (?:ist|sind|wurden?)(?: [\p{L}\d-]+){0,5} (?:aufgehoben|beendet|ausgelaufen|abgelaufen|aufgelöst|erloschen)|schriftlich (?:aufgehoben|beendet|aufgelöst)|aufhebungsvertrag (?:liegt|ist|vorhanden))(?!\p{L})/u
const STILL_THERE = /(?<!\p{L})(?:bis heute|nutzt|nutzen|weiter|duldung|geduldet)(?!\p{L})/u
const LEFT =
  /(?<!\p{L})(?:geräumt|zurückgegeben|abgeräumt|ausgezogen|schriftlich|aufhebungsvertrag|leer übergeben|übergabeprotokoll)(?!\p{L})/u

/** Whether a lease that a stretch of a statement names is over and the tenant gone, or a paper says so. */
export function isLeaseOver(text: string, bounds: { start: number; end: number }, start: number, end: number): boolean {
  const statement = text.slice(bounds.start, bounds.end)
  if (!LET.test(text.slice(start, end)) || !WAS_LET.test(statement)) return false
  const told = `${statement}. ${text
    .slice(bounds.end + 1, bounds.end + FAR)
    .split('.')
    .slice(0, 2)
    .join('. ')}`
  return LEASE_ENDED.test(told) && LEFT.test(told) && !IN_DOUBT.test(told) && !STILL_THERE.test(told)
}
