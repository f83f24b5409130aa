import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { writtenDay } from '../written.ts'

function compensationTold(share: string | undefined): string {
  if (share === undefined) return 'Entschädigung am Ende des Erbbaurechts geregelt'
  const part = /dritte|2\/3/u.test(share) ? 'zwei Drittel' : share.replace(/ ?(?:%|prozent)/u, '\u00a0%')
  return `Entschädigung am Ende des Erbbaurechts: ${part} des Gebäudewerts`
}

/** As letters of the land's owner call a higher Zins. */
const ADJUSTMENT = String.raw`(?:neue )?(?:zins)?(?:anpassung|erhöhung|anhebung|neufestsetzung|neuberechnung)(?: (?:des|der|vom) (?:erbbauzinses|zinses|erbpacht|erbpachtzinses))?`

const YEAR = String.raw`(?:19|20)\d\d(?!\d)`
const RAISED = String.raw`(?:angepasst|angehoben|erhöht|neu festgesetzt)`
/** "im Jahr", "zum 1. Juli", "im Mai" before the year of an adjustment. */
const AT_DAY = String.raw`(?: (?:im|am|zum|ab|mit wirkung (?:zum|ab)))?(?: jahre?)?(?: (?:\d{1,2}· ?){0,2}(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)?)??`

const AT_SALE = String.raw`(?<!\p{L})(?:bei|beim|mit|nach|anlässlich) (?:(?:dem|einem|jedem|eine[rs]) )?(?:weiter)?(?:verkauf|veräußerung|eigentümerwechsel|eigentumswechsel|übertragung)(?:s|es)?(?!\p{L})`

const REFUSED =
  '(?:ausgeschlossen|abgelehnt|nicht (?:möglich|vorgesehen|gestattet|zulässig|erlaubt|beabsichtigt|gewünscht|in aussicht))(?!\\p{L})'

/** What an exposé tells of an Erbbaurecht beside its term and its Zins. */
export const ERBBAU_RULES: readonly RemarkRule[] = [
  rule('erbbau', 'erbbau', 'warnung', {
    pattern:
      /erbbau(?:recht(?:s|e|svertrag|svertrags|snehmer|sgeber)?|grundstück|vertrag|wohnung|grundbuch|zins(?:es)?)?|erbpacht(?:grundstück|vertrag|zins)?/u,
    meaning: 'Erbbaurecht',
    denied: 'Kein Erbbaurecht',
    // It is paid beside the Hausgeld, so there is one; "Erbbaurechte vergibt die Stadt nicht" speaks of none.
    unless:
      /(?:nicht (?:\p{L}+ )?(?:enthalten|inbegriffen|eingerechnet)[^.]{0,40}|enthält[^.]{0,30})(?:erbbau|erbpacht)?zins|erbbaurechte (?:vergibt|vergeben|bestellt|bestellen|werden)(?!\p{L})[^.;]{0,60} (?:nicht|keine)(?!\p{L})/u,
  }),
  rule('erbbau-anpassung', 'erbbau', 'warnung', {
    pattern:
      /(?:erbbauzins|erbpachtzins|erbpacht|zins)[^.]{0,120}(?:angepasst|anpassung|index\p{L}*|indexier\p{L}*|wertgesichert|wertsicher\p{L}*|verbraucherpreis\p{L}*|lebenshaltung\p{L}*|erhöht|neu (?:festgesetzt|verhandelt|berechnet))(?:[^.]{0,60}?(?:das nächste mal|nächste anpassung|nächstmals|erstmals wieder|die nächste)[^.]{0,25}?(?:zum|am|ab|im|:) (?<next>(?:\d{1,2}· ?(?:\d{1,2}· ?|\p{L}+ )|\p{L}+ )?20\d\d))?|erbbauzinsanpassung|erbbauzinserhöhung/u,
    meaning: ({ next }) =>
      `Erbbauzins wird angepasst${next === undefined ? '' : `, das nächste Mal ${writtenDay(next)}`}`,
    denied: 'Erbbauzins wird nicht angepasst',
    only: /erbbau|erbpacht/u,
    unless: new RegExp(AT_SALE, 'u'),
    evenIfOpen: true,
  }),
  // What the seller pays is not what the buyer will pay.
  rule('erbbau-anpassung-beim-verkauf', 'erbbau', 'warnung', {
    pattern: regexp.u`(?:erbbauzins|erbpachtzins|erbpacht|zins)(?:es)?(?!\p{L})[^.]{0,60}${AT_SALE}[^.]{0,80}(?<!\p{L})(?:angepasst|angehoben|erhöht|neu (?:festgesetzt|berechnet|bemessen|festgelegt))`,
    meaning:
      'Der Erbbauzins wird schon beim Verkauf angepasst: Lassen Sie sich den neuen Betrag vor dem Kauf schriftlich nennen',
    only: /erbbau|erbpacht/u,
    unless: /(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})[^.]{0,40}(?:angepasst|angehoben|erhöht|neu)|verlängerung/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // What stays unsettled with the owner of the land: neither sum nor day is told, so nothing can be calculated with it.
  rule('erbbau-anpassung-offen', 'erbbau', 'warnung', {
    pattern: regexp.u`(?:prüft|prüfen|geprüft|plant|angekündigt|kündigt|beabsichtigt|erwägt|vorbehalten)(?!\p{L})[^.;]{0,50}${ADJUSTMENT}|${ADJUSTMENT}(?!\p{L})[^.;]{0,70}?(?<!\p{L})(?:prüft|prüfen|geprüft|plant|geplant|angekündigt|kündigt|beabsichtigt|erwägt|vorbereitet|ansteht|steht (?:bevor|an)|bevorsteht|überfällig|zu erwarten|zu rechnen)`,
    meaning: 'Eine Anpassung des Erbbauzinses ist angekündigt oder wird geprüft',
    denied: 'Keine Anpassung des Erbbauzinses angekündigt',
    only: /(?<!\p{L})(?:erbbau|erbpacht|zins(?:es)?(?!\p{L})|wertsicher)/u,
    unless: /zinsbindung|darlehen|(?<!\p{L})miet|zinsniveau|bauzins(?<!erbbauzins)/u,
    evenIfOpen: true,
  }),
  rule('erbbau-anpassung-zuletzt', 'erbbau', 'neutral', {
    pattern: regexp.u`(?:zuletzt|letztmals|letztmalig|das letzte mal|seit)${AT_DAY} (?<last>${YEAR}) (?:nicht (?:mehr )?)?(?:${RAISED}|unverändert)|letzte[nr]? (?:\p{L}*anpassung|erhöhung|anhebung)(?: (?:des|vom) (?:\p{L}*zins(?:es)?|erbpacht))? ?:?(?: (?:war|datiert|stammt|erfolgte|fand|liegt|aus|von|gab|es|in|dem|jahre?|im|am|zum))*${AT_DAY} (?<last2>${YEAR})|${RAISED}(?: worden)?(?: (?:ist|wurde|worden|das|er|dies|sie))* (?:zuletzt|letztmals|letztmalig)(?: (?:war das|in))?${AT_DAY} (?<last3>${YEAR})|(?:zuletzt|letztmals|letztmalig) (?:${RAISED})(?: (?:worden|wurde|ist|er))*${AT_DAY} (?<last4>${YEAR})`,
    meaning: ({ last, last2, last3, last4 }) => `Erbbauzins zuletzt ${last ?? last2 ?? last3 ?? last4 ?? ''} angepasst`,
    onlyNear: /erbbauzins|erbpachtzins|erbbaurecht|erbpacht/u,
    unless: /(?<!\p{L})(?:\p{L}*miete|mieterhöhung|hausgeld|rücklage|pachtzins|vorauszahlung)/u,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('erbbau-verlaengerung-offen', 'erbbau', 'warnung', {
    pattern:
      /ob [^.]{0,60}(?:vertrag|erbbau\p{L}*|erbpacht\p{L}*|recht)(?!\p{L})[^.]{0,30}verläng\p{L}*[^.]{0,80}(?:entscheidet|entscheiden|offen|ungewiss|unklar|ungeklärt|steht nicht fest|nicht bekannt|einzelfall)|(?:vertrags?)?verlängerung(?: des (?:erbbau\p{L}*|vertrag(?:e?s)?))?(?: [\p{L}\d]+){0,12} (?:offen|ungewiss|unklar|ungeklärt|nicht (?:zugesagt|vereinbart|vorgesehen|gesichert|in aussicht)|nicht beantwortet)|(?:an)?frage\p{L}*[^.]{0,60}(?:nicht|nie|un)[- ]?beantwortet|(?:an)?frage\p{L}*[^.]{0,40}ohne (?:antwort|reaktion)|(?:an)?frage\p{L}*[^.]{0,60}antwort (?:steht aus|fehlt|liegt (?:\p{L}+ )?nicht vor)|(?:gespräche?n?|verhandlungen?|verhandel\p{L}*)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:vertrags)?verlängerung(?!\p{L})(?![^.]{0,90}(?:beurkundet|vereinbart|unterschrieben|geeinigt|erzielt|abgeschlossen))|(?:vertrags)?verlängerung(?!\p{L})[^.]{0,80}(?<!\p{L})(?:verhandelt|verhandelt wird|in verhandlung|im gespräch|beantragt|angefragt)(?!\p{L})|verlängerung(?!\p{L})[^.]{0,60}(?<!\p{L})(?:bereit|gesprächsbereit|vorstellbar|aufgeschlossen)(?!\p{L})/u,
    meaning: 'Ob das Erbbaurecht verlängert wird, ist offen',
    fixed: 'stated',
    only: /erbbau|erbpacht|vertrag|(?<!\p{L})(?:an)?frage|verlänger/u,
    onlyNear: /erbbau|erbpacht/u,
    unless: /mieter|mietvertrag|pachtvertrag(?<!erbpachtvertrag)|bauvoranfrage|wartungsvertrag/u,
    evenIfOpen: true,
  }),
  // Who has asked and was told no need not ask again: the right ends on its day.
  rule('erbbau-verlaengerung-versagt', 'erbbau', 'warnung', {
    pattern:
      /verlängerung(?!\p{L})[^.]{0,120}(?:nicht in aussicht gestellt|abgelehnt|ausgeschlossen|nicht gewährt|versagt)(?!\p{L})|(?:lehnt|lehnte|schließt) [^.]{0,60}verlängerung[^.]{0,30}(?<!\p{L})(?:ab|aus)(?!\p{L})|(?<claim>verlängerung(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:rechts)?anspruch(?: (?:darauf|hierauf|dazu))? (?:besteht|gibt es|existiert)(?: \p{L}+)? nicht(?!\p{L})|verlängerung(?!\p{L})[^.;]{0,80}(?<!\p{L})kein(?:en|erlei)? (?:rechts)?anspruch(?! auf)(?!\p{L})|anspruch auf (?:(?:eine|die) )?(?:vertrags)?verlängerung(?!\p{L})[^.,;]{0,40}(?<!\p{L})(?:besteht nicht|gibt es nicht|ist ausgeschlossen)(?!\p{L})|(?:kein(?:en|erlei)?|ohne) (?:rechts)?anspruch auf (?:(?:eine|die) )?(?:vertrags)?verlängerung)/u,
    meaning: ({ claim }) =>
      claim === undefined
        ? 'Eine Verlängerung des Erbbaurechts ist laut Text nicht in Aussicht gestellt'
        : 'Kein Anspruch auf Verlängerung des Erbbaurechts',
    fixed: 'stated',
    onlyNear: /erbbau|erbpacht/u,
    unless: /mieter|mietvertrag|pachtvertrag(?<!erbpachtvertrag)|nicht (?:abgelehnt|ausgeschlossen)/u,
    evenIfOpen: true,
  }),
  rule('erbbau-zins-neu', 'erbbau', 'warnung', {
    pattern:
      /(?:erbbauzins|erbpachtzins|erbpacht|zins)(?:es)?(?!\p{L})[^.]{0,110}(?<!\p{L})neu (?:vereinbart|festgesetzt|festgelegt|berechnet|bemessen|ermittelt|verhandelt|bestimmt)/u,
    meaning: 'Bei einer Verlängerung würde der Erbbauzins neu vereinbart',
    onlyNear: /verlänger/u,
    fixed: 'stated',
    only: /erbbau|erbpacht|(?<!\p{L})zins/u,
    unless: /zinsbindung|darlehen|(?<!\p{L})(?:miet|pacht)|hypothek/u,
    evenIfOpen: true,
  }),
  rule('erbbau-verlaengerung', 'erbbau', 'gut', {
    pattern:
      /erbbau(?:recht|vertrag|rechtsvertrag)\p{L}*[^.]{0,80}verlänger\p{L}*|verlängerung (?:des|um|\p{L}+ )[^.]{0,60}(?:erbbau\p{L}*|jahre)/u,
    meaning: 'Verlängerung des Erbbaurechts',
    denied: 'Keine Verlängerung des Erbbaurechts',
    deniedTone: 'warnung',
    only: /erbbau|erbpacht/u,
    // Who is willing has promised nothing: see erbbau-verlaengerung-offen.
    unless: /(?<!\p{L})(?:bereit|gesprächsbereit|vorstellbar|aufgeschlossen)(?!\p{L})/u,
  }),
  rule('erbbau-zustimmung', 'erbbau', 'neutral', {
    subject: 'erbbauZustimmung',
    pattern:
      /(?:zustimmung|genehmigung|zustimmungspflicht\p{L}*) (?:der|des|durch (?:die|den)) (?:\p{L}+ )?(?:grundstückseigentümer\p{L}*|kirche\p{L}*|kirchengemeinde|erbbaurechts(?:geber|ausgeber)\p{L}*|pfarr\p{L}*|stiftung\p{L}*|kloster\p{L}*)|(?:kauf|verkauf|veräußerung|beleihung|belastung)(?!\p{L})[^.]{0,60}zustimmung (?:der|des) (?!verwalt|miteigent|wohnungseig|eigentümer(?:versamm|gemein)|gemeinschaft|mieter|bank)\p{L}+ (?:erforderlich|nötig|notwendig)|(?:stadt|gemeinde|kirche\p{L}*|stiftung\p{L}*|\p{L}*eigentümer(?:in)?|\p{L}*(?:geber|ausgeber)(?:in)?)(?!\p{L}) (?:muss|müssen|hat|stimmt) [^.]{0,50}(?:verkauf|veräußerung|beleihung|übertragung)[^.]{0,40}(?:zustimmen|zuzustimmen|zu(?=$|[.,]))/u,
    meaning: 'Verkauf oder Beleihung nur mit Zustimmung des Grundstückseigentümers',
    denied: 'Keine Zustimmung des Grundstückseigentümers nötig',
    evenIfOpen: true,
  }),
  rule('erbbau-ankauf', 'erbbau', 'gut', {
    pattern:
      /(?:ankauf|erwerb|kauf) des (?:erbbau)?grundstücks?[^.]{0,40}(?:möglich|vereinbart|angeboten)|grundstück[^.]{0,40}(?:kann|könnte)[^.]{0,30}(?:hinzu|an|dazu)?(?:gekauft|erworben|zuerworben) werden/u,
    meaning: 'Ankauf des Erbbaugrundstücks möglich',
    denied: 'Ankauf des Grundstücks nicht vorgesehen',
    deniedTone: 'warnung',
    only: /erbbau|erbpacht/u,
  }),
  // The right ends on its day, and the house with it goes to whoever owns the land.
  rule('erbbau-ankauf-versagt', 'erbbau', 'warnung', {
    pattern: regexp.u`(?:ankauf|(?:an)?kauf|erwerb|verkauf|ablösung) (?:des|von|vom) (?:\p{L}+ )?(?:(?:erbbau)?grundstücks?|bodens?|grund und bodens?)(?!\p{L})[^.;]{0,80}(?<!\p{L})${REFUSED}|(?<!\p{L})(?:an|zu)kauf(?!\p{L})[^.;]{0,60}(?<!\p{L})${REFUSED}|(?<!\p{L})(?:grundstück|boden|grund und boden) (?:\p{L}+ ){0,3}(?:kann|wird|darf) (?:\p{L}+ ){0,4}nicht (?:\p{L}+ ){0,2}(?:an|hinzu|dazu)?-?(?:gekauft|verkauft|erworben|veräußert)|(?<!\p{L})(?:verkauft|veräußert|gibt) (?:(?:das|den|die|ihren?|seinen?|ihre|grundsätzlich|laut|satzung|ihrer) ){0,4}(?:grundstücke?|boden|grund und boden|flächen) (?:\p{L}+ ){0,2}nicht(?! (?:vor|ohne|unter))(?!\p{L})`,
    meaning: 'Der Boden lässt sich laut Text nicht hinzukaufen',
    fixed: 'stated',
    onlyNear: /erbbau|erbpacht/u,
    unless:
      /vorkaufsrecht|zwischenverkauf|nicht ausgeschlossen|(?<!\p{L})(?:stellpl[aä]tz\p{L}*|garage\p{L}*|gewährleistung|haftung)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('erbbau-heimfall', 'erbbau', 'warnung', {
    subject: 'erbbauEnde',
    pattern: /heimfall(?:recht|anspruch|klausel)?/u,
    meaning: 'Heimfall des Erbbaurechts geregelt',
    denied: 'Kein Heimfall',
  }),
  rule('erbbau-entschaedigung', 'erbbau', 'neutral', {
    subject: 'erbbauEnde',
    pattern:
      /(?:\p{L}*ablauf|ende|erlöschen)(?!\p{L})[^.]{0,60}?(?<share3>\d{2,3} ?(?:%|prozent)|(?:zwei|2) ?dritteln?|2\/3)[^.]{0,50}(?<!\p{L})entschädig\p{L}*|(?:\p{L}*ablauf|ende|erlöschen)(?!\p{L})[^.]{0,80}(?<!\p{L})entschädig\p{L}*(?:[^.]{0,30}?(?<share>\d{2,3} ?(?:%|prozent)|(?:zwei|2) ?dritteln?|2\/3))?|entschädig\p{L}*[^.]{0,60}?(?:(?<share2>\d{2,3} ?(?:%|prozent)|(?:zwei|2) ?dritteln?|2\/3)|verkehrswert\p{L}*|gebäudewert\p{L}*)/u,
    only: /erbbau|erbpacht|heimfall|gebäude|verkehrswert/u,
    unless: /nutzungsentschädigung|brand|versicherung/u,
    meaning: ({ share, share2, share3 }) => compensationTold(share ?? share2 ?? share3),
    denied: 'Keine Entschädigung am Ende des Erbbaurechts',
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('erbbau-entschaedigungslos', 'erbbau', 'warnung', {
    subject: 'erbbauEnde',
    pattern:
      /entschädig\p{L}*(?!\p{L})[^.]{0,50} nicht (?:(?<silent>vereinbart|geregelt)|geschuldet|gezahlt)(?!\p{L})/u,
    only: /erbbau|erbpacht|ablauf|heimfall|gebäude/u,
    unless: /nutzungsentschädigung|brand|versicherung|vorfälligkeit/u,
    // Where the contract is silent the law gives one (§ 27 Abs. 1 ErbbauRG); only an exclusion takes it.
    meaning: ({ silent }) =>
      silent === undefined
        ? 'Keine Entschädigung am Ende des Erbbaurechts'
        : 'Entschädigung am Ende des Erbbaurechts nicht vereinbart: prüfen lassen, ob der Vertrag sie ausschließt, sonst steht sie Ihnen zu (§ 27 ErbbauRG)',
    fixed: 'stated',
  }),
]
