import { expect, it } from 'vitest'
import { chainFixture } from './chainFixture.ts'
import { rpcUrls } from './rpcUrls.ts'

const hosted = chainFixture({
  rpcUri: { authentication: 'API_KEY_PATH', value: 'https://rpc.example/v3/' },
  publicRpcUri: { authentication: 'NO_AUTHENTICATION', value: 'https://public.example' },
})

it('behavior: puts the key into the path of the configured provider, then falls back to the public URL', () => {
  expect(rpcUrls(hosted, { '31337': 'secret' })).toEqual(['https://rpc.example/v3/secret', 'https://public.example'])
})

it('behavior: without a key only the public URL is left', () => {
  expect(rpcUrls(hosted, {})).toEqual(['https://public.example'])
})

it('behavior: names one URL once and skips kinds it does not know', () => {
  const chain = chainFixture({ rpcUri: { authentication: 'UNKNOWN', value: 'https://odd.example' } })
  expect(rpcUrls(chain, {})).toEqual(['http://127.0.0.1:8545'])
})
