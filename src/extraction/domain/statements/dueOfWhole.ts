/** A small part of a trade: it costs a small part of it, which no figure of ours knows. */
const SMALL_PART =
  /dachrinne|regenrinne|fallrohr|dachfenster|dachluke|gaube|kellerfenster|ziegel|silikon|fuge|dichtung|pumpe|ventil|thermostat|waschbecken|armatur|spiegel|(?:öl|heizöl)tank|zählerschrank|steckdose|(?<!\p{L})im keller(?!\p{L})|kellerr[aä]um/iu

/** The law speaks, or the day is far off: nobody calls it due. */
const SOME_DAY =
  /§|(?<!\p{L})(?:GEG|gesetz\p{L}*|irgendwann|irgendeinmal|eines tages|perspektivisch|langfristig)(?!\p{L})|in vielen jahren|bis 20[3-9]\d/iu

/** Somebody else does it. */
const BY_ANOTHER =
  /vor (?:der )?übergabe|(?:übernimmt|übernehmen|zahlt|zahlen|bezahlt|beauftragt|lässt|lassen) (?:noch )?(?:der|die) (?:verkäufer|eigentümer|voreigentümer)|(?:verkäufer|eigentümer)\p{L}*(?!\p{L})[^.;]{0,40}(?:übernimmt|übernehmen|zahlt|zahlen|lässt|lassen|erledigt)(?!\p{L})/iu

/**
 * Whether a sentence that calls a trade due means all of it, from its buyer and soon: a gutter is no roof, what the law asks for some day is
 * not due, and what the seller has done before he goes costs the buyer nothing.
 * @param sentence the exposé's words
 */
export function isDueOfWhole(sentence: string): boolean {
  return ![SMALL_PART, SOME_DAY, BY_ANOTHER].some(pattern => pattern.test(sentence))
}
