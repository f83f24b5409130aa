import { parseAdminCommand, USAGE } from './adminArguments.ts'
import { readSecretFiles } from '#operations/server/index.ts'
import { EXIT, messageOf } from './exit.ts'
import { checkLanguageModel } from './llmCommand.ts'
import { runOnProduct } from './onProduct.ts'

/** `npm run admin`: what the operator does by hand. See USAGE for the exit status. */

// Not ??: an empty variable would make it ./reference, which is the program's own folder.
const dataDir = process.env['DATA_DIR'] || './data'

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error))
  return EXIT.fault
})

async function main(args: string[]): Promise<number> {
  const command = parseAdminCommand(args)
  switch (command.area) {
    case 'help':
      process.stdout.write(USAGE)
      return EXIT.done
    case 'reference':
      return command.work(dataDir)
    case 'llm':
      return checkLanguageModel((await readSecretFiles(process.env)).variables)
    case 'sanity':
      return runOnProduct('sanity')
    case 'product':
      return runOnProduct(command.work)
  }
}
