import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, SELLER_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

const INVENTORY =
  '(?:einbauküche|küche|möbel|möblierung|mobiliar|inventar|einbaumöbel|einbauschränke|küchenmöbel und geräte|küchenmöbel|sauna|kaminofen)'

const SELLERS = '(?:verkäufer|eigentümer|besitzer)(?:in|innen|familie|s)?|wir'
/** Who stays on: the seller, or the parent for whom he sells. */
const STAYERS = String.raw`(?:die |der |unsere? |meine? )?(?:${SELLERS}|ich|(?<=(?:meine?|unsere?) )(?:mutter|vater|eltern|schwiegermutter|tante|onkel|großmutter|oma))`
const TILL_THEN = String.raw`(?:bis dahin|so ?lange|bis zu[mr]? (?:unserem |meinem |ihrem |seinem |geplanten )?(?:umzug|auszug|einzug)[^.,]{0,40}|bis (?:zum |ende |anfang |mitte )?(?:\d{1,2}· ?)?(?:\d{1,2}· ?)?(?:\p{L}+ )?20\d\d)`
/** Who lives in it until it is handed over, where the sentence before has named him. */
const THEY = String.raw`(?:${SELLERS}|(?<=\. )sie|ich|familie|ehepaar|senior(?:in|en)?|bewohner(?:in)?)`

/** What stays in the home, and when and how it is handed over. */
export const HANDOVER_RULES: readonly RemarkRule[] = [
  // What is left in the tank is paid for, and often bargained over at the handover.
  rule('heizoel-enthalten', 'inventar', 'gut', {
    pattern:
      /(?:heizöl\p{L}*|(?:öl)?tanks?|öl)(?!\p{L})[^.¦]{0,50}(?<!\p{L})\d[\d·]* (?:liter|l)(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:überlassen|überlasse|bleib(?:t|en)|verbleib(?:t|en)|(?:im preis|im kaufpreis) (?:enthalten|inbegriffen)|inklusive|schenken|ohne (?:berechnung|aufpreis)|gehen mit über)(?!\p{L})/u,
    meaning: 'Heizöl im Tank geht mit über: Menge und Stand am Tag der Übergabe in den Kaufvertrag schreiben',
    unless:
      /gegen (?:bezahlung|ablöse|rechnung|erstattung)|tagespreis|fasst|fassungsvermögen|volumen|(?<!\p{L})nicht (?:\p{L}+ )?(?:überlassen|enthalten)/u,
  }),
  rule('inventar-enthalten', 'inventar', 'gut', {
    pattern: regexp.u`${INVENTORY}(?!\p{L})[^.¦]{0,60}(?:im kaufpreis|im preis|inbegriffen|inklusive|verbleib\p{L}*|bleibt|bleiben|mitverkauft|(?:kann|können|wird|werden) (?:\p{L}+ ){0,2}übernommen)|(?:inklusive|inkl·|samt) (?:\p{L}+ )?(?:einbauküche|inventar|mobiliar)`,
    meaning: 'Inventar geht mit über',
    // "Die Küche kann bleiben": for what price is left open.
    unless:
      /(?<!\p{L})(?:kann|können|könnte[n]?|dürfte[n]?|darf|dürfen) (?:(?!ohne |kostenlos |kostenfrei |unentgeltlich |gratis )[\p{L}-]+ ){0,4}(?:\p{L}*bleiben|verbleiben|übernommen)(?!\p{L})|(?<!(?:ohne|keinen?) (?:\p{L}+ )?)(?<!\p{L})(?:ablöse|abstand)|gegen aufpreis|zzgl|im (?:kauf)?preis (?:leider |noch )?nicht (?:mit )?(?:drin|dabei|enthalten|inbegriffen)|kein bestandteil|nicht bestandteil|nicht (?:mit ?)?(?:mit)?verkauft|(?<!\p{L})(?:nehmen|nimmt|nehme)(?!\p{L})[^.,;]{0,40} mit(?!\p{L})/u,
    denied: 'Inventar nicht im Preis',
    deniedTone: 'hinweis',
    evenIfOpen: true,
  }),
  rule('inventar-moeglich', 'inventar', 'neutral', {
    pattern: regexp.u`${INVENTORY}(?!\p{L})[^.¦]{0,60}(?<!\p{L})(?:kann|können|könnte[n]?|darf|dürfen) (?:(?!ohne |kostenlos |kostenfrei |unentgeltlich |gratis |nicht )[\p{L}-]+ ){0,4}(?:(?:drin|stehen)?bleiben|verbleiben|übernommen)(?!\p{L})`,
    meaning: 'Inventar kann bleiben: ob es im Preis ist, erfragen',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:ablöse|abstand|aufpreis|kaufpreis|mieter\p{L}*)(?!\p{L})/u,
  }),
  // It goes with whoever sells: nothing of it has a price.
  rule('inventar-nicht', 'inventar', 'hinweis', {
    pattern: regexp.u`${INVENTORY}(?!\p{L})[^.¦]{0,40}(?<!\p{L})(?:(?:ist|wird|werden|sind) nicht (?:mit ?)?(?:verkauft|mitverkauft|teil des verkaufs|gegenstand des verkaufs)|(?:wird|werden) (?:\p{L}+ )?mitgenommen)(?!\p{L})|${INVENTORY}(?!\p{L})[^.¦,;]{0,20} (?:nehmen|nimmt|nehme) (?:(?:die|der|unsere?|meine?) )?(?:${SELLERS}|ich|eltern|mutter|vater|familie)(?!\p{L})(?: (?!nicht)\p{L}+){0,4} mit(?!\p{L})|(?:${SELLERS}|ich|familie)(?!\p{L}) (?:nehmen|nimmt|nehme) (?:(?!nicht|kein)\p{L}+ ){1,4}?${INVENTORY}(?!\p{L})(?: \p{L}+){0,3} mit(?!\p{L})`,
    meaning: 'Genanntes Inventar nehmen die Verkäufer mit',
    fixed: 'stated',
  }),
  rule('inventar-mieter', 'inventar', 'warnung', {
    pattern: regexp.u`${INVENTORY}(?!\p{L})[^.]{0,50}(?:(?:vom|von (?:der|den)|durch (?:den|die)) mieter\p{L}*|(?:eigentum|besitz) (?:des|der) mieter\p{L}*|gehör\p{L}* (?:dem|der|den) mieter\p{L}*|(?:hat|haben) (?:die|der|unsere?) mieter\p{L}* (?:selbst |damals |\d{4} )*(?:mitgebracht|eingebaut|angeschafft|gekauft|bezahlt)|nimmt (?:die|der) mieter\p{L}* mit)`,
    meaning: 'Küche oder Einbauten gehören dem Mieter, nicht zum Kauf',
    unless: /vom mieter (?:\p{L}+ )?genutzt|mitvermietet/u,
    fixed: 'stated',
  }),
  rule('inventar-raeumen', 'inventar', 'warnung', {
    pattern:
      /(?:inventar|hausrat|mobiliar|möbel|möblierung|einrichtung|gegenstände|hinterlassenschaften|inhalt)(?!\p{L})[^.]{0,60}(?:(?:vom|durch den|von dem) (?:käufer|erwerber|ersteher)|käuferseits|selbst)[^.]{0,40}(?:entsorg|räum|übern)\p{L}*|(?:käufer|erwerber|ersteher)(?!\p{L})[^.]{0,60}(?:entrümpel|entsorg|räum)\p{L}*|(?:nicht|un)geräumt(?:e[rnsm]?)? (?:übergeben|übergabe|verkauft|zustand)/u,
    meaning: 'Das Inventar hat der Käufer zu übernehmen oder zu entsorgen',
    unless: /verkäufer (?:räumt|entsorgt|lässt)|(?:wird|werden) (?:vom|durch den) (?:verkäufer|eigentümer)/u,
  }),
  rule('inventar-extra', 'inventar', 'hinweis', {
    pattern: regexp.u`${INVENTORY}(?!\p{L})[^.]{0,70}(?:gegen (?:eine )?ablöse|ablöse|abstandszahlung|abstand|gegen aufpreis|nicht (?:im kaufpreis|bestandteil|enthalten)|im (?:kauf)?preis (?:leider |noch )?nicht (?:mit )?(?:drin|dabei|enthalten|inbegriffen)|zzgl)`,
    meaning: 'Inventar nicht im Preis oder gegen Ablöse',
    unless: /(?<!\p{L})(?:ohne|kein(?:e[nr]?)?) (?:\p{L}+ )?(?:ablöse|abstand|aufpreis)/u,
    fixed: 'stated',
  }),
  rule('raeumung-frei', 'raeumung', 'gut', {
    pattern:
      /(?:wohnung|haus|objekt|anwesen|immobilie|es|sie|und) (?:ist|wurde) (?:bereits |schon |vollständig |komplett |inzwischen )*geräumt(?! (?:werden|zu))|(?:wohnung|haus|objekt|anwesen|immobilie|es|sie) ist (?:bereits |schon |derzeit |zurzeit |inzwischen |seit (?:\p{L}+ ){1,2}(?:\d{4} )?)*leer(?! ?(?:geräumt|zu)(?!\p{L})|\p{L})|(?:kann|könnte) (?:ab )?sofort (?:übernommen|bezogen)|können (?:sie |man )?(?:(?:also|daher|somit|auch|gleich|dort|hier) ){0,2}(?:ab )?sofort einziehen|(?:ist|sind) (?:(?:alles|bereits|schon|komplett|vollständig) ){0,2}(?:aus|leer)geräumt(?! (?:werden|zu))|geräumt übergeben|besenrein\p{L}*|(?:geräumt|leer) (?:und besenrein|übergeben)|(?:besitz)?übergabe ?[:¦] ?(?:(?!nicht )[\p{L}]+,? ){0,3}(?:leer|geräumt)(?!\p{L})|leerstehend\p{L}*|(?:steht|stehen) (?:derzeit |zurzeit |seit \p{L}+ |bereits |aktuell )?leer|(?:wohnung|haus|objekt|anwesen|immobilie|es|sie) (?:steht|stehen) seit (?:(?!(?<!\p{L})(?:hälfte|teile?n?|teil(?:s|weise)|größtenteils|überwiegend|halb|\d+ (?:von|der))(?!\p{L}))[^.,;¦]){2,60} leer(?= ?[.,;]|$)|unbewohnt|(?:wohnung|haus|objekt|immobilie|es|sie) ist (?:derzeit |aktuell |bereits |schon )?frei(?= und (?:kann|sofort|ab sofort)|, (?:kann|sofort))|(?:sofort|ab sofort|kurzfristig) (?:bezugsfrei|frei|beziehbar|verfügbar)|bezugsfrei(?: ab sofort|(?! ?(?:ab|:|¦|zum|nach|in|bis)))/u,
    meaning: 'Frei oder wird geräumt übergeben',
    denied: 'Wird nicht geräumt übergeben',
    deniedTone: 'warnung',
    unless:
      /(?<!\p{L})(?:war|waren|wohnte|wohnten|lebte|lebten)(?!\p{L})[^.;¦]{0,120}(?: und|,) (?:ist|sind|steht|stehen) (?:\p{L}+ ){0,2}(?:geräumt|leer)(?!\p{L})|nach vereinbarung|nach absprache|davon|(?<!(?:wohnung|nr·|we|haus|einheit) )(?<!\p{L})(?:\d{1,2}|eine?|zwei|drei|vier|fünf|sechs)(?: (?:weitere|der \p{L}+))?(?: (?:\p{L}*wohnungen?|\p{L}*einheit(?:en)?|app?artements?|apartments?|ladenlokale?|läden|büros))?(?: (?:in|im|von) \p{L}+){0,2} ste(?:ht|hen)(?: \p{L}+)? leer(?!\p{L})|(?:bei|zur zeit|zum zeitpunkt|vor|seit) (?:(?:der|des|dem) )?(?:umwandlung|aufteilung|teilung|erwerb\p{L}*|kauf\p{L}*|übernahme)(?!\p{L})[^.,]{0,30}(?:unbewohnt|leer)/u,
    evenIfOpen: true,
  }),
  // "Das Haus war bis September von der Eigentümerin bewohnt und ist geräumt": what was is over, and what is holds today.
  rule('raeumung-erfolgt', 'raeumung', 'gut', {
    pattern:
      /(?:war|waren|wohnte|wohnten|lebte|lebten)(?!\p{L})[^.;¦]{0,120}(?: und|,) (?:(?:ist|sind) (?:inzwischen |nun |jetzt |bereits |schon |vollständig |komplett )*geräumt(?! (?:werden|zu))|(?:steht|stehen) (?:seitdem |seither |nun |jetzt |inzwischen )?leer)(?!\p{L})/u,
    meaning: 'Frei oder wird geräumt übergeben',
    unless: /(?<!\p{L})(?:garage|keller|scheune|laden|nachbarhaus|schuppen|dachboden)\p{L}*(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('raeumung-bewohnt', 'raeumung', 'hinweis', {
    subject: 'selbstBewohnt',
    pattern:
      /(?:objekt|haus|wohnhaus|wohnung|anwesen|gebäude|grundstück) (?:ist|wird) (?:nach|laut|gemäß) (?:(?:den |der |dem |unserer |meiner |eigene[rn] |hiesiger |vorliegenden |äußerem ){0,2}(?:\p{L}*angaben?|\p{L}*auskunft|auskünften|\p{L}*gutachtens?|kenntnis|erkenntnissen|mitteilung|aussage|eindruck|anschein|sachverständige\p{L}*|gericht|meldeauskunft|akten(?:lage)?|protokoll|eigentümer\p{L}*|schuldner\p{L}*|gläubiger\p{L}*) )(?:(?!mieter|pächter|nicht |nie |wieder )[\p{L}·]+ ){0,6}bewohnt|(?:von (?:den|der|dem) (?:(?:erst|haus|allein|wohnungs)?eigentümer\p{L}*|verkäufer\p{L}*|familie)|(?:vo[mn]|durch den|durch die|von der) (?:\p{L}*eigentümer\p{L}*|verkäufer|schuldner(?:in)?|vollstreckungsschuldner(?:in)?|besitzer)|(?:von|durch) (?:der|dem|einer|einem|zwei) (?:mit-?eigentümer|antragsteller|antragsgegner|schuldner|miterb)\p{L}*)[^.]{0,25} (?:bewohnt|genutzt|eigengenutzt)(?![^.]{0,60}(?:als mieter|zur miete|wohnen bleib))|bewohnt (?:von|durch) (?:der|dem|den|einer|einem|zwei) (?:mit-?)?(?:eigentümer|antragsteller|antragsgegner|schuldner|erb)\p{L}*|(?:mit-?eigentümer|antragsteller|antragsgegner|schuldner|miterb)\p{L}* (?:selbst |noch )?(?:be)?wohn(?:t|en)|(?<=^ ?|[.;,:] ?)(?:wir ziehen|ich ziehe) (?:(?!(?:nie|nicht|hier|dann|damals)(?!\p{L}))[^.,;¦ ]+ ){0,6}(?:aus|um)(?=$|[ .,;])|wir wohnen (?:noch|(?:hier |da |noch )*(?:selbst|selber) (?:drin|darin|hier|da))|verkaufen? (?:(?:wir|ich|hier|nun|jetzt) ){0,3}(?:unser|mein) (?:\p{L}+e[sn]? )?zuhause|wohnen noch bis|von eine[rm] (?:\p{L}+ )?(?:familie|ehepaar|paar) (?:selbst )?bewohnt(?=[^.;]{0,60}, (?:die|das) [^.;]{0,90}(?:zieht|umzieht|geht|wechselt|auswandert)(?!\p{L}))|(?:ausziehen|umziehen) (?:können|könnten|werden|wollen|möchten|würden|kann|werde|will|möchte) (?:wir|ich)|noch (?:selbst )?bewohnt|selbst ?bewohnt|wird (?:von|durch) (?:ihnen|uns|mir) (?:\p{L}+ ){0,6}bewohnt|(?:eigentümer\p{L}*|verkäufer\p{L}*) wohnen (?:seit \p{L}+ \p{L}+ )?(?:hier|selbst|noch|dort|darin)(?!\p{L})|(?:eigentümer|verkäufer|besitzer|inhaber)(?:in|innen|s)? (?:be)?wohn(?:t|en) (?:(?:die|das|diese|dieses|ihre?|seine?) \p{L}+ |es |sie )?(?:(?:seit|noch|schon|bis heute|hier|dort|derzeit|zurzeit|aktuell|weiterhin) (?:(?:mehr als |über |rund |etwa )?\d{1,4} (?:jahren )?|\p{L}+ jahren )?){0,3}(?:selbst|selber)(?!\p{L})|(?:wird|werden) (?:vom eigentümer )?(?:eigengenutzt|selbst genutzt)|wird (?:derzeit|zurzeit|aktuell) (?:noch )?(?:selbst )?(?:bewohnt|eigengenutzt|selbst genutzt)(?![^.]{0,60}(?:als mieter|zur miete|wohnen bleib))/u,
    meaning: 'Noch bewohnt: Die Räumung ist zu klären',
    // "Viele Wohnungen werden von den Eigentümern selbst genutzt": of the house, not of what is sold.
    // "Seitdem wurde sie vom Eigentümer selbst genutzt", by one who has left; "bisher" may be until today, unless it stands empty.
    unless:
      /davon (?:werden|sind) (?:\p{L}+|\d{1,3}) (?:wohnungen |einheiten )?(?:von|durch)|(?:\p{L}+|\d{1,3}) (?:davon|der wohnungen|der einheiten) (?:werden|sind) (?:von|durch)|(?<!\p{L})(?:viele|(?:die )?meisten|zahlreiche|mehrere|einige|fast alle|ein großteil|die mehrzahl|die hälfte)(?: der| von)?(?: \p{L}+)? (?:wohnungen|einheiten|apartments?|häuser|nachbarn|eigentümer\p{L}*)(?!\p{L})|(?:überwiegend|größtenteils|meist(?:ens)?|mehrheitlich|vorwiegend|hauptsächlich|zum (?:großen|größten|überwiegenden) teil|fast (?:nur|ausschließlich)) (?:von (?:den )?eigentümern|selbst)(?!\p{L})|(?<!(?:bisher|bislang|stets|immer) )(?<!\p{L})(?:wurden?|war|waren) (?:(?!(?:wird|werden|ist|sind|noch|bisher|bislang|stets|immer) )[^.,¦ ]+ ){0,8}(?<!durchgehend )(?:selbst ?)?(?<!durchgehend selbst )(?:bewohnt|genutzt|eigengenutzt)(?! und wird)|(?<!\p{L})(?:habe[n]?|hat|hatten?|wurde|wurden) (?:(?!noch |wird )[^.,¦ ]+ ){0,6}bis (?:(?:vor|zum|zur|zu|ende|anfang|mitte|in den|ins|letzte[nrms]?|diese[nrms]?|vorige[nrms]?) ){0,2}[^.,¦]{2,40}(?:selbst |eigen)?(?:be|ge)?(?:wohnt|nutzt|genutzt)(?!\p{L})|(?:(?:frei|leer) ?stehend|(?:steht|stehen|ist|sind) (?:\p{L}+ )?(?:leer|frei)),? (?:und )?(?:wurden?|war|waren) (?:bisher|bislang|zuletzt)(?!\p{L})|(?<!(?<!\p{L})(?:wird|werden|ist|sind) )(?<!\p{L})bis zuletzt (?:[^.,¦ ]+ ){0,3}(?:selbst ?)?(?:bewohnt|genutzt)|erblasser|verstorben|(?<!\p{L})(?:war|waren|wurde|wurden) (?:[^.¦ ]+ ){0,3}bis (?:zum |zur |zu |ende |anfang |mitte )?[^.¦]{3,60}(?:bewohnt|genutzt)|(?<!\p{L})(?:wurden?|war|waren)(?!\p{L})(?:(?!(?<!\p{L})(?:wird|werden|ist|sind)(?!\p{L}))[^.¦]){0,140}(?<!\p{L})bis (?:(?:zum|zur|ende|anfang|mitte|ins|vor|in den) ){1,2}(?:(?!(?<!\p{L})(?:wird|werden|heute)(?!\p{L}))[^.¦]){3,60}(?:bewohnt|genutzt)/u,
    evenIfOpen: true,
  }),
  // "Die heutigen Eigentümer sind Erstbesitzer …; aus beruflichen Gründen steht im Frühjahr der Umzug an": until then they live here.
  rule('raeumung-umzug-steht-an', 'raeumung', 'hinweis', {
    subject: 'selbstBewohnt',
    pattern:
      /(?:steht|stünde) (?:bei (?:uns|ihnen|den eigentümern|der familie) )?(?:[\p{L}\d]+ ){0,4}?(?:der|ein|unser) (?:\p{L}+ )?umzug (?:[^.,;¦]{0,40} )?(?:an|bevor)(?!\p{L})|umzug (?:der|unserer) (?:familie|eigentümer|verkäufer)(?!\p{L})[^.,;¦]{0,40}(?<!\p{L})(?:steht|ist) (?:[^.,;¦]{0,30} )?(?:an|bevor|geplant)(?!\p{L})/u,
    onlyBefore:
      /(?<!\p{L})(?:eigentümer\p{L}*|verkäufer\p{L}*|erstbesitzer\p{L}*|familie|wir|unser\p{L}*|erstbezug)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:mieter\p{L}*|nachbar\p{L}*|familie (?:im|in der|über|unter|nebenan|gegenüber|aus dem)|ihr|sie|pächter\p{L}*|ausgezogen|leer\p{L}*|kein\p{L}*|nicht)(?!\p{L})/u,
    meaning: 'Noch bewohnt: Die Räumung ist zu klären',
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  // Somebody else's building site decides when the buyer can move in.
  rule('uebergabe-haengt-am-bau', 'raeumung', 'hinweis', {
    pattern:
      /(?:neubau|neue[snm]? (?:haus|heim|zuhause|eigenheim)|neue[nr]? wohnung)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:fertig|bezugsfertig|fertigstellung|fertiggestellt|gebaut)(?!\p{L})[^.]{0,160}/u,
    only: /zieh(?:e|en|t)(?!\p{L})|umzug|umgezogen|auszug|ausziehen|übergabe|übergeben|räumen/u,
    meaning:
      'Noch bewohnt, und die Übergabe hängt an der Fertigstellung der nächsten Wohnung der Verkäufer: spätesten Tag und Entschädigung in den Kaufvertrag',
    fixed: 'stated',
    ofSeller: true,
    unless: /mieter|pächter|(?:ist|sind) (?:bereits |schon )?(?:fertig|bezugsfertig)(?! wird| ist)/u,
  }),
  // What is settled already: a day, or that it is left to the buyer. See handoverTold.ts.
  rule('auszug-genannt', 'raeumung', 'neutral', {
    pattern: regexp.u`${THEY}(?!\p{L})[^.¦]{0,60}?(?<!\p{L})(?:zieh(?:e|t|en)|beziehen|bezieht|verlassen|verlässt)(?!\p{L})[^.¦]{0,80}(?:(?<!\p{L})(?:aus|um|weg|ins|in (?:eine?n?|ihre?[mn]?|sein|unsere?n?|das|die|den|\p{L}+)|nach|zu (?:ihrer|ihrem|den|unserer|unseren?))(?!\p{L})|(?:wohnung|haus|zuhause|eigenheim))|(?<!\p{L})(?:ausziehen|umziehen|räumen) (?:werde|werden|will|wollen|möchte|möchten|kann|können) (?:ich|wir)(?!\p{L})[^.¦]{0,40}(?:20\d\d|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|auszug (?:der eigentümer\p{L}* |der verkäufer\p{L}* )?(?:ist|erfolgt)(?!\p{L})[^.¦]{0,60}(?:20\d\d|absprache|vereinbarung|geplant)|(?:kann|können|wird|werden) (?:das haus |die wohnung )?(?:ab|zum|am|im) (?:dem )?(?:(?:\d{1,2}· ?){0,2}(?:(?:anfang|mitte|ende) )?(?:\p{L}+ )?20\d\d) (?:\p{L}+ ){0,2}(?:frei |leer |geräumt )?(?:übergeben|übernommen|bezogen|frei)(?!\p{L})|(?:genaue[rn]? )?(?:termin|zeitpunkt|tag) (?:der |des |für die |für den )?(?:übergabe |auszugs? |räumung )?(?:wird|kann|ist) [^.¦]{0,50}(?:vereinbart|abgestimmt|abgesprochen|absprache|vereinbarung)`,
    meaning: 'Auszug oder Übergabe laut Text angekündigt',
    fixed: 'stated',
    ofSeller: true,
    // "Sie ist frei und kann ab Februar 2027 bezogen werden": nobody has to leave.
    unless:
      /mieter|pächter|mietvertrag|vermietet|besichtig|notar(?:termin)?(?!\p{L})[^.]{0,30}vereinbart|(?:ist|steht) (?:derzeit |aktuell |bereits |schon )?(?:frei|leer)(?: und|,) (?:kann|wird)/u,
  }),
  // They go on living in what is paid for: the rate runs, and nobody can move in.
  rule('raeumung-verkaeufer-bleibt', 'raeumung', 'warnung', {
    subject: 'verkaeuferBleibt',
    // "bis dahin möchte ich hier bleiben", "Bis zum Umzug im Mai bewohnen wir es weiter", "Ich bleibe bis Ende 2027 hier wohnen"
    pattern: regexp.u`${TILL_THEN} (?:möchten?|will|wollen|würden?|werden?|muss|müssen|bleiben?|bleibt|(?:be)?wohn(?:e|en|t)|nutz(?:e|en|t)) ${STAYERS}(?!\p{L})(?=[^.]{0,60}(?<!\p{L})(?:bleiben|wohnen|nutzen|hier|drin|darin|selbst|weiter(?:hin)?|haus|wohnung|es)(?!\p{L}))|(?<!\p{L})${STAYERS}(?!\p{L}) (?:möchten?|will|wollen|würden?|werden?|muss|müssen|bleiben?|bleibt) (?:[^.,¦ ]+ ){0,4}${TILL_THEN} (?:[^.,¦ ]+ ){0,4}(?:bleiben|wohnen)(?!\p{L})|(?:${SELLERS})(?!\p{L})[^.]{0,120} (?:wohnen|leben) (?:zu )?bleiben|(?:${SELLERS})(?!\p{L})[^.]{0,60}(?:(?:bleib(?:t|en)|wohn(?:t|en))(?!\p{L})[^.]{0,60} bis (?:\p{L}+ ){0,3}(?:[\d·/ ]+|fertigstellung|einzug|auszug|neubau\p{L}*|umzug)[^.]{0,50}(?:wohnen|leben|wohnung|haus)|(?:möcht\p{L}+|würden?|wollen)(?!\p{L})[^.]{0,60} bis (?:\p{L}+ ){0,3}(?:[\d·/ ]+|fertigstellung|einzug|auszug|neubau\p{L}*|umzug)[^.]{0,50}(?:wohnen|leben|bleiben))(?!\p{L})|übergabe(?!\p{L})[^.]{0,30} monate nach (?:der |dem )?(?:beurkundung|notartermin|verkauf|kaufvertrag|kauf|kaufpreiszahlung)`,
    meaning: 'Die Verkäufer wollen nach dem Verkauf wohnen bleiben: Termin, Miete und Räumung in den Vertrag',
    // "Frei ab 1. April 2027, bis dahin wohnen wir noch hier": they leave when it is handed over.
    unless:
      /(?<!\p{L})(?:frei|übergabe|bezug\p{L}*|verfügbar)(?!\p{L})[^.]{0,40}20\d\d[^.]{0,24} bis dahin (?:be)?wohn|20\d\d (?:\p{L}+ ){0,2}(?:frei|bezugsfrei|verfügbar)[^.]{0,12} bis dahin (?:be)?wohn|zur miete|als mieter|mietvertrag|rückmiete|zurück ?miet|wohnrecht|nießbrauch|lebenslang|mietverhältnis/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('raeumung-ohne-entgelt', 'raeumung', 'warnung', {
    subject: 'verkaeuferBleibt',
    pattern: regexp.u`nutzungs-?entschädigung(?!\p{L})[^.]{0,40}(?:nicht|keine|entfällt)(?!\p{L})|(?:keine|ohne) nutzungs-?entschädigung|(?:${SELLERS})(?!\p{L})[^.]{0,60}(?:mietfrei|kostenlos|unentgeltlich|ohne (?:miete|entgelt))(?!\p{L})[^.]{0,40}|(?:mietfrei|kostenlos|unentgeltlich) (?:wohnen|bleiben)`,
    only: /nutzungs-?entschädigung|(?<!\p{L})(?:(?:be)?wohn(?:en|t)|bleib\p{L}*|auszug\p{L}*|ausziehen|auszieht)(?!\p{L})/u,
    meaning: 'Für die Zeit bis zum Auszug wollen die Verkäufer nichts zahlen: Nutzungsentschädigung verlangen',
    // What another owner who stays owes the seller of a share is settled between the two.
    unless:
      /(?<!\p{L})(?:(?:halb)?bruder|schwester|geschwister\p{L}*|\p{L}*miteigentümer\p{L}*|miterb\p{L}*|ex-?(?:frau|mann)|exfrau|exmann)(?!\p{L})|nutzungs-?entschädigung(?!\p{L})[^.]{0,20}zahlt (?:er|sie)(?!\p{L})[^.]*(?<!\p{L})(?:mir|uns|ich|wir)(?!\p{L})|wohnrecht|nießbrauch|lebenslang|bewertung|besichtig|beratung|zieht? (?:sofort|umgehend)/u,
    fixed: 'stated',
    sections: SELLER_SECTIONS,
  }),
  rule('raeumung-offen', 'raeumung', 'hinweis', {
    pattern:
      /(?<!(?:frühere|vorherige|vorzeitige|spätere|schnellere|andere|abweichende)[rnsm]? )(?:bezug|bezugsfrei|bezugstermin|bezugsfertig|übergabe|frei|frei ab|verfügbar(?: ab)?|beziehbar|freiwerdend)[ :¦]{1,3}(?:ist |ab |wird |erfolgt )?nach (?:vereinbarung|absprache)(?!\p{L}|, ?(?:[.¦]|$)|[^.]{0,40}(?<!\p{L})(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter|20\d\d|frei|leer|sofort|unbewohnt|geräumt)(?!\p{L}))/u,
    meaning: 'Bezug nur „nach Vereinbarung“',
    fixed: 'stated',
    sections: OWN_SECTIONS,
  }),
  rule('raeumung-voll', 'raeumung', 'warnung', {
    pattern:
      /(?:nicht|un)geräumt(?:e[rnsm]?)?|wird nicht geräumt|entrümpel\p{L}*|mit (?:dem )?(?:gesamten |vollständigen )?hausrat|muss (?:noch )?(?:geräumt|entrümpelt)/u,
    meaning: 'Nicht geräumt',
    fixed: 'stated',
  }),
  rule('bauzwang', 'baurecht', 'hinweis', {
    subject: 'bauzwang',
    pattern:
      /(?:bauzwang|bauverpflichtung\p{L}*|baugebot|(?:innerhalb|binnen) (?:von )?[^.]{0,20}(?:jahren|monaten) (?:\p{L}+ ){0,3}(?:zu )?(?:be)?bauen|(?:innerhalb|binnen) (?:von )?[^.]{0,20}(?:jahren|monaten)(?!\p{L})[^.¦]{0,60}(?:haus|wohngebäude|gebäude)(?!\p{L})[^.¦]{0,40} zu (?:errichten|erbauen|erstellen|bauen))(?:[^.;¦]{0,50}?(?<!\p{L})(?:bis|spätestens)(?: zum| am| spätestens| ende)* (?<until>(?:\d{1,2}· ?(?:\d{1,2}·|\p{L}+) ?)?20\d\d))?/u,
    meaning: ({ until }) => `Frist zum Bauen${until === undefined ? '' : ` (bis ${until.replaceAll('·', '.')})`}`,
    // A row of key facts: "Bauzwang ¦ keiner"; a label without its value says nothing.
    unless:
      /(?<!\p{L})(?:nicht (?:jede[rm]?|alle)|wer keinen?|anders als|im (?:gegensatz|unterschied) zu|statt (?:im|in|eine[sm]?)|anderswo|andernorts|(?:bei|in|auf) anderen \p{L}+)(?!\p{L})[^.;:]{0,80}(?<!\p{L})(?:bauzwang|bauverpflichtung\p{L}*)|^ ?(?:\d{1,2}[·)]? ?|[a-z][)·] ?)?(?:bauzwang|bauverpflichtung(?:en)?|baugebot) ?:? ?$|(?:bauzwang|bauverpflichtung\p{L}*)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:aufgehoben|erloschen|entfallen|weggefallen|erfüllt|verzichtet|gelöscht)(?!\p{L})|bauzwang ?[:¦]? ?(?:keine?r?|nein|nicht|entfällt)(?!\p{L})|(?:bauträger|verkäufer|veräußerer|auftragnehmer|unternehmer)(?:in)?(?!\p{L})[^.]{0,20} verpflichte/u,
    denied: 'Kein Bauzwang',
  }),
  // Whoever is free to choose his builder may still have to build in time.
  rule('bautraegerbindung', 'baurecht', 'hinweis', {
    subject: 'bauzwang',
    pattern:
      /(?:bauträger-?|architekten-?|bauherren-?)bindung|bindung an (?:einen )?(?:bauträger|hausbauer|architekten)|(?<!nicht )an (?:einen |den |die )?(?:bauträger|hausbauer|hausanbieter|baufirma|architekten)(?! (?:oder|und))[^.,]{0,20}(?<!nicht )gebunden/u,
    meaning: 'Bindung an einen Bauträger oder Architekten',
    unless:
      /bindung(?!\p{L})[^.]{0,60}(?<!\p{L})(?:aufgehoben|erloschen|entfallen|weggefallen|erfüllt|gelöscht)(?!\p{L})/u,
    denied: 'Keine Bindung an einen Bauträger',
  }),
  rule('bauzwang-frei', 'baurecht', 'gut', {
    subject: 'bauzwang',
    pattern:
      /bauträgerfrei\p{L}*|freie (?:bauträgerwahl|wahl (?:des|der) (?:bauträgers|architekten|baufirma|hausbauers))/u,
    meaning: 'Nicht an einen Bauträger gebunden',
    fixed: 'denied',
  }),
]
