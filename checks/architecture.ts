import { builtinModules } from 'node:module'
import { basename } from 'node:path'
import { ARROWS, KERNEL, type Place, placeOf, ROOMS } from './house.ts'
import { type Import, isTest, type Source } from './sources.ts'

/** What runs in the browser and in worker threads too, so it must not lean on Node. */
const ANYWHERE = ['kernel', 'reference', 'domain', 'contract', 'design', 'shell', 'web']

/** Packages that the pure parts may use: schemas, nothing else. */
const PURE_PACKAGES = ['zod']

const VAGUE_NAME = /^(utils?|helpers?|common|misc|lib|shared)$|(Utils?|Helpers?|Common|Misc|Lib|Shared)$/

/** One sentence for every way in which the file breaks the house rules. */
export function complaintsAbout(source: Source): string[] {
  const names = vagueNames(source.path)
  if (!source.path.startsWith('src/') && !source.path.startsWith('reference/')) return names
  const place = placeOf(source.path)
  if (!place) return [...names, `${source.path} has no place in the house: see ARCHITECTURE.md`]
  const kernel = place.kind === 'kernel' ? strangersInKernel(source.path) : []
  if (isTest(source.path)) return [...names, ...kernel]
  const imports = source.imports.flatMap(one => {
    const reason = objection(source.path, place, one)
    return reason ? [`${source.path} imports ${one.specifier}: ${reason}`] : []
  })
  return [...names, ...kernel, ...imports]
}

/** Folders and files whose name says nothing about what is inside. */
function vagueNames(path: string): string[] {
  const vague = path.split('/').find(part => VAGUE_NAME.test(part.split('.')[0] ?? ''))
  return vague ? [`${path}: "${vague}" says nothing about what is inside`] : []
}

function strangersInKernel(path: string): string[] {
  const name = basename(path).split('.')[0] ?? ''
  return KERNEL.includes(name) ? [] : [`${path}: the kernel is a closed list (${KERNEL.join(', ')})`]
}

function objection(path: string, from: Place, { specifier, target, when }: Import): string | undefined {
  if (target === undefined) return objectionToPackage(from, specifier)
  if (isTest(target)) return 'only tests may use tests'
  const to = placeOf(target)
  if (!to) return 'the product uses nothing outside its own rooms'
  if (!ARROWS[from.kind].includes(to.kind)) return `${from.kind} may not use ${to.kind}`
  if (isLaterRoom(from, to)) return `${from.room ?? ''} stands before ${to.room ?? ''} in the order of rooms`
  if (from.kind === 'platform') return objectionInPlatform(from, to, target, when === 'never')
  if (to.kind === 'platform' && from.kind === 'server') return objectionToAdapter(path, target)
  if (to.kind === 'web' && from.kind === 'web' && from.room !== to.room) return "rooms' web/ never import each other"
  if (to.kind === 'server' && from.room !== to.room && basename(target) !== 'index.ts') {
    return `the front door of ${to.room ?? ''} is its server/index.ts`
  }
  return undefined
}

function objectionToPackage(from: Place, specifier: string): string | undefined {
  const isNode = specifier.startsWith('node:') || builtinModules.includes(specifier)
  if (isNode && ANYWHERE.includes(from.kind)) return `${from.kind} runs without Node`
  const isPure = from.kind === 'kernel' || from.kind === 'domain' || from.kind === 'contract'
  if (!isNode && isPure && !PURE_PACKAGES.includes(specifier)) return `${from.kind} uses no packages but zod`
  return undefined
}

function isLaterRoom(from: Place, to: Place): boolean {
  if (from.room === undefined || to.room === undefined) return false
  // A page shows what the server tells, whichever room answers: the account page shows payments.
  if (from.kind === 'web' && to.kind === 'contract') return false
  return ROOMS.indexOf(to.room) > ROOMS.indexOf(from.room)
}

function objectionInPlatform(from: Place, to: Place, target: string, typeOnly: boolean): string | undefined {
  if (to.kind === 'domain' && !typeOnly) return "platform knows a room's domain by its types only"
  if (to.kind !== 'platform' || to.outside === from.outside) return undefined
  return typeOnly && isPort(target) ? undefined : 'an outside thing knows another one by the types of its port only'
}

/** A process of its own (…Process.ts) starts with nothing handed to it, so it chooses its adapters like main/ does. */
function objectionToAdapter(path: string, target: string): string | undefined {
  if (isPort(target) || path.endsWith('Process.ts')) return undefined
  return 'a room knows platform by its ports; main/ chooses the adapter'
}

function isPort(path: string): boolean {
  return path.endsWith('Port.ts')
}
