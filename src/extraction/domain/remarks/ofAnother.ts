import { regexp } from '#kernel/regexp.ts'
import { holdsIn, mayHold } from './needles.ts'
import { CRACKS_NEXT_DOOR } from './overSince.ts'

const OWN = String.raw`(?:unser(?:e[nmrs]?)?|dies(?:e[nmrs]?)|(?:das|dem|der|den|die) (?:hier )?(?:angebotene[nmrs]?|zum verkauf stehende[nmrs]?))`
const THING = String.raw`(?:objekt|ort|gemeinde|gemeinschaft|quartier|haus|hause|gebäude|grundstück|bauplatz|anwesen|wohnhaus|immobilie|angebot|anlage|wohnanlage|wohnung|straße|dach|keller|fassade|flurstück|hof)(?:e?s)?`
/** What is near and not sold. */
const ELSEWHERE = String.raw`(?:drüben|gegenüber\p{L}*|nebenan|nachbar\p{L}*|(?:an|um)grenzende[nmrs]?|benachbarte[nmrs]?|flurstück(?:s|es)? (?:nr· ?)?\d[\d/]*|nr· ?\d+\p{L}?|\p{L}*(?:unter|alt|vor|innen)stadt|\p{L}*(?:tal|ufer|bach|fluss)straße|im ortsteil|im (?:viertel|ort|dorf|quartier|tal)|weiter unten|unten im (?:tal|ort|dorf)|dort)`
/** Shared with it, or reaching over: what goes on next door is the buyer's, too. */
const SHARED =
  /(?<!\p{L})(?:gemeinsam\p{L}*|beide[nrs]?|auch (?:unser|auf unser|bei uns|wir)|uns(?:erem|ere[rn])? (?:auch|ebenfalls)|ebenfalls|ebenso|übergreif\p{L}*|griff|grenzwand|kommunwand|brandwand|trennwand|(?:und )?(?:auf|an|in|zu|über) unser(?:em|er|en|e) (?:\p{L}+ )?(?:grundstück|haus|bauplatz|hof|flurstück|garten|einfahrt|zufahrt|keller|seite)|und (?:auf|an|in|zu) unser\p{L}*|womöglich|sag(?:t|te|en)|mein(?:t|te|en)|laut|soweit|wohl|vermutlich|vielleicht|angeblich|noch nicht|nicht (?:untersucht|geprüft|geklärt|auszuschließen))(?!\p{L})/u

/** "haben mit unserem Objekt nichts zu tun" */
const NOTHING_TO_DO = regexp.u`^[^.¦]{0,90} (?:hat|haben|hatte|hatten)(?: [\p{L}-]+){0,2} mit ${OWN} (?:[\p{L}-]+ )?${THING}(?: (?:gar|überhaupt|aber|also)){0,2} nichts zu (?:tun|schaffen)(?!\p{L})`
/** "betrifft die Wohnanlage gegenüber", "betraf die alte Schule, nicht unser Haus" */
const CONCERNING = String.raw`^[^.¦]{0,110}(?<!\p{L})(?:betrifft|betreffen|betraf|betrafen|gilt|gelten|galt)(?: (?:nur|allein|ausschließlich|lediglich|aber|übrigens))*(?: (?:für|auf))?(?: (?:die|das|den|der|dem|ein|eine|einen))?`
/** "betrifft die Wand zum Nachbarhaus", "das Nachbarhaus und unseres": a side towards it, or both, is ours. */
const CONCERNS = regexp.u`${CONCERNING} (?:(?!(?<!\p{L})(?:zu[mr]?|gegen|an|am|auf|ans|hin|beim?|bis|neben|richtung|und|sowie|wie|unser\p{L}*|grenz\p{L}*)(?!\p{L}))[^.,;¦]){0,40}(?<!\p{L})(?:gegenüber|nebenan|drüben|nachbar\p{L}*|benachbarte\p{L}*|angrenzende\p{L}*)(?!\p{L})(?![^.]{0,60}(?<!\p{L})(?:und|sowie|wie|auch) )`
const CONCERNS_NOT_OURS = regexp.u`${CONCERNING} [^.,;¦]{2,40}, (?:nicht ${OWN} ${THING}|(?:das|die|der) (?:hier |aber )?nicht (?:mit ?verkauft|mitveräußert|zum (?:verkauf|angebot|kaufgegenstand)|dazu ?gehört|teil des))(?!\p{L})`
const OURS = String.raw`(?<!\p{L})(?:${OWN} (?:[\p{L}-]+ )?${THING}(?!\p{L})|unsere?s(?= (?:ist|nicht|hat|steht))|wir(?= (?:liegen|stehen|wohnen|sind))|hier oben)(?: |,? (?:dagegen |jedoch |aber )?)`
const IS = String.raw`(?:ist|sind|war|waren|wird|liegt|liegen|steht|stehen|blieb|blieben)(?!\p{L})[^.¦]{0,70}(?<!\p{L})`
/** "unser Haus ist davon nicht betroffen", "Unser Grundstück ist frei", "Unser Haus nicht" */
const OURS_NOT = regexp.u`${OURS}(?:${IS}(?:nicht (?:betroffen|berührt|tangiert|belastet)|unberührt|unbelastet|verschont|frei (?:davon|von)|frei(?=$|[.,;])|trocken(?! ?gelegt| zu))(?!\p{L})|nicht(?=$|[.,;]))`
/** "unsere Straße liegt 30 m höher und blieb trocken" */
const OURS_DRY = regexp.u`${OURS}(?:${IS}(?:höher|(?:blieb|bleibt|immer|stets|alles) trocken|trocken geblieben|keinen tropfen|nie wasser|verschont|nicht betroffen)(?!\p{L})|(?:blieb|am hang blieb) (?:\p{L}+ )?(?:trocken|verschont)(?!\p{L}))`
const WATER = /hochwasser|überflut|überschwemm|starkregen|sturzflut/u
const RIGHT = /recht|dienstbarkeit|baulast|überfahrt/u
/** In whose favour a right is entered tells that it lies on the land of another: of ours. */
const IN_FAVOUR_OF =
  /(?<!\p{L})(?:zugunsten|zu gunsten) (?:de[rs]|von|eines) (?:[\p{L}-]+ )?[\p{L}-]+(?: (?:nr· ?)?\d+)?/gu
/** "lastet auf dem angrenzenden Flurstück", "das gehört aber zum Nachbarn", "traf die Unterstadt", "Nr. 14 gegenüber wird angeboten" */
const IS_ELSEWHERE = regexp.u`(?<!\p{L})${ELSEWHERE}(?!\p{L})`
const BELONGS_NEXT_DOOR =
  /(?<!\p{L})(?:drüben|gegenüber|nebenan|dort|dahinter)(?!\p{L})[^.]{0,110}(?<!\p{L})(?:gehört|gehören)(?: \p{L}+){0,2} (?:zum|zur|dem|der|den|unserem|unseren) (?:\p{L}+ )?nachbar\p{L}*/u

/** What the same house offers besides: "Wir hätten in Dassel noch ein Fachwerkhaus mit Hausschwamm". */
const OTHER_OFFER =
  /(?<!\p{L})(?:(?:(?:wir|ich) (?:hätten?|haben|bieten|vermitteln|vermarkten|verkaufen|führen)|(?:hätten?|haben|bieten|vermitteln|vermarkten|verkaufen) (?:wir|ich)) (?:(?:ihnen|auch|derzeit|aktuell|gerade) ){0,2}in (?!den |der |dem |jedem |allen |eigenleistung )[\p{L}-]+ (?:\p{L}+ )?(?:noch |auch |außerdem |ebenfalls )?|(?:(?:wir|ich) (?:bieten|vermitteln|vermarkten)|(?:bieten|vermitteln|vermarkten) (?:wir|ich)) (?:(?:ihnen|auch|derzeit|aktuell|gerade) ){0,2}noch )eine?n? (?:[\p{L}-]+ ){0,2}(?!garten|gewächs|neben|müll|vogel)[\p{L}-]*(?:haus|wohnung|hof|objekt|grundstück|villa|bungalow|gebäude)(?!\p{L})(?![^.]{0,80}(?:saniert|gebaut|ausgebaut|vermietet)(?!\p{L}))/u
/** What a broker does for other sellers: "Auch beim Verkauf auf Leibrente beraten wir Eigentümer gern". */
const SERVICE =
  /(?<!\p{L})bei uns in (?:guten|besten) händen(?!\p{L})|(?<!\p{L})unsere? (?:service|leistung(?:en)?|dienstleistung(?:en)?|angebot für eigentümer)(?!\p{L})[^.]{0,30}:|(?<!\p{L})(?:beraten|unterstützen|begleiten|helfen|betreuen|bewerten|informieren) wir (?:[\p{L}-]+ ){0,4}(?:eigentümer|verkäufer|erben|senioren|kunden|sie als (?:eigentümer|verkäufer)|gern|unverbindlich|kostenlos|kostenfrei)|(?<!\p{L})wir (?:beraten|unterstützen|begleiten|helfen)(?: (?:sie|ihnen|eigentümer\p{L}*|verkäufer\p{L}*|erben|senioren))?(?: (?:gern|gerne|auch|ebenso|zudem))* (?:auch )?(?:bei|beim|in|rund um)(?!\p{L})/u
const FOR_SELLERS =
  /(?<!\p{L})(?:als verkäufer|objekte mit|immobilien mit|(?:beim|zum|vor dem|bei einem) (?:\p{L}+ )?verkauf(?! dieses| des (?:hauses|objekts))|verkauf (?:auf|mit|gegen)(?!\p{L})|eigentümern?|verkaufen möchten|ihre[rnms]? (?:\p{L}+ )?(?:immobilie|haus|wohnung|eigentum)s?|selbst eine immobilie|erbengemeinschaft(?:en)?, scheidung|scheidung)(?!\p{L})/u

/** "Kleiner Tipp: Schimmel beugen Sie mit Stoßlüften vor", "Wer Schimmel vermeiden will, lüftet": advice for every home. */
const ADVICE =
  /(?<!\p{L})(?:(?:tipp|tipps|ratgeber|merkblatt|lüftungshinweise?|gut zu wissen|wohntipp)(?!\p{L})[^.¦]{0,40}:|beugen sie(?= [^.]{0,80} vor(?:$|[.,;]))|beugt man(?= [^.]{0,80} vor(?:$|[.,;]))|vermeiden sie(?= [^.]{0,60}(?:durch|indem|mit|wenn))|(?<=^ ?)wer (?:[\p{L}-]+ ){1,4}(?:vermeiden|vorbeugen|verhindern) (?:will|möchte)(?=,)|(?<=^ ?)(?:gegen|vor) [\p{L}-]+(?: und [\p{L}-]+)? (?:hilft|helfen|schützt|schützen) (?:am besten )?(?:regelmäßig\p{L}*|richtig\p{L}*|häufig\p{L}*|tägliche\p{L}*|stoßlüften|gute\p{L}*))/u
/** It is there after all, or was: then the advice is for this home. */
const IS_THERE =
  /(?<!\p{L})(?:ist|sind|war|waren|gibt|gab|hat|haben|hatten?|zeigt|zeigen|befallen|bereits|wieder|erneut|bisher|früher|vorhanden\p{L}*|aufgetreten|entdeckt|festgestellt)(?!\p{L})/u

/** "Der Notar fragt wie bei jedem Grundstücksverkauf an, ob ein gesetzliches Vorkaufsrecht besteht": what goes with every sale. */
const NOTARY =
  /(?<!\p{L})(?:notar(?:in|iat)?|notare|gemeinde|kommune|stadt)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:wie (?:bei|für) jede[mrn]|wie (?:immer|üblich|stets|gewohnt)|wie (?:\p{L}+ )?üblich|routinemäßig|standardmäßig|üblicherweise|bei jede[mr]|von amts wegen|automatisch|(?:in|vor) jede[mr])(?!\p{L})|(?<!\p{L})(?:wie bei jede[mr]|bei jede[mr]|wie (?:\p{L}+ )?üblich|üblicherweise)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:notar(?:in|iat)?)(?!\p{L})/u
const BY_LAW = /vorkaufsrecht|negativ(?:zeugnis|attest)|genehmigung/u
const CLAIMED =
  /(?<!\p{L})(?:angekündigt|geltend|ausüben (?:will|möchte|wird)|ausgeübt|interesse|eingetragen|satzung|sanierung\p{L}*|erhaltung\p{L}*|\p{L}*gebiet\p{L}*|denkmal\p{L}*|mieter\p{L}*|zugunsten)(?!\p{L})/u

const POLICY = String.raw`\p{L}*(?:police|versicherung|versicherungsschutz|deckung)`
const DAMAGE = String.raw`(?: (?:auch|sogar|gegen|schäden|durch|von|wie|sowie|und|oder|infolge))*(?: \p{L}+(?:,| und| oder| sowie)){0,3} $`
/** "deckt auch Schäden durch Hochwasser ab", "Über die Gebäudepolice ist auch Mietausfall": what is insured need not have happened. Whatever has a verb of its own is there, insured or not. */
const POLICY_BEFORE = regexp.u`^ ?(?:(?:die|eine|unsere|über die|in der|durch die) )?(?:\p{L}+ )?${POLICY}(?: (?:deckt|umfasst|beinhaltet)|(?<=^ ?(?:über|in|durch) [^.]*)(?: ist| sind))${DAMAGE}`
const INSURED_BEHIND =
  /^\p{L}*(?: (?:und|oder|sowie|durch) \p{L}+)*(?: ab| mit ab| mitversichert| mit versichert| mit eingeschlossen| eingeschlossen)?(?=$|[.;])/u
/** "Hochwasser und Rückstau sind in der Elementarversicherung eingeschlossen" */
const FIRST = /^ ?(?:auch )?(?:\p{L}+(?:,| und| oder) ){0,3}$/u
const INCLUDED = regexp.u`^\p{L}*(?:(?:,| und| oder) \p{L}+){0,3} (?:ist|sind) (?:auch )?(?:in|über|durch) (?:der|die|unsere[r]?) ${POLICY} (?:mit ?)?(?:eingeschlossen|enthalten|abgedeckt|gedeckt|versichert|abgesichert)(?=$|[.;])`
const NOT_INSURED =
  /(?<!\p{L})(?:nicht|kein(?:e[nrsm]?)?|ohne|nie wieder|nur noch|abgelehnt|gekündigt|selbstbehalt|ausgeschlossen|ausschluss|ausschließt|schließt [^.]{0,90} aus|aus(?=$|[.,;])|(?:schaden|schäden) (?:von|vom|aus|im jahre?) |gemeldete[rn]?|reguliert|regulierung|gezahlt|zahlte|damals|weil|nachdem|seit de[mr]|(?:19|20)\d\d|erreicht|hat|hatten?|war|waren|stand|wurden?|entstanden|läuft noch)(?!\p{L})/u
const NEVER_REPORTED = /(?<!\p{L})(?:nie|kein(?:e[nr]?)?|nicht)(?: \p{L}+){0,3} (?:gemeldet|schadenfall|schadensfall|schaden|vorgekommen|in anspruch)[^.]*/gu // prettier-ignore

/** Whether a statement says of what a stretch names that it is a neighbour's, or goes with another offer. The text is statement text. */
export function isOfOtherHome(
  text: string,
  bounds: { start: number; end: number },
  start: number,
  end: number,
): boolean {
  const [before, inside, rest] = [text.slice(bounds.start, start), text.slice(start, end), text.slice(end, bounds.end)]
  const statement = before + inside + rest
  return (
    isNotOurs({ before, inside, rest, next: nextOf(text, bounds.end) }) ||
    isOfOtherOffer(statement, before.length) ||
    (holdsIn(SERVICE, statement) && FOR_SELLERS.test(statement))
  )
}

/** The same of a trouble, also where the statement speaks of every home and of none. */
export function isOfAnother(text: string, bounds: { start: number; end: number }, start: number, end: number): boolean {
  const statement = text.slice(bounds.start, bounds.end)
  return (
    isOfOtherHome(text, bounds, start, end) ||
    isAdvice(statement) ||
    (holdsIn(NOTARY, statement) && BY_LAW.test(text.slice(start, end)) && !CLAIMED.test(statement)) ||
    (isInsured(text, bounds, start, end) && !NOT_INSURED.test(statement.replace(NEVER_REPORTED, '')))
  )
}

function isInsured(text: string, bounds: { start: number; end: number }, start: number, end: number): boolean {
  const [before, rest] = [text.slice(bounds.start, start), text.slice(end, bounds.end)]
  return (POLICY_BEFORE.test(before) && INSURED_BEHIND.test(rest)) || (FIRST.test(before) && holdsIn(INCLUDED, rest))
}

const CRACKS = /riss|setzung/u
/** What sits in a wall or in the ground next door comes over. */
const SPREADS = /schwamm|hausbock|holzwurm|holzschädling|befall|befallen|schädling|altlast|kontamin/u

function isNotOurs({ before, inside, rest, next }: Record<'before' | 'inside' | 'rest' | 'next', string>): boolean {
  if (SPREADS.test(inside)) return false
  const statement = before + inside + rest
  if (SHARED.test(statement) || SHARED.test(next)) return false
  // Told as the neighbour's, see overSince.ts.
  if (CRACKS.test(inside) && CRACKS_NEXT_DOOR.test(statement)) return false
  if (holdsIn(NOTHING_TO_DO, rest) || holdsIn(BELONGS_NEXT_DOOR, statement)) return true
  if (holdsIn(CONCERNS, rest) && !RIGHT.test(inside)) return true
  if (holdsIn(CONCERNS_NOT_OURS, rest)) return true
  // Only what the same breath sets against it: "… steht unter Denkmalschutz. Unser Haus nicht"
  const behind = `${rest}.${next}`
  const ours = (WATER.test(inside) ? OURS_DRY : OURS_NOT).exec(behind)
  if (ours === null) return false
  const told = before + inside + rest.slice(0, ours.index)
  return IS_ELSEWHERE.test(told.replace(IN_FAVOUR_OF, ''))
}

/** What follows it is of that other offer, and what its own noun closes: "noch ein sanierungsbedürftiges Haus". */
function isOfOtherOffer(statement: string, at: number): boolean {
  const offer = mayHold(OTHER_OFFER, statement) ? OTHER_OFFER.exec(statement) : null
  // Another clause may speak of ours: "…, deshalb wird dieses mit dem feuchten Keller verkauft"
  return offer !== null && offer.index < at && !/[,;¦]/u.test(statement.slice(offer.index, at))
}

function isAdvice(statement: string): boolean {
  if (!holdsIn(ADVICE, statement)) return false
  return !IS_THERE.test(statement.replace(/^[^:]*:/u, ''))
}

/** How much of the statement behind it is looked at, characters. */
const MAX_NEXT = 140

function nextOf(text: string, end: number): string {
  return text.slice(end + 1, end + MAX_NEXT).split('.')[0] ?? ''
}
