/** What each mail says; links are full addresses of the product. */
interface MailValues {
  /** Confirms the address after the registration. */
  confirm: { readonly name: string; readonly link: string }
  /** Sets a new password. */
  reset: { readonly name: string; readonly link: string }
  /** Somebody registered with an address that has an account. */
  alreadyRegistered: { readonly name: string; readonly loginLink: string; readonly resetLink: string }
  analysisReady: {
    readonly name: string
    readonly filename: string
    readonly archiveLink: string
    readonly reportLink: string
    /** False: only the preview can be seen. */
    readonly unlocked: boolean
    /** What was found, as far as its owner may see it. */
    readonly found: FoundObject
  }
  analysisFailed: {
    readonly name: string
    readonly filename: string
    /** A whole German sentence. */
    readonly reason: string
    /** The credit or the free analysis was given back. */
    readonly creditBack: boolean
    readonly archiveLink: string
  }
  deletionConfirm: { readonly name: string; readonly link: string }
  accountDeleted: { readonly name: string }
  /** To the new address, which it confirms. */
  emailChange: { readonly name: string; readonly link: string }
  /** To the old address. */
  emailChanged: {
    readonly name: string
    /** Masked, for instance `m•••@example.de`. */
    readonly newEmail: string
  }
  /** Confirms an order before its performance begins (§§ 312f, 312i BGB). */
  orderReceived: {
    readonly name: string
    readonly contractId: string
    /** What was ordered, its price, how long it runs: whole German sentences. */
    readonly terms: readonly string[]
    /** What the buyer declared on early performance; null: nothing. */
    readonly consent: string | null
    /** Widerrufsbelehrung, paragraph by paragraph. */
    readonly notice: readonly string[]
    readonly withdrawalLink: string
    readonly termsLink: string
  }
  /** With the invoice. */
  paymentReceived: {
    readonly name: string
    /** What was bought, for instance `Paket Midi`. */
    readonly item: string
    /** For instance `24,90 €`; null: nothing was to be paid. */
    readonly amount: string | null
    readonly contractId: string
    readonly invoiceNumber: string
    /** Widerrufsbelehrung, paragraph by paragraph; empty where it was given before. */
    readonly notice: readonly string[]
    readonly withdrawalLink: string
  }
  /** With the Stornorechnung or Rechnungskorrektur. */
  paymentReturned: {
    readonly name: string
    readonly amount: string
    readonly contractId: string
    /** What the document is called. */
    readonly document: string
    readonly invoiceNumber: string
    readonly originalNumber: string
  }
  /** At once after a withdrawal, with its content and the moment at which it came in (§ 356a Abs. 4 BGB). */
  withdrawalReceived: { readonly name: string } & Declared
  /** The same after notice was given (§ 312k Abs. 4 BGB). */
  noticeReceived: {
    readonly name: string
    readonly reason: string | null
    /** A whole German sentence on when the contract ends. */
    readonly effect: string
  } & Declared
}

interface FoundObject {
  /** "3-Zimmer-Wohnung, 31134 Hildesheim" */
  readonly object: string
  readonly light: 'grün' | 'gelb' | 'rot'
  /** "Nur bis 148.500 €"; null: of a preview. */
  readonly headline: string | null
}

interface Declared {
  /** null: of no contract of this address; then nothing that was typed is told. */
  readonly contractId: string | null
  readonly email: string
  /** Date and time, written out. */
  readonly receivedAt: string
}

export type MailTemplate = keyof MailValues

/** A document that goes with a mail, kept in the request itself: whoever changes its source does not change the mail. */
export interface AttachedText {
  readonly filename: string
  /** For instance `text/html`. */
  readonly type: string
  readonly text: string
}

interface Addressed {
  /** One address. */
  readonly to: string
  /** null: without an account, or the account is just being deleted. With it, the mail goes when the account does. */
  readonly accountId: string | null
  /** A file of the store that goes with it, read when the mail is sent. */
  readonly attachment?: { readonly key: string; readonly filename: string; readonly type: string }
  readonly texts?: readonly AttachedText[]
}

export type RequestOf<Template extends MailTemplate> = { readonly template: Template } & Addressed &
  MailValues[Template]

/** One mail, as the room that needs it orders it. */
export type MailRequest = { [Template in MailTemplate]: RequestOf<Template> }[MailTemplate]
