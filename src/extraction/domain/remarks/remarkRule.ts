import type { PerM2, Subject, Tone, Topic } from '../remark.ts'
import type { Section } from '../sections.ts'

/** What the groups of a pattern caught; a group that took no part is missing. */
export type Caught = Readonly<Record<string, string | undefined>>

/** A wording that says something on a topic. */
export interface RemarkRule {
  /** Stable: questions react to single rules by it. Begins with its subject: "dach-erneuert". */
  name: string
  topic: Topic
  tone: Tone
  subject?: Subject
  /**
   * Matched against the statement text (see statementText.ts): small letters, one space between words, `.` only at the
   * end of a statement, `¦` between cells. It starts and ends at the edge of a word; the reader of the rules sees to it.
   */
  pattern: RegExp
  /** German phrase for the answer. */
  meaning: string | ((caught: Caught) => string)
  /** The day it names, as 2026-11-24; it need be none. */
  day?: (caught: Caught) => string | undefined
  /** For how many months its `value` is paid each time. */
  months?: (caught: Caught) => 1 | 3 | 12 | undefined
  /** What it agrees for each square metre: with the area it is a sum, see sumOfArea.ts. */
  perM2?: (caught: Caught) => PerM2
  /** The stage of a building it names, as written. */
  stage?: (caught: Caught) => string | undefined
  /** What the denial says ("Kein Schimmel"); without it a denied statement is no remark. */
  denied?: string | ((caught: Caught) => string)
  /** What it says where the thing is only possible or planned ("Dach: Erneuerung angekündigt"). Default: the meaning, with that remark. */
  open?: string
  /** Default by the tone of what is denied, see DENIED_TONES. */
  deniedTone?: Tone
  /** The wording carries its certainty in itself: "nicht genehmigt" is a finding, "lastenfrei" a denial. */
  fixed?: 'stated' | 'denied' | 'unknown'
  /** "kann", "möglich" and the like do not weaken it: "Protokolle können eingesehen werden". */
  evenIfOpen?: true
  /** What in the same statement makes certain what it tells of the time to come: "werden als Sonderumlage erhoben, fällig am". */
  certain?: RegExp
  /** Speaks of what stands: of a house that is still to be built or wholly renewed by its seller it would be the permit of the works. */
  ofStanding?: true
  /** Tells where something lies: it counts where that is the offer and not the café before it, see headNoun.ts. */
  ofPlace?: true
  /** Said by the owner against himself: "laut Eigentümer" makes it no hearsay. */
  admitted?: true
  /** Speaks of whoever sells: that he moves into another home tells when this one is free. */
  ofSeller?: true
  /** The duty is the owner's of all, in whichever part of the building it is found: no finding of that part alone. */
  ofOwner?: true
  /** What in the same statement shows that it speaks of something else. */
  unless?: RegExp
  /** How a statement begins that speaks of what the one before it has named: `unless` then holds for both. */
  goesOn?: RegExp
  /** How the statement behind it begins that goes on with it: `unless` and `only` then hold for both. */
  goesOnBehind?: RegExp
  /** Whether what it caught tells it: a term that is not over, a sum that fell. @param today the year */
  holds?: (caught: Caught, today: number) => boolean
  /** The same as `unless` of its own part of the statement, between commas. */
  unlessBeside?: RegExp
  /** What the same statement must say too. */
  only?: RegExp
  /** Of whom the two statements before it must speak, where it says "der Gesellschaft"; `unlessBefore`: must not. */
  onlyBefore?: RegExp
  /** What it or the text right before it must name: "Ob die Stadt den Vertrag verlängert" under what is told of an Erbbaurecht. */
  onlyNear?: RegExp
  unlessBefore?: RegExp
  /** Sections in which the wording speaks about the object. Default by the topic, see `sectionsOf`. */
  sections?: readonly Section[]
}

/** A rule under its heading: its name, what it speaks about, how it sounds to the buyer. */
export function rule(
  name: string,
  topic: Topic,
  tone: Tone,
  wording: Omit<RemarkRule, 'name' | 'topic' | 'tone'>,
): RemarkRule {
  return { name, topic, tone, ...wording }
}

/** What the absence of it says, unless its rule tells otherwise: good news of a trouble, none of a merit. */
export const DENIED_TONES: Readonly<Record<Tone, Tone>> = {
  gefahr: 'gut',
  warnung: 'gut',
  hinweis: 'gut',
  neutral: 'neutral',
  gut: 'neutral',
}

export const OWN_SECTIONS: readonly Section[] = ['object', 'location', 'energy', 'costs']
/** The object itself, not the town around it. */
export const OBJECT_ONLY: readonly Section[] = ['object', 'energy', 'costs']
/** For what the seller says about himself and his terms. */
export const SELLER_SECTIONS: readonly Section[] = ['object', 'location', 'energy', 'costs', 'contact', 'terms']

/** Topics that speak of what lies around the object. */
export const AROUND: readonly Topic[] = [
  'mikrolage',
  'laerm',
  'oepnv',
  'autobahn',
  'nahversorgung',
  'schulen',
  'internet',
  'hochwasser',
  'hang',
  'bergbau',
  'radon',
  'emittenten',
  'bauvorhaben',
  'aussicht',
  'infrastruktur',
  'gebietsschutz',
  'waermeplanung',
  'bodenrichtwert',
  'euphemismus',
]

export function sectionsOf({ sections, topic }: RemarkRule): readonly Section[] {
  return sections ?? (AROUND.includes(topic) ? OWN_SECTIONS : OBJECT_ONLY)
}
