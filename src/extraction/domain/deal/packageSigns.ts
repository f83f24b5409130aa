import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { sentenceAround } from '../scope/negation.ts'
import { hitsOf } from './ownText.ts'
import type { Sign } from './sign.ts'

/** Houses or flats of different places: each has a heating of its own. */
const HEADED =
  /(?<!\p{L})(?:paket|(?:wohnungs|immobilien|häuser)paket|(?:wohn|immobilien)?-?portfolio)(?!\p{L})|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2}|two|three|four|five|six|seven|eight)\s(?:\p{L}+e\s){0,2}(?:(?:mehrfamilien|zins|miets|wohn)?häuser|(?:\p{L}+\s)?buildings|properties|assets)(?!\p{L})/giu

/** Whether a heading says that several houses or flats are sold together: what the text tells of one is not told of all. */
export function isHeadedAsPackage(passages: readonly Passage[]): boolean {
  return hitsOf(
    HEADED,
    passages.filter(({ headline, page }) => headline && page === 1),
  ).some(({ text }) => !/reihenhäuser/iu.test(text))
}

const ONE_HOUSE =
  /(?<!\p{L})(?:wohnungen|einheiten|apartments|units|flats|WE)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:in|innerhalb)\s(?:ein(?:er|em)|einund?derselben|(?:der|dem)selben|one|the same|a single)\s(?:[\p{L}-]+\s)?(?:WEG|eigentümergemeinschaft|wohnanlage|haus|gebäude|mehrfamilienhaus|hochhaus|building|house)(?!\p{L})/iu

/** "Sechs Wohnungen in einer WEG", "six apartments in one building": what is told of the house is told of all of them. */
export function isOfOneHouse(passages: readonly Passage[]): boolean {
  return passages.some(({ text }) => ONE_HOUSE.test(text))
}

const BLOCK = String.raw`(?:[\p{L}-]*mehrfamilien(?:wohn)?haus|[\p{L}-]*mietshaus|[\p{L}-]*zinshaus|wohnblock|mietwohnblock|wohngebäude|wohnanlage|wohn-?\sund\sgeschäftshaus|[\p{L}-]*familienhaus|wohnhaus)`
/** "Zum Verkauf steht ein in drei Hauseingänge gegliedertes Mehrfamilienhaus" */
const ONE_BLOCK = regexp.giu`(?<!\p{L})(?:zum\sverkauf\s(?:steht|kommt|gelangt)|(?:verkauft|angeboten|veräußert)\swird|wir\s(?:bieten|verkaufen)|ich\s(?:biete|verkaufe)|es\shandelt\ssich\sum|kaufgegenstand\sist)\s(?:[\p{L}-]+\s){0,3}?(?:ein|das|dieses|unser|mein)(?:\s[^\s.;]+){0,9}?\s${BLOCK}(?!\p{L})`
const UNDIVIDED =
  /(?<!\p{L})(?:(?:haus|treppen)?(?:eingängen?|aufgängen?)|hauseingänge|nicht (?:nach weg |in wohnungseigentum |in eigentumswohnungen )?(?:auf)?geteilt|ungeteilt|(?:keine|ohne) (?:weg-?)?(?:auf)?teilung|aufteilung (?:nach weg|in (?:wohnungseigentum|eigentumswohnungen)) (?:besteht|liegt|ist|wurde|existiert)[^.;]{0,20} nicht|alleineigentum|keine teilungserklärung)(?!\p{L})/giu

/** One block of flats in one Grundbuch: it goes as a whole because it is one thing. */
export function isOneBlock(own: readonly Passage[]): boolean {
  const isSold = hitsOf(ONE_BLOCK, own).length > 0
  return isSold && (anyIn(UNDIVIDED, own) || anyIn(ENTRANCES, own))
}

/** Whether it is called a package, or several houses are counted. */
export function isCalledPackage(own: readonly Passage[]): boolean {
  const called = hitsOf(CALLED.pattern, own).filter(
    hit => !CALLED.unless?.test(sentenceAround(hit.passage.text, hit.start, hit.end)),
  )
  return called.length > 0 || hitsOf(HOUSES, own).length > 0
}

const HOUSES =
  /(?<![\p{L}\d.,])(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2})\s(?:\p{L}+e\s){0,2}(?:mehrfamilienhäuser|zinshäuser|mietshäuser|objekte|immobilien|grundstücke|liegenschaften|wohn- und geschäftshäuser)(?!\p{L})/giu
const ENTRANCES = /(?<!\p{L})(?:haus|treppen)(?:eingänge|aufgänge|häuser)(?!\p{L})/giu

function anyIn(pattern: RegExp, passages: readonly Passage[]): boolean {
  return passages.some(({ text }) => text.search(pattern) >= 0)
}

/** "Der Verkäufer hat das Apartment 2025 im Paket erworben": how he came by it, not how it is sold. */
const BOUGHT_SO = String.raw`(?<!\p{L})(?:hat|habe|haben|hatten?|wurden?|worden) (?:[^.\n;]{0,80} )?(?:im|als|per) (?:[\p{L}-]+ )?(?:[\p{L}-]*paket(?:kauf)?|en bloc)[^.\n;]{0,40} (?:erworben|gekauft|angekauft|übernommen|ersteigert)|(?<!\p{L})(?:erwarb(?:en)?|kaufte[nt]?|übernahm(?:en)?) [^.\n;]{0,60}(?:paket|portfolio|en bloc)|(?:damals|seinerzeit|ursprünglich) [^.\n;]{0,40}(?:paket|en bloc)`

/** Their own word for it. */
const CALLED: Sign = {
  weight: 4,
  pattern:
    /(?<!\p{L})(?:(?:wohnungs|immobilien|häuser|anlage|invest(?:ment)?|einheiten)-?paket|paket(?:verkauf|preis|kauf|erwerb|angebot)|(?:wohn|immobilien|anlage)?-?portfolio|im paket|als paket|en bloc|blockverkauf|nur (?:zusammen|gemeinsam|komplett|gesamt) (?:zu )?(?:verk|abgegeb|erw)\p{L}*)(?!\p{L})/giu,
  unless: regexp.iu`${BOUGHT_SO}|unser(?:em|es)? (?:\p{L}+ )?portfolio|weiteres (?:\p{L}+ )?portfolio|portfolio des (?:verkäufers|eigentümers)|aus (?:einem|dem) (?:\p{L}+ )?portfolio|portfolio [^.\n]{0,40}(?:übernommen|erworben|gekauft)|ausstattungspaket|leistungspaket|stellplatz|garage|küche`,
}

/** Several objects that are sold together. */
export const PACKAGE_SIGNS: readonly Sign[] = [
  {
    weight: 4,
    pattern:
      /(?<!\p{L})(?:am liebsten (?:zusammen|gemeinsam|komplett|alle)|(?:abgabe|verkauf|abgegeben|verkauft|erwerb)(?: erfolgt)?(?: werden)? (?:nur |ausschließlich )(?:zusammen|gemeinsam|gesamt|als ganzes|komplett|im ganzen)|nur als ganzes|nur (?:zusammen|gemeinsam|im paket)(?=\s*(?:$|[\n¦.,!)–-]))|alles miteinander|alles zusammen (?:für|zu)|(?:einzel(?:verkauf|abgabe|erwerb)|verkauf einzelner \p{L}+)[^.\n]{0,30} (?:nicht|ausgeschlossen)|sold (?:only )?as (?:one|a) package|as one package|portfolio of|gesamtverkauf|bestandspaket|aufwasch)(?!\p{L})/giu,
    unless: /unser(?:em|es)? (?:\p{L}+ )?portfolio|stellplatz|garage(?!\sin)|küche/iu,
  },
  {
    weight: 2,
    pattern:
      /(?<![\p{L}\d.,])(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2})\s(?:\p{L}+e\s){0,2}(?:wohnungen|zinshäuser)(?!\p{L})|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s(?:\p{L}+\s){0,2}(?:buildings|properties|assets|houses|apartments)(?!\p{L})/giu,
  },
  {
    weight: 3,
    pattern:
      /(?<!\p{L})(?:haus|wohnung|hof|halle|\p{L}+haus)(?:\s?,\s|\s(?:und|plus|sowie|\+|&)\s)(?:\p{L}+e[rnms]?\s)?(?:bauplatz|baugrundstück|acker|waldstück|wald|ferienwohnung|zweites haus|zwei garagen)(?!\p{L})/giu,
    unless: /blick|nähe|nahe|zwischen/iu,
  },
  CALLED,
  {
    weight: 2,
    pattern:
      /(?<![\p{L}\d.,])(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,2})\s(?:\p{L}+e\s){0,2}(?:eigentumswohnungen|mehrfamilienhäuser|häuser|objekte|immobilien|reihenhäuser|doppelhaushälften|wohnhäuser|grundstücke|liegenschaften)(?!\p{L})/giu,
    // "die vier Häuser im Saarland betreibt": whoever runs this one runs others.
    unless: /(?<!\p{L})(?:betreib\p{L}*|betrieben|bewirtschaftet|geführt|verwaltet)(?!\p{L})/iu,
  },
]
