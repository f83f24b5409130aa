import Typography from '@mui/material/Typography'
import { germanNumber } from '#kernel/germanNumber.ts'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { FigureTable } from './FigureTable.tsx'
import { share } from './percent.ts'

/** As `npm run accuracy:reader` wrote them. */
interface Figures {
  readonly measuredOn: string
  readonly offers: number
  readonly lies: number
  readonly wrongAccepted: number
  readonly wrongHints: number
  readonly ratings: { readonly hints: number; readonly moved: number }
  readonly broughtBack: { readonly lost: number; readonly right: number; readonly wrong: number }
  readonly random: { readonly asked: number; readonly wrong: number }
}

/** What models made for the purpose could do to our reports, and what no one has measured. */
export function SecondReader({ figures }: { readonly figures: Figures }) {
  const { measuredOn, offers, lies, wrongAccepted, wrongHints, ratings, broughtBack, random } = figures
  const { lost, right, wrong } = broughtBack
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        Alle anderen Zahlen dieser Seite gelten ohne Sprachmodell. Ist eines eingerichtet, darf es nur auf Stellen im
        Exposé zeigen; den Wert lesen wir dort selbst. Wie viel ein echtes Modell findet, haben wir nicht gemessen. Was
        es anrichten und höchstens nützen kann, zeigen nachgestellte Modelle an {offers} Angeboten (
        {longDayInGermany(new Date(`${measuredOn}T12:00:00Z`))}):
      </Typography>
      <FigureTable
        label="Nachgestellte Sprachmodelle als zweiter Leser"
        head={['Modell', 'Versuche', 'falsche Werte']}
        rows={[
          [`lügt (${lies} Arten)`, germanNumber(lies * offers), germanNumber(wrongAccepted)],
          ['zeigt auf zufällige Wörter', germanNumber(random.asked), germanNumber(random.wrong)],
          [
            'zeigt richtig, unsere Regeln kennen ein Drittel der Wortlaute nicht',
            germanNumber(lost),
            germanNumber(wrong),
          ],
        ]}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Im letzten Fall kamen {share(right, lost)} der übersehenen Werte als Hinweis zurück, den der Käufer bestätigt.
        Die lügenden Modelle brachten {germanNumber(wrongHints)} falsche Hinweise unter; gerechnet wird mit keinem.{' '}
        {germanNumber(ratings.hints)} Hinweise, die nur ein Modell gab, veränderten{' '}
        {ratings.moved === 0 ? 'keine' : germanNumber(ratings.moved)} Ampel und keinen Betrag.
      </Typography>
    </>
  )
}
