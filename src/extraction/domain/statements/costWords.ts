import { wholeWords } from '../scope/wholeWords.ts'
import type { CostSubject } from './costSubject.ts'

/** "Tischlerangebot", "Angebot": whose it is may be in the word. */
const QUOTE =
  '(?:(?:hand\\p{L}*|firmen|fachfirmen|tischler|schreiner|dachdecker|zimmerer|zimmerei|maler|elektriker|elektro|heizungsbauer|heizungs|installateur|sanitär|fenster|fliesenleger|maurer|sanierungs|reparatur|instandsetzungs)-?)?angebote?s?'

/** What shows that an amount is an estimate of works or the offer of a firm. Written for statement text. */
export const CUE = wholeWords(
  [
    `\\p{L}*kostenschätzung(?:en)?|\\p{L}*kostenvoranschl\\p{L}*|${QUOTE}(?: \\p{L}+){0,8} (?:über|von|in höhe von|vor|zu|liegt|lag|lautet)`,
    `angebote?s? (?:für|zur|zum) [^.]{0,80}: ?(?:ca· |rund |etwa )?(?=\\d)|${QUOTE}(?: [\\p{L}&-]+·?){0,5}(?: vom [\\d·]+)?[,:]? (?:ca· |rund |etwa |circa )?(?=\\d)|(?:laut|lt·|nach|gemäß) (?:[\\p{L}-]+ ){0,3}\\p{L}*(?:gutachten|gutachters?|sachverständigen?|angebot|schätzung|fachbetriebs?|fachfirma|firma|meisters?|dachdeckers?|installateurs?|architekten)|schätzung\\p{L}* \\p{L}+ [^.]{0,60}`,
    '(?:zu (?:erneuern|sanieren|ersetzen|renovieren|modernisieren|machen|tauschen|reparieren|streichen)|fehlt|fehlen|fällig|nötig|notwendig|erforderlich|(?:muss|müssen|müsste|müssten)(?: \\p{L}+){1,5} werden) ?[(,:-] ?(?:(?:je|pro) \\p{L}+ |ca· |rund |etwa |geschätzt |zusammen |angebot:? )*(?=\\d)',
    'anzusetzen|angesetzt\\p{L}*|ansatz|setzt [^.]{0,90} an|nennt|angegeben|(?:soll|sollen|dürfte|dürften|würde|wird|werden) [^.]{0,60} kosten|gerechnet|rechnet',
    'kalkulation(?:en)?|veranschlagt\\p{L}*|beziffert\\p{L}*|geschätzt\\p{L}*|schätzt\\p{L}*|überschlagen|überschl[aä]gt|überschlägig\\p{L}*|überschlug|kalkuliert\\p{L}*|rechne[nt]? (?:sie |man |wir )?(?:bitte |dafür |hier )*mit|zu rechnen|einzuplanen|einplanen',
    '(?:sanierungs|reparatur|erneuerungs|instandsetzungs|beseitigungs|renovierungs|modernisierungs|gesamt)?kosten(?: dafür| hierfür)? (?:von|in höhe|betragen|liegen|belaufen|lauten|werden|laut|dürften|ca|rund|etwa)',
    '(?:sanierungs|reparatur|erneuerungs|instandsetzungs|beseitigungs|renovierungs|modernisierungs)(?:kosten|aufwand|bedarf)',
    '(?:renovierung|sanierung|instandsetzung|wiederherstellung) \\((?:ca· |rund |etwa )?(?=\\d)|(?:kosten)?aufwand(?: dafür| hierfür)?:? (?:von |in höhe von |liegt bei |beträgt )?(?:ca· |rund |etwa |circa |geschätzt )?(?=\\d)',
    'kosten für [^.]{0,60} (?:betragen|liegen|belaufen|lauten|werden|dürften)|kostet|kosten (?:etwa|rund|ca)|schlägt mit|bietet [^.]{0,60} an|(?<!(?:wer|bank|sparkasse|kasse|finanzierer|förderstelle) )will(?= (?:dafür )?\\d)|angeboten (?:hat|haben)|\\p{L}*(?:fachbetrieb|firma|handwerker|dachdecker|maler|installateur|heizungsbauer|zimmerer|zimmerei|betrieb|unternehmen|fachfirma)\\p{L}*[^.]{0,80} (?:für|mit|zu|auf)',
    '\\p{L}*(?:elektriker|dachdecker|installateur|heizungsbauer|zimmerer|maurer|maler|schreiner|tischler|fliesenleger|klempner|architekt|statiker|gutachter|sachverständige|meister|handwerker|fachbetrieb|firma|schornsteinfeger|energieberater)(?:in|n)? (?:sagt|meint|meinte|sagte|sprach|spricht|kommt|kam|schätzte|nannte|geht von|ging von|taxiert\\p{L}*)(?!\\p{L})',
  ].join('|'),
  '',
)
/** Who does works: "ein Gartenbauer", "der Schlosser", "eine Abdichtungsfirma"; what he names is for works, whatever they are. */
const CRAFTSMAN =
  '(?:\\p{L}{3,}(?:bauer|decker|schlosser|schmied|betrieb|firma)|\\p{L}*(?:maler|maurer|elektriker|installateur|klempner|schreiner|tischler|zimmerer|zimmermann|handwerker|fliesenleger|dachdecker|schlosser))(?:in|n|s|es)?'
export const BY_CRAFTSMAN = wholeWords(
  `${CRAFTSMAN}(?!\\p{L})\\)?(?:(?!(?:gekostet|erneuert|bezahlt)(?!\\p{L}))[^.]){0,50} (?:hat|haben|nannte|nannten|nennt|sagt|sagte|wollte|verlangte|will)(?!\\p{L})[^.]{0,50}\\d(?![^.]{0,60}(?:bezahlt|gekostet|bekommen|verdient|erneuert|eingebaut|saniert|gebaut|verbaut)(?!\\p{L}))`,
  '',
)
/** So it is said, too, of what is no work: it counts beside a work that is named, or what is told to be due. */
export const WEAK_CUE = wholeWords(
  [
    'zurück(?:zu)?legen|vor(?:zu)?sehen|(?:gut |etwa |wohl )?hinkommen|kalkulieren|in die hand (?:zu )?nehmen|beiseite ?(?:zu )?legen|bereit(?:zu)?halten',
    '(?:das|es|sie) (?:wären|wäre|sind|ist|macht|machen) (?:(?:vielleicht|wohl|etwa|rund|grob|so|um|die|gut|knapp|ca·) )*(?=\\d)|(?:wollte|verlangte|sagt|sagte|meint) (?:(?:dafür|damals|etwa|rund|so|um|die) )*(?=\\d)',
    '(?:reparatur|instandsetzung|erneuerung|sanierung|abdichtung|austausch|arbeiten|neueindeckung|neudeckung|beseitigung)\\p{L}* (?:wurden?|wird|ist|sind) [^.]{0,60} angeboten',
    `(?:laut|lt·|nach) (?:\\p{L}+ ){0,2}${CRAFTSMAN}`,
  ].join('|'),
  '',
)
/** An estimate by its name is of works, be they none that has a name of its own here. */
export const ESTIMATE = wholeWords(
  '\\p{L}*kostenschätzung(?:en)?|\\p{L}*kostenvoranschl\\p{L}*|(?<!bau)kostenrahmens?',
  '',
)
/** An offer may be one to buy: it is of works beside what is due. */
export const OFFERED = wholeWords(`${QUOTE} (?:[\\p{L}\\d·-]+ ){0,8}(?:über|von|in höhe von)`, '')
export const DONE =
  /(?<!\p{L})(?:wurden?|ist|sind|haben|hat|kostete|investiert\p{L}*|hatte)(?!\p{L})[^.]{0,120}(?:gekostet|investiert|erneuert worden|saniert worden|ausgegeben|aufgewendet|ausgeführt|eingebaut|ausgetauscht|abgeschlossen|verbaut|ausgebaut|fertiggestellt)(?!\p{L})|(?<!\p{L})kostete(?!\p{L})/u
/** Of what costs nothing more: "Den Garten haben wir selbst gemacht". */
export const BY_OWN_HANDS =
  /(?<!\p{L})(?:selbst (?:gemacht|erledigt|ausgeführt|gebaut)|in eigenleistung (?:gemacht|erledigt|ausgeführt|erneuert))(?!\p{L})/u
/** Amounts that are none of works: what is paid each month, what is bought, what is given. */
export const OF_ELSE =
  /(?<!\p{L})(?:(?!(?:vor|nach)mieter)\p{L}*miete\p{L}*|\p{L}*pacht|hausgeld|wohngeld|kaufpreis\p{L}*|verkehrswert\p{L}*|marktwert|neubau\p{L}*|neuwert|neupreis|\p{L}*stellpl[aä]tz\p{L}*|(?<!(?:vor|ohne|abzüglich|abzug der|abzug von) )förder\p{L}*|(?<!(?:vor|ohne) )zusch(?:uss|üssen?)|\p{L}*nebenkosten|heizkosten|energiekosten|stromkosten|betriebskosten|notar\p{L}*|grunderwerbsteuer|provision|courtage|abbruch\p{L}*|abriss\p{L}*|monatlich\p{L}*|monat|jährlich\p{L}*|im jahr|pro jahr|einsparung\p{L}*|versicherung\p{L}*|einbauküche|ablöse\p{L}*|abstand|darlehen|kredit\p{L}*|sonderumlage\p{L}*|rücklage\p{L}*|rendite|grundsteuer|wert(?:es|s)?|\p{L}*vergütung\p{L}*|ertrag|erträge|ersparnis|erlöse?|bodenrichtwert|kauf(?:preis)?angebot\p{L}*|gebote?|(?<!(?:ernsthafte[nrm]?|jede[mn]|allen|den|dem) )\p{L}*interessent\p{L}*|bieter\p{L}*|veräußert|verkauft)(?!\p{L})/u
/** What one may build beside what is there; to finish what stands gutted is none, nor is the paper that is shown "auf Wunsch". */
export const WISH =
  /(?<!\p{L})(?:ausbaureserve|dachausbau\p{L}*|aufstockung|anbau|(?<!ohne )ausbau(?:en|fähig|bar)?|auf wunsch(?! (?:\p{L}+ ){0,2}?(?:aus(?:ge)?händig\p{L}*|(?:über|zu|ver)(?:ge)?s[ae]nd\p{L}*|(?:ein|vor)(?:ge)?(?:seh|leg|zeig)\p{L}*|einsehbar|einzusehen|gezeigt|überlassen|weitergegeben|zur (?:verfügung|einsicht)))|optional|sonderwunsch|sonderwünsche|aufpreis|zubuchbar|mehrpreis|gegen aufpreis)(?!\p{L})/u
/** What is to be done; so is what an offer was taken for while it is still that of long ago: "trägt noch die Deckung aus der Nachkriegszeit". */
export const NEEDED =
  /(?<!\p{L})(?:fällig|nicht (?:modernisiert|erneuert|saniert|renoviert)|nachzuweisen|nachzurüsten|instand ?zu ?setzen|aufgefordert|gesperrt|muss|müssen|müsste\p{L}*|erforderlich|notwendig|nötig|sollte\p{L}*|steht an|stehen an|anstehend\p{L}*|\p{L}*reparatur\p{L}*|undicht\p{L}*|defekt\p{L}*|\p{L}*schaden|\p{L}*schäden|schadhaft\p{L}*|\p{L}*bedarf|\p{L}*bedürftig\p{L}*|empfiehlt|empfohlen|rechne[nt]?|einzuplanen|einplanen|zu (?:erneuern|sanieren|renovieren|modernisieren|ersetzen|reparieren|überarbeiten|decken|dämmen)|beseitig\p{L}*|instandsetzung\p{L}*|sanierung\p{L}*|\p{L}*sanierungs\p{L}*|\p{L}*instandsetzungs\p{L}*|verschlissen|marode|am ende|beschlossen|\p{L}*erneuerung|(?:neu|neuein|um)deckung|\p{L}*ertüchtigung|\p{L}*austauschs?|\p{L}*tausch|veraltet\p{L}*|überaltert\p{L}*|verzogen\p{L}*|porös\p{L}*|bröckel\p{L}*|abgeplatzt\p{L}*|\p{L}*abplatzung\p{L}*|ausgewaschen\p{L}*|offene fugen|\p{L}*verfug\p{L}*|abgängig\p{L}*|in die jahre gekommen|morsch\p{L}*|verwittert\p{L}*|abgesackt\p{L}*|verrostet\p{L}*|durchgerostet|klemm(?:t|en)|(?:hat|haben) ausgedient|nicht gemacht wurden?|\p{L}*blei|\p{L}*bleirohre?n?|frist|nur (?:noch )?bis|(?:wieder|neu)vermietung\p{L}*|fehlen|fehlt|entkernt\p{L}*|rohbau\p{L}*|gerechnet|(?:noch|immer noch) [^.]{0,40}(?:aus der (?:nachkriegs|vorkriegs)zeit|aus den (?:(?:fünf|sech|sieb)ziger\p{L}*|[567]0er)(?: jahren)?|(?:aus|von) (?:dem jahr )?19[0-7]\d))(?!\p{L})/u
export const NET =
  /(?<!\p{L})(?:netto|zzgl·? (?:mwst|ust|mehrwertsteuer|umsatzsteuer)|zuzüglich (?:\p{L}+ )?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)|ohne (?:mwst|mehrwertsteuer))/u
export const BY_SELLER =
  /(?<!\p{L})(?:verkäufer(?:in|s|seite)?|eigentümer(?:in)?|wir)(?!\p{L})(?:(?!(?<!\p{L})(?:nicht|nie|kein))[^.]){0,40}(?<!\p{L})(?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen|beauftragt|lässt)(?!\p{L})(?![^.]{0,40}(?<!\p{L})(?:nichts?|nie|niemanden|keine?n?)(?!\p{L}))/u
export const IN_FLAT =
  /(?<!\p{L})(?:in der wohnung|\p{L}*therme\p{L}*|etagenheizung|gasetagenheizung|sondereigentum)(?!\p{L})/u
/** Of a flat that is sold its seller means what is to be done in it. */
export const OF_ALL =
  /(?<!\p{L})(?:alles zusammen|für alles(?! (?:andere|weitere|übrige))|das (?:alles|ganze)|alles in allem|(?:gesamt)?(?:kosten|aufwand|aufwendungen) (?:der|einer|für (?:die|eine))(?: \p{L}+)? (?:(?!dach|fassaden|bad|balkon|keller|kanal|beton|heizungs|elektro|fenster|treppenhaus)\p{L}*sanierung|instandsetzung|modernisierung|renovierung))(?!\p{L})/u
export const OFTEN_IN_FLAT: readonly CostSubject[] = ['bad', 'elektrik', 'boeden', 'ofen', 'ausbau', 'leerstand']
/** What the text lays upon the buyer, beside the price: "vom Erwerber zu tragen", "das müsste der Käufer machen". */
const BUYER = '(?:käufers?|käuferin|käuferseite|erwerbers?|erwerberin)'
const LEFT_OUT =
  '(?:(?:ist|sind|wurde|wurden) )?(?:im|in dem|in diesem) (?:kauf)?preis (?:noch |bereits |daher |aber )?nicht (?:enthalten|berücksichtigt|eingerechnet|inbegriffen|eingepreist|einkalkuliert)|(?<!\\p{L})nicht (?:im|in dem|in diesem) (?:kauf)?preis (?:enthalten|berücksichtigt|eingerechnet|inbegriffen|eingepreist|einkalkuliert)'
export const BY_BUYER = wholeWords(
  [
    `(?:vom|von der|durch den|durch die|seitens des|seitens der) ${BUYER} (?:\\p{L}+ ){0,3}(?:zu (?:tragen|zahlen|übernehmen|bezahlen|machen|erledigen|beauftragen|veranlassen)|auszuführen|durchzuführen|getragen|übernommen|bezahlt)`,
    `(?:muss|müsste|müssen|müssten|soll|sollte|hat|hätte|darf|dürfte) (?:dann |aber |noch |also )*(?:der|die|ein|eine)? ?${BUYER}(?!\\p{L})[^.]{0,40} (?:machen|tragen|zahlen|bezahlen|übernehmen|erledigen|beauftragen|ausführen|durchführen|veranlassen|stemmen)`,
    `(?:der|die|ein) ${BUYER} (?:müsste|muss|trägt|übernimmt|trüge)(?! (?:\\p{L}+ ){0,2}(?:nicht|kein\\p{L}*|nichts))|(?:trägt|übernimmt) (?:der|die) ${BUYER}(?! (?:\\p{L}+ ){0,2}(?:nicht|kein\\p{L}*|nichts))`,
    `(?:zu lasten|zulasten|auf kosten|auf rechnung|sache) (?:des|der|eines) ${BUYER}`,
    LEFT_OUT,
  ].join('|'),
  '',
)
/** What a community pays comes to the flat as its share: a levy. */
export const OF_COMMUNITY =
  /(?<!\p{L})(?:\p{L}*anteil\p{L}*|entf[aä]ll\p{L}*|\p{L}*gemeinschaft\p{L}*|weg|\p{L}*umlage\p{L}*|\p{L}*versammlung)(?!\p{L})/u
/** "Im Kaufpreis nicht berücksichtigt" speaks of no price. */
export const NOT_IN_PRICE = wholeWords(LEFT_OUT, 'g')
/** What waits until a tenant goes: "bei Mieterwechsel", "nach dem Auszug der Mieterin". */
const AT_TENANTS_END =
  '(?:bei|beim|nach|zum|vor)(?: (?:einem|dem|jedem|der|ihrem|seinem))?(?: nächsten)? (?:mieterwechsel|mieterauszug|auszugs?(?: (?:de[rs]|ihre[rs]) (?:\\p{L}+ )?(?:mieter|bewohner)\\p{L}*)?|neuvermietung|wiedervermietung|neubezug)'
export const TENANTS_END = wholeWords(AT_TENANTS_END, '')
/** The same, to be left out where amounts of rent are looked for. */
export const TENANTS_ENDS = wholeWords(AT_TENANTS_END, 'g')
