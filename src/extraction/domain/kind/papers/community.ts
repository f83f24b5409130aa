import { mark, title, seen } from '../mark.ts'
import { COST_ROW, PARAGRAPH_HEADING, type Paper } from './paper.ts'

/** What a community of owners writes: minutes, accounts, plans, its declaration. */
export const COMMUNITY_PAPERS: readonly Paper[] = [
  {
    kind: 'weg-protokoll',
    name: 'ein Protokoll einer Eigentümerversammlung',
    certainFrom: 9,
    marks: [
      title[4]`(?:versammlungs|beschluss)?-?(?:niederschrift|protokoll)(?! (?:der|zur) (?:wohnungs)?übergabe)(?:[^\n]{0,40}(?:versammlung|weg\b|gemeinschaft|beirat))?|[^\n]{0,40}versammlung[^\n]{0,40}protokoll|beschluss-?\s?sammlung|ergebnisprotokoll|umlaufbeschluss`,
      title[2]`[^\n]{0,30}(?:eigentümerversammlung|wohnungseigentümergemeinschaft)`,
      seen(3, mark[3]`^(?:zu )?(?:top|tagesordnungspunkt|punkt) ?\d{1,2}\b`),
      seen(
        3,
        mark[3]`einstimmig|mehrheitlich|ja-?stimmen|nein-?stimmen|enthaltung(?:en)?|(?<!\p{L})ja:|(?<!\p{L})nein:|abstimmungsergebnis|dafür|dagegen|(?:wird |: |, |– )?(?:angenommen|abgelehnt|genehmigt)(?!\p{L})`,
      ),
      mark[2]`beschlussfähig|versammlungsleit|protokollführ|verwaltungsbeirat`,
      seen(
        2,
        mark[2]`^(?:beschluss|antrag|abstimmung|ergebnis)\b[^\n]{0,30}(?:[:.]|$)|beschlussantrag|beschluss (?:nr|zu)`,
      ),
      mark[2]`(?:versammlung|sitzung) (?:wird |wurde )?(?:um [\d.:]+ uhr )?(?:eröffnet|geschlossen)|(?:beginn|ende)(?: der versammlung)?:? ?(?:¦ ?)?\d{1,2}[.:]\d\d`,
      mark[2]`§ ?24 (?:abs\. ?)?7 (?:s\. ?\d )?weg|beschlussbuch`,
      mark[1]`anwesend|vertreten durch|vollmacht|stimmberechtig|miteigentumsanteile sind`,
      mark[1]`tagesordnung|beschlossen|die eigentümer beschließen|der verwalter (?:berichtet|erläutert|wird beauftragt)`,
    ],
  },
  {
    kind: 'abrechnung',
    name: 'eine Hausgeld- oder Nebenkostenabrechnung',
    certainFrom: 9,
    marks: [
      title[4]`(?:ihre )?[^\n]{0,30}(?:(?:haus|wohn)geld|jahres|einzel|gesamt|betriebskosten|nebenkosten|heizkosten|wohngeld-?einzel|hausgeld-?einzel|jahreseinzel|verbrauchs)-?\s?abrechnung|abrechnung (?:der |über die )?(?:betriebs|neben|heiz|bewirtschaftungs|verbrauchs)|abrechnung (?:für|über|des|zum)[^\n]{0,40}(?:20\d\d|wirtschaftsjahr)`,
      mark[3]`abrechnungs(?:zeitraum|jahr|periode|spitze|ergebnis)|nutzungszeitraum`,
      mark[2]`(?:umlage|verteiler|verteilungs|umlegungs)-?schlüssel|^[^\n]*\bschlüssel\b[^\n]*(?:anteil|gesamt)|(?:ihr|dein) (?:kosten)?anteil|anteil (?:€|eur|in eur|ihre)`,
      mark[2]`nachzahlung|nachforderung|guthaben|erstattungsbetrag|rückzahlung`,
      mark[1]`vorauszahlung|vorschüsse|geleistete|abschlagszahlung`,
      mark[1]`kostenart|gesamtkosten|einzelkosten|umlagefähig`,
      seen(4, mark[3]`${COST_ROW}`),
    ],
  },
  {
    kind: 'wirtschaftsplan',
    name: 'ein Wirtschaftsplan',
    certainFrom: 10,
    marks: [
      title[5]`[^\n]{0,25}(?:gesamt|einzel)?-?wirtschaftsplan`,
      mark[2]`einzelwirtschaftsplan|gesamtwirtschaftsplan|wirtschaftsplan (?:für|20\d\d)`,
      mark[2]`hausgeldvorsch|vorschuss|vorschüsse|hausgeldvorauszahlung|neues hausgeld|monatlich(?:es|e) hausgeld|monatlich zu zahlen`,
      mark[1]`(?:umlage|verteiler|verteilungs)-?schlüssel|\bschlüssel\b|(?:ihr )?anteil`,
      mark[2]`ansatz|planansatz|voraussichtlich|veranschlagt|geplante (?:ausgaben|kosten|einnahmen)|plankosten|soll 20\d\d|plan 20\d\d`,
      mark[1]`(?:zuführung|beitrag)[^\n]{0,20}rücklage|gültig ab|fällig (?:ab|zum|am)`,
      seen(4, mark[3]`${COST_ROW}`),
    ],
  },
  {
    kind: 'teilungserklaerung',
    name: 'eine Teilungserklärung',
    certainFrom: 11,
    marks: [
      title[4]`[^\n]{0,20}teilungserklärung|begründung von wohnungseigentum|aufteilung (?:gemäß|nach) § ?[38]|gemeinschaftsordnung|nachtrag zur teilungserklärung`,
      mark[3]`§§? ?[38] ?(?:abs\. ?\d )?(?:des )?(?:weg|wohnungseigentumsgesetz)|in der weise geteilt|teilt (?:hiermit )?das (?:eigentum|grundstück)|wird (?:hiermit )?(?:in wohnungseigentum )?aufgeteilt`,
      seen(2, mark[3]`sondereigentum an (?:der|den|dem|sämtlichen|allen)`),
      seen(3, mark[3]`\d[\d.,]* ?/ ?(?:1\.?000|10\.?000|100\.?000)(?:stel)?`),
      mark[2]`aufteilungsplan[^\n]{0,40}(?:nummer|nr|bezeichnet|mit)|abgeschlossenheitsbescheinigung`,
      mark[2]`gegenstand des (?:sonder|gemeinschafts)eigentums|gemeinschaftsordnung|verhältnis der wohnungseigentümer|stimmrecht|veräußerungszustimmung|zustimmung des verwalters`,
      mark[1]`sondernutzungsrecht|gemeinschaftliche[snm]? eigentum|teileigentum`,
      seen(2, mark[2]`${PARAGRAPH_HEADING}`),
      mark[1]`notar|urkunde|grundbuch von`,
    ],
  },
  {
    kind: 'schreiben',
    name: 'ein Rundschreiben an die Bewohner',
    certainFrom: 8,
    marks: [
      // A neighbour pins his offer to the same board: the title alone tells nothing.
      title[3]`(?:haus|mieter|bewohner|eigentümer)-?(?:info(?:rmation)?(?:en|s)?|mitteilung|rundschreiben|brief|post)(?!\p{L})|rundschreiben|aushang(?!\p{L})`,
      mark[3]`^an (?:alle|die) [^\n]{0,30}(?:eigentümer|mieter|bewohner|hausgemeinschaft|nutzer)|^(?:sehr geehrte|liebe) [^\n]{0,30}bewohner`,
      mark[2]`ablesung|ablesedienst|abgelesen|heizkostenverteiler|rauchwarnmelder`,
      mark[2]`winterdienst|treppenhaus(?:reinigung)?(?!\p{L})|hausmeister|hausordnung`,
      mark[2]`(?:sperr)?müll(?!\p{L})|tonnen|fahrräder|kinderwagen`,
      mark[2]`notdienst|abgestellt|zutritt|(?:büro|verwaltung) ist[^\n]{0,40}geschlossen|neue[sn]? konto`,
      mark[2]`(?:ihre?|die) (?:haus|objekt|weg-)?verwaltung`,
    ],
  },
]
