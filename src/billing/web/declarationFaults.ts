export interface DeclarationFields {
  readonly name: string
  readonly contractId: string
  readonly email: string
}

/** What is missing in a declaration, field by field, as its sender reads it. Whether the contract exists is not asked here. */
export function declarationFaults({ name, contractId, email }: DeclarationFields): Partial<DeclarationFields> {
  return {
    ...(name.trim() === '' && { name: 'Bitte geben Sie Ihren Namen an.' }),
    ...(contractId.trim() === '' && { contractId: 'Bitte geben Sie die Vertragsnummer an.' }),
    ...(!/^\S+@\S+$/.test(email.trim()) && { email: 'Bitte geben Sie Ihre E-Mail-Adresse an.' }),
  }
}
