import Alert from '@mui/material/Alert'
import { openedPaper } from '#design/openedPaper.ts'
import { TOKENS } from '#design/theme.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { reportPath } from '#kernel/pagePath.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { listDownloads } from '#contract/archive.ts'
import { makeVersion } from '#contract/versions.ts'
import type { FullReport } from '../reportData.ts'

/** A new version takes about as long as the first report; longer than this means that it waits behind others. */
const MAX_MS = 120_000
const POLL_MS = 1_000

type Asked = NonNullable<FullReport['screen']['decision']>['asked']

interface Props {
  readonly asked: Asked
  readonly confirm: AnalysisJson['confirm']
  readonly downloadToken: string
}

/** The few values that move the result most, to confirm, correct or leave open; then the report is redone, free of charge. */
export function ConfirmValues({ asked, confirm, downloadToken }: Props) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending, error } = useNewVersion(downloadToken)
  const given = Object.entries(values).flatMap(([key, value]) => (value.trim() ? [{ key, value: value.trim() }] : []))
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (given.length > 0) mutate(given)
  }
  return (
    <Box
      component="form"
      data-screen-only
      aria-labelledby="bestaetigen"
      onSubmit={send}
      noValidate
      sx={{ p: 2.5, bgcolor: '#FBF7EF', border: '1px solid #E9DFC9', borderRadius: 1 }}
    >
      <Typography variant="h3" component="h2" id="bestaetigen" sx={{ mb: 0.5 }}>
        Bitte bestätigen
      </Typography>
      <Typography variant="body2" sx={{ mb: 2, maxWidth: TOKENS.column }}>
        Diese Werte bewegen das Ergebnis am meisten. Was Sie nicht wissen, lassen Sie leer. Der Bericht wird kostenlos
        neu gerechnet; dieser hier bleibt.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mb: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {asked.map(({ key, label, said, unit, choices, ready }) => {
          const { why = '', quote = null, page = null } = confirm.find(one => one.key === key) ?? {}
          return (
            <Box key={key}>
              <TextField
                label={unit ? `${label} in ${unit}` : label}
                value={values[key] ?? ''}
                onChange={({ target }) => setValues({ ...values, [key]: target.value })}
                select={choices !== null}
                helperText={
                  <>
                    {said === null ? why : `Gelesen: ${said}. ${why}`}
                    {quote !== null && (
                      <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.primary' }}>
                        „{quote}“ (Seite {page})
                      </Box>
                    )}
                  </>
                }
                slotProps={{
                  formHelperText: { sx: { color: 'text.secondary' } },
                  select: { MenuProps: { slotProps: { paper: openedPaper(label) } } },
                }}
                sx={{ bgcolor: '#FBF7EF' }}
              >
                {choices && <MenuItem value="">weiß ich nicht</MenuItem>}
                {choices?.map(choice => (
                  <MenuItem key={choice} value={choice}>
                    {choice}
                  </MenuItem>
                ))}
              </TextField>
              {said !== null && ready && values[key] !== ready && (
                <Button
                  size="small"
                  aria-label={`${label}: ${said} stimmt`}
                  onClick={() => setValues({ ...values, [key]: ready })}
                >
                  {said} stimmt
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {sentenceOf(error, 'Die neue Fassung konnte nicht gerechnet werden. Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        disabled={given.length === 0}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        Kostenlos neu rechnen
      </Button>
    </Box>
  )
}

/** Has the report redone with the buyer's values, waits for it, and opens it. */
function useNewVersion(downloadToken: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (values: { key: string; value: string }[]) => {
      const { privateDocumentId } = await callServer(makeVersion, { params: { downloadToken }, body: { values } })
      const isReady = await waitFor(privateDocumentId)
      if (isReady) await navigate(reportPath(privateDocumentId))
      // Where it comes late, it opens there by itself, as the report of a first run does.
      else await navigate('/process-status', { state: { opens: privateDocumentId } })
    },
  })
}

/** @returns whether it came while we waited */
async function waitFor(id: string): Promise<boolean> {
  const until = Date.now() + MAX_MS
  while (Date.now() < until) {
    const [entry] = await callServer(listDownloads, { query: { id } })
    if (entry) return true
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  return false
}
