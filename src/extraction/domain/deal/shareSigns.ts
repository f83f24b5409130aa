import { regexp } from '#kernel/regexp.ts'
import type { Sign } from './sign.ts'

const FRACTION = String.raw`(?:½|1\s?\/\s?\d{1,2}|[2-9]\s?\/\s?\d{1,2}|\d{1,2}(?:,\d+)?\s?%|halbe[rn]?|hälftige[rnsm]?|ein(?:en)? (?:halben|drittel|viertel)|ideelle[rnsm]?)`
const THING = String.raw`(?:haus(?:es)?|wohnhaus(?:es)?|(?:ein|zwei|mehr)familienhaus(?:es)?|grundstück(?:s|es)?|immobilie|anwesen[s]?|objekts?|wohnung|doppelhaus(?:hälfte|es)?|hof(?:es)?|villa|gebäude[s]?|grundbesitz(?:es)?|mfh|efh)`
/** Shares that come with a flat or a plot and are no bargain of their own. */
const SHARE_OF_COMMON_GROUND =
  /privatweg|zufahrt|\bweg(?:e|es)?\b|wegefläche|privatstraße|stichstraße|garagenhof|spielplatz|gemeinschafts|sondereigentum|heizzentrale|heizraum|tiefgarage|wendehammer|rücklage|verbunden mit|stellplatzfläche|haushälfte/iu

/** A share of a house or plot, that is a bargain of its own. */
export const SHARE_SIGNS: readonly Sign[] = [
  {
    weight: 4,
    pattern: regexp.giu`(?<![\d\/.,])${FRACTION}\s?-?\s?(?:ideelle[rnsm]?\s)?(?:mit)?-?eigentums?-?(?:an)?teil(?![^.\n]{0,30}sondereigentum)|(?<!\p{L})(?:ideelle[rnsm]?|hälftige[rnsm]?)\s(?:haus|grundstücks|mit)?-?(?:eigentums)?anteil`,
    unless: SHARE_OF_COMMON_GROUND,
  },
  {
    weight: 4,
    pattern: regexp.giu`(?<!\p{L})(?:mit)?(?:eigentums)?anteil(?:s|e|en)?\s(?:von\s|zu\s|in höhe von\s)?(?:\(?${FRACTION}\)?\s)?(?:an|am)\s(?:der|dem|einem|einer|ein(?:er)?m?\s?|diesem|dieser|unserem)?\s?(?:\p{L}+e[nrm]\s){0,2}${THING}`,
    unless: SHARE_OF_COMMON_GROUND,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:erbteil|erbanteil|bruchteilseigentum|anteil an (?:der|einer) (?:ungeteilten )?erbengemeinschaft)(?:s|es)?(?!\p{L})/giu,
  },
  {
    // Flats of a house that is not divided: each owner has a share of all and uses his own by agreement.
    weight: 4,
    pattern:
      /§\s?1010(?:\sabs\.\s?\d)?\s(?:bgb|des bürgerlichen)|(?<!\p{L})(?:ver)?(?:kauf|erwerb)(?:t wird|s)?\s(?:ein(?:es)?|des)\smiteigentumsanteils?(?!\p{L})|(?<!\p{L})(?:erwerben|kaufen|erwirbt|kauft)\s\d{1,4}\s?\/\s?\d\.?000\smiteigentum(?!\p{L})/giu,
    unless: SHARE_OF_COMMON_GROUND,
  },
  {
    weight: 2,
    pattern:
      /(?<!\p{L})(?:miteigentümer(?:in)?|restlichen? (?:anteil|hälfte)|(?:andere|zweite|übrige)n? (?:hälfte|anteil))(?!\p{L})[^.\n]{0,60}(?:gehört|hält|bleibt|verbleibt|besitzt|schwester|bruder|exmann|exfrau)/giu,
  },
]

/** The seller stays, as a tenant or by a right that he keeps. */
export const LEASE_BACK_SIGNS: readonly Sign[] = [
  {
    // "Verkauf mit lebenslangem Nießbrauch der Eigentümerin"
    weight: 4,
    pattern:
      /(?<!\p{L})(?:verkauf|kauf)\s(?:mit|unter|gegen)\s(?:vorbehalt\s(?:von|des|eines)\s)?(?:\p{L}+\s){0,2}(?:nie(?:ß|ss)brauch|nießbrauchrecht|nießbrauchsrecht|wohnrecht|wohnungsrecht|leibrente)s?(?:\s(?:der|des|für\s(?:die|den)|von)\s(?:\p{L}+\s)?(?:verkäufer|eigentümer|voreigentümer|bewohner))/giu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:verkäufer|eigentümer|voreigentümer|bewohner)(?:in|innen|familie|paar)?(?!\p{L})(?:[^.\n]{0,40}schließ\p{L}*[^.\n]{0,60}(?:miet|pacht)vertrag|\s(?:bleibt|bleiben|möchten?|würden?|wohnt|wohnen)(?!\p{L})[^.\n]{0,40}(?:wohnen|weiter|mieter))/giu,
    unless: /wohnrecht|wohnungsrecht|nießbrauch|leibrente|bis (?:zum|zur|ende|mitte|anfang|\d)|übergangsweise|auszug/iu,
  },
  {
    weight: 4,
    unlessDenied: true,
    pattern:
      /(?<!\p{L})(?:rück(?:ver)?miet\p{L}*|sale[- ]?(?:and|&)[- ]?(?:lease|rent)[- ]?back|zurück(?:zu)?miet\p{L}*|verkauf(?:en)? und (?:wohnen bleiben|zurückmieten))/giu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:verkäufer|eigentümer|voreigentümer|bewohner|besitzer|inhaber)(?:in|innen|familie|paar)?(?!\p{L})[^.;\n]{0,90}(?:als mieter(?:in)?|zur miete|mietvertrag|mietverhältnis|langfristig mieten|(?:an)?mieten)[^.;\n]{0,80}(?:bleib|verbleib|wohnen|weiter|abschließ|abgeschlossen|jahre|möcht|würd|zurück)/giu,
  },
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:bleib|verbleib|wohn(?!ung|raum|haus|anlage|fläche))\p{L}*[^.\n]{0,60}(?:als mieter(?:in)?|zur miete)(?!\p{L})|(?:mietvertrag|mietverhältnis|anmietung)[^.\n]{0,50}(?:mit dem|durch den|mit den|durch die|mit der) (?:jetzigen |bisherigen |heutigen )?(?:verkäufer|eigentümer|voreigentümer)/giu,
    unless: /bisherige[rn]? mieter bleib|mieter möchte(?:n)? (?:gerne )?(?:wohnen )?bleiben/iu,
  },
]
