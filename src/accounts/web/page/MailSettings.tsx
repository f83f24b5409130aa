import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useQueryClient } from '@tanstack/react-query'
import { changeProfile } from '#contract/accountPage.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { PROFILE, type Profile } from './accountQueries.ts'

type Setting = 'mailWhenReady' | 'mailNews'

const SETTINGS: readonly { readonly name: Setting; readonly label: string; readonly says: string }[] = [
  {
    name: 'mailWhenReady',
    label: 'E-Mail, wenn ein Bericht fertig ist',
    says: 'Oder wenn eine Analyse nicht gelungen ist.',
  },
  {
    name: 'mailNews',
    label: 'Neues zum Produkt',
    says: 'Zum Beispiel neue Prüfungen im Bericht. Abbestellen geht hier jederzeit.',
  },
]

/** Each switch is saved at once; where that fails it goes back. */
export function MailSettings({ profile }: { readonly profile: Profile }) {
  const queries = useQueryClient()
  const change = async (name: Setting, isWanted: boolean) => {
    queries.setQueryData(PROFILE.queryKey, { ...profile, [name]: isWanted })
    try {
      queries.setQueryData(PROFILE.queryKey, await callServer(changeProfile, { body: { [name]: isWanted } }))
      notify('Ihre Einstellung ist gespeichert.', 'success')
    } catch (error) {
      queries.setQueryData(PROFILE.queryKey, profile)
      notify(sentenceOf(error, 'Die Einstellung konnte nicht gespeichert werden.'), 'error')
    }
  }
  return SETTINGS.map(({ name, label, says }) => (
    <Box key={name} sx={{ mb: 1 }}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={profile[name]}
            onChange={(_, isWanted) => void change(name, isWanted)}
            slotProps={{ input: { 'aria-describedby': `${name}-hinweis` } }}
          />
        }
      />
      <FormHelperText id={`${name}-hinweis`} sx={{ ml: 6, mt: 0 }}>
        {says}
      </FormHelperText>
    </Box>
  ))
}
