import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { germanNumber } from '#kernel/germanNumber.ts'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import accuracy from '../content/accuracy.json' with { type: 'json' }
import secondReader from '../content/secondReader.json' with { type: 'json' }
import type { FactKey } from '#extraction/domain/facts.ts'
import { FACT_NAMES } from '#extraction/domain/factNames.ts'
import { FigureTable } from './quality/FigureTable.tsx'
import { FirstSight } from './quality/FirstSight.tsx'
import { percent, share } from './quality/percent.ts'
import { SecondReader } from './quality/SecondReader.tsx'

const { facts, quotes, answers, samples, repeated, statusRight, weakest, measuredOn, blind } = accuracy

/** How right we are, measured, with the weakest figures, too. The figures are written by `npm run accuracy`. */
export function QualityPage() {
  const asked = Object.values(answers).reduce((sum, count) => sum + count, 0)
  return (
    <PageFrame
      title="Wie genau wir sind"
      lead="Gemessen statt versprochen, ohne Sprachmodell: zuerst an Exposés, die wir nie gesehen hatten, dann an denen, aus denen wir gelernt haben. Auch das, was wir schlecht können."
    >
      <Part title="Was Sie bei einem fremden Exposé erwarten dürfen">
        <Box sx={BESIDE}>
          <Box>
            <Typography>
              Rechnen Sie damit, dass bei einem gewöhnlichen Exposé von zwanzig Angaben eine bis zwei fehlen oder falsch
              sind, bei einem schwierigen etwa drei, und vergleichen Sie die Fundstellen: Jede steht im Bericht.
            </Typography>
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              Von Verfassern ohne Kenntnis der Regeln; jedes Dokument ein einziges Mal gezählt, beim ersten Lesen, bevor
              wir daraus gelernt haben. Angaben: Preis, Fläche, Baujahr und die übrigen, wie treffsicher wir sie lesen;
              darunter der schlechteste und der beste Verfasser. Art: was verkauft wird, richtig erkannt. Papiere: was
              kein Angebot ist (Abrechnung, Protokoll, Mietangebot), als solches erkannt.
            </Typography>
          </Box>
          <FirstSight />
        </Box>
      </Part>
      <Part title="Was wir an bekannten Dokumenten erreichen">
        <Typography sx={{ mb: 3, maxWidth: TOKENS.column }}>
          Gemessen am {longDayInGermany(new Date(`${measuredOn}T12:00:00Z`))} an {samples} eigenen Exposés mit bekannter
          Wahrheit. Aus ihnen haben wir gelernt, deshalb sind diese Zahlen freundlicher als die Wirklichkeit. Auch die{' '}
          {blind.offers} fremden Angebote lesen wir heute besser als beim ersten Mal: {percent(blind.f1)} der Angaben
          und {percent(blind.dealType)} der Arten.
        </Typography>
        <Figures />
      </Part>
      <Box sx={TWO_COLUMNS}>
        <Part title="Was wir am schlechtesten lesen">
          <FigureTable
            label="Was wir am schlechtesten lesen"
            head={['Angabe', 'Treffer', 'falsch', 'übersehen']}
            // Keys as `npm run accuracy` wrote them.
            rows={weakest.map(({ key, f1, wrong, missed }) => [
              FACT_NAMES[key as FactKey],
              percent(f1),
              String(wrong),
              String(missed),
            ])}
          />
        </Part>
        <Part title="Wie gemessen wird">
          <Typography>
            Die {samples} bekannten Dokumente haben wir selbst verfasst: Wohnungen, Häuser, Grundstücke,
            Mehrfamilienhäuser, Preislisten, Zwangsversteigerungen, eingescannte Seiten. Zu jedem ist festgehalten, was
            darin steht. Ein Wert zählt nur, wenn er stimmt; ein falscher zählt doppelt gegen uns: als falsch und als
            nicht gefunden. Die Treffsicherheit ist das Mittel aus beidem (Fachleute sagen F1), 100 % wäre fehlerfrei.
          </Typography>
        </Part>
        <Part title="Wie vollständig die Antworten sind">
          <Typography>
            Von {germanNumber(asked)} Antworten sind {share(answers.belegt, asked)} mit Seite und Zitat belegt,{' '}
            {share(answers.berechnet, asked)} berechnet, {share(answers.geschätzt, asked)} geschätzt mit Quelle und
            Spanne. {share(answers['nicht im Exposé'], asked)} haben wir im Exposé nicht gefunden: Daraus werden Fragen
            an den Verkäufer. {share(answers.unsicher, asked)} stehen vielleicht da, ohne dass wir sie sicher lesen: Die
            Stelle wird genannt.
          </Typography>
        </Part>
        <Part title="Mit einem Sprachmodell als zweitem Leser">
          <SecondReader figures={secondReader} />
        </Part>
        <Part title="Was diese Zahlen nicht sagen">
          <Typography>
            Ob der Preis am Ende stimmt. Preisspannen beruhen auf Marktdaten für Orte, nicht auf einer Besichtigung. Was
            der Bericht nicht leistet, steht unter <AppLink to="/prices">Leistungen &amp; Preise</AppLink>.
          </Typography>
        </Part>
      </Box>
    </PageFrame>
  )
}

/** What is to be known beside the table, from the width on at which both are read with ease. */
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: { md: '5fr 7fr' },
  columnGap: 8,
  rowGap: 3,
  alignItems: 'start',
} as const

/** One below the other in each column: the parts differ much in length, and beside a long one a row would leave a hole. */
const TWO_COLUMNS = {
  columnCount: { md: 2 },
  columnGap: 8,
  '& > *': { breakInside: 'avoid' },
} as const

function Figures() {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 3, m: 0 }}
    >
      <Figure
        value={percent(facts.f1)}
        label={`Treffsicherheit über alle Angaben (${germanNumber(facts.right)} richtig, ${facts.wrong} falsch, ${facts.missed} übersehen)`}
      />
      <Figure value={percent(facts.precision)} label="der genannten Werte sind richtig" />
      <Figure
        value={share(quotes.found, quotes.checked)}
        label={`der Zitate findet auch ein fremdes Programm auf der genannten Seite (${germanNumber(quotes.found)} von ${germanNumber(quotes.checked)})`}
      />
      <Figure value={`${repeated} von ${samples}`} label="zweimal gelesen, zweimal Byte für Byte dasselbe" />
      <Figure
        value={`${statusRight} von ${samples}`}
        label="als das erkannt, was sie sind: Angebot, Preisliste, Mietangebot, Energieausweis"
      />
    </Box>
  )
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <Box
      sx={{
        borderTop: `3px solid ${TOKENS.ink}`,
        pt: 1.5,
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '2rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Box>
    </Box>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 5 }}>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
