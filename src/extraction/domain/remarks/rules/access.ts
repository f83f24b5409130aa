import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const RIGHT = String.raw`(?:wege?-?recht\p{L}{0,2}|wege?-?(?:,| und| u·| ?\/) ?(?:(?:geh|fahrt?)-?(?:,| und| u·| ?\/) ?){0,2}(?:geh|fahrt?|leitungs)-?recht\p{L}{0,2}|überwegungsrecht|(?:geh|fahrt?|überfahrts?)-?(?:,| und| u·| ?\/)? ?(?:(?:geh|fahrt?|leitungs)-?(?:,| und| u·| ?\/)? ?){0,2}recht\p{L}{0,2}|zufahrtsrecht\p{L}{0,2})`
const WAY = String.raw`(?:zufahrt|zuwegung|durchfahrt|einfahrt|stichweg|privatweg|privatstraße|zufahrtsweg|zufahrtsstreifen)`
/** It is meant, and agreed with nobody. */
const MEANT = String.raw`(?:angedacht|geplant|beabsichtigt|vorgesehen|angestrebt|in vorbereitung|in aussicht gestellt|verhandelt|in verhandlung|im gespräch|gewünscht|vorbereitet|(?:steht|stehen) (?:noch )?aus|(?<=(?:wird|werden|noch|derzeit|zurzeit|gerade)(?!\p{L})[^.]{0,60})abgestimmt|(?:in|zur) (?:abstimmung|klärung|bearbeitung|prüfung)|(?:noch|gerade|derzeit|zurzeit|aktuell) (?:geklärt|geprüft|besprochen|vorbereitet|offen)|angefragt|beantragt|(?:noch )?abzustimmen|(?:noch )?zu (?:klären|vereinbaren|bestellen|regeln))`
/** The same of whoever owns the ground beside, and what he owns of the way. */
const NEIGHBOUR = String.raw`(?:nachbar(?:n|in|s|grundstücks?)?|nachbareigentümer(?:n|in|s)?|vorderlieger(?:n|in|s)?|anlieger(?:n|in|s)?|angrenzer(?:n|in|s)?)`
const GROUND_OF_WAY = String.raw`(?:${WAY}|\p{L}*weg|streifen|\p{L}*streifen|fahrspur)(?:e?s|e?n)?`
const BY_WORD = String.raw`(?:mündlich\p{L}*|formlos\p{L}*|per handschlag|auf zuruf|stillschweigend\p{L}*|auf guter nachbarschaft|aus gefälligkeit|nicht schriftlich)`
/** The right is that of somebody else, over the ground that is sold. */
const FOR_OTHERS = String.raw`(?:zu ?gunsten|zu gunsten|für) (?:de[sr]|den|die|einen|eines|einer|unsere[snr]?) (?:\p{L}+ ){0,2}(?:nachbar|hinterlieger|hintere[nr]|anlieger|flurstück|stadtwerke|gemeinde)|zu ?lasten de[sr] (?:kauf|verkaufs|angebotenen)|hinterlieger(?:s|n)?(?!\p{L}|grund)`

/** Half of a way is no way: the other half is shut where no right is entered. */
const ON_FOREIGN_GROUND = {
  pattern: new RegExp(
    [
      String.raw`${GROUND_OF_WAY}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:gehört|gehören|steht|stehen|liegt|liegen)(?!\p{L})[^.,]{0,80}(?:, (?:zum (?:anderen )?teil|teils|teilweise|(?:je )?zur (?:anderen )?hälfte) )?(?<!\p{L})(?:de[mn]|unsere[mn]|eine[ms]|des|(?:der|unserer|einer)(?= (?:\p{L}+ )?\p{L}+in(?!\p{L}))) (?:\p{L}+ )?${NEIGHBOUR}(?!\p{L})`,
      String.raw`(?:(?:teil|hälfte) de[sr] ${GROUND_OF_WAY}|zur hälfte|hälftig\p{L}*|teilweise|zum teil)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:auf|über|eigentum|grund)(?!\p{L})[^.]{0,25}(?<!\p{L})${NEIGHBOUR}(?!\p{L})`,
    ].join('|'),
    'u',
  ),
  unless: new RegExp(
    String.raw`${FOR_OTHERS}|zaun|hecke|mauer|bäume|(?:ist|sind|wurde|wurden) (?:\p{L}+ ){0,4}(?:eingetragen|gesichert)|eingetragene[snrm]?|dinglich gesichert|durch (?:eine )?(?:\p{L}+-?)?(?:baulast|dienstbarkeit) gesichert`,
    'u',
  ),
  meaning: 'Die Zufahrt liegt ganz oder zum Teil auf dem Grund des Nachbarn',
  fixed: 'stated',
  // The neighbour's ground is the buyer's trouble.
  ofSeller: true,
} as const

/**
 * How one comes to a plot: without a way that public law secures no house is permitted (§ 4 (1) MBO and the Bauordnungen of the
 * Länder), and without a right in the Grundbuch the neighbour may close it.
 */
export const ACCESS_RULES: readonly RemarkRule[] = [
  rule('zufahrt-baulast-fehlt', 'wegerecht', 'gefahr', {
    pattern:
      /(?:zufahrts-?|zuwegungs-?|erschließungs-?|wege?-?)baulast(?!\p{L})[^.,]{0,40}(?<!\p{L})(?:fehlt|fehlen|noch nicht|bisher nicht|bislang nicht|(?:besteht|existiert|vorhanden|eingetragen) nicht|nicht (?:eingetragen|vorhanden|bestellt))(?!\p{L})|(?<!\p{L})baulast(?!\p{L})[^.,]{0,40}(?<!\p{L})(?:fehlt|(?:noch|bisher|bislang) nicht (?:\p{L}+ )?(?:eingetragen|bestellt|vorhanden|übernommen)|(?:besteht|existiert|gibt es) (?:noch|bisher|bislang) nicht|muss (?:\p{L}+ )?(?:noch )?(?:eingetragen|bestellt|übernommen) werden|soll (?:\p{L}+ ){0,3}(?:eingetragen|bestellt|übernommen) werden)(?!\p{L})|(?:zufahrts|zuwegungs|zuwege|erschließungs|wege)-?baulast(?!\p{L})[^.,]{0,60}(?<!\p{L})(?:soll|angedacht|geplant|beabsichtigt|vorgesehen|angestrebt|in vorbereitung|beantragt)(?!\p{L})/u,
    unless: new RegExp(String.raw`bekannt|${FOR_OTHERS}|abstandsfläche|stellplatz`, 'u'),
    meaning: 'Die Zufahrt ist nicht durch Baulast gesichert: So gibt es keine Baugenehmigung',
    fixed: 'stated',
  }),
  rule('zufahrt-zugesagt', 'wegerecht', 'gefahr', {
    pattern: new RegExp(
      [
        String.raw`${RIGHT}(?!\p{L})[^.]{0,50}(?<!\p{L})(?:soll|sollen|wird|werden|muss|müsste|müssen|kann|ist noch|wäre)(?!\p{L})[^.]{0,70}(?<!\p{L})(?:eingetragen|bestellt|bewilligt|vereinbart|eingeräumt|gesichert|einzutragen|zu bestellen|zu vereinbaren)(?!\p{L})`,
        String.raw`(?:zugesagt|versprochen|in aussicht gestellt|bereit|zugestimmt)(?!\p{L})[^.]{0,60}(?<!\p{L})${RIGHT}(?!\p{L})[^.]{0,30}(?<!\p{L})(?:zu bewilligen|einzuräumen|einzutragen|zu bestellen|eintragen zu lassen)(?!\p{L})`,
        String.raw`${RIGHT}(?!\p{L})[^.]{0,30}(?<!\p{L})(?:fehlt|(?:noch|bisher|bislang) nicht (?:\p{L}+ )?(?:eingetragen|bestellt|vereinbart|bewilligt|gesichert)|(?:gibt es|existiert|besteht) (?:noch |bisher |bislang |aber |jedoch )*nicht(?=[^.]{0,60}(?<!\p{L})(?:geduldet|duldet|duldung|gefälligkeit|bisher))|gibt es (?:noch |bisher |bislang )?nicht|existiert (?:noch )?nicht)(?!\p{L})`,
        String.raw`${WAY}\p{L}{0,2}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:geduldet|duldet|stillschweigend|mündlich|ohne eintragung|(?:immer |bisher |stets )(?:so |einfach )?(?:mit)?benutzt|(?:darüber |noch )mit (?:den|dem) nachbar\p{L}* (?:\p{L}+ )?(?:sprechen|klären|einigen|verhandeln))(?!\p{L})`,
        String.raw`${RIGHT}(?!\p{L})[^.]{0,70}(?<!\p{L})${MEANT}(?!\p{L})`,
        String.raw`(?:dienstbarkeit|grunddienstbarkeit)(?!\p{L})[^.]{0,30}(?<!\p{L})für (?:die |den |eine )?${GROUND_OF_WAY}(?!\p{L})[^.]{0,40}(?<!\p{L})(?:${MEANT}|soll|noch nicht|fehlt)(?!\p{L})`,
        String.raw`${GROUND_OF_WAY}(?!\p{L})[^.]{0,130}(?<!\p{L})${BY_WORD}(?!\p{L})(?! zustimmung der behörde)`,
        String.raw`(?:einverständnis|erlaubnis|duldung) (?:de[sr] |unsere[sr] )?(?:\p{L}+ )?${NEIGHBOUR}(?!\p{L})[^.]{0,60}(?<!\p{L})${WAY}\p{L}{0,2}|${WAY}\p{L}{0,2}(?!\p{L})[^.]{0,80}(?<!\p{L})(?:einverständnis|erlaubnis|duldung) (?:de[sr] |unsere[sr] )?(?:\p{L}+ )?${NEIGHBOUR}`,
        // "Mit den Vorderliegern sprechen wir noch über das Fahrtrecht", "der Notartermin für das Wegerecht steht aus"
        String.raw`(?:verhandlung(?:en)?|gespräche?n?|abstimmung(?:en)?|verhandeln|verhandelt|sprechen|einigung|vereinbarung|notartermin|bewilligung|eintragung)(?!\p{L})[^.]{0,60}(?<!\p{L})${RIGHT}(?!\p{L})[^.]{0,40}(?<!\p{L})(?:läuft|laufen|dauert|dauern|steht|stehen|fehlt|offen)(?!\p{L})(?! im grundbuch)|(?:verhandeln|verhandelt|sprechen|laufen) (?:\p{L}+ ){0,5}(?:über|um|wegen|für) (?:das |die |ein |eines |des )?(?:\p{L}+ )?${RIGHT}`,
        String.raw`(?:notwege?recht|notweg(?:e?s)?)(?!\p{L})`,
      ].join('|'),
      'u',
    ),
    unless: new RegExp(
      String.raw`${FOR_OTHERS}|(?:kein|nicht|ohne)e?n? notweg|(?<!\p{L})angaben(?!\p{L})|hecke|(?:ist|sind|wurde|wurden) (?:\p{L}+ ){0,4}(?:im grundbuch )?eingetragen(?! werden)`,
      'u',
    ),
    meaning: 'Das Recht zur Zufahrt ist nicht eingetragen, höchstens zugesagt: erst mit gesichertem Weg kaufen',
    // Told of the way in the paragraph on the location as often as in that on the plot.
    sections: OWN_SECTIONS,
    fixed: 'stated',
    ofSeller: true,
  }),
  rule('zufahrt-fremd', 'wegerecht', 'gefahr', {
    ...ON_FOREIGN_GROUND,
    only: new RegExp(String.raw`(?<!\p{L})${WAY}`, 'u'),
  }),
  // "Dieser Streifen gehört zur Hälfte dem Nachbarn": of the way told before.
  rule('zufahrtsstreifen-fremd', 'wegerecht', 'gefahr', {
    ...ON_FOREIGN_GROUND,
    only: /(?<!\p{L})(?:diese[rs]?|der|die|das) (?:\p{L}+ )?(?:streifen|weg|fläche|spur)(?!\p{L})/u,
    onlyBefore: new RegExp(String.raw`(?<!\p{L})${WAY}`, 'u'),
  }),
  rule('zufahrt-ohne-anteil', 'wegerecht', 'gefahr', {
    pattern:
      /anteil(?:e)? (?:an|am) (?:(?:der|dem|diesem|dieser) )?(?:\p{L}+ )?(?:privat|zufahrts|erschließungs|stich)?-?(?:weg|straße|zufahrt)\p{L}{0,2}(?!\p{L})[^.]{0,50}(?<!\p{L})(?:nicht (?:zum verkauf|mitverkauft|mit verkauft|im (?:kauf)?preis|enthalten|teil|bestandteil|dabei|vorhanden)|fehlt|müsste|muss (?:\p{L}+ ){0,3}erworben)(?!\p{L})/u,
    meaning: 'Ein Anteil am Privatweg gehört nicht dazu',
    fixed: 'stated',
  }),
  // MRFlFw Nr. 2 (Muster-Richtlinie über Flächen für die Feuerwehr); needed where a house lies more than 50 m off the road (§ 5 MBO).
  rule('zufahrt-schmal', 'wegerecht', 'warnung', {
    pattern: new RegExp(
      String.raw`(?:${WAY}|weg|streifen)\p{L}{0,2}(?!\p{L})[^.]{0,90}?(?<![\d,])(?<width>[12](?:,\d{1,2})?|3(?:,0{1,2}|,[1-4]\d?)?|zwei(?:einhalb)?|drei) ?(?:m|meter)(?!\p{L}|²)(?: breit\p{L}*| breite)?|(?<![\d,])(?<width2>[12](?:,\d{1,2})?|3(?:,0{1,2}|,[1-4]\d?)?|zwei(?:einhalb)?|drei) ?(?:m|meter) breite[rnms]? (?:\p{L}+ ){0,3}(?:${WAY}|weg|streifen)\p{L}{0,2}`,
      'u',
    ),
    only: /breit|misst|engste|schmal/u,
    unless: new RegExp(
      String.raw`${FOR_OTHERS}|leitung|kanal(?!\p{L})|mülltonnen|recht (?:der|des|unserer|unseres) (?:\p{L}+ )?${NEIGHBOUR}|entfernt|baulast|garagen?|tor(?!\p{L})|hecke|grenze(?!\p{L})`,
      'u',
    ),
    meaning: ({ width, width2 }) => `Zufahrt nur ${metres(width ?? width2 ?? '')}\u00a0m breit: Feuerwehr und Baufahrzeuge brauchen mindestens 3\u00a0m, zwischen Mauern 3,50\u00a0m`, // prettier-ignore
    fixed: 'stated',
  }),
]

const SPELLED: Readonly<Record<string, string>> = { zwei: '2', zweieinhalb: '2,50', drei: '3' }

function metres(width: string): string {
  return SPELLED[width] ?? width
}
