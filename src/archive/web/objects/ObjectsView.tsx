import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import TextField from '@mui/material/TextField'
import { EmptyState } from '#design/EmptyState.tsx'
import { MAX } from '#archive/domain/compare/comparison.ts'
import { removeEntry, renameEntry, restoreEntry } from '#contract/archive.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { CompareBar } from '../compare/CompareBar.tsx'
import type { Entry } from '../entryRules.ts'
import { useDownload } from '../useDownload.ts'
import { ObjectCard } from './ObjectCard.tsx'
import { isShown, nameOf, type ObjectOrder, ordered, ORDERS, type Shown, SHOWN } from './objectOrder.ts'
import { RemovedCard } from './RemovedCard.tsx'
import { RenameDialog } from './RenameDialog.tsx'

/** Each card loads its picture. */
const AT_ONCE = 12

/** The same analyses as the table's, as offers that one knows again. */
export function ObjectsView({
  entries,
  reload,
  whenEmpty,
}: {
  readonly entries: readonly Entry[]
  readonly reload: () => Promise<readonly Entry[]>
  /** Where there is nothing, and nothing was just removed. */
  readonly whenEmpty: ReactNode
}) {
  const [shown, setShown] = useState<Shown>('alle')
  const [order, setOrder] = useState<ObjectOrder>('newest')
  const [most, setMost] = useState(AT_ONCE)
  const [renamed, setRenamed] = useState<Entry | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { busy, download } = useDownload(reload)
  const { removed, rename, remove, restore } = useOwnOrder(reload)
  const isRemoved = ({ privateDocumentId }: Entry) => removed.some(one => one.privateDocumentId === privateDocumentId)
  const all = [...entries.filter(entry => !isRemoved(entry)), ...removed].sort(newestFirst)
  const choose =
    ({ privateDocumentId }: Entry) =>
    (isChosen: boolean) =>
      setChosen(before => [...before.filter(id => id !== privateDocumentId), ...(isChosen ? [privateDocumentId] : [])])
  const cards = ordered(
    all.filter(entry => isShown(entry, shown)),
    order,
  )
  const seen = cards.slice(0, most)
  const isInPictures = seen.some(({ hasPicture }) => hasPicture)
  if (all.length === 0) return whenEmpty
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 3, pt: 0.5 }}>
        <Choice label="Zeigen" words={SHOWN} value={shown} onChange={setShown} />
        <Choice label="Sortieren" words={ORDERS} value={order} onChange={setOrder} />
      </Box>
      {cards.length === 0 && (
        <EmptyState
          title="Kein Objekt mit diesem Filter"
          action={
            <Button variant="outlined" onClick={() => setShown('alle')}>
              Alle anzeigen
            </Button>
          }
        />
      )}
      <Box
        sx={{
          clear: 'both',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
        }}
      >
        {seen.map(entry =>
          isRemoved(entry) ? (
            <RemovedCard key={entry.privateDocumentId} name={nameOf(entry)} onRestore={() => restore(entry)} />
          ) : (
            <ObjectCard
              key={entry.privateDocumentId}
              entry={entry}
              busy={busy[entry.privateDocumentId]}
              isInPictures={isInPictures}
              onDownload={() => void download(entry)}
              onRename={() => setRenamed(entry)}
              onRemove={() => void remove(entry)}
              isChosen={chosen.includes(entry.privateDocumentId)}
              // Six columns are the most that can be compared.
              onChosen={chosen.length < MAX || chosen.includes(entry.privateDocumentId) ? choose(entry) : null}
            />
          ),
        )}
      </Box>
      {cards.length > most && (
        <Button variant="outlined" color="secondary" onClick={() => setMost(most + AT_ONCE)} sx={{ mt: 3 }}>
          Weitere anzeigen ({cards.length - most})
        </Button>
      )}
      <CompareBar
        chosen={entries.filter(({ privateDocumentId }) => chosen.includes(privateDocumentId))}
        onClear={() => setChosen([])}
      />
      {renamed && (
        <RenameDialog entry={renamed} onRename={title => rename(renamed, title)} onClose={() => setRenamed(null)} />
      )}
    </>
  )
}

function newestFirst(one: Entry, other: Entry): number {
  return new Date(other.createdAt).getTime() - new Date(one.createdAt).getTime()
}

/** One of a few, as the browser's own list: on a phone the easiest. */
function Choice<Key extends string>({
  label,
  words,
  value,
  onChange,
}: {
  readonly label: string
  readonly words: Readonly<Record<Key, string>>
  readonly value: Key
  readonly onChange: (chosen: Key) => void
}) {
  const keys = Object.keys(words) as Key[]
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = keys.find(key => key === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 240, minWidth: 0 }}
    >
      {keys.map(key => (
        <option key={key} value={key}>
          {words[key]}
        </option>
      ))}
    </TextField>
  )
}

/** Renames, removes and fetches back. @param reload fetches the entries again */
function useOwnOrder(reload: () => Promise<unknown>) {
  /** Removed while one looks at the list: they keep their place in it, with the way back. */
  const [removed, setRemoved] = useState<readonly Entry[]>([])

  /** @returns whether it was done; a failure is told */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await reload()
      return true
    } catch (error) {
      notify(sentenceOf(error, 'Das ist nicht gelungen. Bitte versuchen Sie es noch einmal.'), 'error')
      return false
    }
  }
  const params = ({ privateDocumentId }: Entry) => ({ params: { privateDocumentId } })
  return {
    removed,
    rename: (entry: Entry, title: string) =>
      attempt(() => callServer(renameEntry, { ...params(entry), body: { title } })),
    remove: (entry: Entry) =>
      attempt(async () => {
        await callServer(removeEntry, params(entry))
        setRemoved(all => [...all, entry])
      }),
    restore: (entry: Entry) =>
      attempt(async () => {
        await callServer(restoreEntry, params(entry))
        setRemoved(all => all.filter(({ privateDocumentId }) => privateDocumentId !== entry.privateDocumentId))
      }),
  }
}
