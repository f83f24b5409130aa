import { findMark, firstMark, heading, mark, title, weightOf, type FoundMark, type Mark } from './mark.ts'
import type { PageView } from './pageView.ts'

/** The form of a letter or mail: receiver, subject, salutation, greeting. */
const SUBJECT = mark[2]`^(?:betreff|betr\.|subject|unser zeichen|ihr zeichen|ihre nachricht|ihr schreiben|an|von|gesendet|datum)\b ?:[^\n]*`
const SALUTATION = mark[3]`^(?:sehr geehrte|sehr verehrte|liebe[rs]? (?!lage)\p{L}|guten (?:tag|morgen|abend)|hallo|moin|grüß gott|dear )[^\n]{0,60}`
/** Somebody whom the writer knows, or an office; "Liebe Leute" greets whoever reads a note. */
const ADDRESSED = mark[1]`^(?:sehr geehrte|sehr verehrte|(?:liebe[rs]?|guten (?:tag|morgen|abend)|hallo),? (?:frau|herr|familie|eheleute) )`
const GREETING = mark[3]`(?:mit )?(?:freundliche|beste|viele|herzliche|liebe|schöne)[nrm]? (?:\p{L}+ )?gr(?:u|ü|ue)(?:ß|ss)e?n?|hochachtungsvoll|grüßen (?:wir |ich )?sie (?:herzlich|freundlich)|grüß(?:en|t) (?:sie )?herzlich|^im auftrag$|^(?:deine?|euer|eure) \p{L}+(?: \p{L}+)?$|^(?:lg|mfg|vg)\b|kind regards`
const DATED = mark[1]`^[\p{L} .-]{3,30}, (?:den |im )?(?:\d{1,2}\. ?(?:\d{1,2}\.|\p{L}+) ?)?(?:\p{L}+ )?20\d\d$`
const FORM: readonly Mark[] = [SUBJECT, SALUTATION, GREETING, DATED]

/** "AW: Ihr Haus in Gera – Anfrage", "Unsere Wohnung, Ihre Anfrage": the words are those of who asked, and a seller answers him. */
const NO_REPLY = String.raw`(?![^\n]{0,14}(?<!\p{L})(?:aw|re|antwort) ?:)`

/** What a letter is about that offers no house: it answers, confirms, asks, reminds, gives notice, or bids itself. */
const OTHER_PURPOSE: readonly Mark[] = [
  heading[3]`[^\n]{0,60}(?:kündigung|mahnung|zahlungserinnerung|mieterhöhung|reservierung|bestätigung|einladung|absage|widerruf|widerspruch|ankündigung|rückfrage|mitteilung|terminvereinbarung|terminbestätigung|ihr kaufangebot|unser kaufangebot|kaufabsicht|kaufinteresse|kaufpreisangebot|notartermin|fristsetzung|verwalterwechsel|sonderumlage|kostenübernahme|eingangsbestätigung|zusage|mängel|schadensmeldung|beitragsanpassung|fälligkeit)`,
  heading[3]`${NO_REPLY}[^\n]{0,60}(?<!(?<!\p{L})ihrer? (?:\p{L}+ )?(?:kauf)?)anfrage`,
  mark[3]`(?:hiermit |gern(?:e)? )?bestätigen (?:wir|ich)|bestätige(?:n)? (?:ich|wir)? ?(?:ihnen |hiermit )|(?:für sie|für ihre familie) reserviert|reservierung(?: des| der| ist| gilt| bis| endet| bestätig)`,
  mark[3]`(?:biete(?:n)? (?:ich|wir) ihnen(?! (?:das|die|eine?|unser\p{L}*|folgende\p{L}*|diese\p{L}*|unten\p{L}*) (?:\p{L}+ )?(?:\p{L}*haus|\p{L}*wohnung|bungalow|villa|objekt|immobilie|grundstück|anwesen)(?!\p{L}))|unser(?:e)? (?:verbindliches |kauf)?(?:angebot|gebot)(?!e? (?:ist|sind|bleib\p{L}*) (?:stets )?(?:freibleibend|unverbindlich))|mein (?:kauf)?(?:angebot|gebot)|bereit,? [^\n]{0,50}zu zahlen|möchte(?:n)? (?:ich|wir) (?:das|die|ihr|ihre)[^\n]{0,50}(?:kaufen|erwerben)|(?:kaufen|erwerben) möchte)`,
  mark[3]`kündige(?:n)? (?:ich|wir)|mahnung|verzug|offene(?:r|n)? (?:betrag|posten|forderung)|nachzuzahlen|erhöht sich|mieterhöhung`,
  mark[2]`(?:ihr|ihrem|ihres) (?:schreiben|kaufangebot|gebot|widerspruch|einwand)|bezug auf|bezugnehmend|nehmen bezug|wie (?:telefonisch )?(?:besprochen|vereinbart)|teilen (?:wir|ich) ihnen (?:mit|hierzu)|mitteilen`,
  mark[2]`(?:leider|bedauern)[^\n]{0,60}|haben uns (?:für|gegen)|anderweitig|abgesagt|zurückgezogen|nicht berücksichtig`,
  mark[3]`(?:für|an|mit|zugunsten) (?:eine[nrms]?|de[nrms]) (?:anderen?|weiteren) (?:bewerber|interessenten|käufer)|(?:bereits|inzwischen|leider) (?:schon )?(?:verkauft|vergeben|beurkundet|reserviert)|ist (?:inzwischen |bereits |leider )?beurkundet|nicht mehr (?:verfügbar|zu haben)|dank für (?:die|ihre) besichtigung|ihr kaufangebot`,
  mark[2]`notartermin|kaufvertragsentwurf|entwurf des kaufvertrag|finanzierungsbestätigung|beurkundung (?:ist|findet|am)|kaufnebenkosten überweisen|fälligkeitsmitteilung|übergabe(?:termin| am| erfolgt)`,
  mark[3]`(?:ihre|ihren) (?:\p{L}+ )?(?:fragen|punkte)(?: vom|[^\n]{0,40}beantwort)|(?:wir antworten|beantworten wir|offenen punkte|der reihe nach)|(?:vielen|herzlichen)? ?dank[^\n]{0,30}(?:dass sie sich|für ihre? (?:besuch|zeit|fragen))|unser(?:e[nm])? (?:termin|gespräch|treffen) (?:gestern|heute|vom|am)|rückmeldung bis`,
  mark[3]`entwurf (?:des|eines|zum) (?:kauf)?vertrag|zustimmung (?:des verwalters|nach § ?12)|(?:als|den) (?:beurkundungs|notar)?termin (?:habe|haben) (?:ich|wir)`,
  mark[2]`laden (?:wir |ich )?(?:sie )?(?:herzlich )?(?:zur|zu einer|ein)(?!\p{L})|^tagesordnung|(?:zur|der) eigentümerversammlung`,
  mark[2]`bitten (?:wir |ich )?(?:sie |um )|bitte (?:überweisen|senden sie uns|teilen sie uns|reichen sie|beachten sie die frist)|innerhalb von \d+|frist bis|spätestens bis`,
  mark[2]`haben (?:wir|ich)[^\n]{0,40}(?:fragen|folgende fragen)|wir hätten (?:noch )?(?:einige |folgende )?fragen|können sie uns`,
  // What belongs to the receiver, as the subject: nobody offers him his own.
  heading[3]`${NO_REPLY}[^\n]{0,60}ihre?[srmn]? (?:\p{L}*(?:haus|hauses|wohnung|grundstücks?|immobilie|anwesens?|haushälfte)|darlehen|vertrag|konto)(?!\p{L})`,
  mark[3]`haben sie [^.]{0,90}(?:erworben|gekauft|angeschafft|geerbt)|sie haben (?:das|die|den) [^.]{0,60}(?:erworben|gekauft|angeschafft|geerbt)`,
  // Who advises sells nothing himself.
  heading[3]`[^\n]{0,40}(?:steuerberat|wirtschaftsprüf)`,
  mark[3]`(?:ich|wir) (?:rate|empfehle)n? (?:ihnen |daher |deshalb |also |zu[rm]? |dazu |davon )|(?:mein|unser) rat(?!\p{L})|gegenseite|grenzsteuersatz|veräußerungsgewinn|veräußerungsgeschäft`,
  // Who has seen it, and finds it dear, wants to buy.
  mark[3]`(?:ist|sind|wäre\p{L}*|erschein\p{L}*) (?:uns|mir)[^.\n]{0,30} zu (?:viel|teuer|hoch)|gefällt (?:uns|mir)|(?:wir|ich) (?:waren|war|haben|habe)[^.\n]{0,40} (?:bei|zu|zur) (?:der )?besichtigung|was meinen die (?:eigentümer|verkäufer)`,
  // Who has bid already is told what became of his bid; an offer asks for the first one.
  mark[5]`(?:ihr|ihre[mns]?) (?:\p{L}+ )?(?:gebot|angebot)(?!\p{L})[^.\n]{0,20} (?:von|über|in höhe von) (?:€ ?|eur )?\d[\d.]*[^.]{0,60}(?:weitergegeben|weitergeleitet|übermittelt|vorgelegt|besprochen|abgelehnt|angenommen|erhöht)|(?:ihr|ihres|ihre?n) (?:\p{L}+ )?gebot[^.]{0,60}(?:wiederholen|aufrechterhalten|nachbessern|erhöhen|bestätigen)|gebote? (?:zweier|dreier|der|von|eines) (?:\p{L}+ )?(?:weitere[rn]|andere[rn]) (?:interessent|bewerber|bieter)`,
  // What was sent before, and seen: the letter goes on from the offer.
  mark[3]`exposé (?:haben|hatten) (?:sie|wir ihnen) (?:bereits|schon|ja)|(?:für|über) ihren besuch(?!\p{L})|(?:für|zu) (?:einem?|eine[nm]) (?:zweiten|weiteren|erneuten) (?:termin|besichtigung|besuch)|(?:punkte|ergebnisse?) zusammen(?!\p{L})[^.]{0,60} wissen woll`,
  mark[3]`vorkaufsrecht[^.]{0,80}(?:ausgeübt|verzicht|nicht besteh|besteht nicht)`,
  // A broker who looks for houses to sell writes to their owners.
  mark[4]`was ist (?:ihre? )(?:\p{L}+ )?(?:haus|wohnung|immobilie)[^\n]{0,20} wert|ihre immobilie ist gefragt|(?:markt)?wert (?:ihres hauses|ihrer (?:immobilie|wohnung))|wir ermitteln (?:für sie )?kostenlos|kostenlose (?:wertermittlung|bewertung|marktwert\p{L}*)`,
  // "Sie hatten uns gebeten, einzuschätzen, was Ihr Haus wert ist": what he thinks of a house that nobody offers.
  mark[4]`(?:einzuschätzen|einschätzung|sagen|wissen|ermitteln|ermittelt)[^\n]{0,40} was ihre? (?:\p{L}+ )?(?:\p{L}*haus|\p{L}*wohnung|immobilie|objekt|anwesen)|was ihre? (?:\p{L}+ )?(?:\p{L}*haus|\p{L}*wohnung|immobilie|anwesen) (?:\p{L}+ ){0,2}wert (?:ist|sei|wäre)|(?:^|ihr\p{L}* )[^\n]{0,60}(?:unsere (?:erste )?(?:(?:preis|markt)?einschätzung|wertermittlung|marktwerteinschätzung|bewertung)|marktpreiseinschätzung|wertindikation)`,
  mark[4]`bevor wir (?:ein |das |ihr )?(?:exposé|inserat)[^.\n]{0,30}(?:erstellen|anfertigen|schalten)|bis (?:zu )?ihrer entscheidung|ihre? (?:\p{L}+ )?(?:\p{L}*haus|\p{L}*wohnung|immobilie) (?:nirgends|noch nicht|nicht) angeboten|(?:ihnen|sie) für den verkauf (?:vorschlagen|empfehlen)|ihre? (?:\p{L}+ )?(?:\p{L}*haus|\p{L}*wohnung|immobilie) am markt sehen`,
  mark[3]`(?:solange|bis) sie sich (?:noch )?nicht entschieden|halten wir eine spanne|(?:muster|entwurf)[^\n]{0,30} makler(?:vertrag|alleinauftrag|auftrag)|könnten wir, wenn sie (?:es |das )?(?:wünschen|möchten)|kein verkehrswertgutachten`,
  mark[4]`(?:sollten|falls|wenn) sie (?:sich )?(?:selbst )?(?:für |an |über |zu )?(?:einem? |ihrem? |ihren |den |zum )?verkauf (?:entscheiden|entschließen|denken|nachdenken|erwägen)|empfohlener (?:angebots|verkaufs)preis|vermarktungsvorschlag|(?:den|einen) (?:makler)?alleinauftrag|denken sie (?:selbst )?(?:gerade )?(?:an|über) [^\n]{0,30}(?:verkauf|veränderung)|in ihrer (?:unmittelbaren )?nachbarschaft[^\n]{0,40}verkauft|unserer letzten verkäufe`,
]

/** What a letter says that offers a house to whom it is sent. */
const OFFERS: readonly Mark[] = [
  title[3]`[^\n]{0,60}(?:zu verkaufen|zum kauf|zum verkauf|verkauf von|verkauf (?:unser|mein|des|der)|exposé|objektangebot|immobilienangebot|angebot:|neues angebot|verkaufsangebot|von privat)`,
  mark[3]`(?:biete(?:n|t)? (?:wir |ich )?(?:ihnen )?[^\n]{0,80}(?:zum (?:kauf|verkauf)|an(?!\p{L}))|zum (?:kauf|verkauf) (?:an|vor)|anbieten zu (?:dürfen|können)|objekt zum kauf|verkaufe(?:n)? (?:wir|ich)?|(?:wir|ich|muss|müssen|wollen|möchten|will|möchte)[^\n]{0,60} (?:verkaufen|abgeben|veräußern)|geben (?:wir |ich )?(?:unser|mein)[^\n]{0,60} (?:ab|her)(?!\p{L})|zu verkaufen|steht zum verkauf|zum verkauf steh|wird verkauft)`,
  mark[3]`(?:ihr|ihrem|ihren) such(?:profil|auftrag|kriterien|wunsch|anfrage)|(?:stelle|stellen) (?:ich|wir) ihnen[^\n]{0,60}vor|vorstellen zu dürfen|^(?:sehr geehrte|liebe)[rs]? [^\n]{0,20}interessent|ihr interesse an (?:unser|der|dem|dies)|exposé (?:zu|für|der|des)|ihre anfrage (?:zu|zum|zur|auf|über)`,
  mark[2]`(?:kauf|verkaufs|angebots)preis:? ?(?:¦ )?(?:beträgt |liegt |ist )?[^\n]{0,30}\d{2,3}[.\d]{3}|preisvorstellung|verhandlungsbasis|\bvb\b|\bvhb\b|haben wir uns[^\n]{0,40}vorgestellt|preis auf anfrage|als kaufpreis|kaufpreis (?:sind|ist|werden|beträgt)`,
  mark[2]`besichtig(?:en|ung)[^\n]{0,60}(?:jederzeit|gern|möglich|vereinbar|nach absprache|wochenend|termin)|(?:käufer)?(?:provision|courtage)[^\n]{0,40}(?:frei|%|keine)|ohne makler|kein makler|keine provision|makler[^\n]{0,30}(?:zwecklos|unerwünscht|verzicht)|noch (?:zu haben|da,|frei)|(?:stelle|stellen) (?:ich mir|wir uns)|trennen uns|anschauen|in gute hände|sofort (?:rein|einziehen)|provision für (?:sie|den käufer)`,
]

export interface Letter {
  /** It has the form of a letter. */
  readonly form: boolean
  /** What speaks for another purpose than an offer of sale, less what speaks for an offer. */
  readonly otherPurpose: number
  /** It is written to somebody, about something else as well. */
  readonly isCorrespondence: boolean
  /** It offers the home in so many words. */
  readonly isOffering: boolean
  readonly marks: readonly FoundMark[]
}

const MIN_FORM = 5
/** What else offers say is said in other letters, too. */
const OFFERING = 3

/** Reads pages as a letter: a seller may write one, but most letters are about something else. */
export function letterOf(pages: readonly PageView[]): Letter {
  const [form, other, offers] = [FORM, OTHER_PURPOSE, OFFERS].map(marks =>
    marks.flatMap(one => firstMark(pages, one) ?? []),
  ) as [FoundMark[], FoundMark[], FoundMark[]]
  return {
    form: weightOf(form) >= MIN_FORM,
    otherPurpose: weightOf(other) - weightOf(offers),
    isCorrespondence: other.length > 0 && pages.some(page => findMark(page, ADDRESSED) !== undefined),
    isOffering: offers.some(({ weight }) => weight >= OFFERING),
    marks: [...other, ...form],
  }
}
