export interface S3Address {
  readonly bucket: string
  /** null: Amazon's own, found by the region. */
  readonly endpoint: string | null
  /** null: as the SDK finds it (AWS_REGION, profile). */
  readonly region: string | null
  /** null: as the SDK finds them (AWS_ACCESS_KEY_ID, profile, role of the machine). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

/**
 * Reads STORAGE_URL, in one of two forms:
 * - `s3://KEY:SECRET@host:port/bucket?region=eu-central-1&tls=no`: a store of one's own (MinIO, Ceph, Garage …), by
 *   https unless `tls=no`; region `us-east-1` unless it is named. Signs in key and secret are percent-encoded.
 * - `s3://bucket?region=eu-central-1`: Amazon S3. Key and secret may precede the bucket; else they come from
 *   where the SDK looks for them.
 * @throws Error with a German sentence that holds no secret
 */
export function readS3Address(storageUrl: string): S3Address {
  const url = URL.parse(storageUrl)
  if (url?.protocol !== 's3:' || url.host === '') throw new Error('STORAGE_URL muss eine Adresse s3://… sein.')
  const { username, password, host, pathname, searchParams } = url
  const strange = [...searchParams.keys()].find(name => name !== 'region' && name !== 'tls')
  if (strange !== undefined) throw new Error('STORAGE_URL darf hinter dem Fragezeichen nur region und tls nennen.')
  if ((username === '') !== (password === ''))
    throw new Error('STORAGE_URL muss Schlüssel und Geheimnis beide nennen oder keines von beiden.')
  const credentials =
    username === ''
      ? null
      : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
  const region = searchParams.get('region')
  const path = pathname.replace(/^\/|\/$/g, '')
  if (path.includes('/')) throw new Error('STORAGE_URL darf nach dem Rechner nur den Namen des Buckets nennen.')
  if (path === '') return { bucket: host, endpoint: null, region, credentials }
  const protocol = searchParams.get('tls') === 'no' ? 'http' : 'https'
  return { bucket: path, endpoint: `${protocol}://${host}`, region: region ?? 'us-east-1', credentials }
}
