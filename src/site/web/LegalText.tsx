import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { useConfiguration } from '#shell/configuration.ts'
import { Contents } from './Contents.tsx'
import { filled, placeholdersOf } from '../domain/placeholders.ts'
import { Prose } from './Prose.tsx'
import { TemplateNote } from './TemplateNote.tsx'
import type { MarkdownText } from '../domain/markdownText.ts'

/** From so many sections on they are listed beside the text. */
const MANY = 5

/** One of the legal pages, from its Markdown; sections that would say nothing about this operator are left out. */
export function LegalText({ meta, intro, sections }: MarkdownText) {
  const values = placeholdersOf(useConfiguration())
  const shown = sections.filter(({ html }) => filled(html, values).trim() !== '')
  return (
    <PageFrame
      title={meta['title'] ?? ''}
      {...(shown.length >= MANY ? { aside: <Contents label="Inhalt" parts={shown} onlyBeside /> } : { narrow: true })}
    >
      {meta['template'] === 'true' && <TemplateNote />}
      <Prose html={intro} />
      {shown.map(({ id, title, html }) => (
        <Box component="section" key={id} sx={{ mt: 4 }}>
          <Typography variant="h2" id={id} sx={{ fontSize: '1.375rem', mb: 1.5, scrollMarginTop: 96 }}>
            {title}
          </Typography>
          <Prose html={html} />
        </Box>
      ))}
      {meta['stand'] && (
        <Typography variant="body2" sx={{ mt: 5, color: 'text.secondary' }}>
          Stand: {longDayInGermany(new Date(`${meta['stand']}T12:00:00Z`))}
        </Typography>
      )}
    </PageFrame>
  )
}
