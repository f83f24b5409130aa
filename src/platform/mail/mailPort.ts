export interface Mail {
  /** Letters, digits and `-`; the same for every try of the same mail, so that no reader shows it twice. */
  readonly id: string
  /** When it was ordered: every try is the same message, also by its date. */
  readonly writtenAt: Date
  /** One bare address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly filename: string; readonly type: string; readonly content: Uint8Array }[]
}

export interface Mailer {
  /** @throws Error when the mail could not be handed over; it is tried again. Its message may name the recipient. */
  send(mail: Mail): Promise<void>
}
