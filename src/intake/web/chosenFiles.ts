import { germanNumber } from '#kernel/germanNumber.ts'

/** What the checks need of a chosen file. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

export interface FileRules {
  /** All files of one upload together. */
  readonly maxSizeByte: number
  /** With their dot. */
  readonly allowedExtensions: readonly string[]
}

const MEGABYTE = 1024 * 1024

/** Why these files cannot be sent, in the order in which it is said (5.3); null: they can. */
export function faultOf(files: readonly ChosenFile[], { maxSizeByte, allowedExtensions }: FileRules): string | null {
  if (files.length === 0) return 'Bitte mindestens eine Datei auswählen.'
  const sum = files.reduce((bytes, { size }) => bytes + size, 0)
  if (sum > maxSizeByte) return `Summe der Dateien überschreitet ${Math.round(maxSizeByte / MEGABYTE)} MB.`
  const stranger = files.find(
    ({ name }) => !allowedExtensions.some(end => name.toLowerCase().endsWith(end.toLowerCase())),
  )
  return stranger ? `Datei "${stranger.name}" hat eine unerlaubte Endung.` : null
}

/** The most that whoever has these roles may send at once: the configured maximum, or less where his roles say so. */
export function maxBytesFor(
  upload: {
    readonly maxSizeByte: number
    readonly limitsByRole: Readonly<Record<string, Readonly<Record<string, number>>>>
  },
  roles: readonly string[],
): number {
  const own = roles.flatMap(role => upload.limitsByRole[role]?.['maxSizeByte'] ?? [])
  return own.length > 0 ? Math.min(upload.maxSizeByte, Math.max(...own)) : upload.maxSizeByte
}

/** Joined without those that were chosen before. */
export function withMore<Chosen extends ChosenFile>(chosen: readonly Chosen[], more: readonly Chosen[]): Chosen[] {
  const isNew = (file: Chosen) => !chosen.some(({ name, size }) => name === file.name && size === file.size)
  return [...chosen, ...more.filter(isNew)]
}

/** 340 KB, 1,2 MB. */
export function sizeText(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`
  return `${germanNumber(bytes / MEGABYTE, 1)}\u00a0MB`
}

/** Analyses that are left: paid ones give whole reports, free ones previews. */
export interface AnalysesLeft {
  readonly paid: number
  readonly free: number
}

export type FileOutcome = 'vollständig' | 'Vorschau' | 'keine Analyse übrig'

/**
 * What each file of an upload becomes, the first first: the server takes them in their order, and paid analyses before free ones.
 * @returns null: all become the same, and there is nothing to tell or to choose
 */
export function outcomesOf(files: number, { paid, free }: AnalysesLeft): FileOutcome[] | null {
  const all = Array.from({ length: files }, (_, at): FileOutcome =>
    at < paid ? 'vollständig' : at < paid + free ? 'Vorschau' : 'keine Analyse übrig',
  )
  return all.every(one => one === all[0]) ? null : all
}

/** The same files with this one at the head. */
export function withFirst<Chosen>(files: readonly Chosen[], first: Chosen): Chosen[] {
  return [first, ...files.filter(file => file !== first)]
}

/** Whether the start button can be pressed (5.3). */
export function mayStart(state: {
  readonly files: number
  readonly isRunning: boolean
  readonly isAccepted: boolean
  readonly totalUploads: number
  readonly isDone: boolean
}): boolean {
  return state.files > 0 && !state.isRunning && state.isAccepted && state.totalUploads > 0 && !state.isDone
}
