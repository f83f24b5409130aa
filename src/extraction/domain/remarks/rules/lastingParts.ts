import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const HEATING = String.raw`(?:\p{L}*(?:heizung|heizungsanlage|heizanlage|kessel|therme|brennwertgerät|brennwert)|viessmann|vaillant|buderus)`
const ALWAYS = String.raw`(?:jedes jahr|jährlich|alljährlich|regelmäßig|immer|stets|laufend|fachgerecht)`

const ROOF = String.raw`(?:\p{L}*d[aä]ch(?:er|es|s)?|(?:dach)?(?:ein|be)?deckung|bedachung|dachhaut|dachfläche)`
/** Floors, stairs and sills are of slate too: it makes a roof only where the roof is named with it. */
const SLATE_ROOF = String.raw`natur-?schiefer-?(?:d[aä]ch\p{L}*|eindeckung|deckung|bedachung)|(?<!\p{L})${ROOF}(?!\p{L})(?: ?[:¦(,]{1,2} ?(?:\p{L}*dach ?[,(]? ?)?| (?:(?!und |sowie |neben |\p{L}*(?:terrasse|böden|boden|treppe|stufen|bank|bänke|kamin|belag|diele))[\p{L}\d-]+ ){0,4})natur-?schiefer(?:platten)?|natur-?schiefer(?:platten)? (?:\p{L}+ ){0,2}(?:gedeckt|eingedeckt)|(?:gedeckt|eingedeckt) (?:\p{L}+ ){0,3}natur-?schiefer(?:platten)?`
/** Past the years that it might have lasted. */
const WORN = String.raw`(?<!(?<!\p{L})(?:nicht|nie|keine?[rnm]?|nirgends|weder) (?:\p{L}+ )?)(?<!(?:fenster|türe?n?|balkon)[^.,;¦]{0,25} )(?<!\p{L})(?:undicht\p{L}*|leckt|tropft|regnet|gebrochen\p{L}*|gerissen\p{L}*|zerbrochen\p{L}*|beschädigt\p{L}*|schadhaft\p{L}*|defekt\p{L}*|marode\p{L}*|porös\p{L}*|abgängig\p{L}*|durchgerostet\p{L}*|störanfällig\p{L}*|stillgelegt\p{L}*|außer betrieb|(?:sanierungs|erneuerungs|reparatur)bedürftig\p{L}*)(?!\p{L})`
/** "muss regelmäßig gewartet werden", "ein Wartungsvertrag wird empfohlen": nobody says that it is done. */
const ONLY_ADVISED = String.raw`(?<!\p{L})(?:muss|müsste|müssen|soll|sollen|sollten?|kann|könnten?|empf\p{L}*|raten|wir bieten)(?!\p{L})[^.,;¦]{0,60}(?:gewartet|wartung\p{L}*)(?!\p{L})|wartung\p{L}*(?!\p{L})[^.,;¦]{0,60}(?<!\p{L})(?:empf\p{L}*|ratsam|sinnvoll|notwendig|erforderlich|nötig|angeboten|möglich|anzuraten|fällig|überfällig|abschließen|abzuschließen|ausgelaufen|gekündigt)(?!\p{L})`

/** What a part is made of or how it is kept, where it lasts longer for it. */
export const LASTING_PART_RULES: readonly RemarkRule[] = [
  // Of burnt clay or slate, not of concrete: "Ziegel" and "Dachpfannen" alone may be either.
  rule('dach-ton', 'dach', 'neutral', {
    subject: 'beschaffenheit',
    pattern: regexp.u`ton-?(?:dach)?(?:ziegel|pfanne)\p{L}*|(?:dach)?(?:ziegel|pfannen) aus (?:gebranntem )?ton|biberschwanz\p{L}*|biber(?:deckung|eindeckung|ziegeln?|doppeldeckung)|doppeldeckung|kronendeckung|mönch(?: und |-)nonne\p{L}*|${SLATE_ROOF}|schiefer-?(?:dach(?:e?s)?|eindeckung|deckung|bedachung)|(?:dach|eindeckung|dacheindeckung)(?: ?[:¦(] ?| ist mit | mit | in | aus )(?:natur-?)?schiefer(?: gedeckt| eingedeckt)?`,
    meaning: 'Dach aus Tonziegeln oder Schiefer: hält 60 Jahre und mehr',
    unless: regexp.u`beton|kunst-?schiefer|faserzement|eternit|asbest|zementschiefer|bitumen|schindel|optik|fassade|giebel|verkleid|verschiefert|nachbar|garage|carport|schuppen|scheune|nebengebäude|nebenhaus|gästehaus|hinterhaus|gartenhaus|vordach|gaube|erker|${WORN}`,
  }),
  rule('heizung-gewartet', 'heizungstechnik', 'neutral', {
    subject: 'beschaffenheit',
    pattern: regexp.u`${HEATING}(?!\p{L})[^.;¦]{0,120}(?<!\p{L})(?:${ALWAYS}(?: und \p{L}+)? (?:\p{L}+ )?gewartet|gewartet wird (?:sie |er )?${ALWAYS}|wartungsvertrag|(?:jährliche|regelmäßige)[rnm]? wartung(?:en)?|wartung(?:en)?:? (?:jährlich|regelmäßig|jedes jahr))|(?:${ALWAYS} gewartete|(?:jährlich|regelmäßig) gewartete)[rnsm]? (?:\p{L}+-?)?${HEATING}`,
    meaning: 'Heizung laut Text regelmäßig gewartet',
    unless: regexp.u`(?<!\p{L})(?:nicht|nie|keine?n?|ohne|lüftung|aufzug|wärmepumpe(?= soll))(?!\p{L})|${ONLY_ADVISED}|${WORN}|(?:wurden?|war) (?:\p{L}+ )?bis [^.,;¦]{1,30} gewartet`,
  }),
]
