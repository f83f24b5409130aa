import { listed } from '#kernel/germanList.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import { factPhrase } from '#questions/domain/factPhrase.ts'
import type { Contradiction, Fact, FactKey, Facts, Unit } from '#extraction/domain/facts.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import { isProvisionDemanded } from '#extraction/domain/deal/hasTrait.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { chapter, heading, notice, numeric, paragraph, table } from '../blocks.ts'
import { statedByBuyer } from '../statable.ts'
import type { Block, Chapter } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { ADDRESS, FACT_ROWS, type FactRow } from './factLabels.ts'
import { lawCaseOf } from './lawCase.ts'
import { reliefOf } from './reliefOf.ts'
import { unitBlocks } from './unitTable.ts'
import { unreadNotice } from './unreadNotice.ts'
import { counted, oneLine, sentence, shortened, spokenQuote } from './wording.ts'
import { wholeEuro } from './germanAmounts.ts'

const MAX_QUOTE_LENGTH = 90
const MAX_VALUE_LENGTH = 200
/** A bare value would not be understood. */
const PHRASED: readonly FactKey[] = [
  'kaeuferprovision',
  'energieausweisArt',
  'letzteModernisierung',
  'erbbauRestlaufzeit',
]

/** What the exposé states, each with page and quote; what of the usual is missing; the price list of a project. */
export function eckdatenChapter({ document, contradictions, units, judgement }: ReportInput): Chapter {
  const { offer } = judgement.assessment
  const count = Object.values(offer.facts).filter(fact => fact !== null && fact.buyer !== 'stated').length
  const rows = FACT_ROWS.flatMap(row => rowOf(row, offer.facts))
  return chapter({
    id: 'eckdaten',
    title: 'Angaben des Exposés',
    blocks: [
      paragraph(opening(count, document.scannedPages)),
      ...ownValues(judgement.assessment),
      ...unreadNotice(document),
      ...contradictions.map(contradictionNotice),
      ...(rows.length > 0
        ? [
            table(
              'Angaben des Exposés mit Fundstelle',
              ['Angabe', 'Wert', 'Wortlaut im Exposé', ...numeric('Seite')],
              rows,
            ),
          ]
        : []),
      ...missing(offer, units, lawCaseOf(judgement.assessment).neubau),
      ...unitBlocks(units, judgement.assessment.unitWorths.length > 0),
      ...unplacedBlocks(judgement.assessment),
    ],
  })
}

function opening(count: number, scanned: number): string {
  if (count === 0) return 'Im Exposé haben wir keine der Angaben gefunden, auf die es beim Kauf ankommt.'
  const ocr =
    scanned > 0
      ? ` ${counted(scanned, 'Seite ist', 'Seiten sind')} gescannt und von der Texterkennung gelesen: Vergleichen Sie dort die Zahlen.`
      : ''
  return `${counted(count, 'Angabe steht', 'Angaben stehen')} im Exposé. Jede ist mit Wortlaut und Seite belegt; geprüft ist nicht, ob sie stimmt.${ocr}`
}

function ownValues(assessment: Assessment): Block[] {
  const stated = statedByBuyer(assessment)
  if (stated.length === 0) return []
  return [notice(`Von Ihnen angegeben und nicht durch das Exposé belegt: ${listed(stated)}.`)]
}

/** Facts that belong together share a line, each with its own words; what is said not to be there says so. */
function rowOf({ label, keys }: FactRow, facts: Facts): string[][] {
  const stated = keys.flatMap(key => {
    const fact = facts[key]
    return fact ? [{ key, fact }] : []
  })
  if (stated.length === 0) return []
  const values = stated.map(({ key, fact }) =>
    keys.length > 1 ? factPhrase(key, fact).replace(/^Ja, /u, '') : valueOf(key, fact),
  )
  const proofs = stated.flatMap(({ fact }) => fact.evidence.slice(0, 1))
  const own = stated.some(({ fact }) => fact.buyer === 'stated') ? ['von Ihnen angegeben'] : []
  const quotes = [...new Set(proofs.map(proof => `„${shortened(wholeQuote(proof), MAX_QUOTE_LENGTH)}“`)), ...own]
  const pages = [...new Set(proofs.map(({ page }) => page))].sort((a, b) => a - b)
  const value = label === ADDRESS ? addressOf(facts) : values.join('; ')
  return [[label, shortened(value, MAX_VALUE_LENGTH), quotes.join(' · '), pages.join(', ')]]
}

/** As it is written on a letter: "Uferpromenade 3, 78464 Konstanz, Ortsteil Bodensee". */
function addressOf({ strasse, plz, ort, ortsteil }: Facts): string {
  const [street, code, town, part] = [strasse, plz, ort, ortsteil].map(fact => (fact ? String(fact.value) : ''))
  return [street, [code, town].filter(Boolean).join(' '), part && `Ortsteil ${part}`].filter(Boolean).join(', ')
}

function valueOf(key: FactKey, fact: Fact): string {
  return PHRASED.includes(key) ? factPhrase(key, fact) : germanValue(fact.value, fact.unit)
}

function contradictionNotice({ message, follows }: Contradiction): Block {
  const claim = sentence(oneLine(message))
  const reason = follows?.reason ?? 'Gerechnet ist mit der Angabe, die am besten belegt ist.'
  return notice(`Widerspruch: ${claim} ${reason}`)
}

/** What every exposé of the kind should state. */
const ALWAYS: readonly FactKey[] = ['kaufpreis', 'plz', 'ort', 'objektart', 'kaeuferprovision']
const BUILDING: readonly FactKey[] = [
  'wohnflaeche',
  'zimmer',
  'baujahr',
  'zustand',
  'energiekennwert',
  'energieklasse',
  'energieausweisArt',
  'energietraeger',
  'vermietet',
]
const FLAT: readonly FactKey[] = ['etage', 'hausgeldMonat', 'hausgeldNichtUmlagefaehig', 'erhaltungsruecklage']
const USUAL: Readonly<Record<ObjectKind, readonly FactKey[]>> = {
  Wohnung: [...ALWAYS, ...BUILDING, ...FLAT],
  Haus: [...ALWAYS, ...BUILDING, 'grundstuecksflaeche', 'heizungBaujahr'],
  Mehrfamilienhaus: [...ALWAYS, ...BUILDING, 'grundstuecksflaeche', 'einheiten', 'jahresnettokaltmiete'],
  Grundstück: [...ALWAYS, 'grundstuecksflaeche'],
  Gewerbe: [...ALWAYS, 'baujahr', 'zustand', 'vermietet'],
}

/** Where the label of the line would not tell what is missing. */
const MISSING: Readonly<Partial<Record<FactKey, string>>> = {
  plz: 'Postleitzahl',
  ort: 'Ort',
  zimmer: 'Zahl der Zimmer',
  hausgeldMonat: 'Hausgeld',
  hausgeldNichtUmlagefaehig: 'nicht umlagefähiger Teil des Hausgelds',
  energieausweisArt: 'Art des Energieausweises',
  heizungBaujahr: 'Baujahr der Heizung',
  vermietet: 'ob es vermietet ist',
}

function rowName(key: FactKey): string {
  return FACT_ROWS.find(({ keys }) => keys.includes(key))?.label ?? key
}

/** What a list tells of each unit need not be told of all of them; a home that is not lived in has no condition yet. */
const OF_UNITS: readonly FactKey[] = ['kaufpreis', 'wohnflaeche', 'zimmer', 'etage', 'baujahr']
const NOT_OF_NEW: readonly FactKey[] = ['zustand', 'vermietet', 'erhaltungsruecklage', 'heizungBaujahr']

function missing(offer: Offer, units: readonly Unit[], neubau: boolean): Block[] {
  const { kind, facts, numbers, sightings } = offer
  const auction = numbers.verkehrswert !== null
  const usual = (kind ? USUAL[kind] : [...ALWAYS, ...BUILDING]).filter(
    key =>
      !(auction && (key === 'kaufpreis' || key === 'kaeuferprovision')) &&
      !(neubau && NOT_OF_NEW.includes(key)) &&
      !(units.some(unit => unit.facts[key]) && OF_UNITS.includes(key)),
  )
  const open = usual.filter(key => facts[key] === null)
  const unsure = open.filter(key => unsureSentence([key], sightings) !== null)
  const names = (keys: readonly FactKey[]) =>
    listed(
      keys.map(key =>
        key === 'kaeuferprovision' && isProvisionDemanded(offer)
          ? 'Höhe der Käuferprovision'
          : (MISSING[key] ?? rowName(key)),
      ),
    )
  const silent = open.filter(key => !unsure.includes(key))
  if (open.length === 0) return []
  const texts = [
    ...(unsure.length > 0 ? [`Nicht sicher gelesen, aber evtl. im Exposé: ${names(unsure)}.`] : []),
    ...(silent.length > 0 ? [`Im Exposé nicht gefunden: ${names(silent)}.`] : []),
  ]
  return [
    heading('Was von den üblichen Angaben nicht bekannt ist'),
    paragraph(`${texts.join(' ')} Was das für Sie heißt und wen Sie fragen, steht bei den offenen Fragen.`),
  ]
}

const MAX_UNPLACED_QUOTE = 160

/** What the exposé names in euro and no line of this report counts, so that the reader sees what was not understood. */
function unplacedBlocks({ sums, money }: Assessment): Block[] {
  const unplaced = sums.unplaced.filter(({ amount }) => !isSaved(amount, money) && !isOfRelief(amount, money))
  if (unplaced.length === 0) return []
  return [
    heading('Beträge, die wir nicht zugeordnet haben'),
    paragraph(
      'Diese Beträge nennt das Exposé, und in keiner Rechnung dieses Berichts kommen sie vor. Lesen Sie nach, ob sie für Sie Kosten sind.',
    ),
    table(
      'Nicht zugeordnete Beträge mit ihrer Stelle',
      [...numeric('Betrag'), 'Steht im Exposé'],
      unplaced.map(({ amount, evidence }) => [wholeEuro(euro(amount)), spokenQuote(evidence, MAX_UNPLACED_QUOTE)]),
    ),
  ]
}

/** What goes into the reserve of a flat is reckoned with, and may be told twice: of a month and of a year. */
function isSaved(amount: number, { home: { ruecklage } }: Assessment['money']): boolean {
  return ruecklage !== null && [1, MONTHS].some(times => inEuro(ruecklage) * times === amount)
}

const MONTHS = 12

/** Works that are certified, what is written off of them in a year, and what the tax saves in all: the letting is reckoned with them, and an example may round. */
function isOfRelief(amount: number, money: Assessment['money']): boolean {
  const relief = reliefOf(money)
  const known = relief ? [relief.works, relief.saved, ...relief.years.map(one => one.amount)] : []
  return known.some(one => Math.abs(inEuro(one) - amount) <= ROUNDED * amount)
}

/** As a share. */
const ROUNDED = 0.01
