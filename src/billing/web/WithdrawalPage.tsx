import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { withdraw } from '#contract/billing.ts'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer } from '#shell/api.ts'
import { DeclarationForm, FaultLine } from './DeclarationForm.tsx'
import { DeclarationLines, DeclarationReceipt } from './DeclarationReceipt.tsx'
import { OtherWays } from './OtherWays.tsx'
import { type Declaration, useDeclaration } from './useDeclaration.ts'

/** The withdrawal function (§ 356a BGB): a form, a confirmation, a receipt; for everybody, logged in or not. */
export function WithdrawalPage() {
  const declaration = useDeclaration(body => callServer(withdraw, { body }))
  const [isChecked, setChecked] = useState(false)
  const { fields, receipt } = declaration
  return (
    <PageFrame
      narrow
      title="Vertrag widerrufen"
      lead={
        <>
          Sie können einen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Was daraus folgt, steht in der{' '}
          <AppLink to="/widerrufsbelehrung">Widerrufsbelehrung</AppLink>.
        </>
      }
    >
      {receipt ? (
        <DeclarationReceipt fields={fields} receipt={receipt} />
      ) : isChecked ? (
        <Confirmation declaration={declaration} onBack={() => setChecked(false)} />
      ) : (
        <DeclarationForm
          address="/widerruf"
          declaration={declaration}
          button="Vertrag widerrufen"
          onComplete={() => setChecked(true)}
        />
      )}
      {!receipt && <OtherWays />}
    </PageFrame>
  )
}

/** The second step: what is declared, once more, and the button whose words are the law's. */
function Confirmation({ declaration, onBack }: { readonly declaration: Declaration; readonly onBack: () => void }) {
  const { fields, fault, isBusy, send } = declaration
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
        Hiermit widerrufe ich diesen Vertrag
      </Typography>
      <DeclarationLines
        lines={[
          ['Name', fields.name],
          ['Vertragsnummer', fields.contractId],
          ['E-Mail-Adresse', fields.email],
        ]}
      />
      <FaultLine text={fault} />
      <Button variant="contained" size="large" disabled={isBusy} onClick={() => void send()}>
        {isBusy ? 'Bitte warten…' : 'Widerruf bestätigen'}
      </Button>
      <Button disabled={isBusy} onClick={onBack}>
        Angaben ändern
      </Button>
    </Box>
  )
}
