import { create } from 'zustand'

/** Dialogs that any page may open. Those of a route of their own (register, reset …) are opened by their route. */
export type DialogName = 'login' | 'upload' | 'cookies'

export const useDialogs = create<{ readonly open: DialogName | null }>()(() => ({ open: null }))

export function openDialog(name: DialogName): void {
  useDialogs.setState({ open: name })
}

/** Closes this one; another one that was opened meanwhile stays. */
export function closeDialog(name: DialogName): void {
  if (useDialogs.getState().open === name) useDialogs.setState({ open: null })
}
