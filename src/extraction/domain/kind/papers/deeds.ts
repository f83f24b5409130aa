import { mark, title, seen } from '../mark.ts'
import { PARAGRAPH_HEADING, type Paper } from './paper.ts'

const PARTIES_SIGN = String.raw`^_{4,}|(?:ort|datum)(?:, ?(?:ort|datum))?[^\n]{0,30}unterschrift|unterschrift (?:des|der) (?:mieter|vermieter|auftraggeber|makler|käufer|verkäufer|eigentümer)|\((?:ver)?mieter(?:in)?\)|\((?:ver)?käufer(?:in)?\)`

/** What two parties sign, and what registers hold. */
export const DEEDS: readonly Paper[] = [
  {
    kind: 'kaufvertrag',
    name: 'ein Kaufvertrag',
    certainFrom: 10,
    marks: [
      title[4]`(?:entwurf[^\n]{0,20})?(?:notarieller? |grundstücks-?|wohnungs-?|immobilien-?|haus-?|eigentumswohnungs-?)*(?:kaufvertrag|bauträgervertrag|grundstücksübertragungsvertrag|übergabevertrag|überlassungsvertrag|schenkungsvertrag)`,
      mark[3]`urkundenrolle|\bur-? ?nr|urkundenverzeichnis|\buvz\b|nr\. ?\d+ der urkunden`,
      mark[3]`verhandelt (?:zu|in|am)|(?:es )?erschienen|vor (?:mir|dem|der) (?:unterzeichne(?:te|nde)[nr]? )?notar|amtssitz`,
      mark[3]`auflassung(?!svormerkung)|über den eigentumsübergang einig`,
      mark[2]`(?:auflassungs|eigentums(?:verschaffungs|übertragungs)?)-?vormerkung`,
      mark[2]`fälligkeits(?:mitteilung|voraussetzung)|kaufpreisfälligkeit|kaufpreis (?:ist|wird) (?:zur zahlung )?fällig`,
      mark[3]`(?:der|die) (?:verkäufer|veräußerer)(?:in)? (?:verkauft|veräußert|übergibt|verpflichtet|bewilligt|haftet|versichert|garantiert)|verkauft (?:hiermit )?an (?:den|die) (?:käufer|erwerber)`,
      mark[2]`(?:der|die) (?:käufer|erwerber)(?:in)? (?:nimmt|übernimmt|verpflichtet|unterwirft|trägt|zahlt|hat (?:das|den|die))`,
      mark[3]`zwangsvollstreckung (?:in (?:sein|ihr)|wegen)|unterwirft sich|vollstreckbare ausfertigung`,
      mark[2]`besitzübergang|besitz, nutz|nutz(?:en|ungen),? (?:und )?lasten|gefahr des zufälligen`,
      mark[3]`vorgelesen|(?:von den|den) (?:beteiligten|erschienenen) genehmigt`,
      mark[2]`grundbuchstand|vertragsgegenstand|kaufgegenstand|belehrung(?:en)? des notars|abwicklungsvollmacht|belastungsvollmacht|finanzierungsvollmacht`,
      seen(3, mark[2]`${PARAGRAPH_HEADING}`),
    ],
  },
  {
    kind: 'grundbuch',
    name: 'ein Grundbuchauszug',
    certainFrom: 10,
    marks: [
      title[4]`(?:amtlicher |beglaubigter |unbeglaubigter )?(?:ausdruck|grundbuch-?auszug|auszug aus dem grundbuch|(?:wohnungs|teileigentums|erbbau)?-?\s?grundbuch(?: von [\p{L} -]{2,40})?$|grundbuchamt)`,
      mark[4]`^[^\n]{0,12}bestandsverzeichnis`,
      seen(2, mark[3]`(?:erste|zweite|dritte) abteilung|^abteilung (?:i{1,3}|[123])\b|^abt\. ?(?:i{1,3}|[123])\b`),
      mark[3]`(?:laufende|lfd\.?) ?(?:nr|nummer)\.? ?(?:der (?:eintragung|grundstücke|bisher)|d\. )|bisherige laufende nummer|grundlage der eintragung|lasten und beschränkungen|hypotheken, grundschulden`,
      mark[2]`(?:grundbuch|band|blatt)[^\n]{0,30}blatt:? ?(?:¦ ?)?\d+|^blatt:? ?(?:¦ ?)?\d+`,
      mark[2]`eingetragen am \d|bewilligung vom|umgeschrieben am|unter bezugnahme auf die (?:eintragungs)?bewilligung`,
      mark[1]`grundschuld (?:ohne brief|über|zu)|ohne brief|für (?:die|den) [^\n]{0,40}(?:bank|sparkasse)|jahreszinsen`,
      mark[1]`gemarkung|flurstück|wirtschaftsart`,
    ],
  },
  {
    kind: 'mietvertrag',
    name: 'ein Mietvertrag',
    certainFrom: 10,
    marks: [
      title[4]`[^\n]{0,25}(?:miet|pacht|mietaufhebungs|untermiet)-?vertrag|nachtrag[^\n]{0,20}mietvertrag|vertrag über die vermietung`,
      mark[4]`^§ ?\d[^\n]{0,6}(?:miet(?:räume|sache|gegenstand|objekt)|vermietete|pacht)`,
      seen(
        2,
        mark[2]`(?:als|–|-|\(|„|nachfolgend|nachstehend)[^\n]{0,14}\b(?:ver)?mieter(?:in)?\b|(?:ver)?mieter(?:in)?:? ?(?:¦|$)`,
      ),
      seen(
        2,
        mark[3]`(?:der|die) (?:mieter|mieterin|pächter) (?:ist|verpflichtet|hat|zahlt|darf|trägt|leistet|übernimmt|kann|wird)|dem mieter`,
      ),
      mark[2]`schönheitsreparaturen|kleinreparatur|bagatell|untervermietung|tierhaltung|gebrauchsüberlassung`,
      mark[2]`mietverhältnis (?:beginnt|wird|läuft)|mietzeit|mietdauer|auf unbestimmte zeit|kündigungsfrist|ordentliche kündigung`,
      mark[1]`kaution|mietsicherheit|barkaution`,
      seen(3, mark[2]`${PARAGRAPH_HEADING}`),
      mark[1]`${PARTIES_SIGN}`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Maklervertrag',
    certainFrom: 9,
    marks: [
      title[4]`[^\n]{0,20}(?:makler-?(?:allein)?-?(?:vertrag|auftrag)|alleinauftrag|(?:verkaufs|vermittlungs|makler)-?auftrag|suchauftrag)`,
      mark[3]`(?:der|die) (?:auftraggeber|eigentümer)(?:in)? (?:beauftragt|verpflichtet|erteilt|bevollmächtigt|zahlt|sichert)|beauftragt (?:hiermit )?(?:den|die) makler|makler verpflichtet sich|auftragnehmer verpflichtet`,
      mark[2]`(?:vertrags|auftrags)-?(?:laufzeit|dauer)|pflichten des (?:maklers|auftraggebers)|aufwendungsersatz|vorkenntnis`,
      seen(3, mark[2]`${PARAGRAPH_HEADING}`),
      mark[2]`${PARTIES_SIGN}`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'eine Reservierungsvereinbarung',
    certainFrom: 9,
    marks: [
      title[5]`reservierungs-?(?:vereinbarung|vertrag|auftrag|formular|schein)`,
      mark[3]`reservierungs(?:gebühr|entgelt|zeitraum|frist|dauer)|reserviert (?:hiermit )?(?:dem|der|für)`,
      seen(2, mark[2]`(?:der|die) (?:interessent|kaufinteressent|reservierende)(?:in|en)?`),
      seen(2, mark[2]`${PARAGRAPH_HEADING}`),
      mark[2]`${PARTIES_SIGN}`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'das Kaufangebot eines Interessenten',
    certainFrom: 8,
    marks: [
      title[3]`(?:verbindliche[sr]? |unverbindliche[sr]? )?(?:kaufangebot|kaufpreisangebot|gebotsformular|kaufabsichtserklärung|absichtserklärung|letter of intent|bietererklärung)`,
      mark[3]`(?:name|unterschrift|angaben) (?:des|der) (?:bieter|käufer|kaufinteressent|interessent)|gebotene[rs]? (?:kauf)?preis|mein gebot|unser gebot|kaufinteressent(?:in)?:|(?:an dieses|dieses) (?:gebot|angebot)[^\n]{0,50}gebunden|möchte(?:n)? [^\n]{0,60}(?:kaufen|erwerben)`,
      mark[2]`${PARTIES_SIGN}`,
      mark[2]`laut exposé|eigenkapital|finanzierungsnachweis|finanzierungsbestätigung|gebunden`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'der Nachweis eines Maklers',
    certainFrom: 8,
    marks: [
      title[4]`(?:objekt|makler|besichtigungs)-?(?:nachweis|bestätigung|schein)|nachweisbestätigung|(?:bestätigung|empfang)[^\n]{0,20}(?:kenntnisnahme|objektnachweis)`,
      mark[3]`(?:der|die) (?:\p{L}+ )?interessent(?:in|en)? (?:bestätigt|erklärt|verpflichtet|erkennt)|vorkenntnis|(?:im falle|bei) (?:des|eines) (?:kaufs|erwerbs|ankaufs|abschluss)`,
      mark[2]`${PARTIES_SIGN}|unterschrift ?_{3,}`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'eine Vollmacht',
    marks: [
      title[5]`(?:general|vorsorge|spezial|verkaufs|versammlungs|makler)?-?vollmacht`,
      mark[3]`bevollmächtig(?:e|en|t)|vollmachtgeber`,
      mark[1]`${PARTIES_SIGN}`,
    ],
  },
]
