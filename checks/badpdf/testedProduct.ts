import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newUser, productFolder, runAdmin, type RunningProduct, signIn, type TestUser } from '#main/product.fixture.ts'

/** The most that `admin credits grant` gives at once. */
const GRANT = 1_000
/** Of an ordinary account. Uploads a day are the one limit that a run of a thousand files would meet. */
const ROLE = 'ROLE_USER'

export interface TestedProduct {
  /** The product as it runs now: another one after `restart`. */
  running(): RunningProduct
  /** Signed in at the product that runs now. */
  user(): TestUser
  /** After it died. */
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * The real product on a fresh data folder and a free port, and a user who may analyse so many files. All limits of
 * files, sizes, pages and open analyses are those of an ordinary account.
 */
export async function startTestedProduct(files: number): Promise<TestedProduct> {
  const folder = await productFolder()
  const environment = { LIMIT_FACTOR: '1000', CONFIG_FILE: await configurationFor(folder.dataDir, files) }
  let product = await folder.start(environment)
  let user = await newUser(product)
  for (let granted = 0; granted < files; granted += GRANT) {
    const grant = ['credits', 'grant', user.email, String(GRANT), '--reason', `badpdf ${granted}`]
    const { status, stderr } = await runAdmin(folder.dataDir, grant, environment)
    if (status !== 0) throw new Error(`no credits were granted: ${stderr}`)
  }
  return {
    running: () => product,
    user: () => user,
    async restart() {
      product = await folder.start(environment)
      user = await signIn(product, user.email)
    },
    close: () => folder.remove(),
  }
}

interface Limited {
  upload: { limitsByRole: Record<string, { maxPerDay: number }> }
}

/** The product's own configuration with as many uploads a day. @returns its path */
async function configurationFor(dataDir: string, files: number): Promise<string> {
  const configuration = JSON.parse(await readFile('config/default.json', 'utf8')) as Limited
  const limits = configuration.upload.limitsByRole[ROLE]
  if (!limits) throw new Error(`config/default.json has no limits of ${ROLE}`)
  limits.maxPerDay = files
  const path = join(dataDir, 'config.json')
  await writeFile(path, JSON.stringify(configuration))
  return path
}
