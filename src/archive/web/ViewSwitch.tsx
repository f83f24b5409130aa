import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { localStore, LOCAL_KEYS } from '#shell/storage.ts'

const VIEWS = { tabelle: 'Tabelle', objekte: 'Objekte' } as const
type View = keyof typeof VIEWS

/** Which view was looked at last in this browser; the table is the first. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() =>
    localStore.read(LOCAL_KEYS.archiveView) === 'objekte' ? 'objekte' : 'tabelle',
  )
  const choose = (chosen: View) => {
    localStore.write(LOCAL_KEYS.archiveView, chosen)
    setView(chosen)
  }
  return [view, choose]
}

export function ViewSwitch({ view, onChoose }: { readonly view: View; readonly onChoose: (view: View) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_, chosen: View | null) => chosen && onChoose(chosen)}
      aria-label="Ansicht des Archivs"
      // Beside the filter where there is room.
      sx={{ float: { sm: 'right' }, mb: 2 }}
    >
      {(Object.keys(VIEWS) as View[]).map(name => (
        <ToggleButton key={name} value={name} sx={{ px: 2.5 }}>
          {VIEWS[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
