import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { EmptyState } from '#design/EmptyState.tsx'
import { PageFrame } from '#design/PageFrame.tsx'

interface Props {
  readonly children: ReactNode
  /** A new one tries again: the address. */
  readonly place: string
}

/**
 * What is shown where a page could not be loaded or drawn: its code is not reached, or was replaced by a newer version
 * while this one was open. Navigation and footer stay. (React has no function for it.)
 */
export class FaultBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidUpdate({ place }: Props): void {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <PageFrame title="Diese Seite konnte nicht geladen werden" narrow>
        <EmptyState
          title="Es fehlt ein Teil der Seite."
          action={
            <Button variant="contained" onClick={() => window.location.reload()}>
              Seite neu laden
            </Button>
          }
        >
          Die Verbindung war unterbrochen, oder wir haben inzwischen eine neue Version eingespielt. Was Sie hochgeladen
          oder gekauft haben, ist gespeichert.
        </EmptyState>
      </PageFrame>
    )
  }
}
