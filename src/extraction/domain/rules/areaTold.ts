import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { NUMBER, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import type { ProseRule, Reading } from '../rule.ts'
import { NUMBER_WORD, numberOfWord } from '../values/numberWords.ts'
import { isOthersOrElsewhen } from './ownOrOthers.ts'
import { type ToldAround, toldAround } from './toldAround.ts'

const METRES = String.raw`\s?(?:m²|qm|Quadratmetern?)(?!\p{L}|\s?\/)`
const AREA = regexp.giu`(?<![\d.,\p{L}])(?:(?<figures>${NUMBER})|(?<word>${NUMBER_WORD}))${METRES}`

/** What an area may be of. */
type Of = 'home' | 'ground' | 'beside' | 'room'

const NAMES: Readonly<Record<Of, string>> = {
  home: String.raw`drin|drinnen|wohnungen (?:messen |haben |sind |kommen |mit |auf |von )?(?:zusammen|insgesamt|gemeinsam|miteinander)|teilungserklärung|mietvertrag|bauakten?|aufteilungsplan|grundriss|bauplan|wohnfläche\p{L}*|wohnraum|wohnung|etw|wohn(?:en|t|ten|te|bar)|bewohn\p{L}*|leben|lebt|lebten|gelebt|gewohnt|haus|häuschen|hauses|\p{L}+haus|bungalow|\p{L}*haushälfte|villa|zimmern?|räumen?|etagen|ebenen|stockwerken?|geschossen?|wohngeschossen?`,
  ground: String.raw`garten (?:mit|und|samt) haus|\p{L}*grundstücks?|grundstücksfläche|grundfläche|grund|garten|gartens|flurstücks?|flurnummer|parzelle|bauplatz(?:es)?|baugrund|land|areal|kataster|anwesen|liegenschaft`,
  beside: String.raw`\p{L}+fläche|\p{L}*keller\p{L}*|untergeschoss|souterrain|\p{L}*boden|speicher|bühne|nutz\p{L}*|\p{L}*stall|stallungen|\p{L}*scheune|remise|\p{L}*garage\p{L}*|carport\p{L}*|\p{L}*schuppen|\p{L}*werkstatt|\p{L}*laden|\p{L}*büro|gewerbe\p{L}*|\p{L}*halle|praxis|\p{L}*wiese|acker|weide|wald|weinberg|hof|hofes|teich|pool|park|\p{L}*dach|\p{L}*fassade|solar\p{L}*|photovoltaik|pv|gartenhaus|nebengebäude|hinterhaus|ferienwohnung|einlieger\p{L}*|anbau|\p{L}*verschlag|abstellraum|lager\p{L}*|stellplatz|dachgeschoss\p{L}*|terrassen?|dachterrasse|balkon|balkone|loggia|wintergarten|sauna|freifläche|halle`,
  room: String.raw`stube|\p{L}*küche|bad|bäder|badezimmer|duschbad|diele|\p{L}*raum|\p{L}+zimmer|kammer|fenster\p{L}*|parkett|fliesen|tapeten?|studio|atelier|empore|galerie`,
}
const ALL = regexp.gu`(?<!\p{L})(?:(?<home>${NAMES.home})|(?<ground>${NAMES.ground})|(?<beside>${NAMES.beside})|(?<room>${NAMES.room}))(?!\p{L})`
/** "Hinter dem Haus", "zum Haus gehören": where something is or to what it belongs, not what is measured. */
const PLACE = regexp.gu`(?<!\p{L})(?:(?:hinter|neben|vor|an|auf|unter|über|bei|um|rund um|oberhalb|unterhalb|gegenüber) (?:dem|der|das|unserem|unserer|meinem)|am|beim|zum|zur|ans|vors|hinterm|vorm) (?:\p{L}+e[nrs] )?(?!wohn|bewohn)(?:${NAMES.home}|${NAMES.ground}|${NAMES.beside})(?!\p{L})`
/** "haben wir 1998 an den Nachbarn verkauft", "noch 200 Quadratmeter dazugekauft" */
const GIVEN_AWAY =
  /(?<!\p{L})(?:haben|habe|hat|wurden?|hätten?|hatten?)(?!\p{L})[^.]*(?<!\p{L})(?:verkauft|abgegeben|abgetreten|verschenkt|verpachtet)(?!\p{L})|(?<!\p{L})(?:dazu|hinzu|zu)?(?:ge|ver)?pachtet|(?:dazu|hinzu)(?:zu)?(?:ge)?kauf|gehört (?:der|dem|einem|einer) (?!haus|anwesen)/u
/** Right behind the figure: "812 Quadratmeter Grund", "90 m² zum Wohnen". */
const BEHIND = regexp.u`^ (?:(?:reine|große[snr]?|an|für (?:den|die|das)|zum|im|in der|als|weitere|schönen?|ebenen?|(?!auf|mit|bei|für|aus|von|nach)\p{L}+e[nrsm]?) ){0,2}(?<name>\p{L}+)(?!\p{L})`
/** Of the ground it is a part, or what the owner has of it with others. */
const OF_SOME =
  /(?<!\p{L})(?:miteigentum\p{L}*|anteil\p{L}*|gepflastert|befestigt|versiegelt|asphaltiert|geschottert|bebaut|überdacht|eingezäunt|bewaldet|rasen|(?:ein|einem|der \p{L}+) teil (?:von|vom|des|der|unseres) \p{L}*(?:flurstücks?|grundstücks?|parzelle|fläche|areals))(?!\p{L})/u
/** Beside an area it says that this is one of several, or a limit. */
const OF_A_PART =
  /(?:^|[^\p{L}])(?:davon|je|pro|jeweils|mindestens|bis zu|zwischen|ab|über|weniger als|mehr als|von den|bezogen auf|bezieht sich auf)(?: (?:rund|etwa|ca·|gut|knapp))* $|bis (?:rund |etwa )?$/u
const TOGETHER = /(?<!\p{L})(?:zusammen|insgesamt|alles in allem|in summe)(?!\p{L})[^,]*$/u

/** "Meine ist die im Hochparterre, mit #": one of the homes that were told of before. */
const OURS = /(?<!\p{L})(?:meine|unsere)s? (?:ist|liegt|war|befindet sich)(?!\p{L})/u

/** m² */
const HOME = { min: 20, max: 800 }
const GROUND = { min: 60, max: 50_000 }

/** Names of the clause with their places: later words hide earlier ones that they are a part of. */
function namesIn(text: string): Of[] {
  return [...text.replace(PLACE, ' ').matchAll(ALL)].map(
    ({ groups = {} }) => (['home', 'ground', 'beside', 'room'] as const).find(of => groups[of] !== undefined) ?? 'room',
  )
}

/** What the sentence says that the area is of: the noun right behind it, else the last one before it, else what follows, else what went before. */
function measured({ before, after, previous }: ToldAround): { of: Of; doubt: number } | undefined {
  // "38 m² Wohnen und Essen": one room of the plan.
  if (/^ (?:fürs? |zum )?wohn(?:en|-|bereich)? ?(?:,|und|\/|&|mit) (?:ess|koch|küche)/u.test(after))
    return { of: 'room', doubt: 0.9 }
  const right = BEHIND.exec(after)?.groups?.name
  const [behind] = right === undefined ? [] : namesIn(right)
  if (behind !== undefined) return { of: behind, doubt: 0.9 }
  const ahead = namesIn(before)
  if (TOGETHER.test(before) && ahead.includes('home') && !ahead.includes('ground')) return { of: 'home', doubt: 0.85 }
  const last = ahead.at(-1)
  if (last !== undefined) return { of: last, doubt: 0.85 }
  if (OURS.test(before)) return { of: 'home', doubt: 0.8 }
  const [next] = namesIn(after)
  if (next !== undefined) return { of: next, doubt: 0.8 }
  const earlier = new Set(namesIn(previous))
  const [only] = earlier
  return only !== undefined && earlier.size === 1 && /^ ?(?:es|er|sie|das)(?!\p{L})/u.test(before)
    ? { of: only, doubt: 0.7 }
    : undefined
}

/** What became of another area in the sentence says nothing of this one, unless that was a part of it. */
function ownWords({ before, after, sentence }: ToldAround): string {
  return /(?<!\p{L})(?:davon|wovon|daraus)(?!\p{L})/u.test(after) ? sentence : `${before}#${after}`
}

function told(
  match: RegExpExecArray,
  passage: Passage,
  of: Of,
  range: { min: number; max: number },
): Reading | undefined {
  const { figures, word } = match.groups ?? {}
  const value = figures === undefined ? numberOfWord(word ?? '') : numberFrom(figures)
  if (value === undefined || value < range.min || value > range.max) return undefined
  const around = toldAround(passage, match, AREA)
  if (
    !around ||
    OF_A_PART.test(around.before) ||
    OF_SOME.test(around.clause) ||
    isOthersOrElsewhen(around.clause) ||
    GIVEN_AWAY.test(ownWords(around))
  )
    return undefined
  const found = measured(around)
  return found?.of === of ? { value, unit: 'm²', rank: RANK.hint, doubt: found.doubt } : undefined
}

/** Areas as sentences tell them, whatever their form: "Auf 138 Quadratmetern haben Sie fünf Zimmer", "Das Land misst 812 Quadratmeter". */
export const areaTold: readonly ProseRule[] = [
  {
    key: 'wohnflaeche',
    pattern: AREA,
    value: (match, passage) => told(match, passage, 'home', HOME),
    sections: ['object'],
  },
  {
    key: 'grundstuecksflaeche',
    pattern: AREA,
    value: (match, passage) => told(match, passage, 'ground', GROUND),
    sections: ['object'],
  },
]
