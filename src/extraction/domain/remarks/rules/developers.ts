import { capitalised } from '#kernel/capitalised.ts'
import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../../germanMonths.ts'
import { germanAmount } from '../germanAmount.ts'
import { SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const RATE = '(?:\\p{L}*raten?|anzahlung|teilbetrag|teilzahlung|abschlagszahlung|kaufpreisrate)'
const NUMBER_WORD = '(?:\\d{1,2}|ein(?:er|en|em)?|zwei|drei|vier|fünf|sechs|acht|zehn|vierzehn)'
/** What the law lets come first, and what a builder may put behind his first instalment all the same. */
const SECURED = '(?:vormerkung|baugenehmigung|genehmigung|baubeginn|grundbuch\\p{L}*|sicherung)'

const SELLER =
  '(?:verkäufers?|verkäuferin|veräußerers?|veräußerin|bauträgers?|bauträgerin|bauträgergesellschaft|projektgesellschaft|initiators?)'
/** More than any commission. */
const SHARE_OF_PRICE = '(?<![\\d,])(?:[89]|[1-9]\\d)(?:,\\d+)? ?(?:%|prozent)'
const OVER_THIRTY = '(?<![\\d,])(?:3[1-9]|[4-9]\\d)(?:,\\d+)? ?(?:%|prozent)'
/** Of the work, before its shell is up. */
const START =
  '(?:baubeginn|beginn der (?:erd|bau)?arbeiten|erdarbeiten|fundament\\p{L}*|bodenplatte|sohlplatte|gründung|baugrube|(?:erd)?aushub)(?!\\p{L})'

const BEGINS =
  '(?:baubeginn|baustart|spatenstich|mit (?:dem|den) bau(?:arbeiten)?|der bau|die bauarbeiten|gebaut wird|die realisierung)'
const HOMES = '(?:wohnungen|einheiten|häuser|doppelhaushälften|verkaufsfläche|wohnfläche|wohneinheiten)'
/** "die Hälfte der Wohnungen verkauft", "50 % der Einheiten beurkundet", "ein Vorverkauf von 60 %" */
const SHARE = `(?:die hälfte|hälfte|(?:ein|zwei) (?:drittel|viertel)|drei viertel|\\d{1,3} ?(?:%|prozent)|\\d{1,2}|${NUMBER_WORD}|fünf|sieben|neun|ausreichend|genügend|genug|die meisten)(?: (?:der|aller|von|des))?(?: [\\p{L}\\d]+){0,2} ${HOMES}`
const ENOUGH_SOLD = `(?:${SHARE}(?!\\p{L})[^.]{0,30}(?<!\\p{L})(?:verkauft|veräußert|beurkundet|vermarktet|reserviert)|(?:verkauf|beurkundung|veräußerung) (?:von )?(?:mindestens )?${SHARE}|vorverkauf(?:squote|sstand|s)?|vorvermarktung(?:squote|sstand)?|verkaufs(?:stand|quote))`

const DAY = String.raw`(?:\d{1,2}· ?\d{1,2}· ?20\d\d|\d{1,2}· ?(?:${MONTHS.join('|')}) 20\d\d)`
const BINDING = String.raw`(?:verbindliche[nrms]?|vertraglich (?:zugesicherte|zugesagte|vereinbarte|garantierte)[nrms]?|vertragliche[nrms]?|garantierte[nrms]?)`
const TERM = String.raw`(?:(?:spätester? )?(?:fertigstellungs|bezugs|übergabe)-?termin(?:es|s)?|termin (?:der|für die) (?:fertigstellung|übergabe))`

/** As German writes it: the statement text is small. */
function dayWritten(day: string): string {
  return day.replaceAll('·', '.').replace(/\p{L}/u, first => first.toUpperCase())
}

/** What the loan has cost until then. */
const OF_LOAN = String.raw`(?:finanzierungs|bereitstellungs|darlehens|kredit|bank)(?:-(?:,| und| oder) \p{L}+|kosten|zinsen|aufwendungen|spesen)(?!\p{L})`
const PAID_BACK = '(?:anspr(?:uch|üche)|ersatz|erstattung|erstattet|ersetzt|entschädigung|schadens?ersatz)'

/** What a builder's contract may not ask, and who he is: § 3 MaBV, and what stands in his imprint. */
export const DEVELOPER_RULES: readonly RemarkRule[] = [
  // § 3 (1) MaBV: nothing is due before contract and Vormerkung are safe and the permit is there.
  rule('mabv-zu-frueh', 'gewaehrleistung', 'gefahr', {
    pattern: new RegExp(
      [
        `${RATE}(?!\\p{L})[^.¦]{0,90}(?<!\\p{L})(?:${NUMBER_WORD} (?:tagen?|wochen?|werktagen?|monate?n?) |sofort |unmittelbar |direkt |gleich |bereits )(?:nach|mit|bei) (?:de[rm] )?(?:notariellen |notarieller )?(?:beurkundung|unterzeichnung|unterschrift|vertragsschluss|vertragsabschluss|kaufvertrag|notartermin)`,
        `${RATE}(?!\\p{L})[^.¦]{0,60}(?<!\\p{L})(?:bei|mit) (?:notarieller |der )?(?:beurkundung|unterzeichnung|unterschrift|vertragsschluss|vertragsabschluss|kaufvertragsabschluss|reservierung)`,
        `(?:bei|mit|nach) (?:notarieller |der )?(?:beurkundung|unterzeichnung|unterschrift|vertragsschluss|vertragsabschluss|kaufvertragsabschluss)(?:[ :¦]{1,3}| (?:sind|ist|werden|wird) [^.]{0,30})(?:\\p{L}+ ){0,2}\\d{1,2}(?:,\\d)? ?(?:%|prozent)`,
        // A row of the plan: "30 % | 14 Tage nach Beurkundung"
        `${SHARE_OF_PRICE}(?: ?¦ ?| )(?:fällig )?(?:(?:${NUMBER_WORD} (?:tagen?|wochen?|werktagen?) |sofort |unmittelbar |direkt )nach|bei|mit) (?:de[rm] )?(?:notarieller |notariellen )?(?:beurkundung|unterzeichnung|unterschrift|vertragsschluss|vertragsabschluss|notartermin)`,
        `${RATE}(?!\\p{L})[^.¦]{0,60} vor (?:der |dem )?(?:eintragung der |erteilung der )?(?:auflassungs)?${SECURED}`,
        `(?:auflassungs)?vormerkung(?!\\p{L})[^.¦]{0,60} (?:im anschluss an|nach|erst nach|erst mit|mit) (?:erteilung )?(?:der |die )?baugenehmigung`,
      ].join('|'),
      'u',
    ),
    only: /rate|zahl|fällig|leisten|anzahlung|%|prozent|vormerkung/u,
    unless:
      /bautenstand\p{L}*|makler|provision|courtage|nach (?:eintragung|vorliegen|sicherstellung)[^.]{0,40}vormerkung[^.]{0,40}(?:fällig|zahlen)|nicht vor |frühestens|erst (?:nach|wenn)[^.]{0,60}(?:vormerkung|genehmigung)[^.]{0,60}(?:fällig|zu zahlen|rate)|miet|notarkosten|küche|sonderwünsche/u,
    meaning:
      'Eine Rate soll fällig sein, bevor die Vormerkung und die übrigen Sicherheiten des § 3 MaBV da sind: Das ist verboten, das Geld wäre ungesichert',
    denied: 'Keine Zahlung vor der Vormerkung',
    evenIfOpen: true,
  }),
  // What is built already may be due at once, but not before the Vormerkung: a question, and no breach.
  rule('mabv-mit-beurkundung', 'gewaehrleistung', 'warnung', {
    pattern:
      /(?:bei|mit|nach) (?:notarieller |der )?(?:beurkundung|unterzeichnung|vertragsschluss|vertragsabschluss)(?!\p{L})[^.]{0,60}?(?<share>\d{1,2}(?:,\d)?) ?(?:%|prozent)/u,
    only: /bautenstand\p{L}*/u,
    unless: /makler(?!-)|provision|courtage|vormerkung/u,
    meaning: ({ share = '' }) =>
      `Schon mit der Beurkundung sollen ${share}\u00a0% des Preises fällig sein, weil so weit gebaut ist: Zahlen Sie erst nach Vormerkung und Freistellung (§ 3 MaBV), und halten Sie den Betrag bereit`,
    evenIfOpen: true,
  }),
  // Lawful where so much stands (§ 3 (2) MaBV), and most of the price in one sum.
  rule('raten-zusammen', 'gewaehrleistung', 'warnung', {
    pattern:
      /(?<!\p{L})raten(?!\p{L})[^.;¦]{0,30}(?<!\p{L})bis (?:einschließlich |zum |zur |und mit |mit )*(?:dem |der |den )?(?<stage>\p{L}*(?:rohbau|dach|fenster|putz|estrich|fliesen)\p{L}*)[^.;¦]{0,30}(?<!\p{L})(?:zusammen|auf einmal|in einer summe|gemeinsam|gleichzeitig|sofort|in einem betrag) (?:zur zahlung )?fällig/u,
    stage: ({ stage }) => stage,
    meaning: ({ stage = '' }) =>
      `Die Raten bis einschließlich ${capitalised(stage)} werden auf einmal fällig: Halten Sie das Darlehen dafür bereit`,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
    evenIfOpen: true,
  }),
  rule('bauantrag-offen', 'gewaehrleistung', 'warnung', {
    subject: 'neubauGenehmigung',
    pattern:
      /(?:bauantrag|baugesuch|bauanzeige|genehmigungsantrag)(?!\p{L})[^.¦]{0,70}(?<!\p{L})(?:eingereicht|gestellt|in bearbeitung|läuft|in vorbereitung|vorbereitet)|baugenehmigung(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:beantragt|erwartet|in aussicht|steht (?:noch )?aus|ausstehend|fehlt noch|noch nicht (?:erteilt|da|vor)|liegt noch nicht vor|wird [^.]{0,30}erwartet)|denkmal(?:schutz)?(?:rechtliche|schutzrechtliche|fachliche)[rn]? (?:genehmigung|erlaubnis|zustimmung|abstimmung)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:beantragt|erwartet|steht (?:noch )?aus|ausstehend|noch nicht (?:erteilt|da|vor)|läuft|in bearbeitung)/u,
    unless:
      /(?<!\p{L})(?:nicht|nie(?:mals)?) (?:\p{L}+ )?(?:ein)?(?:gestellt|gereicht)|noch kein bauantrag|(?<!\p{L})(?:kann|können)(?!\p{L})|nur bei (?:gesicherter|gegebener)|muss |wäre |könnte|genehmigung (?:ist |wurde |liegt )(?:bereits )?(?:erteilt|vor(?!\p{L}))|umbau|(?:dachgeschoss|dach|keller|spitzboden)-?ausbau|(?:für|zum|des|zu) (?:de[nrms] |die |das )?ausbau|gaube|wintergarten|anbau|nutzungsänderung/u,
    meaning: 'Genehmigung noch nicht erteilt, nur beantragt: keine Rate, bevor sie da ist (§ 3 MaBV)',
    fixed: 'stated',
  }),
  rule('ruecktritt-beider', 'gewaehrleistung', 'warnung', {
    pattern: regexp.u`(?:(?:beide(?:n|r)?|jede[rn]?|alle[nr]?) (?:vertrags)?-?(?:seiten?|parteien|partei|teile?|partner)|(?:die|den|der|allen) (?:vertrags?parteien|parteien|vertragspartner(?:n)?|vertragsteile(?:n)?)|(?:käufer|erwerber)(?:in)? (?:und|wie|sowie|oder) (?:auch )?(?:der )?${SELLER}|(?:auch )?(?:der|die|dem) ${SELLER}|(?:gmbh|mbh|ag|kg|ug)(?! ?&)|wir|verkäuferseite|bauträgerseite)(?!\p{L})[^.¦]{0,110}(?<!\p{L})(?:zurück(?:zu)?treten|rücktrittsrecht|rücktritt(?:s)?|lösen|aufheben)(?!\p{L})|(?:beiderseitig|wechselseitig|gegenseitig)e[sn]? (?:rücktrittsrecht|rücktritt\p{L}*|lösungsrecht)|rücktritt(?:srecht)?(?!\p{L})[^.¦]{0,40}?(?<!\p{L})beide[nr]? (?:seiten|parteien|vertrags\p{L}+|teilen)(?!\p{L})|(?:rücktrittsrecht|rücktrittsvorbehalt|rücktritt) (?:für |zugunsten |steht )?(?:beide[rn]? (?:seiten|parteien)|(?:auch )?(?:des|dem|der|die) ${SELLER})|vertrag(?!\p{L})[^.¦]{0,40} (?:aufgehoben|rückabgewickelt|hinfällig)`,
    only: /(?:diese|die genannten) (?:voraussetzung|bedingung)(?:en)?|genehmigung|bau(?:vorhaben|arbeiten|s)?(?!\p{L})[^.]{0,70}(?:begonnen|beginn(?:t|en)?)(?!\p{L})|nicht begonnen|spatenstich|grundsteinlegung|erschließung|fertig(?:stellung|gestellt)|vorvermarktung|vorverkauf|vertrieb|nachfrage|verkaufsstand|verkauft|beurkundet|baubeginn|finanzierung|quote|einheiten|wohnungen/u,
    unless:
      /(?:kein|ohne) (?:\p{L}+ )?rücktritt|nur (?:der |dem |die )?käufer|käufer(?:in)? (?:kann|hat|darf)[^.]{0,30}(?:zurücktreten|rücktritt)|(?:der|die|dem) (?:käufer|erwerber)(?:in)?(?!\p{L})[^.]{0,60}(?:nicht (?:zahlt|bezahlt)|verzug)|(?:kaufpreis|rate)[^.]{0,30}nicht (?:gezahlt|bezahlt)|zahlungsverzug/u,
    meaning: 'Auch der Bauträger darf zurücktreten: Der Preis bindet Sie, der Bau ist nicht sicher',
    fixed: 'stated',
  }),
  // What he pays his bank until then is lost with it.
  rule('ruecktritt-ohne-ersatz', 'gewaehrleistung', 'warnung', {
    pattern: regexp.u`(?:kein\p{L}*|ohne) (?:\p{L}+ ){0,3}${PAID_BACK}(?!\p{L})[^.¦]{0,90}(?<!\p{L})${OF_LOAN}|${PAID_BACK}(?!\p{L})[^.¦]{0,90}(?<!\p{L})${OF_LOAN}[^.¦]{0,60}(?<!\p{L})(?:nicht|ausgeschlossen)(?!\p{L})|${OF_LOAN}[^.¦]{0,60}(?<!\p{L})nicht (?:\p{L}+ )?(?:ersetzt|erstattet|entschädigt|übernommen)(?!\p{L})`,
    unless: /mieter|vermieter|verzug des (?:käufers|erwerbers)/u,
    onlyNear: /rücktritt|zurück(?:zu)?treten|(?<!\p{L})tritt (?:[\p{L}-]+ ){1,5}zurück/u,
    meaning: 'Tritt der Bauträger zurück, ersetzt er Ihre Kosten der Finanzierung nicht',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // Who has signed is bound and pays for his loan, while it hangs on others whether anything is built.
  rule('bau-erst-nach-verkauf', 'gewaehrleistung', 'warnung', {
    pattern: regexp.u`(?:voraussetzung|bedingung) (?:für|des|zum) (?:den |die )?(?:bau(?:beginns?|starts?|s)?|realisierung|beginn)(?!\p{L})[^.]{0,40}?(?<!\p{L})${ENOUGH_SOLD}|${BEGINS}(?!\p{L})[^.]{0,120}?(?<!\p{L})(?:sobald|wenn|erst|nach|ab|setzt|voraus\p{L}*|abhängig|abhängt|hängt|bei|bedingung)(?!\p{L})[^.]{0,90}?(?<!\p{L})${ENOUGH_SOLD}|(?:sobald|wenn|sind|nach|ab|erst bei)(?!\p{L})[^.]{0,40}?(?<!\p{L})${ENOUGH_SOLD}(?!\p{L})[^.]{0,50}?(?<!\p{L})(?:${BEGINS}|beginnen wir|beginnt|startet|wird gebaut|bauen wir)`,
    unless:
      /(?<!\p{L})(?:hat|haben|wurde|ist) (?:\p{L}+ ){0,3}begonnen|im bau|fortschritt|unabhängig|nächste[nr]? bauabschnitt/u,
    meaning: 'Gebaut wird erst, wenn genug Wohnungen verkauft sind',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // § 3 (2) MaBV: 30 % at the start; § 12 MaBV with § 134 BGB: a plan beside it is void, and the price due at the end.
  rule('mabv-raten', 'gewaehrleistung', 'warnung', {
    pattern: regexp.u`${OVER_THIRTY} (?:(?:des|vom) (?:gesamt|kauf)?(?:kauf)?preise?s )?(?:bei|nach|mit|zu|zum|vor) (?:\p{L}+ ){0,2}${START}|${START}[ :¦=-]{1,3}(?:\p{L}+ ){0,2}${OVER_THIRTY}`,
    only: /rate|zahl|fällig|plan|abschlag|%|prozent/u,
    unless:
      /hausbank|eigenkapital|darlehen|förder|zuschuss|nachlass|rabatt|fertiggestellt|verkauft|reserviert|vermietet/u,
    meaning:
      'Der Zahlungsplan verlangt vor dem Rohbau mehr als die 30 %, die § 3 Abs. 2 MaBV höchstens erlaubt: Lassen Sie ihn vor dem Notartermin prüfen',
    fixed: 'stated',
  }),
  rule('termin-unverbindlich', 'gewaehrleistung', 'hinweis', {
    pattern: regexp.u`(?:fester|verbindlicher|garantierter)?r? ?(?:fertigstellungs|bezugs|übergabe)?-?termin(?:e|s)?(?!\p{L})[^.¦]{0,80}(?<!\p{L})(?:(?:wird|werden|ist|sind|kann) )?(?:nicht|unverbindlich)(?: \p{L}+)?(?: zugesagt| geschuldet| garantiert| verbindlich| vereinbart| gewährleistet)?|(?:fertigstellungs|bezugs|übergabe)-?termin(?:e|s)?(?!\p{L})[^.¦]{0,40} (?:plan|ziel)angaben?(?!\p{L})|(?:fertigstellung|bezugsfertig(?:keit)?|übergabe|bezug)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:unverbindlich|ohne gewähr|nicht (?:verbindlich|zugesagt|garantiert))`,
    only: /fertig|bezug|übergabe|bau/u,
    unless: /besichtigung|rücktritt|visualisierung|angaben|unverbindliche (?:anfrage|beratung|illustration|preis)/u,
    meaning: 'Einen festen Termin der Fertigstellung sagt der Verkäufer nicht zu (§ 650k Abs. 3 BGB)',
    fixed: 'stated',
  }),
  // The day, and what each month beyond it is worth to the buyer.
  rule('termin-verbindlich', 'gewaehrleistung', 'gut', {
    subject: 'bautermin',
    pattern: regexp.u`(?<day>${DAY}) (?:als|ist der|ist als) (?:\p{L}+ )?${BINDING} ${TERM}(?!\p{L})|(?<!\p{L})${BINDING} ${TERM}(?!\p{L})[^.;¦\d]{0,40}?(?<!\p{L})(?<day2>${DAY})|${TERM}(?!\p{L})[^.;¦\d]{0,40}?(?<!\p{L})(?<day3>${DAY})[^.;¦]{0,40}(?<!\p{L})(?:verbindlich|vertraglich) (?:vereinbart|zugesagt|zugesichert|garantiert|festgeschrieben)|(?<!\p{L})(?:übergabe|fertigstellung|bezugsfertigkeit|einzug)(?!\p{L})[^.;¦\d]{0,20}(?<!\p{L})(?:verbindlich|vertraglich) (?:vereinbart|zugesagt|zugesichert|garantiert|festgeschrieben)[^.;¦\d]{0,20}(?<day4>${DAY})|(?<!\p{L})(?:fertigstellung|bezugsfertig(?:keit|stellung)?)(?!\p{L})¦?[^.;¦]{0,60}?(?<!\p{L})(?:verbindlich|vertraglich|garantiert)(?: (?:spätestens|bis|zum|am|längstens)){0,3} (?<day5>${DAY})(?:[^.]{0,20}(?<!\p{L})(?:vollständige|restlose|gesamte|endgültige) fertigstellung[^.;\d]{0,50}(?<full>${DAY}))?`,
    unless: /unverbindlich|(?<!\p{L})(?:nicht|kein\p{L}*|miet\p{L}*)(?!\p{L})/u,
    meaning: ({ day, day2, day3, day4, day5, full }) =>
      `Verbindlicher Termin der Fertigstellung: ${dayWritten(day ?? day2 ?? day3 ?? day4 ?? day5 ?? '')}${full === undefined ? '' : `, vollständig mit Außenanlagen erst ${dayWritten(full)}`}`,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // § 3 (1) No. 3 MaBV: without it the bank of the builder may keep the ground.
  rule('freistellung-da', 'gewaehrleistung', 'gut', {
    subject: 'bautraeger',
    pattern:
      /freistellungs(?:erklärung|verpflichtung|versprechen|verpflichtungserklärung)(?!\p{L})[^.;¦]{0,70}(?<!\p{L})(?:liegt|wurde|ist)(?!\p{L})[^.;,¦]{0,40}(?<!\p{L})(?:vor|notar\p{L}*|erteilt|hinterlegt|abgegeben)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:nicht|noch nicht|wird|sobald|wenn|erst)(?!\p{L})/u,
    meaning: 'Die Freistellung durch die Bank des Bauträgers liegt laut Text vor: Sehen Sie sie beim Notar ein',
    fixed: 'stated',
  }),
  rule('termin-strafe', 'gewaehrleistung', 'gut', {
    subject: 'bautermin',
    pattern:
      /(?<!\p{L})(?:verzug\p{L}*|verspät\p{L}*|überschr[ei]{2}t\p{L}*|später)(?!\p{L})[^.;¦]{0,70}?(?<!\p{L})(?<value>\d{1,3}(?:,\d{1,2})?) ?(?:€|euro|eur) ?(?:je|pro|\/|für jeden) ?(?<begun>angefangene[nmr]? )?(?:quadratmeter|qm|m²)(?!\p{L})[^.;¦]{0,30}?(?<!\p{L})(?:und|je|pro|im|für jeden|\/) ?(?:angefangene[nmr]? )?monat(?!\p{L})/u,
    unless: /(?<!\p{L})(?:nicht|keine?)(?!\p{L})|mieter|käufer in verzug/u,
    meaning: ({ value = '', begun }) =>
      `Bei Verzug zahlt der Bauträger ${value}\u00a0€ je ${begun === undefined ? '' : 'angefangenem '}m² und Monat`,
    perM2: ({ value, begun }) => ({
      rate: germanAmount(value),
      of: 'wohnflaeche',
      isBegun: begun !== undefined,
      isMonthly: true,
    }),
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('traeger-jung', 'gewaehrleistung', 'hinweis', {
    subject: 'bautraeger',
    pattern:
      /(?:gegründet|gründung(?:sjahr)?|gründungsjahr|est·|firmengründung|(?:gmbh|kg|ag|bauträger|projektentwickler)(?: \([^()]*\))?,?(?: (?:ist|besteht|am markt|aktiv|tätig|im geschäft|wir sind))* seit)(?: im jahre?| am \d{1,2}· ?\p{L}+)?[ :¦(]{1,3}(?<year>201[6-9]|20[2-4]\d)(?!\d)/u,
    only: /gmbh|ug(?!\p{L})|projekt|bauträger|wohnbau|development|bau(?!\p{L})|ag(?!\p{L})|gesellschaft/u,
    unless: /mieter|vermietet|verwalt|bewohnt|leer|saniert|pächter|pacht(?!\p{L})|betreiber|realisiert/u,
    meaning: ({ year }) => `Anbieter erst ${year ?? ''} gegründet: Referenzen und Bürgschaft prüfen`,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // § 11 GmbHG: before it is in the register there is no company, and who acts for it owes himself.
  rule('traeger-in-gruendung', 'gewaehrleistung', 'warnung', {
    subject: 'bautraeger',
    pattern:
      /(?:gmbh|mbh|ug(?: \(haftungsbeschränkt\))?|ag|kg|gesellschaft)(?: ?& ?co·? ?kg)?,? \(?(?:i(?:·|\.) ?(?:gr|g)(?!\p{L})|in gründung)/u,
    meaning:
      'Der Verkäufer ist eine Gesellschaft in Gründung, noch nicht im Handelsregister: Registerauszug, Bürgschaft und Haftung der Gründer verlangen',
    unless: /mieter|pächter|betreiber|hausverwalt/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('traeger-referenz', 'gewaehrleistung', 'hinweis', {
    subject: 'bautraeger',
    pattern:
      /(?:einzige|bisherige|erste)[rnsm]? (?:referenz|projekt|bauvorhaben)|referenz(?:objekt|projekt)?[ :¦]{1,3}[^.¦]{3,80}/u,
    unless:
      /referenzen|vergleichs|mietspiegel|referenzen unter|auf anfrage|referenz[ :¦]{1,3}(?:nr·? ?)?[\p{L}-]{0,4}\d|online-id|verkauft|vermittelt/u,
    meaning: 'Der Anbieter nennt ein einziges früheres Vorhaben als Referenz',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
]
