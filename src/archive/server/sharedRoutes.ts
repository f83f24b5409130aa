import { Readable } from 'node:stream'
import { type Passwords, tokenHash } from '#accounts/server/index.ts'
import { archiveRefusals } from '#contract/archive.ts'
import { reportRefusals } from '#contract/interactiveReport.ts'
import { Refusal } from '#contract/refusal.ts'
import { drawSharedPage, drawSharedPicture, openShare, shareRefusals } from '#contract/shares.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { findAnalysis } from '#intake/server/index.ts'
import type { Router } from '#platform/http/routerPort.ts'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { ScreenJson } from '#reports/domain/screen/screenJson.ts'
import { databaseTime } from './databaseTime.ts'
import { readPass, signPass } from './downloadToken.ts'
import { type ArchiveParts, bytesOf, storedFile, storedValue } from './ownAnalysis.ts'
import type { PageDrawer } from './pageDrawer.ts'
import { pagesUntil } from './pagesUntil.ts'
import { beginTry, countView, findShare, forgetTries, type OpenedShare } from './shareStore.ts'

interface Parts extends ArchiveParts {
  readonly drawer: PageDrawer
  readonly passwords: Passwords
}

/** How its owner calls his file is his own. */
const NEUTRAL_NAME = 'Exposé.pdf'

/** What whoever has a link may read: the report, and the pages of the exposé where they are shared with it. */
export function sharedRoutes(router: Router, parts: Parts): void {
  const { database, key, drawer } = parts

  router.serve(openShare, async ({ caller, body }) => {
    const hash = tokenHash(body.token)
    const share = hash === null ? null : await findShare(database, { tokenHash: hash })
    const { open, analysis, now } = await openOf(parts, share)
    await checkPassword(parts, open, body.password)
    const screen = await storedValue(parts, analysis, 'screen.json', ScreenJson)
    const whole = await storedValue(parts, analysis, 'analysis.json', AnalysisJson)
    const answer = {
      pass: signPass(key, open.id, now),
      expiresAt: open.expiresAt.toISOString(),
      withExpose: open.withExpose,
      pagesUntil: open.withExpose ? await pagesUntil(database, analysis) : null,
      hasPicture: open.withExpose && analysis.hasPicture,
      ...withoutName({ screen, analysis: whole }, whole.document.file),
    }
    if (caller?.accountId !== open.accountId) await countView(database, open.id)
    return answer
  })

  router.serve(drawSharedPage, async ({ params }) => {
    const analysis = await exposeOf(parts, params.pass)
    const page = Number(params.page)
    if (page > (analysis.pages ?? 0)) throw new Refusal(reportRefusals.noPage)
    const picture = await drawer.draw(analysis.accountId, () => bytesOf(parts, analysis, 'upload'), page)
    return { stream: Readable.from([picture]), bytes: picture.length, type: 'image/jpeg', filename: null }
  })

  router.serve(drawSharedPicture, async ({ params }) => {
    const stored = await storedFile(parts, await exposeOf(parts, params.pass), 'picture.jpg')
    if (!stored) throw new Refusal(archiveRefusals.noPicture)
    return { stream: stored.stream, bytes: stored.bytes, type: 'image/jpeg', filename: null }
  })
}

/** The analysis whose exposé a pass shows. @throws Refusal where it is not shared, or no more */
async function exposeOf(parts: Parts, pass: string): Promise<Analysis> {
  const id = readPass(parts.key, pass, await databaseTime(parts.database))
  const share = id === null ? null : await findShare(parts.database, { id })
  const { open, analysis } = await openOf(parts, share)
  if (!open.withExpose) throw new Refusal(shareRefusals.noExpose)
  return analysis
}

/** What a link shows now: it ends with its time, when it is revoked, and with its report. @throws Refusal */
async function openOf(
  { database }: Parts,
  share: OpenedShare | null,
): Promise<{ open: OpenedShare; analysis: Analysis; now: Date }> {
  if (!share) throw new Refusal(shareRefusals.unknown)
  const [now, analysis] = await Promise.all([
    databaseTime(database),
    findAnalysis(database, share.accountId, share.analysisId),
  ])
  const isThere = analysis?.unlocked && analysis.filesRemovedAt === null && (analysis.expiresAt ?? now) > now
  if (!share.isOpen || !isThere) throw new Refusal(shareRefusals.ended)
  return { open: share, analysis, now }
}

async function checkPassword(
  { database, passwords }: Parts,
  { id, passwordHash }: OpenedShare,
  password: string | null,
): Promise<void> {
  if (passwordHash === null) return
  if (password === null) throw new Refusal(shareRefusals.passwordNeeded)
  const seconds = await beginTry(database, id)
  if (seconds !== null) {
    const minutes = Math.max(1, Math.ceil(seconds / 60))
    throw new Refusal(shareRefusals.tooManyTries, { minutes }, { retryAfter: minutes * 60 })
  }
  if (!(await passwords.matches(password, passwordHash))) throw new Refusal(shareRefusals.wrongPassword)
  await forgetTries(database, id)
}

/** The report names its file in several places, so each of its sentences is searched. */
function withoutName<Value>(value: Value, name: string): Value {
  const written = JSON.stringify(value).replaceAll(JSON.stringify(name).slice(1, -1), NEUTRAL_NAME)
  return JSON.parse(written) as Value
}
