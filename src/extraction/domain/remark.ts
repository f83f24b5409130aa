import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { PartKind } from './scope/partSpokenOf.ts'
import type { Scope } from './scope/scope.ts'

/** What the running text may speak about beside the facts of facts.ts. One topic answers one or more questions. */
export const TOPICS = [
  // the object
  'flaechenmethode', // WoFlV, DIN 277, II. BV, "ca."
  'grundriss',
  'durchgangszimmer',
  'bauweise',
  'barrierefrei',
  'inventar',
  'raeumung',
  'realteilung',
  // the place
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
  'ausrichtung',
  'aussicht',
  // condition
  'dach',
  'fassade',
  'daemmung', // of ceilings, as the law asks for it
  'fenster',
  'elektrik',
  'wasserleitungen',
  'abwasser',
  'baeder',
  'feuchte',
  'schadstoffe',
  'schaedlinge',
  'statik',
  'instandhaltungsstau',
  'schaeden', // earlier damage by water, storm, fire
  'ausstattung',
  'rauchmelder',
  'umbauGenehmigung',
  'gutachten',
  'sanierungsumfang',
  // energy
  'energieausweisStatus', // in preparation, not needed
  'heizungstechnik',
  'waermeplanung', // district heating, compulsory connection
  'erneuerbare', // heat pump, PV, solar heat, storage, wallbox
  'pvVertrag', // rented or financed PV
  'warmwasser',
  'verbrauchskosten',
  'foerderung',
  // law
  'eigentumsform',
  'grundbuch', // Abteilung II
  'wohnrecht', // Wohnrecht, Nießbrauch, Leibrente, Reallast
  'teilverkauf',
  'erbbau',
  'gebietsschutz', // Milieuschutz, Sanierungsgebiet, Ensemble
  'baulasten',
  'wegerecht',
  'erschliessung',
  'altlasten',
  'baurecht',
  'nutzungsbindung', // Ferien, Wochenende, Erholung, Gewerbe
  'zwangsverkauf', // Zwangsversteigerung, Insolvenz
  'vorkaufsrecht',
  'erbengemeinschaft',
  'teilungserklaerung',
  'miteigentumsanteil',
  'hausgeldAufteilung',
  'ruecklage',
  'sonderumlage',
  'protokolle',
  'verwalter',
  'wegStreit', // arrears, law suits
  'sondernutzung',
  'gewaehrleistung',
  'betreuung', // contract for services one must take
  // price
  'preisart', // VB, Festpreis, Bieterverfahren
  'preisverlauf', // reduced, long online
  'pflichtkauf', // parking or furniture that must be bought with it
  'bodenrichtwert',
  'quadratmeterpreis',
  // letting
  'mietvertrag', // Staffel, Index, unbefristet, seit
  'sollmiete',
  'mietbindung',
  'mieterstruktur',
  'mietrueckstand',
  'umwandlung', // conversion into flats, Sperrfrist
  'moebliert',
  'mietgarantie',
  // money
  'reservierung',
  'grundsteuer',
  'finanzierungshindernis',
  // potential
  'ausbaureserve',
  'baureserve',
  'einliegerwohnung',
  'infrastruktur',
  // exposé and seller
  'kontakt',
  'betrugsmuster',
  'haftung',
  'bilder',
  'verkaufsgrund',
  'euphemismus',
] as const
export type Topic = (typeof TOPICS)[number]

/** What of its topic a remark speaks of, where questions share a topic or money hangs on it. */
export type Subject =
  | 'wallbox'
  | 'bauzwang' // a term to build, or a builder one is bound to
  | 'baumass' // how much may be built: GRZ, floors
  | 'bodengutachten' // whether the ground has been examined
  | 'holzbestand' // what stands on a forest, and how much of it
  | 'bodenmass' // a day or a measure of the land, told as it is: it answers no question
  | 'kampfmittel'
  | 'oeltank' // of a heating that is no more
  | 'milieuschutz'
  | 'sanierungsgebiet'
  | 'badfenster' // whether the bath has one
  | 'stufen' // that a lift leaves
  | 'verhandlungsbasis'
  | 'festpreis' // who sells does not bargain
  | 'gebot'
  | 'preissenkung'
  | 'verkaufsdruck' // divorce, a move: whoever sells has little time
  | 'versteigerung'
  | 'zwangsverwaltung'
  | 'mieterInsolvenz' // of who runs or rents it today
  | 'bergschaden' // of cracks and of mining: the text tells of both
  | 'wertgrenzen' // of an auction: 5/10 and 7/10 hold no more
  | 'stellplatzpflicht' // must be bought with it
  | 'stellplatzExtra' // costs extra
  | 'betreiber' // an operator or a pool lets it
  | 'bedarf' // works that the whole needs
  | 'selbstBewohnt' // who sells lives in it today
  | 'verkaeuferBleibt' // who sells lives on in it after the sale
  | 'leerstand' // units stand empty
  | 'teilerneuert' // a part was renewed: its year is not that of the whole
  | 'bestand' // stays as it is while the rest is renewed
  | 'neubauGenehmigung' // of what is still to be built
  | 'bautermin' // the day it must be finished by, and what a delay costs the builder
  | 'bautraeger' // who builds it, and what he has built before
  | 'bekanntmachung' // what the notice of a court settles by itself
  | 'ungeprueft' // let by hearsay
  | 'abteilung3' // what who sells still owes his bank, and its deletion
  | 'erbnachweis' // whether heirs can prove that it is theirs, and all of them will sign
  | 'erbbauZustimmung' // who owns the land must agree to sale and loan
  | 'erbbauEnde' // Heimfall, and what is paid for the building at the end
  | 'reserviert' // for somebody else, and until when
  | 'restrisiko' // what a dike keeps off as long as it holds
  | 'beschaffenheit' // what it is made of: a year beside it dates no renewal

/**
 * gut: in the buyer's favour, stated. neutral: says what is there. hinweis: words that often hide something.
 * warnung: a reason to ask. gefahr: stated so plainly that nobody should buy without having it cleared.
 */
export type Tone = 'gut' | 'neutral' | 'hinweis' | 'warnung' | 'gefahr'

/** A sum that is agreed for each square metre. */
export interface PerM2 {
  /** € for each. */
  readonly rate: number
  /** The fact that counts them. */
  readonly of: 'wohnflaeche' | 'grundstuecksflaeche'
  /** Each one begun counts as a whole one. */
  readonly isBegun: boolean
  /** Again with each month. */
  readonly isMonthly: boolean
}

/** One thing that the text says on a topic, with its proof. */
export interface Remark {
  readonly topic: Topic
  /** Name of the rule that read it; stable, so that questions can react to a single rule: "dach-erneuert". */
  readonly rule: string
  /** Missing: no more than its topic. */
  readonly subject?: Subject
  readonly tone: Tone
  /** What it says, as a German phrase for the answer: "Dach 2015 erneuert"; for an euphemism what is often meant. */
  readonly meaning: string
  /** Year the statement names ("Fenster 2003"); null: none. */
  readonly year: number | null
  /** Day that the wording itself names, of an auction; missing: none. */
  readonly day?: CalendarDate
  /** € that the wording itself names, as "Bodenrichtwert 590 €/m²", also where the quote holds its label alone; missing: none. */
  readonly amount?: number
  /** Where the wording names two ends, in €: the amount is their middle. Missing: it names one. */
  readonly span?: { readonly low: number; readonly high: number }
  /** For how many months that amount is paid each time; missing: nobody says. */
  readonly months?: 1 | 3 | 12
  /** What it agrees for each square metre; missing: nothing. */
  readonly perM2?: PerM2
  /** The last stage of the building up to which it lets a developer ask for money in one sum, as written; missing: it names none. */
  readonly stage?: string
  /** A right that no Zuschlag ends, by the notice of the court; missing: no right, or nobody says. */
  readonly staysAfterSale?: true
  /**
   * stated: said as a fact. denied: said not to be there ("kein Schimmel", "lastenfrei"). unknown: said not to be known
   * or only by hearsay ("keine Altlasten bekannt", "laut Eigentümer"): that is no denial, the to-do stays.
   */
  readonly certainty: 'stated' | 'denied' | 'unknown'
  /** A damage that is mended by the exposé's own words: to be proven, and nothing to pay for. Missing: no. */
  readonly settled?: true
  /** Its own sentence takes the worry away: told, and nothing follows from it. Missing: no. */
  readonly takenBack?: true
  /** Only a part of the thing is so, as the text says: "zum Teil noch aus Blei". Missing: nobody says. */
  readonly inPart?: true
  /** Of whom, for when and how it is said. Not of the offer as it is today: certainty is unknown at best. */
  readonly scope: Scope
  /** The barn, the flat or the lot that alone it speaks of; missing: none. Its name begins the meaning. */
  readonly part?: { readonly kind: PartKind; readonly name: string }
  readonly evidence: Evidence
}

/** Parts of the building on which works are done: what is done to them at the garage is not done to the home. */
export const TRADE_TOPICS: readonly Topic[] = ['dach', 'fassade', 'daemmung', 'fenster', 'elektrik', 'wasserleitungen', 'baeder', 'heizungstechnik'] // prettier-ignore

/** Whether it tells when a part was renewed, in part or as a whole, or from which year it is. */
export function isOfDatedPart({ rule }: Pick<Remark, 'rule'>): boolean {
  return /-(?:erneuert|teilerneuert|jahr|stueck)$/u.test(rule)
}

/** Whether it speaks of what is offered as a whole, not of a barn or one of several flats alone. */
export function isOfTheWhole({ part, scope }: Remark): boolean {
  return part === undefined && scope.bearer !== 'part'
}
