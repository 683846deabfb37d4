import { expect, test } from 'vitest'
import { resolveUri } from './resolveUri.ts'

const config = { fetch: true, ipfsGateway: 'http://10.0.0.7:8080/ipfs', allowedHosts: [] }
const resolve = (uri: string) => resolveUri(uri, '255', config)

test('behavior: IPFS is read through the gateway, ids of ERC-1155 as 64 hex digits', () => {
  const gateway = '10.0.0.7:8080'
  expect(resolve('ipfs://bafy/1.json')).toEqual({ url: 'http://10.0.0.7:8080/ipfs/bafy/1.json', gateway })
  expect(resolve('ipfs://ipfs/bafy/a b/{id}?x=1')).toEqual({
    url: `http://10.0.0.7:8080/ipfs/bafy/a%20b/${'0'.repeat(62)}ff?x=1`,
    gateway,
  })
})

test('error: a path that leaves the folder of the gateway is refused', () => {
  for (const path of [
    '../api/v0/id',
    'a/../../admin',
    '..',
    '..%2fadmin',
    '%2e%2e/admin',
    '.%2E\\admin',
    '..\\admin',
    '\t../x',
    '.\t./x',
  ])
    expect([path, resolve(`ipfs://${path}`)]).toEqual([
      path,
      { reason: 'The IPFS address leaves the folder of the gateway.' },
    ])
})

test("error: an address that names the gateway's host directly is treated like any other", () => {
  expect(resolve('http://10.0.0.7:8080/admin')).toEqual({ url: 'http://10.0.0.7:8080/admin' })
})
