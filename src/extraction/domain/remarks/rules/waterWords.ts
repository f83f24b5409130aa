/** Water at a house as its owner tells of it: nobody who lives with it calls it damp. */

const CELLAR =
  '(?:(?:teil|vorrats|heizungs|gewölbe|kohlen|wasch|kriech)?-?keller(?:raum|räume|räumen|boden|s|n)?|souterrain|untergeschoss|tiefparterre)'
/** Behind the place, in brackets or not: "in den Kellerraum (nur unter der Küche)". */
const ASIDE = '(?: ?\\([^()]{0,50}\\))?'
const RAIN =
  '(?:stark|dauer|platz)?regen\\p{L}*|starkregen\\p{L}*|gewitter\\p{L}*|unwetter\\p{L}*|schneeschmelze|grundwasserhochstand'
const COMES = '(?:drückt|läuft|lief|dringt|drang|sickert|sickerte|kommt|kam|tritt|trat|zieht)'

/** Alternatives for the wording of damp. */
export const WATER_IN_CELLAR = [
  // "Kleiner Keller unter der Küche, im Frühjahr steht manchmal ne Handbreit Wasser drin"
  `(?<!\\p{L})${CELLAR}(?!\\p{L})[^.¦]{0,120}(?<!\\p{L})(?:steht|stand|läuft|kommt) (?:[^.,¦ ]+ ){0,4}(?:hand|fuß|finger) ?breit (?:hoch )?wasser`,
  // "Im Keller riecht es nach langem Regen, der Putz kommt dort herunter"
  `(?<!\\p{L})${CELLAR}(?!\\p{L})[^.¦]{0,60}(?<!\\p{L})(?:riecht|müffelt|hang|bergseite|regen)(?!\\p{L})[^.¦]{0,80}(?<!\\p{L})(?:putz|farbe|anstrich|tapete)(?!\\p{L})[^.,¦]{0,30} (?:herunter|runter|ab|von der wand)(?!\\p{L})`,
  `(?<!\\p{L})${CELLAR}(?!\\p{L})[^.¦]{0,80}(?<!\\p{L})(?:(?:putz|farbe|anstrich|tapete)(?!\\p{L})[^.,¦]{0,30} (?:kommt|fällt|platzt|blättert)|(?:kommt|fällt|platzt|blättert)(?!\\p{L})[^.,¦]{0,30} (?:putz|farbe|anstrich|tapete)) (?:\\p{L}+ ){0,2}(?:herunter|runter|ab|von der wand)(?!\\p{L})`,
  `(?:in|an) (?:den|die|das|einen|unseren|unserem|dem) (?:\\p{L}+ )?${CELLAR}${ASIDE} ${COMES}(?!\\p{L})[^.,¦]{0,60}(?<!\\p{L})(?:wasser|nässe|feuchte)`,
  `(?<!\\p{L})${COMES} (?:[^.,¦ ]+ ){0,6}(?:wasser|nässe) (?:[^.,¦ ]+ ){0,3}(?:in (?:den|das|unseren) ${CELLAR}|durch(?:s| die| den| das)? (?:boden|bodenplatte|wand|wände|mauer|mauerwerk|keller\\p{L}*))`,
  // "war einmal Wasser im Keller": of rising water with its level the flood tells.
  `(?<!\\p{L})(?:war|gab es|hatten wir)(?! (?:nie|noch nie|nicht)) (?:(?!keine?[nr]?|nie|warmes|kaltes|\\d)[^.,¦ ]+ ){0,4}wasser (?:im|in dem|in unserem) ${CELLAR}`,
  `(?:nach|bei) (?:\\p{L}+ ){0,3}(?:${RAIN})(?!\\p{L})[^.¦]{0,40}(?<!\\p{L})(?:stand|steht|war|kam|kommt|lief|läuft)(?!\\p{L})[^.¦]{0,40}(?<!\\p{L})(?:(?:in|im) (?:\\p{L}+ )?${CELLAR}|unten)(?!\\p{L})[^.,¦]{0,25}(?<!\\p{L})(?:was|etwas|wasser|nass|pfützen?|eine pfütze)`,
  `(?:nach|bei) (?:\\p{L}+ ){0,3}(?:${RAIN})(?!\\p{L})[^.¦]{0,20}(?<!\\p{L})(?:kommt|kam|steht|stand|drückt|drückte) (?:unten|im keller|es)(?: [^.,¦ ]+){0,3} (?:wasser|nässe|nass|durch)`,
  // "im Hobbyraum wurde nach dem Starkregen im Juli 2024 der Boden erneuert": what was mended tells that water came in.
  `(?:nach|seit|infolge|wegen) (?:\\p{L}+ ){0,3}(?:${RAIN})(?!\\p{L})[^.¦]{0,40}(?<!\\p{L})(?:\\p{L}*boden|\\p{L}*böden|estrich|putz|parkett|laminat|teppich|dielen|trockenbau)(?!\\p{L})[^.,¦]{0,30} (?:erneuert|ersetzt|getrocknet|neu (?:verlegt|gemacht)|ausgetauscht|getauscht|saniert|herausgerissen|entfernt)`,
  `(?:im|in dem|in der|in den|in unserem) (?:\\p{L}+ )?${CELLAR} (?:[^.,¦ ]+ ){0,3}(?:${RAIN})(?!\\p{L})[^.,¦]{0,40}(?<!\\p{L})(?:was|wasser|nass|pfützen?)`,
  `(?<!\\p{L})${CELLAR}(?: (?:ist|sind|bleibt))? trocken,? (?:bis auf|außer|mit ausnahme)(?!\\p{L})`,
  `(?:tauch|schmutzwasser|keller|entwässerungs)?-?pumpe(?!\\p{L})[^.¦]{0,25} (?:hält|halten) (?:den |das |alles )?(?:${CELLAR} )?trocken`,
  `(?:tauch|lenz)pumpe(?!\\p{L})[^.¦]{0,30}(?:im|in den|in dem) ${CELLAR}`,
  `(?:wand|wände|nordwand|außenwand|außenwände|mauer|ecke)(?!\\p{L})[^.,¦]{0,30} (?:schwitzt|schwitzen)|(?:schwitzt|schwitzen) (?:\\p{L}+ ){0,3}(?:\\p{L}*wand|\\p{L}*wände|die ecke)(?!\\p{L})|schwitzwasser (?:\\p{L}+ ){0,2}(?:an|in) (?:der|den) (?:\\p{L}*wand|\\p{L}*wänden|ecken?)`,
  `(?:wand|wände|mauer|mauerwerk|putz)(?!\\p{L})[^.,¦]{0,30} (?:etwas |leicht |ab und zu )*(?:feuchtigkeit|feuchte|nässe|wasser)(?= ?(?:$|[.,¦]))(?<=zieht [^.,¦]{0,40})`,
  `(?:zieht|ziehen) (?:\\p{L}+ ){1,5}(?:wand|wände|mauer|mauerwerk)(?!\\p{L})(?: \\p{L}+){0,5} (?:feuchtigkeit|feuchte|nässe|wasser)`,
].join('|')

const HEIGHT =
  '(?:(?:rund |ca· |etwa |gut |bis zu |fast |über |knapp |noch )*\\d+(?:,\\d+)? ?(?:cm|m|meter|zentimeter)(?: hoch| tief)?|(?:knie|hüft|knöchel|meter|brust|mann)hoch)'
const INSIDE_HOUSE =
  '(?:(?:im|in das|ins|in der|in die|in den|das|der|die|unser|unserem) (?:\\p{L}+ )?(?:haus|erdgeschoss|eg|parterre|hochparterre|keller\\p{L}*|souterrain|untergeschoss|wohnung|wohnzimmer|küche|hausflur|diele|garage|scheune|hof))'
const FLOOD =
  '(?:(?:jahrhundert|elbe|oder|rhein|donau|saale|mulde|neckar|main|mosel|ahr)?-?hochwassers?|(?:jahrhundert|sturm|elb|ahr)?-?flut(?:en|katastrophe)?|überschwemmung(?:en)?|starkregen\\p{L}*)'
const RIVER =
  '(?:elbe|oder|rhein|donau|saale|mulde|neckar|main|mosel|ahr|weser|isar|inn|lahn|nahe|saar|werra|fulda|spree|neiße|elster|pleiße|unstrut|ilm|leine|aller|ruhr|erft|swist|rems|murr|kocher|jagst|nagold|enz|tauber|regen|naab|vils|ilz|altmühl|lech|iller|wertach|günz|paar|bode|havel|trave|eider|der (?:fluss|bach)|das wasser)'

/** What stood in the house is proof of the river: with a level, a mark or the floor that it came to. */
export const FLOODED = [
  `${FLOOD}(?!\\p{L})[^.¦]{0,40}(?:19|20)\\d\\d[^.¦]{0,60}(?<!\\p{L})(?:stand|standen|stieg|kam|lief|drang)(?!\\p{L})[^.¦]{0,60}(?:${HEIGHT}|${INSIDE_HOUSE})`,
  `(?:19|20)\\d\\d(?!\\d)[^.¦]{0,40}(?<!\\p{L})(?:hatten wir|stand(?:en)?|war(?:en)?|kam|lief) (?:[^.,¦ ]+ ){0,3}${HEIGHT} (?:wasser )?${INSIDE_HOUSE}`,
  `(?:19|20)\\d\\d(?!\\d)[^.¦]{0,40}(?<!\\p{L})(?:hatten wir|stand|standen) (?:[^.,¦ ]+ ){0,3}wasser (?:[^.,¦ ]+ ){0,3}(?:${INSIDE_HOUSE}|${HEIGHT})`,
  `(?:19|20)\\d\\d(?!\\d)[^.¦]{0,30}(?<!\\p{L})(?:war|waren|wurde|wurden) ${INSIDE_HOUSE}(?!\\p{L})[^.,¦]{0,30}(?:überflutet|überschwemmt|unter wasser|im wasser)`,
  `(?<!\\p{L})${RIVER} (?:kam|stand|stieg|reichte|drang)(?!\\p{L})[^.¦]{0,30}(?:19|20)\\d\\d[^.¦]{0,40}(?:${INSIDE_HOUSE}|\\p{L}*stufe|schwelle|fensterbank|${HEIGHT})`,
  `(?:19|20)\\d\\d(?!\\d)[^.¦]{0,20} (?:kam|stand|stieg|reichte|drang) (?:die |der )?${RIVER}(?!\\p{L})[^.¦]{0,50}(?:${INSIDE_HOUSE}|\\p{L}*stufe|schwelle|fensterbank|${HEIGHT})`,
  `hochwasser-?marken?(?!\\p{L})[^.¦]{0,60}(?:19|20)\\d\\d[^.¦]{0,60}${HEIGHT}`,
].join('|')
