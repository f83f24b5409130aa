import { regexp } from '#kernel/regexp.ts'
import { holdsIn, mayHold } from '../remarks/needles.ts'

/** What goes on of the thing itself: "Risse im Mauerwerk", "Schimmel oder muffigen Geruch"; a clause that only tells where one meets it ("wie er öfter vorkommt") is left out before. */
const OF_IT = String.raw`\p{L}*(?: (?!(?:und|oder|sowie|noch|werden|wird|wurden?|würden|hat|haben|ist|sind|such\p{L}*|findet|finden|steht|stehen) )[\p{L}-]+)?(?:(?:,| und| oder| sowie| noch| bzw·)(?: [\p{L}-]+){1,3}?){0,4}(?: (?:de[rsmn]|von|vom|am|an|im|in|auf|unter|hinter)(?: [\p{L}-]+){1,3}?){0,2}`
export const SUCH_AS_IT_OCCURS: RegExp =
  /^(?<thing>\p{L}*(?: \p{L}+)?), wie (?:er|sie|es|man (?:ihn|sie|es)|das|solche[rs]?)(?!\p{L})[^.,;¦]{3,90},/u

/** "sucht man nach dem Neuanstrich vergeblich": before it, it was there. */
const TODAY = '(?!(?:nach|seit|seitdem|seither|inzwischen|jetzt|nun|mehr|heute|mittlerweile) )'
/** "werden Sie hier vergeblich suchen", "sucht man in diesem Haus vergebens": what one looks for, and not what one fights or asks after, in vain. */
const SOUGHT_IN_VAIN = regexp.u`^${OF_IT} (?:(?:werden|wird|würden|dürften|können) (?:${TODAY}[\p{L}-]+ ){0,7}(?:vergeblich|vergebens|umsonst) (?:suchen|ausschau halten)|such(?:en|t) (?!wir |ich )(?:${TODAY}[\p{L}-]+ ){1,7}(?:vergeblich|vergebens|umsonst))(?!\p{L})(?! noch)`
/** What a proof is sought of is there: "Einen Nachweis, dass der Asbest entfernt wurde, sucht man vergeblich". */
const OF_A_PROOF =
  /(?<!\p{L})(?:ursachen?|gr[uü]nde?|herkunft|quelle|nachweise?|belege?n?|rechnung(?:en)?|unterlagen|bescheinigung(?:en)?|genehmigung(?:en)?|gutachten|lösung(?:en)?|schutz|mittel|firma|handwerkern?|beseitigung|sanierung)(?!\p{L})[^.;¦]{0,60}$/u

const FOUND =
  '(?:gefunden|festgestellt|nachgewiesen|entdeckt|angetroffen|beobachtet|gesehen|bemerkt|verbaut|vorgefunden|enthalten|vereinbart|vorgesehen|geregelt|eingetragen)'
const NOWHERE = String.raw`(?:an|in|bei|auf|unter) kein(?:em|er|en)(?: einzige[nmr]?)?`
/** "in keinem der Wohnräume" leaves cellar and roof. */
const OF_ALL = String.raw`(?!ander|weiter|zweit|\p{L}*(?:räume|zimmer|geschoss|wohnung|keller|bäder))`
/** "wurde bei der Untersuchung in keinem einzigen Bauteil gefunden", "findet sich in keinem davon", "steht in keinem der Verträge" */
const FOUND_NOWHERE = regexp.u`^${OF_IT} (?:(?:wurden?|hat|haben|ist|sind|konnten?)(?: [\p{L}\d·-]+){0,9} ${NOWHERE}(?: ${OF_ALL}[\p{L}\d-]+){1,4} ${FOUND}|(?:findet|finden|fand|fanden|steht|stehen|stand|gibt|enth[aä]lt|existiert|existieren)(?: (?:sich|es|so))?(?: [\p{L}\d·-]+){0,4} ${NOWHERE}(?: ${OF_ALL}[\p{L}\d-]+){1,4}(?=$|[.,;]))`

const RESULT = String.raw`(?:beide[srn]?|alles|allesamt|keines? davon|(?:alle |sämtliche |die |beide )(?:\p{L}*werte|\p{L}*proben|\p{L}*ergebnisse|\p{L}*messungen)|(?:das|der|die) (?:ergebnis|befund|probe|analyse|messung|labor)|(?:ergebnis|befund|laborbefund)(?=:))`
const CLEAR = String.raw`(?:nicht nachweisbar|nicht nachgewiesen|nicht feststellbar|unter(?:halb)? (?:der |aller |den )?(?:\p{L}*grenzen?|nachweisgrenzen?|bestimmungsgrenzen?|grenzwerte?n?|prüfwerte?n?|vorsorgewerte?n?)|negativ|ohne (?:jeden )?befund|ohne auffälligkeiten|unauffällig|sauber|einwandfrei)`
/** "…: Wir haben messen lassen – beides nicht nachweisbar", "wurde untersucht; alle Werte lagen unter der Nachweisgrenze": what was looked for and not found. */
const LOOKED_FOR =
  /(?<!\p{L})(?:messen|beproben|prüfen|untersuchen|testen|analysieren) lassen|(?<!\p{L})(?:gemessen|beprobt|untersucht|getestet|geprüft|analysiert|beprobung|probenahme|untersuchung|analyse)(?!\p{L})/u
const RESULT_CLEAR = regexp.u`^[^.¦]{0,150}(?:[.,;:(-] ?|(?<!\p{L})und )${RESULT}:?(?: (?:waren|war|sind|ist|lagen|lag|liegen|liegt|blieben|blieb|fielen|fiel|laut labor|jeweils|alle|deutlich|weit|klar|hier|dabei)){0,3} ${CLEAR}(?!\p{L})(?! bis auf)`
const ONE_WAS_FOUND =
  /(?<!\p{L})(?:(?<!nicht )(?:nachgewiesen|gefunden|festgestellt|entdeckt)|vorhanden\p{L}*|gibt|gab|zeigt\p{L}*|befallen|enth[aä]lt|enthalten|verbaut|besteh\p{L}*|positiv|bis auf|außer|überschritten|erhöht\p{L}*|über dem|oberhalb)(?!\p{L})/u
/** "Der Boden wurde auf Altlasten untersucht": what is asked after. What is told first and examined after that is there. */
const AFTER_IT = /(?<!\p{L})(?:auf|nach)(?: \p{L}+(?:,| und| oder))* (?:\p{L}+e[nrms]? )?$/u
/** Nobody sees it: it is named because somebody asked. Lead goes out whatever the water shows (§ 17 TrinkwV). */
const UNSEEN = /asbest|lindan|pcp|pcb|pak|formaldehyd|holzschutzmittel|schadstoff|radon/u
/** Of one storey or room the result is no word on the next. */
const IN_PLACE =
  /(?<!\p{L})(?:im|in de[rnm]|am|an der|auf de[rm]) \p{L}*(?:geschoss|keller|zimmer|bad|küche|dachboden|spitzboden|anbau|wohnung|flur|etage|räume|räumen|raumluft|trinkwasser|garten|innenräumen?)(?!\p{L})/u

const SIGNS =
  '(?:anzeichen|hinweise?|anhaltspunkte?|spuren|verdachtsmomente?|indizien|auffälligkeiten|verdacht|befunde?|befall)'
const OF_THAT =
  '(?:dafür|darauf|hierfür|hierauf|davon|hiervon|dergleichen|(?:auf|für|von) (?:solche[nrs]?|derartige[nrs]?|beides|so etwas)(?: \\p{L}+)?)'
const SHOWED =
  '(?:ergaben|ergab|fanden|fand|zeigten|zeigte|waren|war|sind|gab|gibt|liegen|lagen|bestanden|bestehen|wurden?|haben|hat|konnten)'
/** "…; Anzeichen dafür ergaben sich bei der Begehung nicht", ". Hinweise darauf fanden sich an keiner Stelle": the statement behind it, which takes it up again. */
const NO_SIGN_OF_IT = regexp.u`^[^.]{0,90}\. ?(?:konkrete |sichtbare |irgendwelche )?${SIGNS} ${OF_THAT} ${SHOWED}(?: (?!nur )[\p{L}\d·-]+){0,9} (?:nicht|keine?|nie|nirgends|an keiner stelle|in keinem (?:\p{L}+ )?\p{L}+)(?: (?:festgestellt|gefunden|erkennbar|feststellbar|vor|zu finden|zu sehen|gesehen))?(?=$|[.,;])|^[^.]{0,90}\. ?(?:dafür|hierfür|darauf) (?:ergaben sich|fanden sich|gab es|gibt es|liegen|bestehen)(?: [\p{L}\d·-]+){0,6} kein(?:e|erlei)(?: \p{L}+)? ${SIGNS}(?!\p{L}|,)`

const SPARED =
  '(?:(?:immer|stets|bisher|bislang|zum glück|glücklicherweise|hier|komplett|völlig|gänzlich|all die jahre) ){0,4}(?:verschont|erspart)'
/** "Von Schimmel keine Spur", "Vom Hochwasser sind wir immer verschont geblieben", "ist uns stets erspart geblieben" */
const NO_TRACE =
  /^\p{L}*(?:(?:,| und| oder| bzw·)(?: [\p{L}-]+){1,2}){0,3}(?: (?:ist|war|gibt es|gab es|findet man|sieht man))?(?: (?:weit und breit|hier|im haus|bis heute|jedenfalls)){0,2} keine spur(?:en)?(?!\p{L})/u
const OF = /(?<!\p{L})(?:von|vom|von den|von der|an)(?: \p{L}+e[nrms])? $/u
const WE_WERE_SPARED = regexp.u`^\p{L}*(?: (?:von )?(?:19|20)\d\d)?(?: (?:sind|ist|war|waren|blieb|blieben) (?:(?:wir|uns|unser (?:haus|grundstück|keller)|das (?:haus|grundstück|objekt)|hier|hier oben|dieses haus) ){0,2}${SPARED}(?!\p{L})|(?: (?:ist|sind|ging|gingen|zog|zogen)|[^.;¦]{0,60}:? (?:alles|beides))(?: [\p{L}-]+){0,3} an uns (?:vorbei|vorüber)(?:gegangen|gezogen)?(?!\p{L})| blieben? (?:wir|uns|unser haus|das haus|das grundstück|das objekt)(?: hier(?: oben)?)? ${SPARED}(?!\p{L}))`
/** "Schimmel kennen wir in diesem Haus nicht", "war hier in vierzig Jahren nie ein Thema"; "für uns nie ein Problem" is a view. */
const UNHEARD_OF =
  /^\p{L}*(?:(?:,| und| oder| bzw·)(?: [\p{L}-]+){1,2}){0,3} (?:kenn(?:en|t) (?:wir|man|ich)(?: (?:hier|bei uns|(?:in|aus) (?:diesem|unserem) haus|dort|zum glück|überhaupt|gar)){0,3} nicht(?=$|[.;])|(?:war|waren|ist|sind)(?: (?!für|nur|auch|noch|seit|bis)[\p{L}\d·]+){0,5} (?:nie|niemals|noch nie|kein) (?:ein )?thema(?=$|[.;]))/u
/** "Um Hausschwamm müssen Sie sich hier keine Sorgen machen" */
const NO_WORRY =
  /^\p{L}*(?:(?: und| oder)(?: [\p{L}-]+){1,2})? (?:müssen|brauchen) sie sich(?: (?:hier|also|bei diesem haus|in diesem haus)){0,2} (?:keine (?:sorgen?|gedanken) (?:zu )?machen|nicht (?:zu )?(?:sorgen|kümmern))(?!\p{L})/u
const ON = /(?<!\p{L})auf(?: \p{L}+e[nrms]?)? $/u
const ABOUT = /(?<!\p{L})(?:um|über|wegen)(?: \p{L}+e[nrms]?)? $/u

/** "Sonderumlagen sind weder beschlossen noch im Gespräch", "gibt es weder im Keller noch unter dem Dach"; "weder untersucht noch behoben" denies no damage. */
const NEITHER_NOR = regexp.u`^${OF_IT} (?:ist|sind|war|waren|wurden?|werden|gibt es|gab es|gibt's|besteht|bestehen|haben wir|findet sich|finden sich|zeigen sich|liegt|liegen)(?: [\p{L}-]+){0,4} weder (?:(?:im|in|am|an|auf|unter|bei|vom|von) [^.;]{2,60} noch(?!\p{L})|(?:beschlossen|geplant|angekündigt|im gespräch|vorgesehen|bekannt|vorhanden|eingetragen|festgestellt|gefunden|sichtbar|erkennbar|zu sehen|in sicht|absehbar|anhängig|vereinbart|bestellt|gemeldet|aufgetreten|vorgekommen|zu erwarten|zu befürchten|gefordert|verlangt|nachweisbar|nachgewiesen|nötig|fällig|gestellt|verbaut|beantragt|zu zahlen)(?!\p{L})[^.;]{0,50}(?<!\p{L})noch(?!\p{L}))`
/** "Auf Bleirohre werden Sie hier nirgends stoßen" */
const NOT_MET =
  /^\p{L}*(?:(?: und| oder)(?: [\p{L}-]+){1,2})? (?:werden|wird)(?: (?:sie|man|wir|niemand|hier|bei uns|im haus)){1,3} (?:nirgends|nirgendwo|nicht|nie) (?:stoßen|treffen|finden|begegnen)(?!\p{L})/u
/** "hat die Beprobung 2022 widerlegt", "Der Verdacht auf … hat sich nicht bestätigt", "wurde ausgeräumt" */
const REFUTED =
  /^[^.;¦]{0,60}(?<!\p{L})(?:(?:hat|haben|konnten?|wurden?|ist|sind)(?: (?!nicht |nie |noch |kaum |im |am |in der |teilweise )[\p{L}\d·-]+){0,8} (?:widerlegt|ausgeräumt|entkräftet)|(?:hat|haben) sich(?: (?!im |am |in |auf |nur |dort )[\p{L}\d·-]+){0,5} (?:nicht bestätigt|als (?:unbegründet|haltlos|falsch|unwahr)\p{L}* (?:erwiesen|herausgestellt)))(?!\p{L})/u
/** A suspicion is refuted; a room is only cleared ("ausgeräumt"). */
const SUSPICION = /verdacht|(?<!\p{L})(?:zweifel|bedenken|sorge|befürchtung|vermutung|gerücht)/u
/** Named as part of the house: clean air says nothing of that. */
const IS_IN_IT =
  /(?<!\p{L})(?:ist|sind|war|waren|wurden?|gibt|gab|hat|haben|mit|aus|enth[aä]lt|enthalten|enthielt\p{L}*|vorhanden\p{L}*|belastet\p{L}*)(?!\p{L})/u
const UNIT = String.raw`(?:ng|µg|mg|g|bq|kbe|fasern?)(?:\/ ?(?:m³|m3|l|kg|100 ?ml|liter))?`
/** "Die PCB-Messung ergab 60 ng/m³ und liegt damit unter dem Vorsorgewert" */
const MEASURED_BELOW = regexp.u`^-?\p{L}*(?:messung|probe|untersuchung|analyse)(?:en)?(?!\p{L})[^.;¦]{0,90}\d[\d,·]* ?${UNIT}(?!\p{L})[^.;¦]{0,60}(?<!\p{L})(?:unter|unterhalb)(?: de[mrsn])? (?:\p{L}+ )?\p{L}*(?:wert(?:e?s|en)?|grenzen?)(?!\p{L})`
/** "Das Überschwemmungsgebiet endet am Bach, 200 m unterhalb unseres Grundstücks" */
const ENDS_BEFORE =
  /^\p{L}* (?:(?:endet|enden)(?!\p{L})[^.;¦]{0,50}(?<!\p{L})(?:unterhalb|vor|entfernt von)|(?:beginnt|beginnen) erst(?!\p{L})[^.;¦]{0,50}(?<!\p{L})(?:unterhalb|außerhalb|jenseits|hinter|entfernt von))(?: von)? (?:unsere[rmns]?|de[ms]|diese[ms]) (?:\p{L}+ )?(?:grundstücks?|hauses|haus|flurstücks?|bauplatz(?:es)?|objekts?|straße)(?=$|[.,;])/u
const EVEN_THEN =
  /(?<!\p{L})(?:selbst|auch|sogar) (?:beim?|im|während|nach)(?: (?:dem|der|den|des))?(?: \p{L}+(?:en|em|er))? $/u
/** "selbst beim Starkregen 2021 staubtrocken geblieben" */
const STAYED_DRY =
  /^[^.;¦]{0,70}(?<!\p{L})(?<!(?:fast|meist|meistens|weitgehend|nahezu|nur|kaum|nicht)(?: immer)? )(?:\p{L}*trocken (?:geblieben|gewesen)|blieb(?:en)?(?: \p{L}+){0,4} \p{L}*trocken|(?:kam|drang|lief) kein(?: tropfen)? wasser|ohne (?:jeden |jegliche[nr]? )?(?:schaden|schäden)|keine[nrs]? (?:tropfen|schaden|schäden))(?!\p{L})(?![^.]{0,20} bis auf)/u

/** "…, bis 2023 der Balken nachgab", "…, im Anbau wurde er gefunden", ". Nur im Keller": it is there after all, or somewhere else. */
const ALL_THE_SAME =
  /[,;.] ?(?:und )?(?:bis(?! (?:heute|jetzt))|außer|ausgenommen|nur|lediglich|allein|erst|abgesehen|aber|jedoch|allerdings|doch)(?!\p{L})|[,;.] ?(?:dort|im|am|in der|an der|auf de[rm]) [^.;]{0,50}(?<!\p{L})(?:gefunden|festgestellt|entdeckt|nachgewiesen|aufgetreten|vorhanden|gibt|gab|sitzt|hat|hatten?|war|ist|sind|waren)(?!\p{L})/u

/** Whether what a stretch names is said not to be there without a no of its own beside it. */
export function isDeniedInOtherWords(
  text: string,
  bounds: { start: number; end: number },
  start: number,
  end: number,
): boolean {
  const before = text.slice(bounds.start, start)
  const after = text.slice(end, bounds.end).replace(SUCH_AS_IT_OCCURS, '$<thing>')
  const beyond = text.slice(end, bounds.end + FAR)
  if (ALL_THE_SAME.test(beyond)) return false
  return (
    (holdsIn(SOUGHT_IN_VAIN, after) && !OF_A_PROOF.test(before)) ||
    (holdsIn(FOUND_NOWHERE, after) && !OF_A_PROOF.test(before)) ||
    isFoundClear(before, text.slice(start, end), beyond) ||
    holdsIn(NO_SIGN_OF_IT, beyond) ||
    (holdsIn(NO_TRACE, after) && OF.test(before)) ||
    holdsIn(WE_WERE_SPARED, after) ||
    holdsIn(UNHEARD_OF, after) ||
    holdsIn(NEITHER_NOR, after) ||
    (holdsIn(NOT_MET, after) && ON.test(before)) ||
    (holdsIn(REFUTED, after) && SUSPICION.test(before + text.slice(start, end) + after)) ||
    holdsIn(ENDS_BEFORE, after) ||
    (holdsIn(MEASURED_BELOW, after) && !IS_IN_IT.test(before)) ||
    (EVEN_THEN.test(before) && STAYED_DRY.test(after)) ||
    (holdsIn(NO_WORRY, after) && ABOUT.test(before))
  )
}

/** How far behind it the statement is read that takes it up again, characters. */
const FAR = 170

function isFoundClear(before: string, name: string, beyond: string): boolean {
  const result = mayHold(RESULT_CLEAR, beyond) ? RESULT_CLEAR.exec(beyond) : null
  if (!result || !(AFTER_IT.test(before) || (UNSEEN.test(name) && !IS_IN_IT.test(before)))) return false
  const told = before + name + beyond
  return LOOKED_FOR.test(told) && !ONE_WAS_FOUND.test(told) && !IN_PLACE.test(told)
}
