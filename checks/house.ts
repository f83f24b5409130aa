/** The house as ARCHITECTURE.md describes it, as data: what a file is, from its path alone. */

/** In order: a room uses only itself and the rooms before it. */
export const ROOMS = [
  'reading',
  'extraction',
  'finance',
  'valuation',
  'questions',
  'rating',
  'reports',
  'analysis',
  'notifications',
  'accounts',
  'credits',
  'intake',
  'archive',
  'billing',
  'affiliates',
  'operations',
  'site',
]

/** Everything may stand on the kernel, so it grows only by a decision. */
export const KERNEL = [
  'money',
  'share',
  'calendarDate',
  'evidence',
  'outcome',
  'pagePath',
  'germanNumber',
  'germanTime',
  'germanList',
  'capitalised',
  'regexp',
  'markup',
]

/** A compiler is the script that made a table of reference/ from raw figures: it may read files, nothing imports it. */
export type Kind =
  | 'kernel'
  | 'domain'
  | 'contract'
  | 'web'
  | 'server'
  | 'analysis'
  | 'platform'
  | 'design'
  | 'shell'
  | 'main'
  | 'reference'
  | 'compiler'

/** The arrows: what may be imported from where. Refinements for single pairs are in architecture.ts. */
export const ARROWS: Record<Kind, readonly Kind[]> = {
  kernel: ['kernel'],
  reference: ['kernel', 'reference'],
  compiler: ['kernel', 'reference'],
  domain: ['kernel', 'domain', 'reference'],
  contract: ['kernel', 'domain', 'contract'],
  design: ['kernel', 'design'],
  shell: ['kernel', 'contract', 'shell'],
  web: ['kernel', 'domain', 'contract', 'design', 'shell', 'web'],
  platform: ['kernel', 'domain', 'contract', 'platform'],
  server: ['kernel', 'domain', 'contract', 'platform', 'server'],
  analysis: ['kernel', 'domain', 'platform', 'server', 'analysis'],
  main: ['kernel', 'domain', 'contract', 'design', 'shell', 'web', 'platform', 'server', 'analysis', 'main'],
}

export interface Place {
  kind: Kind
  /** The room of a domain, server, web or contract file. */
  room?: string
  /** The folder of one outside thing below platform/. */
  outside?: string
}

/** Undefined for a path that has no place in the house. */
export function placeOf(path: string): Place | undefined {
  const [root, first = '', second = '', third] = path.split('/')
  if (root === 'reference') return { kind: path.endsWith('/compile.ts') ? 'compiler' : 'reference' }
  if (root !== 'src') return undefined
  if (ROOMS.includes(first) && third !== undefined && isDoor(second)) return { kind: second, room: first }
  // Texts of the public pages with their tests.
  if (first === 'site' && second === 'content') return { kind: 'web', room: 'site' }
  // One analysis from bytes to files: it runs in processes of its own, which choose their adapters, and is imported by file.
  if (first === 'analysis') return { kind: 'analysis', room: 'analysis' }
  if (first === 'contract') return contractPlace(second)
  if (first === 'platform' && third !== undefined) return { kind: 'platform', outside: second }
  if (first === 'kernel' || first === 'design' || first === 'shell' || first === 'main') return { kind: first }
  return undefined
}

function contractPlace(file: string): Place {
  const room = file.replace(/\.ts$/, '')
  return ROOMS.includes(room) ? { kind: 'contract', room } : { kind: 'contract' }
}

function isDoor(folder: string): folder is 'domain' | 'server' | 'web' {
  return folder === 'domain' || folder === 'server' || folder === 'web'
}
