import type { Readable } from 'node:stream'
import { GENERAL } from '#contract/general.ts'
import { FILE_REFUSALS, UPLOAD_REFUSALS } from '#contract/intake.ts'
import { Refusal, type RefusalRule } from '#contract/refusal.ts'
import { type BuyerGoal, BUYER_GOALS } from '#finance/domain/plan/assumptions.ts'
import { type Files, StorageFull } from '#platform/files/filesPort.ts'
import type { CallRequest } from '#platform/http/routerPort.ts'
import { cleanFilename } from '#intake/domain/cleanFilename.ts'
import type { RoleLimits } from '#intake/domain/uploadRules.ts'
import type { IncomingKeys } from './incomingKeys.ts'
import { readingRefusal } from './readingRefusal.ts'
import { type StoredPdf, storePdf } from './storePdf.ts'

export interface ReceivedFile extends StoredPdf {
  readonly filename: string
  readonly key: string
}

export interface ReceivedUpload {
  /** In the order of the upload; those that are not taken with the reason. */
  readonly files: readonly (ReceivedFile | { readonly filename: string; readonly refusal: Refusal })[]
  /** null: not said. */
  readonly lens: BuyerGoal | null
  /** Files that were analysed before are analysed once more. */
  readonly again: boolean
  /** Wording in which early performance was asked for; null: it was not. */
  readonly consentVersion: string | null
}

export interface ReceiveParts {
  readonly files: Files
  readonly keys: IncomingKeys
  readonly limits: RoleLimits
  readonly allowedExtensions: readonly string[]
  /** Why none of them can be taken, so that none is stored; null: they may be. */
  readonly refusal: Refusal | null
}

/** Streams all files of an upload into the store. Nothing is decided before all of it has arrived. @throws Refusal */
export async function receiveUpload(request: CallRequest, parts: ReceiveParts): Promise<ReceivedUpload> {
  const received: ReceivedUpload['files'][number][] = []
  let lens: BuyerGoal | null = null
  let again = false
  let consentVersion: string | null = null
  try {
    for await (const part of request.parts(parts.limits.maxSizeByte)) {
      if (part.kind === 'file') {
        // A form without a chosen file sends one without name and content.
        const isFile = (part.name === 'files[]' || part.name === 'files') && part.filename !== ''
        if (isFile) received.push(await receiveFile(part, received.length, parts))
        else part.stream.destroy()
      } else if (part.name === 'ziel') lens = goalOf(part.value)
      else if (part.name === 'again') again = part.value === 'true'
      else if (part.name === 'consentVersion') consentVersion = part.value || null
    }
  } catch (error) {
    throw refusalOf(error)
  }
  if (received.length === 0) throw new Refusal(UPLOAD_REFUSALS.noFile)
  return { files: received, lens, again, consentVersion }
}

async function receiveFile(
  part: { readonly filename: string; readonly stream: Readable },
  before: number,
  { files, keys, limits, allowedExtensions, refusal }: ReceiveParts,
): Promise<ReceivedUpload['files'][number]> {
  const filename = cleanFilename(part.filename)
  const refuse = (rule: RefusalRule, values?: Record<string, string | number>) => {
    part.stream.destroy()
    return { filename, refusal: new Refusal(rule, values) }
  }
  if (!allowedExtensions.some(ending => filename.toLowerCase().endsWith(ending))) {
    return refuse(FILE_REFUSALS.extension, { name: filename })
  }
  if (refusal) {
    part.stream.destroy()
    return { filename, refusal }
  }
  if (before >= limits.maxFiles) return refuse(FILE_REFUSALS.tooManyFiles, { most: limits.maxFiles })
  const key = await keys.add()
  const stored = await storePdf(files, key, part.stream)
  return stored.ok ? { filename, key, ...stored.value } : refuse(readingRefusal(stored.failure))
}

/** An empty field is one that was not filled in. */
function goalOf(value: string): BuyerGoal | null {
  const lens = BUYER_GOALS.find(known => known === value)
  if (!lens && value !== '') throw new Refusal(UPLOAD_REFUSALS.unknownAim)
  return lens ?? null
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) {
    return error.rule.code === GENERAL.tooLarge.code ? new Refusal(UPLOAD_REFUSALS.tooLarge) : error
  }
  return error instanceof StorageFull ? new Refusal(UPLOAD_REFUSALS.storageFull) : error
}
