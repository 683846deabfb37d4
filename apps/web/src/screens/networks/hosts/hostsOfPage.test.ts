import { expect, test } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { connectSourcesOf, hostsOfPage, requestedOrigins, type Surroundings } from './hostsOfPage.ts'

const chain = chainFixture({ chainName: 'Ethereum' })
const around: Surroundings = {
  page: 'https://wallet.example',
  service: '',
  config: { walletConnect: { projectId: null, relayUrl: null }, sources: null, trezorScript: null },
  chains: [chain],
  nodesOf: () => ['https://mine.example/key', 'https://node.example/v1', 'https://node.example/v2'],
  ownNodes: ['https://mine.example/key'],
  apps: [],
  pushEndpoint: null,
  allowed: null,
  requested: [],
}
const usesOf = (changed: Partial<Surroundings>) =>
  Object.fromEntries(hostsOfPage({ ...around, ...changed }).map(({ origin, uses }) => [origin, uses.join()]))

test('behavior: page, service and nodes are named once each, with networks, without paths and keys', () => {
  expect(usesOf({})).toEqual({
    'https://wallet.example': 'page,service',
    'https://mine.example': 'ownNode',
    'https://node.example': 'node',
    'https://keys.coinbase.com': 'coinbase',
  })
  expect(JSON.stringify(hostsOfPage(around))).not.toContain('key"')
  expect(hostsOfPage(around).find(({ origin }) => origin === 'https://node.example')?.networks).toEqual(['Ethereum'])
})

test('behavior: the relay is the public one with its frame, or the one that the operator names', () => {
  const walletConnect = (relayUrl: string | null) => ({
    ...around.config,
    walletConnect: { projectId: 'id', relayUrl },
  })
  expect(usesOf({ config: walletConnect(null) })).toMatchObject({
    'wss://relay.walletconnect.org': 'relay',
    'https://verify.walletconnect.org': 'relayVerify',
  })
  const own = usesOf({ config: walletConnect('wss://relay.example') })
  expect(own).toMatchObject({ 'wss://relay.example': 'relay' })
  expect(Object.keys(own).filter((origin) => origin.includes('walletconnect'))).toEqual([])
})

test('behavior: another service, sources, Trezor, push and apps are named', () => {
  const config = { ...around.config, sources: { name: 'S', url: 'https://sources.example/s' }, trezorScript: '/t.js' }
  expect(
    usesOf({
      service: 'https://service.example',
      config,
      pushEndpoint: 'https://push.example/send/1',
      apps: ['https://app.example/swap', 'not an address'],
    }),
  ).toMatchObject({
    'https://wallet.example': 'page',
    'https://service.example': 'service',
    'https://sources.example': 'sources',
    'https://connect.trezor.io': 'trezor',
    'https://push.example': 'push',
    'https://app.example': 'app',
  })
})

test('security: a host that the policy allows, or that was contacted, without a use is named as such', () => {
  const allowed = connectSourcesOf(
    "default-src 'none'; connect-src 'self' https://node.example https://odd.example https:",
  )
  expect(allowed).toEqual(["'self'", 'https://node.example', 'https://odd.example', 'https:'])
  const requested = ['https://node.example/v1', 'https://leak.example/x?y', 'data:text/plain,x', '/v1/chains']
  expect(usesOf({ allowed, requested })).toMatchObject({
    'https://odd.example': 'allowed',
    'https://leak.example': 'contacted',
    'https://node.example': 'node',
  })
  expect([...requestedOrigins({ ...around, requested })]).toEqual([
    'https://node.example',
    'https://leak.example',
    'https://wallet.example',
  ])
  expect(connectSourcesOf("default-src 'none'")).toBeNull()
})
