import type { Page } from '@playwright/test'
import type { Address } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { LocalChain } from './localChain.ts'
import { tamperJson } from './tamperJson.ts'

const Calls = z.array(z.object({ id: z.number(), method: z.string() }))
const Inbox = z.object({ safes: z.array(z.string()) })
const word = (value: string | number): string =>
  (typeof value === 'number' ? value.toString(16) : value.replace('0x', '')).toLowerCase().padStart(64, '0')

export type ManyNetworks = { readonly accounts: number; readonly networks: number; readonly owner: Address }

/**
 * The same accounts on many networks, which the page reads from a service and from nodes that exist only here: no
 * machine runs ten chains for a list.
 */
export async function serveManyNetworks(
  page: Page,
  { rpcUrl }: LocalChain,
  { accounts, networks, owner }: ManyNetworks,
): Promise<void> {
  const idOf = (index: number) => String(7_000_000 + index)
  const chainIds = Array.from({ length: networks }, (_none, index) => idOf(index))
  const safes = Array.from(
    { length: accounts },
    (_none, index): Address => `0x${(0xabc00000 + index).toString(16).padStart(40, '0')}`,
  )
  const nodeOf = (index: number) => new URL(`/network/${index}`, rpcUrl).href
  const chainsLike = (given: unknown): unknown[] => {
    const [sample] = z.parse(z.array(z.record(z.string(), z.unknown())), given)
    return chainIds.map((chainId, index) => {
      const rpcUri = { authentication: 'NO_AUTHENTICATION', value: nodeOf(index) }
      const named = { chainId, chainName: `Network ${index}`, shortName: `net${index}` }
      return { ...sample, ...named, rpcUri, publicRpcUri: rpcUri, safeAppsRpcUri: rpcUri }
    })
  }
  await tamperJson(
    page,
    (path) => path === '/boot.json',
    (body) => ({ ...body, chains: chainsLike(body['chains']) }),
  )
  await tamperJson(
    page,
    (path) => path === '/v1/chains',
    (body) => ({ ...body, next: null, count: networks, results: chainsLike(body['results']) }),
  )
  const owners = [owner, safes[0] ?? owner].map((value) => ({ value, name: null, logoUri: null }))
  const nameParts = (name: string) => name.split(':')
  await page.route(/\/v3\/owners\/[^/]+\/safes/, (route) =>
    route.fulfill({ json: Object.fromEntries(chainIds.map((chainId) => [chainId, safes])) }),
  )
  await page.route(/\/v1\/safes\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams.get('safes')?.split(',') ?? []
    const json = asked.map((name, place) => {
      const [chainId = '', value = ''] = nameParts(name)
      const sums = { fiatTotal: String(1000 + (place % 97)), queued: place % 3, awaitingConfirmation: 0 }
      const setup = { threshold: place % 17 === 0 ? 2 : 1, owners, version: '1.4.1+L2' }
      return { address: { value, name: null, logoUri: null }, chainId, ...setup, ...sums, lastActivity: 1.7e12 + place }
    })
    return route.fulfill({ json })
  })
  await page.route(/\/v1\/inbox$/, (route) => {
    const { safes: asked } = z.parse(Inbox, route.request().postDataJSON())
    const none = { queue: [], proposers: {}, messages: [], moreMessages: false, owns: [], ownsMore: false }
    const results = asked.map((name) => {
      const [chainId, address] = nameParts(name)
      return { chainId, address, threshold: 1, owners: [owner], nonce: 0, queued: 0, ...none }
    })
    return route.fulfill({ json: { next: null, results } })
  })
  await page.route(/\/network\/\d+$/, (route) => {
    const index = Number(route.request().url().split('/').at(-1))
    const body: unknown = route.request().postDataJSON()
    const answer = ({ id, method }: z.output<typeof Calls>[number]) => {
      // Every call of this list asks for the owners.
      const list = `0x${word(32)}${word(1)}${word(owner)}`
      const result =
        method === 'eth_chainId' ? `0x${(7_000_000 + index).toString(16)}` : method === 'eth_call' ? list : '0x1'
      return { jsonrpc: '2.0', id, result }
    }
    const calls = z.parse(Calls, Array.isArray(body) ? body : [body]).map(answer)
    return route.fulfill({ json: Array.isArray(body) ? calls : calls[0] })
  })
}
