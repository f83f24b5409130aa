import { OBJECT_ONLY, type RemarkRule } from '../remarkRule.ts'

const OPERATOR =
  '(?:\\p{L}*betreiber(?:in|gesellschaft|firma)?s?|\\p{L}*pächter(?:in|s)?|betriebsgesellschaft|hotelgesellschaft|pflegeheimbetreiber(?:in|s)?|\\p{L}*mieterin)'
const FAILED = '(?:insolvenz\\p{L}*|insolvent\\p{L}*|zahlungsunfähig\\p{L}*|schutzschirm\\p{L}*|pleite|konkurs)'
const FORMER =
  '(?:frühere[nrsm]?|ehemalige[nrsm]?|vorherige[nrsm]?|vorige[nrsm]?|erste[nrsm]?|alte[nrsm]?|bisherige[nrsm]?)'

/** What an operator's lease is worth: what he has failed to pay, and what one may use oneself. */
export const OPERATOR_RULES: readonly RemarkRule[] = [
  {
    name: 'pacht-gesenkt',
    topic: 'mieterstruktur',
    tone: 'warnung',
    pattern:
      /(?:pacht|pachtzahlung(?:en)?|garantiemiete)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:gesenkt|reduziert|gekürzt|herabgesetzt|abgesenkt|vermindert|ermäßigt|halbiert|gestundet|ausgesetzt|nicht (?:mehr )?(?:voll|vollständig)|teilweise erlassen)|pacht(?:kürzung|senkung|minderung|verzicht|stundung|reduzierung|nachlass|ausfälle?)(?:en)?|(?:senkte|reduzierte|kürzte|minderte) [^.]{0,40}(?:die|ihre|seine) pacht/u,
    meaning: 'Die Pacht wurde schon gesenkt, gestundet oder nicht voll gezahlt',
    denied: 'Keine Pachtkürzung',
    unless:
      /erbpacht|hausgeld|verwaltungs(?:gebühr|kosten)|kaufpreis|im falle?|falls |(?:darf|kann|könnte)(?!\p{L})[^.]{0,30}pacht/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'betreiber-frueher-insolvent',
    topic: 'mieterstruktur',
    tone: 'warnung',
    pattern: new RegExp(
      [
        `${FORMER} ${OPERATOR}(?!\\p{L})[^.]{0,80}${FAILED}`,
        `${FAILED} (?:des|der) ${FORMER} ${OPERATOR}`,
        `vor(?:gänger|betreiber|pächter)\\p{L}*(?!\\p{L})[^.]{0,60}${FAILED}`,
        `(?:nach|infolge|wegen) (?:der |einer )?(?:${FAILED}) (?:des|der|eines) (?:\\p{L}+ ){0,2}${OPERATOR}`,
        `betreiberwechsel[^.]{0,60}${FAILED}|${FAILED}[^.]{0,60}betreiberwechsel`,
      ].join('|'),
      'u',
    ),
    meaning: 'Ein früherer Betreiber war insolvent: Der heutige Vertrag ist neu und wenig erprobt',
    fixed: 'stated',
    unless: /gaststätte|restaurant|imbiss|kiosk|laden(?!\p{L})/u,
    sections: OBJECT_ONLY,
  },
  {
    name: 'belegungsrecht',
    topic: 'mietgarantie',
    subject: 'betreiber',
    tone: 'hinweis',
    pattern:
      /(?:vor|erst|eigen|vorzugs)?-?(?:belegungs|nutzungs|einzugs)rechte?s?(?!\p{L})[^.¦]{0,60}(?:eigentümer|erwerber|käufer|angehörige|familie)\p{L}*|bevorzugte[nrsm]? (?:belegung(?:srecht)?|aufnahme|einzug|belegungsrecht|nutzungsrecht)|(?:eigentümer|käufer|erwerber)\p{L}* (?:\p{L}+ ){0,5}(?:bevorzugt|vorrangig|vorrecht)[^.]{0,40}(?:platz|einzieh|aufgenommen|belegen|zimmer|appartement)/u,
    meaning:
      'Bevorzugtes Belegungsrecht: Es hilft erst, wenn ein Platz frei ist, und öffnet nicht das eigene Appartement',
    denied: 'Kein Belegungsrecht',
    deniedTone: 'neutral',
    unless:
      /wohnberechtigung|sozialwohn|kommun|stadt(?!\p{L})|gemeinde(?!\p{L})|förder\p{L}*|sondernutzungsrecht|wegerecht/u,
    sections: OBJECT_ONLY,
  },
]
