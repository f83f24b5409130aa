/** Row 2.3.6. Invented, and labelled so wherever they are shown; the operator replaces them by those of real customers. */
export const EXAMPLE_VOICES = [
  {
    text: 'Die Warnzeichen mit Seitenzahl habe ich mit zur Besichtigung genommen und der Reihe nach abgefragt.',
    name: 'Anna B.',
    role: 'Käuferin einer Eigentumswohnung',
  },
  {
    text: 'Dass zwei Flächenangaben im selben Exposé nicht zusammenpassten, war mir beim Lesen nicht aufgefallen.',
    name: 'Mehmet K.',
    role: 'Käufer eines Reihenhauses',
  },
  {
    text: 'Ich vergleiche vor dem ersten Anruf drei Objekte. Die Nebenkosten stehen Posten für Posten da.',
    name: 'Petra S.',
    role: 'Kapitalanlegerin',
  },
  {
    text: 'Die fertige E-Mail an den Makler hat mir eine Stunde Arbeit abgenommen, und die Unterlagen kamen.',
    name: 'Jonas W.',
    role: 'Erstkäufer',
  },
  {
    text: 'Gelb mit Begründung hilft mir mehr als jede Punktzahl: Ich weiß, was ich noch klären muss.',
    name: 'Claudia R.',
    role: 'Käuferin einer Doppelhaushälfte',
  },
  {
    text: 'Erstgebot, Ziel, Schmerzgrenze: Mit den drei Zahlen sind wir ruhig ins Gespräch gegangen.',
    name: 'Lena und Tim H.',
    role: 'Familie auf Haussuche',
  },
  {
    text: 'Der Bericht sagt auch, was er nicht weiß. Deshalb glaube ich ihm den Rest.',
    name: 'Dr. Thomas V.',
    role: 'Ingenieur und Vermieter',
  },
  {
    text: 'Beim Erbbaurecht bin ich dank der Hinweise vor der Besichtigung ausgestiegen.',
    name: 'Sabine L.',
    role: 'Käuferin aus einer anderen Stadt',
  },
  {
    text: 'Meine Kunden bekommen eine zweite Meinung zum Exposé, bevor sie zur Bank gehen.',
    name: 'Markus F.',
    role: 'Finanzierungsberater',
  },
  {
    text: 'Auf dem Handy lesbar, als PDF an die Eltern geschickt, fertig.',
    name: 'Emilia N.',
    role: 'Käuferin mit 28 Jahren',
  },
] as const
