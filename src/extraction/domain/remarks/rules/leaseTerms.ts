import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { writtenEuros } from '../written.ts'

/** Behind the place next door. */
const SHOP =
  '(?:\\p{L}*l[aä]den|laden\\p{L}*|verkaufs\\p{L}*|gewerbe\\p{L}*|büro\\p{L}*|praxis\\p{L}*|geschäfts\\p{L}*|gastro\\p{L}*)'

const RENT_OF_M2 = String.raw`(?<![\d·,])(?:(?<from>\d{1,2}(?:,\d{1,2})?) ?(?:€ |euro )?(?:bis|und|-|–) ?)?(?<rent>\d{1,2}(?:,\d{1,2})?) ?(?:€|euro) ?(?:netto |kalt )?(?:\/|je|pro) ?(?:m²|qm|quadratmeter)`
/** Of many rooms and not of these alone. */
const AT_THE_PLACE = String.raw`(?<!\p{L})(?:(?:in|an) (?:dieser|der|vergleichbarer|unserer) (?:\p{L}+ )?(?:\p{L}*lage|umgebung|straße|innenstadt|altstadt|fußgängerzone|nachbarschaft)|vergleichbare[nr]?|(?:am|im) ort|hier|ortsüblich\p{L}*|marktüblich\p{L}*|marktmieten?|neuvermietung\p{L}*|leer ?stehende[nr]?|mietniveau|mietspiegel)(?!\p{L})`

const TRADER_OF_AGE = String.raw`(?:(?:mieter|pächter|inhaber|betreiber|apotheker|ladenmieter|friseur|bäcker|metzger|gastwirt|wirt)(?:in|s)?|ärztin|arzt|zahnarzt|zahnärztin)`

/** What whoever does not stay will not do: use his option, or go on with the lease. */
const NOT_STAYING = String.raw`(?:option(?:srecht)?|miet(?:vertrag|verhältnis)|pachtvertrag|vertrag)(?!\p{L})[^.¦;]{0,30}(?<!\p{L})nicht (?:mehr |weiter )?(?:ausüb|zieh|nutz|wahrnehm|wahrnimm|verlänger|fortsetz|fortführ|in anspruch n)\p{L}*|option(?:srecht)?(?!\p{L})[^.¦;]{0,30}(?<!\p{L})keinen gebrauch(?!\p{L})|(?<!\p{L})nicht (?:mehr )?verlänger\p{L}*`

const AN_OPTION = String.raw`(?:verlängerungs|miet)?-?option(?:en|srechte?s?|sfrist|szeit(?:raum)?)?|verlängerungsrecht(?:e?s)?`
/** He has let it go by, in whichever words and order, with when it was to be used in between. */
const OPTION_UNUSED = [
  String.raw`(?:${AN_OPTION})(?!\p{L})[^.¦;]{0,140}(?<!\p{L})(?:keinen gebrauch(?: mehr)? gemacht|machten? [^.¦;,]{1,40} keinen gebrauch|auszuüben gewesen|nicht (?:\p{L}+ )?(?:in anspruch genommen|geltend gemacht)|ungenutzt (?:gelassen|geblieben|verstrichen|abgelaufen|verfallen|ließ\p{L}*)|verstreichen (?:gelassen|lassen)|ohne ausübung)(?!\p{L})`,
  String.raw`keinen gebrauch (?:\p{L}+ ){0,4}von (?:\p{L}+ ){0,2}(?:${AN_OPTION})(?!\p{L})`,
  String.raw`(?:ließ|ließen) (?:\p{L}+ ){0,4}(?:${AN_OPTION})(?!\p{L})[^.¦;]{0,60}(?<!\p{L})(?:verstreichen|verfallen|ungenutzt)(?!\p{L})`,
].join('|')

const NOT_YET = '(?:nicht|nie|keineswegs|keiner weise) '

/** "Die Erklärungsfrist für die erste Option (sechs Monate vor Ablauf) ist ohne Erklärung verstrichen": the day by which he had to say so is over. */
const OPTION_DAY_OVER = String.raw`(?:(?:${AN_OPTION})(?!\p{L})[^.¦;]{0,40}(?<!\p{L})(?:frist|stichtag)|(?:erklärungs|options|ausübungs|anzeige|verlängerungs)-?frist(?!\p{L})(?=[^.¦;]{0,160}option|[^.¦;]{0,20}(?:ist|war|verstrich|lief))|frist(?!\p{L})[^.¦;]{0,40}(?<!\p{L})(?:${AN_OPTION}))(?!\p{L})[^.¦;]{0,110}(?<!\p{L})(?<!${NOT_YET})(?:verstrichen|verstrich|abgelaufen|versäumt|verpasst|vorbei|verfallen)(?!\p{L}| sein)`

/** What a tenant of a shop or hall may do when his lease ends, and how his rent rises until then. */
export const LEASE_TERM_RULES: readonly RemarkRule[] = [
  // Who is posted elsewhere may go at once, whatever the contract says.
  rule('miete-sonderkuendigung', 'mietvertrag', 'warnung', {
    pattern:
      /military clause|militärklausel|diplomatenklausel|diplomatic clause|kündigung\p{L}*(?!\p{L})[^.]{0,60} bei (?:einer |seiner |dienstlicher )?(?:versetzung|abberufung)|bei (?:einer |seiner |dienstlicher )?versetzung [^.]{0,40}(?:kündigen|gekündigt)/u,
    meaning: 'Der Mieter darf bei Versetzung kurzfristig kündigen',
    fixed: 'stated',
    unless: /(?:keine?|ohne) (?:\p{L}+ )?(?:military|militärklausel|diplomaten|diplomatic|sonderkündigung)/u,
  }),
  rule('miete-option', 'mietvertrag', 'neutral', {
    pattern:
      /(?:mieter(?:s|in)?|mietvertrag|mietverhältnis)(?!\p{L})[^.¦]{0,60}(?:verlängerungs)?option auf (?:eine )?(?:weitere|verlängerung um) (?:weitere )?(?<span>\p{L}+|\d+) jahre/u,
    meaning: ({ span }) => `Der Mieter hat eine Option auf weitere ${span ?? ''} Jahre`,
    unless: /(?:kein(?:e[nrsm]?)?|ohne) (?:\p{L}+ )?(?:verlängerungs)?option|erbpacht|erbbau|kaufoption|ankaufsoption/u,
    evenIfOpen: true,
  }),
  // "Anpassung bei Veränderung des VPI um mehr als 10 %, Weitergabe zu 60 %": the rest is inflation that the owner bears.
  rule('miete-wertsicherung', 'mietvertrag', 'neutral', {
    pattern:
      /(?:wertsicherung\p{L}*|vpi|verbraucherpreisindex)(?!\p{L})(?:[^.¦]{0,60}?(?:mehr als|mindestens|über) (?<step>\d{1,2}(?:,\d)?) ?(?:%|prozent))?[^.¦]{0,90}(?:weitergabe|weitergegeben|angepasst|anpassung)[^.¦]{0,20} zu (?<share>\d{1,3}) ?(?:%|prozent)/u,
    meaning: ({ share, step }) =>
      `Die Miete folgt dem Verbraucherpreisindex zu ${share ?? ''}\u00a0%${step === undefined ? '' : `, und erst, wenn er sich um mehr als ${step}\u00a0% ändert`}`,
    unless: /erbbau|erbpacht/u,
    evenIfOpen: true,
  }),
  // "Im Nachbarhaus stehen derzeit 210 m² Ladenfläche zur Vermietung (Angebotsmiete 12,50 €/m²)": what the next tenant will pay.
  rule('leerstand-nebenan', 'mikrolage', 'warnung', {
    pattern: regexp.u`(?:(?:im|am) (?:nachbarhaus|nachbargebäude|haus nebenan)|nebenan|gegenüber|in (?:der|unserer) (?:straße|gasse|zeile|fußgängerzone)|in der nachbarschaft|in unmittelbarer nähe|nachbarl[aä]den)(?!\p{L})(?=[^.]{0,90}${SHOP})[^.]{0,90}?(?<!\p{L})(?:zur (?:vermietung|anmietung)|zu vermieten|steh(?:t|en) leer|leer|leerstehend\p{L}*|unvermietet)(?!\p{L})(?:[^.]{0,50}?(?<!\d)(?:(?<from>\d{1,3}(?:,\d\d)?) ?(?:€ )?(?:bis|-|–) )?(?<rent>\d{1,3}(?:,\d\d)?) ?(?:€|euro) ?(?:\/|je|pro) ?(?:m²|qm))?|(?:umfeld|umgebung|nachbarschaft|straße|innenstadt|fußgängerzone|lage)(?!\p{L})[^.]{0,140}(?<!\p{L})(?<!(?:keine|ohne|kaum) )leer ?stehende[nr]? (?:\p{L}+ )?${SHOP}(?!\p{L})`,
    meaning: ({ from, rent }) =>
      rent === undefined
        ? 'Leere Gewerbeflächen in der Nachbarschaft: Geht Ihr Mieter, suchen andere Vermieter mit Ihnen'
        : `Leere Gewerbefläche nebenan, verlangt werden ${from === undefined ? '' : `${from} bis `}${writtenEuros(rent)} je m²: So viel zahlt der nächste Mieter, wenn er kommt`,
    fixed: 'stated',
    unless: /(?<!\p{L})(?:mangelware|selten\p{L}*|rar|kaum)(?!\p{L})/u,
  }),
  // "Läden dieser Größe gehen hier für 6 bis 8 € je Quadratmeter weg": what the next tenant will pay, from the seller himself.
  rule('gewerbemiete-am-ort', 'mikrolage', 'warnung', {
    pattern: regexp.u`${SHOP}(?!\p{L})[^.]{0,140}?${RENT_OF_M2}|${RENT_OF_M2.replaceAll(/\?<(\w+)>/gu, '?<$12>')}[^.]{0,60}(?<!\p{L})${SHOP}(?!\p{L})`,
    only: /(?<!\p{L})(?:vereinbart|gezahlt|bezahlt|erzielt|verlangt|aufgerufen|abgeschlossen|vermietet|weg|üblich|marktüblich\p{L}*|ortsüblich\p{L}*|marktmieten?|neuvermietung\p{L}*|mietniveau|mietspiegel)(?!\p{L})/u,
    meaning: ({ from, from2, rent, rent2 }) =>
      `Gewerbe wird am Ort laut Exposé zu ${(from ?? from2) === undefined ? '' : `${from ?? from2} bis `}${writtenEuros(rent ?? rent2 ?? '')} je m² vermietet: So viel zahlt der nächste Mieter, wenn er kommt`,
    // What this tenant pays, what is hoped for, and what stands beside.
    unless: regexp.u`^(?!.*${AT_THE_PLACE})|(?<!\p{L})(?:mieter(?:in|s)?|pächter(?:in|s)?)(?!\p{L})[^.;]{0,60} (?:zahlt|bezahlt|entrichtet)(?!\p{L})|(?<!\p{L})liegt (?:\p{L}+ )?mit (?=\d)|könnte\p{L}*|erhofft|soll-?miete|warmmiete|nebenkosten|kaufpreis\p{L}*|baukosten|ausbaukosten|investition\p{L}*|nachbarhaus|nebenan|gegenüber`,
    fixed: 'stated',
  }),
  // "war bis zum 30.06.2026 schriftlich auszuüben; ein Schreiben liegt nicht vor"
  rule('miete-option-verfallen', 'mietvertrag', 'warnung', {
    pattern: regexp.u`(?:verlängerungs)?option(?:srecht)?(?!\p{L})[^.¦;]{0,30}(?<!\p{L})(?:war|wäre|hätte|musste|lief)(?!\p{L})[^.¦;]{0,60}(?<!\p{L})(?:auszuüben|ausgeübt werden|zu ziehen|gezogen werden|zu erklären|erklärt werden|ab)(?!\p{L})|(?:verlängerungs)?option(?:srecht)?(?!\p{L})(?: [\p{L}\d×]+){0,6} (?:hat|haben)(?: \p{L}+){1,4}, (?:der|die|das|deren|dessen) [^.¦;,]{1,120},(?: \p{L}+){0,4} nicht (?:\p{L}+ )?(?:ausgeübt|gezogen|wahrgenommen|genutzt)(?!\p{L})|(?:verlängerungs)?option(?:srecht)?(?!\p{L})[^.¦;]{0,40}(?<!\p{L})(?:nicht (?:\p{L}+ )?(?:ausgeübt|gezogen|wahrgenommen|genutzt)|(?<!${NOT_YET})(?:verfallen|erloschen|verstrichen|abgelaufen)(?!\p{L}| sein))(?!\p{L})|${OPTION_DAY_OVER}|${OPTION_UNUSED}`,
    meaning: 'Die Verlängerungsoption des Mieters ist abgelaufen: Nach dem Vertragsende ist er frei zu gehen',
    // Until the lease ends it may still be used: "bisher nicht ausgeübt", "fest bis 2028, Option nicht ausgeübt".
    unless:
      /(?:noch|bisher|bislang|derzeit|aktuell) (?:gar |auch )?(?:nicht|keinen gebrauch|ungenutzt)|(?<!(?:wurde|ist|hat|haben|war)(?: [\p{L}\d·]+){0,4} |(?:hat|haben)(?: \p{L}+){1,4}, [^.¦;,]{1,120},(?: \p{L}+){0,4} )nicht (?:\p{L}+ )?(?:ausgeübt|gezogen|wahrgenommen|genutzt)(?! (?:wurde|worden|hat|haben))|(?<!nicht (?:\p{L}+ )?)(?:fristgerecht|rechtzeitig|bereits|(?<!nicht )wurde(?: (?!nicht )\p{L}+)?) ausgeübt|hat (?:(?!nicht )\p{L}+ ){0,4}(?:ausgeübt|gezogen)|kaufoption|ankaufsoption|erbbau|erbpacht|widerruf\p{L}*|werbefläche\p{L}*|mobilfunk\p{L}*|(?:^ ?(?:ist|wäre|sollte)|(?<!\p{L})(?:wenn|falls|sobald|sofern)) [^.,;]{3,80}(?:abgelaufen|verstrichen|verfallen|versäumt)(?: ist| sein| wäre)?,/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // "hat schriftlich erklärt, dass sie nicht verlängern wird": he will go, whatever the option still allows.
  rule('miete-nicht-verlaengert', 'mietvertrag', 'warnung', {
    pattern: regexp.u`(?:mitgeteilt|erklärt|angekündigt|angezeigt|geschrieben|bestätigt)(?!\p{L})[^.¦;]{0,20}, (?:die|den|das|seine[nr]?|ihre[nr]?) (?:filiale|geschäft|laden(?:lokal)?|betrieb|standort|praxis|büro|räume|flächen?)(?!\p{L})[^.¦;]{0,50}(?<!\p{L})(?:zu schließen|aufzugeben|zu räumen|zu verlassen)|(?:mitgeteilt|erklärt|angekündigt|angezeigt|geschrieben|bestätigt|wissen lassen|informiert)(?!\p{L})[^.¦;]{0,20}, dass (?:(?:er|sie|es|man|der|die) )?[^.¦;]{0,60}${NOT_STAYING}|(?:mieter(?:in)?|pächter(?:in)?|${TRADER_OF_AGE})(?!\p{L})[^.¦;]{0,60}(?<!\p{L})(?:verlängert|verlängern|übt|zieht|nutzt|nimmt)(?!\p{L})[^.¦;]{0,60}(?:option(?:srecht)?|mietvertrag|vertrag)(?: [\p{L}\d]+){0,3} nicht(?: (?:aus|wahr|in anspruch))?(?= ?(?:[.,;]|$))`,
    only: /(?<!\p{L})(?:\p{L}*miet\p{L}*|\p{L}*pacht\p{L}*|pächter\p{L}*|\p{L}*option\p{L}*)(?!\p{L})/u,
    unless:
      /(?:noch|bisher|bislang|derzeit|aktuell) (?:gar |auch )?nicht|nicht (?:\p{L}+ )?(?:zu schließen|aufzugeben|zu räumen|zu verlassen)|(?:vermieter|eigentümer|verkäufer)\p{L}* (?:hat|haben|teilt|teilte)(?!\p{L})|(?<!\p{L})(?:wenn|falls|sollte|sofern|ob)(?!\p{L})|kaufoption|ankaufsoption|erbbau|erbpacht/u,
    meaning:
      'Der Mieter verlängert laut Text nicht: Nach dem Vertragsende stehen die Räume leer, bis ein Nachmieter unterschrieben hat',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // "die in den Ruhestand geht und keine Nachfolgerin hat": why a shop will stand empty.
  rule('mieter-hoert-auf', 'mietvertrag', 'warnung', {
    pattern: regexp.u`${TRADER_OF_AGE}(?!\p{L})[^.¦;]{0,90}(?<!\p{L})(?:zur ruhe (?:setz\p{L}*|gesetzt)|(?:in den|im) (?:ruhestand|rente)|altersbedingt|aus altersgründen|keinen? (?:\p{L}+ )?nachfolger(?:in)?|geschäftsaufgabe|(?:gibt|geben)(?: [\p{L}\d·]+){1,6} auf)(?!\p{L})`,
    only: /(?<!\p{L})(?:vertrag\p{L}*|mietvertrag\p{L}*|miet\p{L}*|\p{L}*option\p{L}*|laden\p{L}*|apotheke|praxis|geschäft|betrieb|lokal|gaststätte|nachfolger(?:in)?)(?!\p{L})/u,
    unless: /verkauft? (?:wird|aus|wegen)|verkäufer|verkaufsgrund|eigentümer|hat (?:bereits |schon )?einen nachfolger/u,
    meaning: 'Der Mieter des Gewerbes hört laut Text auf: Leerstand und neue Miete einplanen',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('mieter-einbauten', 'mietvertrag', 'warnung', {
    pattern:
      /(?:einbauten|ausbau|trennwände|mietereinbauten|(?:laden|praxis|geschäfts|gaststätten)?einrichtung|ladenausbau)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:mietereigentum|eigentum (?:der|des) mieter\p{L}*|gehör(?:t|en) (?:der|dem) mieter\p{L}*|(?:bei|nach|zum) (?:auszug|vertragsende|mietende|ende der mietzeit|beendigung)[^.¦]{0,50}(?:zu entfernen|zurückzubauen|zurückgebaut|entfernt|rückzubauen|auszubauen))/u,
    meaning: 'Einbauten gehören dem Mieter und gehen mit ihm: Danach sind die Räume erst wieder auszubauen',
    unless: /(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})[^.¦]{0,30}(?:entfern|zurück|rückbau)|küche|ebk|möbel|furniture/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('miete-ohne-option', 'mietvertrag', 'warnung', {
    pattern:
      /(?:kein(?:e[nrsm]?)?|ohne|fehlende) (?:\p{L}+ )?(?:verlängerungs|miet|vertrags)?-?(?:option(?:en)?|optionsrechte?s?|verlängerungsmöglichkeit(?:en)?|verlängerungsrechte?)(?! (?:auf|zur|zum|für) )|(?:verlängerungs|miet)?-?(?:option(?:en)?|optionsrechte?) (?:ist|sind|besteht|bestehen|gibt es|wurden?)(?: \p{L}+)? (?:nicht|keine)(?!\p{L})|(?:verlängerungs)?option(?:en)? ?[:¦]{1,2} ?(?:keine?|nein|nicht)(?!\p{L})/u,
    only: /(?:miet|pacht|vertrag|laufzeit|befrist|laden|praxis|büro|filial|markt|(?<!\p{L})(?:bis|fest|endet) )/u,
    meaning: 'Der Mietvertrag endet ohne Verlängerungsoption: Leerstand und neue Miete einplanen',
    unless: /umsatzsteuer|kaufoption|ankaufsoption|finanzierungsoption|zahlungsoption|ratenzahlung/u,
    fixed: 'stated',
  }),
  // What is charged after twelve months a tenant no longer pays, and what he overpaid he still gets back.
  rule('nebenkosten-offen', 'mieterstruktur', 'warnung', {
    pattern:
      /(?:betriebs|neben|heiz)kosten(?:abrechnung(?:en)?)?(?!\p{L})[^.¦;]{0,90}(?<!\p{L})(?:noch |bisher |bislang |leider )*(?:nicht|nie|keine?)(?: \p{L}+){0,2} (?:abgerechnet|erstellt|gemacht|erteilt|verschickt|versandt)(?!\p{L})|(?:betriebs|neben|heiz)kostenabrechnung(?:en)?(?!\p{L})[^.¦;]{0,60}(?<!\p{L})(?:fehlen|fehlt|stehen (?:noch )?aus|steht (?:noch )?aus|ausstehend|überfällig)(?!\p{L})|(?:unabgerechnete|nicht abgerechnete|offene) (?:betriebs|neben|heiz)kosten(?:abrechnung(?:en)?)?(?!\p{L})/u,
    meaning:
      'Nebenkosten sind nicht abgerechnet: Nach zwölf Monaten sind Nachzahlungen verloren, Guthaben der Mieter bleiben. Im Kaufvertrag regeln, wer abrechnet und haftet',
    unless: /hausgeld|laufende[nsr]? jahr|kaufnebenkosten|pauschale?/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // §§ 574, 721 ZPO: he may object for hardship, and a court may give him a year.
  rule('mieter-wehrt-sich', 'raeumung', 'warnung', {
    pattern:
      /(?:mieter(?:in|innen|n|s)?|kündigung)(?!\p{L})[^.]{0,90}(?<!\p{L})(?:widersprochen|widerspricht|widerspruch (?:eingelegt|erhoben)|weigert sich|(?:will|wollen|möchte|möchten|wird|werden) (?:[\p{L}]+ ){0,3}(?:nicht|keinesfalls) (?:\p{L}+ )?(?:ausziehen|räumen|weichen)|zieht (?:\p{L}+ ){0,2}nicht aus|härtefall|wehrt sich)(?!\p{L})/u,
    meaning: 'Der Mieter geht nicht freiwillig: Ob und wann die Wohnung frei wird, ist offen',
    fixed: 'stated',
    unless:
      /mieterhöhung|modernisierung|(?:muss|müssen|musste) nicht|zurückgenommen|nicht widersprochen|widerspricht (?:dem|einem) verkauf nicht/u,
  }),
]
