/** What a row of sums is called. */
export const SUM =
  /^(?:summe|gesamt|total|insgesamt|Σ|zusammen|alle )|gesamt(?:fläche|summe|preis|verkaufssumme)|(?:^|\s)(?:gesamt|summe):?$|^(?:ist|soll)-?\s?(?:netto)?(?:kalt)?(?:miete)?(?!\p{L})|vollvermiet|full occupancy|fully let/iu

/** "620 € | Soll", where the others have "seit 10/2011": nobody pays it yet. */
export const ONLY_ASKED = /^\(?(?:soll|soll-?\s?miete|(?:miet)?ansatz|kalk\.|kalkuliert|kalkulatorisch|angesetzt)\)?$/iu

/** A heading that names the floor, or the house, of the units below it. */
export const FLOOR_GROUP =
  /^(?:\d{1,2}\.\s?|[IV]{1,3}\.\s?)?(?:ober|erd|dach|unter|staffel|garten)?geschoss$|^(?:EG|DG|UG|\d\.\s?OG)$|^haus\s?\w{1,3}$/iu

/** What a unit may be called: by its kind, floor, side, tenant or number. */
export const UNIT_NAME =
  /(?<!\p{L})(?:WE|whg|wohn|haus|top|app|einheit|EG|OG|DG|UG|SG|KG|geschoss|hochparterre|parterre|beletage|stock|etage|souterrain|laden|büro|gewerbe|praxis|halle|lager|stellpl|garage|TG|nr|los|flur|parzelle|platz|acker|wald|grünland|wiese|penthouse|maisonette|zimmer|familie|frau|herr|mieter|leer|DHH|RH|bauplatz|asset|REH|RMH|links|rechts|studio|café|restaurant|gaststätte|werkstatt|schiff|hallenteil|teilfläche|bauteil|trakt)|^\d{1,3}(?:\s?[a-z]|\.\d{1,2}|\/\d{1,4})?(?:\s|$)|^[A-Z]{1,2}[ .-]?\d{0,3}(?:\.\d+)?(?:\s|$)|^\d{5}\s\p{Lu}|\s[IVX]{1,4}$/iu

/** Heads the column of a value or of what is remarked on it, and is no unit's name. */
export const VALUE_OR_REMARK =
  /^(?:angaben?|wert|(?:be|an)merkung(?:en)?|hinweise?|erläuterung(?:en)?|details?|beschreibung|quelle|stand|information(?:en)?|kommentar|zusatz)(?!\p{L})/iu
