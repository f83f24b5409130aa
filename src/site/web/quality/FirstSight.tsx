import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { germanNumber } from '#kernel/germanNumber.ts'
import { FigureTable } from './FigureTable.tsx'
import { type KindRead, readByKind } from './readByKind.ts'
import { AT_FIRST_SIGHT, type OfferKind } from './firstSightFigures.ts'
import { percent } from './percent.ts'

/** How a buyer recognises what lies before him. */
export const KIND_NAMES: Readonly<Record<OfferKind, { readonly name: string; readonly like: string }>> = {
  usual: { name: 'Gewöhnliche Angebote', like: 'von Portalen, Maklern, Banken und Eigentümern' },
  confusing: { name: 'Leicht zu verwechseln', like: 'mehrere Preise, Flächen oder Daten nebeneinander' },
  prose: { name: 'Viel im Fließtext', like: 'Briefe und Beschreibungen statt Tabellen' },
  rare: { name: 'Seltene Fälle', like: 'Versteigerung, Wald, Gewerbe, Pakete; auch mit gewöhnlichen gemischt' },
  layout: { name: 'Ungewohnt gesetzt', like: 'verschachtelte Tabellen, zwei Sprachen, Fremdes dabei' },
  traps: { name: 'Absichtlich voller Fallen', like: 'geschrieben, um Programme zu täuschen' },
}

/** How well documents were read that the rules had never seen, by what a buyer may have before him. */
export function FirstSight() {
  return (
    <FigureTable
      label="Fremde Dokumente beim ersten Lesen"
      head={['Was für Angebote', 'Angaben', 'Art', 'Papiere']}
      rows={readByKind(AT_FIRST_SIGHT).map(read => [
        <KindName key="name" {...read} />,
        <Reached key="f1" {...read.f1} />,
        percent(read.dealType),
        read.papers === 0 ? '–' : `${read.refused} von\u00a0${read.papers}`,
      ])}
    />
  )
}

function KindName({ kind, offers, authors, lost }: KindRead) {
  const { name, like } = KIND_NAMES[kind]
  return (
    <>
      <strong>{name}</strong>
      <Small>{like}</Small>
      <Small>
        {germanNumber(offers)} Angebote von {authors} Verfassern
        {lost > 0 && `; ${lost} zu Unrecht abgelehnt`}
      </Small>
    </>
  )
}

/** The mean, and below it the worst and the best author. */
function Reached({ mean, least, most }: KindRead['f1']) {
  return (
    <>
      {percent(mean)}
      <Small>
        {percent(least).slice(0, -2)}–{percent(most)}
      </Small>
    </>
  )
}

function Small({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}
