import { wholeWords } from '../scope/wholeWords.ts'

/**
 * What a sentence lays on its buyer, whatever it is about: a duty, a condition, another's thing, a damage, an office's charge, what nobody vouches
 * for, money beside the price, a day by which, who stays inside. Written in statement text (`asStatements`).
 */
export const CONSEQUENCES = ['duty', 'condition', 'others', 'damage', 'office', 'unsure', 'money', 'deadline', 'inside'] as const // prettier-ignore
export type Consequence = (typeof CONSEQUENCES)[number]

/** Words of a sentence that have a consequence, as they stand in statement text. */
export interface Binding {
  readonly of: Consequence
  readonly words: string
}

const BUYER = String.raw`(?:käufer|erwerber|ersteher)(?:s|in|seite)?`
const AMOUNT = String.raw`\d[\d·]*(?:,\d\d?)? ?(?:€|euro|eur)`
const RELATIVE = String.raw`(?:sohn|tochter|bruder|schwester|schwager|vater|mutter|eltern|nachbarn?|onkel|nichte|neffe|enkel|pächter|mieter|betreiber|verpächter|kirche|stiftung|firma|gmbh|gesellschaft|dritten?)\p{L}*`

const PATTERNS: Readonly<Record<Consequence, RegExp>> = {
  duty: wholeWords(
    String.raw`${BUYER} [^.;]{0,70}(?:verpflichtet\p{L}*|duldet|dulden|mitzu\p{L}+|zu übernehmen)|(?:vom|durch den|für den|beim|zu lasten des) ${BUYER}|\p{L}*pflicht zu[rm]|zu dulden|mitzuwirken|mitzuerwerben|(?:ist|sind) [^.;]{1,70} zu erwerben|herzurichten|zu beteiligen|(?:ist|sind|wäre) [^.;]{1,60} zu übernehmen|verpflichtet sich|ihre sache|(?:würden|müssten) sie|treten sie [^.;]{0,60} ein|tritt (?!in (?:das|den|die|alle|sämtliche) (?:\p{L}+ )?miet)(?:\p{L}+ ){1,5}ein|mit(?:zu)?übernehmen|nicht (?:errichtet|bebaut|umgenutzt|verändert) werden`,
    'g',
  ),
  condition: wholeWords(
    String.raw`sobald [^.;]{0,60}(?:beurkund|verkauft|erteilt|genehm|fertig|abgeschlossen|eingetragen|bezahlt|gefunden|erreicht)\p{L}*|erst wenn|erst nach(?:dem)?|erst dann|nur wenn|nur zusammen|nur gemeinsam|nur alles zusammen|vorbehaltlich|unter der bedingung|nicht erreicht|zurücktreten|es sei denn|unter der voraussetzung|ohne (?:seine|ihre|deren|dessen) (?:\p{L}+ ){0,3}(?:unterschrift|zustimmung|vollmacht)|kann (?:\p{L}+ ){0,4}nicht (?:verkauft|übertragen|beurkundet) werden|nicht geantwortet|erbschein[^.;]{0,60}(?:noch nicht|beantragt)|nicht auffindbar`,
    'g',
  ),
  others: wholeWords(
    String.raw`(?:gehört|gehören) (?!zu)(?:\p{L}+ ){0,3}${RELATIVE}|(?:bleibt|bleiben) (?:\p{L}+ ){0,4}eigentum|(?:im|in dem) eigentum (?:de[rs]|eine[rs]|von) (?!(?:\p{L}+ )?(?:familie|verkäufer|eigentümer|gemeinschaft))|(?:wird|ist|bleibt) (?:ein|das) recht|ausbedungen|aussteigen|sonderkündigung\p{L}*|vorzeitig kündigen|(?:mieter|pächter)\p{L}* [^.;]{0,40}gekündigt|verbleibt beim verkäufer|eigenbedarf\p{L}*|(?:auf|von) lebenszeit|solange (?:\p{L}+ ){0,4}leb(?:t|en)|wärmelief\p{L}*|contracting\p{L}*|mietmodell\p{L}*|geleast\p{L}*|(?:ge|ver)pachtet|läuft (?:noch )?(?:fest )?bis|(?:vertrag|bindung)\p{L}* (?:läuft |gilt )?bis|nur (?:geduldet|gepachtet|gemietet)|mit(?:be)?nutz(?:t|en)`,
    'g',
  ),
  damage: wholeWords(
    String.raw`eingedrungen\p{L}*|undicht\p{L}*|(?<!nicht |kein |nie )feucht(?:e|en|er|es|igkeit)?|durchfeuchtet\p{L}*|wasserschaden\p{L}*|(?:lässt|drückt|dringt|läuft|steht) [^.,;]{0,30}wasser[^.,;]{0,12}|schimmel\p{L}*|(?:(?!grund|ab|um|auf|zer)\p{L}*)(?<!grund|ab|um|auf|zer)riss(?:e|en|es)?|gesperrt\p{L}*|(?:steht|stehen) (?:\p{L}+ ){0,2}noch aus|(?:ist|sind) (?:\p{L}+ ){0,2}noch offen|nicht mehr (?:dicht|funktion\p{L}*|zulässig)|unfertig\p{L}*|provisorisch\p{L}*|morsch\p{L}*|befall\p{L}*|\p{L}*schwamm|asbest\p{L}*|defekt\p{L}*|beschädigt\p{L}*|abgesackt\p{L}*|abgängig\p{L}*|locker|löst sich|lösen sich|kaputt\p{L}*|ausbauchung|ausgebaucht|neigt sich|kommt es [^.,;]{0,30}herein|regnet (?:es )?(?:\p{L}+ ){0,3}(?:rein|herein|durch)|tropft|beulen?|klemmt\p{L}*`,
    'g',
  ),
  office: wholeWords(
    String.raw`\p{L}*(?:erschließungs|ausbau|anschluss|herstellungs)beitr(?!agsfrei)\p{L}*|ffh\p{L}*|biosphären\p{L}*|(?:natur|landschafts|wasser|heilquellen)schutzgebiet\p{L}*|überschwemmungsgebiet\p{L}*|hochwasser(?:gefahr|gebiet)\p{L}*|unzulässig\p{L}*|untersag\p{L}*|wiederbewaldung|sanierungsgebiet\p{L}*|sanierungsvermerk|veränderungssperre|milieuschutz\p{L}*|erhaltungssatzung|zweckentfremd\p{L}*|nutzungsänderung`,
    'g',
  ),
  unsure: wholeWords(
    String.raw`nicht (?:dafür )?(?:eingestanden|garantiert|zugesichert|gewährleistet)|(?:wurde|wird|ist|sind|worden) (?:\p{L}+ ){0,4}(?:nicht|nie) (?:untersucht|geprüft|geklärt|gefragt|nachgefragt|vermessen|beantragt|abgenommen)|noch nicht eingetragen|nicht genehmigt\p{L}*|ohne (?:bau)?genehmigung|(?:bau)?genehmigung (?:\p{L}+ ){0,5}(?:nicht|nie|fehlt|offen|ausstehend)|nicht (?:untersucht|geprüft|geklärt|gesichert) worden|ungeklärt\p{L}*|noch nicht festgesetzt|war nicht zugänglich|nicht (?:geöffnet|besichtigt) werden`,
    'g',
  ),
  money: wholeWords(
    String.raw`(?:kredit|darlehen|rate|restschuld|umlage(?!fähig)|sonderumlage|beitrag|ablöse|richtwert|aufpreis|zusätzlich|zuzüglich|hinzu|angebot)\p{L}*[^.;]{0,100}${AMOUNT}|${AMOUNT}[^.;]{0,40}(?:zusätzlich|hinzu|extra|nicht (?:im preis )?enthalten|nicht inbegriffen|zu tragen)`,
    'g',
  ),
  deadline: wholeWords(
    String.raw`bis (?:spätestens |einschließlich |zum )?(?:\p{L}+, )?\d{1,2}· ?(?:\p{L}+|\d{1,2}·)(?: ?\d{4})?(?:, \d{1,2}(?::\d\d)? uhr)|(?:angebots|gebots|bieter|biet)frist|verschlossene[nrm]? umschlag|preise? gültig bis`,
    'g',
  ),
  inside: wholeWords(
    String.raw`(?:bruder|schwester|mutter|vater|sohn|tochter|exmann|ex-mann|exfrau|ex-frau|ehemann|ehefrau|miteigentümer\p{L}*) (?:\p{L}+ ){0,3}(?:wohnt|lebt|bewohnt)|will (?:\p{L}+ ){0,2}nicht (?:aus|r?aus)\p{L}*|lässt niemanden|zahlt keine miete|räumungs(?:klage|titel|urteil|schutz)\p{L}*|räumt nicht|wohnen bleiben`,
    'g',
  ),
}

/** Said in every exposé of what follows from the law, or of how one meets. */
const OF_COURSE =
  /(?<!\p{L})(?:\p{L}*provision\p{L}*|\p{L}*courtage\p{L}*|beispiel|kfw\p{L}*|tilgungszuschuss|bargeld|kryptowerten?|rate ab|finanzierungspartner|weitere angebote|(?:ebenfalls|außerdem) im angebot|\p{L}*makler(?:in|s)?|\p{L}*maklers?büros?|§ ?34c|gewo|gewerbeordnung|handelsregister\p{L}*|hrb|aufsichtsbehörde|haftung\p{L}*|irrtum|zwischenverkauf|widerruf\p{L}*|datenschutz\p{L}*|geldwäsche\p{L}*|notar- und|notarkosten|grunderwerbsteuer|glaubhaft|geringsten gebots?|zuschlag\p{L}*|versteigerungserlös\p{L}*|sicherheitsleistung\p{L}*|barzahlung|ehevertrag|vertraulich\p{L}*|empfänger\p{L}*|weitergabe|exposés?|bonität\p{L}*|besichtigung(?:en|stermin\p{L}*)?|(?:an(?:zu)?)?melden|mwst|wertermittlung)(?!\p{L})/u
/** What sells: "Sie müssen sich um nichts kümmern". */
const PRAISE =
  /(?<!\p{L})(?:um (?:gar )?nichts|sich (?:\p{L}+ )?um alles)(?: \p{L}+){0,2} (?:kümmern|kümmert|sorgen)(?!\p{L})/u
/** What a portal prints of the prices asked around: "Reihenhäuser in … kosten im Angebot durchschnittlich 2.900 €/m²". */
const OF_MARKET =
  /(?=.*(?<!\p{L})(?:durchschnitt\p{L}*|im schnitt|im mittel|median|preisspanne|vergleichspreise?)(?!\p{L})).*(?:€|euro|eur) ?(?:\/|je|pro) ?(?:m²|m2|qm|quadratmeter)/su
/** What is denied, or over. */
const DENIED =
  /(?<!\p{L})(?:kein(?:e[rnms]?)?|keinerlei|weder|nie|niemals|ohne|frei von) (?:[\p{L}-]+ ){0,3}[\p{L}-]+|(?<!\p{L})[\p{L}-]+ (?:wurden?|worden|ist|sind) (?:[\p{L}\d]+ ){0,4}(?:behoben|beseitigt|saniert|repariert|abgedichtet|erledigt|bezahlt|abgerechnet|erneuert)(?!\p{L})|(?<!\p{L})[\p{L}-]+ (?:sind|ist|waren|war) (?:uns |mir |den \p{L}+ )?nicht bekannt(?!\p{L})/gu

/** Money that is read by its name, or of a worked example. */
const COUNTED =
  /(?<!\p{L})(?:hausgeld\p{L}*|vorauszahlung\p{L}*|nebenkosten|betriebskosten|heizkosten|sollzins\p{L}*|tilgung|zinsbindung)(?!\p{L})/u

/** "Feuchtigkeit oder Schädlinge sind den Eigentümern nicht bekannt", "hatten wir nie" */
const UNKNOWN =
  /(?<!ursachen? )(?:ist|sind|waren|war) (?:\p{L}+ ){0,3}nicht bekannt|(?:hatten|haben) wir (?:\p{L}+ ){0,4}nie|gab es (?:\p{L}+ ){0,2}nie/u
/** What lies elsewhere, or is paid. */
const SETTLED =
  /(?<!\p{L})(?:außerhalb|(?<!nicht )enthalten|(?:nicht|weder) (?:im|in einem|in)|beitragsfrei|abgelöst|nicht (?:mehr )?(?:offen|zu erwarten)|bezahlt|abgerechnet|entrichtet|abgegolten)(?!\p{L})/u

/** What stands about in the house and goes along with who leaves, where it is named as its thing. */
const MOVABLE =
  /(?<!\p{L})(?:(?:stand|wand|pendel|kuckucks)uhr|\p{L}*(?:schrank|schränke|möbel|klavier|gemälde|skulpturen?|sofa|kommode|truhe|teppiche?|spiegel|lampen?|leuchter|kübel|strandkorb|trampolin|rasenmäher\p{L}*|traktor|anhänger|wohnwagen|brennholz|kaminbestand))(?!\p{L})/u
/** That a tenancy goes over to the buyer is the law (§ 566 BGB); that a contract over a thing does is not. */
const TENANCY_GOES_OVER =
  /(?<!\p{L})(?:mietverhältnis\p{L}*|miet(?:er|vertrag|verträge)(?! (?:für|über|der|des|zu) (?:\p{L}+ )?\p{L}*(?:tank|heizung|anlage|therme|zähler|solar\p{L}*|photovoltaik\p{L}*|wärme\p{L}*|speicher))(?:s|e|en)?)(?!\p{L})[^.;]{0,80}(?:(?:vom|durch den|von dem) (?:käufer|erwerber)\p{L}* (?:übernommen|zu übernehmen)|auf den (?:käufer|erwerber) über)(?!\p{L})/gu

const IN_FAVOUR =
  /(?<!\p{L})(?:einspeisevergütung|eeg-?vergütung|\p{L}*garantie|gewährleistung)(?!\p{L})[^.;]{0,60} läuft(?!\p{L})|läuft(?!\p{L})[^.;]{0,30} (?:einspeisevergütung|eeg-?vergütung|\p{L}*garantie|gewährleistung)(?!\p{L})/u

/** What protects whoever buys: "Geld fließt erst nach dem Notartermin". */
const PAID_AFTER_NOTARY =
  /(?<!\p{L})(?:geld|zahlung\p{L}*|kaufpreis|gezahlt|bezahlt|zahlen sie|fällig)(?!\p{L})[^.;,]{0,40} erst nach (?:dem |der |ihrem )?(?:notar\p{L}*|beurkundung|eintragung|auflassungsvormerkung|fälligkeits\p{L}*)/gu

/** Every place of a sentence that has one. Empty: none, or only what is said everywhere. */
export function bindingsOf(sentence: string): Binding[] {
  if (OF_COURSE.test(sentence) || PRAISE.test(sentence) || OF_MARKET.test(sentence)) return []
  const plain = sentence.replace(PAID_AFTER_NOTARY, blank)
  const said = plain.replace(TENANCY_GOES_OVER, blank).replace(DENIED, blank)
  return CONSEQUENCES.filter(of => of !== 'money' || !COUNTED.test(sentence)).flatMap(of => {
    if (of === 'damage' && UNKNOWN.test(sentence)) return []
    // What the grid still pays and a maker still vouches for goes to whoever buys.
    if (of === 'others' && (IN_FAVOUR.test(sentence) || MOVABLE.test(sentence))) return []
    if (of === 'office' && SETTLED.test(sentence)) return []
    const text = of === 'condition' || of === 'unsure' || of === 'inside' ? plain : said
    return [...text.matchAll(PATTERNS[of])].map(([words]) => ({ of, words }))
  })
}

function blank(words: string): string {
  return ' '.repeat(words.length)
}

/** What makes an amount that nothing counts one of the buyer's. */
const OF_COST =
  /(?<!\p{L})(?:\p{L}*kosten|angebote?|\p{L}*voranschl\p{L}*|reparatur\p{L}*|\p{L}*sanierung\p{L}*|\p{L}*umlage|\p{L}*rückst[aä]nde?|kredit\p{L}*|darlehen\p{L}*|\p{L}*schulden?|abstand|ablöse|abzulösen|\p{L}*versicherung|entschädigung|raten?|gutachter|schaden|schäden)(?!\p{L})/u

/** An amount in it may be what the buyer pays beside the price. */
export function namesCost(sentence: string): boolean {
  return OF_COST.test(sentence)
}
