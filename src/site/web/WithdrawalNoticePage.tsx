import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import { WITHDRAWAL_PATH, withdrawalNotice } from '#billing/domain/withdrawalNotice.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { TemplateNote } from './TemplateNote.tsx'

const FORM = 'Muster-Widerrufsformular'
/** Marks in the text where the link goes. */
const LINK = '{{link}}'

/** The same wording as in the mail that confirms a purchase. */
export function WithdrawalNoticePage() {
  const { companyInfo } = useConfiguration().app
  const value = (key: string) => companyInfo[key] ?? ''
  const [title = '', ...paragraphs] = withdrawalNotice(
    {
      name: value('name'),
      street: value('street'),
      zip: value('zip'),
      city: value('city'),
      email: value('email'),
      phone: companyInfo['phone'] ?? null,
    },
    LINK,
  )
  const formAt = paragraphs.findIndex(text => text.startsWith(FORM))
  return (
    <PageFrame title={title} narrow>
      <TemplateNote />
      {paragraphs.slice(0, formAt).map(text => (
        <Paragraph key={text} text={text} />
      ))}
      <Button component={Link} to={WITHDRAWAL_PATH} variant="outlined" color="secondary" sx={{ my: 2 }}>
        Vertrag widerrufen
      </Button>
      <Box sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: { xs: 2, sm: 3 }, mt: 4 }}>
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
          {FORM}
        </Typography>
        {paragraphs.slice(formAt).map(text => (
          <Form key={text} text={text.replace(FORM, '').trim()} />
        ))}
      </Box>
    </PageFrame>
  )
}

/** With what comes before its colon as a heading in the line, and the address of the withdrawal function as a link. */
function Paragraph({ text }: { readonly text: string }) {
  const [, lead, rest = text] = /^(Widerrufsrecht|Folgen des Widerrufs): (.*)$/su.exec(text) ?? []
  const [before, after] = rest.split(LINK)
  return (
    <>
      {lead && (
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mt: 3, mb: 1 }}>
          {lead}
        </Typography>
      )}
      <Typography sx={{ mb: 1.5, maxWidth: TOKENS.column }}>
        {before}
        {after !== undefined && (
          <>
            „<AppLink to={WITHDRAWAL_PATH}>Vertrag widerrufen</AppLink>“{after}
          </>
        )}
      </Typography>
    </>
  )
}

/** The form's fields, one a line. */
function Form({ text }: { readonly text: string }) {
  const lines = text.split(' · ')
  return lines.map(line => (
    <Typography
      key={line}
      sx={{ mb: 1.5, ...(lines.length > 1 && { pb: 1.5, borderBottom: `1px solid ${TOKENS.line}` }) }}
    >
      {line}
    </Typography>
  ))
}
