import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const Versions = z.record(z.string(), z.string()).default({})
const Package = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
})
const OldLicences = z.array(z.object({ type: z.string() })).min(1)
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
      optionalDependencies: Versions,
      libc: z.array(z.string()).default([]),
    }),
  ),
})

const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
  // Used unchanged: its duty to publish ends at the file.
  'MPL-2.0',
]

/** Used as an unchanged, separately replaceable shared library, which the LGPL allows beside closed code. */
const DYNAMICALLY_LINKED = /^@img\/sharp-libvips-/

export interface Licence {
  name: string
  licence: string
}

/** The packages named in package.json with their versions, production and development together. */
export function declaredPackages(): [name: string, version: string][] {
  const { dependencies, devDependencies } = Package.parse(json('package.json'))
  return Object.entries({ ...dependencies, ...devDependencies })
}

/** The version that the lock file holds for a declared package. */
export function lockedVersion(name: string): string | undefined {
  return Lock.parse(json('package-lock.json')).packages[`node_modules/${name}`]?.version
}

/**
 * Packages that some platform needs and the lock file does not hold: `npm ci` fails, or leaves them out. npm forgets those that its
 * registry did not answer for when the file was written; an entry without `integrity` is enough.
 */
export function unlockedBinaries(): string[] {
  const { packages } = Lock.parse(json('package-lock.json'))
  const isLocked = (name: string, below: string): boolean => {
    if (packages[`${below === '' ? '' : `${below}/`}node_modules/${name}`]) return true
    return below !== '' && isLocked(name, below.slice(0, Math.max(0, below.lastIndexOf('/node_modules/'))))
  }
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies).filter(name => !isLocked(name, path)),
  )
}

/**
 * Entries that name a C library. npm 11 writes it there when it asks the registry anew, npm 10 knows nothing of it and takes it out with
 * every `npm install`. Without it both leave the lock file as it is and bring musl's binaries too, which are 10 MB that nobody loads.
 */
export function namingLibc(): string[] {
  const { packages } = Lock.parse(json('package-lock.json'))
  return Object.entries(packages).flatMap(([path, { libc }]) => (libc.length > 0 ? [path] : []))
}

/** Licences of everything that a production install brings, read from the packages themselves. */
export function productionLicences(): Licence[] {
  const locked = Object.entries(Lock.parse(json('package-lock.json')).packages)
  return locked.flatMap(([path, { dev, optional }]) => {
    if (path === '' || dev) return []
    // Binaries for other platforms are in the lock file, but only the matching ones are installed.
    if (optional && !existsSync(path)) return []
    const { license, licenses } = Package.parse(json(`${path}/package.json`))
    const licence = license ?? oldForm(licenses)
    return [
      {
        name: path.replace(/^.*node_modules\//, ''),
        licence: typeof licence === 'string' ? licence : JSON.stringify(licence),
      },
    ]
  })
}

/** Before 2015 packages listed objects: `[{ type, url }]`. */
function oldForm(licenses: unknown): unknown {
  const listed = OldLicences.safeParse(licenses)
  return listed.success ? listed.data.map(({ type }) => type).join(' OR ') : licenses
}

export function isPermissive({ name, licence }: Licence): boolean {
  if (DYNAMICALLY_LINKED.test(name)) return licence === 'LGPL-3.0-or-later'
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(one => PERMISSIVE.includes(one)))
}

function json(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
