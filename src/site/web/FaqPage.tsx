import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { TAPPABLE } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { Contents } from './Contents.tsx'
import { Disclosure } from './Disclosure.tsx'
import { JsonLd } from './JsonLd.tsx'
import { Prose } from './Prose.tsx'
import type { MarkdownText } from '../domain/markdownText.ts'
import { filled, placeholdersOf } from '../domain/placeholders.ts'
import { useHash } from '#shell/useHash.ts'

/** Questions and answers; each has an address of its own (`/faq#was-ist-kostenlos`). */
export function FaqPage() {
  useHash()
  return (
    <PageFrame
      title="Häufige Fragen"
      lead={
        <>
          Zum Bericht, zum Preis und zu Ihren Daten. Ihre Frage ist nicht dabei? Schreiben Sie uns, die Adresse steht im{' '}
          <AppLink to="/impressum" sx={TAPPABLE}>
            Impressum
          </AppLink>
          .
        </>
      }
      aside={<Contents label="Themen" parts={FAQ_GROUPS} />}
    >
      {FAQ_GROUPS.map(({ id, title, questions }) => (
        <Box component="section" key={id} aria-labelledby={id} sx={{ mb: 5 }}>
          <Typography variant="h2" id={id} sx={{ fontSize: '1.5rem', mb: 1.5, scrollMarginTop: 96 }}>
            {title}
          </Typography>
          {questions.map(({ id, title: question, html }) => (
            <Disclosure key={id} id={id} title={question}>
              <Prose html={html} />
            </Disclosure>
          ))}
        </Box>
      ))}
      <Structured />
    </PageFrame>
  )
}

function Structured() {
  const values = placeholdersOf(useConfiguration())
  const mainEntity = FAQ_GROUPS.flatMap(({ questions }) =>
    questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: filled(html, values) },
    })),
  )
  return <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />
}

const FILES = import.meta.glob<MarkdownText>('../content/faq/*.md', { eager: true })

/** Groups of questions in the order that their files give. */
const FAQ_GROUPS = Object.entries(FILES)
  .map(([path, { meta, sections }]) => ({
    /** Of its heading: the file's name. */
    id: `thema-${/([a-z]+)\.md$/.exec(path)?.[1] ?? ''}`,
    title: meta['title'] ?? '',
    order: Number(meta['order']),
    questions: sections,
  }))
  .sort((one, other) => one.order - other.order)
