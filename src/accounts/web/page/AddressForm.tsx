import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import { zipFault } from '../../domain/zipFault.ts'
import { formSentence } from '../faultSentences.ts'
import { FormField } from '../FormField.tsx'
import { FormMessage } from '../FormMessage.tsx'
import { useSubmission } from '../useSubmission.ts'
import { FORM_WIDTH } from './AccountSection.tsx'
import type { PostalAddress } from '../../domain/postalAddress.ts'
import { countriesWith } from './addressText.ts'

/** @param save throws what the server refuses */
export function AddressForm({
  address,
  save,
  onCancel,
}: {
  readonly address: PostalAddress
  readonly save: (address: PostalAddress) => Promise<void>
  readonly onCancel: () => void
}) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: address })
  const { submit, ...state } = useSubmission()
  const send = handleSubmit(parts => {
    const work = async () => {
      await save(parts)
      return ''
    }
    return submit(work, error => formSentence(error, 'Die Adresse konnte nicht gespeichert werden.'))
  })
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Adresse"
      onSubmit={event => void send(event)}
      spacing={2}
      sx={{ my: 2, maxWidth: FORM_WIDTH }}
    >
      <FormField
        label="Straße und Hausnummer"
        autoComplete="billing street-address"
        autoFocus
        required={false}
        field={register('street')}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' } }}>
        <FormField
          label="PLZ"
          autoComplete="billing postal-code"
          required={false}
          fault={formState.errors.zip}
          field={register('zip', { validate: (zip, { country }) => zipFault(zip, country) ?? true })}
        />
        <FormField label="Ort" autoComplete="billing address-level2" required={false} field={register('city')} />
      </Box>
      <FormField
        label="Land"
        autoComplete="billing country"
        select
        slotProps={{ select: { native: true } }}
        field={register('country')}
      >
        {countriesWith(address.country).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormField>
      <FormMessage of={state} />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={state.phase === 'running'}>
          Adresse speichern
        </Button>
        <Button color="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
      </Stack>
    </Stack>
  )
}
