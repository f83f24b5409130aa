import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'
import { DAY, DAY_AGAIN, dayIn } from '../days.ts'
import { GOES_ON_WITH_RIGHT, RIGHT_BY_LEASE, RIGHT_BY_PROMISE } from '../../rightByLease.ts'
import { UNSECURED } from './takenBack.ts'

const COURT_FORM =
  /zur zeit der eintragung|eintragung des (?:zwangs)?versteigerungsvermerk|versteigerungsvermerk\p{L}* (?:ist|wurde) (?:(?:in das|im) (?:\p{L}+ )?(?:grundbuch|am)|am \d)|später als de[rn] versteigerungsvermerk|aufforderung zur abgabe|nicht (?:vermerkt|ersichtlich)|glaubhaft zu machen/u
/** An "Altenteil" is also the wing in which the old farmers lived: a right is what is entered, agreed or denied. */
const OF_RIGHT =
  'eingetragen|recht(?:e|s|en)?|grundbuch|abt(?:eilung|·)?|last(?:en)?|belastet|reallast|zugunsten|vereinbart|vorbehalten|bestellt|gelöscht|löschung|übergabevertrag|übergeben|kein(?:e[snmr]?)?|berechtigt\\p{L}*|pflicht(?:en)?|lebenslang\\p{L}*'
/** The usual security of what a holder of an Erbbaurecht pays (§ 9 ErbbauRG). */
const OF_GROUND_RENT = 'erbbauzins[^.]{0,80}reallast|reallast[^.]{0,60}erbbauzins'
/** Of one of the family or of who owns a share: "kein Vorkaufsrecht meines Bruders" leaves out all others. */
const OF_KIN = String.raw`vorkaufsrecht(?:e|s)? (?:(?:der|des|von|für|zugunsten) )?(?:(?:die|den|der|des|dem|meiner?|meines|unserer?|unseres|ihrer?|seiner?|ihres|seines) )?(?:anderen |übrigen |weiteren )?(?:schwestern?|brüdern?|bruders?|geschwistern?|miterben|miteigentümer(?:s|in)?|cousine?|neffen|nichte|nachbar(?:n|s|in)?)(?!\p{L})|vorkaufsrecht(?:e|s)?(?= (?:steht|stünde|stand) (?:ihm|ihr|ihnen) )`
/** In Bavaria a town may be a "Markt"; without its article that is a place to sell at. */
const TOWN =
  '(?:stadt|gemeinde|kommune|markt(?:gemeinde|es)|(?:der|dem|vom|beim) markt(?! (?:für|der|an)(?!\\p{L}))(?!\\p{L}))'
/** What a town writes into every sale of building land: it falls away with the house. */
const BUY_BACK_UNLESS_BUILT = `(?:wieder|rück)(?:kaufs|auflassungs)recht[^.]{0,80}(?:${TOWN}|nicht (?:rechtzeitig |fristgerecht )?(?:gebaut|bebaut))|${TOWN}[^.]{0,80}(?:(?:wieder|rück)(?:kaufs|auflassungs)recht|rückübertragung|rückübereignung|rückkauf|zurück ?(?:zu)?kaufen|rückabwicklung)|${TOWN}[^.]{0,90}?(?<plain>zum (?:\\p{L}+ )?(?:kauf)?preis ohne (?:zins(?:en)?|verzinsung) )?(?:zurück ?(?:zu)?erwerben|zurückerwerben)(?!\\p{L})|(?:rückübertragung|rückübereignung|rückkauf)[^.]{0,80}(?<!\\p{L})(?:an die|durch die|seitens der) (?:stadt|gemeinde|kommune)`

const BEING_DELETED = String.raw`löschung(?:sbewilligung)? (?:de[rs]|für die|für das|dieser|dieses) (?:\p{L}+ ){0,2}(?:rückauflassung|rückkaufs?|wiederkaufs?|rückübertragung)\p{L}*[^.]{0,60}(?<!\p{L})(?:beantragt|veranlasst|zugesagt|in die wege geleitet|mitgeregelt|vorbereitet)(?!\p{L})`
const REGISTER = String.raw`(?:(?:in )?abt(?:eilung|·)? ?(?:ii|2)|(?:im )?grundbuch)(?!\p{L})`
const ENTRIES = String.raw`(?:rechte|lasten|belastungen|eintragungen|einträge|dienstbarkeiten)(?!\p{L})`
/** "Weitere Belastungen sind in Abteilung II nicht eingetragen", "Im Grundbuch stehen sonst keine Rechte": of all but the one just told. */
const NONE_FURTHER = String.raw`(?:weitere|sonstige|andere|zusätzliche) (?:\p{L}+ )?${ENTRIES}[^.¦]{0,40}${REGISTER}[^.¦]{0,20}(?<!\p{L})nicht(?!\p{L})|${REGISTER}[^.¦]{0,30}(?<!\p{L})(?:weitere|sonstige|andere|zusätzliche) (?:\p{L}+ )?${ENTRIES}[^.¦]{0,20}(?<!\p{L})nicht(?!\p{L})|(?<!\p{L})(?:sonst|ansonsten|im übrigen|darüber hinaus|abgesehen davon|daneben)(?!\p{L})[^.,¦]{0,40}${REGISTER}[^.,¦]{0,30}(?<!\p{L})(?:nichts|nicht|keine)(?!\p{L})|${REGISTER}[^.,¦]{0,20}(?<!\p{L})(?:sonst|ansonsten|im übrigen|darüber hinaus|daneben)(?!\p{L})[^.,¦]{0,20}(?<!\p{L})(?:nichts|keine)(?!\p{L})`

/** What is entered in Abteilung II, by its plain names. */
const BURDENS = String.raw`(?:rechte(?: dritter| anderer| von (?:dritten|anderen))?|lasten|belastungen|eintragungen|einträge|dienstbarkeiten|ein wegerecht|ein wohnrecht)(?!\p{L})`
const ARE = String.raw`(?:steh(?:t|en)|sind|ist|gibt es|hat es|finden sich|bestehen|haben wir) (?:(?:im|in unserem) grundbuch )?`
/** What is entered in Abteilung III. */
const CHARGE = String.raw`(?:grundschuld(?:en)?|hypothek(?:en)?|grundpfandrechte?|abt(?:eilung|·)? ?(?:iii|3))`

/** Who owns what, and which rights of others rest on it. */
export const BURDEN_RULES: readonly RemarkRule[] = [
  rule('eigentum-bruchteil', 'eigentumsform', 'gefahr', {
    pattern:
      /bruchteilseigentum\p{L}*|bruchteils?(?:gemeinschaft|anteil)|ideelle[rnms]? (?:\d\/\d-?)?(?:miteigentums|haus|grundstücks)?anteils?|miteigentumsbruchteil|(?:1\/[2-8]|½|hälftige[rn]?)[- ]?(?:ideelle[rn]? )?(?:miteigentums)?anteil (?:am|an (?:dem|der|einem)) (?:haus|grundstück|gebäude|einfamilienhaus|immobilie)|timeshar\p{L}*|teilzeitwohnrecht|dauerwohnrecht|(?:erwerb|kauf|übernahme) (?:von |der |eines )?genossenschaftsanteil(?:en|e|s)?|genossenschaftswohnung/u,
    meaning: 'Nur Anteil, Dauerwohnrecht oder Genossenschaft statt Volleigentum',
    denied: 'Kein Bruchteils- oder Anteilskauf',
    unless:
      /sondereigentum|verbunden mit|gemeinschaft(?:s|lich)|privatweg|privatstraße|zufahrt|stichweg|tiefgarage|spielplatz|garagenhof/u,
  }),
  // Of an undivided house: no flat of one's own in the land register, and no law that protects it.
  rule('eigentum-ungeteilt', 'eigentumsform', 'warnung', {
    pattern:
      /(?:erwerb\p{L}*|kauf\p{L}*|verkauft (?:wird|werden))(?!\p{L})[^.]{0,40}(?<!\p{L})miteigentum(?:santeil)?(?:e?s)?(?!\p{L})/u,
    onlyNear:
      /nicht in wohnungseigentum (?:auf)?geteilt|(?:teilung|aufteilung) (?:nach|in) (?:dem )?(?:weg|wohnungseigentum)(?!\p{L}) (?:gibt es|besteht|ist|liegt)[^.]{0,20} nicht|kein wohnungseigentum/u,
    meaning:
      'Miteigentum am ungeteilten Haus statt Wohnungseigentum: Im Grundbuch steht keine eigene Wohnung, kaum eine Bank beleiht es',
    fixed: 'stated',
    unless: /privatweg|privatstraße|zufahrt|stichweg|tiefgarage|spielplatz|garagenhof|sondereigentum/u,
  }),
  rule('eigentum-voll', 'eigentumsform', 'gut', {
    pattern:
      /volleigentum|alleineigentum|kaufgrundstück|eigentumsgrundstück|(?:auf|als) (?:eigentumsgrund|eigentumsland|eigenem grund|eigenland)|kein erbbaurecht|kein erbpacht/u,
    meaning: 'Volleigentum',
    fixed: 'stated',
    // Beside an Erbbaurecht it is what others have, or what one might buy.
    unless:
      /kein volleigentum|vergleich|im gegensatz|anders als|statt |umwandl|umgewandelt|(?<!\p{L})(?:kann|könn\p{L}*|möglich|würden?|wäre[n]?)(?!\p{L})|kosten (?:\p{L}+ )?\p{L}*(?:häuser|wohnungen|grundstücke|objekte)|(?<!keine? )erb(?:bau|pacht)\p{L}*(?! ?[:¦]{1,2} ?(?:nein|kein))/u,
    unlessBefore: /(?<!keine? )erb(?:bau|pacht)\p{L}*(?! ?[:¦]{1,2} ?(?:nein|kein))/u,
  }),
  rule('eigentum-weg', 'eigentumsform', 'neutral', {
    pattern:
      /wohnungseigentum|teileigentum|eigentümergemeinschaft|weg(?=[ ,-](?:verwalt|gemeinschaft|besteht|mit))|sondereigentum/u,
    meaning: 'Wohnungseigentum (WEG)',
    // Who buys 172/1000 of an undivided house has a community, and none of the law that protects flats.
    denied: 'Kein Wohnungseigentum nach WEG',
    deniedTone: 'neutral',
  }),
  rule('grundbuch-lastenfrei', 'grundbuch', 'gut', {
    pattern:
      /lastenfrei(?:e[rnsm]?|heit)?|lasten- (?:und|oder) \p{L}+frei(?:e[rnsm]?)?|frei von rechten dritter|unbelastet(?:e[rnsm]?)?(?= |$|\.)|(?:frei von|ohne|keine(?:rlei)?) (?:\p{L}+ ){0,2}(?:lasten|belastungen|eintragungen)(?: (?:und|oder) (?:lasten|belastungen|beschränkungen|eintragungen))?(?<two> in abt(?:eilung|·) ?(?:ii|2)(?! und))?|(?<two2>abt(?:eilung|·)? ?(?:ii|2))[ :¦(]{0,3}[^.]{0,45}(?:frei von|leer(?!\p{L})|lastenfrei|ohne eintragung|kein(?:e|en|erlei)? (?:einträge?n?|eintragung\p{L}*|lasten|belastung\p{L}*)|nicht belastet|unbelastet|nichts)|bestehen ?bleibende rechte[ :¦]{1,3}(?:keine|nein|nicht)(?!\p{L})|rechte (?:anderer|dritter)[ :¦]{1,3}keine(?!\p{L})/u,
    // What is owed stands in Abteilung III.
    meaning: ({ two, two2 }) =>
      (two ?? two2) === undefined
        ? 'Grundbuch lastenfrei laut Text'
        : 'Abteilung II des Grundbuchs laut Text ohne Eintragungen',
    fixed: 'denied',
    // What is owed (Abteilung III) goes with the price; rights of others are in Abteilung II.
    unless:
      /^(?!.*(?<!nicht )(?<!\p{L})lastenfrei).*(?:keine|ohne|frei von) (?:weiteren?|sonstigen?|anderen|zusätzlichen?) (?:\p{L}+ )?(?:lasten|belastungen|eintragungen|einträge)|nicht lastenfrei|lastenfrei(?:e[rnsm]?)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nur|lediglich)(?!\p{L})[^.]{0,60}(?:recht|dienstbarkeit|reallast)|lastenfrei,? (?:nur|soweit|sofern|falls)(?!\p{L})|nur (?:dann |soweit )?lastenfrei|(?<!\p{L})(?:sonst|ansonsten|im übrigen|darüber hinaus|abgesehen davon)(?!\p{L})[^.,¦]{0,50}(?:lastenfrei|unbelastet|frei von|(?:keine|ohne) (?:\p{L}+ )?(?:eintragungen|lasten|belastungen))|(?:im )?unbelastet(?:en?)? (?:(?:zustand|für|auf|mit|wert|etwa|rund|ca·|bei|\d)(?!\p{L})|verkehrswert|marktwert)|lärm|verkehr|schadstoff|altlasten|finanziell|unbelastet von|(?:bestehen ?bleibende|zu übernehmende)[^.¦]{0,110}(?:erwart|voraussicht|vermutlich|anzunehmen)|^(?!.*(?:(?<!\p{L})ii(?!\p{L})|abt(?:eilung|·)? ?2(?!\d))).*abt(?:eilung|·)? ?(?:iii|3)(?!\p{L}|\d)/u,
  }),
  // "Den Auszug schicke ich mit. Rechte anderer sind keine drin": of the register that was just named, the no behind its noun.
  rule('grundbuch-leer', 'grundbuch', 'gut', {
    pattern: regexp.u`${BURDENS}(?: (?:und|oder) ${BURDENS})* ${ARE}(?:(?:da|dort|bei uns|darin|drin|drauf|hier|für niemanden) )?(?:keinerlei|keine|nicht|nirgends)(?: (?:drin|darin|drauf|darauf|eingetragen|verzeichnet|vermerkt|vorhanden))?(?=$|[ .,;])|(?:eingetragen|vermerkt|belastet) (?:ist|sind|steht) (?:da |dort |darin )?(?:gar |überhaupt )?(?:nichts|niemand)(?=$|[ .,;])|(?:steht|ist) (?:da |dort |darin |drin )?(?:gar |überhaupt )?nichts (?:drin|darin|drauf|eingetragen)(?=$|[ .,;])`,
    meaning: 'Laut Text stehen keine Lasten oder Rechte im Grundbuch: am Auszug prüfen',
    fixed: 'denied',
    onlyNear: /grundbuch\p{L}*|abt(?:eilung|·)? ?(?:ii|2)(?!\p{L})/u,
    unless: regexp.u`(?<!\p{L}|rechte |rechte von )(?:weitere[nr]?|sonstige[nr]?|andere[nr]?|zusätzliche[nr]?|sonst|ansonsten|außer|bis auf|ausgenommen|noch nicht|baulasten\p{L}*|mieter|wohnfläche)(?!\p{L})|(?:kann|können|dürfte|sollte)n? (?:\p{L}+ ){0,4}(?:eingetragen|drin|darin)`,
    sections: SELLER_SECTIONS,
  }),
  rule('grundschuld-keine', 'grundbuch', 'gut', {
    subject: 'abteilung3',
    pattern: regexp.u`keine(?:rlei)? (?:\p{L}+ )?(?:grundschulden|hypotheken|grundpfandrechte)(?!\p{L})|(?:grundschulden|hypotheken|grundpfandrechte) (?:sind|ste(?:h|ck)en|lasten|gibt es|haben wir|bestehen)(?: \p{L}+){0,2} (?:keine|nicht)(?: mehr)?(?: (?:im grundbuch|drin|darin|drauf|darauf|eingetragen))?(?=$|[.,;])|abt(?:eilung|·)? ?(?:iii|3)[ :¦(]{1,3}(?:ist )?(?:leer|lastenfrei|ohne (?:eintragung\p{L}*|lasten)|keine (?:eintragung\p{L}*|einträge|lasten)|unbelastet)(?!\p{L})`,
    meaning: 'Laut Text keine Grundschuld des Verkäufers: am Auszug (Abteilung III) prüfen',
    fixed: 'denied',
    unless:
      /(?<!\p{L})(?:weitere[nr]?|sonstige[nr]?|andere[nr]?|außer|bis auf|übernommen\p{L}*|übernehmen|käufer\p{L}*|erwerber\p{L}*|bank|finanzier\p{L}*|eigentümergrundschuld)(?!\p{L})/u,
    sections: SELLER_SECTIONS,
  }),
  // Without the bank's consent nothing is deleted (§ 19 GBO), nor without the deed of a Briefgrundschuld (§ 41 GBO): lost, a court must declare it void (§ 1162 BGB).
  rule('grundschuld-papier-fehlt', 'grundbuch', 'warnung', {
    subject: 'abteilung3',
    pattern: regexp.u`(?:löschungsbewilligung\p{L}*|löschungspapiere?|löschungsfähige quittung|(?:grundschuld|hypotheken|grundpfand)brief\p{L}*)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:suchen|gesucht|sucht|fehl(?:t|en)|verloren|abhanden\p{L}*|verschwunden|unauffindbar|(?:nicht|nirgends) (?:mehr |zu )*(?:auffindbar|finden|gefunden|da|vorhanden)|(?:noch|bisher|bislang) nicht|steht (?:noch )?aus|(?:muss|müssen|müsste) (?:noch|erst)|noch (?:beantragt|angefordert|besorgt|beschafft))(?!\p{L})|(?:suchen|vermissen|fehlt|haben wir (?:noch )?nicht|finden (?:\p{L}+ )?nicht)(?!\p{L})[^.;,]{0,30}(?<!\p{L})(?:löschungsbewilligung|(?:grundschuld|hypotheken)brief)(?!\p{L})`,
    meaning:
      'Für eine alte Grundschuld fehlt laut Text das Papier zur Löschung: erst zahlen, wenn es dem Notar vorliegt',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:ihre[rn]? bank|käufer\p{L}*|erwerber\p{L}*|wohnrecht\p{L}*|nießbrauch\p{L}*|versteiger\p{L}*|gutachten)(?!\p{L})/u,
    sections: SELLER_SECTIONS,
  }),
  // A debt of who sells: it is paid off with the price, and the bank must have agreed to its deletion (§ 875 BGB) before the buyer pays.
  rule('grundschuld-wird-geloescht', 'grundbuch', 'neutral', {
    subject: 'abteilung3',
    pattern: regexp.u`${CHARGE}(?!\p{L})[^.;]{0,90}(?<!\p{L})(?:gelöscht|löschen|ablösen|abgelöst|zur löschung|löschungsbewilligung\p{L}*)(?!\p{L})|(?:gelöscht|abgelöst|löschen|lösen)(?!\p{L})[^.;,]{0,50}(?<!\p{L})${CHARGE}(?!\p{L})`,
    meaning:
      'Eine Grundschuld des Verkäufers steht noch in Abteilung III und wird laut Text gelöscht: erst zahlen, wenn dem Notar die Löschungsbewilligung der Bank vorliegt',
    fixed: 'stated',
    unless: regexp.u`(?:ist|sind|wurde|wurden) (?:(?!wird |werden |und |aber )[\p{L}\d]+ ){0,4}gelöscht(?! werden)|(?<!\p{L})(?:nicht|keine?|käufer\p{L}*|erwerber\p{L}*|finanzierungsgrundschuld|ihre[rn]? bank|zwangs\p{L}*|versteiger\p{L}*|gutachten|wertermittlung)(?!\p{L})`,
    sections: SELLER_SECTIONS,
  }),
  // Who says that there is none further has named one, or leaves one out.
  rule('grundbuch-weitere', 'grundbuch', 'hinweis', {
    pattern: regexp.u`(?:keine|ohne|frei von) (?:weiteren?|sonstigen?|anderen|zusätzlichen?) (?:\p{L}+ )?(?:lasten|belastungen|eintragungen|einträge)(?: in abt(?:eilung|·)? ?(?:ii|2)| im grundbuch)(?!\p{L})|${NONE_FURTHER}`,
    meaning: 'Keine weiteren Lasten im Grundbuch: Mindestens eine ist also eingetragen, den Auszug verlangen',
    fixed: 'stated',
    // "lastenfrei, ohne sonstige Eintragungen": beside what is free of all there is no first one.
    unless: /(?<!(?:nicht|sonst|ansonsten|übrigen) )(?<!\p{L})lastenfrei/u,
  }),
  rule('grundbuch-abt2', 'grundbuch', 'warnung', {
    pattern:
      /(?:in |lasten in |eintragung(?:en)? in |eintrag in )?abt(?:eilung|·)? ?(?:ii|2)(?= [^.]{0,60}(?:eingetragen|eintragung|lasten|besteh|dienstbarkeit|recht)|[ :¦])|(?:im )?grundbuch (?:ist|sind) (?:\p{L}+ ){0,8}eingetragen|(?<=(?:fährt|fahren|geht|gehen|darf|dürfen|dulden)(?!\p{L})[^.]{0,140})(?:steht|ist|sind) (?:\p{L}+ ){0,3}im grundbuch|eingetragen ist (?:das|es|dies) (?:in|im) (?:grundbuch|abt(?:eilung|·)? ?(?:ii|2))|(?:beschränkt persönliche |beschränkte persönliche )?(?:grund)?dienstbarkeit(?:en)?|nicht lastenfrei/u,
    meaning: 'Eintragung in Abteilung II des Grundbuchs',
    denied: 'Keine Eintragung in Abteilung II',
    unless: regexp.u`(?:nur|lediglich|allein|ausschließlich)(?: ¦)? (?:der |ein )?(?:\p{L}+ )?(?:zwangs|teilungs)?versteigerungsvermerk|bestehen ?bleibende[rn]? rechte|zu übernehmende[rn]? rechte|bleiben (?:\p{L}+ ){0,4}rechte(?!\p{L})[^.¦]{0,30}(?<!\p{L})bestehen|rechte(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:bestehen ?bleiben|bleiben (?:\p{L}+ ){0,3}bestehen)|lastenfrei(?<!nicht lastenfrei)|(?:sonst|im übrigen|ansonsten|darüber hinaus) (?:\p{L}+ ){0,2}frei(?!\p{L})|(?:vermerk|eintrag|eintragung|last|recht)\p{L}*[^.,;]{0,40} (?:\p{L}+ ){0,2}gelöscht(?!\p{L}| werden)(?![^.]*(?<!\p{L})(?:besteh|verbleib|bleib|weiter|noch|außerdem|ferner))|frei von|kein(?:e|en|erlei)? (?:lasten|einträg|eintragung|belastung)|denkmal|${NONE_FURTHER}|auflassungsvormerkung zu(?:r|gunsten) (?:de[srn] )?käufer|amtsgericht|grundbuch von|(?:ii|2)[ :¦(]{0,3}(?:ist |bleibt )?(?:leer|frei|unbelastet|ohne eintragung(?:en)?)(?!\p{L})(?! (?:bis auf|außer))|(?:gegen|wechsel)seitige[rn]? (?:\p{L}+ )?(?:grund)?dienstbarkeit|leitungsrecht|wegerecht|(?:geh|fahrt?|überfahrts?|überwegungs)-?(?:,|und|u·| |-)*(?:fahrt?|leitungs)?recht|(?:strom|gas|wasser|kanal|abwasser|fernwärme|versorgungs|telekom\p{L}*|erd)-?(?:leitung|kabel)|stadtwerke|netzbetreiber|energieversorger|vorkaufsrecht (?:der|für die) (?:gemeinde|stadt)|${UNSECURED}`,
  }),
  rule('grundbuch-reallast', 'grundbuch', 'gefahr', {
    pattern:
      /reallast(?:en)?|(?:insolvenz|zwangsverwaltungs)-?vermerk\p{L}*|nacherb(?:en)?vermerk|verfügungsbeschränkung/u,
    meaning: 'Schwere Last oder Vermerk im Grundbuch',
    denied: 'Keine Reallasten oder Vermerke',
    // What every court writes on the day of its note (§§ 19, 37 ZVG) says nothing on rights in the land register.
    unless: regexp.u`${COURT_FORM.source}|${OF_GROUND_RENT}`,
  }),
  rule('rueckkaufsrecht', 'grundbuch', 'gefahr', {
    pattern: /rückauflassung\p{L}*|rückkaufsrecht(?:s|e)?|wiederkaufsrecht(?:s|e)?/u,
    meaning: 'Jemand darf das Objekt zurückkaufen oder zurückverlangen: Anlass, Frist und Preis klären',
    denied: 'Kein Rückkaufsrecht',
    unless: regexp.u`${COURT_FORM.source}|${BUY_BACK_UNLESS_BUILT}|${BEING_DELETED}`,
  }),
  rule('rueckkauf-wird-geloescht', 'baurecht', 'warnung', {
    subject: 'bauzwang',
    pattern: regexp.u`${BEING_DELETED}`,
    unless: /(?<!\p{L})(?:erfolgt|vollzogen|gelöscht|erledigt)(?!\p{L})/u,
    meaning: 'Eine Rückkaufsvormerkung ist noch eingetragen, ihre Löschung erst beantragt: Zahlen Sie nicht, bevor dem Notar die Löschungsbewilligung vorliegt', // prettier-ignore
    fixed: 'stated',
  }),
  rule('wiederkauf-ohne-bau', 'grundbuch', 'warnung', {
    pattern: new RegExp(BUY_BACK_UNLESS_BUILT, 'u'),
    meaning: ({ plain }) =>
      `Wiederkaufsrecht der Gemeinde, wenn nicht rechtzeitig gebaut wird${plain === undefined ? '' : ': Sie bekommen den Kaufpreis ohne Zinsen zurück, Nebenkosten nicht'}`,
    fixed: 'stated',
  }),
  // Whoever buys from the owner must have it deleted; in the auction itself it is in every land register (§ 19 ZVG).
  rule('grundbuch-versteigerungsvermerk', 'grundbuch', 'gefahr', {
    pattern: /(?:zwangsversteigerungs|zwangs|versteigerungs)-?vermerk\p{L}*/u,
    meaning: 'Versteigerungsvermerk im Grundbuch',
    denied: 'Kein Versteigerungsvermerk',
    unless: COURT_FORM,
  }),
  rule('wohnrecht', 'wohnrecht', 'gefahr', {
    pattern: regexp.u`(?:lebenslange[snmr]? |lebenslängliche[snmr]? |eingetragene[snmr]? |dingliche[snmr]? )*(?:wohnrecht(?:e?s|e)?|wohnungsrecht(?:e?s|e)?|(?:wohnungs|mit)benutzungsrecht|nie(?:ß|ss)brauch(?:s|s?rechte?s?|s?vorbehalt|berechtigt\p{L}*)?|leibrente(?:n|nzahlung)?|altenteilsrecht|altenteils?(?=[^.]{0,90}(?<!\p{L})(?:${OF_RIGHT})(?!\p{L}))|(?<=(?<!\p{L})(?:${OF_RIGHT})(?!\p{L})[^.]{0,90})altenteils?|leibgeding\p{L}*|verrentung|wart und pflege)`,
    certain: /(?:wohnrecht|wohnungsrecht|nie(?:ß|ss)brauch)(?:e?s)? (?:erlischt|endet)(?!\p{L})/u,
    meaning: 'Wohnrecht, Nießbrauch oder Leibrente',
    denied: 'Kein Wohnrecht, kein Nießbrauch',
    unless: regexp.u`wohnrechtsberatung|berat\p{L}* (?:zu|über)|ratgeber|wir kaufen|(?:wert|preis) (?:(?:des|der) \p{L}+ )?ohne (?:das |den |dem )?(?:wohn|wohnungs|nie(?:ß|ss)brauch|nutzungs)\p{L}*|${RIGHT_BY_LEASE}|${RIGHT_BY_PROMISE}`,
    goesOnBehind: GOES_ON_WITH_RIGHT,
  }),
  // It binds whoever gave it; he who lives there by it does not leave because the house is sold.
  rule('wohnrecht-nur-versprochen', 'wohnrecht', 'warnung', {
    pattern: /(?:wohn(?:ungs)?|nutzungs)recht(?:e?s|e)?/u,
    only: regexp.u`${RIGHT_BY_PROMISE}`,
    unless: regexp.u`${RIGHT_BY_LEASE}`,
    meaning: 'Ein Wohnrecht ist laut Text zugesagt und nicht im Grundbuch: Lassen Sie sich die Vereinbarung zeigen und den Auszug im Kaufvertrag zusichern', // prettier-ignore
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // "hat das Recht, die Wohnung im Dachgeschoss bis zu ihrem Tod unentgeltlich zu nutzen"
  rule('wohnrecht-umschrieben', 'wohnrecht', 'gefahr', {
    pattern:
      /(?:hat|haben|behält|behalten|besitzt)(?!\p{L})[^.]{0,30}(?<!\p{L})recht(?:,| auf| zu[rm]?)(?!\p{L}|verkauf)[^.]{0,90}(?<!\p{L})(?:bis (?:zu |an )?(?:ihr|sein)(?:em|en|e)? (?:tod|lebensende|ableben)|lebenslang|lebenslänglich|zeitlebens|auf lebenszeit)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:nutzen|wohnen|bewohnen|bleiben|nutzung)(?!\p{L})|(?:darf|dürfen) (?:[\p{L}-]+ ){0,8}(?:bis (?:zu |an )?(?:ihr|sein)(?:em|en|e)? (?:tod|lebensende|ableben)|lebenslang|zeitlebens|auf lebenszeit) (?:[\p{L}-]+ ){0,4}(?:wohnen|nutzen|bleiben|bewohnen)(?!\p{L})/u,
    meaning: 'Jemand darf bis zu seinem Lebensende dort wohnen: Wohnrecht im Grundbuch prüfen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:hatte|hatten|verstorben\p{L}*|gelöscht|erloschen|käufer|stellplatz|garten|garage|sie können)(?!\p{L})|nicht mehr/u,
    ofSeller: true,
  }),
  rule('wohnrecht-reallast', 'wohnrecht', 'gefahr', {
    pattern: /reallast(?:en)?/u,
    meaning: 'Reallast',
    denied: 'Keine Reallast',
    unless: regexp.u`${COURT_FORM.source}|${OF_GROUND_RENT}`,
  }),
  rule('teilverkauf', 'teilverkauf', 'gefahr', {
    pattern:
      /teilverkauf(?:s|t)?(?! (?:gmbh|ag|kg)(?!\p{L}))|teilkauf(?! (?:gmbh|ag|kg)(?!\p{L}))|rückmiet(?:e|ung|en|vertrag|verkauf)|rückanmietung|sale[- ]and[- ](?:lease|rent)[- ]?back|(?<!@|www·)immobilienrente(?!n?-?(?: \p{L}+)? ?(?:gmbh|mbh|ag|kg|se|ug)(?!\p{L})|@|[·.](?:de|com))|zurückmieten|rückvermietung|(?:verkäufer|eigentümer)\p{L}* (?:möchte\p{L}*|will|wollen|bleibt|bleiben)[^.]{0,60}(?:zur miete wohnen|als mieter (?:wohnen|im))/u,
    meaning: 'Teilverkauf, Rückmiete oder Immobilienrente',
    denied: 'Kein Teilverkauf, keine Rückmiete',
    // "Unsere Modelle (Leibrente, Teilverkauf) ersetzen keine Steuerberatung": what a house sells elsewhere; and who gets all of it gets no part.
    unless:
      /grundstück|parzelle|wohnungen einzeln|wir bieten|finanzierungsmöglichkeiten|(?:unsere[rn]?|die|alle) (?:\p{L}+ )?(?:modelle?n?|produkte?n?|leistungen|dienstleistungen|angebote|verkaufsmodelle?n?|rentenmodelle?n?)(?!\p{L})|(?:ersetz|erset)\p{L}* (?:keine|nicht) |keine (?:rechts-|steuer)\p{L}*|spezialist|experten? für|(?<!kein |nicht das |kein\p{L}* )volleigentum/u,
  }),
  rule('zwangsverkauf', 'zwangsverkauf', 'gefahr', {
    subject: 'versteigerung',
    pattern:
      /zwangsversteiger\p{L}*|teilungsversteigerung\p{L}*|(?<receiver>zwangsverwalt\p{L}*)|zwangsvollstreckung|(?<insolvent>insolvenz(?:verfahren|verwalter\p{L}*|masse|verkauf|verwaltung)?)|öffentlich versteigert|auseinandersetzungsversteigerung/u,
    meaning: ({ receiver, insolvent }) => (insolvent ? 'Insolvenz' : receiver ? 'Zwangsverwaltung' : 'Versteigerung'),
    denied: 'Keine Zwangsversteigerung, keine Insolvenz',
    unless:
      /jede[rmn]? (?:der )?(?:miteigentümer|miterben?)\p{L}*[^.]{0,60}teilungsversteigerung|(?:zwangs|teilungs)?versteigerung[^.]{0,40}(?:nicht|nie) (?:beantragt|betrieben|angeordnet|eingeleitet)|teilungsversteigerung(?:en)?[^.]{0,30}(?<!\p{L})(?:offen(?:stehen|steht)?|beantragen (?:kann|könnte)|möglich|vermieden|vermeiden)(?!\p{L})|(?<!\p{L})(?:kann|können|könnten?|dürfte\p{L}*)(?!\p{L})[^.;]{0,60}(?:teilungs|zwangs)-?versteigerung (?:\p{L}+ )?(?:beantragen|betreiben|verlangen)|bürgschaft|abgesichert|insolvenzsicher|unterwirft|unterwerfung|vermeid|insolvenz (?:des|der) (?:\p{L}+ )?(?:bauträger|baufirma|bauunternehm|mieter)|vorgänger|vor(?:betreiber|pächter|mieter)|wohngeld|hausgeld|(?:betreiber|pächter|mieter|betriebsgesellschaft)\p{L}*[^.]{0,80} insolv/u,
    unlessBefore: /(?<!\p{L})(?:\p{L}*betreiber(?:in|gesellschaft)|\p{L}*pächter(?:in)?|\p{L}*betreiber)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('zwangsverkauf-termin', 'zwangsverkauf', 'gefahr', {
    subject: 'versteigerung',
    pattern: regexp.u`(?:versteigerungstermin|versteigerung|termin|vollstreckung)(?!\p{L})[^.]{0,80}?${DAY}|${DAY_AGAIN}[^.]{0,220}versteiger(?:t|ung)`,
    meaning: caught => `Versteigerungstermin ${dayIn(caught).toReversed().join('.')}`,
    day: caught => dayIn(caught).join('-'),
    fixed: 'stated',
    only: /versteiger/u,
    // The day of a hearing that came to nothing is not that of the next.
    unless:
      /versteigerungsvermerk|besichtigung|gutachten vom|zuschlag[^.]{0,80} versagt|(?<!\p{L})war(?:en)? (?:\p{L}+ ){0,4}(?:bestimmt|anberaumt|angesetzt)|termin[^.]{0,80}(?<!\p{L})(?:aufgehoben|abgesetzt|abgesagt|entfällt)(?!\p{L})/u,
  }),
  // § 180 ZVG: no creditor drives it, but owners who cannot agree.
  rule('zwangsverkauf-teilung', 'zwangsverkauf', 'gefahr', {
    subject: 'versteigerung',
    pattern: /aufhebung der (?:\p{L}+)?gemeinschaft/u,
    meaning: 'Teilungsversteigerung: Die Eigentümer sind sich nicht einig',
    fixed: 'stated',
    only: /versteiger/u,
    // What every co-owner may do by law (§ 749 BGB).
    unless: /jede[rmn]? (?:der )?(?:miteigentümer|miterbe)|steht [^.]{0,60}offen/u,
  }),
  // §§ 150, 152 ZVG: keys, leases and rents are the receiver's, not the owner's.
  rule('zwangsverwaltung', 'zwangsverkauf', 'gefahr', {
    subject: 'zwangsverwaltung',
    pattern: /zwangsverwalt(?:er|erin|ung|ungsverfahren)(?!\p{L}|svermerk)/u,
    meaning: 'Zwangsverwaltung: Der Verwalter zieht die Mieten ein',
    denied: 'Keine Zwangsverwaltung',
    unless: /zwangsversteigerungs- und zwangsverwaltung|zwangsversteigerung(?:en|ssachen)? und zwangsverwaltung/u,
  }),
  // §§ 74a (4), 85a (2) ZVG: one refusal for either limit ends both.
  rule('wertgrenzen-entfallen', 'zwangsverkauf', 'gefahr', {
    subject: 'wertgrenzen',
    pattern:
      /zuschlag [^.]{0,160}(?:wurde |ist |bereits |schon )*versagt(?! werden)|versagung des zuschlags|zuschlag [^.]{0,120}nicht mehr versagt werden|wertgrenzen?[^.]{0,50}(?:gelten (?:\p{L}+ ){0,4}nicht|gilt (?:daher |somit )?nicht|entfallen|entfällt|weggefallen|aufgehoben|finden keine anwendung)|(?:keine|ohne) (?:\p{L}+ )?wertgrenzen?(?! (?:festgesetzt|genannt|angegeben|bekannt))|(?:5\/10|7\/10|74 ?a|85 ?a)[^.]{0,60}(?:gelten (?:\p{L}+ ){0,4}nicht mehr|gilt (?:\p{L}+ ){0,4}nicht mehr|weggefallen|entfallen|aufgehoben)/u,
    meaning: 'Zuschlag schon einmal versagt: Die Wertgrenzen gelten nicht mehr',
    fixed: 'stated',
    // Refused for another reason, as when a creditor agreed to a stay (§§ 30, 33 ZVG), both still hold.
    only: /74 ?a|85 ?a|[57] ?\/ ?10|(?:fünf|sieben) ?zehntel|hälfte|wertgrenze|50 ?%|70 ?%/u,
    unless:
      /(?:kann|könnte|wird|würde|wäre|muss|ist) (?:der zuschlag )?(?!(?:\p{L}+ ){0,4}nicht mehr)(?:\p{L}+ ){0,4}(?:zu )?versag(?:t werden|en)|(?:nicht(?! mehr| erreich|\p{L})|noch nie|niemals|keinem (?:früheren )?termin)[^.]{0,50} versagt|(?<!\p{L})wird (?![^.]{0,80}nicht mehr)[^.]{0,60} versagt|noch nicht|wenn |sofern |falls /u,
  }),
  rule('zwangsverkauf-notverkauf', 'zwangsverkauf', 'warnung', {
    pattern:
      /notverkauf|bankverwertung|verwertung (?:durch|der|einer) (?:die )?bank|im auftrag (?:der|einer) (?:gläubiger\p{L}*|bank)/u,
    meaning: 'Verkauf unter Druck oder durch die Bank',
    denied: 'Kein Notverkauf',
  }),
  rule('vorkaufsrecht', 'vorkaufsrecht', 'warnung', {
    // In "die Gemeinde hat ein Vorkaufsrecht, eines der Miteigentümer besteht nicht" the one is not the other.
    pattern: regexp.u`(?!${OF_KIN})vorkaufsrecht(?:e|s)?`,
    meaning: 'Vorkaufsrecht',
    denied: 'Kein Vorkaufsrecht',
    evenIfOpen: true,
  }),
  // That one of them may not buy first says nothing of the town, of tenants or of what is in the land register.
  rule('vorkaufsrecht-angehoeriger', 'vorkaufsrecht', 'warnung', {
    pattern: new RegExp(OF_KIN, 'u'),
    meaning: 'Vorkaufsrecht einer Person, die der Text nennt',
    denied: 'Kein Vorkaufsrecht der Person, die der Text nennt; nach anderen fragen',
    deniedTone: 'neutral',
    evenIfOpen: true,
  }),
  rule('betreuungspflicht', 'betreuung', 'warnung', {
    pattern:
      /betreuungs(?:vertrag|pauschale|kosten|gebühr|leistung\p{L}*)|service(?:vertrag|pauschale|gebühr)|grundservice\p{L}*|notruf(?:pauschale|service)|hausnotruf|betreute[sn]? wohnen/u,
    meaning: 'Betreuungs- oder Servicevertrag',
    denied: 'Kein Betreuungsvertrag',
    // "Umzug ins betreute Wohnen": where the seller goes.
    unless:
      /heizungs|wartungs|in der (?:nähe|umgebung)|aufzug|(?<!\p{L})ins betreute|(?:umzug|umzieh|zieh(?:t|en|e)|gezogen|wechsel\p{L}*|lebt|leben)(?!\p{L})[^.]{0,40}betreute/u,
    evenIfOpen: true,
  }),
]
