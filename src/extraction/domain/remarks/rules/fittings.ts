import { regexp } from '#kernel/regexp.ts'
import { GARDEN_WALL } from '../../scope/gardenWalls.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

/** What one stands, leans or walks on: where it gives way somebody falls. */
const BEARING = String.raw`(?:balkon\p{L}*|loggi\p{L}*|(?:holz|dach)?terrassen?(?:dielen|belag|geländer|überdachung)?|\p{L}*geländer|\p{L}*brüstung(?:en)?|\p{L}*treppen?(?:stufen)?|treppenstufen?|\p{L}*balken|(?:terrassen|balkon)dielen|stütz-?mauer|wintergarten|pergola|vordach|carport|dachstuhl|sparren)`
/** And what only has to work. */
const FITTING = String.raw`(?:markisen?|rolll[aä]den?|jalousien?|rolltor|\p{L}*tor|aufzug|fahrstuhl|einbauküche|backofen|herd|spülmaschine|\p{L}*türen?|haustür|fenstern?|kamin(?:ofen)?|kachelofen|ofen|fliesen|waschbecken|badewanne|wanne|dusche|heizkörper|klingel|sprechanlage|zaun|pumpe|zisterne|pool|sauna)`
const GIVES_WAY = String.raw`(?:morsch\p{L}*|angefault\p{L}*|verfault\p{L}*|faul(?:ig|e[nrs]?)?|durchgerostet\p{L}*|wackel(?:t|n|ig\p{L}*)|locker(?:e[nrs]?)?|lose|instabil\p{L}*|gerissen|rissig\p{L}*|riss(?:e|bild|bilder|en)?|undicht\p{L}*|neigt sich|geneigt|gibt nach|geben nach|ausgetreten\p{L}*)`
const FAILS = String.raw`(?:defekt\p{L}*|kaputt\p{L}*|eingerissen|gerissen|gesprungen\p{L}*|klemm(?:t|en)|undicht\p{L}*|(?:ohne|außer) funktion|außer betrieb|ohne (?:antrieb|motor)|funktionier(?:t|en) (?:\p{L}+ ){0,2}nicht(?: mehr)?|ge(?:ht|hen) (?:\p{L}+ )?nicht(?: mehr)?|fäll(?:t|en) (?:\p{L}+ ){0,3}aus|raucht zurück|schließ(?:t|en) (?:\p{L}+ ){0,2}(?:nicht|schlecht)(?: mehr)?|(?:teilweise|zum teil) blind)`
const CURED =
  /(?<!\p{L})(?:nicht (?:mehr )?(?:morsch|locker|lose|undicht|rissig|defekt)|keine?[rnm]? (?:riss\p{L}*|defekt\p{L}*|abplatzung\p{L}*)|ohne (?:riss\p{L}*|abplatzung\p{L}*)|repariert|behoben|(?:wurden?|(?:ist|sind) (?:bereits|inzwischen|schon|mittlerweile)) (?:[\p{L}\d]+ ){0,4}(?:ersetzt|erneuert|saniert|getauscht)|lose verlegt|lose übergeben|bruchsicher|gewährleistung|falls|sollten?(?! ersetzt| erneuert))(?!\p{L})/u
const KITCHEN = '(?:einbauküche|küchenzeile|küche|ebk)'
const BETWEEN = String.raw`(?!\p{L})[^.,;:¦]{0,60}(?<!\p{L})`

/** A sentence that proves a balcony or a parquet may tell what is wrong with it. */
export const FITTING_RULES: readonly RemarkRule[] = [
  rule('bauteil-schadhaft', 'instandhaltungsstau', 'warnung', {
    pattern: regexp.u`${BEARING}${BETWEEN}${GIVES_WAY}|(?:morsche|lockere|lose|wackelige|wacklige|rissige|angefaulte|undichte|ausgetretene)[rnsm]? ${BEARING}|${GIVES_WAY} (?:an|am|an der|im|auf der) (?:\p{L}+ )?${BEARING}|(?:an|über|unter) (?:der|dem|den) ${BEARING}${BETWEEN}${GIVES_WAY}|(?:am|beim) ${BEARING}${BETWEEN}${GIVES_WAY}`,
    meaning: 'Balkon, Treppe, Terrasse oder Ähnliches schadhaft: vor Ort prüfen, Reparatur schätzen lassen',
    fixed: 'stated',
    unless: regexp.u`${CURED.source}|${GARDEN_WALL} (?:an|neben|vor|hinter|bei|entlang|zwischen|am|beim) (?:der |dem |den )?${BEARING}|locker (?:zwischen|verteilt|gruppiert)|lose (?:folge|steine)|ausgetretene pfade|geneigte[sr]? (?:dach|gelände)|dachneigung`,
  }),
  rule('einfriedung-schadhaft', 'instandhaltungsstau', 'hinweis', {
    pattern: regexp.u`${GARDEN_WALL}${BETWEEN}(?:${GIVES_WAY}|schief|umgefallen|eingestürzt|bröckel\p{L}*)|(?:morsche|lockere|lose|wackelige|wacklige|rissige|schiefe|bröckelnde)[rnsm]? ${GARDEN_WALL}`,
    meaning: 'Einfriedung schadhaft: Reparatur schätzen lassen',
    fixed: 'stated',
    unless: CURED,
  }),
  rule('ausstattung-defekt', 'ausstattung', 'hinweis', {
    pattern: regexp.u`${FITTING}${BETWEEN}${FAILS}|${FITTING}, (?:das|die|der) ${FAILS}|(?:defekte|kaputte|klemmende|undichte|gesprungene|eingerissene)[rnsm]? ${FITTING}`,
    meaning: 'Teil der Ausstattung defekt: Reparatur vor dem Kauf klären',
    fixed: 'stated',
    // Windows and roofs that leak are read with their trade.
    unless: regexp.u`${CURED.source}|(?:dach)?fenster[^.¦]{0,25}undicht|undichte[nrsm]? fenster`,
  }),
  rule('ausstattung-zieht', 'ausstattung', 'hinweis', {
    pattern:
      /(?:fenstern?|(?:haus|balkon|terrassen|wohnungs)?tür(?:en)?)(?: (?:\p{L}+ ){0,3})(?:zieh(?:t|en) (?:es|etwas|ein wenig|leicht|spürbar|im winter|bei wind)|zieh(?:t|en)(?=$|[.,;¦]))|(?:an|bei|durch) (?:den |die |der )?(?:\p{L}+ )?fenstern? zieht es|es zieht (?:\p{L}+ ){0,2}(?:an|durch|bei) (?:den |die |der )?(?:\p{L}+ )?(?:fenstern?|tür(?:en)?)/u,
    meaning: 'An Fenstern oder Türen zieht es: Dichtungen und Rahmen prüfen',
    fixed: 'stated',
    unless: /zieht es (?:nicht|nirgends)|nicht zieh|kein\p{L}* zug/u,
  }),
  // What is new in a home beside its trades tells that somebody keeps it up.
  rule('kueche-jahr', 'ausstattung', 'neutral', {
    pattern: regexp.u`${KITCHEN}(?!\p{L})(?: ?[(:,¦] ?| )(?:(?:aus dem jahre?|aus|von|bj·?|baujahr|neu|im jahre?|in|wurde|ist|komplett|eingebaut) )*(?<year>(?:19|20)\d\d)(?![\d·]|\/\d| ?(?:€|euro|eur))|(?<year2>(?:19|20)\d\d) (?:wurde |kam |folgte |eingebaute )?(?:die |eine )?(?:neue )?${KITCHEN}(?=[,.(]|$| und| eingebaut| erneuert)|neue ${KITCHEN} (?:\()?(?:von |aus )?(?<year3>(?:19|20)\d\d)(?![\d·])`,
    meaning: ({ year, year2, year3 }) => `Küche aus dem Jahr ${year ?? year2 ?? year3 ?? ''}`,
    evenIfOpen: true,
    unless: /mieter|ablöse|abstand|(?<!\p{L})ohne|gemeinschafts|garantie|gewährleistung|geplant|wohnküche mit|m²/u,
  }),
  // "Neu streichen sollte man", "die Tapeten müssten mal runter": as sellers say that a home wants doing up.
  rule('anstrich-faellig', 'ausstattung', 'hinweis', {
    pattern:
      /(?:(?:neu )?(?:streichen|tapezieren|malern|weißeln|weißen)|malerarbeiten|ein neuer anstrich|(?:wände|decken|tapeten)(?: und (?:wände|decken|tapeten))?) (?:sollte|müsste|muss|wäre|wären|müssten|sollten|müssen|steht|stehen) (?:(?!nicht|nie|kein\p{L}*)[\p{L}-]+ ){0,4}?(?:man|mal|neu|runter|ab|an|fällig|nötig|gestrichen|tapeziert)(?!\p{L})|(?:sollte|müsste|muss|müssten|sollten) (?:(?!nicht|nie|kein\p{L}*)[\p{L}-]+ ){0,5}(?:gestrichen|tapeziert|gemalert|geweißelt|streichen|tapezieren|malern)(?: werden)?(?!\p{L})/u,
    meaning: 'Streichen oder Tapezieren steht laut Text an: beim Preis mitrechnen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht|nichts|nie|weder|kein\p{L}*|frisch|bereits|mieter|mieterin|auszug|mietende|mietvertrag|treppenhaus|fassade|außen\p{L}*|zaun|schuppen|garage|carport|gartenhaus|(?:dach|trauf|giebel)-?(?:überst|untersicht|vorspr|kasten|kästen|gesims)\p{L}*|ortgang\p{L}*|\p{L}*geländer)(?!\p{L})/u,
  }),
  // Of all rooms, each told with its material in the brackets, or with none.
  rule('boeden-jahr', 'ausstattung', 'neutral', {
    pattern: regexp.u`(?<!\p{L})(?:(?:fuß)?böden|(?:fuß)?bodenbeläge)(?: \([^()]{0,90}\))?(?: ?[:¦] ?| )(?:(?:sind|stammen|wurden|alle|überall|komplett|neu|aus dem jahre?|aus|von|im jahre?|zuletzt) )*(?<year>(?:19|20)\d\d)(?![\d·]|\/\d| ?(?:€|euro|eur))(?! (?:abgeschliffen|geschliffen|geölt|versiegelt|aufgearbeitet|gereinigt|repariert)(?!\p{L}))`,
    meaning: ({ year }) => `Böden aus dem Jahr ${year ?? ''}`,
    unless: /geplant|teilweise|teils|zum teil|(?<!\p{L})nur(?!\p{L})/u,
  }),
  // "Knarrende Dielen" are praise of old houses; that they creak is a fault.
  rule('boden-knarrt', 'ausstattung', 'hinweis', {
    pattern:
      /(?:\p{L}*parkett\p{L}*|\p{L}*dielen\p{L}*|\p{L}*treppe(?:nstufen)?|\p{L}*boden|\p{L}*böden|stufen)(?!\p{L})[^.,;¦]{0,30}(?<!\p{L})(?:knarz(?:t|en)|knarr(?:t|en)|quietsch(?:t|en)|feder(?:t|n))(?!\p{L})/u,
    meaning: 'Boden oder Treppe knarrt: Unterbau und Befestigung prüfen',
    fixed: 'stated',
    unless: /(?:knarz|knarr|quietsch|feder)(?:t|en) (?:nicht|nie)|ohne (?:zu )?(?:knarz|knarr)|charme/u,
  }),
]
