import { expect, test } from 'vitest'
import { readS3Address } from './s3Address.ts'

test('names a store of one’s own, by https unless it says otherwise', () => {
  expect(readS3Address('s3://key:s%2Fe%40c@store.example:9000/files?tls=no&region=fsn1')).toEqual({
    bucket: 'files',
    endpoint: 'http://store.example:9000',
    region: 'fsn1',
    credentials: { accessKeyId: 'key', secretAccessKey: 's/e@c' },
  })
  expect(readS3Address('s3://key:secret@store.example/files/')).toMatchObject({
    bucket: 'files',
    endpoint: 'https://store.example',
    region: 'us-east-1',
  })
})

test('names a bucket of Amazon, whose region and keys the SDK may find', () => {
  expect(readS3Address('s3://my-files')).toEqual({
    bucket: 'my-files',
    endpoint: null,
    region: null,
    credentials: null,
  })
  expect(readS3Address('s3://my-files?region=eu-central-1').region).toBe('eu-central-1')
})

test.each([
  ['https://key:geheim@store.example/files', 's3://'],
  ['s3:///files', 's3://'],
  ['s3://key@store.example/files', 'beide'],
  ['s3://key:geheim@store.example/files/below', 'Namen des Buckets'],
  ['s3://key:geheim@store.example/files?ssl=no', 'region und tls'],
])('refuses %s in German and without the secret', (address, part) => {
  expect(() => readS3Address(address)).toThrow(part)
  expect(() => readS3Address(address)).not.toThrow('geheim')
})
