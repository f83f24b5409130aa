import { z } from 'zod'
import { Done, Email, Line, Message, Password } from './accountFields.ts'
import { ACCOUNT_REFUSALS as REFUSALS } from './accountRefusals.ts'
import { call } from './call.ts'

/** Checked where it is looked up: what cannot be an id is answered like what does not exist. */
const Id = z.object({ id: z.string().max(100) })

export const listSessions = call('GET', '/api/user/sessions', {
  summary: 'Wo das Konto angemeldet ist, die zuletzt benutzte Sitzung zuerst',
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        /** ISO 8601, like the others. */
        createdAt: z.string(),
        /** To within five minutes. */
        lastUsedAt: z.string(),
        expiresAt: z.string(),
        /** The session that asks. */
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endSession = call('DELETE', '/api/user/sessions/{id}', {
  summary: 'Eine Sitzung beenden',
  params: Id,
  answer: Done,
})

export const endOtherSessions = call('DELETE', '/api/user/sessions', {
  summary: 'Alle Sitzungen außer der eigenen beenden',
  answer: Done,
})

/** Forms say Deutschland, invoices need the code. */
const Country = Line(60)
  .transform(text => (/^deutschland$/i.test(text) ? 'DE' : text.toUpperCase()))
  .pipe(z.string().regex(/^[A-Z]{2}$/))

/** Parts may be empty: the form saves while it is being filled in. */
const AddressInput = z.object({
  type: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .default('default'),
  street: Line(200).default(''),
  zip: Line(20).default(''),
  city: Line(100).default(''),
  /** ISO 3166-1, two letters, or Deutschland. */
  country: Country.default('DE'),
})

export type AddressInput = z.output<typeof AddressInput>

const Address = z.object({
  id: z.string(),
  type: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
})

export const listAddresses = call('GET', '/api/user/addresses', {
  summary: 'Die Rechnungsadressen des Kontos, die älteste zuerst',
  answer: z.object({ addresses: z.array(Address) }),
})

export const addAddress = call('POST', '/api/user/addresses', {
  summary: 'Eine Rechnungsadresse anlegen',
  body: AddressInput,
  answer: Address,
  refusals: [REFUSALS.emptyAddress, REFUSALS.tooManyAddresses],
})

export const changeAddress = call('PUT', '/api/user/addresses/{id}', {
  summary: 'Eine Rechnungsadresse ändern',
  params: Id,
  body: AddressInput,
  answer: Address,
  refusals: [REFUSALS.emptyAddress],
})

export const removeAddress = call('DELETE', '/api/user/addresses/{id}', {
  summary: 'Eine Rechnungsadresse löschen',
  params: Id,
  answer: Done,
})

const Profile = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  mailWhenReady: z.boolean(),
  mailNews: z.boolean(),
  /** False: signs in with Google only. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
})

export const readProfile = call('GET', '/api/user/profile', {
  summary: 'Name, E-Mail-Adresse und Einstellungen des Kontos',
  answer: Profile,
})

export const changeProfile = call('PUT', '/api/user/profile', {
  summary: 'Namen oder Einstellungen ändern; was fehlt, bleibt, wie es ist',
  body: z.object({
    name: z.string().max(400).optional(),
    mailWhenReady: z.boolean().optional(),
    mailNews: z.boolean().optional(),
  }),
  answer: Profile,
  refusals: [REFUSALS.badName],
})

export const changeEmail = call('POST', '/api/user/email', {
  summary: 'Eine neue E-Mail-Adresse angeben; sie gilt, sobald der Link in der Mail an sie geöffnet wurde',
  limit: 'mail',
  body: z.object({
    newEmail: Email,
    /** Not needed where the account has none. */
    password: Password,
  }),
  answer: Message,
  refusals: [
    REFUSALS.noPassword,
    REFUSALS.badEmail,
    REFUSALS.wrongPassword,
    REFUSALS.tooManySignIns,
    REFUSALS.tooManyMails,
    REFUSALS.busy,
  ],
})

export const changePassword = call('POST', '/api/user/password', {
  summary: 'Das Passwort ändern; alle anderen Sitzungen enden',
  limit: 'login',
  body: z.object({ oldPassword: Password, newPassword: Password }),
  answer: Message,
  refusals: [
    REFUSALS.incompletePasswords,
    REFUSALS.badPassword,
    REFUSALS.noPassword,
    REFUSALS.wrongPassword,
    REFUSALS.tooManySignIns,
    REFUSALS.busy,
  ],
})
