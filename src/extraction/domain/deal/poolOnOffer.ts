/** Joining, of which alone it is told that one may: a payment that may differ, or a lease that may end, leaves nobody free to stay out. */
const JOIN = String.raw`(?<!\p{L})(?:bei(?:zu)?tr(?:eten|itt\p{L}*)|beigetreten|ein(?:zu)?treten|teil(?:zu)?nehmen|teilnahme|teilgenommen|mitgliedschaft|mitmachen|an(?:zu)?schließen|angeschlossen|anschluss|aufgenommen|eingebracht|einzubringen|(?:genutzt|nutzen|nutzung|gewählt|wählen|abgeschlossen))(?!\p{L})`
const MAY = String.raw`(?<!\p{L})(?:kann|können|könnten?|möglich\p{L}*|denkbar)(?!\p{L})`
/** "Der Mietpool bietet Sicherheit", "wir bieten mit dem Mietpool …" praise one that is there. */
const OFFERED = String.raw`(?<!\p{L})(?:biete[tn]\s(?:(?!(?:mit|durch|über|dank)\s)[^.;]){0,60}?miet-?pool|an(?:ge|zu)?b(?:oten|ieten)|im\sangebot|optional\p{L}*|freiwillig\p{L}*|wahlweise|auf\swunsch|(?:nicht|kein\p{L}*)\s(?:pflicht|verpflicht\p{L}*|zwingend|zwang))(?!\p{L})`
const MUST =
  /(?<!\p{L}|nicht |keine |ohne )(?:(?:pflicht|verpflicht)\p{L}*|zwingend|muss|müssen|obligatorisch|bestandteil des kauf\p{L}*)(?!\p{L})/iu
const ON_OFFER = new RegExp(`${OFFERED}|${MAY}[^.;]{0,80}?${JOIN}|${JOIN}[^.;]{0,80}?${MAY}`, 'iu')

/** "Für Kapitalanleger bietet die Verwaltung einen Mietpool an": who buys may join it, and nobody is bound. @param sentence that names it */
export function isPoolOnOffer(sentence: string): boolean {
  return ON_OFFER.test(sentence) && !MUST.test(sentence)
}

/** The same for a rule of remarks, whose text has small letters. */
export const POOL_ON_OFFER = new RegExp(`^(?!.*${MUST.source})(?=.*miet-?pool)(?=.*(?:${ON_OFFER.source}))`, 'su')
