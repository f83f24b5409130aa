import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const KIND = String.raw`(?:erschließungs|anlieger|straßenausbau|ausbau|anschluss|kanal(?:bau|anschluss)?|abwasser(?:anschluss)?|schmutzwasser|wasser(?:versorgungs|anschluss)?|herstellungs|entwässerungs|baukosten)`
const PAID = String.raw`(?:(?:be|ge)zahlt|abgerechnet|abgegolten|abgelöst|beglichen|entrichtet|erledigt)`
/** No word of a denial, of what is to come or of a part on the way there. */
const PLAINLY = String.raw`(?:(?!(?<!\p{L})(?:nicht|kein\p{L}*|noch|wird|werden|soll\p{L}*|muss|müssen|später|erst|teilweise|anteilig|voraussichtlich|sobald|wenn|soweit|hausanschl\p{L}*)(?!\p{L}))[^.;¦])`
const MEDIA = String.raw`(?:(?:trink|frisch|ab|schmutz|regen)?wasser|strom|kanal|(?:abwasser|schmutzwasser|misch)?kanal(?:isation)?|gas|glasfaser|telekom(?:munikation)?|telefon|fernwärme|nahwärme|(?:ver- und entsorgungs)?leitungen|medien|anschlüsse|hausanschlüsse)`
const LIE = String.raw`(?:liegt|liegen|enden|anliegend|vorhanden|herangeführt|verlegt|angelegt)`
const BORDER = String.raw`(?:(?:bis )?(?:auf|im|am|an|in|bis an|bis auf|bis in|bis zu|bis) ?(?:der|dem|das|die|zur|zum)? ?(?:eigenen |südlichen |nördlichen |westlichen |östlichen )?(?:grundstücks?grenze|grundstück|grundstücke|grenze|flurstück|bauplatz)|direkt am grundstück|unmittelbar am grundstück)`

const CONNECTION = String.raw`(?:(?:\p{L}*wasser|kanal|strom|gas|glasfaser|telekom(?:munikations)?|telefon|grundstücks|schmutzwasser)?-?(?:anschl[uü]ss|hausanschl[uü]ss|leitung|rohr)(?:e|es|en)?)`
/** Beyond the line: what ends at it is still to be brought in. */
const ONTO = String.raw`(?:(?:bis )?(?:auf|in) (?:das|dem) (?:eigene[nm]? )?(?:bau)?grundstück|(?:bis )?auf den bauplatz)`
const BROUGHT = String.raw`(?:geführt|herangeführt|gelegt|verlegt|gezogen|vorgestreckt|eingeführt|hergestellt|vorhanden|angelegt|vorbereitet)(?!\p{L})`

const SEWER_FEE = String.raw`(?:(?:ab|schmutz)?wasser|kanal)-?(?:anschluss|herstellungs)?-?(?:beitrag|beiträge)`
const WITH_THE_ROAD = String.raw`straße|erschließungs-?(?:beitr|kosten| und|,)|anlieger|ausbaubeitr|endausbau|(?:alle|sämtliche)[nr]? \p{L}*beitr|erschlossen|beitragsfrei|kosten`

const LATER = String.raw`(?:nacherhebung(?:en)?|nacherhoben|nachveranlagung|nachveranlagt|nachberechnung|nachberechnet|nachzuzahlen)`
const LEVIED = String.raw`(?:(?:ab|schmutz)?wasser|kanal|(?:tatsächliche[rn]? )?geschossfläche|(?:herstellungs|anschluss|erschließungs|kanal|wasser)-?beitr(?:ag|äge|ags|ägen))(?!\p{L})`

const TO_END = String.raw`(?: (?:ende|zum|einschließlich|31·12·|31· dezember|(?:des )?jahres?))*`

/** What of road, water and power is there, and who has paid for it. */
export const CONTRIBUTION_RULES: readonly RemarkRule[] = [
  rule('beitraege-bezahlt', 'erschliessung', 'gut', {
    pattern: regexp.u`(?<said>(?:erschließungs|anlieger|ausbau|anschluss|kanal)?-?(?:beiträge|beitrag|kosten)(?: nach (?:dem )?(?:baugb|kag))?(?: (?:sind|ist|stehen|fallen|werden))?(?: (?!noch)\p{L}+)? nicht(?: mehr)? (?:offen|fällig|aus|an|erhoben)(?!\p{L})|(?:straße|straße und kanal|kanal und straße)(?!\p{L})${PLAINLY}{0,90}(?<!\p{L})(?:abgerechnet|bezahlt|abgegolten)|endausbau[^.]{0,40}ohne (?:weitere|zusätzliche) kosten|(?:${KIND}-?(?:,| und| ?\/) ?)*${KIND}(?:beiträge?|beitrag)${PLAINLY}{0,90}(?<!\p{L})(?:${PAID}|enthalten)|beitr(?:ag|äge)(?!\p{L})${PLAINLY}{0,80}(?<!\p{L})${PAID}|(?:alle|sämtliche) (?:\p{L}*beiträge|(?:\p{L}+- und )?\p{L}*beiträge)(?: \p{L}+){0,3} (?:bezahlt|gezahlt|abgerechnet|beglichen)|(?:erschließungskosten|kosten der erschließung)${PLAINLY}{0,40}(?<!\p{L})(?:${PAID}|enthalten|inbegriffen|inklusive)|erschließung(?!\p{L}) ?[:¦]? ?${PLAINLY}{0,40}(?<!\p{L})(?:bezahlt|abgerechnet|abgegolten)|(?<!nicht )(?:enthalten|inbegriffen|inklusive|inkl·)(?: (?:sind|ist))?(?!\p{L})[ :¦]{0,4}${PLAINLY}{0,60}?(?<!\p{L})(?:erschließungs|anlieger)(?:beitrag|beiträge|kosten)|(?:preis|€|m²)[^.;¦]{0,25}(?<!\p{L})(?:inkl·|inklusive|einschließlich|samt) (?:der )?(?:voll)?erschließung(?:skosten)?|(?<!(?:bodenrichtwert|richtwert|brw)[^.]{0,140})(?:erschließungs|anlieger)beitragsfrei)`,
    // What is paid for the road says nothing of the sewer.
    meaning: ({ said = '' }) =>
      /(?:erschließung|straße|anlieger|straßenausbau)/u.test(said) &&
      !/kanal|wasser|anschluss|herstellung|alle |sämtliche|erschließung ?[:¦]|voll(?!st)/u.test(said)
        ? 'Beitrag für die Straße bezahlt oder nicht mehr offen'
        : 'Beiträge für Straße und Kanal sind bezahlt oder nicht mehr offen',
    fixed: 'stated',
    only: /beitr|straße|erschließung|endausbau|kosten/u,
    unless: regexp.u`^(?!.*(?:${WITH_THE_ROAD})).*${SEWER_FEE}|noch nicht|nachbar|(?:anfallen|erhoben|fällig|entstehen|abgerechnet) (?:wird|werden)(?!\p{L})|(?:ein )?abzug erfolgte nicht|beitragsfrei(?:e[rnms]?)? (?:angesetzt|bewertet|\p{L}*wert)|rücklage|umlage|mitglieds|versicherung|krankenkasse|(?:soll|wird|werden) (?:\p{L}+ ){0,4}(?:abgerechnet|bezahlt)|tiefgarage|hausgeld`,
    sections: OWN_SECTIONS,
  }),
  // What is paid for building the road says nothing of what a town asks every year for repairing it (KAG of some Länder).
  rule('beitraege-wiederkehrend', 'erschliessung', 'hinweis', {
    pattern: /wiederkehrende[rnms]? (?:\p{L}+ )?(?:straßen-?)?(?:ausbau-?|verkehrsanlagen-?)?beitr(?:ag|äge)\p{L}*/u,
    meaning: 'Wiederkehrende Beiträge für den Ausbau der Straßen: bei der Gemeinde nach der Höhe fragen',
    denied: 'Keine wiederkehrenden Beiträge für den Ausbau der Straßen',
    sections: OWN_SECTIONS,
  }),
  // "Für das unbebaute Grundstück abgerechnet; Nacherhebung für Wasser/Kanal nach tatsächlicher Geschossfläche möglich": due with the house.
  rule('beitraege-nacherhebung', 'erschliessung', 'warnung', {
    pattern: regexp.u`${LATER}(?!\p{L})[^.;¦]{0,80}(?<!\p{L})${LEVIED}|(?<!\p{L})${LEVIED}[^.;¦]{0,80}(?<!\p{L})${LATER}(?!\p{L})`,
    meaning:
      'Beiträge für Wasser oder Kanal werden nach dem Bau womöglich nacherhoben: Satz und Höhe bei der Gemeinde erfragen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:keine?r?|nicht|ausgeschlossen|miete\p{L}*|nebenkosten\p{L}*|heizkosten\p{L}*)(?!\p{L})/u,
    sections: OWN_SECTIONS,
  }),
  // "Für neue Straßen gilt eine Verschonung bis 2038", "bis Ende 2031 verschont"
  rule('beitraege-verschont', 'erschliessung', 'hinweis', {
    pattern: regexp.u`verschon\p{L}*(?!\p{L})[^.;¦]{0,40} bis${TO_END} (?<until>20\d\d)(?!\d)|(?<!\p{L})bis${TO_END} (?<until2>20\d\d)(?!\d)[^.;¦]{0,40} verschont(?!\p{L})`,
    meaning: ({ until, until2 }) =>
      `Wiederkehrende Beiträge für den Ausbau der Straßen, bis ${until ?? until2 ?? ''} laut Text verschont: bei der Gemeinde nach der Höhe fragen`,
    onlyNear: /wiederkehrend/u,
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  // The sewer is paid, and the road may not be.
  rule('beitrag-nur-kanal', 'erschliessung', 'hinweis', {
    pattern: regexp.u`${SEWER_FEE}(?!\p{L})(?:(?!(?<!\p{L})nicht(?!\p{L}))[^.;,¦]){0,40}(?<!\p{L})(?:bezahlt|gezahlt|abgerechnet|beglichen|entrichtet|abgegolten)(?!\p{L})`,
    meaning:
      'Beitrag für den Kanal bezahlt; ob einer für die Straße offen ist, steht nicht da: Bescheinigung der Gemeinde verlangen',
    fixed: 'stated',
    unless: new RegExp(WITH_THE_ROAD, 'u'),
    sections: OWN_SECTIONS,
  }),
  // The paved road is there: who is to pay for it is another question.
  rule('strasse-fertig', 'erschliessung', 'gut', {
    pattern: regexp.u`(?:(?:anlieger|wohn|erschließungs|stich|plan)?straße(?: [a-z](?!\p{L}))?|(?<site>erschließung|erschließungsarbeiten)|endausbau)(?!\p{L})${PLAINLY}{0,40}(?<!\p{L})(?:endgültig hergestellt|fertig(?:gestellt)?|fertig ausgebaut|voll ausgebaut|vollständig ausgebaut|endausgebaut|abgeschlossen)`,
    meaning: ({ site }) =>
      site === undefined
        ? 'Straße endgültig hergestellt'
        : 'Erschließung laut Text abgeschlossen: nach der Abrechnung der Straße fragen',
    fixed: 'stated',
    unless:
      /noch nicht|nachbar|(?:soll|wird|werden)(?!\p{L})[^.]{0,60}(?:fertig|hergestellt|abgeschlossen|ausgebaut)|durchgangsstraße|umgehung|autobahn|bahn(?!hof)|brücke/u,
    sections: OWN_SECTIONS,
  }),
  rule('medien-am-grundstueck', 'erschliessung', 'gut', {
    pattern: regexp.u`${MEDIA}(?!\p{L})${PLAINLY}{0,90}?(?<!\p{L})${LIE} (?:bereits |schon |alle |jeweils |direkt |unmittelbar )*${BORDER}(?!\p{L})|${BORDER}(?!\p{L})${PLAINLY}{0,25}(?<!\p{L})(?:liegen|anliegen|vorhanden)(?!\p{L})${PLAINLY}{0,40}${MEDIA}|(?:alle )?(?:medien|ver- und entsorgungsleitungen|hausanschlüsse|anschlüsse)(?!\p{L})${PLAINLY}{0,20}(?<!\p{L})(?:liegen an|anliegend|am grundstück|auf dem grundstück|an der grenze|an der grundstücksgrenze|medienerschlossen)|medienerschlossen\p{L}*|${CONNECTION}(?!\p{L})${PLAINLY}{0,90}?(?<!\p{L})${BORDER}(?!\p{L})${PLAINLY}{0,20}(?<!\p{L})${BROUGHT}|${MEDIA}(?!\p{L})${PLAINLY}{0,90}?(?<!\p{L})${ONTO}(?!\p{L})${PLAINLY}{0,20}(?<!\p{L})${BROUGHT}`,
    meaning: 'Leitungen liegen an oder auf dem Grundstück',
    fixed: 'stated',
    // What lies in the street is told by the rule below.
    unless:
      /(?<!\p{L})(?:\p{L}*wasser|strom|kanal\p{L}*)(?!\p{L})(?:(?!grundstück|grenze)[^.;]){0,60} (?:in der|im|in den) (?:\p{L}*straße|\p{L}*weg|zuwegung)(?!\p{L})(?![^.;]*(?:kanal|wasser)-? und (?:\p{L}*wasser|kanal)\p{L}* [^.;]*grundstück)|nachbargrundstück|entfernt|leitungsrecht|quer (?:durch|über)|(?<!\p{L})(?:alte|stillgelegt)\p{L}*/u,
    sections: OWN_SECTIONS,
  }),
  rule('medien-in-der-strasse', 'erschliessung', 'neutral', {
    pattern: regexp.u`${MEDIA}(?!\p{L})${PLAINLY}{0,90}?(?<!\p{L})${LIE} (?:bereits |schon |alle |jeweils )*(?:in der|im|in den) (?:\p{L}*straße|\p{L}*weg|zuwegung)(?!\p{L})|(?<=(?<!\p{L})${LIE}(?!\p{L})[^.;]*[,;] (?:der |die |das )?)${MEDIA} (?:in der|im) (?:\p{L}*straße|\p{L}*weg|zuwegung)(?!\p{L})`,
    meaning: 'Leitungen liegen in der Straße: Die Hausanschlüsse zahlen Sie',
    fixed: 'stated',
    unless: /entfernt|nach hinten|nachbar/u,
    sections: OWN_SECTIONS,
  }),
]
