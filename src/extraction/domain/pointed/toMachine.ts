const TO_THE_MACHINE =
  /(?<!\p{L})(?:ignorier\p{L}*|ignore|anweisung(?:en)?|instructions?|(?:system)?prompts?|sprachmodell\p{L}*|language model|ampel|gesamtnote|score)(?!\p{L})/iu

/** A sentence that speaks to a machine, not to a buyer, tells nothing of an object. */
export function speaksToMachine(text: string): boolean {
  return TO_THE_MACHINE.test(text)
}
