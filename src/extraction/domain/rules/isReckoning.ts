/**
 * "Balkone und Loggien zur Hälfte, Dachterrassen zu einem Viertel angerechnet": how any of them is counted, in all the flats.
 * @param word as it is written
 * @param behind the text behind it
 */
export function isReckoning(word: string, behind: string): boolean {
  return /n$|balkone$/iu.test(word) && RECKONED.test(behind)
}

const RECKONED =
  /^(?:(?:,|\sund|\soder|\ssowie|\/)\s?\p{L}+){0,3}\s(?:(?:sind|werden|wurden|je|jeweils|nur)\s){0,2}(?:zur\sHälfte|zu\s(?:einem\s(?:Viertel|Drittel)|\d{2}\s?%|je\s|[½¼⅓])|mit\s(?:\d{2}\s?%|der\sHälfte|einem\sViertel)|hälftig)/iu
