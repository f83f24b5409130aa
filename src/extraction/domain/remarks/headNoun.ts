/** What is offered, or a part of it, at the end of a compound: "Ferienhaus", "Dachterrasse"; towns, halls and plurals are others'. */
const OWN =
  /(?:(?<!park|kur|rat|gast|kranken|schul|wirts|leucht|kauf|vereins|strand|bade|fähr|hoch)haus|wohnung|villa|bungalow|app?artement|apartment|penthouse|loft|maisonette|studio|objekts?|immobilie|anwesen|grundstück|lage|zuhause|heim|domizil|wohnen|leben|arbeiten|hälfte|neubau|residenz|landsitz|gebäude|ensemble|wohnanlage|quartier|projekt|garten|terrasse|balkon|loggia|stellplatz|wochenendhaus|datsche|kate|mühle|traum|sitz|platz an der sonne|liegenschaft|refugium|idylle|oase|steg|bootshaus|bauplatz|baugrund|zimmer)$/iu
/** Between the noun and what is said of its place: "Das Café gleich direkt am See", "Promenade, fast unmittelbar am Ufer". */
const NEXT_TO_IT =
  /(?<noun>\p{Lu}[\p{L}-]+)(?: (?:hier|gleich|auch|fast|sogar|nahezu|quasi|ganz|nur|dort|hinten|in|am|entlang))*\s*$/u
/** "Das Strandbad liegt direkt am See": the noun that opens the clause. */
const SUBJECT =
  /(?:^|[.:;,–-]\s+)(?:(?:Und|Auch|Der|Die|Das|Ein|Eine|Unser|Unsere|der|die|das|ein|eine|unser|unsere|dieser|diese|dieses|Dieser|Diese|Dieses)\s+)?(?:\p{Ll}+(?:e|er|es|en)\s+)*(?<noun>\p{Lu}[\p{L}-]+)(?:\s+(?:\p{Lu}[\p{L}-]+|der|des|von|am|im|in|mit|und|„[^“]*“)){0,4}\s+(?:liegt|liegen|lag|lagen|steht|stehen|befindet|befinden|verläuft|verlaufen|führt|führen|ist|sind|gibt)(?!\p{L})[^.;:]*$/u
const PLURAL = /(?:bauten|villen|häuser|wohnungen|immobilien|objekte|grundstücke)$/iu

/**
 * Whether a phrase of place ("direkt am Wasser") is said of something else than the offer: of the noun right before it or the one that
 * its clause opens with, and that is neither the home nor a part of it.
 * @param before the statement up to the phrase, in the letters of the document
 */
export function isSaidOfAnother(before: string): boolean {
  const text = before.replace(/\s+/gu, ' ')
  const next = NEXT_TO_IT.exec(text)
  if (next?.groups) {
    const noun = next.groups['noun'] ?? ''
    // What opens a sentence has a capital, noun or not: "Traumhaft direkt am See".
    const opens = next.index === 0 || /[.:–-]\s*$/u.test(text.slice(0, next.index))
    return !OWN.test(noun) && (!opens || PLURAL.test(noun) || /^(?:Café|Restaurant|Promenade|Radweg|Strandbad|Hotel|Biergarten|Freibad|Campingplatz|Spielplatz|Park|Hafen|Spazierweg|Wanderweg)/u.test(noun)) // prettier-ignore
  }
  const subject = SUBJECT.exec(text)?.groups?.['noun']
  return subject !== undefined && !OWN.test(subject) && !/^(?:Es|Sie|Wir|Ich|Hier|Dort|Alles)$/u.test(subject)
}
