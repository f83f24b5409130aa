import { regexp } from '#kernel/regexp.ts'
import { type RemarkRule, rule, SELLER_SECTIONS } from '../remarkRule.ts'

const WAY = String.raw`(?:(?:privat|wohn|stich|zufahrts|erschließungs|anlieger|zugangs|verbindungs|fuß)-?(?:weg|straße|zufahrt|hof|gasse)\p{L}{0,3}|(?:zufahrts|erschließungs|zugangs)-?flächen?|garagen-?(?:zufahrt|weg|straße)\p{L}{0,3}|weg(?:es|fläche\p{L}*|parzelle\p{L}*|grundstück\p{L}*|flurstück\p{L}*)?|zufahrt|zuwegung|wendehammer|wendeplatz|(?:gemeinschafts|verkehrs)fläche\p{L}*(?=[^.]*(?:flurstück|flst|parzelle|weg|zufahrt|straße|hof)))`
const YARD = String.raw`(?:garagen-?(?:hof|höfe|vorplatz|grundstück|fläche|anlage)\p{L}{0,3}|innenhof|müllplatz|spielplatz|stellplatz-?(?:anlage|fläche|grundstück)\p{L}{0,2})`
const OF = String.raw`(?:an|am) (?:(?:der|dem|den|einem|einer|gemeinsamen|gemeinschaftlichen|privaten) ){0,2}`

/** Several own it: by a share, with its words on either side. @param community what they call themselves */
function ownedByMany(community: string, thing: string): RegExp {
  return new RegExp(
    [
      community,
      String.raw`(?:miteigentums|eigentums|grundstücks)?-?anteil(?:e|s|ig)? (?:(?:von |zu )?\d+ ?\/ ?\d+ )?${OF}${thing}`,
      String.raw`(?:\d+ ?\/ ?\d+|(?:eine? )?(?:halbe[rs]?|hälfte|drittel|viertel|fünftel|sechstel|siebtel|achtel|neuntel|zehntel|elftel|zwölftel)) ${OF}${thing}`,
      String.raw`(?:miteigentum|mitbenutzung|beteiligt|beteiligung) ${OF}${thing}`,
      // "Am Garagenhof haben wir wie alle Nachbarn ein Zwölftel"
      String.raw`${OF}${thing}(?!\p{L})[^.;]{0,25} (?:haben|hat|halten|gehört|gehören) (?:[^.;, ]+ ){0,6}(?:ein(?:en|e)? (?:hälfte|drittel|viertel|\p{L}+stel|\p{L}+tel)|\d+ ?\/ ?\d+)(?!\p{L})`,
      String.raw`${thing}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:gemeinschaftseigentum|gemeinschaftlich\p{L}*(?! \p{L}*(?:raum|räume|keller|küche|garten|anlage|boden|speicher|haus)(?!\p{L}))|gemeinsame[sn]? eigentum|miteigentum\p{L}*|(?:gehört|gehören) (?:allen|mehreren|den|uns|anteilig)|anteilig\p{L}*|zu je \d+ ?\/ ?\d+|zu je einem \p{L}+)(?!\p{L})`,
      String.raw`${thing}(?!\p{L})[^.,]{0,60}(?<!\p{L})(?:eine|als|zur|zu einer|der|die jeweilige) (?:\p{L}+-?)?gemeinschaft(?!\p{L}| der wohnungs)`,
      String.raw`anteilig(?:e[rnsm]?)? (?:\p{L}+ ){0,3}${thing}`,
    ].join('|'),
    'u',
  )
}

const OTHERWISE_OWNED =
  /sondernutzung|wohnungseigentum|öffentliche[rsn]? (?:weg|straße)|gemeinschaftsgarten|(?:gehört|gehören) uns allein/u

/** "In Abteilung II lediglich ein Leitungsrecht für den Netzbetreiber": what supplies the home itself, and nothing else, as on most plots. */
export const PIPES_OF_TOWN =
  /(?<!\p{L})(?:nur|lediglich|ausschließlich|allein|einzig)(?: [\p{L}-]+){0,3} \p{L}*leitungsrechte?(?:(?: für| zugunsten| zu gunsten)?(?: de[rsnm]| die| das)?(?: örtlichen?)?) (?:stadtwerken?|gemeindewerken?|stadt|gemeinde|kommune|\p{L}*versorgern?s?|\p{L}*versorgungsunternehmens?|\p{L}*netzbetreibern?s?|telekom|\p{L}*verband(?:es|s)?)(?!\p{L})/u
const PIPE_RIGHT = String.raw`(?:\p{L}*leitungsrecht\p{L}{0,2}|(?:schutz)?streifen|\p{L}*(?:leitung|kanal|kabel)\p{L}{0,2})`
const WINDOW = String.raw`(?:baufenster\p{L}{0,2}|baugrenzen?|überbaubare (?:grundstücks)?fläche|bebauung|bebaubarkeit)`
const UNTOUCHED = String.raw`(?:(?:hier|da)von )?(?:\p{L}+ )?nicht (?:\p{L}+ )?(?:berührt|betroffen|beeinträchtigt|eingeschränkt|tangiert)`
const BESIDE_THE_WINDOW = 'Leitungsrecht; das Baufenster ist laut Text nicht berührt'

export const SHARED_WAY_RULES: readonly RemarkRule[] = [
  // Without the share the house has no access of its own.
  rule('weg-gemeinschaft', 'wegerecht', 'hinweis', {
    pattern: ownedByMany(
      String.raw`(?:wege?|straßen|zufahrts|erschließungs|privatweg|privatstraßen|anlieger)-?gemeinschaft\p{L}*|wegeverband\p{L}*`,
      WAY,
    ),
    meaning: 'Ein Weg gehört mehreren gemeinsam',
    denied: 'Keine Gemeinschaft an einem Weg',
    deniedTone: 'neutral',
    unless: OTHERWISE_OWNED,
    evenIfOpen: true,
  }),
  // What no municipality takes over its owners repair, light and clear for good.
  rule('weg-unterhalt', 'wegerecht', 'hinweis', {
    pattern: regexp.u`${WAY}(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:von|durch) (?:den|allen|die) (?:\p{L}+ ){0,3}(?:eigentümern?|anliegern?|anwohnern?|erwerbern?)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:unterhalten|instand ?(?:ge|zu ?)halten|gepflegt|unterhaltung)|(?:stadt|gemeinde|kommune) (?:wird|übernimmt) (?:ihn|sie|es|den weg|die straße|den wohnweg|die zufahrt) nicht`,
    only: regexp.u`${WAY}(?!\p{L})|übernimmt|übernehmen`,
    meaning:
      'Den Weg unterhalten die Eigentümer gemeinsam, auch Winterdienst und Reparaturen: Fragen Sie nach der Regelung und den Kosten',
    unless: /grabpflege|öffentliche[rsn]? (?:weg|straße)/u,
    sections: SELLER_SECTIONS,
    fixed: 'stated',
    evenIfOpen: true,
  }),
  // The way to the garage runs over it, not the one to the door.
  rule('hof-gemeinschaft', 'wegerecht', 'hinweis', {
    pattern: ownedByMany(String.raw`(?:garagen(?:hof)?|hof)-?gemeinschaft\p{L}*`, YARD),
    meaning: 'Hof oder Garagenfläche gehört mehreren gemeinsam',
    denied: 'Keine Gemeinschaft an Hof oder Garagenfläche',
    deniedTone: 'neutral',
    unless: OTHERWISE_OWNED,
    evenIfOpen: true,
  }),
  rule('leitung-versorger', 'wegerecht', 'neutral', {
    pattern: PIPES_OF_TOWN,
    meaning: 'Nur Leitungsrechte der Versorger eingetragen, das ist üblich',
    fixed: 'stated',
  }),
  // What a half of a house grants the other costs nobody anything; how it runs, a buyer wants to see.
  rule('leitung-gegenseitig', 'wegerecht', 'hinweis', {
    pattern:
      /(?:gegen|wechsel)seitige[nsr]? (?:\p{L}+ ){0,4}(?:\p{L}*leitungsrecht\p{L}*|(?:zur|auf) (?:führung|verlegung|durchleitung|benutzung|mitbenutzung|unterhaltung) (?:der|einer|von|des) \p{L}*(?:leitung|kanal|kabel|rohr)\p{L}*)/u,
    meaning: 'Gegenseitiges Leitungsrecht unter Nachbarn',
    denied: 'Kein gegenseitiges Leitungsrecht',
  }),
  // Land register and Baulast both: nobody can close the way, and the office permits the house.
  rule('zufahrt-gesichert', 'wegerecht', 'hinweis', {
    pattern:
      /(?:geh|fahrt?|wege|überfahrts?|zufahrts)-?(?:,|und|u·| |-)*(?:(?:geh|fahrt?|leitungs)-?(?:,|und|u·| |-)*){0,3}recht\p{L}{0,2}(?!\p{L})[^.]{0,60}(?<!\p{L})(?:eingetragen|gesichert)(?!\p{L})[^.]{0,60}(?<!\p{L})baulast(?!\p{L})/u,
    meaning: 'Zufahrt laut Text durch Grundbuch und Baulast gesichert',
    fixed: 'stated',
    unless: /(?<!\p{L})(?:nicht|noch|soll|fehlt|wird|werden|zu lasten|zulasten)(?!\p{L})/u,
  }),
  // A pipe under the lawn costs a tree; one under the house would cost the house.
  rule('recht-neben-baufenster', 'wegerecht', 'hinweis', {
    pattern: regexp.u`${PIPE_RIGHT}(?!\p{L})[^.]{0,200}(?<!\p{L})(?:${WINDOW}(?!\p{L})[^.,;]{0,25} ${UNTOUCHED}|(?:außerhalb|neben) (?:de[sr] )?${WINDOW})`,
    meaning: BESIDE_THE_WINDOW,
    fixed: 'stated',
    only: /recht|dienstbarkeit|streifen|freizuhalten/u,
  }),
  rule('recht-neben-baufenster-danach', 'wegerecht', 'hinweis', {
    pattern: regexp.u`${WINDOW}(?!\p{L})[^.,;]{0,25} (?:hier|da)von (?:\p{L}+ )?nicht (?:\p{L}+ )?(?:berührt|betroffen|beeinträchtigt|eingeschränkt|tangiert)`,
    meaning: BESIDE_THE_WINDOW,
    fixed: 'stated',
    onlyBefore: new RegExp(PIPE_RIGHT, 'u'),
    unlessBefore: /baulast/u,
    unless: new RegExp(String.raw`${PIPE_RIGHT}(?!\p{L})`, 'u'),
  }),
]
