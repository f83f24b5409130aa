import { regexp } from '#kernel/regexp.ts'
import { DAY_AGAIN, DAY_OR_MONTH, dayIn } from '../days.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { writtenCount } from '../written.ts'
import { dayOfRise, RISE, riseTold } from './rentRises.ts'

/** A lease, who holds it, or what is let to a trade. */
const LEASED =
  '(?:ihren|seinen) (?:miet|pacht)?vertrag(?! (?:mit|über))|(?:laden|geschäfts)?-?mieter(?:in)?|(?:unter)?pächter(?:in)?|\\p{L}*(?:mietverhältnis|mietvertrag|pachtverhältnis|pachtvertrag)(?:ses|s)?|laden|ladenlokal|geschäft|praxis|büro|gaststätte|gewerbeeinheit|gewerbefläche'
/** Who holds the lease of a shop, by his trade; a bank gives notice of loans. */
const TRADER =
  '(?:\\p{L}*filialist|\\p{L}*filiale|(?:laden|geschäfts)betreiber|händler|ladeninhaber|bäcker(?:ei)?|konditor(?:ei)?|metzger(?:ei)?|fleischer(?:ei)?|friseur(?:salon)?|apotheker?|gastwirt|wirt|gastronom|\\p{L}*markt|drogerie|discounter|zahnarzt|arzt|ärztin|zahnärztin|optiker|florist|kosmetikstudio|imbiss)(?:in)?'
/** "von der Senora Care GmbH übernommen, über deren Vermögen das Insolvenzverfahren eröffnet worden war": the failure hangs on who ran it before. */
export const TAKEN_OVER: string = String.raw`(?<!\p{L})(?:von|aus) (?:de[rm]|eine[rm]|ihre[rm]) [^.]{2,90}(?<!\p{L})übernommen, (?:über (?:deren|dessen)|deren|dessen|die|der|das|welche[rs]?)(?!\p{L})`
/** Who held the lease before: what became of him is no trouble of today's. */
const FORMER_HOLDER =
  'vorgänger|vor(?:betreiber|pächter|mieter)|erst(?:betreiber|pächter)|erstmieter(?:in|s)? (?:war|ging|wurde|hatte|meldete|musste)|insolvenz (?:des|der) erstmieter|vorherig|vorig|früher|ehemalig|damalig|vormalig|(?:erste|alte|bisherige|ursprüngliche|einstige)[nrsm]? (?:\\p{L}*betreiber|\\p{L}*pächter|\\p{L}*mieter|betriebsgesellschaft|hotelgesellschaft)'
const ENDED = '(?:gekündigt|beendet|aufgelöst|aufgehoben)'
/** "Der Mietvertrag wurde einmal verlängert. Er endet am 30.06.2027.": how a statement begins that speaks of the lease before it. */
const THE_LEASE = '(?:er|es|dieser|dieses)(?= (?:endet|läuft|gilt|ist)(?!\\p{L}))'
/** A lease by its name; what ends else ("Der Reinigungsvertrag …. Er endet am …") is none of the home. */
const NAMES_LEASE = String.raw`(?<!\p{L})(?:\p{L}*(?:miet|pacht)(?:vertrag|verhältnis|zeit|dauer)\p{L}*|vermietet|verpachtet|ladenvertrag\p{L}*)(?!\p{L})`

const BINDING = String.raw`(?:sozial|preis|belegungs|mietpreis|förder|zweck)?-?bindung(?:sfrist|en)?(?! (?:an|von))`
/** It was bound, and is no more. */
const BINDING_OVER = String.raw`(?<!\p{L})${BINDING}(?!\p{L})(?:(?!(?<!\p{L})(?:bis|noch|nicht|läuft|wird|voraussichtlich|wenn)(?!\p{L}))[^.]){0,60}(?<!\p{L})(?:ausgelaufen|erloschen|beendet|weggefallen|entfallen|abgelaufen|aufgehoben|endete|lief (?:[\p{L}\d·]+ ){0,4}aus)(?!\p{L})|(?:nicht mehr|keiner) (?:\p{L}+ )?(?:preisgebunden|mietpreisgebunden|belegungsgebunden|öffentlich gefördert)`
/** Whose right to name the tenant binds the rent; that of who buys a room of a care home binds none. */
const TOWN_RIGHT = String.raw`(?<!\p{L})(?:stadt|gemeinde|kommune|landkreis|land|landes|wohnungsamt|sozial\p{L}*|\p{L}*förder\p{L}*|wbs|wohnberechtig\p{L}*|\p{L}*bindung)(?!\p{L})`
/** "Mieter seit Juli 2026 im Rückstand": since then he owes, or pays less ("zahlt der Mieter seit Juni 2026"), and has lived there longer. */
const OWES_SINCE =
  /(?<!\p{L})(?:zahl|überweis|minder|kürz)(?:t|en) (?:(?:der|die|das|unsere?|dieser?) )?\p{L}*mieter\p{L}*(?: \p{L}+)? seit(?!\p{L})|mieter\p{L}*(?: [\p{L}\d·]+){0,2} (?:minder|kürz)(?:t|en)(?!\p{L})|(?<!\p{L})seit (?:\p{L}+ )?(?:\d{1,2}· ?)?(?:19|20)\d\d(?! (?:hier|dort|vermietet))[^.;,]{0,40}(?<!\p{L})(?:rückst[aä]nd\p{L}*|verzug|(?:nicht|nichts|keine miete)(?: mehr)?(?: gezahlt)?)(?!\p{L})/u

/** Leases, tenants, and what binds the rent. */
export const LETTING_RULES: readonly RemarkRule[] = [
  rule('miete-staffel-index', 'mietvertrag', 'neutral', {
    pattern: /staffelmiet\p{L}*|indexmiet\p{L}*|mietstaffel|indexiert\p{L}*(?! ?¦ ?0)|index-?mietvertrag/u,
    meaning: 'Staffel- oder Indexmiete',
    denied: 'Keine Staffel- oder Indexmiete',
    deniedTone: 'neutral',
    unless: /erbbau|erbpacht/u,
  }),
  rule('miete-unbefristet', 'mietvertrag', 'neutral', {
    pattern:
      /unbefristet(?:e[rnsm]?)? (?:vermietet|miet\p{L}*)|(?:mietvertrag|mietverhältnis|vermietet)[^.¦]{0,30} unbefristet\p{L}*|(?:auf )?unbestimmte zeit (?:vermietet|geschlossen)|mietvertrag auf unbestimmte zeit/u,
    meaning: 'Unbefristet vermietet',
  }),
  rule('miete-befristet', 'mietvertrag', 'neutral', {
    pattern:
      /(?<!un)befristet(?:e[rnsm]?)? (?:vermietet|miet\p{L}*)|(?:mietvertrag|mietverhältnis|vermietet)[^.¦]{0,30}(?<!un)(?:befristet|bis (?:zum )?\d[\d·]+)/u,
    meaning: 'Befristet vermietet',
    unless: /(?<!\p{L})(?:staffel\p{L}*|index\p{L}*|\p{L}*bindung|kündigung\p{L}*)(?!\p{L})[^.¦]{0,20} bis(?!\p{L})/u,
    denied: 'Mietvertrag nicht befristet',
    deniedTone: 'neutral',
  }),
  rule('miete-gekuendigt', 'mietvertrag', 'neutral', {
    pattern: /(?:mietverhältnis|mietvertrag)[^.¦]{0,30}(?<!un)gekündigt(?! (?:worden )?werden)/u,
    meaning: 'Mietverhältnis gekündigt',
    denied: 'Mietverhältnis nicht gekündigt',
    deniedTone: 'neutral',
  }),
  rule('miete-endet', 'mietvertrag', 'neutral', {
    pattern: regexp.u`(?:\p{L}*(?:miet|pacht)\p{L}*|ladenvertrag|vertrag(?!lich)\p{L}*|vermietet|verpachtet|befristet|stationierung|entsendung|(?:fest|rest)?laufzeit)(?!\p{L})(?:[^.\d]{0,20}(?:begann|begonnen|beginn|seit|vom)(?: dem| am)? (?:(?:\d{1,2}· ?){2}|(?:\d{1,2}· ?)?\p{L}{3,9} )\d{4}(?:[^.\d]{0,30} \d{1,2} jahren?)?)?[^.\d]{0,60}?(?:(?<= )20\d\d um (?:\p{L}+|\d{1,2}) jahre )?(?<!\p{L})(?:bis|endet|ende|endend)(?!\p{L})[^.\d]{0,20}${DAY_OR_MONTH}|(?:(?:miet|pacht|vertrags)ende(?!\p{L})[^.\d]{0,12}|(?:fest|mindestmiet|grundmiet|vertrags)laufzeit(?: bis)? ?[:¦] ?|(?:miet|pacht|vertrags)?laufzeit(?:,| ?[:¦])? ?\d{1,2} jahre fest,? bis (?:zum )?|(?:(?:fest|noch) )?bis (?:zum )?(?=[\d\p{L}· ]{8,22} (?:fest )?(?:vermietet|verpachtet))|(?:${LEASED}|${TRADER})(?!\p{L})[^.\d]{0,60} (?:zum|per) (?=[\d\p{L}· ]{8,22} (?:\p{L}+ ){0,2}${ENDED})|(?:${LEASED})(?!\p{L})[^.\d]{0,40} ${ENDED} (?:zum|per) |(?:${LEASED})(?!\p{L})[^.\d]{0,40} (?:läuft|lief) (?:\p{L}+ ){0,2}(?:am|zum|per|mit) (?:dem |ablauf des )?(?=[\d\p{L}· ]{8,22} aus(?!\p{L}))|(?<=^[. ]*)${THE_LEASE} (?:endet(?: \p{L}+){0,3} |(?:läuft|gilt|ist)(?: \p{L}+){0,3} bis (?:zum |einschließlich )?|läuft (?:\p{L}+ ){0,2}(?:am|zum|per|mit) (?:dem |ablauf des )?(?=[\d\p{L}· ]{8,22} aus(?!\p{L})))|\d ?(?:€|eur|euro)[ ¦]+(?:\p{L}+ ){0,2}bis (?:zum )?)${DAY_AGAIN}`,
    meaning: caught => `Mietvertrag bis ${dayIn(caught).toReversed().join('.')}`,
    day: caught => dayIn(caught).join('-'),
    goesOn: new RegExp(`^[. ]*${THE_LEASE}`, 'u'),
    unless:
      // "Im Mietvertrag wurde die Kündigung bis 31.12.2030 ausgeschlossen" ends no lease, "Speicher gemietet, Mietvertrag bis 2041" is no lease of the home.
      regexp.u`kündigung(?!\p{L})[^.;]{0,60} bis [^.;]{4,30} (?:ausgeschlossen|verzichtet|gesperrt)|(?<!\p{L})(?:gemietet|geleast|leasing|mietanlage|mietkauf|(?:zu)?gepachtet\p{L}*|pachtweide|pachtland)(?!\p{L})|energieausweis|gültig|frist (?!zum (?:quartals|monats|jahres|halbjahres))|bescheid|erlaubnis|(?:betriebs|bau)?genehmigung|kläranlage|nebenkosten|abrechnung|betriebskosten|unbefristet|staffel|garantie|verkäufer|zu (?:errichten|bebauen|bauen|erstellen)|bau(?:verpflichtung|zwang|gebot|beginn)|^(?!.*${NAMES_LEASE})[. ]*(?:[^.]+[. ]+)?${THE_LEASE}`,
  }),
  rule('miete-seit', 'mietvertrag', 'neutral', {
    // The day of a letter, or since when a flat is empty, is no beginning of a lease.
    pattern:
      /(?:vermietet|mietverhältnis|mietvertrag|mieter\p{L}*|mietbeginn)[^.]{0,40}(?<!\p{L})(?<!(?:schreiben|brief|e-?mail|mail|nachricht|kündigung|erklärung|nachtrag|mitteilung|bescheid|abrechnung|leer\p{L}*|frei) )(?:seit|vom|ab|läuft|besteht)(?!\p{L})(?:[^.]{0,12}| dem \d{1,2}· ?\p{L}{3,9} )(?<year>(?:19|20)\d\d)|seit (?:dem )?(?:\d{1,2}·? ?)?(?:\d{1,2}· ?|\p{L}+ )?(?<year2>(?:19|20)\d\d)(?:, [^.,]{3,60},)? (?:(?:[\p{L}\d()-]+ ){0,8}vermietet|an (?:eine?n?|die|das|den) (?:[\p{L}\d()-]+,? ){1,8}vermietet|(?:wohnt|wohnen|lebt|leben) (?:hier|dort|darin) [^.]{0,60}(?:zahlt|zahlen|miete)(?!\p{L}))/u,
    meaning: ({ year, year2 }) => `Vermietet seit ${year ?? year2 ?? ''}`,
    unless: OWES_SINCE,
    evenIfOpen: true,
  }),
  rule('miete-bis-jahr', 'mietvertrag', 'neutral', {
    pattern:
      /(?:\p{L}*(?:miet|pacht)vertrag|vertrag|vermietet|verpachtet|laufzeit)(?!\p{L})[^.\d]{0,40}?(?<!\p{L})bis (?:zum )?(?:ende|mitte|anfang|jahresende) (?:des jahres )?(?<year>20\d\d)(?!\d|·)/u,
    meaning: ({ year }) => `Mietvertrag bis ${year ?? ''}`,
  }),
  rule('mieter-geht', 'mietvertrag', 'hinweis', {
    pattern: regexp.u`(?:mieter(?:in|innen|s)?|pächter(?:in)?|bewohner(?:in)?)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:gekündigt|ausziehen|(?:zieht|ziehen)(?: [\p{L}\d·]+){0,6} aus)(?!\p{L})|(?:mietverhältnis|mietvertrag|pachtvertrag|(?:ihren|seinen) vertrag(?! (?:mit|über)))(?!\p{L})[^.]{0,50}(?<!\p{L})(?:gekündigt|aufgehoben|aufgelöst|beendet)(?!\p{L})|${TRADER}(?!\p{L})[^.]{0,80}(?<!\p{L})(?:zum|per) [\d\p{L}· ]{6,20} gekündigt`,
    meaning: 'Der Mieter geht laut Text: Auszug und Räumung im Kaufvertrag sichern',
    unless:
      /nicht gekündigt|(?:kann|können|darf|dürfen|könnte|muss|wurde nie|nicht) [^.]{0,40}gekündigt|eigenbedarf|ausgeschlossen|kündigungs|(?:garage|stellplatz|garten)(?:n?mietvertrag| (?:ist |sind )?nicht gegenstand)(?!\p{L})|(?<!\p{L})(?:wenn|falls|sollte|solange)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('mieter-ausgezogen', 'mietvertrag', 'neutral', {
    pattern:
      /(?:mieter(?:in|innen|s)?|pächter(?:in)?|mietpartei|mieterschaft)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:ausgezogen|verstorben|hat [^.]{0,30}geräumt)(?!\p{L})/u,
    meaning: 'Der letzte Mieter ist laut Text ausgezogen',
    unless: /nicht ausgezogen|vormieter|(?<!\p{L})(?:wenn|falls|sobald)(?!\p{L})/u,
  }),
  // Art. 232 § 2 EGBGB: the landlord of such a lease may give notice for few reasons only.
  rule('miete-ddr', 'mietvertrag', 'warnung', {
    pattern:
      /ddr-?(?:alt)?miet(?:vertrag|verträge|verhältnis)\p{L}*|(?:mietvertrag|mietverträge|mietverhältnis(?:se)?)(?!\p{L})[^.]{0,50}(?<!\p{L})(?:ddr(?:-zeit(?:en)?|-recht)?|vor (?:der wende|dem 3· ?oktober 1990|1990))(?!\p{L})/u,
    meaning: 'Mietvertrag aus der DDR: Kündigung nur eingeschränkt möglich',
  }),
  rule('miete-anpassung', 'mietvertrag', 'neutral', {
    pattern: regexp.u`(?:letzte )?(?:miet(?:preis)?anpassung(?:en)?|mieterhöhung(?:en)?|mietsteigerung(?:en)?)(?!\p{L})${RISE}|(?:wurden?|ist|haben|hat)(?: \p{L}+){0,3} (?:kalt|nettokalt|grund)?mieten?(?!\p{L})[^.]{0,80}(?<!\p{L})(?:angepasst|erhöht|angehoben|gestiegen)|(?:kalt|nettokalt|grund)?miete (?:wurde|ist)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:angepasst|erhöht|angehoben|gestiegen)`,
    meaning: riseTold,
    day: dayOfRise,
    // Its own rule tells the last one with its day; and in a list of what one might do none took place.
    unless: /(?<!\p{L})(?:zuletzt|potenziale?|denkbar|vorstellbar)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('sollmiete', 'sollmiete', 'warnung', {
    pattern:
      /soll-?(?:miete[n]?|mieteinnahme\p{L}*|kaltmiete|nettokaltmiete)(?!\p{L})(?:[^.\d]{0,30}?(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}| ?\/ ?m²))?|(?:nettokaltmiete|mieteinnahmen|j?nkm|miete|jahresmiete|mietertrag) \(?soll\)?(?!\p{L})(?:[^.\d]{0,12}?(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}| ?\/ ?m²))?|mietansatz|erzielbare\p{L}* (?:\p{L}+ )?(?:jahres|monats)?(?:netto)?(?:kalt)?-?miet(?:e|en|einnahmen?|erträge)(?!\p{L})(?: (?:von|in höhe von|:|¦)? ?(?:rund |ca· )?(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}| ?\/ ?m²))?|erzielbare\p{L}* (?:\p{L}+ )?(?:miete\p{L}*|kaltmiete|nettokaltmiete)|mietpotenzial|prognostizierte\p{L}* miet\p{L}*|kalkulierte\p{L}* miet\p{L}*|angenommene\p{L}* miet\p{L}*|(?:bei |nach )vollvermietung(?:[^.\d€]{0,40}?(?<value>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L}| ?\/ ?m²))?/u,
    meaning: 'Miete nur als Soll oder Prognose',
    fixed: 'stated',
  }),
  rule('mietbindung', 'mietbindung', 'warnung', {
    pattern: regexp.u`wohnberechtigungsschein|wbs(?! ?70)(?=[ ,.)-])|sozialbindung|preisgebunden\p{L}*|mietpreisbindung|belegungsbindung|belegungsrecht\p{L}*(?=[^.]*${TOWN_RIGHT})|(?<=${TOWN_RIGHT}[^.]*)belegungsrecht\p{L}*|öffentlich gefördert\p{L}*|sozialwohnung\p{L}*|sozialer wohnungsbau|bindungsfrist`,
    meaning: 'Preis- oder Belegungsbindung',
    // The owners' own right to a room of what an operator runs binds no rent.
    unless: regexp.u`bevorzugte\p{L}* belegungsrecht\p{L}*|belegungsrecht\p{L}*[^.]{0,40}(?:eigentümer|käufer|erwerber|angehörige)|(?:eigentümer|käufer|erwerber)\p{L}* [^.]{0,40}belegungsrecht|${BINDING_OVER}`,
    denied: 'Keine Preis- oder Belegungsbindung',
  }),
  // "Die Sozialbindung endete 2019", "öffentlich gefördert, die Bindung ist 2015 ausgelaufen"
  rule('mietbindung-vorbei', 'mietbindung', 'gut', {
    pattern: new RegExp(BINDING_OVER, 'u'),
    meaning: 'Die Preis- oder Belegungsbindung ist laut Text ausgelaufen: Bescheid zeigen lassen',
    fixed: 'denied',
    only: /gefördert|sozial|belegung|wbs|wohnberechtigung|mietpreis|preisbind|bindung/u,
  }),
  rule('mieter-einziger', 'mieterstruktur', 'warnung', {
    pattern:
      /(?:gesamte[nsr]?|ganze[nsr]?|komplett(?:e[nsr]?)?|alles|vollständig|insgesamt) [^.]{0,80}an (?:nur )?(?:eine[nr]?|1) (?:\p{L}+ ){0,2}(?:haupt|general|einzel)?(?:mieter\p{L}*|pächter\p{L}*|betreiber\p{L}*)|(?:haupt|general|einzel|allein)-?mieter(?:in)?|(?:alleinige|einzige)[rn]? (?:mieter|pächter)(?:in)?|nur einen? (?:\p{L}+ )?mieter/u,
    meaning: 'Alles an einen einzigen Mieter vermietet: Zieht er aus, fehlt die ganze Miete',
  }),
  // Who took over from an insolvent one pays: only who is insolvent today is told.
  rule('mieter-insolvent', 'mieterstruktur', 'gefahr', {
    subject: 'mieterInsolvenz',
    pattern:
      /(?:\p{L}*betreiber\p{L}*|\p{L}*pächter(?:in)?|\p{L}*mieter(?:in)?|betriebsgesellschaft|filialist\p{L}*)(?!\p{L})[^.]{0,80}(?:insolvenz\p{L}*|insolvent\p{L}*|zahlungsunfähig\p{L}*|schutzschirm\p{L}*)|insolvenz\p{L}* (?:über das vermögen )?(?:des|der) (?:\p{L}+ ){0,2}\p{L}*(?:betreiber|pächter|mieter|betriebsgesellschaft)\p{L}*|insolvente[nrs]? (?:betreiber|pächter|mieter)\p{L}*/u,
    meaning: 'Betreiber oder Mieter ist insolvent: Die Miete kann ausbleiben',
    unless: regexp.u`${FORMER_HOLDER}|${TAKEN_OVER}|(?:über|ge)nommen, nachdem|insolvenzsicher|bürgschaft|kaution|im falle?|falls |sollte `,
  }),
  // "Betreiberin ist die … gGmbH. Über das Vermögen der Gesellschaft hat das Amtsgericht das Insolvenzverfahren eröffnet."
  rule('mieter-im-verfahren', 'mieterstruktur', 'gefahr', {
    subject: 'mieterInsolvenz',
    pattern:
      /über (?:das|deren|dessen|ihr) vermögen(?!\p{L})[^.]{0,140}(?<!\p{L})(?:insolvenz|schutzschirm)verfahren|insolvenzverfahren [^.]{0,40}eröffnet|(?:hat|musste|stellte) [^.]{0,40}insolvenz(?:antrag)? (?:angemeldet|beantragt|anmelden|gestellt)?|verfahren (?:de[rs]|in|unter) (?:\p{L}+ )?eigenverwaltung|schutzschirmverfahren|(?:pacht|miete)(?:zahlung(?:en)?)?(?!\p{L})[^.]{0,120}(?<!\p{L})masse(?:verbindlichkeit(?:en)?|schuld(?:en)?)/u,
    onlyBefore: /(?<!\p{L})(?:\p{L}*betreiber(?:in|gesellschaft)?|\p{L}*pächter(?:in)?|\p{L}*mieter(?:in)?)(?!\p{L})/u,
    unless: regexp.u`${FORMER_HOLDER}|${TAKEN_OVER}|bauträger|(?:des|der) eigentümer`,
    unlessBefore: /(?<!\p{L})vor(?:betreiber|pächter|mieter)\p{L}*/u,
    meaning: 'Betreiber oder Mieter ist insolvent: Die Miete kann ausbleiben',
    fixed: 'stated',
  }),
  rule('mieter-amt', 'mieterstruktur', 'warnung', {
    pattern:
      /miet\p{L}*[^.]{0,60}(?:vom|durch das|von der|über das|seitens des) (?:\p{L}+ )?(?:sozialhilfeamt|sozialamt|jobcenter|job-center|amt|arbeitsamt|arbeitsagentur|sozialhilfeträger|landratsamt|kommune|stadt|gemeinde)[^.]{0,30}(?:bezahl\p{L}*|gezahlt|übernommen|überwiesen|getragen)|(?:sozialhilfeamt|sozialamt|jobcenter|job-center|sozialhilfeträger) (?:\p{L}+ ){0,3}(?:bezahlt|zahlt|übernimmt|überweist) [^.]{0,20}miete/u,
    meaning: 'Die Miete zahlt das Amt (Sozialamt oder Jobcenter)',
  }),
  rule('mietende-nur-mieter', 'mietvertrag', 'warnung', {
    pattern:
      /eigennutzung[^.]{0,40} (?:nicht|kaum|erst) (?:möglich|in|ab|nach)|einseitige[rn]? (?:beendigung|kündigung)|nur (?:vom|durch den|seitens des|der) (?:mieter|verkäufer|verkäuferin)[^.]{0,30}(?:beend|kündig|gekündigt)\p{L}*|(?:eigenbedarf\p{L}*|kündigung (?:durch|seitens) (?:den|des|dem) vermieters?)[^.]{0,60}(?<!nicht )ausgeschlossen/u,
    meaning: 'Keine Eigennutzung, solange der Mieter nicht selbst kündigt',
    fixed: 'stated',
  }),
  rule('mieter-bleibt', 'mieterstruktur', 'neutral', {
    pattern:
      /(?:mieter(?:in|innen|s)?|pächter(?:in)?)(?!\p{L})[^.¦]{0,170}(?<!\p{L})(?:möchten?|wollen|will|würden?) [^.,¦]{0,40}(?<!\p{L})(?:bleiben|wohnen bleiben)(?!\p{L})/u,
    meaning: 'Der Mieter möchte bleiben',
    unless: /nicht [^.,]{0,20}bleiben|keinesfalls|(?<!\p{L})(?:wenn|falls|sollte)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  // How long a lease may last, and whether a hardship stands against its end (§ 574 BGB), hangs on it.
  rule('mieter-alter', 'mieterstruktur', 'neutral', {
    pattern:
      /(?:mieter(?:in)?(?!\p{L})[^.¦]{0,30}?(?<!\p{L})jahrgang (?<born>19\d\d)(?!\d))|(?<!\d)(?<age>[6-9]\d)-?jährige[nrsm]? (?:\p{L}+ )?(?:dame|frau|herrn?|mann|mieter(?:in)?|rentner(?:in)?|witwer?|person)(?!\p{L})(?=[^.]{0,60}(?:miet|wohnt|bewohnt))|mieter(?:in)?(?!\p{L})[^.¦]{0,20}?(?<!\d)(?<age2>[6-9]\d)(?: jahre alt|-jährig)(?!\p{L})/u,
    meaning: ({ born, age, age2 }) =>
      born === undefined ? `Mieter ist ${age ?? age2 ?? ''} Jahre alt` : `Mieter ist Jahrgang ${born}`,
    evenIfOpen: true,
  }),
  rule('mieter-gut', 'mieterstruktur', 'gut', {
    pattern:
      /(?:zuverlässige|solvente|solide|bonitätsstarke|angenehme|nette|pünktlich zahlende|gute)[rns]? (?:\p{L}+ )?mieter(?:n|in|innen|schaft|struktur)?|mieter(?:in|schaft)? zahlt (?:\p{L}+ )?pünktlich/u,
    meaning: 'Mieter werden als zuverlässig beschrieben',
  }),
  rule('mieter-voll', 'mieterstruktur', 'gut', {
    pattern: /(?:voll|vollständig|komplett) ?(?:vermietet|belegt)\p{L}*/u,
    meaning: 'Voll vermietet laut Text',
    unless:
      /(?:wenn|sobald|nach|bei|künftig|wären|wäre)(?!\p{L})[^.]{0,30}(?:voll|vollständig|komplett) ?(?:vermietet|belegt)|(?:sonst|ansonsten|(?:im )?übrige[nrs]?|restliche[nrs]?|andere[nrs]?|bis auf|außer|mit ausnahme|abgesehen)(?!\p{L})[^.]{0,60}(?:voll|vollständig|komplett) ?(?:vermietet|belegt)|(?:vermietet|belegt)(?:, [^.]{0,10}|[^.,]{0,30}) (?:bis auf|außer|mit ausnahme|abgesehen)(?!\p{L})|(?<!\p{L})ste(?:ht|hen) (?:\p{L}+ ){0,3}leer(?!\p{L})|stellpl|parkpl/u,
  }),
  rule('mieter-langjaehrig', 'mieterstruktur', 'neutral', {
    pattern:
      /langjährig(?:e[rns]?)? (?:vermietet|bewohnt|mieter\p{L}*|mietverhältnis\p{L}*|bestehende\p{L}* miet\p{L}*)|seit (?:über |mehr als |vielen |mehreren |rund |ca· )*(?:\d+ )?jahren (?:\p{L}+ ){0,3}vermietet|altmietvertr(?:ag|äge)|gewachsene mieterstruktur/u,
    meaning: 'Langjährige Mieter',
    evenIfOpen: true,
  }),
  rule('mieter-seit', 'mieterstruktur', 'neutral', {
    pattern:
      /(?:mieter(?:in|innen|n)?|mietpartei(?:en)?|ehepaar|familie|studentin|rentner(?:in)?|bewohnt|wohnt|wohnen)(?!\p{L})[^.]{0,70}(?<!\p{L})seit (?:dem )?(?:\d{1,2}· ?)?(?:\d{1,2}· ?|\p{L}+ )?(?<year>(?:19|20)\d\d)(?!\d)/u,
    meaning: ({ year }) => `Mieter seit ${year ?? ''}`,
    unless: new RegExp(`eigentümer|verkäufer|wir |ich |leer|vermieter|${OWES_SINCE.source}`, 'u'),
  }),
  rule('mieter-leerstand', 'mieterstruktur', 'hinweis', {
    subject: 'leerstand',
    pattern:
      /(?:davon |aktuell |derzeit )?(?:(?<!\d)\d{1,2}|eine?|zwei|drei|vier|fünf) (?:\p{L}+ )?(?:(?:(?:im|in|von|der|des) \p{L}+ ){0,2}(?:steht|stehen) (?:derzeit |zurzeit |aktuell |noch )?leer|leerstehend|leer|unvermietet)|teilweise leerstehend|leerstand(?:squote)?/u,
    meaning: 'Leerstand im Objekt',
    denied: 'Kein Leerstand',
    // "Leerstand gab es in zehn Jahren nur zwischen zwei Mietern", "der Leerstand ist gering", "Leerstand ist hier ein Fremdwort"
    unless:
      /(?:kosten|rücklagen?|verwaltung|instandhaltung)(?:,| und| ?\/) leerstand(?!\p{L})|(?<!\p{L})(?:kenn(?:t|en)|fürcht\p{L}*|befürcht\p{L}*) (?:man |wir |vermieter |hier )*(?:(?:das wort|den begriff|das thema) )?leerstand (?:hier |man |wir )*(?:nur |allenfalls |höchstens |bloß )*(?:aus|vom|von|nicht|kaum)(?!\p{L})|leerstand (?:[\p{L}-]+ ){0,5}(?:fremdwort|unbekannt|kein thema|nur (?:aus|vom) )|(?<!\p{L})(?:bei|im fall\p{L}*|unabhängig von|gegen|vor) (?:(?:eine[mnrs]?|des|der|von|einem|etwaige[mn]|möglichem) )?leerstand|leerstand(?:squote)? (?:in|im|an) (?:der |dieser |unserer )?(?:\p{L}+ )?(?:\p{L}*straße|innenstadt|altstadt|fußgängerzone|nachbarschaft|ort|stadt|viertel|zentrum|umgebung|gegend)(?!\p{L})|(?<!\p{L})(?:dort|umkreis|\p{L}*nachbar\p{L}*|\p{L}*straßen?|gasse|innenstadt|zentrum)(?!\p{L})[^.]{0,40} stehen(?!\p{L})[^.]{0,30} (?:läden|ladenlokale|geschäfte)(?!\p{L})|nach (?:\p{L}+ ){0,3}(?:\d+ )?(?:jahren|jahrelangem|langem|jahrzehntelangem) leerstand|leerstand (?:der|in den) (?:letzten|vergangenen)|(?:können|kann|könnte[n]?|risik\p{L}*|ausfall)(?!\p{L})[^.]{0,60}leerstand|leerstand(?:squote)?[ :¦(-]{1,5}(?:0(?:,0+)? ?(?=$|[^\d,])|null(?!\p{L}))|leerstand (?:gab|war|kam|entstand|bestand) [^.]{0,60}(?<!\p{L})(?:nur|lediglich|höchstens|kaum|nie)(?!\p{L})|(?:kaum|wenig|geringe[rn]?|niedrige[rn]?) leerstand|leerstand(?:squote)? (?:\p{L}+ ){0,3}(?:ist|liegt) (?:\p{L}+ )?(?:gering|niedrig)/u,
  }),
  rule('mietrueckstand', 'mietrueckstand', 'warnung', {
    pattern:
      /miet-?rückst(?:and|ände[n]?)|mietschulden|mietnomade[n]?|mietausfall|mietausfälle|räumungs-?(?:klagen?|verfahren|titel|prozess)|mietminderung(?:en)?|zahlungsrückst\p{L}*|rückst(?:and|ände)[^.]{0,40} (?:monats)?mieten?|(?:miet\p{L}*[^.]{0,45}? )?(?:mit )?(?<months>(?:einer?|zwei|drei|vier|fünf|sechs|\d{1,2}) (?:monats|kalt|warm)?-?mieten?) (?:im rückstand|in verzug|im verzug)(?:[^.]{0,40}(?<plan>ratenplan|ratenzahlung|ratenvereinbarung))?|(?:\p{L}*monats)?miet\p{L}*[^.]{0,45} (?:im rückstand|in verzug|im verzug)|(?:mieter(?:in)?|mietpartei|pächter(?:in)?)(?!\p{L})[^.¦]{0,60} (?:im|in) rückstand|(?:seit [^.¦]{3,20} )?keine (?:miet)?zahlung(?:en)?(?: mehr)?(?= ?[.,¦]|$| eingegangen)|rückst(?:and|ände)(?: von)? (?:rund |ca· )?\d[\d·,]* ?(?:€|euro|eur)(?!\p{L})|(?<=weder )rückstände(?= noch)|rückstände(?= ?[:¦]{1,2} ?(?:keine|nein|0))|(?<=(?:miet\p{L}*|verträge|kautionen)(?!\p{L})[^.]{0,80})rückstände(?= (?:bestehen|gibt es|sind) (?:\p{L}+ )?(?:nicht|keine))|(?<=miet\p{L}*(?!\p{L})[^.]{0,40} keine )rückstände|rückstände(?= (?:gab|gibt|waren|hatten) (?:es |wir )?[^.,;]{0,40}(?<!\p{L})(?:nicht|nie|keine)(?!\p{L}))/u,
    meaning: ({ months, plan }) =>
      months === undefined
        ? 'Mietrückstand, Mietausfall oder Räumungsklage'
        : `Mietrückstand: ${writtenCount(months)}${plan === undefined ? '' : ', Ratenzahlung vereinbart'}`,
    denied: 'Keine Mietrückstände',
    admitted: true,
    // A landlord's account has a line for it, each year; where nobody lets, nobody fails to pay.
    unless:
      /mietausfallwagnis|versicherung|kein mieterwechsel|rückst(?:and|ände) (?:per|zum|am|stand|bis|laut)(?!\p{L})[^:¦€]{0,24}[:¦]{1,2} ?0(?:,00)? ?(?:€|eur)|schuldner|hausgeld|wohngeld|grundsteuer|mietausf[aä]ll\p{L}*(?: (?:19|20)\d\d)? ?[:¦]? ?[:¦]? ?\d/u,
  }),
  // "Mietrückstände per 31.10.2026 | 0,00 €"
  rule('mietrueckstand-null', 'mietrueckstand', 'gut', {
    pattern: regexp.u`(?:miet-?)?rückst(?:and|ände) (?:per|zum|am|stand|bis|laut)(?!\p{L})[^:¦€]{0,24}[:¦]{1,2} ?0(?:,00)? ?(?:€|eur)`,
    meaning: 'Keine Mietrückstände',
    fixed: 'stated',
  }),
  rule('mietrueckstand-zahlt-nicht', 'mietrueckstand', 'warnung', {
    pattern:
      /(?:mieter(?:in|innen)?|mietpartei|pächter(?:in)?)(?!\p{L})[^.,]{0,50}(?<!\p{L})(?:zahlt|zahlen|zahlte) (?:\p{L}+ ){0,2}(?:nicht|keine miete)(?! (?:selbst|direkt|mehr als|nur))|(?:zahlt|zahlen) (?:der |die )?(?:\p{L}+ )?(?:mieter(?:in)?|mietpartei|pächter(?:in)?) (?:\p{L}+ ){0,2}(?:nicht|keine miete)/u,
    meaning: 'Ein Mieter zahlt nicht',
    fixed: 'stated',
  }),
]
