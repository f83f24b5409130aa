import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { germanNumber } from '#kernel/germanNumber.ts'
import { FigureTable } from './FigureTable.tsx'
import { type KindRead, readOfKind } from './readOfKind.ts'
import { AT_FIRST_SIGHT, type OfferKind } from './firstSightFigures.ts'
import { percent } from './percent.ts'

/** How a buyer recognises what he has before him, the usual first. */
export const KINDS: readonly { readonly kind: OfferKind; readonly name: string; readonly like: string }[] = [
  { kind: 'usual', name: 'Gewöhnliche Angebote', like: 'von Portalen, Maklern, Banken und Eigentümern' },
  { kind: 'confusing', name: 'Leicht zu verwechseln', like: 'mehrere Preise, Flächen oder Daten nebeneinander' },
  { kind: 'rare', name: 'Seltene Fälle', like: 'Versteigerung, Wald, Gewerbe, Pakete; auch gemischt' },
  { kind: 'prose', name: 'Viel im Fließtext', like: 'Briefe und Beschreibungen statt Tabellen' },
  { kind: 'layout', name: 'Ungewohnt gesetzt', like: 'verschachtelte Tabellen, zwei Sprachen, Fremdes dabei' },
  { kind: 'traps', name: 'Absichtlich voller Fallen', like: 'geschrieben, um Programme zu täuschen' },
]

/** How well documents were read that the rules had never seen, by what a buyer may have before him. */
export function FirstSight() {
  return (
    <FigureTable
      isStacked
      label="Fremde Dokumente beim ersten Lesen"
      head={['Was für Angebote', 'Angaben', 'Art', 'Papiere']}
      rows={KINDS.map(({ kind, name, like }) => {
        const { f1, dealType, papers, refused, ...offers } = readOfKind(kind, AT_FIRST_SIGHT)
        return [
          <KindName key="name" name={name} like={like} {...offers} />,
          <Reached key="f1" {...f1} />,
          percent(dealType),
          papers === 0 ? '–' : `${refused} von\u00a0${papers}`,
        ]
      })}
    />
  )
}

function KindName({
  name,
  like,
  offers,
  authors,
  lost,
}: Pick<KindRead, 'offers' | 'authors' | 'lost'> & { readonly name: string; readonly like: string }) {
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
