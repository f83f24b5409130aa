import { mark, title } from '../mark.ts'
import { COST_ROW, PARAGRAPH_HEADING, type Paper } from './paper.ts'

/** What a community of owners writes: minutes, accounts, plans, its declaration. */
export const COMMUNITY_PAPERS: readonly Paper[] = [
  {
    kind: 'weg-protokoll',
    name: 'ein Protokoll einer Eigentümerversammlung',
    certainFrom: 9,
    marks: [
      title(
        4,
        String.raw`(?:versammlungs|beschluss)?-?(?:niederschrift|protokoll)(?! (?:der|zur) (?:wohnungs)?übergabe)(?:[^\n]{0,40}(?:versammlung|weg\b|gemeinschaft|beirat))?|[^\n]{0,40}versammlung[^\n]{0,40}protokoll|beschluss-?\s?sammlung|ergebnisprotokoll|umlaufbeschluss`,
      ),
      title(2, String.raw`[^\n]{0,30}(?:eigentümerversammlung|wohnungseigentümergemeinschaft)`),
      mark(3, String.raw`^(?:zu )?(?:top|tagesordnungspunkt|punkt) ?\d{1,2}\b`, 3),
      mark(
        3,
        String.raw`einstimmig|mehrheitlich|ja-?stimmen|nein-?stimmen|enthaltung(?:en)?|(?<!\p{L})ja:|(?<!\p{L})nein:|abstimmungsergebnis|dafür|dagegen|(?:wird |: |, |– )?(?:angenommen|abgelehnt|genehmigt)(?!\p{L})`,
        3,
      ),
      mark(2, String.raw`beschlussfähig|versammlungsleit|protokollführ|verwaltungsbeirat`),
      mark(
        2,
        String.raw`^(?:beschluss|antrag|abstimmung|ergebnis)\b[^\n]{0,30}(?:[:.]|$)|beschlussantrag|beschluss (?:nr|zu)`,
        2,
      ),
      mark(
        2,
        String.raw`(?:versammlung|sitzung) (?:wird |wurde )?(?:um [\d.:]+ uhr )?(?:eröffnet|geschlossen)|(?:beginn|ende)(?: der versammlung)?:? ?(?:¦ ?)?\d{1,2}[.:]\d\d`,
      ),
      mark(2, String.raw`§ ?24 (?:abs\. ?)?7 (?:s\. ?\d )?weg|beschlussbuch`),
      mark(1, String.raw`anwesend|vertreten durch|vollmacht|stimmberechtig|miteigentumsanteile sind`),
      mark(
        1,
        String.raw`tagesordnung|beschlossen|die eigentümer beschließen|der verwalter (?:berichtet|erläutert|wird beauftragt)`,
      ),
    ],
  },
  {
    kind: 'abrechnung',
    name: 'eine Hausgeld- oder Nebenkostenabrechnung',
    certainFrom: 9,
    marks: [
      title(
        4,
        String.raw`(?:ihre )?[^\n]{0,30}(?:(?:haus|wohn)geld|jahres|einzel|gesamt|betriebskosten|nebenkosten|heizkosten|wohngeld-?einzel|hausgeld-?einzel|jahreseinzel|verbrauchs)-?\s?abrechnung|abrechnung (?:der |über die )?(?:betriebs|neben|heiz|bewirtschaftungs|verbrauchs)|abrechnung (?:für|über|des|zum)[^\n]{0,40}(?:20\d\d|wirtschaftsjahr)`,
      ),
      mark(3, String.raw`abrechnungs(?:zeitraum|jahr|periode|spitze|ergebnis)|nutzungszeitraum`),
      mark(
        2,
        String.raw`(?:umlage|verteiler|verteilungs|umlegungs)-?schlüssel|^[^\n]*\bschlüssel\b[^\n]*(?:anteil|gesamt)|(?:ihr|dein) (?:kosten)?anteil|anteil (?:€|eur|in eur|ihre)`,
      ),
      mark(2, String.raw`nachzahlung|nachforderung|guthaben|erstattungsbetrag|rückzahlung`),
      mark(1, String.raw`vorauszahlung|vorschüsse|geleistete|abschlagszahlung`),
      mark(1, String.raw`kostenart|gesamtkosten|einzelkosten|umlagefähig`),
      mark(3, COST_ROW, 4),
    ],
  },
  {
    kind: 'wirtschaftsplan',
    name: 'ein Wirtschaftsplan',
    certainFrom: 10,
    marks: [
      title(5, String.raw`[^\n]{0,25}(?:gesamt|einzel)?-?wirtschaftsplan`),
      mark(2, String.raw`einzelwirtschaftsplan|gesamtwirtschaftsplan|wirtschaftsplan (?:für|20\d\d)`),
      mark(
        2,
        String.raw`hausgeldvorsch|vorschuss|vorschüsse|hausgeldvorauszahlung|neues hausgeld|monatlich(?:es|e) hausgeld|monatlich zu zahlen`,
      ),
      mark(1, String.raw`(?:umlage|verteiler|verteilungs)-?schlüssel|\bschlüssel\b|(?:ihr )?anteil`),
      mark(
        2,
        String.raw`ansatz|planansatz|voraussichtlich|veranschlagt|geplante (?:ausgaben|kosten|einnahmen)|plankosten|soll 20\d\d|plan 20\d\d`,
      ),
      mark(1, String.raw`(?:zuführung|beitrag)[^\n]{0,20}rücklage|gültig ab|fällig (?:ab|zum|am)`),
      mark(3, COST_ROW, 4),
    ],
  },
  {
    kind: 'teilungserklaerung',
    name: 'eine Teilungserklärung',
    certainFrom: 11,
    marks: [
      title(
        4,
        String.raw`[^\n]{0,20}teilungserklärung|begründung von wohnungseigentum|aufteilung (?:gemäß|nach) § ?[38]|gemeinschaftsordnung|nachtrag zur teilungserklärung`,
      ),
      mark(
        3,
        String.raw`§§? ?[38] ?(?:abs\. ?\d )?(?:des )?(?:weg|wohnungseigentumsgesetz)|in der weise geteilt|teilt (?:hiermit )?das (?:eigentum|grundstück)|wird (?:hiermit )?(?:in wohnungseigentum )?aufgeteilt`,
      ),
      mark(3, String.raw`sondereigentum an (?:der|den|dem|sämtlichen|allen)`, 2),
      mark(3, String.raw`\d[\d.,]* ?/ ?(?:1\.?000|10\.?000|100\.?000)(?:stel)?`, 3),
      mark(2, String.raw`aufteilungsplan[^\n]{0,40}(?:nummer|nr|bezeichnet|mit)|abgeschlossenheitsbescheinigung`),
      mark(
        2,
        String.raw`gegenstand des (?:sonder|gemeinschafts)eigentums|gemeinschaftsordnung|verhältnis der wohnungseigentümer|stimmrecht|veräußerungszustimmung|zustimmung des verwalters`,
      ),
      mark(1, String.raw`sondernutzungsrecht|gemeinschaftliche[snm]? eigentum|teileigentum`),
      mark(2, PARAGRAPH_HEADING, 2),
      mark(1, String.raw`notar|urkunde|grundbuch von`),
    ],
  },
]
