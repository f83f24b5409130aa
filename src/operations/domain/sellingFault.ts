import type { Configuration } from './configuration.ts'
import type { Environment } from './environment.ts'

/**
 * Why nothing may be sold for real money: without a number of the tax office no invoice may be issued (§ 14 Abs. 4 Nr. 2
 * UStG), and one that was issued without cannot be taken back. Test money needs none.
 * @returns a German sentence; null: it may
 */
export function sellingFault(
  { payment, production, configFile }: Pick<Environment, 'payment' | 'production' | 'configFile'>,
  { app: { company } }: Pick<Configuration, 'app'>,
): string | null {
  if (company.vatId !== null || company.taxNumber !== null) return null
  if (payment.provider === 'sandbox') return null
  if (!production && !/^(sk|rk)_live_/.test(payment.secretKey)) return null
  return (
    `CONFIG_FILE: In ${configFile} fehlen app.company.vatId und app.company.taxNumber. ` +
    'Tragen Sie Ihre USt-IdNr. oder Ihre Steuernummer ein: Ohne eine von beiden darf keine Rechnung gestellt werden (§ 14 Abs. 4 Nr. 2 UStG).'
  )
}
