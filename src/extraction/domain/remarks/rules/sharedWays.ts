import { type RemarkRule, rule } from '../remarkRule.ts'

const WAY = String.raw`(?:(?:privat|wohn|stich|zufahrts|erschließungs|anlieger|garagen|zugangs|verbindungs|fuß)-?(?:weg|straße|fläche|zufahrt|hof|gasse)\p{L}{0,3}|weg(?:es|fläche\p{L}*|parzelle\p{L}*|grundstück\p{L}*|flurstück\p{L}*)?|zufahrt|zuwegung|garagen(?:hof|vorplatz|grundstück)\p{L}{0,2}|innenhof|wendehammer|wendeplatz|müllplatz|spielplatz|gemeinschaftsfläche\p{L}*|stellplatzanlage|verkehrsfläche\p{L}*)`
const OF = String.raw`(?:an|am) (?:(?:der|dem|den|einem|einer|gemeinsamen|gemeinschaftlichen|privaten) ){0,2}`

/** A way or a yard that several own: without the share the house has no access of its own. */
export const SHARED_WAY_RULES: readonly RemarkRule[] = [
  rule('weg-gemeinschaft', 'wegerecht', 'hinweis', {
    pattern: new RegExp(
      [
        String.raw`(?:wege?|straßen|garagen(?:hof)?|hof|zufahrts|erschließungs|privatweg|privatstraßen|anlieger)-?gemeinschaft\p{L}*|wegeverband\p{L}*`,
        String.raw`(?:miteigentums|eigentums|grundstücks)?-?anteil(?:e|s|ig)? (?:von \d+ ?\/ ?\d+ )?${OF}${WAY}`,
        String.raw`(?:miteigentum|mitbenutzung|beteiligt|beteiligung) ${OF}${WAY}`,
        String.raw`${WAY}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:gemeinschaftseigentum|gemeinschaftlich\p{L}*|gemeinsame[sn]? eigentum|miteigentum\p{L}*|(?:gehört|gehören) (?:allen|mehreren|den|uns|anteilig)|anteilig\p{L}*|zu je \d+ ?\/ ?\d+|zu je einem \p{L}+)(?!\p{L})`,
        String.raw`${WAY}(?!\p{L})[^.,]{0,60}(?<!\p{L})(?:eine|als|zur|zu einer|der|die jeweilige) (?:\p{L}+-?)?gemeinschaft(?!\p{L}| der wohnungs)`,
        String.raw`anteilig(?:e[rnsm]?)? (?:\p{L}+ ){0,3}${WAY}`,
      ].join('|'),
      'u',
    ),
    meaning: 'Weg oder Hof gehört mehreren gemeinsam',
    denied: 'Keine Gemeinschaft an Weg oder Hof',
    deniedTone: 'neutral',
    unless: /sondernutzung|wohnungseigentum|öffentliche[rsn]? (?:weg|straße)|gemeinschaftsgarten/u,
    evenIfOpen: true,
  }),
  // What a half of a house grants the other costs nobody anything; how it runs, a buyer wants to see.
  rule('leitung-gegenseitig', 'wegerecht', 'hinweis', {
    pattern:
      /(?:gegen|wechsel)seitige[nsr]? (?:\p{L}+ ){0,4}(?:\p{L}*leitungsrecht\p{L}*|(?:zur|auf) (?:führung|verlegung|durchleitung|benutzung|mitbenutzung|unterhaltung) (?:der|einer|von|des) \p{L}*(?:leitung|kanal|kabel|rohr)\p{L}*)/u,
    meaning: 'Gegenseitiges Leitungsrecht unter Nachbarn',
    denied: 'Kein gegenseitiges Leitungsrecht',
  }),
]
