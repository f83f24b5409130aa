import { mark, title, seen } from '../mark.ts'
import type { Paper } from './paper.ts'

/** What is owed, lent, taxed, insured or valued. */
const WHOLE_HOUSE =
  /(?:errichtung|lieferung|bau) (?:eines|ihres|des) (?:\p{L}+ ){0,2}(?:\p{L}*hauses|bungalows|stadtvilla)|(?:schlüsselfertig|bezugsfertig|ausbauhaus|holztafel|massivhaus|fertighaus)(?:[^]{0,800}(?:wohnfläche|zimmer)){2}/iu

export const MONEY_PAPERS: readonly Paper[] = [
  {
    kind: 'rechnung',
    name: 'eine Rechnung',
    certainFrom: 9,
    marks: [
      title[4]`(?:notar|gerichts)?(?:schluss|abschlags|teil|maklerprovisions|provisions|honorar|courtage|anzahlungs|zwischen|kosten|gebühren)?-?rechnung(?:$| |:|s-?nr| ?\p{L}{0,2}-?\d)|invoice|gutschrift nr`,
      mark[3]`rechnungs-? ?(?:nr|nummer|datum)|rechnung nr|re\.?-?nr`,
      mark[2]`(?:netto|zwischen)-?(?:betrag|summe)|summe netto|\bnetto\b`,
      mark[2]`(?:mwst|ust|mehrwertsteuer|umsatzsteuer)\.?[^\n]{0,20}\d[\d.]*,\d\d|19 ?% ?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)`,
      mark[2]`(?:rechnungs|gesamt|brutto|end|zahl)-?betrag|gesamtsumme|summe brutto`,
      mark[2]`zahlbar|zahlungsziel|zahlungsfrist|(?:bitte )?überweisen|ohne abzug|fällig (?:bis|am)|skonto`,
      mark[1]`iban`,
      mark[2]`leistungszeitraum|leistungsdatum|lieferdatum|ust-?id|steuer-?nr|steuernummer|kunden-?(?:nr|nummer)`,
      mark[2]`^pos(?:ition|\.)?\b[^\n]*(?:menge|preis|betrag|leistung)|einzelpreis|\bep\b[^\n]*\bgp\b`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'das Angebot eines Handwerkers',
    marks: [
      title[4]`(?:kostenvoranschlag|angebot nr|angebots?-?(?:nr|nummer)|kostenschätzung)`,
      mark[2]`^pos(?:ition|\.)?\b[^\n]*(?:menge|preis|betrag|leistung)|einzelpreis|\bep\b[^\n]*\bgp\b`,
      mark[2]`(?:netto|zwischen)-?(?:betrag|summe)|summe netto`,
      mark[2]`19 ?% ?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)|(?:mwst|ust|mehrwertsteuer|umsatzsteuer)\.?[^\n]{0,20}\d[\d.]*,\d\d`,
      mark[1]`angebotssumme|gesamtsumme|an dieses angebot halten`,
    ],
    // A builder numbers his offers, too: what he builds is a whole house.
    shape: ({ text }) => (WHOLE_HOUSE.test(text) ? -10 : 0),
  },
  {
    kind: 'finanzierung',
    name: 'eine Finanzierungsberechnung',
    marks: [
      title[4]`[^\n]{0,30}(?:finanzierungs?-?(?:vorschlag|angebot|beispiel|bestätigung|berechnung|plan|zusage|konzept|übersicht|zertifikat|nachweis|rechner)|darlehens-?(?:angebot|vertrag|antrag|zusage|berechnung)|tilgungsplan|kredit-?(?:angebot|vertrag|zusage)|(?:bau|immobilien)-?finanzierung|angebot (?:zur|für (?:die|ihre)) finanzierung|esis|europäisches standardisiertes merkblatt|immobiliar-?verbraucherdarlehen|zahlungsplan darlehen)|finanzierung(?:$| )`,
      mark[3]`darlehens-?(?:betrag|summe|geber|nehmer|höhe|art|konto|laufzeit)|nettodarlehen|gesamtdarlehen|annuitätendarlehen`,
      mark[2]`soll-?zins|nominalzins`,
      mark[2]`effektiv-?(?:er )?(?:jahres)?-?zins|effektiver jahreszins`,
      mark[2]`zinsbindung|zinsfestschreibung|sondertilgung|anschlussfinanzierung`,
      mark[2]`tilgungs(?:satz|plan|rate)|anfängliche[rn]? tilgung|\btilgung\b`,
      mark[2]`restschuld|restdarlehen`,
      mark[2]`beleihung|haushaltsrechnung|bonität|schufa|kreditnehmer|kreditgeber|bereitstellungszins|grundschuld in höhe`,
      mark[1]`eigenkapital|eigenmittel|monats-?rate|monatliche rate|annuität|finanzierungsbedarf`,
      seen(
        5,
        mark[3]`^(?:\d{1,3}|\d\d[./]\d{2,4}|\d\d\.\d\d\.\d{2,4}|20\d\d)\.? ?(?:¦ )?(?:jahr )?(?:€ ?)?[\d.]+,\d\d[^\n]*[\d.]+,\d\d[^\n]*[\d.]+,\d\d`,
      ),
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Wertgutachten',
    certainFrom: 12,
    isLetterWhenGreeting: true,
    marks: [
      title[4]`[^\n]{0,20}(?:verkehrswert|markt-?wert|markt-?preis|markt|kurz|wert)-?(?:gutachten|ermittlung|einschätzung|analyse|auskunft)|immobilien-?(?:bewertung|wertermittlung)|gutachten`,
      mark[3]`(?:wertermittlungs|qualitäts|bewertungs)-?stichtag|immowertv`,
      mark[2]`sachverständige`,
      mark[2]`ertragswert|reinertrag|liegenschaftszins|rohertrag`,
      mark[2]`sachwert|vergleichswert|bodenwert|normalherstellungskosten|alterswertminderung|marktanpassung`,
      mark[1]`auftraggeber|ortsbesichtigung|ortstermin|zweck des gutachtens`,
      mark[2]`(?:markt|verkehrs)wert(?:spanne|bereich)?[^\n]{0,50}(?:ermittelt|geschätzt|beträgt|zwischen|spanne)|realistische[rn]? (?:verkaufs|markt)preis|preisempfehlung|empfohlener (?:angebots|verkaufs)preis|angebotspreis zwischen|ergibt (?:unsere|die) (?:markt)?(?:einschätzung|bewertung)`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Bescheid',
    marks: [
      title[4]`[^\n]{0,30}(?:grund(?:steuer|besitz|erwerbsteuer)?-?(?:wert|mess|abgaben)?-?bescheid|grundsteuerwertfeststellung|gebührenbescheid|beitragsbescheid|bescheid(?: über| vom|$)|baugenehmigung|vorbescheid|bauvoranfrage|negativzeugnis|baulastenauskunft|auszug aus dem baulastenverzeichnis)`,
      mark[3]`rechtsbehelfsbelehrung|widerspruch (?:ein)?gelegt|einspruch|klage erhoben`,
      mark[2]`aktenzeichen|steuernummer|kassenzeichen|finanzamt|bauaufsicht|bauordnungsamt|stadtverwaltung|gemeindeverwaltung|landratsamt`,
      mark[1]`festgesetzt|hebesatz|messbetrag|bescheid`,
    ],
  },
  {
    kind: 'sonstiges',
    name: 'ein Versicherungsschein',
    marks: [
      title[4]`[^\n]{0,30}(?:versicherungs-?(?:schein|police|bestätigung|antrag)|gebäudeversicherung|nachtrag zum versicherungsschein)`,
      mark[3]`versicherungs(?:nummer|nehmer|summe|beginn|schein|bedingungen)|selbstbeteiligung|selbstbehalt`,
      mark[2]`versicherte gefahren|jahresbeitrag|beitrag|prämie`,
    ],
  },
]
