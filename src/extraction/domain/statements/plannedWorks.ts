import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { statementAround } from '../remarks/statementText.ts'
import { saidIn } from '../scope/said.ts'
import type { Scope } from '../scope/scope.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { toldOfWork } from '../toldOf.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import type { Section } from '../sections.ts'

/** What is worked on. */
export const WORK_KINDS = [
  'dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden', 'photovoltaik', 'aufzug', 'balkon', 'keller', 'tiefgarage', 'aussenanlagen', 'ganzes',
] as const // prettier-ignore
export type WorkKind = (typeof WORK_KINDS)[number]

/** How far it is: what it needs is there, it is intended, it is due, it is being done. None of them is done. */
export const WORK_STAGES = ['vorbereitet', 'geplant', 'erforderlich', 'laufend'] as const
export type WorkStage = (typeof WORK_STAGES)[number]

/** Works that the document speaks of and that are not done. */
export interface PlannedWork {
  readonly kind: WorkKind
  readonly stage: WorkStage
  /** The year that is named for them; null: none. */
  readonly year: number | null
  /** The community has voted for them; missing: not told. */
  readonly isDecided?: true
  /** Empty only where the buyer has stated it. */
  readonly evidence: readonly Evidence[]
}

const SECTIONS: readonly Section[] = ['object', 'energy', 'costs']
const MAX_WORKS = 8
const DOING =
  '(?:sanierung|modernisierung|renovierung|erneuerung|tausch|austausch|dämmung|instandsetzung|einbau|anbau|umbau|reparatur|abdichtung)(?:en|s)?'
/** Of statement text. */
export const WORK_NOUNS: Readonly<Record<WorkKind, string>> = {
  dach: `dach(?:es|s)?|dächer|dacheindeckung|dachstuhl|dach${DOING}`,
  fassade: `\\p{L}*fassaden?|außenwände|fassaden${DOING}|wärmedämmverbundsystem|wdvs`,
  fenster: `(?:holz|kunststoff|dach)?fenstern?|fenster${DOING}`,
  heizung: `(?:gas|öl|pellet|zentral|etagen)?heizung(?:sanlage)?|(?:heiz|gas|öl)kessels?|heizungs${DOING}|(?:luft-?(?:wasser-?)?)?wärmepumpen?|fernwärme(?:anschluss)?|(?:gas|kombi)?thermen?|(?<=thermen [^.¦]{0,60}, )(?:\\p{L}+|\\d+) davon`,
  elektrik: `elektrik|elektro(?!-)|elektroinstallation|elektro${DOING}|elektroleitungen`,
  bad: `bad|bäder|badezimmer|sanitär(?:anlagen|räume|bereich)?|bad(?:ezimmer)?${DOING}|bäder${DOING}`,
  leitungen: `(?:trinkwasser|wasser|steig|abwasser|grund|rohr)leitungen|leitungen|(?:steig)?strang${DOING}|steigstränge`,
  boeden: `(?:fuß)?böden|bodenbel(?:ag|äge)`,
  photovoltaik: `photovoltaik(?:anlage)?|pv-?anlage|solar(?:anlage|thermie)?|wallbox(?:en)?|ladestation(?:en)?|stromspeicher`,
  aufzug: `aufzugs?|aufzugs${DOING}|lift`,
  balkon: `balkone?n?|balkon(?:anlagen?|${DOING})|loggi(?:a|en)`,
  keller: `keller(?:s|wände|${DOING})|keller|kellerabdichtung`,
  // "Stellplatz in der Tiefgarage": a place in it.
  tiefgarage: `tiefgaragen?-?(?:(?:zu|ein|ab|aus)fahrt(?:en)?|rampen?|decken?|boden|tore?s?|dach|abdichtung|${DOING})|(?<!(?<!\\p{L})(?:in|aus|zu|zur|mit|ein|eine|einer|einem|samt|inkl·|inklusive|von) (?:der |die |einer |eigener |hauseigenen )?)tiefgarage|(?:garagen|tg)-?(?:zufahrt|einfahrt|rampe|decke|${DOING})|parkdecks?`,
  aussenanlagen: `außenanlagen?|einfahrt|pflasterung|hoffläche|gehwege?|zuwege?|spielplatz|müllplatz`,
  ganzes: `(?:kern|voll|komplett|gesamt|grund|general|teil)?(?:sanierung|modernisierung|renovierung)(?:sarbeiten|smaßnahmen)?|(?:sanierungs|modernisierungs|renovierungs|instandsetzungs|instandhaltungs)(?:arbeiten|maßnahmen?|aufwand)|kernsaniert`,
}
const COMPILED = WORK_KINDS.map(kind => ({ kind, pattern: wholeWords(WORK_NOUNS[kind], 'g') }))
/** "Das Dach muss …" is of works only where works are named. */
const WORKS =
  /vorbereit|vorgerüst|vorrüst|leerrohr|sanier|modernisier|renovier|erneuer|ersetz|tausch|dämm|instandsetz|install|nachrüst|nachgerüst|einbau|eingebaut|umgebaut|umbau|repar|abdicht|abgedichtet|beschicht|überarbeit|überholt|neu gemacht|gepflastert|asphaltiert|ausgebessert|angebracht|montier|geplant|vorgesehen|beschlossen|gesprochen|tagesordnung|gestrichen|sonderumlage|(?:ist|sind|wird|werden) [^.,]{0,40}fällig|(?:ist|sind) fällig|ste(?:ht|hen) [^.]{0,30}an(?!\p{L})|erforderlich|notwendig/u
/** "zweiter Rettungsweg über das Dach" */
const WAY = /(?<!\p{L})(?:über|auf|unter|durch|neben|aus|von) (?:das|dem|der|den|die) $/u
/** "Das Dach der Garagenzeile wird 2027 erneuert"; "der Scheune und des Wohnhauses" is of the house too. */
const OF_OUTBUILDING =
  /^ (?:de[rs]|von der|vom|auf der|über der|am|an der) (?:\p{L}+en )?(?:(?:doppel|einzel)?garagen?(?:s|zeile|reihe|anlage|hofe?s|höfe)?|carports?|schuppens?|scheune|stalls|remise|gartenhauses|nebengebäudes?|nachbarhauses)(?!\p{L})(?! (?:und|sowie|wie auch) (?:(?:auch|auf) )?(?:de[rsm] |das )?(?:\p{L}+en )?(?:\p{L}*wohnhaus|\p{L}*haupthaus|haus|vorderhaus|gebäude|hauptgebäude|wohngebäude)(?:es|s)?(?!\p{L}))/u
/** "eine Wallbox wurde noch nicht vorgerüstet": nothing of it is there. */
const NOT_PREPARED =
  /(?<!\p{L})(?:nicht|nie)(?: \p{L}+)? (?:vorbereit|vorgerüst|vorrüst|verlegt)|(?<!\p{L})keine? (?:\p{L}+ )?(?:vorbereitung|vorrüstung|leerrohr)/u
const YEAR = /(?<![\d.,])20\d\d(?![\d.,]\d|\d)/gu
/** "am 27.05.2026 beschlossen": of the decision, not of the works */
const OF_DECISION =
  /\d{1,2}·\d{1,2}·20\d\d(?= (?:wurde |hat )?(?:\p{L}+ ){0,3}beschlossen)|(?<=(?:versammlung|beschluss|sitzung)(?:es|s)? (?:vom|am) )\d{1,2}· ?(?:\d{1,2}·|\p{L}+) ?20\d\d/gu
/** "wird derzeit saniert" */
const TODAY = /(?<!\p{L})(?:derzeit|aktuell|gerade|zurzeit|momentan|gegenwärtig)(?!\p{L})/u
/** "Fernwärme kommt 2029 in unsere Straße": the town lays a net, and nobody works on the house. */
const NET_OF_TOWN =
  /(?<!\p{L})(?:fernwärme\p{L}*|nahwärme\p{L}*|wärmenetz\p{L}*)(?!\p{L})[^.]{0,80}(?<!\p{L})(?:(?:in|durch) (?:der|die|unserer|unsere|dieser) (?:\p{L}*straße|siedlung)|im (?:viertel|quartier|ort|ortsteil|stadtteil)|stadtwerken?|kommunal\p{L}*|wärmeplan\p{L}*)(?!\p{L})|(?:stadtwerke|stadt|gemeinde|wärmeplan\p{L}*)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:fernwärme\p{L}*|nahwärme\p{L}*|wärmenetz\p{L}*)(?!\p{L})/u
/** What measures the heat is no heating: "Heizung wird über Verdunster abgerechnet, die müssten getauscht werden". */
const METERS =
  /(?<!\p{L})(?:verdunster|heizkostenverteiler|wärme(?:mengen)?zähler|fernables\p{L}*|thermostat\p{L}*)(?!\p{L})/u
/** Thought of, not planned; and what a buyer "vielleicht ersetzen will", nobody has done. */
const CONSIDERED =
  /(?<!\p{L})(?:erwogen|diskutiert|im gespräch|überlegt|werden sie (?:\p{L}+ ){0,6}(?:wollen|möchten))(?!\p{L})/u
/** "Das Dach muss in den nächsten Jahren nicht erneuert werden" */
const NOT_DUE =
  /(?<!\p{L})(?:muss|müssen|braucht|brauchen) [^.,]{0,50}(?<!\p{L})nicht (?!nur|mehr lange)[^.,]{0,30}(?:erneuert|saniert|renoviert|modernisiert|ersetzt|getauscht|ausgetauscht|repariert)(?!\p{L})/u
/** What the sign of the time says on how far it is; what is merely possible is no plan. */
const STAGES: readonly (readonly [RegExp, WorkStage])[] = [
  [/vorbereit|vorgerüst|vorrüst|leerrohr|anschl/u, 'vorbereitet'],
  [/läuft|laufen|im gang|arbeit|ausführung|umsetzung|abgeschlossen|begonnen|beendet|noch nicht/u, 'laufend'],
  [/erforderlich|notwendig|nötig|fällig|muss|müss|sollt|ratsam|geboten|ste(?:ht|hen)|aussteh|offen|zu machen|erledigen|zu (?:erneuern|sanieren|ersetzen|tauschen|modernisieren|renovieren)|anstehend|einzuplanen|veranschlagen/u, 'erforderlich'],
  [/geplant|planung|planen|lassen|lässt|vorgesehen|beabsichtigt|wird|werden|soll|demnächst|kürze|beantragt|künftig|angedacht|beschlu|beschlossen|kosten|sonderumlage|rücklage|angebot|kostenvoranschlag|ansparung|antrag|beraten|beratung|abgestimmt|abstimmung|entsch(?:ieden|eidung)|gesprochen|nachgedacht|denk(?:t|en)|tagesordnung|vertagt|verschoben|zurückgestellt/u, 'geplant'],
] // prettier-ignore

/** Works that are announced, due or under way, in the order of the document: never done, whatever else is said of them. */
export function plannedWorksOf(passages: readonly Passage[], setting: Setting): PlannedWork[] {
  const found = new Map<string, { kind: WorkKind; stage: WorkStage; year: number | null; isDecided?: true; evidence: Evidence[] }>() // prettier-ignore
  for (const passage of passages) {
    if (!SECTIONS.includes(passage.section)) continue
    const { text } = saidIn(passage)
    if (!WORKS.test(text)) continue
    for (const { kind, pattern } of COMPILED)
      for (const { 0: words, index } of text.matchAll(pattern)) {
        const said = stageOf(kind, passage, index, index + words.length, setting)
        if (!said || (kind === 'heizung' && isOfTown(text, index, index + words.length))) continue
        const known = found.get(`${kind} ${said.stage}`)
        const place = inItsClause(proof(passage, index, index + words.length))
        if (known) {
          if (!known.evidence.some(({ page, quote }) => page === place.page && quote === place.quote))
            known.evidence.push(place)
        } else found.set(`${kind} ${said.stage}`, { kind, ...said, evidence: [place] })
      }
  }
  const works = [...found.values()]
  return works.filter(one => one.kind !== 'ganzes' || !works.some(other => explains(other, one))).slice(0, MAX_WORKS)
}

function isOfTown(text: string, start: number, end: number): boolean {
  const bounds = statementAround(text, start, end)
  const statement = text.slice(bounds.start, bounds.end)
  return (
    NET_OF_TOWN.test(statement) &&
    !/(?<!\p{L})(?:heizung\p{L}*|therme\p{L}*|kessel\p{L}*|eigentümer\p{L}*|gemeinschaft|beschlossen|hausanschluss\p{L}*)(?!\p{L})/u.test(
      statement,
    )
  )
}

/** How far works are by the words of a statement; null: it names none, or they are only thought of. */
export function stageSaidIn(statement: string): WorkStage | null {
  return CONSIDERED.test(statement) ? null : (STAGES.find(([pattern]) => pattern.test(statement))?.[1] ?? null)
}

/** What a statement names that may be worked on. */
export function workKindsIn(statement: string): WorkKind[] {
  return COMPILED.flatMap(({ kind, pattern }) => (statement.search(pattern) >= 0 ? [kind] : []))
}

/** "Eine Sanierung der Nordfassade ist geplant": it is of the façade. */
function explains(part: PlannedWork, whole: PlannedWork): boolean {
  if (part.kind === 'ganzes' || part.stage !== whole.stage) return false
  return whole.evidence.every(({ quote }) => part.evidence.some(other => other.quote === quote))
}

function stageOf(
  kind: WorkKind,
  passage: Passage,
  start: number,
  end: number,
  { toBeBuilt, today, above }: Setting,
): { stage: WorkStage; year: number | null; isDecided?: true } | null {
  const said = saidIn(passage)
  const bounds = statementAround(said.text, start, end)
  const statement = said.text.slice(bounds.start, bounds.end)
  if (!WORKS.test(statement) || WAY.test(said.text.slice(bounds.start, start))) return null
  if (kind === 'heizung' && METERS.test(statement)) return null
  if (OF_OUTBUILDING.test(said.text.slice(end, bounds.end))) return null
  const word = passage.words.find(placed => placed.end > start)?.word
  const under = word && above.get(word)
  const scope = scopeOf(said, start, end, { matter: 'works', toBeBuilt, today, under })
  // The garage of the community is a part by its name, and all pay for it.
  const isOfAll = isOwn(scope) || (kind === 'tiefgarage' && scope.bearer === 'part')
  if (!isOfAll || scope.time !== 'planned' || scope.stance === 'denied' || scope.stance === 'excluded') return null
  const stage = STAGES.find(([pattern]) => pattern.test(scope.word ?? ''))?.[1]
  if (stage === 'vorbereitet' && NOT_PREPARED.test(statement)) return null
  if (!stage || CONSIDERED.test(statement) || NOT_DUE.test(statement)) return null
  const ahead = [...statement.replace(OF_DECISION, '').matchAll(YEAR)]
    .map(([year]) => Number(year))
    .find(year => year >= today)
  return {
    stage: stage === 'geplant' && TODAY.test(statement) ? 'laufend' : stage,
    year:
      scope.year !== null && scope.year >= today && !isOfDecision(statement, scope.year) ? scope.year : (ahead ?? null),
    ...(toldOfWork(statement).decided && { isDecided: true }),
  }
}

/** Whether a year is named for the day of the vote alone. */
function isOfDecision(statement: string, year: number): boolean {
  return !statement.replace(OF_DECISION, '').includes(String(year))
}

function isOwn({ bearer }: Scope): boolean {
  return bearer === 'offer' || bearer === 'building' || bearer === 'floor'
}
