import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const WORKS =
  '(?:(?:modernisierungs|sanierungs|erhaltungs|instandhaltungs|bau)?-?maßnahmen?|arbeiten|reparaturen|sanierung(?:en)?|instandsetzung(?:en)?|renovierung(?:en)?|modernisierung(?:en)?|erneuerung(?:en)?|investition(?:en)?|größeres)'
const DONE =
  '(?:(?:modernis|san|renov)iert|erneuert|überholt|instand ?gesetzt|ertüchtigt|abgedichtet|(?:aus)?getauscht|ersetzt|hergerichtet|überarbeitet)'
const TO_DO = '(?:abzudichten|auszutauschen|zu (?:erneuern|sanieren|modernisieren|renovieren|ersetzen|überholen))'
const THE_HOME =
  '(?:haus(?:es)?|wohnhaus|gebäude|objekt|immobilie|wohnung|anwesen|(?:\\p{L}+-)?haushälfte|doppelhaushälfte|bungalow|balkon|flachdach|terrasse|garage|keller|eingang|haustür|treppe|hofmauer|kamin|schornstein|außenanstrich|anstrich|bad|bäder|küche|böden|innenausbau)'
const PART =
  '(?:(?:dach|putz|fassaden|ziegel|schiefer|beton)?-?(?:eindeckung|deckung|haut|fassade|putz|balkon|kragplatte\\p{L}*|sockel|loggia|treppe|mauerwerk|dach))'
const FLAWS =
  '(?:fehlstellen|abplatzungen|ausbrüche|lockere ziegel|lose ziegel|fehlende ziegel|fehlen (?:einzelne|einige|mehrere) (?:ziegel|schindeln|platten)|platzt (?:\\p{L}+ ){0,3}ab|roststellen|hohlstellen)'
const ADVISED =
  '(?:einzuplanen|zu empfehlen|anzuraten|sinnvoll|ratsam|empfehlenswert|überfällig|fällig|absehbar|nötig|notwendig|erforderlich)'

/** What has to be done soon by the exposé's own word, and that nothing has: what a buyer pays for next. */
export const UPCOMING_WORKS_RULES: readonly RemarkRule[] = [
  rule('arbeiten-angeraten', 'instandhaltungsstau', 'warnung', {
    subject: 'bedarf',
    pattern: regexp.u`(?<!\p{L})${THE_HOME}(?!\p{L})(?:(?!, (?:das|die|der) )[^.;¦]){0,150}(?<!\p{L})(?:sollten?|müssten?|muss|müssen) (?:(?!nicht|nie|kaum|nach)[\p{L}-]+ ){0,5}${DONE}(?: werden)?(?!\p{L})|(?<!\p{L})${THE_HOME}(?!\p{L})[^.,;¦]{0,40} (?:wäre|wären|ist|sind) (?:(?!nicht|kein)\p{L}+ ){0,3}${TO_DO}|(?:wir |der makler )?(?:empfehlen|empfiehlt|raten|rät)(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:(?:energetische[rn]? )?(?:modernisierung|sanierung|renovierung|überholung|auffrischung|auffrischen|erneuerung|tausch|austausch)(?!\p{L}))|(?:modernisierung|sanierung|renovierung|überholung|auffrischung|austausch|tausch)(?!\p{L})(?: \p{L}+){0,4} (?:ist|sind|wäre|wären) (?:(?!nicht|kein)\p{L}+ ){0,3}${ADVISED}(?!\p{L})|(?<!\p{L})(?:perspektivisch|mittelfristig|langfristig|demnächst)(?!\p{L})[^.,;¦]{0,60}(?<!\p{L})(?:tausch|austausch|erneuerung|sanierung|modernisierung|überholung)(?!\p{L})|(?:außenanstrich|anstrich|innenausbau|überholung|renovierung) (?:ist|wäre) (?:\p{L}+ )?(?:überfällig|fällig)|(?<!\p{L})(?:dach|fassade|heizung|fenster|elektrik|leitungen|balkone?)(?!\p{L})[^.,;¦]{0,40} (?:sollten?|müssten?) [^.,;¦]{0,60}(?<!\p{L})(?:betrachtet|begutachtet|angesehen|ins auge gefasst|angegangen) werden(?!\p{L})`,
    meaning: 'Laut Text ist zu modernisieren oder zu erneuern: Was genau, und was kostet es?',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht (?:erforderlich|nötig|notwendig|fällig)|nachbarhaus\p{L}*|nachbar\p{L}*|straße|gehweg|mietvertrag|kaufvertrag|nach (?:dem|der) (?:umbau|sanierung|modernisierung)|bereits|schon|wertsteigerung|angebot (?:\p{L}+ ){0,2}über)(?!\p{L})|(?:wurden?|worden) (?:\p{L}+ ){0,4}(?:modernisiert|saniert|erneuert|renoviert)/u,
    unlessBeside: /(?<!\p{L})(?:können|könnten?|kann|förder\p{L}*|auf wunsch|gern)(?!\p{L})/u,
  }),
  // Seen from outside, told in one breath with other flaws.
  rule('schaeden-aussen', 'instandhaltungsstau', 'warnung', {
    pattern: regexp.u`${PART}(?!\p{L})[^.;¦]{0,50}(?<!\p{L})${FLAWS}(?!\p{L})|${FLAWS} (?:\p{L}+ ){0,4}(?:in|an|am|im|auf) (?:der |dem |den |die )?(?:\p{L}+ )?${PART}(?!\p{L})`,
    meaning: 'Sichtbare Schäden an Dach, Fassade oder Balkon: Ursache und Kosten klären',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:keine|ohne|ausgebessert|behoben|beseitigt|saniert|repariert|fliesen?|arbeitsplatte|emaille)(?!\p{L})/u,
  }),
  rule('arbeiten-keine-geplant', 'instandhaltungsstau', 'gut', {
    pattern: regexp.u`keine (?:\p{L}+ )?${WORKS}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:geplant|vorgesehen|an(?=$|[.,;¦])|anstehend|zu erwarten|absehbar|angekündigt)|(?:steh(?:t|en)|sind|ist) (?:[^.;¦]{0,70} )?keine (?:\p{L}+ )?${WORKS} (?:an|geplant|vorgesehen|zu erwarten|absehbar)(?!\p{L})|${WORKS}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:(?:steh(?:t|en))(?!\p{L})[^.;¦]{0,60} nicht an(?!\p{L})|(?:sind|ist) [^.,;¦]{0,50}nicht (?:geplant|vorgesehen|zu erwarten|absehbar|bekannt))|(?:steht|ist)(?!\p{L})[^.,;¦]{0,70}(?<!\p{L})nichts größeres (?:an|zu (?:erneuern|machen|tun|erwarten)|geplant)(?!\p{L})|plan(?:t|en) (?:\p{L}+ )?keine (?:\p{L}+ )?${WORKS}(?!\p{L})`,
    meaning: 'Größere Arbeiten stehen laut Text nicht an',
    fixed: 'denied',
    only: /(?<!\p{L})(?:größer\p{L}*|protokoll\p{L}*|verwalt\p{L}*|versammlung\p{L}*|gemeinschaft\p{L}*|gemeinschaftseigentum|wirtschaftsplan|absehbare[rn]?|nächste[nr]?|derzeit|zurzeit|anstehend\p{L}*|haus|eigentümer\p{L}*)(?!\p{L})/u,
    unless:
      /(?:wurden|worden|durchgeführt|erfolgt|tagesordnung|angedacht|im gespräch|umfeld|nachbarschaft|straße)(?!\p{L})/u,
    sections: OWN_SECTIONS,
  }),
]
