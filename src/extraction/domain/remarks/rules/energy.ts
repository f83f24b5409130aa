import { regexp } from '#kernel/regexp.ts'
import { COUNT, countFrom } from '../../numbers.ts'
import { OBJECT_ONLY, OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const PV =
  '(?:pv|pv-?anlage|photovoltaik(?:anlage|-anlage|module)?|solarstrom(?:anlage)?|solaranlage|dachanlage|solarmodule)'

const NO_CERTIFICATE =
  /energieausweis[^.]{0,60}(?:nicht|keine?r?)[^.]{0,12}(?:erforderlich|notwendig|nötig|benötigt|pflicht|vorzulegen|vorgeschrieben)|\p{L}*denkmal[^.]{0,30} ohne energieausweis|keine[nr]? energieausweis(?:pflicht|es)?[^.]{0,20}(?:erforderlich|notwendig|nötig|benötigt)|keine energieausweispflicht|(?:von der|keine) ausweispflicht|energieausweis(?:es)?[^.]{0,60}(?:entbehrlich|entfällt|(?:muss|braucht)[^.]{0,40} nicht (?:vorgelegt|erstellt) (?:zu )?werden|braucht [^.]{0,30} nicht)|(?:benötigt|braucht|verlangt)[^.]{0,40} keine[nr]? energieausweis|keine pflicht zur? (?:vorlage|erstellung)[^.]{0,20} energieausweis(?:es)?|kein(?:e[rn]?)? energieausweis[^.]{0,40}(?:denkmal|§ ?79)|§ ?79 abs(?:atz|·)? ?4/u
const OF_MONUMENT = /denkm[aä]l|§ ?79 abs/u

/** "Leerrohre für Wallboxen", "noch nicht montiert, das Kabel liegt": none is there, unless another one is said to be. */
const ONLY_PREPARED =
  /^(?!.*wallbox(?:en)?, (?!e-mob|lade)[\p{L}\d]+-(?:vorbereitung|vorrüstung)(?!\p{L}))(?!.*wallbox(?:en)? (?:(?:ist|sind|bereits|schon|wurde) ){0,2}(?:vorhanden|installiert|montiert)).*(?<!\p{L})(?:vorbereit\p{L}*|vorrüst\p{L}*|vorgerüst\p{L}*|leerrohr\p{L}*|zuleitung(?:en)? für|noch nicht (?:\p{L}+ )?(?:montiert|installiert|vorhanden|eingebaut|angeschlossen|da)|kabel\p{L}*(?: \p{L}+){0,4} (?:liegt|liegen|gelegt|verlegt)|prepared|(?:is|are) not (?:yet )?installed)(?!\p{L})/u

/** Who runs a plant on a roof that is not his. */
const OTHERS = String.raw`(?:(?:energie)?contractor\p{L}*|stadtwerken?|energieversorgers?|energiegenossenschaft|bürgerenergie\p{L}*|(?:externe[rn]?|fremde[rn]?) (?:betreiber|firma|gesellschaft|investor)s?|dritte[nrm]?|betreibergesellschaft|solarfirma)`
const PLANT = String.raw`(?:${PV}|anlage auf dem dach)`

const FUNDS =
  /kfw[- ]?(?:effizienz\p{L}*|förder\p{L}*|haus|standard|kredit|darlehen|\d{2,3}\p{L}*)|effizienzhaus[- ]?\d{2}\p{L}*|bafa(?:-\p{L}+)?|förderfähig\p{L}*|fördermittel|fördermöglichkeit\p{L}*|förderprogramm\p{L}*|isfp|sanierungsfahrplan|jung kauft alt|zinsgünstige[rns]? (?:kfw-)?(?:darlehen|kredit)/u
/** "soweit Standard erreicht", "sofern die KfW zusagt" */
const IF_REACHED = String.raw`(?<!\p{L})(?:soweit|sofern|falls|wenn|vorausgesetzt)(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:erreicht|erfüllt|zusagt|zugesagt|bewilligt|genehmigt|erreichen|erfüllen)(?!\p{L})`
/** "KfW-Effizienzhaus 55", and no word of money. */
const STANDARD_ALONE = String.raw`^(?!.*(?:förder|zuschuss|zuschüsse|kredit|darlehen|bafa|isfp|sanierungsfahrplan|jung kauft|beantragt|bewilligt|zinsgünst)).*(?:effizienzhaus|kfw)`

/** "ein Förderprogramm für Gründer", "Fördermöglichkeiten (GRW) am Standort": a town's, and no money for this home. */
const OF_THE_TOWN = String.raw`förder\p{L}+(?: \([^()]*\))? (?:für|an) (?:\p{L}+e )?(?:\p{L}*gründer\p{L}*|händler\p{L}*|einzelh[aä]nd\p{L}*|unternehme[nr]\p{L}*|betriebe|start-?ups?|vereine|künstler\p{L}*)(?!\p{L})|förder\p{L}+ (?:\p{L}+ )?(?:zur|gegen|für) (?:(?:die|den|das) )?(?:\p{L}+ )?(?:zwischennutzung\p{L}*|leerst[aä]nd\p{L}*|ladenlokal\p{L}*|läden|innenst[aä]dt\p{L}*|belebung|ortskern\p{L}*)(?!\p{L})|(?<!\p{L})grw(?!\p{L})`

/** Heating, certificates, renewable sources and what they bind one to. */
export const ENERGY_RULES: readonly RemarkRule[] = [
  rule('energieausweis-folgt', 'energieausweisStatus', 'warnung', {
    pattern:
      /(?:energieausweis|ausweis|energiepass)(?! (?:(?:senden|schicken|mailen|übersenden|erhalten|bekommen)(?!\p{L})))[^.]{0,50}(?:in vorbereitung|in bearbeitung|in arbeit|in erstellung|in auftrag|beauftragt|bestellt|beantragt|angefordert|nachgereicht|folgt|(?:auf|nach) (?:anfrage|wunsch)|wird (?:derzeit |gerade |noch |zurzeit |aktuell )?(?:erstellt|neu erstellt|angefertigt)|wird (?:bei|zur|nach|bis|vor|mit|spätestens)(?: [\p{L}\d·]+){1,5} (?:erstellt|ausgestellt|übergeben|vorgelegt|nachgereicht))|energieausweis erhalten sie (?:bei|mit|nach|zur)/u,
    meaning: 'Energieausweis in Vorbereitung oder erst später',
    // Of what is still to be built it is made out when it is finished (§ 80 Abs. 1 GModG).
    ofStanding: true,
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  // § 79 (4) GEG: of a listed building none is asked for, and nobody need wait for it.
  rule('energieausweis-denkmal', 'energieausweisStatus', 'neutral', {
    pattern: NO_CERTIFICATE,
    only: OF_MONUMENT,
    meaning: 'Für ein Baudenkmal ist kein Energieausweis vorgeschrieben (§ 79 Abs. 4 GEG)',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('energieausweis-aelter', 'energieausweisStatus', 'hinweis', {
    pattern:
      /(?:energie-?)?(?:ausweis|pass|verbrauchsausweis|bedarfsausweis)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:(?:aus|vor) der zeit (?:davor|vor)|(?:von )?vor (?:dem|der) (?:(?:heizungs-?)?(?:tausch|austausch|einbau|umbau|umstellung|sanierung|modernisierung|dämmung)|wärmepumpe)|(?:auf|mit|für|über) (?:die|der|das|den) alte[nrms]? (?:\p{L}*heizung|\p{L}*kessel|\p{L}*therme|gas\p{L}*|öl\p{L}*))(?!\p{L})/u,
    meaning: 'Der Energieausweis beschreibt das Haus vor der Erneuerung: Kennwert und Klasse gelten nicht für heute',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('energieausweis-unnoetig', 'energieausweisStatus', 'hinweis', {
    pattern: NO_CERTIFICATE,
    unless: OF_MONUMENT,
    meaning: 'Energieausweis laut Text nicht erforderlich',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('energieausweis-fehlt', 'energieausweisStatus', 'warnung', {
    pattern:
      /energieausweis[^.]{0,40}(?:l(?:iegt|ag) (?:noch |derzeit |leider |zurzeit |aktuell |uns |dem gericht |dem gutachter |dem sachverständigen )*nicht vor|nicht vorhanden|fehlt|abgelaufen|liegt nicht|(?:wurde|wird) (?:uns )?nicht vorgelegt)|(?:kein|ohne) energieausweis(?! (?:\p{L}+ ){0,3}(?:erforderlich|notwendig|nötig|benötigt|verlangt|vorgeschrieben|gefordert|gebraucht))/u,
    // Bare land needs none.
    unless: regexp.u`${OF_MONUMENT.source}|unbebaut|in planung|geplante[nrs]? (?:gebäude|h(?:aus|äuser)|neubau)|naturgemäß`,
    ofStanding: true,
    meaning: 'Energieausweis liegt nicht vor',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('energieausweis-da', 'energieausweisStatus', 'gut', {
    pattern:
      /energieausweis[^.]{0,40}(?:liegt (?:\p{L}+ ){0,3}vor|vorhanden|wurde erstellt)|energieausweis[ :¦]{1,3}(?:liegt|ja|vorhanden|bedarfs\p{L}*|verbrauchs\p{L}*)/u,
    meaning: 'Energieausweis liegt vor',
    // "ist bestellt und liegt bis zur Besichtigung vor": it is promised.
    unless:
      /nicht vor|nicht vorhanden|(?<!\p{L})(?:bestellt|beauftragt|beantragt|angefordert|in (?:auftrag|arbeit|vorbereitung|bearbeitung|erstellung)|wird (?:[\p{L}-]+ ){0,2}(?:erstellt|angefertigt|ausgestellt)|liegt (?:dann |spätestens )?bis (?:zu|spätestens)\p{L}*)(?!\p{L})/u,
    evenIfOpen: true,
    sections: OWN_SECTIONS,
  }),
  rule('heizung-keine', 'heizungstechnik', 'warnung', {
    subject: 'beschaffenheit',
    pattern:
      /(?:haus|gebäude|objekt|wohnung|immobilie|halle)(?!\p{L})[^.,¦]{0,20}(?:hat|besitzt|ist|verfügt über|gibt es)(?: (?:noch|derzeit|bisher|bislang|zurzeit|leider))? (?:keine(?:rlei)? (?:zentrale )?heizung(?:sanlage)?(?= ?$|[,.]| mehr ?(?:$|[,.])| und)|ohne (?:zentrale )?heizung|nicht beheizt)|(?:eine )?(?:zentrale )?heizung(?:sanlage)? (?:ist |gibt es |war )?(?:noch |derzeit |bisher |zurzeit |leider )?(?:nicht|keine)(?: mehr)?(?: vorhanden| eingebaut| installiert)?(?= ?$|[,.])|heizung ?[:¦] ?(?:¦ ?)?(?:keine|nicht vorhanden|ohne)(?= ?$|[,.])/u,
    meaning: 'Keine Heizung vorhanden',
    fixed: 'stated',
  }),
  rule('heizung-veraltet', 'heizungstechnik', 'warnung', {
    pattern:
      /nachtspeicher(?:heizung|öfen|ofen)?|nachtstromspeicher\p{L}*|elektrospeicher\p{L}*|konstanttemperatur\p{L}*|einzelöfen|kohleöfen|kohleofen|ofenheizung|ölöfen|standardkessel|gaseinzelöfen|außenwandgeräte?/u,
    meaning: 'Heizung veraltet oder teuer im Betrieb',
    denied: 'Keine Nachtspeicher oder Einzelöfen',
  }),
  // "sieben Thermen, vier davon älter als 20 Jahre": what is to be replaced next, though no year is told.
  rule('heizung-teils-alt', 'heizungstechnik', 'warnung', {
    pattern: regexp.u`(?:\p{L}*thermen|\p{L}*geräte|kessel|\p{L}*heizungen|boiler)(?!\p{L})[^.;¦]{0,25}(?<!\p{L})(?<old>${COUNT}) (?:davon|von ihnen|derselben) (?:sind )?(?:bereits |schon )?(?:älter als|über|mehr als) (?<years>\d{2}|zwanzig|fünfundzwanzig|dreißig) jahre(?!\p{L})|(?<!\p{L})(?<old2>${COUNT}) der (?:\p{L}+ )?(?:\p{L}*thermen|\p{L}*geräte|kessel|\p{L}*heizungen) (?:sind )?(?:bereits |schon )?(?:älter als|über|mehr als) (?<years2>\d{2}|zwanzig|fünfundzwanzig|dreißig) jahre(?: alt)?(?!\p{L})`,
    meaning: ({ old, old2, years, years2 }) =>
      `Heizgeräte laut Text zum Teil alt: ${countFrom(old ?? old2 ?? '') ?? 'einige'} älter als ${years ?? years2} Jahre, ihr Ersatz steht bald an`,
    fixed: 'stated',
  }),
  rule('heizung-niedertemperatur', 'heizungstechnik', 'hinweis', {
    pattern:
      /niedertemperatur(?:kessel|heizung|technik)|öl-?(?:zentral)?heizung|ölkessel|gas-?etagen?heizung|etagenheizung|gaskombitherme/u,
    meaning: 'Fossile Heizung mit älterer oder dezentraler Technik',
    denied: 'Keine Öl- oder Etagenheizung',
  }),
  rule('heizung-heizoel', 'heizungstechnik', 'hinweis', {
    pattern: /heizöl\p{L}*/u,
    meaning: 'Heizung mit Heizöl: Alter und Technik erfragen',
    denied: 'Keine Öl- oder Etagenheizung',
    unless: /pfennige/u,
  }),
  rule('heizung-brennwert', 'heizungstechnik', 'neutral', {
    pattern:
      /(?:gas|öl)?-?brennwert(?:therme|kessel|heizung|technik|gerät|anlage)?|blockheizkraftwerk|bhkw|hybridheizung|scheitholzvergaser|pellet(?:heizung|kessel|s|anlage)?|hackschnitzel\p{L}*/u,
    meaning: 'Heiztechnik genannt',
  }),
  rule('heizung-flaeche', 'heizungstechnik', 'gut', {
    subject: 'beschaffenheit',
    pattern: /fußbodenheizung|fbh|wandheizung|flächenheizung/u,
    meaning: 'Fußboden- oder Flächenheizung',
    denied: 'Keine Fußbodenheizung',
    deniedTone: 'neutral',
  }),
  rule('waerme-zwang', 'waermeplanung', 'warnung', {
    pattern: /anschluss- und benutzungszwang|(?:anschluss|benutzungs)zwang|anschlussverpflichtung|fernwärmepflicht/u,
    meaning: 'Anschluss- und Benutzungszwang',
    denied: 'Kein Anschlusszwang',
  }),
  // What the network costs once, and what it forbids: both follow from being bound to it, and neither is in the price.
  rule('waerme-baukosten', 'waermeplanung', 'warnung', {
    pattern: /baukostenzuschuss(?!\p{L})[^.;]{0,30}?(?<sum>\d[\d·]*(?:,\d\d)? ?(?:€|euro|eur)(?!\p{L}))/u,
    only: /wärme/u,
    meaning: ({ sum }) => `Für den Anschluss kommt ein Baukostenzuschuss von ${(sum ?? '').replaceAll('·', '.')} dazu`,
    unless: /(?<!nicht )(?:im (?:kauf)?preis (?:enthalten|inbegriffen)|bezahlt|abgegolten|entrichtet)/u,
    fixed: 'stated',
  }),
  rule('waerme-keine-eigene', 'waermeplanung', 'warnung', {
    pattern:
      /(?:eigene[rnsm]? (?:\p{L}+ )?)(?:wärmepumpen?|(?:holz|pellet|gas|öl)?-?(?:kessel|heizung(?:en)?|therme)|feuerungsanlagen?|wärmeerzeuger)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:nicht (?:zugelassen|zulässig|erlaubt|gestattet)|unzulässig|untersagt|verboten|ausgeschlossen)(?!\p{L})/u,
    only: /(?:nah|fern)wärme|wärmenetz|zwang|neubaugebiet|baugebiet|hauptheizung/u,
    meaning: 'Eine eigene Heizung, auch eine Wärmepumpe, ist nicht zugelassen',
    fixed: 'stated',
  }),
  rule('waerme-liefervertrag', 'waermeplanung', 'warnung', {
    pattern:
      /wärme-?liefer(?:ungs)?-?vertr(?:ag|äge|ags|ages)|(?:wärme|heizungs|energie)-?contracting|contracting-?vertrag/u,
    meaning: 'Wärmeliefervertrag: Lieferant, Preis und Laufzeit sind vorgegeben',
    denied: 'Kein Wärmeliefervertrag',
    sections: OBJECT_ONLY,
  }),
  rule('waerme-planung', 'waermeplanung', 'hinweis', {
    pattern:
      /(?:kommunale[rn]? )?wärmeplanung|wärmeplan|(?:nah|fern)wärme(?:netz|anschluss|leitung)?[^.]{0,30}(?:geplant|in planung|ausgebaut|vorgesehen|möglich)|(?:geplante[rsn]?|künftige[rsn]?) (?:nah|fern)wärme\p{L}*/u,
    meaning: 'Wärmeplanung oder künftiger Anschluss genannt',
    unless:
      /wärme\p{L}*(?!\p{L})[^.]{0,60}(?<!\p{L})(?:nicht|keine?) (?:\p{L}+ )?(?:geplant|in planung|ausgebaut|vorgesehen|möglich)|kein(?:e|en)? (?:\p{L}+ ){0,3}(?:nah|fern)wärme/u,
    fixed: 'stated',
  }),
  rule('waerme-fern', 'waermeplanung', 'neutral', {
    pattern: /(?:fern|nah)wärme(?:anschluss|versorgung|netz|station)?/u,
    meaning: 'Fern- oder Nahwärme',
    denied: 'Keine Fernwärme',
    deniedTone: 'neutral',
    sections: OBJECT_ONLY,
  }),
  rule('erneuerbare-waermepumpe', 'erneuerbare', 'gut', {
    pattern:
      /(?:luft-?wasser-?|sole-?wasser-?|luft-?|erd-?)?wärmepumpen?(?:heizung|anlage)?|erdwärme\p{L}*|geothermie/u,
    meaning: 'Wärmepumpe',
  }),
  rule('erneuerbare-pv', 'erneuerbare', 'gut', {
    pattern: /photovoltaik(?:-?anlage|module)?|pv-?anlage|solarstromanlage|pv(?=[ ,.¦(])|balkonkraftwerk/u,
    meaning: 'Photovoltaik',
    // In a list of extras each has its price, and what a picture shows beyond the standard is none of the price.
    unless:
      /photovoltaik[^.,]{0,25}\d €|(?<!\p{L})(?:abgebildet\p{L}*|abbildung\p{L}*|\p{L}*visualisierung\p{L}*)(?!\p{L})[^.]{0,60}(?:photovoltaik|pv)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:sonder|mehr|zusatz)(?:programm|ausstattung|leistung|preis)\p{L}*|(?<!\p{L})(?:defekt\p{L}*|(?:dachstuhl)?brand(?:es|s)?|abgebrannt\p{L}*|gestohlen)(?!\p{L})/u,
  }),
  rule('erneuerbare-solarthermie', 'erneuerbare', 'gut', {
    pattern:
      /solarthermie(?:-?anlage)?|solarkollektor\p{L}*|thermische solaranlage|solaranlage|solarunterstützung|solare? (?:warmwasser|brauchwasser)\p{L}*|sonnenkollektor\p{L}*/u,
    meaning: 'Solaranlage',
  }),
  rule('erneuerbare-speicher', 'erneuerbare', 'gut', {
    pattern: /(?:batterie|strom|pv-|akku)-?speicher|speicherbatterie|hausbatterie/u,
    meaning: 'Stromspeicher',
    unless: /nachtstrom/u,
  }),
  rule('erneuerbare-wallbox', 'erneuerbare', 'gut', {
    subject: 'wallbox',
    pattern:
      /wallbox(?:en)?|ladestation(?:en)?|lade(?:anschluss|infrastruktur) (?:für e-)?\p{L}*|e-ladesäule|ladesäule/u,
    meaning: 'Wallbox',
    denied: 'Keine Wallbox',
    deniedTone: 'neutral',
    // "die Wallbox nehmen wir mit": it is there today, and none of what is sold.
    unless: regexp.u`${ONLY_PREPARED.source}|(?<!\p{L})(?:nehmen (?:wir|die \p{L}+)|nehme ich|nimmt [^.;]{1,30}|wird|werden|bauen wir)(?: \p{L}+){0,3} (?:mit|ab|mitgenommen|abgebaut|abmontiert)(?!\p{L})`,
  }),
  rule('erneuerbare-wallbox-vorbereitet', 'erneuerbare', 'neutral', {
    subject: 'wallbox',
    pattern: /wallbox(?:en)?|lade(?:station(?:en)?|punkte?n?|anschluss|infrastruktur)|e-ladesäule|ladesäule/u,
    only: ONLY_PREPARED,
    unless:
      /(?<!\p{L})(?:nicht|nie|keine?)(?: \p{L}+)? (?:vorbereit\p{L}*|vorgerüst\p{L}*|vorrüst\p{L}*|leerrohr\p{L}*)(?!\p{L})/u,
    meaning: 'Wallbox nur vorbereitet, noch nicht installiert',
    fixed: 'stated',
  }),
  rule('pv-gemietet', 'pvVertrag', 'warnung', {
    pattern: regexp.u`${PV}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:gepachtet|verpachtet|pachtvertrag|gemietet|mietvertrag|mietanlage|mietmodell|finanziert|finanzierung|leasing\p{L}*|geleast|contracting|fremd\p{L}*|abzulösen|restschuld|darlehen)|(?<=${PV}(?!\p{L})[^.;]{0,120}[:,] ?)(?:die )?anlagen?(?:, [\p{L}-]+)*(?: und [\p{L}-]+)? (?:ist|sind|wurden?) [^.;]{0,40}(?<!\p{L})(?:gemietet|gepachtet|geleast)|(?:gemietete|gepachtete|geleaste|finanzierte) ${PV}|dachflächen?(?: ist| sind)? verpachtet|dachpacht\p{L}*`,
    meaning: 'Photovoltaik gemietet, verpachtet oder finanziert',
    denied: 'Photovoltaik nicht gemietet oder finanziert',
  }),
  // Roof let to whoever runs the plant: its current is his, and the roof is bound for decades.
  rule('pv-contractor', 'pvVertrag', 'warnung', {
    pattern: regexp.u`${PLANT}(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:betreibt|betrieben|gehört|errichtet|eigentum|läuft)(?!\p{L})[^.]{0,30}?(?<!\p{L})${OTHERS}|${PLANT}(?!\p{L})[^.]{0,40}?(?<!\p{L})(?:von|durch) (?:eine[nmr]? |de[nr] |die )?${OTHERS}(?!\p{L})[^.]{0,20} betrieben|${OTHERS}(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:betreibt|errichtet|baut)(?!\p{L})[^.]{0,40}?(?<!\p{L})${PLANT}|dach(?:fläche)?n?(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:verpachten|verpachtet|vermietet an|überlassen)`,
    only: /solar|photovolt|pv|anlage|strom|contract/u,
    meaning:
      'Die Anlage auf dem Dach betreibt ein anderer: Strom und Ertrag gehören ihm, das Dach ist gebunden. Vertrag verlangen',
    fixed: 'stated',
    // "kann verpachtet werden" offers what the owner may do with it.
    unless:
      /(?<!\p{L})(?:kann|können?|könnte[n]?|möglich\p{L}*|optional|auf wunsch|kein(?:e[nrsm]?)?|nicht(?! verpflichtet)|nachbar\p{L}*|scheune|stall|freifläche\p{L}*|solarpark)(?!\p{L})/u,
    evenIfOpen: true,
  }),
  rule('pv-eigentum', 'pvVertrag', 'gut', {
    pattern: regexp.u`${PV}(?!\p{L})[^.]{0,60}(?:im eigentum|eigentum|bezahlt|abbezahlt|mitverkauft|im kaufpreis|geht (?:\p{L}+ )*über)|einspeisevergütung|eeg-vergütung`,
    meaning: 'Photovoltaik im Eigentum oder mit Einspeisevergütung',
  }),
  rule('warmwasser-elektrisch', 'warmwasser', 'hinweis', {
    pattern:
      /(?:elektro-?|strom-?)?durchlauferhitzer[ns]?|warmwasserboiler|(?<!(?:gas|oil|öl|combi|combination|condensing|central|heating|the|a|new|individual) ?-?)boiler[ns]?(?! (?:room|replaced|from|is|was))|untertischgerät\p{L}*|warmwasser[^.¦]{0,30}(?:dezentral|elektrisch|über strom)/u,
    meaning: 'Warmwasser dezentral mit Strom',
    denied: 'Kein Durchlauferhitzer',
  }),
  rule('warmwasser-zentral', 'warmwasser', 'neutral', {
    pattern:
      /zentrale[rns]? warmwasser\p{L}*|warmwasser[^.¦]{0,40}(?:(?<!\p{L})zentral|über die (?:zentral)?heizung|über (?:die )?(?:gas\p{L}*|therme|öl\p{L}*|solar\p{L}*|fernwärme|wärmepumpe)|enthalten)|warmwasserspeicher|(?:heizung|therme|kessel)[^.¦]{0,30}mit warmwasser\p{L}*|frischwasserstation\p{L}*/u,
    meaning: 'Warmwasser zentral oder über die Heizung',
    denied: 'Warmwasser nicht über die Heizung',
    deniedTone: 'neutral',
    unless: /warmwasser (?:nicht )?enthalten¦/u,
    sections: OWN_SECTIONS,
  }),
  rule('verbrauchskosten', 'verbrauchskosten', 'neutral', {
    pattern:
      /(?:heiz|energie|verbrauchs|strom|gas|heizungs)-?kosten[^.]{0,40}\d[\d·,]* ?(?:€|euro|eur)|(?:heizöl|öl|gas|strom|heiz|jahres)-?verbrauch[^.]{0,40}\d[\d·,]* ?(?:liter|l|kwh|m³)|nebenkosten[^.]{0,30}\d[\d·,]* ?(?:€|euro|eur)|(?:verbrauch(?:en|e|t|ten|te|s)?|gebraucht?(?:en)?|brauch(?:en|e|t|ten|te)?|verheiz(?:en|t))(?!\p{L})(?=[^.]{0,80}(?<!\p{L})(?:jahr|jahre|jährlich|pro jahr|heizperiode|winter|saison|heizjahr)(?!\p{L}))[^.]{0,60}\d[\d·,]* ?(?:liter|l|m³|kubikmeter|kwh|kilowattstunden|raummeter|ster|tonnen)(?!\p{L}|[/(])|(?<!\p{L})\d[\d·,]* ?(?:liter|l|kubikmeter|m³|kwh) (?:(?:heiz)?-?öl|erdgas|gas|flüssiggas|strom)? ?(?:im|pro|je|jedes|alle) jahr(?!\p{L})|(?:jahr|jährlich|heizperiode|winter)(?:s|es)? (?:\p{L}+ ){0,5}\d[\d·,]* ?(?:liter|l) (?:heiz)?-?öl(?!\p{L})/u,
    meaning: 'Verbrauch oder Nebenkosten genannt',
    unless:
      /(?:neben|betriebs|heiz)kosten-?(?:voraus|abschlags)zahlung|kaufnebenkosten|erwerbsnebenkosten|grunderwerb|wasserverbrauch|regenwasser|trinkwasser|liter wasser|auto|erzeugt|produzier\p{L}*|ertrag/u,
    evenIfOpen: true,
  }),
  rule('foerderung', 'foerderung', 'gut', {
    pattern: FUNDS,
    meaning: 'Förderung oder KfW-Standard genannt',
    denied: 'Keine Förderung',
    deniedTone: 'neutral',
    evenIfOpen: true,
    // The scale of the energy certificate stands beside every house.
    unless: regexp.u`mfh neubau|efh neubau|efh energetisch|durchschnitt wohngebäude|${IF_REACHED}|${STANDARD_ALONE}|${OF_THE_TOWN}`,
    sections: OWN_SECTIONS,
  }),
  // How well it is built is no money: for a house that stands there is none of a new one, and for a new one it hangs on its level and year.
  rule('foerderung-standard', 'foerderung', 'neutral', {
    pattern: FUNDS,
    only: new RegExp(STANDARD_ALONE, 'u'),
    meaning:
      'Energiestandard genannt, keine Förderung: Ob es dafür noch Geld gibt, vor dem Notartermin mit der KfW klären',
    unless: regexp.u`mfh neubau|efh neubau|efh energetisch|durchschnitt wohngebäude|${IF_REACHED}`,
    sections: OWN_SECTIONS,
  }),
  rule('foerderung-bedingt', 'foerderung', 'neutral', {
    pattern: FUNDS,
    only: new RegExp(IF_REACHED, 'u'),
    meaning:
      'Förderung nur unter der Bedingung, die der Text nennt: vor dem Notartermin mit Bank und Energieberater klären',
    fixed: 'stated',
    unless: /mfh neubau|efh neubau|efh energetisch|durchschnitt wohngebäude/u,
    sections: OWN_SECTIONS,
  }),
  rule('foerderung-nicht-zugesagt', 'foerderung', 'warnung', {
    pattern:
      /ob (?:die |eine |es )?(?:kfw-)?(?:förderung|fördermittel)(?!\p{L})[^.]{0,100}(?<!\p{L})(?:verfügung (?:steht|stehen)|verfügbar|gewährt|bewilligt|besteht|gibt|möglich)(?!\p{L})|(?:förderung|fördermittel|förderfähigkeit)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:nicht (?:zugesichert|zugesagt|garantiert|gesichert|geschuldet|gewährleistet)|ohne gewähr|kann nicht (?:zugesagt|garantiert|gewährleistet))|kein (?:rechts)?anspruch auf (?:die |eine )?(?:kfw-)?förder\p{L}*/u,
    meaning: 'Die Förderung ist nicht zugesagt: vor dem Notartermin mit der Bank klären, ob es sie noch gibt',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
]
