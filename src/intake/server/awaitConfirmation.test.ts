import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAnalysis } from './analysisStore.ts'
import { settled, startAnalysing } from './analysing.fixture.ts'
import { DONE } from './analysisResult.fixture.ts'
import type { Analyst } from '#analysis/domain/analyst.ts'
import { newAccount, type TestIntake, upload } from './intake.fixture.ts'

const SALE = readFileSync('samples/pdf/s01-gohlis-tabelle.pdf')

let analyse: Analyst['analyse']
let intake: TestIntake
beforeAll(async () => {
  intake = await startAnalysing((order, signal) => analyse(order, signal))
})
afterAll(() => intake.close())
beforeEach(() => {
  analyse = () => Promise.resolve(DONE)
})

/** A confirmation of an order in the outbox. @returns its id */
async function confirmation(accountId: string, minutesAgo: number): Promise<string> {
  const mail = await intake.database.first<{ id: string }>(
    `insert into mail (account_id, template, content, created_at)
     values ($1, 'orderReceived', '{}', now() - make_interval(mins => $2)) returning id`,
    [accountId, minutesAgo],
  )
  return mail?.id ?? ''
}

describe('an analysis while the confirmation of an order waits in the outbox (§ 312f Abs. 2 BGB)', () => {
  const uploaded = async (credits: { free?: number; paid?: number }, minutesAgo: number) => {
    const anna = await newAccount(intake.database, credits)
    const mailId = await confirmation(anna, minutesAgo)
    const [item] = await upload(intake.baseUrl, anna, [['files[]', SALE, 'Gohlis.pdf']])
    return { anna, mailId, id: item?.jobId ?? '' }
  }

  test('that was paid begins when the mail has left, once', async () => {
    let mailWaits = true
    const begun: boolean[] = []
    analyse = () => {
      begun.push(mailWaits)
      return Promise.resolve(DONE)
    }
    const { anna, mailId, id } = await uploaded({ paid: 1 }, 0)
    const postponed = () =>
      intake.database.query(`select 1 from pgboss.job where data ->> 'analysisId' = $1 and start_after > created_on`, [
        id,
      ])
    await expect.poll(postponed, { timeout: 20_000 }).not.toEqual([])
    expect(await findAnalysis(intake.database, anna, id)).toMatchObject({ state: 'queued' })
    mailWaits = false
    await intake.database.execute('update mail set sent_at = now(), content = null where id = $1', [mailId])
    expect(await settled(intake.database, anna, id)).toMatchObject({ state: 'done' })
    expect(begun).toEqual([false])
  })

  test.each([
    {
      name: 'that was paid begins after five minutes, however long the mail server is down',
      credits: { paid: 1 },
      minutesAgo: 6,
    },
    { name: 'that is free has nothing to wait for', credits: { free: 1 }, minutesAgo: 0 },
  ])('$name', async ({ credits, minutesAgo }) => {
    const { anna, mailId, id } = await uploaded(credits, minutesAgo)
    expect(await settled(intake.database, anna, id)).toMatchObject({ state: 'done' })
    expect(await intake.database.query('select sent_at from mail where id = $1', [mailId])).toEqual([{ sent_at: null }])
  })
})
