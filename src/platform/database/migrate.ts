import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './databasePort.ts'

/** Any number that nobody else locks: several processes may start at once, one migrates. */
const MIGRATION_LOCK = 7_402_913_551

/**
 * Brings the schema up to date: the numbered files of `folder` that the database does not know yet, in one transaction.
 * @throws Error when a file that was applied has been changed since, or is gone: migrations only go forward
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const files = (await readdir(folder)).filter(name => /^\d{4}_\w+\.sql$/.test(name)).sort()
  await database.inTransaction(async tx => {
    await tx.execute('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await tx.execute(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const applied = await tx.query<{ name: string; sha256: string }>('select name, sha256 from migration')
    const gone = applied.find(({ name }) => !files.includes(name))
    if (gone)
      throw new Error(`migration ${gone.name} was applied, but the program does not know it: it is older than its data`)
    for (const name of files) {
      const sql = await readFile(join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      const known = applied.find(one => one.name === name)
      if (known && known.sha256 !== sha256) throw new Error(`migration ${name} was changed after it had been applied`)
      if (known) continue
      await tx.execute(sql)
      await tx.execute('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    }
  })
}
