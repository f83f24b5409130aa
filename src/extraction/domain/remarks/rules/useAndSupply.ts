import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule } from '../remarkRule.ts'

const NOT_A_HOME = String.raw`(?:b[üu]ro(?:einheit|fl[äa]che)?|praxis|laden(?:lokal)?|gewerbe(?:einheit|fläche|raum)?|teileigentum|hobbyr(?:aum|äume)|speicher(?:raum)?|abstellraum|lager(?:raum|fläche)?|keller(?:raum|räume)?|atelier|werkstatt|nutzfläche|dachboden|trockenboden|nebenraum|nicht zu wohnzwecken(?: dienende[nr]?)?)`
const DEED = String.raw`(?:teilungserklärung|aufteilungsplan|grundbuch|bauakte|baugenehmigung|bauplan|bauplänen)`
const TOLD = String.raw`(?:ausgewiesen|geführt|eingetragen|bezeichnet|aufgeführt|genehmigt|handelt|deklariert|vermerkt|festgelegt)`
const LIVED_IN = String.raw`(?:(?:zu|als|für) (?:wohnzwecke?n?|wohnung|wohnraum)(?: \p{L}+){0,2} (?:genutzt|verwendet|umgebaut|ausgebaut|vermietet)|bewohnt|wohnnutzung|wohnlich|als wohnung)`

const SPRING = String.raw`(?:quelle|quellfassung|quellschacht\p{L}*|brunnen|trinkwasser\p{L}*|wasserleitung|wasserversorgung)`
const ON_OTHERS_GROUND = String.raw`(?:(?:auf|in|über|unter) (?:de[rmns] |dem )?(?:\p{L}+ ){0,2}(?:de[rs] |vom )?(?:nachbar(?:n|s|in)?|nachbargrundstück\p{L}*|nachbarhof\p{L}*|fremde[nmr] (?:grund|grundstück|boden|wiese|flurstück))|(?:auf|in|über) (?:de[rm] )?\p{L}+ de[sr] (?:nachbar\p{L}*|bauern|landwirts))`
const NOT_DRUNK =
  /(?<!\p{L})(?:garten|gießwasser|teich|regenwasser|wasserschaden)(?!\p{L})|(?<!nicht |nie |keine )(?:dinglich gesichert|eingetragen)/u
/** No entry, or only a word between neighbours. */
const NOT_SECURED = String.raw`(?:(?:nicht|nie) (?:\p{L}+ ){0,2}(?:eingetragen|gesichert)|eintragung (?:\p{L}+ ){0,3}(?:nie|nicht)|keine (?:\p{L}+ )?(?:eintragung|dienstbarkeit|grunddienstbarkeit)|kein (?:\p{L}+ )?(?:leitungsrecht|wasserrecht|eintrag)|per handschlag|mündlich\p{L}*|geduldet|duldet)`

/** What the deed calls it and what it is used as, and where its water comes from. */
export const USE_AND_SUPPLY_RULES: readonly RemarkRule[] = [
  // § 15 (3) WEG old, § 14 WEG: whoever lives in what the deed calls no home may be told to stop by any owner.
  rule('genehmigung-keine-wohnung', 'umbauGenehmigung', 'gefahr', {
    pattern: regexp.u`${DEED}(?!\p{L})[^.]{0,50}(?<!\p{L})(?:als|um) (?:eine?n? )?(?:\p{L}+ )?${NOT_A_HOME}(?!\p{L})(?: ${TOLD})?[^.]{0,90}(?<!\p{L})${LIVED_IN}(?!\p{L})|${NOT_A_HOME}(?!\p{L})[^.]{0,40}(?:laut|gemäß|lt·|in der|im) ${DEED}(?!\p{L})[^.]{0,80}(?<!\p{L})${LIVED_IN}(?!\p{L})`,
    meaning:
      'Räume, in denen gewohnt wird oder werden soll, führen Teilungserklärung oder Bauakte nicht als Wohnung: Das Wohnen dort kann untersagt werden',
    fixed: 'stated',
    unless:
      /nutzungsänderung[^.]{0,60}(?:genehmigt|erteilt|liegt vor)|(?:wurde|ist) (?:\p{L}+ ){0,4}(?:umgewandelt|geändert|angepasst)|stellplatz|kann (?:\p{L}+ ){0,4}(?:genutzt|umgebaut)|(?<!\p{L})(?:wohnung|einheit) (?:\p{L}+ )?und (?:ein|dem|der|zwei)(?!\p{L})/u,
  }),
  rule('nutzung-dauerwohnen-erlaubt', 'nutzungsbindung', 'gut', {
    pattern:
      /(?:dauer-?wohnen|(?:dauerhaftes|ganzjähriges) wohnen|(?:dauerhafte|ganzjährige) (?:wohn)?nutzung)(?!\p{L})[^.,;]{0,40}(?<!\p{L})(?:erlaubt|genehmigt|zulässig|gestattet|möglich)|als (?:dauer|haupt|erst)-?wohn(?:sitz|haus) (?:genehmigt|anerkannt|zugelassen)|(?:haupt|erst)wohnsitz(?!\p{L})[^.,;]{0,30}(?<!\p{L})(?:erlaubt|genehmigt|zulässig|gestattet|möglich)|(?<=dauer-?wohnen [^.]{0,20}nicht nur [^.]{0,20}, )sondern (?:erlaubt|genehmigt|zulässig)/u,
    meaning: 'Dauerhaftes Wohnen ist laut Text erlaubt: Genehmigung zeigen lassen',
    fixed: 'stated',
    unless:
      /(?<!\p{L})(?:nicht(?! nur)|kein\p{L}*|un(?:zulässig|klar)|beantragt|angestrebt|soll|evtl·?|eventuell|nachbar\p{L}*|früher|bis (?:19|20)\d\d)(?!\p{L})/u,
  }),
  // A well of one's own is tested, and lowered, at the owner's cost (§ 28 ff. TrinkwV).
  rule('wasser-aus-brunnen', 'erschliessung', 'warnung', {
    pattern:
      /(?:trink-?wasser(?:versorgung)?|wasserversorgung|das wasser|wasser|haus(?:es)?(?= [^.]{0,40}versorgt))(?!\p{L})[^.,;]{0,60}(?<!\p{L})(?:(?:aus|über|durch|per|mit|vom) (?:(?:dem|den|einen|einem|eigenen|eigenem|eigener|einer|der|die|hauseigenen|hauseigene[rn]|gemeinsamen|unserem|unseren) ){0,2}(?:haus|eigen|tief|schacht|gemeinschafts)?-?(?:brunnen|quelle|quellwasser))(?!\p{L})|(?:kein|nicht an (?:das|die|den)|ohne)(?: \p{L}+){0,2} (?:stadtwasser|trinkwassernetz|wassernetz|wasserleitung|wasserversorgung|ortsnetz|wasseranschluss)(?:anschluss)?(?!\p{L})|(?:stadtwasser|öffentliches wasser|wasseranschluss|anschluss an (?:das|die) (?:\p{L}+ )?(?:trinkwassernetz|wassernetz|wasserversorgung))(?!\p{L})[^.,;]{0,30}(?<!\p{L})(?:nicht (?:angeschlossen|vorhanden|möglich)|fehlt|liegt nicht an|gibt es nicht|besteht nicht)/u,
    meaning: 'Wasser aus eigenem Brunnen oder ohne öffentliches Netz: Wasserprobe, Ergiebigkeit und Anschluss klären',
    fixed: 'stated',
    unless:
      /garten|gießwasser|brauchwasser|bewässer|wärmepumpe|stadtwasser(?! (?:\p{L}+ )?(?:nicht|fehlt))(?! liegt nicht)(?=[^.]{0,40}(?:vorhanden|angeschlossen|liegt an))|(?<!\p{L})(?:früher|ehemals|zusätzlich|außerdem|zudem|wahlweise|toilettenspülung|wc-spülung|pool|teich|kleingarten)(?!\p{L})|löschwasser|regenwasser|zierbrunnen|springbrunnen|bauplatz/u,
  }),
  // Who buys neither plot is bound by what the fathers agreed: a spring on another's ground may be shut by its next owner.
  rule('wasser-ungesichert', 'wegerecht', 'gefahr', {
    pattern: new RegExp(NOT_SECURED, 'u'),
    meaning:
      'Das Wasser kommt von fremdem Grund und ist nicht gesichert: nur mit Eintragung im Grundbuch und neuer Untersuchung kaufen',
    fixed: 'stated',
    admitted: true,
    onlyNear: regexp.u`(?<!\p{L})${SPRING}(?!\p{L})[^.]{0,90}(?<!\p{L})${ON_OTHERS_GROUND}(?!\p{L})`,
    unless: NOT_DRUNK,
  }),
]
