import { regexp } from '#kernel/regexp.ts'
import { holdsIn, matchesIn } from '../remarks/needles.ts'
import { isDeniedInOtherWords, SUCH_AS_IT_OCCURS } from './deniedInOtherWords.ts'
import { isUnticked } from './negation.ts'

/** How far a word that denies may stand before what it denies, in characters. */
const REACH = 90
/** "keine Termine ohne Zusage der Bank", "ohne Zweifel", "nicht nur", "nicht jede Bank beleiht", "kein Problem", "keine drei Kilometer entfernt" deny nothing; what an amount leaves out is there: "31.000 € ohne die Eternitplatten"; and so is what somebody did not weigh: "ohne Berücksichtigung der Rechte". */
const NO_DENIAL =
  /(?<!\p{L})(?:kein(?:e[nrsm]?)?|nicht|nie) (?:[\p{L}-]+ ){0,3}ohne(?!\p{L})|(?<=\d ?(?:€|euro|eur)[),]? )ohne(?!\p{L})|(?<!\p{L})ohne (?:\p{L}+e[nrs]? )?(?:berücksichtigung|rücksicht(?:nahme)?|beachtung|würdigung|einbeziehung|einrechnung|anrechnung|ansatz|abzug|abschlag|einsicht|(?:über)?prüfung|untersuchung)(?!\p{L})|(?<!\p{L})nichts zu (?:tun|schaffen)(?!\p{L})|(?<!\p{L})(?:ohne (?:zweifel|frage|weiteres|probleme?)|nicht (?:nur|(?:jede|alle)[rsnm]?(?= [\p{L}-]+ [\p{L}-]+)|zuletzt|selten|ausgeschlossen|auszuschließen|ohne)|kein(?:e|en)? (?:frage|problem|wunder|zweifel|(?:zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|fünfzehn|zwanzig|hundert|\d+) (?:kilometer|km|meter|m|minuten|gehminuten|autominuten|schritte|jahre)))(?!\p{L})/gu
/** "nicht gekauft, sondern gemietet": what comes behind "sondern" holds, and the denial was of the other. */
const NOT_BUT = /(?<!\p{L})(?:nicht|kein(?:e[nrsm]?)?)(?= [^.;¦]{1,60}?,? sondern )/gu
const DENIES =
  /(?<!\p{L})(?:kein(?:e[nrsm]?|erlei)?|ohne|nicht|weder|noch|nie|niemals|frei von|außerhalb(?: de[rs]| von| eines)?)(?!\p{L})/gu
/** Between the denying word and the denied one: a few plain words. */
const SHORT_WAY = /^(?: (?!und |aber |sondern |jedoch |mit |doch |da |weil |dafür |[-–] )[\p{L}\d/"„“%-]+){0,5} ?$/u
const TROUBLE_WITH = / (?:probleme?n?|schwierigkeiten|ärger) mit(?= )/u
/** "Weil die Rücklage nicht reicht gibt es eine Sonderumlage": with its verb the denial is complete. */
const FALLS_SHORT = /^ (?:aus)?(?:reich(?:t|en|te)|genügt|deckt|langt)(?!\p{L})/u
/** An enumeration: "keine Baulasten, Wegerechte oder". */
const ENUMERATION = /^(?: [\p{L}/-]+(?: [\p{L}/-]+){0,2}(?:,| und| oder| noch| sowie| bzw·))+(?: [\p{L}/-]+){0,2} ?$/u
/** "Kein Streit, keine Rückstände, Protokolle liegen vor": behind a comma alone a thing with a verb of its own is no further one that is denied. */
const ONLY_COMMA = /,(?: (?!und |oder |sowie |noch |bzw·)[\p{L}-]+){0,2} ?$/u
/** "ohne Durchgangsverkehr, zum Bahnhof zehn Minuten": the way to a place begins a clause of its own. */
const ELSEWHERE = /, (?:(?:nur|bis|etwa|ca·|gut|knapp) )?(?:zum|zur|nach|vom|ins)(?: [\p{L}-]+){0,2} ?$/u
/** "Kein Mieterkontakt, bevorzugtes Belegungsrecht": behind a comma alone a thing with an adjective of its own begins anew. */
const OWN_ADJECTIVE = /^\p{L}{3,}(?:tes|iges|liches|ter|iger|licher) \p{L}/u
const OWN_VERB =
  /(?<!\p{L})(?:ist|sind|liegt|liegen|besteht|bestehen|bleibt|bleiben|steht|stehen|wurden?|wird|werden|gibt|hat|haben)(?!\p{L})/u
/** "keine Villengegend, dafür sind Bahn und Schule nah": with its verb or "dafür" in front of it, what follows the comma is a clause of its own. */
const OWN_CLAUSE =
  /,(?: [\p{L}-]+)? (?:dafür|aber|jedoch|dagegen|hingegen|ist|sind|liegt|liegen|gibt es|hat|haben|erreicht man|erreichen sie)(?: [\p{L}-]+)? ?$/u
/** How an enumeration that is denied as a whole goes on. */
const ENUMERATION_ENDS =
  /^(?:,|$|\.|¦| (?:und|oder|noch|sowie|vorhanden|bekannt|eingetragen|festgestellt|erkennbar|sichtbar|ersichtlich|im grundbuch|besteh\p{L}*|lieg\p{L}*|gibt|auf|(?:sind|wurden) (?:\p{L}+ )?(?:eingetragen|bekannt|vorhanden|festgestellt|ersichtlich)))/u
const DENIED_AFTER =
  /^(?:\p{L}*(?:(?: ?\/ ?|, | und | oder | bzw· )[\p{L}-]+){0,3}(?:,? ?[:¦][ :¦]*\(?(?:(?:nach|laut|lt·|gemäß)(?: [\p{L}\d·-]+){1,6} |(?:im|in der) [\p{L}-]*(?:kataster|verzeichnis|register|grundbuch|liste) )?(?:nein|keine?[rs]?(?! (?:auskunft|angaben?|aussagen?|information(?:en)?|kenntnis(?:se)?|prüfung|untersuchung(?:en)?|gutachten|recherche)(?!\p{L}))|nicht(?! (?:bekannt|geprüft|untersucht|recherchiert|ermittelt)(?!\p{L}))|weder|entfällt(?! (?:auf|davon|dabei|hiervon)(?!\p{L}))|unbelastet|ohne|negativ|(?:[\p{L}\d·-]+ ){1,4}(?:ohne (?:befund|eintrag\p{L}*|auffälligkeit\p{L}*)|unauffällig|negativ)(?=$|[.,;)])|-$)| \(?(?:nein|nicht vorhanden|nicht bekannt|entfällt(?! (?:auf|davon|dabei|hiervon)(?!\p{L}))))(?!\p{L})|-?frei(?!\p{L}| (?:zugänglich|stehend))|(?:(?:, [\p{L}-]+){0,4} (?:und|oder|sowie|noch|bzw·)(?: (?:eine?|der|die|das))? [\p{L}-]+(?: (?:an|in|auf|für|zu) (?:eine[nmr]? |den |die |das )?[\p{L}-]+)?)?(?: (?!(?:ein|eine|einen|kein|mit|und) )[\p{L}-]+){0,7} (?:nicht|nie|keine?)(?: mehr)? (?:möglich|gewünscht|verlangt|gefordert|absehbar|zu (?:erwarten|rechnen|befürchten|vermuten)|auszugehen|nachweisbar|vorhanden|gegeben|bekannt|eingetragen|festgestellt|erkennbar|ersichtlich|sichtbar|vorgesehen|geplant|beschlossen|vereinbart|eingeräumt|ausbedungen|vorbehalten|gemeldet|verbaut|vorgekommen|aufgetreten|betroffen|erforderlich|notwendig|nötig|verbunden|angedacht|erhoben|angekündigt|bestellt|besteht|bestehen|existiert|anhängig|eingeholt|eingereicht|beauftragt|durchgeführt|vorgenommen|in sicht)(?!\p{L})|(?: (?:ist|sind|war|waren|kam|gab)(?: [\p{L}-]+){0,4})? (?:noch )?nie(?:mals)?(?=$|[.,])|(?: (?:gab|gibt|besteht|bestehen|liegt|liegen|steht|stehen)(?: (?:es|dabei|dazu|darin|hier|leider|uns|dort|derzeit|aktuell|bisher|bislang|auch|im haus|im keller|im objekt|laut \p{L}+)){0,2} (?:nicht|nie|keine?)(?! nur))(?!\p{L})|(?: (?:ist|sind|war|waren|wurden?))?(?: (?:leider|noch|derzeit|aktuell|uns)){0,3} nicht(?: vor| bei)?(?=$|[.,)])|(?:(?:, (?!(?:eine?|die|der|das) )| und | oder )[\p{L}-]+){0,3}(?: [\p{L}-]+){0,2} (?:besteht|bestehen|existieren|gibt es)(?: (?:nach|laut|gemäß|lt·)(?: [\p{L}\d·-]+){1,9})? nicht(?=$|[.,;)])|[^.,¦]{0,30} (?:kann|können) ausgeschlossen)/u
/** "Eine Wallbox ist noch nicht montiert": of plants. Damage is not built in: "Feuchte wegen nicht eingebauter Sperre" tells its cause. */
const NOT_BUILT_IN =
  /^(?:(?:, [\p{L}-]+){0,4} (?:und|oder|sowie|noch|bzw·)(?: (?:eine?|der|die|das))? [\p{L}-]+)?(?: (?!(?:ein|eine|einen|kein|mit|und|wegen|durch|weil|da|mangels|infolge|aufgrund|trotz|obwohl) )[\p{L}-]+){0,7} (?:nicht|nie|keine?)(?: mehr)? (?:installiert|montiert|angebracht|eingebaut|gebaut|errichtet)(?!\p{L})/u
const DAMAGE =
  /feucht|nässe|nass|schimmel|schaden|schäden|schadhaft|defekt|riss|undicht|wasser(?:ein|aus)tritt|befall|mangel|mängel/u
/** The object goes first, the denial closes the sentence: "Feuchteschäden haben wir bei der Begehung nicht gesehen". */
const DENIED_AT_THE_END =
  /^\p{L}* (?:suchen sie|sucht man|suchen) (?:hier|bei uns|dort|im haus|in diesem haus)(?: (?:\p{L}+ )?(?:vergebens|vergeblich|umsonst)|$|\.)|^\p{L}*(?:,? (?:und|oder|sowie|noch|bzw·)(?: (?:eine?|der|die|das))? [\p{L}-]+)?(?: (?:der|des|von|vom|im|am|gegenüber|seitens) (?:\p{L}+ )?\p{L}+)? (?:gibt|gab|besteht|bestehen|bestand|liegt|liegen|steht|stehen|ist|sind|existiert|existieren)(?: (?!noch|sonst|nur|zwar|auch|allein)[\p{L}\d·-]+){0,6} nicht(?: mehr)?(?: vor| bei| an| zu)?(?=$|[.,¦])|^\p{L}* (?:lässt|lassen|erlaubt|erlauben|gestattet|gestatten)(?: [\p{L}\d·-]+){1,6} nicht(?: zu)?(?=$|[.,;)])|^(?: (?:oder|und|sowie) [\p{L}-]+(?: (?:an|in|auf|für|zu) (?:eine[nmr]? |den |die |das )?[\p{L}-]+)?)? (?:besteht|bestehen|gibt es) nicht(?=$|[.,])|^(?: (?:ist|sind))?(?: (?:im|am|hier|dort|für) (?:\p{L}+ ?){1,2})? kein thema(?!\p{L})|^\p{L}* (?:wurden?(?: [\p{L}\d·-]+){0,8} ausgeschlossen|(?:mache|machen|habe|haben|will|wollen|wünsche\p{L}*|brauche\p{L}*|gibt|gab|führe\p{L}*|findet)(?: \p{L}+){0,3} (?:kein(?:e[nrs]?|s))(?: statt)?(?=$|[.,])|(?:hatten?|gab|haben?|hat)(?: [\p{L}\d·-]+){0,8} nie(?=$|[.,])|(?:wissen|weiß|wusste\p{L}*)(?: \p{L}+){0,5} nichts)(?!\p{L})|^[\p{L} ]{0,24}[ :¦(]{1,3}(?:ist |sind )?(?:leer|(?<!kost(?:e|en|et|ete|eten) )nichts(?! (?:extra|zusätzlich))|fehlanzeige|ohne eintrag\p{L}*|unbelastet)(?!\p{L})|^\p{L}* ?[:¦] ?[:¦ ]{0,2}(?:0|null)(?:,0+)? ?(?:€|euro|eur)(?!\p{L})/u
const WHERE_OF_IT = String.raw`(?: (?:der|des|von|vom|am|an|im|in|auf|unter|hinter)(?: [\p{L}-]+){1,3}?)?`
/** What goes on of the thing itself: "Risse oder nasse Kellerwände", "aufsteigende Feuchte in den Kellerwänden". No verb: "drückt in den Keller" says that it is there. */
const REST_OF_IT = String.raw`\p{L}*(?: (?!\p{L}+t |und |oder |sowie )[\p{L}-]+)?${WHERE_OF_IT}(?:, (?!(?:die|der|das|denen?|deren|dessen|wie|weil|aber|jedoch|sondern) )[\p{L}-]+(?: [\p{L}-]+)?){0,4}(?:,? (?:und|oder|sowie|noch|bzw·)(?: [\p{L}-]+){1,3}?)?${WHERE_OF_IT}`
const NOT_ONE = String.raw`(?:nicht|nie(?:mals)?|nirgend(?:s|wo)|kein(?:e[nrsm]?)?)(?: mehr| zeit)?`
const WHO_AND_WHEN = String.raw`(?: (?!behoben|beseitigt)[\p{L}\d·-]+)`
/** The object goes first, then who looked, then that he found none: "Risse oder nasse Kellerwände hat der von den Erben beauftragte Bausachverständige im August nicht gefunden". */
const FOUND_NONE = regexp.u`^${REST_OF_IT} (?:(?:haben?|hat|hatten?|konnten?|ließen?|wurden?|ist|sind|waren?)${WHO_AND_WHEN}{0,12} ${NOT_ONE}(?: \p{L}+)? (?:aufgefallen|aufgetreten|gesehen|gehabt|feststell\p{L}*|festgestellt|festzustellen|(?:vor)?gefunden|vorfinden|finden|bemerk\p{L}*|entdeck\p{L}*|erkennen|erkannt|ausmachen|ausgemacht|gezeigt|ergeben|gegeben|angetroffen|beobacht\p{L}*|nachweisen|nachgewiesen|nachzuweisen|gemeldet|erlebt)|(?:fand(?:en)?|sah(?:en)?|stellten?|entdeckten?|erkannten?|bemerkten?|ergab(?:en)?|zeigten?)${WHO_AND_WHEN}{0,10} ${NOT_ONE}(?: fest)?(?=$|[.,;¦])|(?:hatten?|gab|gibt)(?: es)?${WHO_AND_WHEN}{0,6} (?:noch )?nie(?:mals)?(?=$|[.,;¦]))(?!\p{L})`
/** "Die Ursache der Risse hat der Statiker nicht gefunden": it is there. */
const ASPECT_OF_IT =
  /(?<!\p{L})(?:ursachen?|gr[uü]nde?|herkunft|quelle|ausmaß|umfang|tiefe|verlauf|alter|beginn|verursacher)(?: (?:der|des|dieser|für|von|solcher)| für die| für den)?(?: [\p{L}-]+){0,2} ?$/u
/** "liegt uns derzeit noch nicht vor und wird angefragt", "ist beauftragt, liegt aber noch nicht vor": what does not lie before somebody is not at hand. */
const NOT_AT_HAND =
  /^[^.,¦]*(?:, ?(?:aber |jedoch )?)?(?<!\p{L})(?:liegt|liegen|lag|lagen)(?: (?!nicht )[\p{L}\d·/-]+){0,9} nicht(?: \p{L}+){0,2} vor(?=$|[.,;)¦]| und | oder | sowie | aber | bzw)/u
/** "Die Wände sind nicht feucht": the wording itself holds the denial. */
const DENIED_INSIDE = /(?<!\p{L})(?:nichts?|nie|kein(?:e[nrsm]?|erlei)?)(?!\p{L})/u
/** "Weitere Lasten bestehen nicht, Baulasten laut Auskunft vom Oktober ebenfalls nicht": the verb went before, only who says so stands between. */
const DENIED_LIKEWISE =
  /^(?:,? (?:laut|lt·|nach|gemäß)(?: (?!und |oder |aber |ist |sind |wurden? |besteh|eingetragen )[\p{L}\d·/-]+){1,7}| (?:im|in der|auf dem|für das) [\p{L}-]+)? (?:(?:ebenfalls|gleichfalls|auch) nicht|(?:ebenso|genauso) ?wenig)(?: bekannt| eingetragen| vorhanden| verzeichnet)?(?=$|[.,;)])/u
const VERB =
  '(?:gibt|gibt’s|gibts|gab|besteht|bestehen|bestand|liegt|liegen|steht|stehen|ist|sind|existiert|existieren|findet|finden|wurden?|habe|haben|hat|besitzt|besitzen)'
const FAR_NOT =
  '(?: (?!noch|sonst|nur|zwar|auch|allein|aber|dass|ob)[\\p{L}\\d·/-]+){0,12} nicht(?: mehr)?(?: vor| eingetragen| verzeichnet| bekannt| vorhanden| festgestellt| erfasst)?(?=$|[.,¦])'
/** "Altlasten: Eintrag im Kataster besteht laut Kreis nicht": the verb goes first and the denial closes the sentence, however far behind. */
const FAR_DENIED = regexp.u`^\p{L}*(?: (?:der|des|von|nach|gemäß|zugunsten|zu gunsten)(?: (?!ist |sind |und |oder )[\p{L}\d§/-]+){1,8}?)?(?:: ?(?:eine? |einen )?(?:eintr[aä]ge?|eintragung(?:en)?|verdacht|belastung(?:en)?|hinweise?|anhaltspunkte?|vermerke?)(?: [\p{L}-]+){0,4})? ${VERB}${FAR_NOT}`
/** The words themselves end in their verb: "Altlasten bestehen". */
const FAR_DENIED_VERB = regexp.u`^${FAR_NOT}`
const ENDS_IN_VERB = regexp.u`(?<!\p{L})${VERB}$`
/** "Eine Rückmiete wurde geprüft und ist nicht gewünscht", "haben wir erwogen, aber verworfen": weighed and turned down. */
const TURNED_DOWN =
  /^\p{L}*(?: [\p{L}\d]+){0,5} (?:geprüft|erwogen|überlegt|besprochen|diskutiert|angeboten|angefragt|angedacht|in betracht gezogen|nachgedacht|ins auge gefasst)(?: worden)?(?: und|,? aber|,? jedoch|,)(?: \p{L}+){0,4} (?:nicht (?:\p{L}+ )?(?:gewünscht|gewollt|beabsichtigt|möglich|vorgesehen|vereinbart|weiterverfolgt|verfolgt|zustande)|verworfen|abgelehnt|ausgeschlossen|fallen ?gelassen|kommt (?:\p{L}+ ){0,2}nicht)(?!\p{L})|^\p{L}*(?: [\p{L}\d]+){0,4} (?:verworfen|abgelehnt|ausgeschlagen|fallen ?gelassen)(?!\p{L})/u
const BRACKETS = / ?\([^()]*\)/gu
const FAR = 160
const REVERSED = /(?<!\p{L})(?:nicht|kaum|bedingt)(?: \p{L}+)? $/u

export interface Denial {
  readonly denied: boolean
  /** "nicht lastenfrei": the word right before turns it around. */
  readonly reversed: boolean
}

/** "keine außer einem Leitungsrecht", "keine Schäden bis auf einen Riss": what is excepted is there. */
const EXCEPTED = /(?<!\p{L})(?:außer(?! betrieb)|ausgenommen|bis auf|abgesehen von|mit ausnahme)(?!\p{L})/u
/** "Im Grundbuch steht außer dem Geh- und Leitungsrecht nichts": right before what is excepted, the denial is of the rest. */
const IS_EXCEPTED =
  /(?<!\p{L})(?:außer(?! betrieb)|bis auf|abgesehen von|mit ausnahme)(?: (?:von|de[mnrs]|eine[mnrs]?|das|die|ein))?(?: [\p{L}-]+e[nrms])?(?: [\p{L}-]+-? (?:und|oder))? $/u
/** "Bauzwang von der Stadt ist keiner drauf", "Risse sind keine zu sehen": the word for none takes up the thing again. */
const NONE_OF_IT =
  /^\p{L}*(?: (?:von|durch|seitens|an|auf|im|in|am) (?:(?:der|dem|den|die|das) )?[\p{L}-]+){0,2} (?:ist|sind|war|waren|gibt(?: e|’?)s|gab es|besteht|bestehen|liegt|liegen|steht|stehen|lastet|lasten|gehört|gehören|haben wir|habe ich|hat es)(?: (?:da|hier|dort|bei uns|uns|leider|aber|jedenfalls|derzeit|bisher|bislang|sonst|auch)){0,2} (?:keine[rsn]?|keins)(?= (?:mehr )?(?:dazu|drauf|darauf|dran|daran|drin|darin|dabei|verbaut|eingebaut|aufgetreten|nachgewiesen|gefunden|da|dort|hier|im haus|am haus|vorhanden|eingetragen|verzeichnet|bekannt|erkennbar|sichtbar|ersichtlich|festgestellt|gemeldet|vereinbart|angekündigt|(?:auf|an|in) (?:dem|der) [\p{L}-]+|(?:auf|im|am) [\p{L}-]+|zu (?:sehen|finden|erkennen|erwarten|befürchten))(?=$|[.,;¦]| und )|$|\.)/u
/** "Ein Wegerecht oder dergleichen hat niemand": what nobody has is not there; what nobody has done to it is. */
const NOBODY_HAS =
  /^\p{L}*(?: (?:oder|und|sowie|bzw·) (?!hat |haben )[\p{L}·-]+(?: [\p{L}·-]+)?){0,2}(?: (?:an|auf|über)(?: [\p{L}-]+){1,3}?)? (?:hat|hatte|haben|besitzt)(?: (?:hier|dort|da|daran|darauf|darüber|bei uns|bisher|bislang|je|jemals|auch|übrigens)){0,2} (?:niemand|keiner)(?: (?:mehr|je|jemals|daran|darauf))?(?=$|[.,;¦]| und )(?!,? (?:(?:der|die|das|dem|den|welche[rs]?) |außer|ausgenommen|bis auf))/u
/** "Niemand hat hier ein Wegerecht" */
const HAS_NOBODY =
  /(?<!\p{L})(?:niemand|keiner(?: der nachbarn)?) (?:hat|besitzt)(?: (?!sonst|nur|den |die |das |mehr als |über |zu[mr]? |wegen |für |von )[\p{L}-]+){0,3} $/u
/** Of these alone: "Ein Gutachten zum Schimmel hat keiner" and "Asbest hat keiner, der gesund ist" clear no house. */
const IS_RIGHT =
  /(?:rechte?[sn]?|nießbrauchs?|dienstbarkeit(?:en)?|reallast(?:en)?|option(?:en)?|ansprüche?|anspruchs?|grundschuld(?:en)?|hypotheken?)$/u
/** "Ein Gutachten zum Wegerecht": of the paper, not of the right. */
const ABOUT_IT =
  /(?<!\p{L})(?:über|zu|zum|zur|wegen|für|betreffend)(?: (?:das|die|den|dem|der|eine?[nmr]?|ein))?(?: \p{L}+e[nrsm]?)? $/u

/** "Ein Energieausweis ist für Baudenkmäler nicht vorgeschrieben": what is denied is the head of the sentence, for which the thing is only the reason. */
const OF_ANOTHER_HEAD =
  /(?:^|[,;:¦] ?) ?(?:eine?|der|die|das|unsere?|kein|keine) (?:[\p{L}-]+e[rsn]? )?(?!(?:hinweise?|anzeichen|anhaltspunkte?|verdacht|gefahr|indizien?|nachweise?)(?!\p{L}))[\p{L}-]{4,} (?:ist|sind|war|waren|wird|werden|wurden?|liegt|lag|muss) (?:(?:hier|auch|daher|deshalb|uns|damit) )?(?:für|wegen|trotz|aufgrund|angesichts)(?: (?:der|die|das|den|dem|des|eine?[nmrs]?|solche[nr]?|einzelne))?(?: \p{L}+e[nrsm]?)? $/u

/** "Eine Sonderumlage hat es hier nur 2016 gegeben, vorgesehen ist derzeit keine": it is over, and none is to come. */
const WAS_THERE =
  /(?<!\p{L})(?:gab(?:en)?|hatten?|(?:hat|haben)(?= [^.;¦]{0,80}(?:gegeben|gehabt|gezahlt|bezahlt|erhoben))|wurden?(?= [^.;¦]{0,80}(?:gezahlt|bezahlt|erhoben)))(?!\p{L})/u
const NONE_TO_COME =
  /^(?:(?! weiter(?:e[nrs]?)?(?!\p{L})| fällig| zahlbar| raten?(?!\p{L})| noch )[^.;¦]){0,110},? (?:und |aber )?(?:geplant|beschlossen|vorgesehen|angekündigt|absehbar|in sicht|zu erwarten|im gespräch) (?:ist|sind|wurden?)(?: (?!weiter)[\p{L}\d]+){0,6} (?:keine?[rns]?|nicht)(?: mehr)?(?=$|[.,;¦])/u

/** Right before who says it: "bestehen nach Auskunft der Hausverwaltung nicht" denies what is said, not that there is one. */
const SAID_BY =
  /(?<!\p{L})(?:(?:nach|laut|gemäß) (?:\p{L}+ )?(?:auskunft|auskünften|angaben?|aussagen?|mitteilung|bestätigung) (?:der|des|unserer|von) |laut (?:der |dem )?)$/u

/** "… stammen aus dem Baujahr, Hohlschichtdämmung nicht vorhanden": an age is told to the end, another thing is missing. */
const AGE_TOLD = /(?<!\p{L})(?:aus|von) (?:dem|der) (?:bau(?:jahr|zeit)|errichtungszeit|ursprungsbaujahr)$/u
const OTHER_MISSING = /^, (?:eine? |die |der |das )?[\p{L}-]{4,} (?:ist |sind )?nicht vorhanden(?=$|[.,;)])/u

/** Whether a statement denies what a stretch of it says. The text is statement text. */
export function denialOf(text: string, bounds: { start: number; end: number }, start: number, end: number): Denial {
  const head = text.slice(bounds.start, start)
  if (SAID_BY.test(head) || OF_ANOTHER_HEAD.test(head) || IS_EXCEPTED.test(head))
    return { denied: false, reversed: false }
  const before = text.slice(Math.max(bounds.start, start - REACH), start).replace(NO_DENIAL, blank)
  const inside = text.slice(start, end).replace(NO_DENIAL, blank).replace(NOT_BUT, blank)
  const rest = text.slice(end, bounds.end).replace(SUCH_AS_IT_OCCURS, '$<thing>')
  const behind = AGE_TOLD.test(inside) ? rest.replace(OTHER_MISSING, '') : rest
  const after = behind.slice(0, REACH)
  const far = withoutRelative(before, behind.slice(0, FAR).replace(BRACKETS, ''))
  return {
    denied:
      isUnticked(text, start) ||
      deniedBefore(before, inside, after) ||
      holdsIn(NOT_AT_HAND, text.slice(start, Math.min(bounds.end, end + REACH))) ||
      holdsIn(DENIED_AFTER, after) ||
      holdsIn(DENIED_AFTER, withoutSource(far)) ||
      (!DAMAGE.test(inside) && (holdsIn(NOT_BUILT_IN, after) || holdsIn(NOT_BUILT_IN, withoutSource(far)))) ||
      holdsIn(DENIED_AT_THE_END, after) ||
      (holdsIn(FOUND_NONE, far) && !holdsIn(ASPECT_OF_IT, before)) ||
      holdsIn(DENIED_LIKEWISE, after) ||
      holdsIn(FAR_DENIED, far) ||
      holdsIn(TURNED_DOWN, far) ||
      holdsIn(NONE_OF_IT, after) ||
      hasNobody(before, inside, after) ||
      (holdsIn(NONE_TO_COME, far) && WAS_THERE.test(before + inside + far)) ||
      (holdsIn(FAR_DENIED_VERB, far) && ENDS_IN_VERB.test(inside)) ||
      holdsIn(DENIED_INSIDE, inside) ||
      isDeniedInOtherWords(text, bounds, start, end),
    reversed: holdsIn(REVERSED, before),
  }
}

function hasNobody(before: string, inside: string, after: string): boolean {
  const rest = /^\p{L}*/u.exec(after)?.[0] ?? ''
  if (!IS_RIGHT.test(inside + rest) || ABOUT_IT.test(before) || /^\p{L}*, (?:der|die|das) /u.test(after)) return false
  return holdsIn(NOBODY_HAS, after) || HAS_NOBODY.test(before)
}

/** "Risse, die auf Setzungen deuten, wurden nicht gesehen": the verb behind the clause between commas is that of the thing. */
function withoutRelative(before: string, after: string): string {
  return IN_RELATIVE.test(before) ? after.replace(/^[^,.¦]{0,50},/u, '') : after.replace(RELATIVE, '$<thing>')
}

/** "sind laut Protokoll der letzten Versammlung nicht geplant": who says so and when stands between thing and denial, brackets aside. */
const SOURCE_BETWEEN =
  /,? (?:laut|lt·|nach|gemäß)(?: (?!und |oder |aber |ist |sind |wird |werden |wurden? |nicht |nie |keine? )[\p{L}\d·/-]+){1,9},?(?= (?:noch )?(?:nicht|nie|keine?)(?!\p{L}))/u

function withoutSource(after: string): string {
  return after.replace(SOURCE_BETWEEN, '').slice(0, REACH)
}

const RELATIVE =
  /^(?<thing>[^,.¦]{0,40}), (?:(?:von|mit|in|zu|auf|an|für|über|aus) )?(?:die|de[rmn]|das|denen|welche[rsmn]?) [^,.¦]{3,70},/u
const IN_RELATIVE = /, (?:die|der|das|denen|welche[rs]?) [^,.¦]{0,40}$/u

/** The nearest word that can deny what follows decides; "nicht", "noch" and "nie" reach less far than "keine". */
function deniedBefore(before: string, inside: string, after: string): boolean {
  return matchesIn(DENIES, before, before)
    .reverse()
    .some(({ 0: word, index }) => {
      const between = before.slice(index + word.length).replace(TROUBLE_WITH, ' probleme')
      if (/[:¦]/u.test(between) || EXCEPTED.test(between)) return false
      // "noch" alone denies nothing: only "weder … noch".
      if (word === 'noch' && !/(?<!\p{L})weder(?!\p{L})/u.test(before)) return false
      if (FALLS_SHORT.test(between)) return false
      if (SHORT_WAY.test(between)) return true
      if (word === 'nicht' || word === 'noch' || !ENUMERATION.test(between) || !ENUMERATION_ENDS.test(after))
        return false
      if (ELSEWHERE.test(between) || OWN_CLAUSE.test(between)) return false
      if (ONLY_COMMA.test(between) && OWN_ADJECTIVE.test(inside)) return false
      return !(ONLY_COMMA.test(between) && OWN_VERB.test(inside + (/^[^.,;¦]*/u.exec(after)?.[0] ?? '')))
    })
}

function blank(words: string): string {
  return ' '.repeat(words.length)
}
