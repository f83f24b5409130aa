import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { PlainField } from '#design/PlainField.tsx'
import type { Declaration } from './useDeclaration.ts'

const FIELDS = [
  { name: 'name', label: 'Ihr Name', autoComplete: 'name', maxLength: 100 },
  {
    name: 'contractId',
    label: 'Vertragsnummer',
    // A number is not broken at its strokes.
    hint: 'Sie steht in Ihrer Bestellbestätigung und im Konto bei Ihren Zahlungen, zum Beispiel EA-\u20601234-\u20605678-\u20609ABC.',
    autoComplete: 'off',
    maxLength: 100,
  },
  {
    name: 'email',
    label: 'Ihre E-Mail-Adresse',
    hint: 'Dorthin senden wir sofort die Bestätigung.',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
  },
] as const

/** Who declares, about which contract, and where the receipt goes: nothing else is asked. */
export function DeclarationForm({
  declaration,
  address,
  button,
  onComplete,
  onWake,
  children,
}: {
  readonly declaration: Declaration
  /** Where the browser itself sends the form, when our script does not run or has failed. */
  readonly address: '/widerruf' | '/kuendigung'
  readonly button: string
  readonly onComplete: () => void
  /** The page has come to life; what was typed or chosen before is in the form alone. */
  readonly onWake?: (form: HTMLFormElement) => void
  /** What else the form asks. */
  readonly children?: React.ReactNode
}) {
  const { fields, faults, isBusy, fault, type, check } = declaration
  const form = useRef<HTMLFormElement>(null)
  const takeWhatWasTyped = useEffectEvent(() => {
    if (!form.current) return
    const typed = [...form.current.querySelectorAll<HTMLInputElement>('input[data-field]')]
    const filled = typed.filter(input => input.value !== '')
    if (filled.length > 0) type(Object.fromEntries(filled.map(input => [input.dataset['field'] ?? '', input.value])))
    onWake?.(form.current)
  })
  // In the layout phase, so that it is known when an early click on the button is handed over.
  useLayoutEffect(() => takeWhatWasTyped(), [])
  return (
    <Box
      component="form"
      ref={form}
      method="post"
      action={address}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (check()) onComplete()
        // After the faults are shown, on to the first.
        else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {FIELDS.map(({ name, ...field }) => (
        <PlainField
          key={name}
          data-field={name}
          name={name}
          required
          {...field}
          value={fields[name]}
          onChange={event => type({ [name]: event.target.value })}
          fault={faults[name] ?? null}
        />
      ))}
      {children}
      <FaultLine text={fault} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Bitte warten…' : button}
      </Button>
    </Box>
  )
}

/** Why something could not be sent. */
export function FaultLine({ text }: { readonly text: string | null }) {
  return (
    <Typography role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
      {text}
    </Typography>
  )
}
