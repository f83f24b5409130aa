import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '#accounts/domain/normalEmail.ts'
import { MAX_PASSWORD_LENGTH } from '#accounts/domain/passwordFault.ts'
import { isPlainLine } from '#accounts/domain/isPlainLine.ts'

/** Missing is the same as empty: both are refused with the sentence for the form. */
export const Field = (longest: number) => z.string().max(longest).default('')

/** As typed, with room for blanks around it. */
export const Email = Field(MAX_EMAIL_LENGTH + 50)
export const Password = Field(MAX_PASSWORD_LENGTH)

/** One line of text in the form in which it is stored. */
export const Line = (longest: number) => z.string().normalize('NFC').trim().max(longest).refine(isPlainLine)

export const Message = z.object({ message: z.string() })
export const Done = z.object({ ok: z.boolean() })
