import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { cancelSubscription } from '#contract/billing.ts'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer } from '#shell/api.ts'
import { DeclarationForm } from './DeclarationForm.tsx'
import { DeclarationReceipt } from './DeclarationReceipt.tsx'
import { OtherWays } from './OtherWays.tsx'
import { PlainField } from '#design/PlainField.tsx'
import { useDeclaration } from './useDeclaration.ts'

const KINDS = [
  { isImportant: false, label: 'Ordentlich, zum Ende des bezahlten Monats' },
  { isImportant: true, label: 'Außerordentlich, aus wichtigem Grund' },
] as const

/** Ending a subscription (§ 312k BGB): one page, one button, for everybody, logged in or not. */
export function CancellationPage() {
  const [isImportant, setImportant] = useState(false)
  const [typedReason, setReason] = useState('')
  const reason = isImportant ? typedReason.trim() || 'aus wichtigem Grund' : null
  const declaration = useDeclaration(fields => callServer(cancelSubscription, { body: { ...fields, reason } }))
  const { fields, receipt, send } = declaration
  return (
    <PageFrame
      narrow
      title="Abo kündigen"
      lead={
        <>
          Hier beenden Sie ein Abonnement. Pakete, die Sie einmal bezahlt haben, laufen von selbst aus. Innerhalb von 14
          Tagen nach der Bestellung können Sie den <AppLink to="/widerruf">Vertrag widerrufen</AppLink>.
        </>
      }
    >
      {receipt ? (
        <DeclarationReceipt
          fields={fields}
          more={[['Art', kindLabel(isImportant)], ...(reason === null ? [] : [['Grund', reason] as const])]}
          receipt={receipt}
        />
      ) : (
        <DeclarationForm
          address="/kuendigung"
          declaration={declaration}
          button="jetzt kündigen"
          onComplete={() => void send()}
          onWake={form => setImportant(isImportantChosen(form))}
        >
          <KindOfNotice isImportant={isImportant} onChange={setImportant} />
          {isImportant && (
            <PlainField
              label="Grund der Kündigung"
              maxLength={1000}
              value={typedReason}
              onChange={event => setReason(event.target.value)}
              fault={null}
            />
          )}
        </DeclarationForm>
      )}
      {!receipt && <OtherWays />}
    </PageFrame>
  )
}

function KindOfNotice({
  isImportant,
  onChange,
}: {
  readonly isImportant: boolean
  readonly onChange: (isImportant: boolean) => void
}) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 0.5, p: 0 }}>
        Art der Kündigung
      </Typography>
      {KINDS.map(kind => (
        <Box
          key={kind.label}
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, cursor: 'pointer' }}
        >
          <Box
            component="input"
            type="radio"
            name="kind"
            value={kind.isImportant ? 'important' : 'ordinary'}
            data-important={kind.isImportant}
            checked={kind.isImportant === isImportant}
            onChange={() => onChange(kind.isImportant)}
            sx={{ flexShrink: 0, width: 20, height: 20, m: 0, accentColor: 'currentcolor' }}
          />
          {kind.label}
        </Box>
      ))}
    </Box>
  )
}

function isImportantChosen(form: HTMLFormElement): boolean {
  return form.querySelector('input[data-important="true"]:checked') !== null
}

function kindLabel(isImportant: boolean): string {
  return KINDS.find(kind => kind.isImportant === isImportant)?.label ?? ''
}
