import { type RemarkRule, rule } from '../remarkRule.ts'

const INQUIRY = String.raw`(?:antr(?:ag|äge) (?:auf|für) (?:\p{L}+ ){0,2}(?:bau)?vorbescheid\p{L}*|(?:bau)?vorbescheid\p{L}{0,2}|bau-?(?:vor)?anfrage|voranfrage)`
const OFFICE = String.raw`(?:bau(?:ordnungs|aufsichts|verwaltungs|planungs)?amt\p{L}{0,2}|bauaufsicht|baubehörde|stadtplanung|landratsamt\p{L}{0,2}|rathaus\p{L}{0,2}|gemeinde(?:verwaltung)?|stadt(?:verwaltung)?|kreis(?:es)?|sachbearbeiter\p{L}{0,3}|bürgermeister\p{L}{0,3})`
const TO_BUILD = String.raw`(?:\p{L}*bebau\p{L}*|(?:ge)?baut|bauen|baurecht\p{L}*|bauland|innenbereich\p{L}*|(?:wohn|einfamilien|ein)?haus(?:es)?|genehmigungsfähig\p{L}*|einfüg\p{L}*|§ ?34)`
const SAID = String.raw`(?:telefonat|anruf|rücksprache|gespräch|auskunft|aussage|zusage|einschätzung|angabe)\p{L}{0,2}`
/** Who has the office's word in writing, or a plan, does not hope. */
const SETTLED = String.raw`positive[rnm]? (?:\p{L}+ ){0,2}(?:bau)?(?:vorbescheid|voranfrage)|(?:positiv|günstig) (?:beschieden|beantwortet|entschieden)|(?:(?<!nicht |keinen? |noch )(?:erteilt|genehmigt|bewilligt))|schriftliche[rn]? (?:auskunft|zusage|stellungnahme)`

/** "Baulasten: Auskunft vom 2.11.2026, keine": the office has answered, and its answer ends with it. */
export const NO_BURDEN_BY_OFFICE: string = String.raw`baulasten?[:¦ ]{1,3}(?:negative )?(?:auskunft|bescheinigung)(?!\p{L})(?:(?!beantragt|angefragt|angefordert|liegt nicht|steht (?:noch )?aus|fehlt|nur mit)[^.;¦]){0,40}, ?(?:keine(?= ?$| ?[.;¦]| (?:\p{L}+ )?(?:eintr\p{L}*|baulast\p{L}*|vorhanden|bekannt|belastung\p{L}*)(?!\p{L}))|negativ(?!\p{L})|ohne eintr\p{L}*)`

const PERMIT = String.raw`(?:${INQUIRY}|(?:bau)?bescheid\p{L}{0,2}|(?:bau|abbruch|umbau)?-?genehmigung(?:en)?)`
/** Its three years are over (§ 75 MBO), as the exposé says itself. */
export const LAPSED = String.raw`(?:abgelaufen|ausgelaufen|erloschen|verfallen|verfristet|außer kraft|ungültig|(?:nicht|keine) (?:mehr )?(?:gültig|wirksam|gültigkeit)(?: mehr)?)`

const PLAN = String.raw`(?:(?:neuer?|künftiger?)[rn]? )?(?:bebauungspl(?:an|ans|anes)|b-plan(?:s|es)?)`

/** Where nobody builds a home but by way of exception (§ 35 BauGB). */
const OUTSIDE = String.raw`(?:§ ?35(?! ?(?:a|c|estg|ab)(?!\p{L}))(?: baugb)?|außenbereich\p{L}{0,2}|flächen? für (?:die )?(?:landwirtschaft|forstwirtschaft)|landwirtschaftliche[rn]? (?:nutz)?flächen?)`
const REFUSED = String.raw`(?:abgelehnt|abschlägig|negativ (?:beschieden|beantwortet|entschieden|ausgefallen)|versagt|zurückgewiesen)`

/** Whether a plot is land to build on: what its seller hopes for, and what an office has said. */
export const BUILDING_RIGHT_RULES: readonly RemarkRule[] = [
  rule('baurecht-beantragt', 'baurecht', 'warnung', {
    pattern: new RegExp(
      [
        String.raw`${INQUIRY}(?!\p{L})[^.]{0,140}(?<!\p{L})(?:gestellt|eingereicht|beantragt|läuft|laufen|anhängig|abgegeben|in (?:bearbeitung|prüfung)|(?:noch |bislang |bisher )nicht (?:\p{L}+ )?(?:beschieden|entschieden|beantwortet|erteilt)|(?:steht|stehen) (?:\p{L}+ ){0,3}aus|ausstehend)(?!\p{L})`,
        String.raw`(?:laufende|eingereichte|gestellte|beantragte)[rnms]? (?:bau-?(?:vor)?anfrage|voranfrage|antrag auf (?:\p{L}+ )?(?:bau)?vorbescheid|(?:bau)?vorbescheid)`,
        String.raw`(?:antwort|bescheid|entscheidung|stellungnahme|rückmeldung)(?!\p{L})[^.]{0,40} ${OFFICE}(?!\p{L})[^.]{0,20}(?:steht|stehen) (?:\p{L}+ ){0,2}aus(?!\p{L})`,
      ].join('|'),
      'u',
    ),
    only: /bau|vorbescheid|voranfrage/u,
    unless: new RegExp(
      String.raw`${SETTLED}|abgelehnt|abschlägig|zurückgezogen|zurückgenommen|(?:kann|können|könnte|sollte|sollten|müsste|darf|empfehlen|empfiehlt)(?!\p{L})[^.]{0,60}(?:gestellt|eingereicht|beantragt)|keine? (?:bau)?(?:vor)?anfrage|(?:keine|nie|nicht|noch nicht) (?:\p{L}+ )?(?:gestellt|eingereicht|beantragt)|nachbar`,
      'u',
    ),
    meaning: 'Antrag auf Vorbescheid läuft, die Antwort steht aus: Das Baurecht ist nicht gesichert',
    fixed: 'stated',
  }),
  rule('baurecht-erloschen', 'baurecht', 'warnung', {
    pattern: new RegExp(
      String.raw`${PERMIT}(?!\p{L})[^.]{0,140}(?<!\p{L})${LAPSED}(?!\p{L})|(?:abgelaufene|erloschene|verfallene)[rnms]? (?:\p{L}+ ){0,2}${PERMIT}`,
      'u',
    ),
    unless:
      /energieausweis|\p{L}*ausbau\p{L}*|\p{L}*anbau\p{L}*|umbau\p{L}*|nutzungsänderung|garage|wintergarten|(?:erschließungs|straßenausbau)|mietvertrag|(?:noch |bislang |bisher )?nicht (?:abgelaufen|ausgelaufen|erloschen|verfallen)|(?:neuer?|verlängert\p{L}*) (?:\p{L}+ )?(?:vorbescheid|bescheid|genehmigung) (?:liegt|wurde|ist)|(?:wurde|ist|mehrfach|zuletzt) verlängert/u,
    meaning: 'Früherer Vorbescheid ist abgelaufen: Das Baurecht ist nicht gesichert',
    fixed: 'stated',
  }),
  rule('baurecht-vermutet', 'baurecht', 'warnung', {
    pattern: new RegExp(
      [
        String.raw`(?:gehen|gehe|geht)(?!\p{L})[^.]{0,90} davon aus(?!\p{L})[^.]{0,100}(?<!\p{L})${TO_BUILD}(?!\p{L})`,
        String.raw`(?:nach|laut|lt·|gemäß) (?:\p{L}+ ){0,3}${SAID} (?:\p{L}+ ){0,4}${OFFICE}(?!\p{L})[^.]{0,90}(?<!\p{L})${TO_BUILD}(?!\p{L})`,
        String.raw`${OFFICE}(?!\p{L})[^.]{0,50}(?<!\p{L})(?:angerufen|telefoniert|nachgefragt|telefonisch|mündlich)(?!\p{L})[^.]{0,80}(?<!\p{L})${TO_BUILD}(?!\p{L})`,
        String.raw`(?:bebauung|bebaubarkeit|einfamilienhaus|wohnhaus|wohnbebauung|neubau|(?:neuer )?versuch|voranfrage)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:dürfte|sollte|müsste)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:möglich|zulässig|genehmigungsfähig|einfügen|aussicht(?:en)?|§ ?34|machbar)(?!\p{L})`,
        String.raw`(?:unseres erachtens|unserer (?:einschätzung|meinung|ansicht) nach|nach unserer (?:einschätzung|meinung|ansicht|auffassung)|vermutlich)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:bebaubar|bebaut werden|innenbereich\p{L}*|nach § ?34)(?!\p{L})`,
      ].join('|'),
      'u',
    ),
    unless: new RegExp(
      String.raw`${SETTLED}|(?<!kein |keinen |ohne )(?:bebauungspl\p{L}+|b-plan)|beitr[aä]g\p{L}*|erschließungskosten|denkmal|nachbar(?:grundstück|haus)`,
      'u',
    ),
    meaning: 'Dass gebaut werden darf, ist nur eine Vermutung oder mündliche Auskunft',
    fixed: 'stated',
  }),
  rule('baurecht-abgelehnt', 'baurecht', 'warnung', {
    pattern: new RegExp(
      String.raw`(?:${INQUIRY}|bauantrag|baugesuch)(?!\p{L})[^.]{0,110}(?<!\p{L})(?:abgelehnt|abschlägig|negativ (?:beschieden|beantwortet)|versagt|zurückgewiesen)(?!\p{L})|(?:abgelehnte|versagte)[rnms]? (?:bau-?(?:vor)?anfrage|voranfrage|bauantrag|(?:bau)?vorbescheid)`,
      'u',
    ),
    unless: /nachbar|nicht (?:abgelehnt|versagt)/u,
    meaning: 'Ein Bauantrag oder eine Bauvoranfrage wurde schon abgelehnt',
    fixed: 'stated',
  }),
  // Who withdraws spares himself an answer that he sees coming; none is on its way.
  rule('baurecht-zurueckgezogen', 'baurecht', 'warnung', {
    pattern: new RegExp(
      String.raw`(?:${INQUIRY}|bauantrag|baugesuch)(?!\p{L})[^.]{0,140}(?<!\p{L})(?:zurückgezogen|zurückgenommen)(?!\p{L})`,
      'u',
    ),
    unless: /nachbar/u,
    meaning: 'Eine Bauvoranfrage wurde gestellt und wieder zurückgezogen: beim Amt fragen, warum',
    fixed: 'stated',
  }),
  // The reason is the place: what is asked for there another time gets the same answer. For the price of a meadow it is a meadow.
  rule('baurecht-feld', 'baurecht', 'warnung', {
    pattern: new RegExp(
      String.raw`${OUTSIDE}(?!\p{L})[^.]{0,120}(?<!\p{L})${REFUSED}(?!\p{L})|(?<!\p{L})${REFUSED}(?!\p{L})[^.]{0,120}(?<!\p{L})${OUTSIDE}(?!\p{L})`,
      'u',
    ),
    only: /bau|(?:vor)?anfrage|haus|wohn/u,
    unless: /nachbar|nicht (?:abgelehnt|versagt)|\p{L}*anbau|wintergarten|carport|garage/u,
    meaning: 'Das Bauen wurde hier abgelehnt, weil es Außenbereich ist (§ 35 BauGB): Wiese oder Acker, kein Bauland',
    fixed: 'stated',
  }),
  // An office's answer on the place, not on one house: then it is garden.
  rule('baurecht-verneint', 'baurecht', 'gefahr', {
    pattern: new RegExp(
      [
        String.raw`(?:genehmigung|bebauung|baurecht)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nicht in aussicht gestellt|nicht (?:\p{L}+ )?(?:genehmigungsfähig|zulässig|erlaubt|gestattet))(?!\p{L})`,
        String.raw`(?:(?:wohn|einfamilien)?haus(?:es)?|neubau|bebauung|gebäude|vorhaben|zweite[rn]? (?:bau)?reihe)(?!\p{L})[^.]{0,80} nicht (?:\p{L}+ ){0,6}(?:einfügt|einfüge|einfügen (?:würde|dürfte))(?!\p{L})|(?:fügt|füge|fügen) sich (?:\p{L}+ ){0,8}nicht (?:\p{L}+ ){0,6}ein(?!\p{L})`,
        String.raw`(?:zweite[rn]? (?:bau)?reihe|hinterland(?:bebauung)?|hinterliegerbebauung|hintere[nr]? (?:grundstücks)?(?:teil|bereich|hälfte)|rückwärtige[nr]? (?:bereich|bebauung))(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nicht bebaubar|nicht bebaut werden|abgelehnt|ausgeschlossen|versagt|unzulässig)(?!\p{L})`,
        String.raw`${OFFICE}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:bebauung|bebaubarkeit|zweite reihe|wohnhaus|hinterlandbebauung)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:abgelehnt|lehnt|ausgeschlossen|verneint)(?!\p{L})`,
      ].join('|'),
      'u',
    ),
    unless:
      /nachbargrundstück|nebenan|mehrfamilienhaus|doppelhaus|aufstockung|\p{L}*anbau|dachgaube|carport|garage|balkon|werbe|gewerbe|nicht (?:abgelehnt|ausgeschlossen|versagt)|(?:wird|würde|werde)(?!\p{L})[^.]{0,30}nicht ablehnen/u,
    only: /grundstück|garten|reihe|haus|bebau|genehmigung|hinter|umgebung|gebäude|neubau|vorhaben/u,
    meaning: 'Nach dem Exposé darf hier nicht gebaut werden: Gartenland, kein Bauland',
    fixed: 'stated',
  }),
  // § 1 (2), § 8 BauGB: a Flächennutzungsplan gives no right to build. Of a house it says nothing.
  rule('baurecht-flaechennutzungsplan', 'baurecht', 'neutral', {
    pattern:
      /(?:flächennutzungsplan|fnp)(?!\p{L})[^.]{0,70}(?<!\p{L})(?:ausgewiesen|dargestellt|vorgesehen|enthalten|(?:als|:) ?(?:wohnbaufläche|wohngebiet|bauland|gemischte baufläche))(?!\p{L})/u,
    unless:
      /^(?![^]*(?:wohn|misch|bau(?:fläche|land|gebiet)))[^]*(?:landwirtschaft|forst|wald|grün)|(?<!\p{L})(?:nicht|nie|keine?[nrs]?)(?!\p{L})[^.,]{0,50}(?:ausgewiesen|dargestellt|vorgesehen|enthalten)(?!\p{L})|windkraft|photovoltaik/u,
    meaning: 'Im Flächennutzungsplan als Baufläche dargestellt: Das gibt noch kein Baurecht',
    fixed: 'stated',
  }),
  rule('flaechennutzungsplan-feld', 'baurecht', 'neutral', {
    pattern:
      /(?:flächennutzungsplan\p{L}{0,2}|fnp)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:landwirtschaft\p{L}*|forstwirtschaft|wald(?:fläche\p{L}*)?|grünfläche\p{L}*|grünland)(?!\p{L})|(?:flächen? für (?:die )?(?:landwirtschaft|forstwirtschaft|wald)|grünflächen?)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:flächennutzungsplan|fnp)(?!\p{L})/u,
    unless:
      /nachbar|angrenz|gegenüber|umliegend|umgebung|blick|öffnet sich|(?:zu|an) (?:den |die )?\p{L}*(?:wiesen|felder\p{L}?|äckern?|flächen)(?!\p{L})|wohnbau|dorfgebiet|dörfliche|mischgebiet|gemischte|bauland|hinter|nördlich|südlich|östlich|westlich/u,
    meaning: 'Im Flächennutzungsplan Landwirtschaft, Wald oder Grün, keine Baufläche',
    fixed: 'stated',
  }),
  rule('baurecht-erwartung', 'baurecht', 'neutral', {
    pattern:
      /(?:bebauungsplan|b-plan)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:noch nicht (?:\p{L}+ )?(?:aufgestellt|beschlossen|rechtskräftig)|in aufstellung|in vorbereitung|wird (?:derzeit |gerade )?(?:aufgestellt|erarbeitet)|soll (?:\p{L}+ ){0,3}(?:aufgestellt|beschlossen) werden)|aufstellungsbeschluss|bauerwartung(?:sland|sgebiet)?(?!\p{L})|rohbauland/u,
    unless: /keine? bauerwartung|bebauungsplan (?:\p{L}+ )?(?:ist )?rechts(?:kräftig|verbindlich)/u,
    meaning: 'Bauland ist nur in Aussicht: Noch gilt kein Bebauungsplan',
    fixed: 'stated',
  }),
  // A plan is law from the day it is announced (§ 10 (3) BauGB): its figures, printed already, give no right before.
  rule('bebauungsplan-noch-nicht', 'baurecht', 'warnung', {
    pattern: new RegExp(
      [
        String.raw`${PLAN}(?!\p{L})[^.]{0,50}(?<!\p{L})(?:(?:noch |bislang |bisher )?nicht (?:\p{L}+ ){0,2}in kraft|tritt (?:erst|voraussichtlich|vermutlich)(?!\p{L})[^.]{0,50} in kraft|(?:soll|wird)(?!\p{L})[^.]{0,50} in kraft treten)(?!\p{L})`,
        String.raw`inkrafttreten (?:des|eines) ${PLAN}[^.]{0,40}(?:erwartet|vorgesehen|geplant|steht (?:\p{L}+ )?aus)`,
        String.raw`satzungsbeschluss(?!\p{L})[^.]{0,60}(?<!\p{L})(?:(?:steht|stehe) (?:\p{L}+ ){0,2}aus|ausstehend|aussteht|fehlt|erwartet|vorgesehen|geplant|folgt|noch nicht)(?!\p{L})|(?:nach|vorbehaltlich|bis zum) (?:dem |des )?satzungsbeschluss(?:es)?`,
      ].join('|'),
      'u',
    ),
    unless:
      /§ ?34|änderung|nachbar|umgebung|(?:ist|sind|wurde) (?:(?!nicht )[\p{L}\d·]+ ){0,3}(?:in kraft getreten|rechtskräftig)|außer kraft|nach (?:dem )?satzungsbeschluss (?:vom|am)/u,
    meaning: 'Der Bebauungsplan ist noch nicht in Kraft: Bis dahin gibt er kein Baurecht',
    fixed: 'stated',
    evenIfOpen: true,
  }),
  rule('bebauungsplan-gilt', 'baurecht', 'neutral', {
    pattern:
      /(?:rechtskräftige|rechtsverbindliche|gültige|geltende|bestehende|qualifizierte)[rnms]? (?:\p{L}+ ){0,2}(?:bebauungspl\p{L}+|b-plan\p{L}*)|(?:im|innerhalb|geltungsbereich|nach|laut|lt·|gemäß|des|vom)(?: (?:der|dem|des|eines|einem|rechtskräftigen|städtischen))* (?:bebauungspl\p{L}+|b-plan\p{L}*|baugebiet)|(?:bebauungspl(?:an|ans|anes)|b-plan)(?: der \p{L}+)? ?(?:nr·|„|"|\d|\p{L}{1,3} ?\d|[:¦])|(?:grz|grundflächenzahl)[ :¦]{1,3}(?:von |max· )?0,\d|(?:bebauungsplan|b-plan)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:rechtskräftig|rechtsverbindlich|gilt|in kraft|beschlossen|liegt vor|vorhanden|besteht)(?!\p{L})/u,
    unless:
      /(?:kein|ohne|nicht)(?:e[nrsm]?)? (?:\p{L}+ ){0,3}(?:bebauungspl|b-plan)|(?:bebauungspl\p{L}+|b-plan)[^.]{0,50}(?:(?:noch |derzeit )?nicht(?!\p{L})|in aufstellung|soll)|¦ ?(?:kein|nicht)|umgebung|nachbar/u,
    meaning: 'Ein Bebauungsplan gilt',
    fixed: 'stated',
  }),
  rule('bauvoranfrage-keine', 'baurecht', 'neutral', {
    pattern:
      /(?:bau-?(?:vor)?anfrage|voranfrage)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:nicht|noch nicht|nie) (?:gestellt|eingereicht|erfolgt|gemacht|veranlasst)(?!\p{L})|keine (?:bau-?)?(?:vor)?anfrage (?:\p{L}+ ){0,2}(?:gestellt|eingereicht|gemacht)(?!\p{L})/u,
    meaning: 'Eine Bauvoranfrage wurde laut Text nicht gestellt',
    fixed: 'stated',
  }),
]
