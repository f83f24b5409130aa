import { expect } from 'vitest'
import { mails } from '../src/main/product.fixture.ts'

/** Waits for a mail to this address whose text holds the link. @returns what the link's first group holds */
export async function linkIn(dataDir: string, email: string, link: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      for (const { to, text } of await mails(dataDir)) if (to === email) found = link.exec(text)?.[1] ?? found
      return found
    })
    .not.toBe('')
  return found
}
