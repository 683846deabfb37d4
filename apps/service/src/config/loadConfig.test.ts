import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestFolder } from '../testing/testService.ts'
import { listRpcUrls } from '../chain/rpc/createChainPool.ts'
import { loadConfig } from './loadConfig.ts'
import { readRelayerKey } from './readRelayerKey.ts'

let folder: ReturnType<typeof createTestFolder>
let path: string
beforeEach(() => {
  folder = createTestFolder()
  path = join(folder.path, 'config.json')
})
afterEach(() => folder.remove())

const chain = {
  chainId: '1',
  chainName: 'Ethereum',
  shortName: 'eth',
  nativeCurrency: { name: 'Ether', symbol: 'ETH' },
  rpcUri: { authentication: 'NO_AUTHENTICATION', value: 'https://rpc.example' },
  features: [],
}
const write = (config: unknown) => writeFileSync(path, JSON.stringify(config))

test('behavior: variables override the file, defaults fill the rest', () => {
  write({ port: 1, dataDir: '/a', chains: [chain] })
  const config = loadConfig(path, { PORT: '4999', DATABASE_URL: 'postgres://x' })
  expect(config).toMatchObject({ port: 4999, dataDir: '/a', host: '127.0.0.1', databaseUrl: 'postgres://x' })
  expect(config.chains[0]).toMatchObject({ pollMs: 4000, chainName: 'Ethereum', features: [] })
})

test('behavior: a preset fills the fields that the entry leaves out, and a chain id finds its preset', () => {
  write({
    chains: [
      { preset: 'base', rpcUrl: 'https://base.example' },
      { chainId: 11155111, serviceRpcUrl: 'https://secret.example/key', startBlock: 3 },
      { chainId: 987654321, rpcUrl: 'http://127.0.0.1:8545', mode: 'onDemand' },
    ],
  })
  const [base, sepolia, other] = loadConfig(path, {}).chains
  const open = (value: string) => ({ authentication: 'NO_AUTHENTICATION', value })
  expect(base).toMatchObject({
    chainId: '8453',
    shortName: 'base',
    mode: 'onDemand',
    rpcUri: open('https://base.example'),
  })
  expect(base?.startBlock).toBeGreaterThan(500_000)
  expect(sepolia).toMatchObject({ chainId: '11155111', shortName: 'sep', isTestnet: true, startBlock: 3 })
  // The URL with a key stays in the service; browsers get the public one.
  expect(sepolia?.rpcUri.value).not.toContain('secret')
  expect(sepolia && listRpcUrls(sepolia)[0]).toBe('https://secret.example/key')
  expect(other).toMatchObject({ chainId: '987654321', chainName: 'Chain 987654321', shortName: 'chain-987654321' })
})

test('behavior: the public node of a preset stays second after a configured one, unless the entry names another', () => {
  write({
    chains: [
      { preset: 'base', rpcUrl: 'https://base.example' },
      { preset: 'eth', rpcUrl: 'https://eth.example', publicRpcUri: chain.rpcUri },
    ],
  })
  const [base, ethereum] = loadConfig(path, {}).chains
  expect(base && listRpcUrls(base)).toEqual(['https://base.example', 'https://mainnet.base.org'])
  expect(ethereum && listRpcUrls(ethereum)).toEqual(['https://eth.example', 'https://rpc.example'])
})

test('behavior: a chain without a preset is indexed completely, unless the entry says otherwise', () => {
  write({ chains: [{ chainId: 4242, rpcUrl: 'http://127.0.0.1:8545' }] })
  expect(loadConfig(path, {}).chains[0]?.mode).toBe('full')
})

test('error: an unknown preset and a preset of another chain are named', () => {
  write({
    chains: [
      { preset: 'nochain', rpcUrl: 'http://x' },
      { preset: 'base', chainId: 10, rpcUrl: 'http://x' },
    ],
  })
  expect(() => loadConfig(path, {})).toThrow('chains.0.preset: There is no preset "nochain"; there are eth, oeth, base')
  expect(() => loadConfig(path, {})).toThrow(
    'chains.1.preset: The preset Base has the chain id 8453, the entry says 10',
  )
})

test("behavior: the relayer's key comes from a variable or from a file", () => {
  const key = `0x${'ab'.repeat(32)}`
  const privateKeyFile = join(folder.path, 'relayer')
  write({ chains: [chain], relay: { privateKeyFile, perAccount: 2 } })
  expect(loadConfig(path, { RELAYER_PRIVATE_KEY: key }).relay).toMatchObject({ privateKey: key, perAccount: 2 })
  writeFileSync(privateKeyFile, `${key}\n`)
  expect(readRelayerKey(loadConfig(path, {}).relay)).toBe(key)
  writeFileSync(privateKeyFile, 'secret words')
  expect(() => readRelayerKey(loadConfig(path, {}).relay)).toThrow('must contain 0x and 64 hex digits and nothing else')
  expect(() => loadConfig(path, { RELAYER_PRIVATE_KEY: 'secret words' })).toThrow(
    /RELAYER_PRIVATE_KEY must be 0x and 64 hex digits(?!.*secret words)/s,
  )
})

test('behavior: push settings and allowed frame ancestors can come from the environment', () => {
  write({ chains: [chain], walletConnect: { projectId: 'file', relayUrl: 'wss://relay.example' } })
  const { walletConnect, embeddedIn } = loadConfig(path, {
    WALLETCONNECT_PROJECT_ID: 'variable',
    EMBEDDED_IN: 'https://a.example, http://localhost:3000',
  })
  expect(walletConnect).toEqual({ projectId: 'variable', relayUrl: 'wss://relay.example' })
  expect(embeddedIn).toEqual(['https://a.example', 'http://localhost:3000'])
  expect(loadConfig(path, {})).toMatchObject({ walletConnect: { projectId: 'file' }, embeddedIn: [] })
  expect(() => loadConfig(path, { WALLETCONNECT_RELAY_URL: 'https://x', EMBEDDED_IN: '*' })).toThrow(
    /2 problems.*walletConnect\.relayUrl: a relay is a WebSocket URL.*embeddedIn\.0: an origin is scheme and host/s,
  )
})

test('behavior: the Trezor script is a path on this host, never another host', () => {
  write({ chains: [chain] })
  expect(loadConfig(path, {}).trezorScript).toBeNull()
  write({ chains: [chain], trezorScript: '/vendor/trezor-connect.js' })
  expect(loadConfig(path, {}).trezorScript).toBe('/vendor/trezor-connect.js')
  for (const trezorScript of ['https://x.example/a.js', '//x.example/a.js', '/../a.js', 'a.js']) {
    write({ chains: [chain], trezorScript })
    expect(() => loadConfig(path, {})).toThrow(/trezorScript: a path on this host/)
  }
})

test('behavior: the service requests contract sources only when the file names a provider', () => {
  write({ chains: [chain] })
  expect(loadConfig(path, {}).sources).toBeNull()
  write({ chains: [chain], sources: { name: 'Keeper', url: 'https://sources.example/server' } })
  expect(loadConfig(path, {}).sources).toEqual({ name: 'Keeper', url: 'https://sources.example/server' })
  write({ chains: [chain], sources: { name: 'Keeper', url: 'ftp://sources.example' } })
  expect(() => loadConfig(path, {})).toThrow(/sources\.url: a source server is an http URL/)
})

test('error: every problem of file and variables is reported together', () => {
  write({ chains: [{ ...chain, shortName: 'ETH!' }], dataDir: 5 })
  const load = () => loadConfig(path, { PORT: 'many', DATABASE_URL: 'mysql://x' })
  expect(load).toThrow(/4 problems/)
  expect(load).toThrow('PORT must be a whole number from 0 to 65535.')
  expect(load).toThrow('DATABASE_URL must begin with postgres://')
  expect(load).toThrow('chains.0.shortName:')
  expect(load).toThrow('dataDir: Invalid input: expected string, received number.')
})

test('error: a misspelled setting is refused at any depth, with its name', () => {
  write({
    $schema: 'https://wallet.example/config.json',
    chains: [{ preset: 'base', rpcUrl: 'https://base.example', featurs: [] }],
    limits: { idleMS: 5 },
    safeApp: [],
  })
  const load = () => loadConfig(path, {})
  expect(load).toThrow(/3 problems/)
  for (const name of ['chains.0.featurs', 'limits.idleMS', 'safeApp'])
    expect(load).toThrow(`${name}: This setting does not exist. Check its spelling.`)
})

test('error: a process that only reads, or reads from a replica, needs a server', () => {
  write({ chains: [chain] })
  const variables = { READ_ONLY: 'true', DATABASE_READ_URL: 'postgres://replica' }
  expect(() => loadConfig(path, variables)).toThrow(/readOnly: .*\n.*databaseReadUrl: /)
  expect(loadConfig(path, { ...variables, DATABASE_URL: 'postgres://server' })).toMatchObject({
    readOnly: true,
    databaseReadUrl: 'postgres://replica',
  })
})

test('error: two chains with one id are refused, and so is demo data without a local chain', () => {
  write({
    chains: [chain, { ...chain, shortName: 'eth2' }],
    demo: { owners: [], accounts: [] },
  })
  expect(() => loadConfig(path, {})).toThrow('chains: two chains have the chainId 1.')
  expect(() => loadConfig(path, {})).toThrow('demo: demo owners need a local chain')
})

test('error: a missing or broken file is named', () => {
  expect(() => loadConfig(join(folder.path, 'none.json'), {})).toThrow(/none\.json could not be read/)
  writeFileSync(path, '{')
  expect(() => loadConfig(path, {})).toThrow(/config\.json is not valid JSON/)
})

test('error: a gas oracle is refused at start, because neither page nor service uses one', () => {
  const oracle = { type: 'ORACLE', uri: 'https://gas.example', gasParameter: 'fast', gweiFactor: '1000000000' }
  const fixed = { type: 'FIXED', weiValue: '1' }
  write({ chains: [{ preset: 'eth', rpcUrl: 'http://x', gasPrice: [fixed, oracle] }] })
  expect(() => loadConfig(path, {})).toThrow('chains.0.gasPrice.1: ORACLE is not followed: fees come from the node.')
  write({ chains: [{ preset: 'eth', rpcUrl: 'http://x', gasPrice: [fixed] }] })
  expect(loadConfig(path, {}).chains[0]?.gasPrice).toEqual([fixed])
})

test('error: a private host is written as in a URL, so that a wrong port or a scheme is noticed at start', () => {
  const load = (host: string) => {
    write({ chains: [chain], notifications: { privateHosts: [host] } })
    return loadConfig(path, {}).notifications.privateHosts
  }
  for (const host of ['hooks.internal', '10.0.0.5:8443', '[fd00::1]:8443']) expect(load(host)).toEqual([host])
  for (const host of ['http://hooks.internal', 'hooks.internal:443', 'hooks.internal/a', 'Hooks.internal', ''])
    expect(() => load(host), host).toThrow('notifications.privateHosts.0: a private host is a name or an address')
})

test('error: a secret with white space, which no client could send, is refused', () => {
  const secret = `${'a'.repeat(32)} b`
  write({ chains: [chain], apiKeys: [{ name: 'partner', key: secret, perMinute: 1 }] })
  const refused = () => loadConfig(path, { ADMIN_TOKEN: secret, METRICS_TOKEN: `${secret}\n` })
  for (const field of ['apiKeys.0.key', 'adminToken', 'metricsToken'])
    expect(refused).toThrow(`${field}: contains a space or another white space`)
})
