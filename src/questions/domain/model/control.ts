/** Asked with every request. No exposé answers it: who finds an answer finds whatever he is asked for. */
export const CONTROL = {
  id: 'kontrolle',
  question: 'Zu welcher Uhrzeit ging am Tag der Aufnahme der Mond auf?',
} as const
