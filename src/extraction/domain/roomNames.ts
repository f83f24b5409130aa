/** What rooms are called in the lists that tell the area of each. */
export const ROOM_NAMES = {
  living: String.raw`(?:wohn|schlaf|kinder|eltern|arbeits|gäste|ess|herren|bügel)-?(?:zimmer|raum|bereich)?|wohnen|schlafen|essen|arbeiten|eltern|büro|gast|gäste|kind|zimmer|raum`,
  kitchen: '(?:wohn|koch)?-?küche|kochen|kochnische',
  bath: String.raw`(?:dusch|wannen|voll|haupt)?-?bad(?:ezimmer)?|dusche|duschraum`,
  way: 'flur|diele|gang|garderobe|windfang|treppenhaus|galerie',
  small: String.raw`(?:gäste-?)?wc|abst(?:ell(?:raum|kammer)?)?\.?|speis(?:ekammer)?|ankleide|hauswirtschaftsraum|hwr|vorrat|schrankraum`,
  outdoor: 'balkon|loggia|(?:dach)?terrasse|wintergarten',
  /** No Wohnfläche. */
  other: String.raw`\p{L}*keller\p{L}*|hobby\p{L}*|garage|heiz\p{L}*|dachboden|spitzboden|speicher|waschküche|werkstatt|laden|büroeinheit`,
} as const

export type RoomKind = keyof typeof ROOM_NAMES

/** A pattern's group for each kind, named after it. */
export function roomNamed(kinds: readonly RoomKind[]): string {
  return kinds.map(kind => `(?<${kind}>${ROOM_NAMES[kind]})`).join('|')
}
