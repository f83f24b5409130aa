import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { AppLink } from '#design/AppLink.tsx'
import type { Consents } from './orderReadiness.ts'

const BOXES = [
  { name: 'terms', before: 'Ich akzeptiere die ', link: 'AGB', to: '/agb', after: '.' },
  { name: 'privacy', before: 'Ich habe die ', link: 'Datenschutzerklärung', to: '/datenschutz', after: ' gelesen.' },
  {
    name: 'withdrawal',
    before: 'Ich habe die ',
    link: 'Widerrufsbelehrung',
    to: '/widerrufsbelehrung',
    after: ' gelesen.',
  },
] as const

/** The three boxes without which nothing can be ordered. Their texts open in a new tab, so that nothing typed is lost. */
export function ConsentBoxes({
  consents,
  onChange,
}: {
  readonly consents: Consents
  readonly onChange: (consents: Consents) => void
}) {
  return (
    <FormGroup>
      {BOXES.map(({ name, before, link, to, after }) => (
        <FormControlLabel
          key={name}
          control={
            <Checkbox
              required
              checked={consents[name]}
              onChange={(_, isTicked) => onChange({ ...consents, [name]: isTicked })}
            />
          }
          // The box is marked as required for screen readers; the star says nothing here.
          sx={{ py: 0.5, '& .MuiFormControlLabel-asterisk': { display: 'none' } }}
          label={
            <>
              {before}
              <AppLink to={to} target="_blank" rel="noopener">
                {link}
              </AppLink>
              {after}
            </>
          }
        />
      ))}
    </FormGroup>
  )
}
