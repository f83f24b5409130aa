import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** A program or a font outside npm that tests need, with the Debian packages that bring it. */
export interface Tool {
  readonly command: string
  readonly packages: readonly string[]
  readonly need: string
}

const TOOLS: readonly Tool[] = [
  {
    command: 'chromium-headless-shell',
    packages: ['chromium-headless-shell'],
    need: 'the browser journeys',
  },
  // Pages are measured with it until their own font has come; Debian's other fallback is a tenth wider.
  { command: 'LiberationSans-Regular.ttf', packages: ['fonts-liberation'], need: 'the browser journeys' },
  { command: 'pdftotext', packages: ['poppler-utils'], need: 'the cross-checks of quotes' },
  { command: 'initdb', packages: ['postgresql'], need: 'the database on PostgreSQL of Debian' },
]

/**
 * Installs what is missing by apt. What cannot be installed is named with the reason; the tests that need it then fail.
 * @param more beside what all tests need
 */
export function installMissingTools(more: readonly Tool[] = []): void {
  const missing = [...TOOLS, ...more].filter(tool => !isInstalled(tool.command))
  if (missing.length === 0) return
  const obstacle = obstacleToInstalling()
  if (obstacle === undefined) {
    const packages = missing.flatMap(tool => tool.packages)
    console.error(`Installing for the tests: ${packages.join(', ')}`)
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
  }
  for (const tool of missing.filter(({ command }) => !isInstalled(command))) {
    const why = obstacle ?? 'apt-get could not install it, see above'
    console.error(
      `${tool.command} is missing (${why}). Tests of ${tool.need} will fail. By hand: apt-get install ${tool.packages.join(' ')}`,
    )
  }
}

function isInstalled(command: string): boolean {
  const places = [`/usr/lib/postgresql/*/bin/${command}`, `/usr/share/fonts/truetype/*/${command}`]
  return spawnSync('which', [command]).status === 0 || globSync(places).length > 0
}

function obstacleToInstalling(): string | undefined {
  if (!isInstalled('apt-get')) return 'this system has no apt-get'
  if (process.getuid?.() !== 0) return 'installing needs root'
  return undefined
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Its output goes to stderr: the last line of stdout belongs to the count.
  // Another test command may be installing at this moment: its lock is waited for.
  spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2], env })
}
