import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '#shell/api.ts'
import { useSession } from '#shell/session.ts'
import { declarationFaults, type DeclarationFields } from './declarationFaults.ts'

export interface Receipt {
  readonly message: string
  /** ISO 8601. */
  readonly receivedAt: string
}

export interface Declaration {
  readonly fields: DeclarationFields
  readonly faults: Partial<DeclarationFields>
  readonly isBusy: boolean
  /** Why it could not be sent; null: nothing is wrong. */
  readonly fault: string | null
  /** The server has it. */
  readonly receipt: Receipt | null
  readonly type: (change: Partial<DeclarationFields>) => void
  /** Shows what is missing. @returns whether nothing is */
  readonly check: () => boolean
  readonly send: () => Promise<void>
}

/**
 * A declaration that anybody may send, logged in or not; filled in with what is known of him and with the query
 * `contractId`.
 */
export function useDeclaration(deliver: (fields: DeclarationFields) => Promise<Receipt>): Declaration {
  const [typed, setTyped] = useState<Partial<DeclarationFields>>({})
  const [faults, setFaults] = useState<Partial<DeclarationFields>>({})
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const user = useSession(({ user }) => user)
  const contractId = useQueryWhenAwake('contractId')
  const fields = { name: user?.name ?? '', email: user?.email ?? '', contractId, ...typed }

  return {
    fields,
    faults,
    isBusy,
    fault,
    receipt,
    type: change => {
      setTyped(before => ({ ...before, ...change }))
      setFaults({})
    },
    check: () => {
      const found = declarationFaults(fields)
      setFaults(found)
      return Object.keys(found).length === 0
    },
    send: async () => {
      if (isBusy) return
      setBusy(true)
      setFault(null)
      try {
        setReceipt(await deliver(fields))
      } catch (error) {
        setFault(sentenceOf(error, 'Ihre Erklärung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.'))
      }
      setBusy(false)
    },
  }
}

/** Prerendered pages know no query: it comes after the page has woken up. */
function useQueryWhenAwake(name: string): string {
  const [query] = useSearchParams()
  const [value, setValue] = useState('')
  useEffect(() => setValue(query.get(name) ?? ''), [name, query])
  return value
}
