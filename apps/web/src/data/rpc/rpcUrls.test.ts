import { expect, test } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { rpcUrls } from './rpcUrls.ts'

const publicRpcUri = { authentication: 'NO_AUTHENTICATION', value: 'https://public.example' } as const

test('behavior: the key is added to the path when the chain requires it, and the public URL follows', () => {
  const chain = chainFixture({
    rpcUri: { authentication: 'API_KEY_PATH', value: 'https://node.example/v3/' },
    publicRpcUri,
  })
  expect(rpcUrls(chain, { '31337': 'key' })).toEqual(['https://node.example/v3/key', 'https://public.example'])
})

test('behavior: without a key, or with an unknown kind, the provider is skipped', () => {
  const keyed = chainFixture({
    rpcUri: { authentication: 'API_KEY_PATH', value: 'https://node.example/' },
    publicRpcUri,
  })
  const odd = chainFixture({ rpcUri: { authentication: 'UNKNOWN', value: 'https://node.example/' }, publicRpcUri })
  expect(rpcUrls(keyed, {})).toEqual(['https://public.example'])
  expect(rpcUrls(odd, { '31337': 'key' })).toEqual(['https://public.example'])
})

test('behavior: the same URL is listed once', () => {
  expect(rpcUrls(chainFixture({ rpcUri: publicRpcUri, publicRpcUri }), {})).toEqual(['https://public.example'])
})
