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
    /** False: only the preview can be seen. */
    readonly unlocked: boolean
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
}

export type MailTemplate = keyof MailValues

interface Addressed {
  /** One address. */
  readonly to: string
  /** null: without an account, or the account is just being deleted. With it, the mail goes when the account does. */
  readonly accountId: string | null
}

export type OrderOf<Template extends MailTemplate> = { readonly template: Template } & Addressed & MailValues[Template]

/** One mail, as the room that needs it orders it. */
export type MailOrder = { [Template in MailTemplate]: OrderOf<Template> }[MailTemplate]
