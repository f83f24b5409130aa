import type { Facts } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { statementAround } from '../remarks/statementText.ts'
import { isRightByContract } from '../rightByLease.ts'
import { sentenceAround } from '../scope/negation.ts'
import { saidIn } from '../scope/said.ts'
import type { DealType, IncomeUse, Overlay } from './deal.ts'
import { incomeUseOf } from './incomeUse.ts'
import { areSharesAll } from './parts/lotShares.ts'
import { isPoolOnOffer } from './poolOnOffer.ts'
import { type Hit, hitsOf, lineAfter, lineBefore, ownText } from './ownText.ts'

const USUFRUCT =
  /(?<!\p{L})(?:nießbrauch(?:s?recht)?|wohn(?:ungs)?recht|leibrente|teilverkauf|lebenslanges? (?:wohn|nutzungs)recht)(?!\p{L})/giu
const GONE = /^[^.\n]{0,40}(?:gelöscht|erloschen|abgelöst|entfällt|nicht eingetragen)/iu
const OPERATOR =
  /(?<!\p{L})(?:pflege-?app?art(?:e)?ments?|pacht(?:vertrag|zins|zeit)|boardinghouse|betreiber(?:vertrag|gesellschaft|in)?|pflegeheim|seniorenresidenz|studenten-?app?artments?|hotelzimmer)(?!\p{L})/giu

const POOL = /(?<!\p{L})miet-?pool(?:s|vertrag)?(?!\p{L})/giu
/** What guests or those in need of care pay into it is the business of who runs the house. */
const RUN_USES: readonly (IncomeUse | null)[] = ['pflege', 'ferien']

/** Who runs a shop, a website or a solar plant operates not what is sold; a woman who does is a person, no company that leases it. */
const OPERATES_ELSE =
  /(?<!\p{L})(?:laden|ladens|geschäft\p{L}*|café\p{L}*|restaurant\p{L}*|gaststätte|imbiss|bäckerei|buch\p{L}*|kiosk|salon|solar\p{L}*|photovoltaik\p{L}*|wind\p{L}*|netz\p{L}*|portal\p{L}*|website|plattform|mobilfunk\p{L}*)(?!\p{L})/iu
/** What one may do with it later. */
const MAY_BE_RUN = /(?<!\p{L})(?:möglich|denkbar|könnte|könnten|kann|optional)(?!\p{L})/iu
const OPERATES_IT =
  /(?<!\p{L})(?:\p{L}*pacht\p{L}*|gmbh|ag|se|gesellschaft|\p{L}*app?art\p{L}*|\p{L}*heim\p{L}*|hotel\p{L}*|residenz|garantie\p{L}*)(?!\p{L})/iu

/** "Der Vorbesitzer ist ins Pflegeheim gezogen", "gegenüber wird ein Pflegeheim gebaut": not what is sold. */
const SOMEBODY_MOVED =
  /(?<!\p{L})(?:ins?|in\s(?:ein|das|eine)|neben\s\p{L}+|gegenüber\s\p{L}+)\s$|(?<!\p{L})(?:nachbar\p{L}*|gegenüber|bebauungsplan|nebenan|umgebung|umkreis)(?!\p{L})[^.]*$/iu
const MOVED =
  /^[^.]{0,40}(?<!\p{L})(?:gezogen|umgezogen|verzogen|zieht|ziehen|gewechselt|nebenan|gegenüber|entfernt|in der nähe|vor(?=,?$))(?!\p{L})/iu

/** Land, roofs and cars are leased, too, and no home is run by that. */
const LEASED_BESIDE =
  /(?<!\p{L})(?:garage\p{L}*|stellpl\p{L}*|carport|garten\p{L}*|acker\p{L}*|wiese\p{L}*|weide\p{L}*|wald\p{L}*|jagd\p{L}*|land|flächen?|dach(?:fläche\p{L}*)?|photovoltaik\p{L}*|pv|mobilfunk\p{L}*|steg|bootshaus|hof\p{L}*|landwirt\p{L}*|bauern?|(?:ab)?gemäht|bewirtschaftet)(?!\p{L})/iu

/** The tenant has it from his lease, which the buyer takes over as it is. */
function isByContract({ passage, start, end }: Hit): boolean {
  const { text } = saidIn(passage)
  const bounds = statementAround(text, start, end)
  return isRightByContract(text.slice(bounds.start, bounds.end), text.slice(bounds.end + 1).split('.', 1)[0] ?? '')
}

/** Not where it is only on offer. */
function isJoined(hit: Hit): boolean {
  return !isPoolOnOffer(`${lineBefore(hit)}${hit.text}${lineAfter(hit)}`)
}

/** Of a house of flats and shops the lease of a shop or tavern is told so, too: it runs no house, unless it is of all. */
function isOfShop(hit: Hit, type: DealType): boolean {
  if (type !== 'wohn-geschaeft' || !/^(?:pacht|betreiber)/iu.test(hit.text)) return false
  return !/(?<!\p{L})(?:ganze[nrs]?|gesamte[nrs]?|komplette[nrs]?)\s(?:haus\p{L}*|objekt\p{L}*|gebäude\p{L}*|anwesen\p{L}*)/iu.test(sentenceAround(hit.passage.text, hit.start, hit.end)) // prettier-ignore
}

/** What tells of what the lease is: its sentence, with what a semicolon parts from it, and what is near. */
function leaseOf(hit: Hit): string {
  const { passage, start, end } = hit
  const near = `${lineBefore(hit).slice(-90)} ${lineAfter(hit).slice(0, 60)}`
  const said = saidIn(passage).text
  // A semicolon parts "… ist von der kath. Kirchengemeinde gepachtet; der Pachtvertrag lief …".
  const from = /;\s(?:der|dieser)\s$/iu.test(passage.text.slice(0, start)) ? start - 7 : start
  const bounds = statementAround(said, from, end)
  return `${near} ${sentenceAround(passage.text, start, end)} ${said.slice(bounds.start, bounds.end)}`
}

function isOfTheObject(hit: Hit): boolean {
  if (/^pacht/iu.test(hit.text) && LEASED_BESIDE.test(leaseOf(hit))) return false
  if (/heim$|residenz$/iu.test(hit.text) && (SOMEBODY_MOVED.test(lineBefore(hit)) || MOVED.test(lineAfter(hit))))
    return false
  const line = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
  if (!/^betreiber(?:in)?$/iu.test(hit.text)) return true
  if (MAY_BE_RUN.test(line) && !/vertrag/iu.test(line)) return false
  if (OPERATES_IT.test(line)) return true
  return !/in$/iu.test(hit.text) && !OPERATES_ELSE.test(line)
}

/** Rooms that the declaration of division keeps from being lived in (§ 1 (3) WEG); garages and cellars are sold with a flat. */
const NOT_FOR_LIVING =
  /(?<!\p{L})(?:nicht zu wohnzwecken (?:dienende[nr]?|bestimmte[nr]?)|(?:als|art|objektart|es handelt sich um|verkauft wird|gegenstand)\s?:?\s(?:ein\s|das\s)?teileigentum|t\s?e\s?i\s?l\s?e\s?i\s?g\s?e\s?n\s?t\s?u\s?m\s?n\s?r)/giu
const OF_OTHERS =
  /garage|stellpl[aä]tz|keller|hobby|lagerraum|abstell|wohnungs- ?und|wohnungs\/?-?teil|im haus|andere[rn]?/iu
/** Shares of one thing that a court calls out one by one; "1/2 Miteigentumsanteil verbunden mit Sondereigentum" is a flat in a house of two. */
const SHARES =
  /(?<![\d/.,])(?:½|1\s?\/\s?[2-8]|halbe[rn]?|hälftige[rnsm]?)\s?-?\s?(?:ideelle[rnsm]?\s)?(?:miteigentums-?)?anteile?\s(?:\([^)]{1,20}\)\s?)?(?:am\smiteigentumsanteil|(?:am|an|an dem|an der|des|der)\s(?:\p{L}+e[nrms]\s)?(?:grundstück|wohnungseigentum|teileigentum|eigentumswohnung|wohnung|(?:\p{L}+-?)?haus)\p{L}*(?![^.\n]{0,40}verbunden mit))/giu

/** Who leases a field or a forest tills it, and runs no house. */
const BARE: readonly DealType[] = ['grundstueck', 'land-forst']

/** What weighs on the object, whatever the type of the deal. */
export function overlaysOf(passages: readonly Passage[], facts: Facts, auction: boolean, type: DealType): Overlay[] {
  const own = ownText(passages)
  const found: Overlay[] = []
  if (facts.erbbaurecht?.value === true) found.push('erbbau')
  if (hitsOf(USUFRUCT, own).some(hit => !GONE.test(lineAfter(hit)) && !isByContract(hit))) found.push('niessbrauch')
  const isRun = !BARE.includes(type) && hitsOf(OPERATOR, own).some(hit => isOfTheObject(hit) && !isOfShop(hit, type))
  const isPooled = !BARE.includes(type) && hitsOf(POOL, own).some(isJoined)
  if (isRun || (isPooled && RUN_USES.includes(incomeUseOf(passages)))) found.push('betreiber')
  else if (isPooled) found.push('mietpool')
  if (
    hitsOf(NOT_FOR_LIVING, own).some(
      hit => !OF_OTHERS.test(`${lineBefore(hit).slice(-40)}${lineAfter(hit).slice(0, 60)}`),
    )
  )
    found.push('teileigentum')
  if (auction && (hitsOf(SHARES, own).length > 0 || areSharesAll(own)))
    found.push(areSharesAll(own) ? 'alle-bruchteile' : 'bruchteile')
  return found
}
