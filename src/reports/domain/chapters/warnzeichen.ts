import type { Answer, Todo } from '#questions/domain/answer.ts'
import type { RedFlag } from '#rating/domain/redFlags.ts'
import { chapter, findings, heading, notice, paragraph, table } from '../blocks.ts'
import type { Block, Chapter, FindingItem, TableBlock } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { proofOf } from './proofOf.ts'
import { unreadNotice } from './unreadNotice.ts'
import { counted, distinctQuotes, oneLine, sentence, told, wholeFindings } from './wording.ts'

/** So many yellow findings are told in full; more of them would bury the red ones. */
const MAX_YELLOW = 4
const MAX_QUOTES = 2
const MAX_QUOTES_YELLOW = 1

/** What warns: K.-o. findings first, each with proof, consequence and what to do. */
export function warnzeichenChapter(input: ReportInput): Chapter {
  const { redFlags, answers, money } = input.judgement.assessment
  const red = redFlags.filter(({ light }) => light === 'rot')
  const yellow = redFlags.filter(({ light }) => light === 'gelb')
  const shown = [...red, ...yellow.slice(0, MAX_YELLOW)]
  const rest = yellow.slice(MAX_YELLOW)
  return chapter({
    id: 'warnzeichen',
    title: 'Warnzeichen',
    light: red.length > 0 ? 'rot' : yellow.length > 0 ? 'gelb' : null,
    blocks: [
      ...opening(redFlags),
      ...unreadNotice(input.document),
      ...unseenNotice(input.document),
      ...(shown.length > 0 ? [findings(shown.map(flag => itemOf(flag, answers, money.home.auction)))] : []),
      ...(rest.length > 0 ? [heading('Weitere gelbe Befunde'), restTable(rest)] : []),
    ],
  })
}

function opening(flags: readonly RedFlag[]): Block[] {
  if (flags.length === 0) {
    return [
      paragraph(
        'Im Exposé haben wir kein Warnzeichen gefunden. Das heißt nicht, dass es keine Mängel gibt: Geprüft ist nur, was im Exposé steht. Was dort fehlt, klären Sie mit der Liste der Aufgaben und bei der Besichtigung.',
      ),
    ]
  }
  const knockouts = flags.filter(({ knockout }) => knockout).length
  const red = flags.filter(({ light, knockout }) => light === 'rot' && !knockout).length
  const yellow = flags.length - knockouts - red
  const parts = [
    ...(knockouts > 0 ? [counted(knockouts, 'K.-o.-Befund', 'K.-o.-Befunde')] : []),
    ...(red > 0 ? [counted(red, 'roter Befund', 'rote Befunde')] : []),
    ...(yellow > 0 ? [counted(yellow, 'gelber Befund', 'gelbe Befunde')] : []),
  ]
  const knockoutWords =
    knockouts > 0
      ? ' Ein K.-o.-Befund macht die Ampel rot, bis er geklärt ist; er steht deshalb zuerst.'
      : ' Keiner davon ist ein K.-o.-Befund; nur ein solcher macht die ganze Ampel rot.'
  return [paragraph(`Gefunden: ${parts.join(', ')}.${knockoutWords}`)]
}

function itemOf(flag: RedFlag, answers: readonly Answer[], auction: boolean): FindingItem {
  const answer = answers.find(({ id }) => id === flag.id)
  const basis = answer && answer.state !== 'belegt' ? proofOf(answer) : null
  // What was calculated rests on quotes that the formula repeats; a contradiction needs all its places.
  const usual = flag.light === 'rot' ? MAX_QUOTES : MAX_QUOTES_YELLOW
  const most = answer ? usual : flag.evidence.length
  return {
    light: flag.light,
    title: flag.knockout ? `K.-o.: ${flag.title}` : flag.title,
    text: told([flag.finding, flag.reason, flag.consequence]),
    quotes: distinctQuotes(flag.evidence).slice(0, most),
    ...(basis !== null && { basis }),
    ...(flag.todo && { todo: todoWords(flag.todo, auction && flag.id !== AUCTION) }),
  }
}

const AUCTION = 'zwangsversteigerung'

/** A court answers for its procedure, not for what a seller would know. */
function todoWords({ ask, document }: Todo, unasked: boolean): string {
  return unasked ? `Das klärt: ${sentence(document)}` : `Fragen Sie: „${ask}“ Das klärt es: ${sentence(document)}`
}

function restTable(flags: readonly RedFlag[]): TableBlock {
  return table(
    'Weitere gelbe Befunde mit Frage, Befund und Folge',
    ['Frage', 'Befund', 'Was das heißt'],
    flags.map(({ title, finding, reason, evidence: [first] }) => [
      title,
      `${wholeFindings(finding, 160)}${first ? ` (Seite\u00a0${first.page})` : ''}`,
      sentence(reason),
    ]),
  )
}

/** What the file says behind the back of who reads its pages. Empty where it says no more than they show. */
function unseenNotice({ unseenText = [] }: ReportInput['document']): Block[] {
  if (unseenText.length === 0) return []
  const places = unseenText.map(({ page, quote }) => `„${oneLine(quote)}“ (S. ${page})`).join('; ')
  const why = unseenText.some(({ toMachine }) => toMachine)
    ? 'Ein Teil davon spricht Programme an, die das Exposé lesen. Fragen Sie den Anbieter, was das soll.'
    : 'Das kann beim Herstellen der Datei geschehen sein oder Absicht haben.'
  return [
    notice(
      `Die Datei enthält Text, den man auf ihren Seiten nicht sieht: ${places}. ${why} Wir haben ihn nicht gewertet.`,
    ),
  ]
}
