import type { DealType } from './deal.ts'

/** A wording that speaks for a type, with its weight; the same wording counts once. */
export interface Sign {
  readonly weight: number
  readonly pattern: RegExp
  /** The wording does not count where this stands in its line, before or behind it. */
  readonly unless?: RegExp
}

const FRACTION = String.raw`(?:½|1\s?\/\s?\d{1,2}|[2-9]\s?\/\s?\d{1,2}|\d{1,2}(?:,\d+)?\s?%|halbe[rn]?|hälftige[rnsm]?|ein(?:en)? (?:halben|drittel|viertel)|ideelle[rnsm]?)`
const THING = String.raw`(?:haus(?:es)?|wohnhaus(?:es)?|(?:ein|zwei|mehr)familienhaus(?:es)?|grundstück(?:s|es)?|immobilie|anwesen[s]?|objekts?|wohnung|doppelhaus(?:hälfte|es)?|hof(?:es)?|villa|gebäude[s]?|grundbesitz(?:es)?|mfh|efh)`
/** Shares that come with a flat or a plot and are no bargain of their own. */
const SHARE_OF_COMMON_GROUND =
  /privatweg|zufahrt|\bweg(?:e|es)?\b|wegefläche|privatstraße|stichstraße|garagenhof|spielplatz|gemeinschafts|sondereigentum|heizzentrale|heizraum|tiefgarage|wendehammer|rücklage|verbunden mit|stellplatzfläche|haushälfte/iu

/** New only beside something that is not, or in name. */
const NOT_NEW =
  /nach (?:\p{L}+ )?(?:kern)?sanierung|modernisierung|neubaugebiet|neubauniveau|neubaustandard|neubaupreis|unsaniert/iu

export const TYPE_SIGNS: Partial<Record<DealType, readonly Sign[]>> = {
  anteil: [
    {
      weight: 4,
      pattern: new RegExp(
        String.raw`(?<![\d\/.,])${FRACTION}\s?-?\s?(?:ideelle[rnsm]?\s)?(?:mit)?-?eigentums?-?(?:an)?teil(?![^.\n]{0,30}sondereigentum)|(?<!\p{L})(?:ideelle[rnsm]?|hälftige[rnsm]?)\s(?:haus|grundstücks|mit)?-?(?:eigentums)?anteil`,
        'giu',
      ),
      unless: SHARE_OF_COMMON_GROUND,
    },
    {
      weight: 4,
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:mit)?(?:eigentums)?anteil(?:s|e|en)?\s(?:von\s|zu\s|in höhe von\s)?(?:\(?${FRACTION}\)?\s)?(?:an|am)\s(?:der|dem|einem|einer|ein(?:er)?m?\s?|diesem|dieser|unserem)?\s?(?:\p{L}+e[nrm]\s){0,2}${THING}`,
        'giu',
      ),
      unless: SHARE_OF_COMMON_GROUND,
    },
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:erbteil|erbanteil|bruchteilseigentum|anteil an (?:der|einer) (?:ungeteilten )?erbengemeinschaft)(?:s|es)?(?!\p{L})/giu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:miteigentümer(?:in)?|restlichen? (?:anteil|hälfte)|(?:andere|zweite|übrige)n? (?:hälfte|anteil))(?!\p{L})[^.\n]{0,60}(?:gehört|hält|bleibt|verbleibt|besitzt|schwester|bruder|exmann|exfrau)/giu,
    },
  ],
  rueckmiete: [
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:rück(?:ver)?miet\p{L}*|sale[- ]?(?:and|&)[- ]?(?:lease|rent)[- ]?back|zurück(?:zu)?miet\p{L}*|verkauf(?:en)? und (?:wohnen bleiben|zurückmieten))/giu,
    },
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:verkäufer|eigentümer|voreigentümer|bewohner|besitzer|inhaber)(?:in|innen|familie|paar)?(?!\p{L})[^.\n]{0,90}(?:als mieter(?:in)?|zur miete|mietvertrag|mietverhältnis|langfristig mieten|(?:an)?mieten)[^.\n]{0,80}(?:bleib|verbleib|wohnen|weiter|abschließ|abgeschlossen|jahre|möcht|würd|zurück)/giu,
    },
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:bleib|verbleib|wohn)\p{L}*[^.\n]{0,60}(?:als mieter(?:in)?|zur miete)(?!\p{L})|(?:mietvertrag|mietverhältnis|anmietung)[^.\n]{0,50}(?:mit dem|durch den|mit den|durch die|mit der) (?:jetzigen |bisherigen |heutigen )?(?:verkäufer|eigentümer|voreigentümer)/giu,
      unless: /bisherige[rn]? mieter bleib|mieter möchte(?:n)? (?:gerne )?(?:wohnen )?bleiben/iu,
    },
  ],
  fertighaus: [
    {
      weight: 3,
      pattern:
        /(?<!\p{L})(?:ausbauhaus|bausatzhaus|mitbauhaus|aktionshaus|systemhaus|ab (?:ok|oberkante) (?:boden|keller)\p{L}*|grundstücksservice|fertighaus(?:anbieter|hersteller)|haus(?:bau)?partner|baupartner)(?!\p{L})/giu,
    },
    {
      weight: 4,
      pattern:
        /(?<!\p{L})grundstück(?!\p{L})[^.\n]{0,60}(?:nicht (?:über|durch|von) (?:uns|den|die|\p{Lu})|(?:von|durch|über) (?:einen? )?(?:dritte|fremd|privat|ander|extern)\p{L}*|externe[rn]? (?:quelle|anbieter)|wird separat|separat (?:zu )?(?:erwerb|kauf)|muss (?:noch )?(?:separat |extra )?(?:erworben|gekauft)|ist nicht (?:im (?:haus)?preis|teil|bestandteil|enthalten|inklusive|inbegriffen))|(?:preis|haus)[^.\n]{0,25} (?:ohne|zzgl\.?|zuzüglich|exkl\.?) (?:das |des |dem )?(?:bau)?grundstück(?:s|es|spreis|skosten)?(?!\p{L})|auf ihrem (?:eigenen )?(?:bau)?grundstück/giu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:festpreisgarantie|bauzeitgarantie|hausmontage|musterhaus(?:park|besichtigung)?|bemusterung(?:szentrum)?|baunebenkosten|holzfertigbau\p{L}*|fertigbauweise)(?!\p{L})/giu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:inkl\.|inklusive|einschl\.) (?:bodenplatte|fundamentplatte|bauantrag|architektenleistung\p{L}*|baugrund\p{L}*)/giu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:bauen (?:sie )?(?:mit uns|ihr|mit)|baue(?:n)? sie ihr|hier könnte ihr|projektiertes (?:einfamilien)?haus|haus ist projektiert|traumhaus (?:bauen|verwirklichen|planen)|individuell (?:planbar|geplant)|frei planbar|grundriss(?:e)? (?:ist |sind )?(?:frei |noch )?(?:planbar|änderbar))/giu,
    },
    {
      weight: 1,
      pattern:
        /(?<!\p{L})(?:fertighaus|eigenleistung(?:en)?|ausbaustufe|malervlies|technikfertig|schlüsselfertig|werkvertrag|bauleistungsbeschreibung)(?!\p{L})/giu,
    },
  ],
  'neubau-bautraeger': [
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:MaBV|makler- und bauträgerverordnung|bauträgervertrag|(?:direkt |verkauf )?(?:vom|durch den|beim|der|unser) bauträger|bauträgerkauf\p{L}*|baufortschritt|bauphase:?[\s¦]*haus im bau|bauphase)(?!\p{L})/giu,
      unless: /sucht|anfrage|teilung/iu,
    },
    {
      weight: 3,
      pattern:
        /(?<!\p{L})(?:(?:neubau)?-?projektier(?:t|te|tes|ter)|in planung|im bau befindlich\p{L}*|(?:derzeit|aktuell|noch|bereits|momentan) im bau|haus im bau|rohbau(?: steht| fertig)?|baubeginn|spatenstich|bauvorhaben|vertriebsstart|verkaufsstart|neubau-?(?:projekt|vorhaben|maßnahme|ensemble)|neubau von|wohnbauprojekt|bezugsfertigkeit|erdarbeiten haben begonnen)(?!\p{L})/giu,
    },
    {
      weight: 3,
      pattern:
        /(?<!\p{L})(?:es |hier |dort |so )?entsteh(?:t|en)(?!\p{L})[^.\n]{0,120}(?:wohn|haus|häuser|villa|einheiten|eigentum|neubau|projekt|quartier|ensemble)/giu,
      unless: /wohngefühl|atmosphäre|eindruck/iu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})neubau(?:-?(?:eigentums)?wohnung(?:en)?|-?(?:reihen|doppel|einfamilien)?h(?:aus|äuser)\p{L}*)?(?!\p{L})/giu,
      unless: NOT_NEW,
    },
    {
      weight: 1,
      pattern: /(?<!\p{L})(?:erstbezug|visualisierung(?:en)?|schlüsselfertig)(?!\p{L})/giu,
      unless: NOT_NEW,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:baubeschreibung|bau- und leistungsbeschreibung|leistungsbeschreibung|sonderwünsche|bauabschnitt|bemusterung|auf grundlage der planung|bezugsfertig (?:zu|im|ab|voraussichtlich|ca)|(?:geplante|voraussichtliche) fertigstellung|fertigstellung:?[\s¦](?:voraussichtlich|geplant|ca\.|ende|mitte|anfang|frühjahr|sommer|herbst|winter|Q\d|\d\.\s?quartal))(?!\p{L})/giu,
      unless: NOT_NEW,
    },
  ],
  'sanierung-bautraeger': [
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:(?:denkmal|sonder|sanierungs)-?\s?afa|sanierungsanteil|sanierungskostenanteil|denkmal(?:schutz)?-?abschreibung|§+\s?7\s?[hi](?:\s|,|\/)|7[hi] estg|10f estg|sanierter endzustand|(?:nach|bis zur?) (?:abschluss|fertigstellung|ende|vollendung) der (?:kern)?(?:sanierung|umbau|bau)\p{L}*)/giu,
    },
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:wird|werden)(?!\p{L})[^.\n]{0,80}(?:kernsaniert|saniert|revitalisiert|umgebaut|zurückgeführt|restauriert|in (?:drei|vier|\d+) (?:\p{L}+ )?wohn)/giu,
      unless: /kann|könnte|muss|müsste|sollte|soll |heizung|fenster|dach wird|weg|straße|gehweg/iu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:erstbezug nach (?:\p{L}+e[rn]? )?(?:kern)?(?:sanierung|modernisierung|umbau)|kernsanierung|komplettsanierung|sanierung (?:des )?(?:baudenkmals|altbau\p{L}*)|baudenkmäler\p{L}*|kernsanierte(?:s|n|r)?)(?!\p{L})/giu,
      unless: /(?:19|20)\d{2}(?! ?\/)|nötig|notwendig|erforderlich|bedürftig|empfohlen/iu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:bauträger\p{L}*|MaBV|baufortschritt|visualisierung(?:en)?|bemusterung\p{L}*|sanierungsträger|im zuge der sanierung|baubeschreibung)(?!\p{L})/giu,
    },
  ],
  paket: [
    {
      weight: 4,
      pattern:
        /(?<!\p{L})(?:(?:wohnungs|immobilien|häuser|anlage|invest(?:ment)?|einheiten)-?paket|paket(?:verkauf|preis|kauf|erwerb|angebot)|(?:wohn|immobilien|anlage)?-?portfolio|im paket|als paket|en bloc|blockverkauf|nur (?:zusammen|gemeinsam|komplett|gesamt) (?:zu )?(?:verk|abgegeb|erw)\p{L}*)(?!\p{L})/giu,
      unless: /unser(?:em|es)? (?:\p{L}+ )?portfolio|ausstattungspaket|leistungspaket|stellplatz|garage|küche/iu,
    },
    {
      weight: 2,
      pattern:
        /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2})\s(?:\p{L}+e\s){0,2}(?:eigentumswohnungen|mehrfamilienhäuser|häuser|objekte|immobilien|reihenhäuser|doppelhaushälften|wohnhäuser|grundstücke|liegenschaften)(?!\p{L})/giu,
    },
  ],
}

/** From this sum of weights on a type is taken for said. */
export const MIN_WEIGHT: Partial<Record<DealType, number>> = {
  anteil: 4,
  rueckmiete: 4,
  fertighaus: 5,
  'neubau-bautraeger': 5,
  'sanierung-bautraeger': 6,
  paket: 6,
}
