import { regexp } from '#kernel/regexp.ts'
import { OBJECT_ONLY, OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const ROAD =
  '(?:haupt(?:verkehrs|durchgangs)?straße|durchgangsstraße|bundesstraße|ausfallstraße|landes?straße|kreisstraße|ortsdurchfahrt|ringstraße|schnellstraße|autobahn|b ?\\d{1,3}|a ?\\d{1,3})'
const TRAFFIC = '(?:(?:durchgangs|straßen|auto)-?verkehrs?|straßenlärm|straße)'
const WATER = '(?:(?:\\p{L}+-?)?bach(?:e?s)?|fluss(?:es)?|flusses|graben|grabens|teich|weiher|kanal|fleet)'
const GROUND = '(?:grundstück|gelände|garten|wiese|grund|parzelle|baugrundstück|obstwiese)'
const SHOPS =
  '(?:einkaufsm(?:arkt|ärkte)|einzelhandel|vollsortimenter|lebensmittelm(?:arkt|ärkte)|bäcker(?:ei)?|metzger(?:ei)?|discounter|dorfladen|hofladen|rewe|edeka|aldi|lidl|penny|kaufland)'

/** What is heard, what flows and what is sold around the home, told in passing. */
export const NEARBY_RULES: readonly RemarkRule[] = [
  // The seller's word, like "ruhig": shown, and no merit.
  rule('laerm-abgewandt', 'laerm', 'neutral', {
    pattern: regexp.u`(?:abgewandt|abseits|weg|fern)(?: gelegen)? (?:vom|von der|des|der|von) (?:\p{L}+ )?${TRAFFIC}(?!\p{L})|(?:vom|von der) (?:\p{L}+ )?${TRAFFIC} (?:\p{L}+ )?(?:abgewandt|abgeschirmt|abgelegen)|(?<!\p{L})(?:spielstraße|wendehammer|sackgassen(?:bereich|ende|lage)|sackgasse|anliegerstraße|anliegerweg|verkehrsberuhigt\p{L}*|schrittgeschwindigkeit)|(?:kein|ohne) durchgangsverkehr|(?:wird|ist) (?:vorwiegend |überwiegend |nur |ausschließlich |fast nur )+(?:von|für) (?:\p{L}+ )?an(?:wohn|lieg)ern? (?:befahren|genutzt|frei)|(?:fahren|verkehren) (?:nur|fast nur|ausschließlich) (?:die |noch )?an(?:lieg|wohn)er(?!\p{L})`,
    meaning: 'Laut Text wenig Verkehr vor dem Haus, nicht gemessen',
    fixed: 'stated',
  }),
  // Many a main road has it: that it is slow says nothing of how many drive there.
  rule('laerm-tempo-30', 'laerm', 'neutral', {
    pattern: /tempo[- ]?30(?:[- ]?zone)?(?!\d)|30er[- ]?zone/u,
    meaning: 'Tempo 30 vor dem Haus genannt',
    fixed: 'stated',
  }),
  // Heard, and by the text's own words not loud.
  rule('laerm-leise', 'laerm', 'warnung', {
    pattern: regexp.u`(?:${ROAD}|bahn(?:linie|strecke)?|züge|straße)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:leise[srnm]?|in der ferne|aus der ferne|entferntes?|gedämpft) (?:\p{L}+ )?(?:rauschen|zu hören|hörbar|wahrnehmbar|wahrzunehmen|vernehmbar|brummen)(?!\p{L})`,
    meaning: 'Verkehr ist laut Text leise zu hören: zu mehreren Zeiten anhören',
    fixed: 'stated',
    sections: ['object', 'location', 'energy'],
  }),
  rule('laerm-vor-der-tuer', 'laerm', 'warnung', {
    pattern: regexp.u`(?:\p{L}*(?:straße|weg|allee|gasse|platz|damm|ring|chaussee)|haus|gebäude|wohnung)(?!\p{L}) (?:ist|liegt an|steht an) ein(?:e[rn]?|er)? (?:\p{L}+ )?${ROAD}(?!\p{L})|(?:vor (?:dem haus|der (?:haus)?tür)|direkt am haus|vorn|hinter dem haus|an der (?:rück|vorder|straßen)seite)(?!\p{L})[^.¦]{0,30} (?:verläuft|führt|rauscht|liegt|geht|fährt) (?:die |eine |der |das )?(?:\p{L}+ )?(?:${ROAD}|[\p{L}-]*(?:trasse|bahnstrecke|straßenbahn|gleise?))(?!\p{L})|(?:von|auf) (?:der|die) ${ROAD}(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:rausch\p{L}*|(?:zu )?hör(?:t|en|bar)|zu vernehmen|lärm\p{L}*)|${ROAD}(?!\p{L})[^.¦,]{0,30}(?<!\p{L})(?:rauscht|hörbar|zu hören|zu vernehmen)(?!\p{L})|${ROAD}(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:rauschen|wahrnehmbar|wahrzunehmen|vernehmbar|hörbar)(?!\p{L})|(?:zur|an die) (?:ausfall|hauptverkehrs|durchgangs)straße (?:hin|gelegen|ausgerichtet)`,
    meaning: 'Straße oder Bahn mit Verkehr am Haus: zu mehreren Zeiten anhören',
    unless:
      /(?<!\p{L})(?:(?:nicht|kaum) (?:zu hören|hörbar|wahr\p{L}+|vernehmbar)|leise[srnm]?|(?:in|aus) der ferne|getrennt|entfernt|erreich\p{L}*|anschluss|richtung|parallel\p{L}*|nächste[nr]?)(?!\p{L})/u,
    denied: 'Verkehrslärm wird verneint',
    sections: ['object', 'location', 'energy'],
  }),
  rule('oepnv-haltestelle', 'oepnv', 'gut', {
    pattern:
      /(?:eigene[rnm]?|nächste[rn]?) (?:bahnhalt|s-bahn-halt|u-bahn-halt|haltepunkt|bahnstation|station)(?!\p{L})|(?:straßenbahn|bus|tram|stadtbahn|s-bahn|buslinien?|straßenbahnlinien?|linien?)(?:linien?)?(?!\p{L})[^.¦]{0,30}(?<!\p{L})(?:in die (?:innenstadt|stadt|kreisstadt|altstadt)|durch den ort|ins zentrum|vor der tür|fährt (?:\p{L}+ ){0,3}(?:takt|stündlich))|(?:s-bahn|u-bahn|bus|tram|train|station|hbf)(?!\p{L})[^.,¦]{0,20}\d{1,2} minutes(?:'? walk| on foot| away)?(?! by)/u,
    meaning: 'Haltestelle oder Bahnhof genannt',
    denied: 'Keine Haltestelle in der Nähe',
    deniedTone: 'warnung',
    evenIfOpen: true,
    unless: /\d{2,3}(?:,\d)? ?(?:km|kilometer)/u,
  }),
  rule('nahversorgung-im-ort', 'nahversorgung', 'neutral', {
    pattern: regexp.u`${SHOPS}(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:gegenüber|vorhanden|erhalten|geblieben|vertreten|nebenan|im (?:ort|dorf|viertel|stadtteil)|am ortseingang|reichlich|hat (?:\p{L}+ ){0,2}(?:offen|geöffnet))(?!\p{L})|(?:ortskern|dorf|ort|stadtteil|viertel) mit (?:[\p{L}-]+, )*${SHOPS}(?!\p{L})|zum einkaufen (?:fährt|geht|fahren|gehen) (?:man|wir|sie)(?!\p{L})`,
    meaning: 'Versorgung am Ort genannt',
    denied: 'Keine Einkaufsmöglichkeit am Ort',
    deniedTone: 'warnung',
    evenIfOpen: true,
    unless: /miet|pacht|filial|ladenlokal|gewerbe|betreib|tätig|nachfrage/u,
  }),
  // What slopes sends its rain somewhere; on the ground itself, not along a road.
  rule('hang-gefaelle', 'hang', 'hinweis', {
    pattern: regexp.u`(?:zum|zur|nach|gegen) [\p{L}-]+ (?:hin )?(?:etwas |leicht |stark |sanft )?(?:abschüssig|abfallend)|${GROUND}(?!\p{L})[^.;¦]{0,50}(?<!\p{L})(?:abschüssig|abfallend|geneigt|steigt [^.,;¦]{0,30} an|fällt [^.,;¦]{0,40} ab)(?!\p{L})|(?:abschüssige|abfallende|ansteigende|geneigte)[sn]? ${GROUND}(?!\p{L})`,
    meaning: 'Grundstück mit Gefälle: Regenwasser und Stützmauern prüfen',
    denied: 'Kein Gefälle',
    unless:
      /dach|terrasse|boden(?!rich)|fußboden|straße steigt|preis|schlepper|harvester|rückegasse\p{L}*|ackerzahl|grünlandzahl|zweimähdig|wasserhaltend|basaltverwitterung|braunerde|umtriebs|bestockt\p{L}*|festmeter/u,
    sections: OBJECT_ONLY,
  }),
  rule('hochwasser-am-bach', 'hochwasser', 'warnung', {
    pattern: regexp.u`(?:grundstück|garten|wiese|grund|gelände|parzelle)(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:(?:reicht|geht|läuft|fällt)[^.,;¦]{0,20} (?:bis )?(?:zum|an den|an einen)|grenzt [^.,;¦]{0,20}(?:an den|an einen|an die)|zum) ${WATER}(?!\p{L})(?! (?:sind|ist|geht man))|(?:hinter|neben|vor) (?:dem haus|dem grundstück|dem garten)(?!\p{L})[^.,;¦]{0,20} (?:fließt|läuft) (?:der|die|ein) |${WATER} (?:begrenzt|durchquert|quert|durchfließt) (?:das |den |unser |unseren )?(?:grundstück|garten|wiese)`,
    meaning: 'Bach oder Graben am Grundstück: Hochwasserkarte ansehen',
    unless:
      /künstlich|zierteich|gartenteich|schwimmteich|koiteich|(?<!\p{L})(?:km|kilometer|minuten|gehminuten|spazier\p{L}*)(?!\p{L})/u,
    denied: 'Hochwasser wird verneint',
    sections: OWN_SECTIONS,
  }),
]
