/**
 * The exposé that a visitor dropped before he had an account: it waits in this browser (IndexedDB, which keeps files) until
 * somebody is logged in. Where the browser refuses that (private windows), it waits as long as the tab lives.
 */
export interface WaitingFile {
  readonly file: File
  /** The terms were accepted: it may start by itself. */
  readonly isAccepted: boolean
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

const DATABASE = 'expose-ampel'
const STORE = 'waitingFile'
const KEY = 'one'
/** Whoever has not confirmed his address by then starts over; nobody else's tab shall send it next week. */
const MAX_MS = 24 * 3_600_000

/** For a tab that loads its code on a busy phone. */
const OTHERS_MS = 10_000

let inThisTab: WaitingFile | null = null
let othersUntil = 0

export async function keepFile(file: File): Promise<void> {
  await keep({ file, isAccepted: false, keptAt: Date.now() })
}

/** Notes whether the terms were accepted for it. */
export async function acceptForFile(isAccepted: boolean): Promise<void> {
  const waiting = await waitingFile()
  if (waiting) await keep({ ...waiting, isAccepted })
}

/** null: none waits. */
export async function waitingFile(): Promise<WaitingFile | null> {
  const kept = await attempt('readonly', store => store.get(KEY) as IDBRequest<unknown>)
  return fresh(kept ?? inThisTab)
}

/** Another tab is being looked at and goes first: `othersFirst` of this one lasts until it has had the time. */
export function leaveToOthers(): void {
  othersUntil = Date.now() + OTHERS_MS
}

/** Until this tab may take it. */
export async function othersFirst(): Promise<void> {
  const left = othersUntil - Date.now()
  if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
}

/** Takes it, so that of several tabs only one sends it. */
export async function claimFile(): Promise<WaitingFile | null> {
  const kept = await attempt('readwrite', store => {
    const found: IDBRequest<unknown> = store.get(KEY)
    store.delete(KEY)
    return found
  })
  const claimed = fresh(kept ?? inThisTab)
  inThisTab = null
  return claimed
}

async function keep(waiting: WaitingFile): Promise<void> {
  const done = await attempt('readwrite', store => store.put(waiting, KEY))
  inThisTab = done === null ? waiting : null
}

function fresh(waiting: unknown): WaitingFile | null {
  const { file, isAccepted, keptAt } = Object(waiting) as Partial<WaitingFile>
  if (!(file instanceof File) || typeof keptAt !== 'number' || Date.now() - keptAt > MAX_MS) return null
  return { file, isAccepted: isAccepted === true, keptAt }
}

/** null: the browser keeps nothing for us, or there is nothing. */
async function attempt<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | null> {
  try {
    const database = await opened()
    try {
      return await new Promise<Result | null>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode)
        const request = work(transaction.objectStore(STORE))
        transaction.oncomplete = () => resolve(request.result ?? null)
        transaction.onabort = () => reject(new Error('the browser did not keep the file'))
      })
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('the browser has no database for us'))
  })
}
