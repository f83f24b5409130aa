import { regexp } from '#kernel/regexp.ts'
import { OWN_SECTIONS, type RemarkRule, rule } from '../remarkRule.ts'

/** Said to be settled: no suspicion is left. */
const CLEARED = /bescheinig|bestätig|erteilt|liegt vor|nachgewiesen|gegeben|ausgeräumt/u

/** What is pulled down for the new house, and worked with solvents, oil or metal. */
const TRADE_BEFORE = String.raw`\p{L}*(?:druckerei|färberei|gießerei|wäscherei|lackiererei|schlosserei|autowerkstatt|kfz-werkstatt|autohaus(?:es)?|tankstelle|fabrik|gaswerke?s?|glashütte|gerberei|galvanik|metallbetriebe?s?|maschinenfabrik|brennerei|chemische[rn]? reinigung)(?!\p{L})`

/** "gegenüber", "in der Nähe": the ground of somebody else. */
const ELSEWHERE = String.raw`(?<!\p{L})(?:gegenüber(?! (?:dem|der|den))|nebenan|in der (?:nähe|nachbarschaft|umgebung)(?! de[sr])|am ort|nachbar\p{L}*)(?!\p{L})`

/** What an answer of the town or of an expert says where there is nothing: "Altlastenauskunft: kein Eintrag" is one, and no missing one. */
const CLEAN = String.raw`(?:negativ|unauffällig|ohne (?:\p{L}+ )?(?:befunde?|eintr[aä]ge?|eintragung(?:en)?|beanstandung(?:en)?|auffälligkeit(?:en)?)|kein(?:e|en|erlei)? (?:\p{L}+ ){0,2}?(?:eintr[aä]ge?|eintragung(?:en)?|befunde?|verdacht\p{L}*|auffälligkeit(?:en)?|beanstandung(?:en)?|belastung(?:en)?|anhaltspunkte?|treffer)|nicht (?:verzeichnet|erfasst|eingetragen|gelistet|geführt|belastet))(?!\p{L})`

/** What lies in the ground: contamination and bombs. What it bears is no contamination: a Bodengutachten alone says nothing here. */
export const GROUND_RULES: readonly RemarkRule[] = [
  rule('altlasten', 'altlasten', 'gefahr', {
    pattern:
      /altlast(?:en)?-?(?:verd[aä]cht\p{L}*|fläche\p{L}*|belastet\p{L}*|grundstück)|(?:altlasten|bodenbelastungen|bodenverunreinigung(?:en)?|kontamination(?:en)?)[^.,]{0,40}(?<!\p{L})(?:vorhanden|festgestellt|nachgewiesen|gefunden|eingetragen|besteh\p{L}*|zu sanieren)|(?:eintrag|eingetragen|verzeichnet|geführt)[^.]{0,20}altlastenkataster|(?:altlasten|bodenschutz)kataster[^.]{0,30}(?:eingetragen|verzeichnet|geführt|erfasst)|verdachtsflächen?[^.]{0,60}(?:altlast|boden|kataster)\p{L}*|(?:altlast|boden|kataster)\p{L}*[^.]{0,60}verdachtsflächen?|haftung für (?:\p{L}+ )?(?:altlasten|bodenverunreinigung(?:en)?|bodenbelastung(?:en)?)|boden\p{L}*(?!\p{L})[^.,]{0,40}(?:mineralöl|kohlenwasserstoff|schwermetall|lösemittel)\p{L}*|kontaminiert\p{L}*|altablagerung(?:en)?|altdeponie|altstandort|belastete[rn]? (?:boden|untergrund|erdreich)/u,
    meaning: 'Altlasten oder Verdacht auf Altlasten',
    denied: 'Kein Eintrag oder Verdacht zu Altlasten',
    // Nobody has looked, or told: see altlasten-ungeprueft.
    unless:
      /altlast\p{L}*[^.¦\p{L}]{1,4}(?:kein(?:e|en)? (?:auskunft|angaben?|aussagen?)|nicht (?:geprüft|untersucht))/u,
  }),
  // What was done there lies in the ground still, and what nobody rules out is a suspicion.
  rule('altlasten-verdacht', 'altlasten', 'warnung', {
    pattern: regexp.u`(?:fass|fässer|kanister|tonnen) (?:(?:mit|voller|voll) )?(?:\p{L}+ )?(?:altöl|öl|diesel|lösungsmitteln?)(?!\p{L})|(?:öl|altöl|diesel)(?!\p{L})[^.¦]{0,90}(?<!\p{L})(?:boden|erdreich)(?!\p{L})[^.¦]{0,25}(?:dunkel|schwarz|verfärbt|getränkt)|(?:boden|erdreich)(?!\p{L})[^.¦]{0,25}(?:ölgetränkt|verölt|ölig|ölverschmutzt)|(?:ehemalige|frühere)[rsnm]? (?:gaswerk|(?:betriebs)?tankstelle|chemische[nr]? reinigung|deponie|industriegelände|galvanik|gerberei|müllkippe)|(?:früher|ehemals|einst|bis (?:19|20)\d\d)(?!\p{L})[^.]{0,60}(?:gaswerk|tankstelle|chemische reinigung|deponie|galvanik|gerberei|müllkippe)|(?<!${ELSEWHERE}[^.]{0,80})(?:(?:abbruch|abriss|rückbau|abgerissen|abgebrochen|zurückgebaut)(?!\p{L})[^.]{0,40}(?<!\p{L})${TRADE_BEFORE}|${TRADE_BEFORE}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:abgebrochen|abgerissen|zurückgebaut))(?![^.]{0,40}${ELSEWHERE})|(?:altlasten|bodenverunreinigung(?:en)?|kontamination(?:en)?) (?:\p{L}+ ){0,3}nicht (?:auszuschließen|ausgeschlossen|ausschließen)`,
    meaning: 'Verdacht auf Altlasten nach dem, was dort früher war oder nicht auszuschließen ist',
    fixed: 'stated',
    unless: /altlastenfrei|keine? (?:\p{L}+ ){0,2}altlast/u,
  }),
  // Who has not looked has found nothing: what it costs to look and to clean is the buyer's.
  rule('altlasten-ungeprueft', 'altlasten', 'warnung', {
    pattern:
      /(?:orientierende|historische|umwelttechnische|boden|altlasten)-?[ ]?(?:\p{L}+ )?(?:untersuchung(?:en)?|erkundung|gutachten|bodenuntersuchung|altlastenuntersuchung)(?!\p{L})[^.¦]{0,50}(?<!\p{L})(?:nicht|noch nicht|nie|kein(?:e|en)?|steht (?:noch )?aus|fehlt|unterblieb\p{L}*|ausstehend)(?!\p{L})[^.¦]{0,40}|(?:kein(?:e|en)?|ohne) (?:orientierende |historische |umwelttechnische )?(?:boden|altlasten)-?(?:untersuchung|gutachten|erkundung)|(?:boden|untergrund|gelände|fläche|grundstück)(?!\p{L})[^.¦]{0,30}(?:wurde|ist) (?:bisher |bislang |noch )?(?:nie|nicht) (?:auf (?:altlasten|schadstoffe) )?untersucht|altlast(?:en|verdacht|enverdacht|enauskunft)?[^.¦\p{L}]{1,4}(?:dazu |hierzu )?(?:kein(?:e|en)? (?:(?<untold>auskunft|angaben?)|aussagen?|information(?:en)?|kenntnis(?:se)?|prüfung|untersuchung|gutachten|recherche)|nicht (?:geprüft|untersucht|recherchiert|ermittelt))(?!\p{L})/u,
    only: /altlast|untersuch|erkundung|schadstoff|kontamin|verdacht/u,
    unless: regexp.u`(?:nicht|keine) (?:erforderlich|notwendig|nötig|veranlasst)|untersuchung(?!\p{L})[^.]{0,40} (?:fand|ergab|zeigte|zeigt|wies|stellte|kam)(?!\p{L})|altlasten-?(?:untersuchung|gutachten)(?!\p{L})[^.]{0,20}(?<!\p{L})${CLEAN}|tragfähig|baugrund|schimmel|(?<!ver)dach|asbest`,
    meaning: ({ untold }) =>
      untold === undefined
        ? 'Eine Untersuchung des Bodens auf Altlasten gibt es nicht'
        : 'Zu Altlasten liegt keine Auskunft vor',
    fixed: 'stated',
  }),
  // Else whoever has poisoned the ground owes the buyer his share of its cleaning.
  rule('bodenausgleich-abbedungen', 'altlasten', 'warnung', {
    pattern:
      /(?:bbodschg|bundes-?bodenschutzgesetz\p{L}*)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:abbedungen|abgedungen|ausgeschlossen|verzichtet)(?!\p{L})|(?:ausschluss|verzicht)(?!\p{L})[^.]{0,60}(?:bbodschg|bundes-?bodenschutzgesetz\p{L}*)/u,
    meaning:
      'Der Ausgleich gegen den, der den Boden verunreinigt hat (§ 24 Abs. 2 BBodSchG), ist ausgeschlossen: Eine Sanierung zahlen Sie dann allein',
    fixed: 'stated',
    unless: /nicht (?:abbedungen|ausgeschlossen|verzichtet)/u,
  }),
  rule('kampfmittel', 'altlasten', 'gefahr', {
    subject: 'kampfmittel',
    pattern: /kampfmittel(?:verdacht\p{L}*|belast\p{L}*|fund)|blindgänger\p{L}*/u,
    unless: /ausgeräumt|nicht bestätigt/u,
    meaning: 'Kampfmittel oder Verdacht auf Kampfmittel',
    denied: 'Keine Kampfmittel',
  }),
  rule('kampfmittel-erwaehnt', 'altlasten', 'hinweis', {
    subject: 'kampfmittel',
    pattern: /kampfmittel/u,
    meaning: 'Kampfmittel werden erwähnt: Auskunft der Behörde verlangen',
    denied: 'Keine Kampfmittel',
    // What the seller has heard of clears no ground; what the authority has answered need not be asked for.
    unless:
      /kampfmittelfrei|freigegeben|(?:hinweise|anhaltspunkte|erkenntnisse|kenntnis) (?:auf|für|zu|von) [^.;]{0,80} (?:hat|haben|liegen|gibt es|sind|besitzt)(?!\p{L})[^.;]{0,50}(?<!\p{L})nicht(?!\p{L})|(?:auskunft|bescheid|stellungnahme|mitteilung)(?!\p{L})[^.]{0,50}(?:amt|behörde|dienst|räumdienst)\p{L}*[^.]{0,60}(?<!\p{L})(?:nicht|kein\p{L}*)(?!\p{L})|festgestellt|nachgewiesen|ausgeräumt|nicht bestätigt|ohne befund|ohne beanstandung|kein(?:e[rn]?)? (?:konkrete[rn]? )?(?:verdacht|hinweise?|anhaltspunkte?)|vorhanden(?<!nicht vorhanden)/u,
  }),
  rule('altlasten-erwaehnt', 'altlasten', 'warnung', {
    pattern: /altlast(?:en)?|bodenverunreinigung(?:en)?/u,
    meaning: 'Altlasten werden erwähnt: Auskunft der Behörde verlangen',
    denied: 'Laut Text keine Altlasten oder kein Eintrag dazu',
    // The label of a row tells nothing; nor does one of two things whose value begins with the other.
    unless:
      /^ ?(?:[\p{L}-]+(?: ?\/ ?|, | und )){0,3}altlasten(?:(?: ?\/ ?|, | und )[\p{L}-]+){0,3},?:? ?$|altlasten ?[:¦] ?[^.;¦]{0,40}(?<!\p{L})(?:keine|nicht) (?:bekannt|verzeichnet|vermerkt)(?!\p{L})|altlasten ?¦ ?(?:baulast|denkmal|kein denkmal|bergbau)|altlastenfrei|frei von (?:\p{L}+ )?altlasten|(?:hinweise|anhaltspunkte|erkenntnisse) (?:auf|für|zu) [^.;]{0,60} (?:hat|haben|liegen|gibt es|sind|besitzt)(?!\p{L})[^.;]{0,50}(?<!\p{L})nicht(?!\p{L})|festgestellt|nachgewiesen|(?:vorhanden|eingetragen|verzeichnet)(?<!nicht (?:\p{L}+ )?(?:vorhanden|eingetragen|verzeichnet))/u,
    sections: OWN_SECTIONS,
  }),
  rule('altlasten-auskunft', 'altlasten', 'hinweis', {
    pattern:
      /altlasten(?:auskunft|gutachten|untersuchung)|(?:boden|baugrund)gutachten(?!\p{L})[^.]{0,80}(?:belast|schadstoff|kontamin|verunreinig|auffälligkeit)\p{L}*|orientierende[ns]? bodengutachten/u,
    meaning: 'Auskunft oder Gutachten zu Altlasten genannt: vorlegen lassen',
    denied: 'Keine Auskunft und kein Gutachten zu Altlasten',
    unless: regexp.u`${CLEAN}|altlastenfrei`,
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('kampfmittel-auskunft', 'altlasten', 'hinweis', {
    subject: 'kampfmittel',
    pattern: /kampfmittel(?:sondierung|freigabe|freiheit)/u,
    unless: CLEARED,
    meaning: 'Auskunft zu Kampfmitteln genannt: vorlegen lassen',
    denied: 'Keine Auskunft zu Kampfmitteln',
    deniedTone: 'warnung',
    evenIfOpen: true,
  }),
  rule('kampfmittel-frei', 'altlasten', 'gut', {
    subject: 'kampfmittel',
    pattern:
      /kampfmittel(?:beseitigungs|räum)-?dienst(?!\p{L})[^.;]{0,60}(?<!(?:nicht|noch|teilweise) (?:\p{L}+ )?)freigegeben|kampfmittelfrei(?!heit)\p{L}*|kampfmittel(?:freiheit|freigabe)(?!\p{L})[^.]{0,60}(?:bescheinig|bestätig|erteilt|liegt vor|nachgewiesen|gegeben)\p{L}*|kampfmittel\p{L}*[^.]{0,60}(?:ausgeräumt|nicht bestätigt|negativ|ohne befund|ohne beanstandung|kein(?:e[rn]?)? (?:konkrete[rn]? )?(?:verdacht|hinweise?|anhaltspunkte?))|kein(?:e[rn]?)? (?:konkrete[rn]? )?(?:verdacht|hinweise?|anhaltspunkte?) auf kampfmittel(?!\p{L})/u,
    meaning: 'Frei von Kampfmitteln laut Text',
    fixed: 'denied',
  }),
  // Cleared where the house was to stand, and nowhere else: whoever digs in the garden digs where nobody has looked.
  rule('kampfmittel-zum-teil-frei', 'altlasten', 'warnung', {
    subject: 'kampfmittel',
    pattern:
      /kampfmittelfrei\p{L}*[^.¦]{0,90}(?<!\p{L})(?:nur |lediglich |allein )?für (?:die|den|das|einen|eine) (?:(?:be|über)baute[nr]? (?:grundstücks)?(?:fläche|teil)|bau(?:fläche|feld|fenster|körper|grube)|hausfläche|grundfläche des (?:hauses|gebäudes)|teil(?:fläche|bereich)?)(?!\p{L})|kampfmittelfrei\p{L}*[^.¦]{0,60}(?:garten|übrige\p{L}* (?:grundstück\p{L}*|fläche\p{L}*)|freifläche\p{L}*|restfläche\p{L}*)[^.¦]{0,60}(?<!\p{L})(?:nicht|keine?)(?!\p{L})/u,
    meaning:
      'Frei von Kampfmitteln ist laut Text nur die bebaute Fläche: Vor jedem Graben im Garten muss der Kampfmittelbeseitigungsdienst Auskunft geben',
    fixed: 'stated',
  }),
  rule('altlasten-frei', 'altlasten', 'gut', {
    pattern: regexp.u`altlastenfrei\p{L}*|(?<seen>altlasten ?[:¦] ?(?:(?:der|dem|uns|laut|nach) )?(?:\p{L}+ ){0,3}(?:keine|nicht) (?:bekannt|verzeichnet|vermerkt)(?!\p{L})|(?:belastung(?:en)? des (?:bodens|erdreichs|untergrunds)|bodenbelastung(?:en)?|bodenverunreinigung(?:en)?)(?!\p{L}) (?:(?:wurden?|sind|waren|konnten) )?(?:\p{L}+ ){0,2}nicht (?:festgestellt|gefunden|nachgewiesen|angetroffen))|kein(?:e|erlei) (?:\p{L}+ )?(?:belastung(?:en)? des (?:bodens|erdreichs|untergrunds)|bodenbelastung(?:en)?)(?!\p{L})|frei von (?:\p{L}+ )?altlasten|altlasten-?(?<paper>auskunft|gutachten|untersuchung|kataster|verzeichnis)(?!\p{L})[^.]{0,40}(?<!\p{L})${CLEAN}`,
    // Whoever found nothing may not have looked.
    meaning: ({ paper, seen }) =>
      paper !== undefined
        ? 'Auskunft oder Gutachten zu Altlasten ohne Befund'
        : seen === undefined
          ? 'Frei von Altlasten laut Text'
          : 'Altlasten laut Text nicht festgestellt: Fragen Sie, ob und wann untersucht wurde',
    fixed: 'denied',
  }),
]
