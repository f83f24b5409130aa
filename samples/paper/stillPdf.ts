const STILL = '20260901080000'

/** The same PDF with every date in it standing still, so that making it twice gives the same bytes. */
export function stillPdf(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const still = text
    .replace(/(\/(?:CreationDate|ModDate) ?\(D:)\d{14}/g, `$1${STILL}`)
    .replace(/(?<tag><xmp:(?:ModifyDate|CreateDate)>)[\d:TZ-]{20}/g, '$<tag>2026-09-01T08:00:00Z')
    .replace(/uuid:[0-9a-f-]{36}/g, 'uuid:00000000-0000-0000-0000-000000000000')
    .replace(/\/ID ?\[ ?<[0-9A-Fa-f]{32}> ?<[0-9A-Fa-f]{32}> ?\]/g, id =>
      id.replace(/[0-9A-Fa-f]{32}/g, '0'.repeat(32)),
    )
  return Buffer.from(still, 'latin1')
}
