import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppLink } from '#design/AppLink.tsx'
import { germanLongDay, germanNumber } from '#design/germanFormat.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
import accuracy from '../content/accuracy.json' with { type: 'json' }
import type { FactKey } from '#extraction/domain/facts.ts'
import { FACT_NAMES } from './factNames.ts'

const { facts, quotes, answers, samples, repeated, statusRight, weakest, measuredOn, blind } = accuracy

/**
 * A fourth author's 45 offers and 16 papers, written as such documents usually are (d-*), scored once on 2026-11-23 with the
 * rules of commit a71b9b1; of three facts he was not asked (Objektart, parking, Erbbaurecht), so they are not counted.
 */
const USUAL_AT_FIRST_SIGHT = { f1: 0.961, dealType: 0.911, offers: 45, papers: 16, refused: 16 }

/**
 * A fifth author's 30 offers, as usual but short (200 to 450 words, e-*), scored once on 2026-11-23 with the rules of commit ada37d2:
 * core F1 0.916, core precision 0.976, status 0.867, object kind 0.833, 28 accepted, 12 verdicts agreed.
 */
const SHORT_AT_FIRST_SIGHT = { f1: 0.91, dealType: 0.867, offers: 30, accepted: 28 }

/**
 * A sixth author's 22 offers of rarer kinds and 24 papers (f-*), scored once on 2026-11-23 with the rules of commit 39c0f84: core
 * F1 0.926, core precision 0.975, status 1, object kind 0.909, all accepted, all papers refused, 22 of them named, 11 verdicts agreed.
 */
const RARER_AT_FIRST_SIGHT = { f1: 0.923, dealType: 0.955, offers: 22, papers: 24, refused: 24 }

/**
 * What the engine reached on documents that nobody had tuned it to, before anything was learned from them: 43, 42 and 48 offers of
 * three authors and 46 and 17 other papers, full of traps on purpose (samples/blind), each scored once on 2026-11-22: the third
 * author's (c-*) after the rules had learned from the first two.
 */
const FIRST_SIGHT = { f1: [0.836, 0.834, 0.842], dealType: [0.753, 0.729], refused: 33 + 16, papers: 46 + 17 }

/** How right we are, measured, with the weakest figures, too. The figures are written by `npm run accuracy`. */
export function QualityPage() {
  const asked = Object.values(answers).reduce((sum, count) => sum + count, 0)
  return (
    <PageFrame
      title="Wie genau wir sind"
      lead={`Gemessen am ${germanLongDay(new Date(`${measuredOn}T12:00:00Z`))} an ${samples} Exposés mit bekannter Wahrheit, ohne Sprachmodell. Auch das, was wir schlecht können.`}
      narrow
    >
      <Figures />
      <Part title="Wie gemessen wird">
        Alle {samples} Dokumente haben wir selbst verfasst: Wohnungen, Häuser, Grundstücke, Mehrfamilienhäuser,
        Preislisten, Zwangsversteigerungen, eingescannte Seiten. Zu jedem ist festgehalten, was darin steht. Ein Wert
        zählt nur, wenn er stimmt; ein falscher zählt doppelt gegen uns: als falsch und als nicht gefunden. F1 ist das
        Mittel aus beidem, 100 % wäre fehlerfrei.
      </Part>
      <Part title="Was Sie bei einem fremden Exposé erwarten dürfen">
        An diesen Dokumenten wurden die Regeln auch verbessert, deshalb ist die Zahl oben freundlicher als die
        Wirklichkeit. {USUAL_AT_FIRST_SIGHT.offers} Angebote, von jemandem ohne Kenntnis der Regeln so geschrieben, wie
        Exposés üblicherweise sind, ergaben beim ersten Lesen F1 {percent(USUAL_AT_FIRST_SIGHT.f1)}; die Art des
        Geschäfts war bei {percent(USUAL_AT_FIRST_SIGHT.dealType)} richtig, und von {USUAL_AT_FIRST_SIGHT.papers}{' '}
        Papieren, die kein Angebot sind, wurden {USUAL_AT_FIRST_SIGHT.refused} erkannt. {SHORT_AT_FIRST_SIGHT.offers}{' '}
        kurz gefasste Angebote eines weiteren Verfassers ergaben beim ersten Lesen F1 {percent(SHORT_AT_FIRST_SIGHT.f1)}
        , die Art des Geschäfts war bei {percent(SHORT_AT_FIRST_SIGHT.dealType)} richtig, und{' '}
        {SHORT_AT_FIRST_SIGHT.offers - SHORT_AT_FIRST_SIGHT.accepted} wurden zu Unrecht abgelehnt.{' '}
        {RARER_AT_FIRST_SIGHT.offers} Angebote seltenerer Arten ergaben F1 {percent(RARER_AT_FIRST_SIGHT.f1)} und{' '}
        {percent(RARER_AT_FIRST_SIGHT.dealType)}; von {RARER_AT_FIRST_SIGHT.papers} Papieren dabei wurden{' '}
        {RARER_AT_FIRST_SIGHT.refused} erkannt. Angebote, die absichtlich voller Fallen stecken, ergaben beim ersten
        Lesen F1 {FIRST_SIGHT.f1.map(percent).join(', ')}, die Art des Geschäfts war bei{' '}
        {FIRST_SIGHT.dealType.map(percent).join(' und ')} richtig, und von {FIRST_SIGHT.papers} anderen Papieren wurden{' '}
        {FIRST_SIGHT.refused} erkannt. Daraus haben wir gelernt: Heute sind es an allen {blind.offers} Angeboten F1{' '}
        {percent(blind.f1)}, {percent(blind.dealType)} und {percent(blind.nonOffersRefused)}. Rechnen Sie also damit,
        dass bei einem gewöhnlichen Exposé von zwanzig Angaben eine bis zwei fehlen oder falsch sind, bei einem
        schwierigen etwa drei, und vergleichen Sie die Fundstellen: Jede steht im Bericht.
      </Part>
      <Part title="Was wir am schlechtesten lesen">
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
          <thead>
            <tr>
              <Cell head>Angabe</Cell>
              <Cell head>F1</Cell>
              <Cell head>richtig</Cell>
              <Cell head>falsch</Cell>
              <Cell head>übersehen</Cell>
            </tr>
          </thead>
          <tbody>
            {weakest.map(({ key, f1, right, wrong, missed }) => (
              <tr key={key}>
                <Cell>
                  {/* Keys as `npm run accuracy` wrote them. */}
                  {FACT_NAMES[key as FactKey]}
                </Cell>
                <Cell>{percent(f1)}</Cell>
                <Cell>{right}</Cell>
                <Cell>{wrong}</Cell>
                <Cell>{missed}</Cell>
              </tr>
            ))}
          </tbody>
        </Box>
      </Part>
      <Part title="Wie vollständig die Antworten sind">
        Von {germanNumber(asked)} Antworten sind {share(answers.belegt, asked)} mit Seite und Zitat belegt,{' '}
        {share(answers.berechnet, asked)} berechnet, {share(answers.geschätzt, asked)} geschätzt mit Quelle und Spanne.{' '}
        {share(answers['nicht im Exposé'], asked)} stehen nicht im Exposé: Daraus werden Fragen an den Verkäufer.{' '}
        {share(answers.unsicher, asked)} stehen vielleicht da, ohne dass wir sie sicher lesen: Die Stelle wird genannt.
      </Part>
      <Part title="Was diese Zahlen nicht sagen">
        Ob der Preis am Ende stimmt. Preisspannen beruhen auf Marktdaten für Orte, nicht auf einer Besichtigung. Was der
        Bericht nicht leistet, steht unter <AppLink to="/prices">Leistungen &amp; Preise</AppLink>.
      </Part>
    </PageFrame>
  )
}

function Figures() {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 3, m: 0, mb: 5 }}
    >
      <Figure
        value={percent(facts.f1)}
        label={`F1 über alle Angaben (${germanNumber(facts.right)} richtig, ${facts.wrong} falsch, ${facts.missed} übersehen)`}
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
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
        {title}
      </Typography>
      <Typography component="div">{children}</Typography>
    </Box>
  )
}

function Cell({ head = false, children }: { readonly head?: boolean; readonly children: ReactNode }) {
  return (
    <Box
      component={head ? 'th' : 'td'}
      scope={head ? 'col' : undefined}
      sx={{
        py: 1,
        px: { xs: 0.5, sm: 1 },
        borderBottom: `1px solid ${TOKENS.line}`,
        textAlign: 'right',
        fontWeight: head ? 600 : 400,
        '&:first-of-type': { textAlign: 'left', pl: 0 },
      }}
    >
      {children}
    </Box>
  )
}

/** 0.978 → 97,8 % */
function percent(value: number): string {
  return `${germanNumber(Math.round(value * 1000) / 10)}\u00A0%`
}

function share(part: number, whole: number): string {
  return percent(part / whole)
}
