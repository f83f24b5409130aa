import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import type { PromoEntry } from './usePromo.ts'

/** Where a promo code is typed, checked and removed. */
export function PromoCode({ promo }: { readonly promo: PromoEntry }) {
  const { code, applied, fault, isBusy } = promo
  if (applied) {
    return (
      <Alert severity="success" role="status">
        Code &quot;{applied.code}&quot; erfolgreich angewendet!{' '}
        <Link
          component="button"
          type="button"
          color="inherit"
          onClick={promo.remove}
          sx={{ fontSize: 'inherit', py: 0.5 }}
        >
          Code entfernen
        </Link>
      </Alert>
    )
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void promo.check()
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
    >
      <TextField
        label="Promo-Code"
        value={code}
        onChange={event => promo.type(event.target.value)}
        error={fault !== null}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'characters' } }}
        sx={{ flex: '1 1 12rem', width: 'auto' }}
      />
      <Button type="submit" variant="outlined" disabled={isBusy || code.trim() === ''} sx={{ minHeight: 56 }}>
        Prüfen
      </Button>
      {fault !== null && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {fault}
        </Alert>
      )}
    </Box>
  )
}
