import { type RemarkRule, rule } from '../remarkRule.ts'

/** "Eine Sicherung durch Dienstbarkeit oder Baulast besteht nicht": what is missing is one's own right, and nothing is told of the register. */
export const UNSECURED = String.raw`(?:absicherung|sicherung|gesichert)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:\p{L}*dienstbarkeit|\p{L}*baulast)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:nicht|nie|fehlt)(?!\p{L})|(?:keine|ohne|fehlende) (?:\p{L}+ )?(?:absicherung|sicherung)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:\p{L}*dienstbarkeit|\p{L}*baulast)(?!\p{L})|(?<!\p{L})eine (?:\p{L}*dienstbarkeit|\p{L}*baulast) oder (?:eine )?(?:\p{L}*dienstbarkeit|\p{L}*baulast)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:nicht|nie|fehlt|versäumt)(?!\p{L})`
/** What a camera finds in a pipe that is not sound. */
export const FOUND_IN_PIPE = String.raw`(?:rohr-?|lage-?|muffen-?)?vers[aä]tze?(?:s|n)?|wurzel\p{L}*|einwuchs|lageabweichung(?:en)?|scherben\p{L}*|schadstellen?|rissen?|infiltration\p{L}*|fremdwasser|undicht\p{L}*|eingebrochen|einragend\p{L}*|nicht (?:dicht|bestanden)`
const LOOKED_INTO = String.raw`(?:kamera-?befahrung|kanal-?befahrung|kanal-?tv\p{L}*|kanal-?inspektion|kamera-?(?:untersuchung|inspektion)|dichtheits-?prüfung)`
export const GUARANTEE_OVER = String.raw`(?:gewährleistung\p{L}*|garantie\p{L}*)(?!\p{L})[^.,;]{0,60}(?<!\p{L})(?:abgelaufen|ausgelaufen|verjährt|verstrichen|geendet|endete)(?!\p{L})|(?:abgelaufene|ausgelaufene|verjährte)[nrsm]? (?:\p{L}+ )?(?:gewährleistung|garantie)`

/** What its own sentence takes back: a look that found damage, a guarantee that is over, a new coat without insulation. */
export const TAKEN_BACK_RULES: readonly RemarkRule[] = [
  rule('abwasser-befund', 'abwasser', 'warnung', {
    pattern: new RegExp(
      `${LOOKED_INTO}(?!\\p{L})[^.]{0,140}(?<!\\p{L})(?:${FOUND_IN_PIPE})(?!\\p{L})|(?:${FOUND_IN_PIPE})(?!\\p{L})[^.]{0,80}(?<!\\p{L})${LOOKED_INTO}`,
      'u',
    ),
    meaning: 'Abwasserleitungen laut Befahrung schadhaft: Bericht und Angebot für die Sanierung zeigen lassen',
  }),
  rule('gewaehrleistung-abgelaufen', 'gewaehrleistung', 'warnung', {
    pattern: new RegExp(GUARANTEE_OVER, 'u'),
    meaning: 'Gewährleistung des Bauunternehmens laut Text abgelaufen: Mängel tragen Sie selbst',
    // Of a device, or of works on the house.
    unless:
      /heizung|therme|wärmepumpe|photovoltaik|küche|gerät|markise|solar|wallbox|aufzug|\p{L}*dach(?!\p{L})|fenster|hersteller/u,
  }),
  // The semicolon before it parts two statements.
  rule('fassade-ungedaemmt-danach', 'fassade', 'warnung', {
    pattern:
      /(?<=^ ?|[.] ?)(?:wärme)?gedämmt (?:ist|wurde) (?:sie|die fassade|das haus)(?: \p{L}+){0,2} nicht(?!\p{L})/u,
    onlyBefore: /(?<!\p{L})(?:\p{L}*fassaden?|außenw[aä]nde?|putz)(?!\p{L})/u,
    meaning: 'Fassade ungedämmt',
    fixed: 'stated',
  }),
]
