import { hasPricesInRows } from '../askedPrice.ts'
import { mark, title, seen } from '../mark.ts'
import type { Paper } from './paper.ts'

const ROOM = String.raw`(?:wohn|schlaf|kinder|arbeits|ess|gäste|hobby|bade)-?\s?(?:zimmer|bereich|raum)?|wohnen(?: ?[/+] ?(?:essen|kochen))?|schlafen|kochen|essen|kind ?\d?|küche|bad(?:ezimmer)?|dusche|(?:gäste-?)?wc|flur|diele|abstell(?:raum|kammer)?|abst\.?|hwr|hauswirtschaft(?:sraum)?|ankleide|balkon|loggia|terrasse|garderobe|treppe(?:nhaus)?|keller|heizung(?:sraum)?|galerie|speicher|vorrat|garage|hobbyraum|gäste|büro|zimmer ?\d?|eltern|du ?/ ?wc`

/** A drawing has names of rooms, but no sentences. */
const FEW_WORDS = 90

/** More than a page can score as a paper. */
const WHOLE_OFFER = 20

const TRADE = String.raw`(?:allgemeines|haustechnik|gebäudetechnik|(?:boden|wand)?beläge|bauzeit|erdarbeiten|erd- und|rohbau|gründung|fundament|bodenplatte|mauerwerk|maurer|(?:außen|innen|keller|trenn)-?(?:wände|mauer)|wände|wand|decken?|geschossdecken|dach|zimmer(?:er|mann)|klempner|spengler|fenster|rolll?äden|sonnenschutz|(?:innen|außen|haus|wohnungs(?:eingangs)?)-?(?:putz|türe?n?)|putz|estrich|sanitär|heizung|lüftung|elektro|fliesen|maler|treppen?|balkone?|terrassen?|außenanlagen|trockenbau|boden(?:beläge|arbeiten)|parkett|schlosser|metallbau|fassade|wärmedämmung|aufzug|hausanschl|erschließung|baustelleneinrichtung|schallschutz|statik|keller|garagen?|tiefgarage|abdichtung|malerarbeiten)`

/** What describes, measures or draws the building without offering it. */
export const BUILDING_PAPERS: readonly Paper[] = [
  {
    kind: 'energieausweis',
    name: 'ein einzelner Energieausweis',
    certainFrom: 12,
    marks: [
      title[4]`energieausweis(?: für| \(|$| gemäß| nach| ¦| –|:)`,
      mark[3]`energieausweis für (?:nicht)?-?wohngebäude|gemäß den? §§ ?\d+ ?ff`,
      mark[3]`registriernummer`,
      mark[2]`unterschrift de[sr] ausstell|aussteller(?:in)?\b|ausstellungsdatum`,
      mark[2]`anlass der ausstellung|art der (?:kühlung|lüftung)|datenerhebung|erneuerbare energien[^\n]{0,20}art`,
      mark[1]`gebäudenutzfläche|\(an\)`,
      mark[1]`primärenergie(?:bedarf|verbrauch)|treibhausgasemission`,
      mark[2]`end(?:energie)?(?:bedarf|verbrauch) dieses gebäudes|vergleichswerte|berechneter energiebedarf|erfasster energieverbrauch|empfehlungen (?:des ausstellers|zur kosten)|erläuterungen`,
      mark[1]`\ba\+? ?¦? ?a ?¦? ?b ?¦? ?c ?¦? ?d ?¦? ?e ?¦? ?f ?¦? ?g`,
    ],
  },
  {
    kind: 'wohnflaechenberechnung',
    name: 'eine Wohnflächenberechnung',
    marks: [
      title[4]`[^\n]{0,25}(?:wohn|nutz|grund|wohn- und nutz|nutz- und wohn|netto-?raum-?|geschoss)-?flächen?-?(?:berechnung|aufstellung|ermittlung|nachweis)|flächen(?:berechnung|aufstellung|nachweis|ermittlung)|berechnung (?:der|von)[^\n]{0,30}fläche|aufmaß|ermittlung der wohnfläche`,
      seen(3, mark[4]`\d[\d.,]* ?m? ?[x×*∙·•] ?\d[\d.,]*(?: ?m)?\b`),
      mark[2]`wohnflächenverordnung|woflv|din ?277|(?:ii|2)\. ?bv|zweite berechnungsverordnung|berechnungsverordnung`,
      mark[2]`putzabzug|abzug|abzgl|abzüglich`,
      mark[1]`(?:zu|mit|=) ?(?:¼|½|1/[24]|25 ?%|50 ?%|0,25|0,5)|hälftig|dachschräge|lichte höhe|raumhöhe|anrechnung|faktor`,
      seen(4, mark[2]`^(?:[\d.]+ (?:¦ )?)?(?:${ROOM})\b[^\n]*\d[.,]\d`),
      mark[1]`^(?:zwischen)?(?:summe|gesamt(?:wohn)?fläche|insgesamt|wohnfläche gesamt)`,
    ],
  },
  {
    kind: 'baubeschreibung',
    name: 'eine Baubeschreibung',
    marks: [
      title[4]`[^\n]{0,20}(?:bau|bau- und leistungs|bau- und ausstattungs|leistungs|bau-? ?und ?leistungs)-?beschreibung`,
      seen(5, mark[4]`^(?:[\d.]{1,6}[.)]? (?:¦ )?|[a-z][.)] |[•–-] )?${TRADE}[^\n.]{0,30}(?:$|:)`),
      seen(6, mark[3]`(?:wird|werden|erfolgt|erfolgen|erhält|erhalten|kommt|kommen)\b[^\n]{0,70}`),
      mark[2]`bemusterung|nach wahl des|gleichwertig|fabrikat|bauseits|sonderwünsche|nach statik|nach din|gemäß din|änderungen[^\n]{0,40}vorbehalten|eigenleistung`,
      mark[1]`auftragnehmer|bauträger|bauherr|erwerber`,
    ],
    // A developer describes what he builds, and ends with what each flat costs: that offers them.
    shape: page => (hasPricesInRows(page) ? -WHOLE_OFFER : 0),
  },
  {
    kind: 'grundriss',
    name: 'ein Grundriss',
    shape: ({ words, proseWords }) => (words < FEW_WORDS && proseWords === 0 ? 2 : 0),
    marks: [
      title[3]`[^\n]{0,30}(?:grundriss|ansicht|schnitt [a-d]|geschossplan|lageplan|bauzeichnung|bauvorlage)`,
      mark[3]`maßstab|\bm ?[.:=]? ?1 ?: ?\d{2,3}\b|(?<![\d:])1 ?: ?(?:50|100|200|250|500)(?!\d)`,
      seen(4, mark[3]`(?:^|¦ )(?:${ROOM})(?: ?¦ ?| )?(?:ca\. ?)?[\d.,]*(?: ?m²| ?qm)?(?= ¦|$)`),
      mark[2]`bauherr(?:in)?:?|planverfasser|entwurfsverfasser|\bgez\.|gezeichnet|plan-?(?:nr|nummer|inhalt)|blatt-?nr|\bindex\b|zeichnung`,
      mark[2]`alle maße|bemaßung|am bau zu prüfen|rohbaumaße|nicht maßstab|brh ?\d|unmaßstäblich`,
    ],
  },
]
