import { regexp } from '#kernel/regexp.ts'
import { amountCaught } from '../amountCaught.ts'
import { OWN_SECTIONS, SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'
import { DUE_WITH_HOME } from '../../values/parkingPrice.ts'
import { writtenEuros } from '../written.ts'
import { PROOF_OF_FINANCE } from './proofOfFinance.ts'

const SPACE = String.raw`\p{L}*(?:stellplatz|parkplatz|garage|carport|duplexparker)(?!\p{L})`
/** "Der Stellplatz ist nicht enthalten, er kostet 9.000 € und muss mitgekauft werden" */
const TAKEN_BY_PRONOUN = String.raw`${SPACE}[^.]{0,90}, (?:er|sie|dieser|diese|der|die) [^.]{0,70}?(?<!\p{L})(?:muss|ist) (?:(?!nicht )\p{L}+ ){0,3}?(?:(?:mit|dazu|hinzu)-? ?(?:erworben|gekauft|übernommen|genommen)|abgenommen|(?:mit|dazu|hinzu) ?zu ?(?:erwerben|kaufen|übernehmen|nehmen)|abzunehmen)`
/** "… nur zusammen mit dem Haus ab, und zwar für 9.000 €" */
const ONLY_WITH_HOME = String.raw`nur (?:(?:zusammen|gemeinsam|in verbindung) )?mit (?:dem|der|unserem|unserer) (?:haus|wohnung|häuschen)(?!\p{L})[^.€]{0,80}(?:€|euro)`
/** "Wohnung und Garage werden zusammen verkauft", but for one price where that is said. */
const SOLD_TOGETHER = String.raw`(?:nur (?:zusammen|gemeinsam)|(?:zusammen|gemeinsam) (?:verkauft|veräußert|abgegeben|angeboten)(?![^.]{0,80}(?<!nicht |nicht bereits |nicht mit )im (?:kauf|gesamt)?preis (?:bereits |schon |mit )?(?:inbegriffen|enthalten|eingeschlossen|drin)(?!\p{L})))`

/** "umsatzsteuerpflichtig bzw. als Geschäftsveräußerung", "wird angestrebt": what the tax office decides later. */
const ONLY_SOUGHT =
  '(?:möglich|gegebenenfalls|ggf·|bzw·|beziehungsweise|oder|strebt|streben|angestrebt|falls|sofern|soweit|soll|geprüft)'
/** Between the Grundsteuer and a sum they make it theirs or that of all together, as a comma before the next charge does; and so does a sum that is still to be multiplied. */
const OTHER_COST = String.raw`(?<!\p{L})(?:hausgeld|wohngeld|\p{L}*nebenkosten|betriebskosten|heizkosten|\p{L}*versicherung|\p{L}*miete|mieter|kaufpreis|provision|erbbauzins|\p{L}*rücklage|strom|gas|heizung|müll\p{L}*|abfall\p{L}*|\p{L}*wasser\p{L}*|abgaben|\p{L}*gebühr(?:en)?|schornsteinfeger|straßenreinigung|winterdienst|hausmeister|und|sowie|plus|nebst|zusammen|insgesamt|gesamt)(?!\p{L})|\d ?(?:x|×|mal)(?!\p{L})|,(?! (?:ca·|rund|etwa|zurzeit|derzeit|aktuell|zuletzt|bisher|jährlich|monatlich|vierteljährlich|nach|laut|lt·|seit|\d))`
const SALES_TAX = '(?:umsatzsteuer|mehrwertsteuer|mwst·?|ust·?)'

/** "auf Wunsch kann zur Umsatzsteuer optiert werden", "Option zur Umsatzsteuer möglich" */
const MAY =
  '(?:kann|können|könnte|könnten|möglich|denkbar|auf wunsch|wahlweise|optional|bei bedarf|bereit|verhandelbar)'
const OPTED = `(?:(?:zur|auf die) ${SALES_TAX}(?:pflicht)? (?:zu )?optier(?:t|en)|${SALES_TAX}-?option|option(?:srecht)? (?:zur|auf) ${SALES_TAX}|mit ausgewiesener ${SALES_TAX} (?:verkauft|veräußert))`
const OPTION_OPEN = regexp.u`(?<!\p{L})${MAY}(?!\p{L})[^.;]{0,80}(?<!\p{L})${OPTED}|(?<!\p{L})${OPTED}(?: (?:werden|ist|wird|wäre|die|der|des|verkäufers))*(?: \p{L}+)? ${MAY}(?!\p{L})`

/** A thing beside the home with a small price of its own, to be bargained over. */
const PART_AT_A_PRICE =
  /(?<!\p{L})(?:\p{L}*küche|ebk|\p{L}*möbel|möblierung|inventar|einrichtung|\p{L}*stellplatz|\p{L}*garage|carport|abstand\p{L}*|ablöse\p{L}*|sauna|gartenhaus|\p{L}*geräte)(?!\p{L})[^.]{0,60}?(?<![\d·])\d{1,2}(?:·?\d{3})(?:,-+|,\d\d)? ?(?:€|eur|euro)? ?\(?(?:vb|vhb|verhandlungsbasis)(?!\p{L})/u

/** What is said of other things than the home's price, or of a floor below the asking price. */
const BARGAINED_ELSEWHERE =
  /provision|courtage|makler(?:kosten|gebühr)|(?:unter|weniger als) (?:ca· |rund )?\d|(?:miete|pacht|erbbauzins|ablöse|abstand)\p{L}*(?!\p{L})|(?:anfangs|zunächst|früher|damals|bisher) /u

const TALK =
  '(?:verhandeln|verhandelt|handeln|feilschen|gefeilscht|diskutieren|diskutiert|sprechen|gesprochen|reden|geredet)'
const OF_PRICE =
  '(?:über (?:den|diesen|unseren|meinen)|am|an (?:dem|diesem|unserem|meinem)) (?:kauf|verkaufs|angebots)?preis'
const SELLER =
  '(?:wir|ich|(?:die |der )?(?:eigentümer|verkäufer|erben|familie|eheleute)(?:in|innen)?|meine (?:mutter|eltern)|mein (?:vater|mann)|unsere (?:mutter|eltern)|unser vater)'
const WISH = '(?:möchten?|wollen|will|können|kann|werden|wird|mag|mögen|lassen?|lässt)'
/** Who does not bargain says so of the price or of himself: "über den Preis", "verhandeln möchten wir nicht", "mit uns handeln". */
const NO_BARGAIN = new RegExp(
  [
    `${OF_PRICE} (?:[\\p{L}-]+ ){0,5}(?:nicht|nichts|ungern|keinesfalls)(?: \\p{L}+){0,3} (?:${TALK}|rütteln|gerüttelt|ändern)`,
    `${OF_PRICE} (?:gibt es|ist|wäre) (?:\\p{L}+ ){0,2}(?:nichts|nicht) (?:mehr )?zu (?:verhandeln|rütteln|machen|diskutieren)`,
    `(?:ver)?handeln ${WISH} (?:${SELLER} )?(?:\\p{L}+ ){0,3}nicht`,
    `${SELLER} (?:\\p{L}+ ){0,2}(?:verhandle|verhandeln|verhandelt|feilschen) (?:\\p{L}+ ){0,3}nicht`,
    `(?:verhandelt|gefeilscht|gehandelt) wird (?:\\p{L}+ ){0,2}nicht|(?:es )?wird (?:\\p{L}+ ){0,2}nicht (?:verhandelt|gefeilscht)`,
    `${SELLER} (?:\\p{L}+ ){0,3}nicht (?:mehr |weiter |länger )?(?:über den preis )?(?:verhandeln|feilschen|handeln) ${WISH}`,
    `${SELLER} ${WISH} (?:\\p{L}+ ){0,3}nicht (?:mehr |weiter |länger )?(?:über den preis )?(?:verhandeln|feilschen)`,
    'lassen? (?:wir |ich )?(?:\\p{L}+ ){0,2}nicht (?:mit (?:uns|mir|sich) )?(?:ver)?handeln|nicht mit (?:uns|mir|sich) (?:ver)?handeln',
    '(?:kein(?:en)?|ohne) (?:(?:weitere[nr]?|großen) )?(?:verhandlungsspielraum|preisverhandlung\\p{L}*|preisverhandeln|preisnachlass|spielraum (?:beim|im|am) preis)|verhandlungsspielraum (?:besteht|gibt es|ist|haben wir) (?:\\p{L}+ ){0,2}(?:nicht|keine[nr]?)',
    'preisverhandlungen (?:führen|machen|wünschen|gibt es|sind|finden) (?:\\p{L}+ ){0,3}(?:nicht|keine|unerwünscht|ausgeschlossen|zwecklos)',
    '(?:kauf|verkaufs)?preis (?:ist |bleibt |steht |versteht sich )?(?:für uns |damit |als |ein )?(?:fest|fix|endgültig|unveränderlich|unverhandelbar)(?= ?[,¦)]|\\.|$| und (?:nicht|kein|wird))|unverhandelbar\\p{L}*|fixpreis|(?:unser|mein) letztes wort|(?<!(?<!\\p{L})was (?:\\p{L}+ ){0,2}|["„“»])letzter preis(?! ?(?:["”“«?]|-?(?:an)?fragen|wird|werden))',
    '(?:gebote?|angebote?|preisvorschläge|preisangebote|gegenangebote) (?:darunter|unter(?:halb)? (?:des|dem|diesem|dieses|der) (?:\\p{L}+ )?(?:\\p{L}*preis\\p{L}*|summe|betrag\\p{L}*)) (?:\\p{L}+ ){0,4}(?:nicht|zwecklos|sinnlos|kein\\p{L}*|unbeantwortet)|(?:preisvorschläge|gegenangebote|preisanfragen|handeln|feilschen) (?:sind |ist |bitte )?(?:zwecklos|sinnlos|unerwünscht|ausgeschlossen)',
  ].join('|'),
  'u',
)

/** How the price is meant, and what else must be paid. */
export const PRICE_RULES: readonly RemarkRule[] = [
  rule('preis-verhandelbar', 'preisart', 'gut', {
    subject: 'verhandlungsbasis',
    pattern:
      /verhandlungsbasis|vhb|(?<=(?:\d|€|eur|euro|-),? ?\(?)vb(?=[ .,)¦]|$)|(?<=preis[^.;]{0,30}[ ¦(])vb(?=[ .,)¦]|$)|vb(?=:? ?\d)|verhandelbar\p{L}*|über (?:den|unseren) (?:kauf)?preis (?:(?:kann|können|lässt sich|lassen)(?: (?!nicht)\p{L}+){0,8} (?:gesprochen|sprechen|reden|verhandelt|verhandeln)|lassen wir (?:(?!nicht)\p{L}+ ){0,3}reden|(?:ist|wird) (?:(?!nicht)\p{L}+ ){0,2}(?:verhandelt|zu reden))|(?:preis)?nachlass (?:\p{L}+ ){0,6}möglich|lassen (?:(?!nicht)\p{L}+ ){0,3}(?:über den preis |beim preis )(?:\p{L}+ ){0,2}reden/u,
    meaning: 'Preis verhandelbar',
    denied: 'Preis nicht verhandelbar',
    deniedTone: 'hinweis',
    // "Die Einbauküche kann für 6.500 € VB übernommen werden": that is no word on the price of the home.
    unless: PART_AT_A_PRICE,
    evenIfOpen: true,
  }),
  // What one has in mind is neither fixed nor offered for a talk.
  rule('preis-vorstellung', 'preisart', 'neutral', {
    pattern: /preisvorstellung/u,
    meaning: 'Preis als Vorstellung genannt',
    fixed: 'stated',
    unless: regexp.u`${PART_AT_A_PRICE.source}|(?<!\p{L})(?:erfolglos|vergeblich|nicht mehr|damalige[nr]?|frühere[nr]?|ursprüngliche[nr]?)(?!\p{L})`,
  }),
  rule('preis-unverhandelbar', 'preisart', 'hinweis', {
    subject: 'festpreis',
    pattern: NO_BARGAIN,
    meaning: 'Preis nicht verhandelbar',
    fixed: 'stated',
    unless: BARGAINED_ELSEWHERE,
    sections: SELLER_SECTIONS,
  }),
  rule('preis-fest', 'preisart', 'neutral', {
    subject: 'festpreis',
    pattern:
      /festpreis(?:es)?|(?<!\p{L})(?:kauf)?(?:an)?gebote?(?!\p{L})[^.;¦]{0,20}(?<!\p{L})(?:über|oberhalb|jenseits)(?!\p{L})(?=[^.;¦]{0,20}(?:preis|betrag|summe|\d))[^.;¦]{0,40}(?<!\p{L})nicht (?:angenommen|berücksichtigt|zugelassen|möglich|zulässig)|höhere (?:kauf)?(?:an)?gebote(?!\p{L})[^.;¦]{0,30}(?<!\p{L})nicht (?:angenommen|berücksichtigt|zugelassen)/u,
    meaning: 'Festpreis',
    fixed: 'stated',
    unless: /festpreisgarantie|kein festpreis/u,
  }),
  rule('preis-gebot', 'preisart', 'warnung', {
    subject: 'gebot',
    pattern:
      /bieterverfahren|gebotsverfahren|(?<!keine? )mindestgebot|gebote?(?: (?:werden|nehmen wir|erbitten wir|sind|bitte|schriftlich))* (?:schriftlich |bitte |spätestens )*bis (?:zum |spätestens |einschließlich )*\d{1,2}·|startpreis|höchstgebot|meistbietend\p{L}*|gegen gebot|angebotsverfahren|(?:bieter|gebots|bietungs)frist|(?:kauf)?(?:an)?gebote (?:werden |sind |nehmen wir )?ab (?:ca· |rund )?\d[\d·]* ?(?:€|eur|euro)/u,
    meaning: 'Verkauf gegen Gebot',
    denied: 'Kein Bieterverfahren',
  }),
  // What becomes of the highest bid is told: that is not asked.
  rule('gebot-unverbindlich', 'preisart', 'neutral', {
    pattern:
      /(?:nicht verpflichtet|keine (?:verpflichtung|pflicht)|nicht gebunden)[^.]{0,60}(?<!\p{L})(?:höchstgebot|höchste[ns]? gebot|gebote?|kaufangebote?)(?!\p{L})|(?:höchstgebot|höchste gebot|gebote?)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nicht (?:bindend|verbindlich|angenommen werden)|unverbindlich|freibleibend)(?!\p{L})/u,
    meaning: 'Der Verkäufer muss das höchste Gebot nicht annehmen',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('festpreis-frist', 'preisart', 'neutral', {
    pattern:
      /(?:\d{1,2}|\p{L}+) monate[n]? (?:\p{L}+ )?(?:festpreis\p{L}*|preisgarantie)|(?:festpreis(?:garantie|bindung|zusage)?|preisgarantie)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:\d{1,2}|\p{L}+) monate[n]?(?!\p{L})/u,
    meaning: 'Wie lange der Festpreis gilt, ist genannt',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('preis-anfrage', 'preisart', 'warnung', {
    pattern: /(?:kauf)?preis[ :¦]{1,3}(?:ist |erfahren sie |nur )?auf anfrage/u,
    meaning: 'Preis nur auf Anfrage',
    fixed: 'stated',
  }),
  rule('umsatzsteuer-kauf', 'finanzierungshindernis', 'warnung', {
    pattern: new RegExp(
      [
        `(?:kaufpreis|verkauf|verkaufspreis|preis|veräußerung)(?!\\p{L})[^.]{0,60}(?:zzgl·?|zuzüglich|plus|\\+) (?:der |gesetzlichen? |gesetzlicher |ges· |jeweiligen |jeweils gültigen |derzeit )*(?:\\d+ ?% )?${SALES_TAX}`,
        `(?:kaufpreis|verkauf|verkaufspreis|veräußerung)(?!\\p{L})[^.¦]{0,60}(?:umsatzsteuerpflichtig|mit (?:ausgewiesener )?${SALES_TAX})`,
        `(?:verkäufer|verkauf|eigentümer|veräußerer)\\p{L}*(?!\\p{L})[^.¦]{0,80} optiert`,
        `kaufpreis[^.]{0,40} (?:ist |als )?nettopreis|nettokaufpreis`,
      ].join('|'),
      'u',
    ),
    meaning:
      'Verkauf mit Umsatzsteuer: Wer sie nicht als Vorsteuer abziehen kann, zahlt sie zusätzlich (§ 9 UStG); vorher den Steuerberater fragen',
    denied: 'Verkauf ohne Umsatzsteuer',
    deniedTone: 'neutral',
    unless:
      /provision|courtage|makler|honorar|gebühr|einbauküche|inventar|kaufpreis(?:es)? inkl|stellplatzmiete|enthält keine|umsatzsteuerfrei|steuerfrei|(?:miete[nr]?|vermiet\p{L}*|für (?:den|die|das) (?:\p{L}*laden|büros?|praxis|gewerbe\p{L}*|halle|gaststätte|\p{L}*lokal|erdgeschoss))(?!\p{L})[^.]{0,100} optiert|optiert[^.]{0,60}(?:vermiet|miete)/u,
    evenIfOpen: true,
  }),
  rule('umsatzsteuer-frei', 'finanzierungshindernis', 'neutral', {
    pattern:
      /(?:kaufpreis|preis|verkauf|veräußerung)(?!\p{L})[^.]{0,50}(?:umsatzsteuerfrei|mehrwertsteuerfrei|ohne (?:ausweis der |ausweis von )?(?:umsatz|mehrwert)steuer|nach § ?4 nr· ?9)|umsatzsteuer[ :¦]{1,4}(?:der )?verkauf (?:erfolgt )?ohne option/u,
    meaning: 'Verkauf laut Text ohne Umsatzsteuer',
    unless: /provision|courtage|makler|honorar|miete/u,
    fixed: 'stated',
  }),
  rule('umsatzsteuer-geschaeftsveraeusserung', 'finanzierungshindernis', 'neutral', {
    pattern: regexp.u`(?<=(?<sought>${ONLY_SOUGHT}(?!\p{L})[^.¦]{0,90})?)geschäftsveräußerung im ganzen(?=(?<open>[^.¦]{0,60}?(?<!\p{L})${ONLY_SOUGHT}(?!\p{L}))?)`,
    meaning: ({ sought, open }) =>
      (sought ?? open) === undefined
        ? 'Als Geschäftsveräußerung im Ganzen ohne Umsatzsteuer auf den Preis (§ 1 Abs. 1a UStG), wenn Sie die Vermietung fortführen; eine Berichtigung nach § 15a UStG geht auf Sie über'
        : 'Geschäftsveräußerung im Ganzen nur möglich oder angestrebt: Im Vertrag regeln, wer die Umsatzsteuer auf den Preis trägt, falls sie nicht gelingt (§ 1 Abs. 1a UStG)',
    denied: 'Keine Geschäftsveräußerung im Ganzen',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  // § 9 UStG: whoever sells may choose it, and has not.
  rule('umsatzsteuer-option-moeglich', 'finanzierungshindernis', 'hinweis', {
    pattern: OPTION_OPEN,
    meaning:
      'Verkauf mit Umsatzsteuer möglich (Option): Sie lohnt nur, wenn Sie die Vorsteuer abziehen dürfen; vor dem Kaufvertrag mit dem Steuerberater festlegen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:\p{L}*miet\p{L}*|\p{L}*pacht\p{L}*|provision|courtage)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('umsatzsteuer-option', 'finanzierungshindernis', 'warnung', {
    unless: OPTION_OPEN,
    pattern: regexp.u`(?:zur|auf die) ${SALES_TAX}(?:pflicht)? optiert|(?:umsatzsteuer|mehrwertsteuer)-?option|option(?:srecht)? (?:zur|auf) ${SALES_TAX}|(?:verzicht|verzichtet)[^.]{0,40}steuer(?:befreiung|freiheit)|steuer(?:befreiung|freiheit)[^.]{0,50} verzichtet|vorsteuer-?(?:korrektur|berichtigung)(?:szeitraum|spflicht)?|§§? ?(?:9|15a) (?:abs· ?\d )?ustg`,
    meaning:
      'Zur Umsatzsteuer optiert: An den Verwendungszweck gebunden, sonst Vorsteuer zurückzuzahlen (§ 15a UStG); vorher den Steuerberater fragen',
    denied: 'Nicht zur Umsatzsteuer optiert',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  // "Die Büromiete ist umsatzsteuerfrei", "ohne Umsatzsteuer vermietet"
  rule('umsatzsteuer-miete-frei', 'mietvertrag', 'neutral', {
    pattern: regexp.u`\p{L}*(?:miet|pacht)\p{L}*(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:umsatzsteuer|mehrwertsteuer)frei|(?:ohne ${SALES_TAX}|umsatzsteuerfrei|mehrwertsteuerfrei) (?:vermietet|verpachtet)`,
    meaning: 'Miete ohne Umsatzsteuer',
    fixed: 'stated',
  }),
  rule('umsatzsteuer-miete', 'mietvertrag', 'hinweis', {
    pattern: regexp.u`(?:laden|geschäfts|gewerbe|büro)?-?(?:miet|pacht)\p{L}*(?!\p{L})[^.¦]{0,60}(?:zzgl·?|zuzüglich|plus|\+|mit|umsatzsteuerpflichtig) (?:der |gesetzlicher |gesetzlichen |ges· |\d+ ?% )*${SALES_TAX}|mit ${SALES_TAX} (?:vermietet|verpachtet)|umsatzsteuerpflichtig (?:vermietet|verpachtet)`,
    meaning: 'Miete mit Umsatzsteuer: Option und Vorsteuer beim Kauf mit übernehmen lassen',
    denied: 'Miete ohne Umsatzsteuer',
    deniedTone: 'neutral',
    unless: /provision|courtage|makler|honorar/u,
    evenIfOpen: true,
  }),
  rule('preis-gesenkt', 'preisverlauf', 'hinweis', {
    subject: 'preissenkung',
    pattern:
      /preissenkung|preisreduzierung|(?:preis|kaufpreis)[^.]{0,20} (?:reduziert|gesenkt|angepasst)|neuer preis|preisanpassung|jetzt (?:nur )?noch \d[\d·]* ?(?:€|euro)|statt \d[\d·]{5,} ?(?:€|euro)|reduzierter preis/u,
    meaning: 'Preis wurde gesenkt',
    denied: 'Keine Preissenkung',
    deniedTone: 'neutral',
  }),
  rule('pflichtkauf', 'pflichtkauf', 'warnung', {
    subject: 'stellplatzpflicht',
    // "kann dazu, muss aber nicht"
    unless:
      /m(?:uss|üssen) (?:(?:man |sie |er |es )?(?:aber|jedoch|allerdings|nur|dabei) )?nicht(?!\p{L})|k(?:ann|önnen) (?:[\p{L}]+ ){0,3}(?:dazu|mit ?erworben|mit ?gekauft|mitgenommen)/u,
    pattern: regexp.u`${DUE_WITH_HOME}|(?:stellplatz|tiefgaragenstellplatz|tiefgaragenplatz|parkplatz|garage|carport|duplexparker)\p{L}*[^.]{0,40}(?:(?:muss|müssen)(?=[^.]{0,60}(?:erw[eo]rb|kauf|übern[eo]mm|nehm|genommen|bezahl|dazu(?!\p{L})))|(?:erworben|gekauft|übernommen|genommen|bezahlt) (?:werden )?(?:muss|müssen)|ist zwingend|ist verpflichtend|verpflichtend|ist pflicht(?!\p{L})|\(pflicht\)|pflichtkauf|pflichtabnahme|pflichterwerb|mit ?zu ?erwerben|mit ?zu ?kaufen|mitzuerwerben|mitzukaufen|(?<!nicht )mit (?:der|dieser|jeder|ihrer) \p{L}*(?:wohnung|einheit) (?:zusammen )?zu (?:erwerben|kaufen|übernehmen)|(?:mit ?)?abzunehmen)|(?<!kein(?:en?)? )pflicht-?(?:tiefgaragen)?(?:stellplatz|garage|parkplatz)\p{L}*|(?:pflichterwerb|pflichtabnahme|mit ?zu ?erwerben|mit ?zu ?kaufen)(?!\p{L})[^.]{0,25}(?:stellplatz|garage|carport|tg-)|(?:wohnung|haus)(?:, [\p{L} -]{3,40}){0,3} und (?:der |die |das )?(?:\p{L}*stellplatz|\p{L}*garage\p{L}*|carport)\p{L}* (?:werden )?${SOLD_TOGETHER}|(?:\p{L}*stellplatz|\p{L}*garage\p{L}*|carport) und (?:die )?(?:wohnung|haus) (?:werden )?${SOLD_TOGETHER}|(?<!stellplatz[^.]{0,40}|garage[^.]{0,40})nur (?:(?:zusammen|gemeinsam|in verbindung|im paket) )?mit (?:\p{L}+ )?(?:tg-)?(?:stellplatz|garage|tiefgaragenstellplatz)`,
    meaning: 'Stellplatz muss mitgekauft werden',
    denied: 'Kein Pflichtkauf',
  }),
  rule('pflichtkauf-zugleich', 'pflichtkauf', 'warnung', {
    subject: 'stellplatzpflicht',
    // That it is not in the price denies nothing.
    pattern: regexp.u`${TAKEN_BY_PRONOUN}|${SPACE}[^.]{0,90} ${ONLY_WITH_HOME}`,
    meaning: 'Stellplatz muss mitgekauft werden',
    fixed: 'stated',
  }),
  rule('pflichtkauf-davor', 'pflichtkauf', 'warnung', {
    subject: 'stellplatzpflicht',
    // "Wir haben eine Garage um die Ecke. Die geben wir nur zusammen mit dem Haus ab, für 9.000 €"
    pattern: regexp.u`(?:die|den|der|das|sie|er|ihn|diese[nrs]?) (?:\p{L}+ ){1,5}?${ONLY_WITH_HOME}|(?:sie|er|es|diese[rs]?) (?:ist|sind) (?!nicht )[^.]{0,90}(?<!\p{L})(?:(?:mit|dazu|hinzu) ?zu ?|mit (?:dem haus|der wohnung) (?:für [^.€]{1,14}€ )?zu )(?:erwerben|kaufen|übernehmen)(?!\p{L})`,
    onlyBefore: regexp.u`(?<!\p{L})${SPACE}`,
    unlessBefore: /(?<!\p{L})(?:\p{L}*küche|\p{L}*möbel|inventar|sauna)(?!\p{L})/u,
    meaning: 'Stellplatz muss mitgekauft werden',
    fixed: 'stated',
  }),
  rule('pflichtkauf-inventar', 'pflichtkauf', 'warnung', {
    pattern:
      /(?:einbauküche|möbel)\p{L}*[^.]{0,40}(?:(?:muss|müssen)(?=[^.]{0,60}(?:erw[eo]rb|kauf|übern[eo]mm|nehm|genommen|bezahl|dazu(?!\p{L})))|(?:erworben|gekauft|übernommen|genommen|bezahlt) (?:werden )?(?:muss|müssen)|ist zwingend|ist verpflichtend|verpflichtend|pflichtkauf|mit ?zu ?erwerben|mit ?zu ?kaufen|mitzuerwerben|mitzukaufen)|nur (?:zusammen|in verbindung|im paket) mit (?:\p{L}+ )?küche|pflichtkauf/u,
    meaning: 'Inventar oder Zubehör muss mitgekauft werden',
    denied: 'Kein Pflichtkauf',
  }),
  rule('pflichtkauf-extra', 'pflichtkauf', 'hinweis', {
    subject: 'stellplatzExtra',
    pattern:
      /(?:(?<!(?:^|\.)(?:(?!€|eur)[^.])*(?:m²|qm|überbau\p{L}*|grundfläche\p{L}*|baufenster\p{L}*|grz)[^.]{0,25})|(?=[^.]{0,60}(?:€|euro|eur)))(?:zzgl·?|zuzüglich)[^.]{0,25} (?:(?:tiefgaragen|außen|kfz-|pkw-|duplex)?-?stellpl[aä]tz\p{L}*|garage\p{L}*|duplex\p{L}*|carport)|(?:(?:tiefgaragen|außen|kfz-|pkw-|duplex)?-?stellplatz|garage|carport)[^.]{0,25}(?:separat|zusätzlich|extra)[^.]{0,20}(?:erwerb\p{L}*|erworben|zu kaufen|€)/u,
    meaning: 'Stellplatz kostet extra',
    // What is paid each month adds nothing to the price.
    unless:
      /^(?![^.]*(?<!\p{L})\p{L}*(?:kauf)?preis(?!\p{L}))[^.]*(?<!\p{L})(?:\p{L}*(?:hausgeld|wohngeld|miete)|monatlich\p{L}*|(?:im|je|pro) monat)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('bodenrichtwert', 'bodenrichtwert', 'neutral', {
    pattern:
      /(?:bodenrichtwert(?:e|s)?|(?<!\p{L})brw(?!\p{L}))(?:(?:(?:[^.¦]|¦ ?(?=(?:ca· )?\d)){0,40}?[ :¦]|[^.¦€]{0,140}: )(?:ca· |rd· |rund )?(?:(?!(?:19|20)\d\d(?!\d))(?<from>\d[\d·]*(?:,\d+)?)(?: ?(?:€|euro|eur)(?: ?(?:\/|je|pro) ?(?:m²|qm))?)?(?: ?[-–] ?| bis (?:zu )?|(?<=zwischen [^.¦]{1,20}) und ))?(?<value>\d[\d·]*(?:,\d+)?) ?(?:€|euro|eur)(?!\p{L}))?/u,
    meaning: caught => {
      const { span } = amountCaught(caught)
      const from = span ? `${caught['from']?.replaceAll('·', '.')} bis ` : ''
      return caught['value'] === undefined
        ? 'Bodenrichtwert genannt'
        : `Bodenrichtwert ${from}${caught['value'].replaceAll('·', '.')}\u00a0€/m²`
    },
    evenIfOpen: true,
  }),
  rule('quadratmeterpreis', 'quadratmeterpreis', 'neutral', {
    pattern:
      /quadratmeter-?preis\p{L}*|(?:kauf)?preis (?:pro|je|\/) ?(?:m²|qm|quadratmeter)(?:[ :¦]{1,2}(?:ca· |rd· |rund )?(?<value>\d[\d·]*(?:,\d+)?) ?(?:€|euro|eur)(?!\p{L}))?|\d[\d·,]* ?(?:€|euro|eur) ?(?:\/|pro|je) ?(?:m²|qm|quadratmeter)(?= (?:wohnfläche|kauf))/u,
    meaning: ({ value }) =>
      value === undefined ? 'Quadratmeterpreis genannt' : `Quadratmeterpreis ${writtenEuros(value)}`,
    // What others paid is no price of this home.
    unless:
      /(?<!\p{L})(?:hausgeld|wohngeld|nebenkosten|miete)(?!\p{L})[^.]{0,40}(?:\/|pro|je) ?(?:m²|qm|quadratmeter)|(?<!\p{L})(?:verzug\p{L}*|vergütet|vertragsstrafe|entschädig\p{L}*)(?!\p{L})|gutachterausschuss\p{L}*|marktbericht\p{L}*|im mittel(?!\p{L})|(?:im )?(?:durchschnitt|schnitt)\p{L}*|median\p{L}*|preisatlas|preisspiegel|angebotspreise?|(?:lagen|liegen|kosteten?|kosten|erzielten?) [^.]{0,60}(?:häuser|wohnungen|hälften|objekte)|(?:häuser|wohnungen|hälften|objekte)(?!\p{L})[^.]{0,60} (?:lagen|liegen|kosteten?|kosten|erzielten?)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('reservierung', 'reservierung', 'warnung', {
    pattern:
      /(?:reservierungs|reservations)-?(?:gebühr|entgelt|kosten|vereinbarung|vertrag|pauschale|zahlung)(?:en)?|(?:kostenpflichtige|entgeltliche) reserv(?:ierung|ation)|(?:anzahlung|vorauszahlung|vorkasse)[^.]{0,40} (?:bei|zur|für die|mit der) reserv(?:ierung|ation)|bei reserv(?:ierung|ation) (?:ist|sind|wird|werden) [^.]{0,40}(?:fällig|zu zahlen|anzuzahlen)/u,
    meaning: 'Zahlung bei Reservierung verlangt',
    denied: 'Keine Reservierungsgebühr',
    unless:
      /(?:kosten(?:frei|los)|unentgeltlich|gebührenfrei)\p{L}* (?:\p{L}+ )?reserv|reserv\p{L}*(?!\p{L})(?: ist| erfolgt| bleibt)?[ :(]{1,3}(?:kosten(?:frei|los)|unentgeltlich|gebührenfrei)/u,
    sections: SELLER_SECTIONS,
    evenIfOpen: true,
  }),
  rule('grundsteuer', 'grundsteuer', 'neutral', {
    pattern: regexp.u`grundsteuer(?! b? ?reform)(?:(?!${OTHER_COST})[^.;€]){0,50}?(?<!\d|·)(?<value>\d[\d·]*(?:,\d\d)?)(?:,[-–]+)? ?(?:€|euro|eur)(?!\p{L})(?:(?=(?<aMonth>,?(?: ca·)? ?(?:im monat|pro monat|je monat|monatlich|mtl|\/ ?monat|\/ ?mt)(?!\p{L})))|(?=(?<aQuarter>,?(?: ca·)? ?(?:im quartal|pro quartal|je quartal|(?:im|pro|je) vierteljahr|vierteljährlich|\/ ?quartal)(?!\p{L})))|(?=(?<aYear>,?(?: ca·)? ?(?:im jahr|pro jahr|je jahr|jährlich|p· ?a|\/ ?jahr|\/ ?a)(?!\p{L})))|)|grundsteuer(?:bescheid)?`,
    // Paid by the quarter, told by the month or the year: without its time the sum says little.
    meaning: ({ value, aMonth, aQuarter, aYear }) =>
      value === undefined
        ? 'Grundsteuer erwähnt'
        : `Grundsteuer ${writtenEuros(value)}${aMonth ? ' im Monat' : aQuarter ? ' im Quartal' : aYear ? ' im Jahr' : ''}`,
    months: ({ aMonth, aQuarter, aYear }) => (aMonth ? 1 : aQuarter ? 3 : aYear ? 12 : undefined),
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('finanzierung-hindernis', 'finanzierungshindernis', 'warnung', {
    pattern:
      /nur (?:an )?bar(?:zahler|käufer|zahlung)|nicht finanzierbar\p{L}*|schwer finanzierbar\p{L}*|banken? (?:finanzier\p{L}*|beleih\p{L}*) (?:\p{L}+ )?nicht|nur (?:mit )?eigenkapital|ohne finanzierungsvorbehalt|barzahlung/u,
    meaning: 'Finanzierung könnte schwierig sein',
    fixed: 'stated',
    unless:
      /barzahlung(?!\p{L})[^.]{0,40}(?<!\p{L})(?:ausgeschlossen|unzulässig|nicht (?:mehr )?(?:möglich|zulässig|gestattet|erlaubt|zugelassen))|keine barzahlung/u,
  }),
  PROOF_OF_FINANCE,
]
