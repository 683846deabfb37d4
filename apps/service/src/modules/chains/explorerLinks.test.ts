import * as z from 'zod/mini'
import { afterAll, afterEach, expect, test } from 'vitest'
import { ServiceConfig, type ServiceConfigInput } from '../../config/ServiceConfig.ts'
import { toChain } from '../../read/chains/toChain.ts'
import { pageUrlOf } from '../../read/chains/pageUrlOf.ts'
import { closeShells, createShell, mainnet, type Shell } from '../../testing/createShell.ts'

const shells: Shell[] = []
afterEach(async () => {
  await Promise.all(shells.splice(0).map((shell) => shell.close()))
})
afterAll(closeShells)

const local = { ...mainnet, chainId: '31337', shortName: 'dev1', isLocal: true }
const query = 'module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}'
const named = {
  address: 'https://scan.example/address/{{address}}',
  txHash: 'https://scan.example/tx/{{txHash}}',
  api: `https://scan.example/api?${query}`,
}

/** The chain in `/v1/chains` for a request with these headers. */
async function explorerFor(headers: Record<string, string>, input: Partial<ServiceConfigInput> = {}) {
  const shell = await createShell({ chains: [local], ...input })
  shells.push(shell)
  const { config } = shell.context
  shell.app.get('/explorer-of', (request) => {
    const [chain] = config.chains
    if (!chain) throw new Error('The test configures one chain')
    return toChain(chain, 'http://service.example', pageUrlOf(config, request)).blockExplorerUriTemplate
  })
  return (await shell.app.inject({ url: '/explorer-of', headers })).json()
}

const at = (page: string) => ({
  address: `${page}/explorer/dev1/address/{{address}}`,
  txHash: `${page}/explorer/dev1/tx/{{txHash}}`,
  api: `http://service.example/v1/chains/31337/explorer-api?${query}`,
})

test('behavior: a chain without an explorer has absolute links to the page, on the host of the request', async () => {
  expect(await explorerFor({ host: 'localhost:4180' })).toEqual(at('http://localhost:4180'))
  const forwarded = { host: 'inside:1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'wallet.example' }
  expect(await explorerFor(forwarded, { trustProxy: 1 })).toEqual(at('https://wallet.example'))
  expect(await explorerFor(forwarded)).toEqual(at('http://inside:1'))
})

test('behavior: the configured address of the page precedes that of the request, and a configured explorer precedes both', async () => {
  const publicUrl = 'https://wallet.example'
  expect(await explorerFor({ host: 'other.example' }, { publicUrl })).toEqual(at(publicUrl))
  const chains = [{ ...local, blockExplorerUriTemplate: named }]
  expect(await explorerFor({ host: 'other.example' }, { publicUrl, chains })).toEqual(named)
})

test('error: a Host header that is not a host name is not repeated', async () => {
  for (const host of ['a"><b', 'a b', 'host/path', 'user@host'])
    for (const template of Object.values(z.record(z.string(), z.string()).parse(await explorerFor({ host }))))
      expect(new URL(template).origin, host).toMatch(/^http:\/\/(localhost|host|service\.example)$/)
})

test('behavior: a page on a host of plain files keeps its path after #', async () => {
  const publicUrl = 'https://files.example/folder/#'
  const links = await explorerFor({ host: 'service.example' }, { publicUrl })
  expect(links).toEqual(at(publicUrl))
  expect(new URL(links.txHash.replace('{{txHash}}', '0xab')).hash).toBe('#/explorer/dev1/tx/0xab')
})

test('error: an address of the page or of an explorer that is not a URL is refused at the start', () => {
  const parse = (input: Partial<ServiceConfigInput>) => ServiceConfig.safeParse({ chains: [local], ...input })
  for (const publicUrl of ['wallet.example', 'https://wallet.example/', 'https://wallet.example/?a', 'ftp://wallet'])
    expect(parse({ publicUrl }).success, publicUrl).toBe(false)
  for (const publicUrl of [
    'https://wallet.example',
    'http://localhost:5173',
    'https://a.example/b',
    'https://a.example/#',
  ])
    expect(parse({ publicUrl }).success, publicUrl).toBe(true)
  const withTxHash = (txHash: string) =>
    parse({ chains: [{ ...local, blockExplorerUriTemplate: { ...named, txHash } }] })
  for (const txHash of ['scan.example/{{txHash}}', '/tx/{{txHash}}', 'https://'])
    expect(withTxHash(txHash).error?.message, txHash).toContain('begins with http:// or https://')
  expect(withTxHash('').success).toBe(true)
})

test('behavior: without an explorer its API is answered in the form of explorers', async () => {
  const shell = await createShell({ chains: [local] })
  shells.push(shell)
  const ask = async (query: Record<string, string>, chainId = '31337') =>
    (await shell.app.inject({ url: `/v1/chains/${chainId}/explorer-api`, query })).json()
  const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
  const getAbi = { module: 'contract', action: 'getabi', address, apiKey: '' }
  expect(await ask(getAbi)).toEqual({ status: '0', message: 'NOTOK', result: 'Contract source code not verified' })
  expect((await ask(getAbi, '5')).result).toBe('Chain 5 is not configured here.')
  expect((await ask({ ...getAbi, action: 'balance' })).result).toMatch(/^Only module=contract/)
})
