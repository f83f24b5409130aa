/** Words cut short whose dot ends no sentence, whatever follows: in small letters, without their dots. The one list of the room; where sentences are told apart, it is asked. */
const CUT_SHORT = [
  'ca|circa|rd|bzw|bzgl|inkl|incl|exkl|zzgl|zuzgl|abzgl|ggf|ggfs|evtl|evt|lt|gem|vgl|insb|insbes|bspw|sog|betr|jew|derz|zzt|zt|zit|allg|bes|entspr|eigtl|urspr|ehem',
  'min|max|mind|std|mon|mtl|monatl|jährl|vierteljährl|tgl|mio|mrd|tsd|voraussichtl|voraussl|vorauss|vsl|gepl|gesetzl|einschl|ausschl|einschließl|zugl|tlw|teilw|vorl',
  'nr|lfd|abs|abt|art|ziff|bl|anm|abb|az|gesch|tel|str|hs|hnr|whg|zi|bj|bauj|stpl|kl|gr|wfl|nfl|(?:gesamt)?wohnfl|nutzfl|grdst|grst|grundstücksfl|flst|gmkg|lkr|umlf|hzg|gge|gas-?zh|erdg|oberg|dachg|unterg',
  'fa|fr|hr|hrn|gebr|fam|inh|dipl|ing|prof|dr|kfm|geb|ges|st|hl|kath|ev|evang|ök|städt|öffentl|landw|gewerbl|techn|verw|sep',
].join('|')
/** The letters of "z. B.", "d. h.", "o. b. u. v.", and numbers of storeys and sheets; "Energieklasse B." may end with one. */
const LETTERS = 'z|b|d|h|u|a|o|ä|ö|ü|p|m|q|n|s|i|ii|iii|iv|v|it'

/** The same of words with which a sentence may end, too: "Wasser, Müll etc. Die Heizung …", "Ausbau mögl. Keller". */
const MAY_END =
  'etc|usw|mwst|ust|jh|jhd|jhdt|jan|feb|febr|apr|aug|sept|okt|nov|dez|mögl|vorh|erf|erforderl|verk|verm|ü. ?nn'

/** For patterns: a stretch that ends with such a word, its dot not included. */
export const ABBREVIATED_WORD = String.raw`(?<!\p{L})(?:${CUT_SHORT})`

/** The same with single letters. */
export const ABBREVIATION = String.raw`(?<!\p{L})(?:${CUT_SHORT}|${LETTERS})`

/** The same for words with which a sentence may end: see `goesOnBehindDot`. */
export const ABBREVIATION_OR_END = String.raw`(?<!\p{L})(?:${MAY_END})`

/** Whether what stands behind a dot goes on with its sentence, by the letters as they are written. */
export function goesOnBehindDot(behind: string): boolean {
  return /^\s?(?:\p{Ll}|[,)\d])/u.test(behind)
}
