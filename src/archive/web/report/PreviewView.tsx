import { germanEuro } from '#kernel/germanNumber.ts'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { AmpelRow } from '#design/Ampel.tsx'
import { unbroken } from '#design/germanFormat.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import { reportPath } from '#kernel/pagePath.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { SESSION_KEYS, sessionStore } from '#shell/storage.ts'
import { smallestPackage } from '#archive/domain/smallestPackage.ts'
import { OfferHead } from './decision/OfferHead.tsx'
import { useOfferPicture } from './decision/useOfferPicture.ts'
import { PreviewBlocks } from './PreviewBlocks.tsx'
import { InsideCounts, SampleAnswer } from './PreviewInside.tsx'
import type { LockedReport } from './reportData.ts'
import type { FoundReport } from './useReport.ts'

/** A report that is not paid for: its Ampel, how much is inside, one answer as a sample, and the chapter that is open. */
export function PreviewView({ report, entry }: Pick<FoundReport, 'entry'> & { readonly report: LockedReport }) {
  const { object, light, verdict, notes, chapters, inside } = report.preview
  const locked = chapters.filter(chapter => chapter.locked)
  const rest = locked.slice(MAX_TITLES)
  // The list of what is hidden is drawn from the chapters themselves.
  const open = chapters.filter(chapter => !chapter.locked && chapter.id !== 'vorschau')
  const picture = useOfferPicture(report.privateDocumentId, entry.hasPicture)
  return (
    <PageFrame title={unbroken(object)}>
      <OfferHead picture={picture} notes={notes.join(' ')}>
        <Typography component="p" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
          <AmpelRow light={light} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', mb: 2.5, maxWidth: TOKENS.column }}>{verdict}</Typography>
        {inside && <InsideCounts inside={inside} />}
        <BuyButton
          privateDocumentId={report.privateDocumentId}
          variant="contained"
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        />
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          Das ist die Vorschau. Punktzahl, Antworten und Fundstellen sehen Sie nach dem Freischalten. Das Freischalten
          verbraucht keine Analyse des Pakets, das Sie kaufen.
        </Typography>
      </OfferHead>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          columnGap: 6,
          rowGap: 4,
          mt: 5,
          alignItems: 'start',
        }}
      >
        <div>
          {inside?.sample && <SampleAnswer sample={inside.sample} />}
          {open.map(({ id, title, blocks }) => (
            <Part key={id} title={title} sx={{ mb: 4 }}>
              <PreviewBlocks blocks={blocks} />
            </Part>
          ))}
        </div>
        <Part
          id="verborgen"
          title="Nur im vollständigen Bericht"
          sx={{ p: 2.5, border: `1px solid ${TOKENS.line}`, borderRadius: 1, position: { md: 'sticky' }, top: 88 }}
        >
          <Titles chapters={locked.slice(0, MAX_TITLES)} />
          {rest.length > 0 && (
            <Box component="details" sx={{ mt: 1 }}>
              <Box component="summary" sx={{ py: 1, cursor: 'pointer', fontWeight: 600 }}>
                {rest.length} weitere Kapitel
              </Box>
              <Titles chapters={rest} />
            </Box>
          )}
          {/* Several screens below the first one; the page must not end with what one cannot have. */}
          <BuyButton privateDocumentId={report.privateDocumentId} variant="outlined" sx={{ mt: 2, width: '100%' }} />
        </Part>
      </Box>
    </PageFrame>
  )
}

/** What decides stands at the beginning; a list of thirty is not read. */
const MAX_TITLES = 6

function Titles({ chapters }: { readonly chapters: LockedReport['preview']['chapters'] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
      {chapters.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </Box>
  )
}

/** To the purchase with the smallest package chosen; without one on sale, to whatever is. From there the way leads back here. */
function BuyButton({
  privateDocumentId,
  ...look
}: Pick<ButtonProps, 'variant' | 'sx'> & { readonly privateDocumentId: string }) {
  const smallest = smallestPackage(useConfiguration().stripe)
  return (
    <Button
      component={Link}
      to={smallest ? `/buy?package=${smallest.alias}` : '/buy'}
      onClick={() => sessionStore.write(SESSION_KEYS.wantedReport, reportPath(privateDocumentId))}
      {...look}
    >
      {smallest ? `Vollständig ab ${germanEuro(smallest.cents)}` : 'Bericht freischalten'}
    </Button>
  )
}
