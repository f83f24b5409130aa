import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What `emlMailer` keeps of a mail beside its .eml file. */
const KeptMail = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type KeptMail = z.infer<typeof KeptMail>

export interface KeptMails {
  /** The newest first. */
  list(): Promise<KeptMail[]>
  /** undefined when there is no such mail, or no mail could have such an id. */
  read(id: string): Promise<KeptMail | undefined>
}

/** The mails that were written into a folder, for the page that shows them outside of production. */
export function keptMails(folder: string): KeptMails {
  const read = async (id: string) => {
    if (!/^[A-Za-z0-9-]+$/.test(id)) return undefined
    const json = await readFile(join(folder, `${id}.json`), 'utf8').catch(unlessMissing)
    return json === undefined ? undefined : KeptMail.parse(JSON.parse(json))
  }
  return {
    read,
    async list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? []
      const ids = names.flatMap(name => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []))
      const mails = (await Promise.all(ids.map(read))).filter(mail => mail !== undefined)
      return mails.sort((a, b) => (a.at < b.at ? 1 : -1))
    },
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
