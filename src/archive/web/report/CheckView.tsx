import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { EmptyState } from '#design/EmptyState.tsx'
import { Part } from '#design/Part.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { ContentCopy as ContentCopyIcon } from '#design/icons.tsx'
import { notify } from '#shell/notice.ts'
import { useHash } from '#shell/useHash.ts'
import { type FlagGroup, flagGroups, gistOf } from './flagGroups.ts'
import { MAIL_ID } from './mailPlace.ts'
import { Proofs } from './Proofs.tsx'
import { SecondReader } from './SecondReader.tsx'
import { Todos } from './Todos.tsx'
import Chip from '@mui/material/Chip'
import { Ampel } from '#design/Ampel.tsx'
import { FoldedItem, pagesOf } from './FoldedItem.tsx'

const BELOW = { mb: 5 }

/** What should worry, what contradicts itself, and what to ask whom. */
export function CheckView({ analysis }: { readonly analysis: AnalysisJson }) {
  useHash()
  const { redFlags, contradictions, todos, sellerMail, document, provenance } = analysis
  const { unseenText = [] } = document
  const warnings = flagGroups(redFlags)
  return (
    <>
      <Part title={warnings.length > 0 ? `Warnzeichen (${warnings.length})` : 'Warnzeichen'} sx={BELOW}>
        {unseenText.length > 0 && (
          <Card>
            <Typography component="h3" sx={{ fontWeight: 650 }}>
              Die Datei enthält Text, den man nicht sieht
            </Typography>
            {unseenText.map(({ page, quote, toMachine }) => (
              <Typography key={page} sx={{ mb: 1 }}>
                „{quote}“ (Seite {page}){toMachine && ' – er spricht Programme an, die das Exposé lesen.'}
              </Typography>
            ))}
            <Typography>Wir haben ihn nicht gewertet.</Typography>
          </Card>
        )}
        {warnings.length === 0 && unseenText.length === 0 && (
          <EmptyState title="Kein Warnzeichen gefunden.">Was offen ist, steht darunter.</EmptyState>
        )}
        {warnings.length > 0 && (
          <PlainList sx={{ borderTop: 1, borderColor: 'divider' }}>
            {warnings.map(({ flag, beside }) => (
              <FlagItem key={flag.id} flag={flag} beside={beside} />
            ))}
          </PlainList>
        )}
      </Part>
      {contradictions.length > 0 && (
        <Part title="Widersprüche im Exposé" sx={BELOW}>
          {contradictions.map(({ key, message, values }) => (
            <Card key={key}>
              <Typography sx={{ mb: 1 }}>{message}</Typography>
              <Proofs proofs={values.flatMap(({ evidence }) => evidence)} />
            </Card>
          ))}
        </Part>
      )}
      <Part title="Noch zu klären" sx={BELOW}>
        <Todos todos={todos} />
      </Part>
      {provenance?.model && (
        <Part title="Der zweite Leser" sx={BELOW}>
          <Card>
            <SecondReader model={provenance.model} />
          </Card>
        </Part>
      )}
      {sellerMail && (
        <Part id={MAIL_ID} title="E-Mail an den Anbieter" sx={{ ...BELOW, '& > h2': { scrollMarginTop: 96 } }}>
          <SellerMail {...sellerMail} />
        </Part>
      )}
    </>
  )
}

function Card({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: 2, mb: 1.5, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}

/** A letter to copy into one's own mail program. */
function SellerMail({ subject, body }: { readonly subject: string; readonly body: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`)
      notify('Das Schreiben liegt in der Zwischenablage.', 'success')
    } catch {
      notify('Ihr Browser erlaubt das Kopieren nicht. Bitte markieren Sie den Text selbst.', 'warning')
    }
  }
  return (
    <Box sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: 2 }}>
      <Typography sx={{ mb: 1 }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Betreff:
        </Box>{' '}
        <b>{subject}</b>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', mb: 2, overflowWrap: 'anywhere' }}>{body}</Typography>
      <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          Kopieren
        </Button>
        <Button href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>
          Im Mailprogramm öffnen
        </Button>
      </Box>
    </Box>
  )
}

/** What should worry, and why; opened, what follows, and where it is said. */
function FlagItem({ flag, beside }: FlagGroup) {
  const { light, knockout, title, finding, consequence, evidence } = flag
  return (
    <FoldedItem
      question={title}
      finding={finding}
      gist={gistOf(flag)}
      note={
        <>
          <Ampel light={light} />
          {knockout && <Chip size="small" label="K.-o." color="error" variant="outlined" />}
          <span>{pagesOf(evidence)}</span>
        </>
      }
      proofs={evidence}
      isWholeOnPaper
    >
      {beside.map(({ id, reason: other }) => (
        <Typography key={id} sx={{ mb: 1 }}>
          {other}
        </Typography>
      ))}
      {consequence && <Typography sx={{ mb: 1 }}>{consequence}</Typography>}
      <Proofs proofs={evidence} />
    </FoldedItem>
  )
}
