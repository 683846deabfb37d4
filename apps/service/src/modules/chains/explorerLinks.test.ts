import * as z from 'zod/mini'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { ServiceConfigInput } from '../../config/ServiceConfig.ts'
import { toChain } from '../../read/chains/toChain.ts'
import { pageUrlOf } from '../../read/chains/pageUrlOf.ts'
import { closeShells, createShell, mainnet, type Shell } from '../../testing/createShell.ts'

const shells: Shell[] = []
afterEach(async () => {
  await Promise.all(shells.splice(0).map((shell) => shell.close()))
})
afterAll(closeShells)

const local = { ...mainnet, chainId: '31337', shortName: 'dev1', isLocal: true }
const named = {
  address: 'https://scan.example/address/{{address}}',
  txHash: 'https://scan.example/tx/{{txHash}}',
  api: '',
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
  api: '',
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
      if (template !== '') expect(new URL(template).origin, host).toMatch(/^http:\/\/(localhost|host)$/)
})
