import { mark, title, seen } from '../mark.ts'
import type { Paper } from './paper.ts'

/** A thing that somebody owns besides a house, with its value in the same row. */
const ASSET_ROW = String.raw`^(?:[a-z\d]{1,2}[.)]? ?(?:¦ )?)?(?:girokonto|sparbuch|sparbrief|sparkonto|tagesgeld|festgeld|guthaben|wertpapier\p{L}*|aktien\p{L}*|depot\p{L}*|bausparvertrag|bausparguthaben|(?:lebens|renten)versicherung|bargeld|gold\p{L}*|hausrat|schmuck|pkw|kfz|auto|münz\p{L}*)(?!\p{L})[^\n]*\d`

/** What somebody owns, leaves behind or puts his money into: houses are in it, and none is offered. */
export const HOLDINGS: readonly Paper[] = [
  {
    kind: 'sonstiges',
    name: 'das Angebot einer Geldanlage',
    spreadFrom: 7,
    marks: [
      title[3]`[^\n]{0,40}(?:immobilienfonds|investment-?(?:kg|gesellschaft|vermögen)|beteiligungsangebot|vermögensanlage|nachrangdarlehen|crowdinvest|schwarmfinanzierung|genussrecht|anleihe)`,
      mark[3]`mindest-?(?:zeichnung|beteiligung|anlage|einlage)s?(?:summe|betrag)?(?!\p{L})|ausgabeaufschlag|(?<!\p{L})agio(?!\p{L})|emissionsvolumen|zeichnungs(?:schein|frist|summe)|anteilpreis|anteilswert`,
      mark[3]`verwahrstelle|kapitalverwaltungsgesellschaft|(?<!\p{L})kvg(?!\p{L})|investmentvermögen|treuhandkommanditist|nachrangdarlehen|genussrecht|schwarmfinanzierung|fondsgesellschaft|fondsvermögen`,
      mark[3]`basisinformationsblatt|vermögensanlagen-?informationsblatt|anlagebedingungen|totalverlust|(?:verlust|verlieren)[^\n]{0,50}eingesetzt|eingesetzte[sn]? (?:kapital|vermögen|geld)`,
      mark[2]`prognostiziert|ausschüttung|auszahlung|werbemitteilung|sparplan|laufzeit`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'die Aufstellung eines Vermögens oder Nachlasses',
    certainFrom: 8,
    marks: [
      title[4]`[^\n]{0,20}(?:nachlass|vermögens|erb)-?(?:verzeichnis|aufstellung|übersicht|inventar|auseinandersetzung\p{L}*|teilungsplan)`,
      seen(2, mark[4]`${ASSET_ROW}`),
      mark[2]`(?<!\p{L})(?:aktiva|passiva|verbindlichkeiten)(?!\p{L})|rein(?:nachlass|vermögen)|nachlasswert`,
      mark[2]`nachlassgericht|erblasser|verstorben|erbschein|miterb|todestag|pflichtteil`,
      mark[1]`bestattung|grabstein|grabpflege|restschuld`,
    ],
  },
]
