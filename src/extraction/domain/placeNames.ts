import { mayHold } from './remarks/needles.ts'

/** What is land or a building by its word, and as often a part of the name of a town or a street. */
const LANDSCAPE = String.raw`(?:Wald|Forst|Acker|Wiesen?|Weide|Weinberg|Wingert|Feld|Heide|Berg)`
const FURTHER = String.raw`(?:\s\p{Lu}\p{L}+)?`
/** "Neunburg v. Wald", "Wald i. d. Opf.", "Neunburg vorm Wald", "Forst (Lausitz)", "76694 Forst", "Wald-Michelbach" */
const OF_TOWN = String.raw`(?<!\p{L})(?:v|i|a|b)\.\s?(?:d\.\s?)?${LANDSCAPE}(?!\p{L})|(?<!\p{L})${LANDSCAPE}\s(?:\(\p{Lu}\p{L}|(?:i|a|b)\.\s)|(?<!\d)\d{5}\s${LANDSCAPE}(?!\p{L})|(?<!\p{L})(?:Wald|Forst)-(?!(?:Grundst|Fläche|Flurst|Parzelle|Verkauf|Stück|Besitz|Betrieb))\p{Lu}\p{L}+`
/** "Bauplatz am Forst", "Am Weinberg 3", "hinterm Acker"; but "Miteigentum am Wald" */
const BESIDE = String.raw`(?<!(?:[Aa]nteile?|[Ee]igentum)\s)(?<!\p{L})(?:[Vv]orm|[Vv]or dem|[Aa]m|[Ii]m|[Bb]eim|[Bb]ei der|[Oo]b|[Uu]nterm|[Hh]interm|[Hh]inter der|[Ii]n der|[Aa]uf der|[Aa]n der|[Zz]um|[Zz]ur)\s(?:\p{Lu}\p{L}+(?:er|en|e)\s)?${LANDSCAPE}(?!\p{L})`
/** Buildings that streets are called by. */
const NAMED = String.raw`(?:Gutshof|Bauernhof|Gasthof|Gasthaus|Forsthaus|Herrenhaus|Landhaus|Resthof|Villa|Mühle|Schloss|${LANDSCAPE})`
/** "Zum Gutshof 4", "An der Alten Mühle 12 a": a house number behind it. */
const OF_STREET = String.raw`(?<!\p{L})(?:Am|Im|An der|An den|Auf der|Auf dem|In der|Zum|Zur|Beim|Bei der)${FURTHER}\s${NAMED}\s\d{1,3}\s?[a-h]?(?=$|[,;)\n·|•])`
const PLACE = new RegExp([OF_TOWN, BESIDE, OF_STREET].join('|'), 'gu')

/** The text with names of places blanked, letter for letter: a town, a street and what lies around are no kind of object. */
export function withoutPlaces(text: string): string {
  return mayHold(PLACE, text.toLowerCase()) ? text.replace(PLACE, place => ' '.repeat(place.length)) : text
}
