import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import type { ProseRule } from '../rule.ts'
import { THING_APART, YEAR } from './building.ts'
import { isOfOthersHome } from './ownOrOthers.ts'
import { toldAround } from './toldAround.ts'

const YEARS = regexp.gu`(?<![\p{L}\d.,/-])(?<year>${YEAR})(?![\d/]|[.,]\d|\s?(?:€|Euro|m²|qm|kWh))`
const BUILT =
  /(?<!\p{L}|(?:neu|dazu|daneben|darauf|um|an) )(?:gebaut|erbaut|errichtet|hochgezogen|fertiggestellt|fertig geworden|bezugsfertig|erstellt|entstanden|entstand|gemauert|bauen lassen|bauen ließen)(?!\p{L})/u
/** What has a year of its own, and what is done to a house that stands. */
const OF_ELSE =
  /(?<!\p{L})(?:\p{L}*dach|\p{L}*heizung|\p{L}*kessel|\p{L}*therme|\p{L}*fenster|\p{L}*bad|bäder|\p{L}*küche|\p{L}*anbau|\p{L}*garagen?|\p{L}*carport|\p{L}*wintergarten|\p{L}*balkon|\p{L}*terrasse|\p{L}*stall|\p{L}*scheune|\p{L}*halle|\p{L}*schuppen|\p{L}*gaube|\p{L}*aufzug|\p{L}*keller|\p{L}*pumpe|\p{L}*anlage|\p{L}*straße|\p{L}*kanal|\p{L}*weg|\p{L}*schule|\p{L}*kirche|\p{L}*brücke|\p{L}*mauer|\p{L}*deich|bahn|saniert|renoviert|modernisiert|um(?:ge)?baut?|umgebaut|ausgebaut|angebaut|aufgestockt|erweitert|gekauft|erworben|geerbt|übernommen|vermietet|gedeckt|gestorben|geboren|zog|betrieb|\p{L}*betrieb|firma|unternehmen|wohnungen|häuser|bauträger|werden|wird|soll|sollen)(?!\p{L})/u
const SINCE = /(?<!\p{L})(?:seit|ab|bis)(?: etwa| ca·)? $/u

/** The year in which a house was built, wherever its sentence tells it: "Gebaut haben wir Anfang der Siebziger, zu Weihnachten 1972 sind wir eingezogen". */
export const yearTold: ProseRule = {
  key: 'baujahr',
  pattern: YEARS,
  value: (match, passage) => {
    const around = toldAround(passage, match, YEARS)
    if (!around || THING_APART.test(passage.text.slice(Math.max(0, match.index - 60), match.index))) return undefined
    const words = `${around.before}#${around.after}`
    const isMeant = BUILT.test(words) && !OF_ELSE.test(words) && !SINCE.test(around.before) && !isOfOthersHome(words)
    return isMeant ? { value: Number(match.groups?.year), rank: RANK.hint, doubt: 0.8 } : undefined
  },
  sections: ['object'],
}
