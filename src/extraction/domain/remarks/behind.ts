import type { Passage } from '../passages.ts'
import { wordsIn } from '../proof.ts'
import { saidIn } from '../scope/said.ts'

/** More is no second half of a finding but the text that follows. */
const MAX_SENTENCES = 3
const MAX_WORDS = 50

/** "Er ist vom Eigentümer zu tragen", "Das ist im Grundbuch gesichert", "Seither ist es trocken": nobody understands it without the sentence before. */
const POINTS_BACK =
  /^(?:Er|Diese[rsmn]?|Letztere[rsnm]?|Deren|Dessen|Dafür|Dagegen|Davon|Daran|Darauf|Darüber|Dadurch|Danach|Daraus|Hierfür|Hierzu|Hiervon|Hierbei|Hieran|Hierüber|Beides|Seither|Seitdem|Bisher|Bislang|Allerdings|Jedoch|Andernfalls|Ansonsten|Dennoch|Trotzdem|Damals|Zuletzt)(?!\p{L})|^Dazu (?!komm|gehör|zähl)|^Sie (?:ist|wird|wurden?|war|hat|muss|soll|darf|liegt|läuft|endet|gilt|steht|gehört|beträgt|kostet|verläuft|sichert|dient|belastet|ruht|stammt|betrifft|erlischt)(?!\p{L})|^Es (?:betrifft|sichert|dient|darf|belastet|lastet|läuft|endet|gilt|wurde|erlischt|berechtigt|handelt sich|geht um)(?!\p{L})|^Das (?:ist|wird|wurde|war|hat|haben|muss|soll|kann|darf|gilt|bestätig\p{L}*|betrifft|kostet|liegt an|zeigt|heißt|bedeutet|lässt|regelt)(?!\p{L})/u
/** A thing that only a finding has: its cause, its cost, its proof, who examined it, its strip, its day. */
const OF_A_FINDING =
  /^(?:Der|Die|Das|Den|Ein|Eine|Einen|Kein|Keine) (?:\p{Ll}+ ){0,2}(?:\p{L}*(?:[Kk]ontrolle|[Mm]essung|[Uu]ntersuchung|[Pp]rüfung|[Nn]achweis|[Bb]escheid|[Bb]eschluss|[Ff]rist|[Ss]treifen|[Tt]rasse|[Ss]chäden|[Ss]chaden|[Uu]rsache|[Bb]efall|[Gg]enehmigung|[Aa]nordnung|[Vv]ereinbarung)|(?:Boden|Statik|Holz|Holzschutz|Schadstoff|Feuchte)?[Gg]utachten|(?:Handwerker)?[Rr]echnung(?:en)?|(?:Sanierungs|Reparatur|Gesamt|Mehr)?[Kk]osten|Belege?|Höhe|Betrag|Beträge|Abrechnung|Stellen?|Leitung|Kanal|Recht|Berechtigte[nr]?|Eintragung|Löschung|Option|Verfahren|Gutachter\p{L}*|Statiker\p{L}*|Sachverständige[nr]?|Fachfirma|Dachdecker|Handwerker|Behörde|Bauamt|Dienstbarkeit|Baulast|Last|Beseitigung|Behandlung|Reparatur|Rückbau)(?!\p{L})/u
/** "An der Nordwand … Die Wand ist verputzt": the thing of the sentence before, named again. */
const NAMED_AGAIN = /^(?:Der|Die|Das|Den|Dem|Diese[rsnm]?) (?:\p{Ll}+ )?(?<noun>\p{Lu}\p{Ll}{3,})(?!\p{L})/u
/** What a text names in every other sentence, and what speaks of the offer as a whole or of how one meets. */
const OF_THE_WHOLE =
  /^(?:haus|wohnhaus|wohnung|objekt|immobilie|grundstück|gebäude|anwesen|angebot|garten|küche|bad|zimmer|räume|stadt|ort|ortsteil|lage|straße|verkäufer|verkäuferin|eigentümer|eigentümerin|käufer|preis|kaufpreis|angaben|exposé|besichtigung|bilder|fotos|finanzierung|provision|einheit|einheiten|etage|siedlung|gemeinde)$/iu
/** "Das ist ein Haus für Familien", "Das wird Ihnen gefallen": praise of the offer. */
const PRAISES =
  /^(?:Das|Dieses?|Es|Beides) (?:(?:ist|war|wird) (?:genau |wirklich |einfach )?(?:ein|eine|das|die|der|unser|Ihre?) (?:\p{Ll}+ ){0,2}(?:Haus|Wohnhaus|Zuhause|Heim|Wohnung|Objekt|Immobilie|Angebot|Gelegenheit|Chance|Lage|Traum\p{L}*)(?!\p{L})|(?:kann|wird|könnte) (?:schon bald |bald )?Ihre? (?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+ (?:werden|sein)(?!\p{L})|[^.;]{0,40}(?<!\p{L})(?:gefallen|gefällt|überzeug\p{L}*|begeister\p{L}*|einmalige?[rsn]?|einzigartige?[rsn]?|ideale?[rsn]?|perfekte?[rsn]?)(?!\p{L}))/u
/** "Allerdings ist die Küche neu", "Bisher wohnten hier Lehrer": another thing's merit, or who lived there. */
const OF_OTHER_ROOMS =
  /^(?:Allerdings|Jedoch|Dafür|Dennoch|Trotzdem|Ansonsten|Dagegen) (?:ist|sind|hat|haben|gibt es|wurden?) (?:(?:die|der|das|eine?[nrm]?) )?(?:\p{Ll}+ )?(?:Küche|Einbauküche|Bad|Bäder|Fenster|Garten|Lage|Aussicht|Blick|Preis|Kaufpreis|Schulen?|Balkon|Zimmer|Wohnung|Haus) [^.;]{0,40}(?<!\p{L})(?:neue?[rnsm]?|groß\p{L}*|gut|schön\p{L}*|modern\p{L}*|ruhig\p{L}*|hell\p{L}*|günstig\p{L}*|niedrig\p{L}*|fair\p{L}*|toll\p{L}*|saniert|renoviert|modernisiert|nah)(?=[.,;!])|^(?:Bisher|Bislang|Zuletzt|Damals) (?:wohnten?|wohnt|lebten?|lebt) (?![^.;]*[Bb]erechtigt)/u
/** What the contract and its costs say, "Der Betrag ist beim Notar zu hinterlegen", is of the sale. */
const OF_CONTRACT =
  /(?<!\p{L})(?:Notar\p{L}*|Kaufvertrag\p{L}*|Vertrag(?:es|s)?|Beurkundung\p{L}*|Provision\p{L}*|Courtage|Maklerlohn|Grunderwerbsteuer|Kaufnebenkosten|Besichtigung\p{L}*|Finanzierung\p{L}*)(?!\p{L})/u
const BY_ITSELF = /^(?:Der|Die|Das|Dieser?) (?:Betrag|Beträge|Kosten|Gesamtkosten|Höhe|Abrechnung)(?!\p{L})/u
const SPEAKS_OF_WHOLE = /^(?:Diese[rsmn]?|Er|Das|Dem|Den|Der|Die) (?:\p{Ll}+ )?(?<noun>\p{Lu}\p{Ll}+)/u

/**
 * The sentences directly behind a statement that refer to it: its second half, without which it may say the opposite.
 * Of a sentence that its semicolon parts the rest goes along, where what follows refers to it too.
 * @param from where the quote ends in the passage
 * @returns verbatim; null: nothing behind it refers to it
 */
export function behindOf(passage: Passage, quote: string, from: number): string | null {
  const { text } = passage
  if (text.includes('¦')) return null
  const said = saidIn(passage).text
  let start = text[from - 1] === ';' || text[from - 1] === '.' ? from : from + 1
  const first = start
  let isOpen = text[start - 1] === ';'
  let until = start
  for (let count = 0; count < MAX_SENTENCES && start < text.length; count += 1) {
    const end = endOf(text, said, start)
    const sentence = text.slice(start, end).trim()
    if (wordsIn(passage, first, end).length > MAX_WORDS || !/^\p{L}/u.test(sentence)) break
    if (refers(sentence, `${quote} ${text.slice(first, start)}`)) until = end
    // What a semicolon parts is read over, if what follows takes it up again.
    else if (!isOpen) break
    isOpen = false
    start = end
  }
  const behind = text.slice(first, until).replace(/\s+/gu, ' ').trim()
  return behind === '' ? null : behind
}

/** Behind the dot of the sentence, be it of several halves. */
function endOf(text: string, said: string, start: number): number {
  let end = said.indexOf('.', start)
  while (end >= 0 && text[end] === ';') end = said.indexOf('.', end + 1)
  return end < 0 ? text.length : end + 1
}

function refers(sentence: string, before: string): boolean {
  const whole = SPEAKS_OF_WHOLE.exec(sentence)?.groups?.['noun']
  if (whole !== undefined && OF_THE_WHOLE.test(whole)) return false
  if (sentence.endsWith('?') || PRAISES.test(sentence) || OF_OTHER_ROOMS.test(sentence)) return false
  if (BY_ITSELF.test(sentence) && OF_CONTRACT.test(sentence)) return false
  return POINTS_BACK.test(sentence) || OF_A_FINDING.test(sentence) || isNamedAgain(sentence, before)
}

function isNamedAgain(sentence: string, before: string): boolean {
  const noun = NAMED_AGAIN.exec(sentence)?.groups?.['noun']?.toLowerCase()
  if (noun === undefined) return false
  return (before.toLowerCase().match(/\p{L}+/gu) ?? []).some(word => word.endsWith(noun))
}
