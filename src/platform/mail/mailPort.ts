export interface Mail {
  /** The same for every try of the same mail, so that no reader shows it twice. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly filename: string; readonly type: string; readonly content: Uint8Array }[]
}

export interface Mailer {
  /** @throws Error when the mail could not be handed over; it is tried again */
  send(mail: Mail): Promise<void>
}
