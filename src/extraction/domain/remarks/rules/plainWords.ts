import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const LEAKING = '(?:undichte|schadhafte|gebrochene|gerissene|eingebrochene|verwurzelte|verschobene|beschädigte)[rnsm]?'
const SEWER =
  '(?:muffen?|grundleitung(?:en)?|abwasserleitung(?:en)?|abwasserrohre?|abwasserkanal|kanalrohre?|kanalleitung(?:en)?|entwässerungsleitung(?:en)?)'

/** What owners and brokers say of today's state in plain words, without the name that the trade has for it. */
export const PLAIN_WORD_RULES: readonly RemarkRule[] = [
  rule('statik-riss', 'statik', 'warnung', {
    pattern:
      /(?:senkrechte|waagerechte|horizontale|vertikale|lange|sichtbare|deutliche|offene)[rnsm]? (?:mauer|putz)?riss(?:e|en)?(?!\p{L})|(?:im|am|an der|in der|durch den|durch die) (?:\p{L}*giebel|mauerwerk|\p{L}*fassade|\p{L}*(?:außen|haus|nord|süd|ost|west)wand)(?!\p{L})[^.,¦]{0,30} ein(?:en)? (?:\p{L}+ )?riss(?!\p{L})|riss(?:e|en)?(?!\p{L})[^.]{0,60}(?<!\p{L})(?:verpresst|verpressen lassen|injiziert|vernadelt|mit gipsmarken?)|(?<!\p{L})(?:(?<wall>stützmauer|mauer(?= (?:bei|neben|hinter|zwischen|entlang|zum|zur|an der) ))|\p{L}*mauer|\p{L}*wand|haus|anbau|gebäude|garage|\p{L}*giebel|\p{L}*fassade|bodenplatte|\p{L}*decke|sockel|keller)(?!\p{L})[^.,¦]{0,40} (?:hat|haben|zeigt|zeigen|weist|aufweist|bekam|bekommen)(?!\p{L})[^.,¦]{0,20} (?:riss|risse)(?!\p{L})/u,
    only: /(?<!\p{L})(?:haus|gebäude|mauerwerk|\p{L}*mauer|garage|bodenplatte|\p{L}*giebel\p{L}*|fassade|außenw\p{L}*|wand|wände|wänden|decke|anbau|sockel|fundament\p{L}*|keller\p{L}*|\p{L}*seite|ecke|hausecke)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:kein(?:e[nrsm]?)?|ohne|weder|nie)(?!\p{L})|fliese|scheibe|spiegel|parkett|grundriss|leder/u,
    meaning: ({ wall }) =>
      wall === undefined
        ? 'Riss im Mauerwerk, auch wenn er geschlossen wurde: Ursache und Unterlagen verlangen'
        : 'Riss in einer Mauer auf dem Grundstück: Ursache und Standsicherheit klären',
    fixed: 'stated',
  }),
  rule('abwasser-ungeprueft', 'abwasser', 'hinweis', {
    pattern:
      /(?:grundleitung(?:en)?|abwasserleitung(?:en)?|abwasserrohre?|kanal(?:leitung(?:en)?)?|entwässerung)(?!\p{L})[^.,¦]{0,40}(?<!\p{L})(?:nie(?:mals)?|nicht|noch nicht|bisher nicht)(?: \p{L}+){0,2} (?:befilmt|gefilmt|geprüft|untersucht|befahren|inspiziert|auf dichtheit geprüft)/u,
    meaning: 'Abwasserleitungen nie geprüft: vor dem Kauf mit der Kamera befahren lassen',
    fixed: 'stated',
  }),
  rule('abwasser-undicht', 'abwasser', 'warnung', {
    pattern: regexp.u`${LEAKING}(?: \p{L}+)? ${SEWER}(?!\p{L})|${SEWER}(?!\p{L})[^.,;¦]{0,60}(?<!\p{L})(?:undicht|gebrochen|eingebrochen|verwurzelt|schadhaft|gerissen)(?!\p{L})`,
    meaning: 'Abwasserleitung undicht oder beschädigt',
    denied: 'Kein Schaden an der Abwasserleitung bekannt',
  }),
  rule('wegerecht-nachbar', 'wegerecht', 'warnung', {
    pattern:
      /(?:nachbar(?:n|in|s)?|hinterlieger(?:n)?|anlieger)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:darf|dürfen|fährt|fahren|geht|gehen|nutzt|nutzen)(?!\p{L})[^.]{0,30}(?<!\p{L})(?:über|durch) (?:unsere?n?|das|den|die|diese[sn]?) (?:\p{L}+ )?(?:hof|grundstück|einfahrt|garten|weg|zufahrt|auffahrt)(?!\p{L})/u,
    meaning: 'Der Nachbar darf über das Grundstück fahren oder gehen: Eintragung und Verlauf klären',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})/u,
  }),
  rule('mieter-unpuenktlich', 'mietrueckstand', 'warnung', {
    pattern:
      /(?:miete\p{L}*|pacht|zahl\p{L}*)(?!\p{L})[^.,]{0,50}(?<!\p{L})(?:unpünktlich|verspätet|unregelmäßig|schleppend|mit verzögerung)|(?:unpünktlich|verspätet|unregelmäßig|schleppend) (?:\p{L}+ )?(?:gezahlt|zahlt|bezahlt|überwiesen)/u,
    only: /miet|pacht/u,
    unless: /(?<!\p{L})(?:nie|niemals|nicht|kein\p{L}*) (?:\p{L}+ )?(?:unpünktlich|verspätet|unregelmäßig)/u,
    meaning: 'Ein Mieter zahlt nicht immer pünktlich: Kontoauszüge verlangen',
    fixed: 'stated',
  }),
  rule('erschliessung-nicht-bezahlt', 'erschliessung', 'warnung', {
    pattern:
      /(?:kanal|wasser|haus|abwasser|strom)?-?anschl(?:uss|üsse)(?:kosten|gebühr(?:en)?|beitr(?:ag|äge))?(?!\p{L})[^.,¦]{0,30}(?<!\p{L})(?:noch )?nicht (?:bezahlt|abgerechnet|beglichen|abgelöst)|(?:straße|straßenausbau|erschließung|anliegerstraße|gehweg)(?!\p{L})[^.]{0,50}(?<!\p{L})noch nicht (?:endgültig )?(?:abgerechnet|hergestellt|ausgebaut|bezahlt)|(?:kommen|folgen|drohen)(?: \p{L}+){0,2} (?:anlieger(?:kosten|beiträge)|erschließungs(?:kosten|beiträge)|ausbaubeiträge)/u,
    meaning: 'Erschließung oder Anschluss noch nicht abgerechnet: Höhe bei der Gemeinde erfragen',
    unless: /internet|glasfaser|telefon|(?<!\p{L})keine (?:anlieger|erschließ|ausbau)/u,
    fixed: 'stated',
  }),
  rule('gutachten-restnutzung', 'gutachten', 'neutral', {
    pattern: /restnutzungsdauer(?!\p{L})[^.\d]{0,50}(?<value>\d{1,2}) jahren?(?!\p{L})/u,
    meaning: ({ value }) => `Restnutzungsdauer von ${value ?? ''} Jahren genannt`,
    fixed: 'stated',
  }),
  rule('aufzug-defekt', 'instandhaltungsstau', 'warnung', {
    pattern:
      /(?:aufzug|fahrstuhl|lift)(?:s|es)?(?!\p{L})[^.,¦]{0,50}(?<!\p{L})(?:außer betrieb|defekt|kaputt|steht still|stillgelegt|gesperrt|muss (?:\p{L}+ )?(?:erneuert|ersetzt|modernisiert) werden)/u,
    meaning: 'Der Aufzug ist defekt oder muss erneuert werden: Kosten und Anteil klären',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nie|kein\p{L}*|wurde (?:\p{L}+ )?(?:repariert|erneuert))(?!\p{L})/u,
  }),
  rule('oeltank-erde', 'altlasten', 'warnung', {
    pattern:
      /(?:öl|heizöl|erd)-?tanks?(?!\p{L})[^.]{0,40}(?<!\p{L})(?:im erdreich|in der erde|im boden|unterirdisch|im garten|vergraben)|(?:unterirdische|erdverlegte|vergrabene)[rnsm]? (?:öl|heizöl)?-?tanks?|erdtanks?/u,
    meaning: 'Öltank im Erdreich: Stilllegung, Prüfung und Boden nachweisen lassen',
    unless: /regenwasser|zisterne|flüssiggas|gastank|(?:ausgebaut|entfernt|geborgen|entsorgt)(?!\p{L})/u,
    fixed: 'stated',
  }),
  // What has been heated with before has left a tank, and nobody says where it is.
  rule('oel-frueher', 'altlasten', 'hinweis', {
    subject: 'oeltank',
    pattern:
      /(?:vorher|früher|zuvor|davor|ehemals|ursprünglich|bis (?:dahin|(?:19|20)\d\d))(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:öl|heizöl|öl-?(?:zentral)?heizung|ölkessel|ölöfen)(?!\p{L})|(?:von|alten?|früheren?|ehemaligen?|vorhandenen?) (?:öl|öl-?(?:zentral)?heizung|ölkessel)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:auf|durch|gegen|ersetzt|umgestellt|getauscht|abgelöst)(?!\p{L})|(?:öl-?(?:zentral)?heizung|ölkessel)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:durch|gegen|auf) (?:\p{L}+ ){0,3}(?:gas|fernwärme|nahwärme|\p{L}*wärmepumpe|pellet)\p{L}*|(?:ehemalige[rn]?|frühere[rn]?) (?:öl|heizöl|öltank|tank)-?(?:raum|lager|keller)/u,
    meaning: 'Früher mit Öl geheizt: Stilllegung des Tanks nachweisen lassen',
    unless:
      /tank\p{L}*(?! ?(?:raum|lager|keller))[^.]{0,60}(?:entfernt|entsorgt|stillgelegt|ausgebaut|demontiert|verfüllt|weg)(?!\p{L})|(?:stilllegung|entsorgung|demontage|ausbau)(?!\p{L})[^.]{0,40}tank|(?:gas|öl) (?:auf|zu) öl(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('oeltank-weg', 'altlasten', 'gut', {
    subject: 'oeltank',
    pattern:
      /(?:öl|heizöl|erd)?-?tanks?(?:anlage)?(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:entfernt|entsorgt|stillgelegt|ausgebaut|demontiert|verfüllt)(?!\p{L})|(?:stilllegung|entsorgung|demontage|ausbau)(?!\p{L})[^.;]{0,30}(?:öl|heizöl|erd)?-?tanks?(?!\p{L})/u,
    meaning: 'Der Öltank ist laut Text weg oder stillgelegt',
    unless: /regenwasser|zisterne|flüssiggas|gastank|nicht|(?:soll|muss|wird)(?!\p{L})/u,
    fixed: 'stated',
  }),
  rule('heizung-ende', 'heizungstechnik', 'warnung', {
    pattern:
      /(?:heizung|ölheizung|gasheizung|kessel|therme|brenner|heizkessel)(?!\p{L})[^.]{0,70}(?<!\p{L})(?:(?:muss|soll|sollte)(?!\p{L})[^.]{0,60} (?:raus|weg|stillgelegt werden|außer betrieb (?:genommen|gehen)\p{L}*)|(?:nur noch|nicht länger als|darf) (?:\p{L}+ )?bis (?:\p{L}+ ){0,4}(?:20\d\d|jahres)[^.]{0,40}(?:betrieben|laufen|genutzt))|(?:\p{L}*therme|\p{L}*heizung(?:sanlage)?|\p{L}*kessel|brenner|öltanks?)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:am ende|(?:muss|müsste) (?:bald |demnächst |dringend |in kürze |in absehbarer zeit )(?:\p{L}+ )?(?:ersetzt|erneuert|getauscht|ausgetauscht)|(?:macht|hält|läuft) (?:es )?nicht mehr lange|nicht mehr lange (?:betreiben|betrieben|halten|mitmachen|laufen))(?!\p{L})|schornsteinfeger\p{L}*[^.]{0,110}(?<!\p{L})(?:am ende|nicht mehr lange|bald (?:raus|ersetz\p{L}*|erneuer\p{L}*|tausch\p{L}*|ausgetauscht)|stilllegen|stillgelegt|bemängelt|beanstandet)(?!\p{L})/u,
    // A stove or a flue that he has closed is not the heating.
    unless:
      /am ende (?:de[rs]|einer|vom|jede[rs])|(?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}*)(?: \p{L}+){0,2} (?:bemängelt|beanstandet)|ohne beanstandung|^(?!.*(?:heizung|kessel|therme|brenner)).*(?:\p{L}*(?:ofen|öfen|kamin|kamine|schornstein(?!feger)\p{L}*|kaminzug))(?!\p{L})/u,
    meaning: 'Die Heizung darf oder soll nicht mehr lange laufen: Ersatz und Kosten einplanen',
    fixed: 'stated',
  }),
  rule('ruecklage-verplant', 'ruecklage', 'warnung', {
    pattern:
      /\p{L}*rücklage\p{L}*(?!\p{L})[^.€]{0,60}?(?<saved>\d{1,3}(?:·\d{3})+)(?:,\d\d)? ?(?:€|euro|eur)(?!\p{L})[^.€]{0,50}?(?<planned>\d{1,3}(?:·\d{3})+)(?:,\d\d)? ?(?:€|euro|eur)(?!\p{L})[^.]{0,80}/u,
    only: /(?<!\p{L})(?:beschlossen|verplant|entnommen|entnahme|verwendet|vorgesehen|abgehen|abzüglich|gebunden|freigegeben|verbaut werden)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:nach (?:der )?entnahme|verbleib\p{L}*|danach|wurden (?:bereits )?entnommen|nicht (?:verplant|beschlossen))(?!\p{L})|anteil|sonderumlage/u,
    meaning: ({ saved, planned }) => {
      const [all, gone] = [saved, planned].map(sum => Number((sum ?? '').replaceAll('·', '')))
      const rest = (all ?? 0) - (gone ?? 0)
      const left = rest > 0 ? `, es bleiben rund ${rest.toLocaleString('de-DE')}\u00a0€` : ''
      return `Von der Rücklage sind ${(planned ?? '').replaceAll('·', '.')}\u00a0€ verplant${left}`
    },
    fixed: 'stated',
  }),
  rule('hausgeld-stellplatz', 'hausgeldAufteilung', 'neutral', {
    pattern:
      /(?:hausgeld|wohngeld) (?:für (?:den|die|das) )?(?:tg|tiefgarage|garage|stellplatz|tg-\p{L}+|tiefgaragen\p{L}*|carport)(?!\p{L})[ :¦]{1,3}(?:ca· )?(?<value>\d{1,3}(?:,\d\d)?) ?(?:€|euro|eur)|(?:stellplatz|garage|tiefgaragen\p{L}*|tg-\p{L}+|carport)(?!\p{L})[^.€\d]{0,40}(?<!\p{L})(?:fallen|kommen|kommt|zahlen|zzgl|zusätzlich)(?!\p{L})[^.€\d]{0,30}(?<value2>\d{1,3}(?:,\d\d)?) ?(?:€|euro|eur)(?= (?:\p{L}+ ){0,2}(?:hausgeld|wohngeld|dazu|hinzu))/u,
    meaning: ({ value, value2 }) => `Hausgeld des Stellplatzes ${value ?? value2 ?? ''}\u00a0€ im Monat, zusätzlich`,
    unless: /(?:inkl·?|inklusive|einschließlich|enthalten)/u,
    evenIfOpen: true,
  }),
  // Told in a sentence: what some do not pay, all the others pay.
  rule('weg-saeumig', 'wegStreit', 'warnung', {
    pattern:
      /(?:(?:mit)?eigentümer|parteien|einheiten|wohnungen|eigentümergemeinschaft)(?!\p{L})[^.]{0,40}(?<!\p{L})(?:zahlen|zahlt|bezahlen|bezahlt|überweisen|leisten)(?!\p{L})[^.]{0,70}(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})(?! (?:mehr als|nur))|säumige[rn]? (?:mit)?eigentümer\p{L}*|(?:mit)?eigentümer(?!\p{L})[^.]{0,40}(?:säumig|mit (?:dem|ihrem) (?:hausgeld|wohngeld)[^.]{0,30}(?:rückstand|verzug))(?!\p{L})/u,
    only: /hausgeld|wohngeld|beitr|säumig|vorschüsse|umlage/u,
    unless: /mieter|kaufpreis|keine? (?:säumig|rückstände)/u,
    meaning: 'Andere Eigentümer zahlen ihr Hausgeld nicht',
    fixed: 'stated',
  }),
  rule('weg-geklagt', 'wegStreit', 'warnung', {
    pattern:
      /(?:verwaltung|verwalter(?:in)?|gemeinschaft|weg|eigentümergemeinschaft)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:geklagt|verklagt|klagt|klage (?:erhoben|eingereicht)|mahnbescheide?|(?:klage|mahn)verfahren)(?!\p{L})/u,
    unless: /nie geklagt|nicht geklagt|keine klage/u,
    meaning: 'Die Gemeinschaft hat geklagt: Stand und Kosten erfragen',
    fixed: 'stated',
  }),
]
