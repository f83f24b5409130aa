/**
 * What a purchase does to the previews of its buyer: it unlocks them all, and none of the bought analyses is used for it.
 * @param locked previews that it unlocks, at least 1
 * @param credits analyses that are bought, of a subscription each month
 */
export function unlocksText(locked: number, credits: number): string {
  const reports = locked === 1 ? 'Ihr gesperrter Bericht wird' : `Ihre ${locked} gesperrten Berichte werden`
  const rest =
    credits === 1
      ? 'Die gekaufte bleibt Ihnen für ein weiteres Exposé.'
      : `Alle ${credits} bleiben Ihnen für weitere Exposés.`
  return `${reports} mit der Zahlung vollständig. Das verbraucht keine Analyse: ${rest} Ein geöffneter Bericht zählt bei einem Widerruf nur dann als erbracht, wenn Sie verlangt haben, dass wir vor Ablauf der Widerrufsfrist beginnen.`
}
