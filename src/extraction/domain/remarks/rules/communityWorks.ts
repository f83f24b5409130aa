import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'
import { writtenEuros } from '../written.ts'

const RESERVE = '(?:instandhaltungs|erhaltungs|reparatur)?-?(?:rücklagen?|rückstellung(?:en)?)'

const BUILDING_TIME =
  '(?:bauzeit|bauphase|bauarbeiten|bauausführung|baumaßnahmen?|arbeiten|\\p{L}*(?:sanierung|instandsetzung|erneuerung))'

/** What a community has decided, announced or talked of, and who pays it. */
export const COMMUNITY_WORKS_RULES: readonly RemarkRule[] = [
  rule('beschluss-sanierung', 'sonderumlage', 'warnung', {
    pattern:
      /(?:beschlossen|beschloss)[^.]{0,120}(?:(?:an|ein)zubauen|zu (?:erneuern|sanieren|dämmen|modernisieren|ersetzen)|auszutauschen|instand ?(?:zu setzen|zusetzen)|(?:decken|erneuern|sanieren|dämmen|austauschen|einbauen) zu lassen)|(?:beschluss|beschlossen|beschloss)[^.]{0,60}(?:sanierung|erneuerung|instandsetzung)(?: der| des| von)?[^.]{0,30}|(?:sanierung|erneuerung|instandsetzung) (?:der|des|von) (?:fassade|dach\p{L}*|tiefgarage|balkone?\p{L}*|heizung\p{L}*|aufzug\p{L}*|fenster\p{L}*)[^.]{0,40}(?:beschlossen|geplant|steht an|vorgesehen)|(?:sanierung|erneuerung|instandsetzung|modernisierung) (?:der|des|von) (?:\p{L}+ ){0,2}(?:\p{L}*leitung(?:en)?|\p{L}*stränge|aufzüge|aufzugs?|dächer|fassaden|treppenhaus\p{L}*|treppenhäuser|tiefgaragen?)(?!\p{L})[^.,]{0,40}(?<!nicht )(?<!noch nichts )beschlossen/u,
    meaning: 'Sanierung der Gemeinschaft beschlossen oder geplant',
    denied: 'Keine Sanierung beschlossen',
    // What is saved pays it all: nobody has a share to ask for.
    unless: regexp.u`(?<!\p{L})aus (?:der |dem |unserer )?${RESERVE}(?![^.]*(?:reicht|(?<!\p{L})rest|(?<!keine (?:sonder)?)umlage(?![^.]{0,60}(?<!\p{L})(?:nicht|keine)(?!\p{L}))))|(?:gesprochen|nachgedacht|beraten)(?!\p{L})[^.]{0,40} (?:nichts|nicht|noch)(?!\p{L})`,
    evenIfOpen: true,
  }),
  // § 16 Abs. 2 WEG: it is called from whoever is owner then. Its sum is told, so nothing of it is open.
  rule('anteil-wird-abgerufen', 'sonderumlage', 'warnung', {
    onlyNear: /(?<!\p{L})(?<!nicht |nichts )(?:beschlossen|beschloss)(?!\p{L})/u,
    pattern: regexp.u`anteil(?: (?!noch|nicht)\p{L}+){0,4} (?:von|beträgt|macht) (?:rund |ca· )?(?<sum>\d[\d·]*(?:,\d\d)?) ?(?:€|euro|eur)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:abgerufen|fällig|angefordert|eingezogen|zu (?:leisten|zahlen|tragen))(?!\p{L})`,
    meaning: ({ sum = '' }) =>
      `Arbeiten der Gemeinschaft beschlossen, Anteil dieser Einheit ${writtenEuros(sum)}: Es zahlt, wer bei Fälligkeit Eigentümer ist`,
    fixed: 'stated',
    unless: regexp.u`(?<!\p{L})(?:schon|bereits|vollständig) (?:bezahlt|gezahlt|beglichen)|(?:trägt|zahlt|übernimmt) (?:noch )?der verkäufer|aus (?:der |dem )?${RESERVE}`,
  }),
  // Nobody is asked for money: less is in the reserve.
  rule('arbeiten-aus-ruecklage', 'sonderumlage', 'neutral', {
    pattern: regexp.u`(?<sum>\d[\d·]*(?:,\d\d)?) ?(?<scale>t ?)?(?:€|euro|eur)(?!\p{L})[^.]{0,50}(?<!\p{L})aus (?:der |dem |unserer )?${RESERVE}(?!\p{L})`,
    meaning: ({ sum, scale }) =>
      `Arbeiten für ${writtenEuros(scale === undefined ? (sum ?? '') : `${sum ?? ''}·000`)} werden aus der Rücklage bezahlt`,
    fixed: 'stated',
    only: /(?<!\p{L})(?:wird|werden|soll|sollen|geplant|vorgesehen|beschlossen)(?!\p{L})/u,
    unless:
      /reicht|rest(?!\p{L})|teilweise|(?<!\p{L})teils|zum teil|im übrigen|(?:durch|per|über|mittels) (?:eine[nr]? )?\p{L}*umlage/u,
  }),
  // It binds who buys, too (§ 10 Abs. 3 WEG), and no court will lift it.
  rule('beschluss-bestandskraeftig', 'sonderumlage', 'neutral', {
    pattern:
      /beschl(?:uss|uß|üsse)(?!\p{L})[^.]{0,60}(?:ist|sind|wurden?|inzwischen|bereits) (?:[\p{L}]+ ){0,3}(?:bestandskräftig|unanfechtbar)|bestandskräftige[nr]? beschl(?:uss|uß|üsse)/u,
    meaning: 'Der Beschluss ist bestandskräftig',
    fixed: 'stated',
    unless: /(?<!\p{L})nicht|satzung|gemeinderat|stadtrat|bebauungsplan/u,
  }),
  rule('beschluss-keiner', 'sonderumlage', 'gut', {
    pattern:
      /(?:größere |weitere )?(?:beschlüsse|maßnahmen|sanierungen|sanierungsmaßnahmen)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:(?:steht|stehen) [^.]{0,45}nicht an|(?:sind|ist|wurden) (?:\p{L}+ ){0,2}(?:nicht|weder) (?:beschlossen|geplant|vorgesehen|gefasst))|keine (?:größeren |weiteren )?(?:maßnahmen|sanierungen|beschlüsse) (?:beschlossen|geplant|gefasst|vorgesehen)/u,
    meaning: 'Keine größeren Maßnahmen beschlossen',
    fixed: 'denied',
    unless: /tagesordnung|angedacht|im gespräch|(?<!\p{L})denkt/u,
  }),
  // Talked of, and not decided: whoever buys now pays then.
  rule('beschluss-offen', 'sonderumlage', 'warnung', {
    pattern:
      /beschlossen (?:ist|wurde) (?:dazu |bisher |bislang |noch |aber )*nichts|beschlüsse (?:dazu )?(?:gibt es|fehlen|liegen) (?:dazu |bisher |bislang |noch )*(?:nicht|noch|keine)|(?:auf|steht auf) (?:der|die) tagesordnung|(?:gemeinschaft|eigentümer|weg)(?!\p{L})[^.]{0,40}(?:geld )?(?:nachschießen|nachzahlen)|(?:angebote|kostenvoranschläge) (?:für [^.]{0,60})?(?:einzuholen|werden eingeholt)|(?:versammlung|gemeinschaft|eigentümern?|weg)(?!\p{L})[^.]{0,60}(?:besprochen|diskutiert|erörtert)|(?:versammlung|gemeinschaft|eigentümern?|weg)(?!\p{L})[^.]{0,40}(?<!\p{L})über [^.]{3,80} (?:gesprochen|beraten)(?!\p{L})|(?<!\p{L})über (?:(?:eine?|die|den|das) )?[^.,]{3,80} (?:wird|wurde) [^.,]{0,30}(?:gesprochen|nachgedacht)(?!\p{L})|(?<!\p{L})(?:maßnahmen?|arbeiten|projekte?|vorhaben|schritte?)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:wird|werden)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:besprochen|diskutiert|erörtert|beraten|erwogen|überlegt)(?!\p{L})|beschluss (?:(?:ist|wurde|liegt) )?(?:dazu |hierzu |darüber |aber |jedoch )*(?:noch |bisher |bislang )*nicht (?:gefasst|vor)|(?<!\p{L})über (?!die (?:angebote|gebote))[^.]{3,120}(?<!\p{L})(?:soll|sollen|wird|werden) (?:[^.,;]{0,50} )?(?:entschieden|abgestimmt|beraten|beschlossen|gesprochen|nachgedacht|geredet)(?: werden)?/u,
    meaning: 'Maßnahme im Gespräch, aber nicht beschlossen',
    fixed: 'stated',
    only: /dach|fassade|fenster|heizung|kessel|therme|wärmepumpe|loggi|aufz[uü]g|balkon|leitung|strang|stränge|tiefgarage|keller|treppenhaus|hausflur|eingang|sanier|erneuer|modernisier|dämm|ausführung und finanzierung|umlage oder|in den raum gestellt|verwalter(?:in)? (?:hat|holt|soll)/u,
    unless:
      /(?:gemeinde|stadt|kreis|bezirks)rat|(?:geh|fahrt?|leitungs|wege)-?(?:,|recht)|stadtverordnete|bebauungsplan|bauausschuss|erbengemeinschaft|bauantrag|baugenehmigung|bauvoranfrage|förder|(?:wird|werden) (?:sie|ihnen|interessenten)(?!\p{L})/u,
  }),
  rule('beschluss-genannt', 'sonderumlage', 'hinweis', {
    pattern:
      /(?:eigentümer(?:versammlung|gemeinschaft|schaft)?|gemeinschaft|hausgemeinschaft|versammlung|weg)(?!\p{L})[^.]{0,80}(?:beschlossen|beschloss|beschluss gefasst)|(?:ist|wurde|wurden) (?:[\p{L}\d·]+ ){0,5}beschlossen, [^.]{0,60} zu (?:streichen|\p{L}+en)|(?:der|den) beschluss gefasst/u,
    // What is decided is decided, however late it is built.
    evenIfOpen: true,
    meaning: 'Beschluss der Gemeinschaft genannt',
    unless:
      /sonderumlage|umlage von|nichts|nicht|kein|weder|erbengemeinschaft|gemeinderat|stadtrat|(?:sanierung|erneuerung|instandsetzung)|zu (?:erneuern|sanieren|dämmen|modernisieren|ersetzen)|zubauen|zu lassen/u,
  }),
  // What is paid for and cannot be used: its rent falls away, and a tenant pays less (§ 536 BGB).
  rule('stellplatz-gesperrt', 'sonderumlage', 'hinweis', {
    pattern:
      /(?:\p{L}*stellplatz|\p{L}*stellplätze|\p{L}*garagen?|carport)(?!\p{L})[^.;¦]{0,40}(?<!\p{L})(?:(?:nicht|nur eingeschränkt) (?:genutzt|benutzt|befahren|zu benutzen|zu befahren|nutzbar|benutzbar|befahrbar)|(?:wird|werden|ist|sind|bleibt|bleiben) (?:[^.,;¦ ]+ ){0,6}gesperrt)(?!\p{L})/u,
    only: /(?<!\p{L})(?:arbeiten|sanierung|instandsetzung|bauzeit|baumaßnahme\p{L}*|bauarbeiten|bis (?:\p{L}+ )?20\d\d)(?!\p{L})/u,
    meaning:
      'Der Stellplatz ist während der Arbeiten nicht zu benutzen: So lange fehlt er Ihnen oder seine Miete, und ein Mieter darf mindern',
    fixed: 'stated',
  }),
  // "Während der Bauzeit bis Herbst 2028 ist der Balkon zeitweise nicht nutzbar": known works, and no fault of the part.
  rule('baustelle-bis', 'sonderumlage', 'hinweis', {
    pattern: regexp.u`(?<!\p{L})(?:während|in|für die dauer) (?:der|des|dieser|dem) (?:\p{L}+ )?${BUILDING_TIME}(?!\p{L})(?:[^.¦]{0,60}?(?<!\p{L})bis (?:\p{L}+ ){0,2}(?<until>20\d\d))?[^.¦]{0,60}(?<!\p{L})(?:balkone?|loggi(?:a|en)|(?:dach)?terrassen?|aufz[uü]ge?|keller|waschküche|hof|treppenhaus)(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:nicht|nur eingeschränkt|nur zeitweise|eingeschränkt) (?:nutzbar|benutzbar|begehbar|betretbar|zu (?:be)?nutzen|genutzt)(?!\p{L})`,
    meaning: ({ until }) =>
      `Baustelle am Haus${until === undefined ? '' : `, laut Exposé bis ${until}`}: So lange ist ein Teil zeitweise nicht zu nutzen, und ein Mieter darf mindern. Lassen Sie sich den Bauzeitenplan zeigen`,
    fixed: 'stated',
  }),
  rule('arbeiten-durch-ruecklage-gedeckt', 'sonderumlage', 'hinweis', {
    pattern:
      /(?:kosten|sanierung|erneuerung|arbeiten|maßnahmen?|instandsetzung|finanzierung)(?!\p{L})[^.]{0,80}(?:durch|aus|über|von) (?:die|der) (?:[\p{L}-]+ )?\p{L}*rücklagen?(?!\p{L})[^.,]{0,30}(?:gedeckt|bezahlt|finanziert|bestritten|getragen|beglichen)(?!\p{L})/u,
    meaning: 'Arbeiten der Gemeinschaft zahlt laut Text die Rücklage: Was bleibt von ihr übrig?',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|teil\p{L}*|kaum|nur|zum teil|rest(?:liche)?|etwaig\p{L}*|würden?|könnten?)(?!\p{L})/u,
  }),
]
