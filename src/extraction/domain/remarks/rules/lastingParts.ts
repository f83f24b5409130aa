import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const HEATING = String.raw`(?:\p{L}*(?:heizung|heizungsanlage|heizanlage|kessel|therme|brennwertgerät|brennwert)|viessmann|vaillant|buderus)`
const ALWAYS = String.raw`(?:jedes jahr|jährlich|alljährlich|regelmäßig|immer|stets|laufend|fachgerecht)`

/** What a part is made of or how it is kept, where it lasts longer for it. */
export const LASTING_PART_RULES: readonly RemarkRule[] = [
  // Of burnt clay or slate, not of concrete: "Ziegel" and "Dachpfannen" alone may be either.
  rule('dach-ton', 'dach', 'neutral', {
    subject: 'beschaffenheit',
    pattern:
      /ton-?(?:dach)?(?:ziegel|pfanne)\p{L}*|(?:dach)?(?:ziegel|pfannen) aus (?:gebranntem )?ton|biberschwanz\p{L}*|biber(?:deckung|eindeckung|ziegeln?|doppeldeckung)|doppeldeckung|kronendeckung|mönch(?: und |-)nonne\p{L}*|natur-?schiefer\p{L}*|schiefer-?(?:dach(?:e?s)?|eindeckung|deckung|bedachung)|(?:dach|eindeckung|dacheindeckung)(?: ?[:¦(] ?| ist mit | mit | in | aus )(?:natur-?)?schiefer(?: gedeckt| eingedeckt)?/u,
    meaning: 'Dach aus Tonziegeln oder Schiefer: hält 60 Jahre und mehr',
    unless:
      /beton|kunst-?schiefer|faserzement|eternit|asbest|zementschiefer|bitumen|schindel|optik|fassade|giebel|verkleid|verschiefert|nachbar|garage|carport|schuppen|scheune|gartenhaus|vordach|gaube|erker/u,
  }),
  rule('heizung-gewartet', 'heizungstechnik', 'neutral', {
    subject: 'beschaffenheit',
    pattern: regexp.u`${HEATING}(?!\p{L})[^.;¦]{0,120}(?<!\p{L})(?:${ALWAYS}(?: und \p{L}+)? (?:\p{L}+ )?gewartet|gewartet wird (?:sie |er )?${ALWAYS}|wartungsvertrag|(?:jährliche|regelmäßige)[rnm]? wartung(?:en)?|wartung(?:en)?:? (?:jährlich|regelmäßig|jedes jahr))|(?:${ALWAYS} gewartete|(?:jährlich|regelmäßig) gewartete)[rnsm]? (?:\p{L}+-?)?${HEATING}`,
    meaning: 'Heizung laut Text regelmäßig gewartet',
    unless: /(?<!\p{L})(?:nicht|nie|keine?n?|ohne|lüftung|aufzug|wärmepumpe(?= soll))(?!\p{L})/u,
  }),
]
