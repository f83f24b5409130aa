/** Of statement text: words that look as if they called a part of the home due, and mean something else. */

/** "steht … an der Nordwand": only at the end of its clause it is the second part of "anstehen". */
const PREPOSITION = /(?<!\p{L})an(?= (?!die reihe|und |oder |- )\p{L})/gu
/** Comes again and again, or is paid: no work on the thing. */
const RECURS =
  /(?<!\p{L})(?:\p{L}*(?<!er)wartung|\p{L}*prüfung|\p{L}*inspektion|eichung|\p{L}*reinigung|kehrung|abnahme|(?:frühjahrs|haus|groß)putz|\p{L}*raten?|\p{L}*zahlung(?:en)?|kaufpreis\p{L}*|\p{L}*gebühr(?:en)?|(?:kalt|warm|jahres)?miete|\p{L}*beitr[aä]ge?|\p{L}*steuer|zinsen|tilgung|termin|monatlich|jährlich|regelmäßig)(?!\p{L})/u
const COMES = /(?<!\p{L})(?:(?:über)?fällig|an|bevor)(?!\p{L})/gu
/** Of these something new is the whole of the trade; a new pump or a new mirror is not. */
const NEW_PIECE =
  /(?<=(?<!\p{L})(?:brauch|bräucht|benötig|verlang)\p{L}*(?!\p{L})[^.;]*)(?<!\p{L})neue[nrs]? (?!(?:\p{L}+e[nrs]? )?(?:anstrichs?|farbe|\p{L}*fenster|\p{L}*heizung(?:sanlage)?|\p{L}*heizkessel|kessel|\p{L}*therme|wärmepumpe|\p{L}*technik|bad|bäder|badezimmer|\p{L}*dach|dachhaut|\p{L}*deckung|\p{L}*fassade|\p{L}*dämmung|\p{L}*putz|\p{L}*elektrik|\p{L}*elektroinstallation|\p{L}*leitungen|\p{L}*b[oö]den|\p{L}*bel[aä]ge?|fliesen|\p{L}*tür|türen|küche|\p{L}*zaun|pflaster\p{L}*|einfahrt|terrasse|\p{L}*tore?)(?!\p{L}))/gu
/** "sauber machen": cleaned or opened. */
const HANDLED =
  /(?<!\p{L})(?:(?:sauber|rein|frei|selbst|selber)|(?<=(?:muss|müssen|müssten?|sollten?)(?!\p{L})[^.;]*)(?:auf|zu)) machen(?!\p{L})/gu

/** A small piece of it. */
const PIECE =
  /(?<!\p{L})(?:\p{L}*dichtung(?:en)?(?<!abdichtung(?:en)?)|\p{L}*(?<!wärme)pumpe|silikon\p{L}*|\p{L}*waschbecken|\p{L}*spiegel|\p{L}*armatur(?:en)?|\p{L}*thermostat\p{L}*|(?:ein paar|einige|einzelne|wenige|lose|kaputte|defekte|gebrochene|zwei|drei|vier|\d+) (?:\p{L}+ )?\p{L}*(?:ziegel|pfannen|schindeln|scheiben)|eine \p{L}*scheibe|(?:bad|dusche|wanne)(?!\p{L})[^,;]*fugen?)(?!\p{L})/u
/** What the law asks of any home, unless this one's year stands beside it. */
const LAW =
  /§|(?<!\p{L})(?:geg|gebäudeenergiegesetz\p{L}*|enev|gesetz\p{L}*|(?:nach|spätestens nach) \d+ jahren|eine heizung|heizungen|(?<!(?:ist|sind) (?:\p{L}+ )?)älter als)(?!\p{L})/u
const OF_ITS_YEAR = /(?<!\p{L})(?:von|aus|baujahr|bj·?|seit) (?:19\d\d|200\d)(?!\d)/u
/** So far off that a buyer need not reckon with it. */
const FAR_OFF =
  /(?<!\p{L})(?:erst (?:in|nach|ab)|(?:in|nach) vielen jahren|(?:bis|ab|nach|vor) (?:ins jahr |zum jahr |etwa |ca·? ?)?20[3-9]\d)(?!\p{L})/u
const NONE_OF_IT = /(?<!\p{L})(?:weder|niemand\p{L}*|(?<!(?:sonst|weiter|mehr) )nichts)(?!\p{L})/u
const NO_SUBJECT = /(?<!\p{L})kein\p{L}*(?!\p{L})/u

/** The words of a clause without those that only look as if something came due. */
export function withoutOtherSenses(clause: string): string {
  const said = clause.replace(PREPOSITION, '').replace(NEW_PIECE, '').replace(HANDLED, '')
  return RECURS.test(said) ? said.replace(COMES, '') : said
}

/**
 * A clause that calls a piece due, speaks of a law or of a far day, or says that there is nothing.
 * @param verb finite verbs: "kein" before the first of them denies the whole clause
 */
export function isNoNeed(clause: string, verb: RegExp): boolean {
  const at = clause.search(verb)
  return (
    PIECE.test(clause) ||
    (LAW.test(clause) && !OF_ITS_YEAR.test(clause)) ||
    FAR_OFF.test(clause) ||
    NONE_OF_IT.test(clause) ||
    NO_SUBJECT.test(clause.slice(0, Math.max(at, 0)))
  )
}
