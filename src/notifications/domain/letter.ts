/** A mail before it is drawn: plain German text, like a letter. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one thing that the mail is about. */
  readonly button?: { readonly label: string; readonly link: string }
  /** Below the button, in small print: what to do if it was not the reader. */
  readonly notes: readonly Note[]
}

/** A sentence, and where one of them goes on, the address behind it. */
export interface Note {
  readonly text: string
  readonly link?: { readonly label: string; readonly link: string }
}
