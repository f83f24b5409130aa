import { wholeQuote, withBehind } from '#kernel/evidence.ts'
import { listed } from '#kernel/germanList.ts'
import type { Unconcluded } from '#rating/domain/unconcluded.ts'
import { bullets, heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { labelOf } from './questionLabels.ts'
import { oneLine } from './wording.ts'

/** Of the chapter in which they are shown. */
const TITLE = '„Was fehlt und was zu tun ist“'
/** More is not read; the JSON has them all. */
const MAX_SHOWN = 6

/** So many stand where the decision is told: more are not read there. */
const MAX_BINDING = 4

/** On paper and on screen. */
export const BINDING_TITLE = 'Lesen Sie diese Sätze selbst'
const BINDING_LEAD =
  'Diese Sätze können Sie binden oder Geld kosten, und kein Befund dieses Berichts sagt sie ganz: Klären Sie sie, bevor Sie bieten.'

/** What binds the buyer by the exposé's own words and is in none of our findings, for the page of the decision. */
export function bindingOf<One extends { readonly binds?: boolean | undefined }>(sentences: readonly One[]): One[] {
  return sentences.filter(({ binds }) => binds).slice(0, MAX_BINDING)
}

/** Empty without any. */
export function bindingBlocks(sentences: readonly Unconcluded[]): Block[] {
  const binding = bindingOf(sentences)
  if (binding.length === 0) return []
  return [heading(BINDING_TITLE), paragraph(BINDING_LEAD), bullets(binding.map(asItem))]
}

/** What the exposé concedes in words from which nothing was concluded, with what it may be about. Empty without any. */
export function unconcludedBlocks(sentences: readonly Unconcluded[]): Block[] {
  const binding = bindingOf(sentences)
  const rest = sentences.filter(one => !binding.includes(one))
  if (rest.length === 0) return []
  return [
    heading('Sätze, aus denen wir keinen Schluss gezogen haben'),
    paragraph('Sie schränken etwas ein oder sagen etwas nebenbei. Gerechnet ist damit nicht: Lesen Sie sie selbst, und fragen Sie nach.'), // prettier-ignore
    bullets(rest.slice(0, MAX_SHOWN).map(asItem)),
  ]
}

/** A longer sentence is read where all of them are, in characters. */
const MAX_BESIDE = 160

/** What is told behind "nicht gefunden": that is only sure where every sentence was understood. Empty without any other. */
export function mayStandIn(all: readonly Unconcluded[]): string {
  const sentences = all.filter(({ binds }) => !binds)
  const [first] = sentences
  if (!first) return ''
  const where = sentences.length === 1 ? 'dem Satz' : `den ${sentences.length} Sätzen`
  const which = sentences.length === 1 ? 'dem' : 'denen'
  const isTold = first.ids.length > 0 && wholeQuote(first.evidence).length <= MAX_BESIDE
  return ` Es kann aber in ${where} stehen, aus ${which} wir keinen Schluss gezogen haben (${TITLE}${isTold ? `), etwa: ${quoted(first)}` : ')'}.`
}

function quoted({ evidence }: Unconcluded): string {
  return `„${oneLine(wholeQuote(evidence))}“ (Seite\u00a0${evidence.page})`
}

function asItem({ evidence, ids }: Unconcluded): string {
  const about = ids.length === 0 ? '' : `, vielleicht zu: ${listed(ids.map(id => labelOf(id)))}`
  return `„${oneLine(withBehind(evidence))}“ (Seite\u00a0${evidence.page}${about})`
}
