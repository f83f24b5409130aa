import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'

/** Our legal texts are a beginning, not advice: the operator must not take them for checked. */
export function TemplateNote() {
  return (
    <Box
      role="note"
      sx={{
        borderLeft: `4px solid ${TOKENS.red}`,
        bgcolor: TOKENS.paper,
        px: 2,
        py: 1.5,
        mb: 4,
        maxWidth: TOKENS.column,
      }}
    >
      Dieser Text ist eine Vorlage. Lassen Sie ihn vor dem Betrieb von einer Anwältin oder einem Anwalt prüfen und an
      Ihr Angebot anpassen.
    </Box>
  )
}
