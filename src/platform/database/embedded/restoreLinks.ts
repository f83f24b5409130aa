import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Makes the links between the libraries of a platform package: npm cannot pack them, and the install script that makes
 * them does not run with --ignore-scripts. @param root the folder of the package
 */
export function restoreLinks(root: string): void {
  for (const { source, target } of Links.parse(
    JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')),
  )) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      // Another process that starts at this moment was faster.
      if (!existsSync(link)) throw error
    }
  }
}
