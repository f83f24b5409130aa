import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { Contents } from './Contents.tsx'
import { JsonLd } from './JsonLd.tsx'
import { Prose } from './Prose.tsx'
import type { MarkdownText } from '../domain/markdownText.ts'
import { useHash } from '#shell/useHash.ts'

type Article = (typeof ARTICLES)[number]

/** Articles, the newest first; each has an address of its own (`/news#erbbaurecht`). */
export function NewsPage() {
  useHash()
  return (
    <PageFrame
      title="News"
      lead="Recht, Kosten und wie unsere Regeln arbeiten. Kurz, mit Quellen, ohne Werbung."
      aside={<Contents label="Artikel" parts={ARTICLES} />}
    >
      {ARTICLES.map(article => (
        <ArticleText key={article.id} article={article} />
      ))}
      <Structured />
    </PageFrame>
  )
}

function ArticleText({ article: { id, title, date, summary, intro, sections } }: { readonly article: Article }) {
  return (
    <Box component="article" id={id} sx={{ borderTop: `2px solid ${TOKENS.ink}`, pt: 3, mb: 8, scrollMarginTop: 96 }}>
      <Day date={date} />
      <Typography variant="h2" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 3, fontSize: '1.1875rem', color: 'text.secondary', maxWidth: TOKENS.column }}>
        {summary}
      </Typography>
      <Prose html={intro} />
      {sections.map(section => (
        <Box key={section.id} sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {section.title}
          </Typography>
          <Prose html={section.html} />
        </Box>
      ))}
    </Box>
  )
}

function Day({ date }: { readonly date: string }) {
  return (
    <Box component="time" dateTime={date} sx={{ color: 'text.secondary', fontSize: '0.9375rem', py: 1.25 }}>
      {longDayInGermany(new Date(`${date}T12:00:00Z`))}
    </Box>
  )
}

function Structured() {
  const { name } = useConfiguration().app.companyInfo
  const publisher = { '@type': 'Organization', '@id': '/#anbieter', name }
  const articles = ARTICLES.map(({ id, title, summary, date }) => ({
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: date,
    inLanguage: 'de',
    url: `/news#${id}`,
    image: '/demo/teilen.jpeg',
    author: publisher,
    publisher,
  }))
  return <JsonLd data={{ '@graph': articles }} />
}

const FILES = import.meta.glob<MarkdownText>('../content/news/*.md', { eager: true })

/** `…/2026-11-12-wie-die-ampel-entscheidet.md` → wie-die-ampel-entscheidet */
const NAME = /\/\d{4}-\d\d-\d\d-([a-z0-9-]+)\.md$/

/** Articles, the newest first. */
const ARTICLES = Object.entries(FILES)
  .map(([path, { meta, intro, sections }]) => ({
    id: NAME.exec(path)?.[1] ?? path,
    title: meta['title'] ?? '',
    summary: meta['summary'] ?? '',
    /** YYYY-MM-DD. */
    date: meta['date'] ?? '',
    intro,
    sections,
  }))
  .sort((one, other) => other.date.localeCompare(one.date))
