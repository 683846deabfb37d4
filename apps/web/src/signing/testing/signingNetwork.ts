import type { TypedData } from '@countersign/safe'
import type { Address, Hex } from '@countersign/primitives'
import { vi } from 'vitest'
import { hashTypedData } from '@countersign/safe'
import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { dataSource } from '../../data/api/dataSource.ts'
import { walletStore } from '../../data/wallet/walletStore.ts'

const Calls = z.array(z.object({ id: z.number(), method: z.string() }))
const Posted = z.record(z.string(), z.unknown())

/** The answers of a node while a key signs: the current block, and no code at any address. */
const NODE: Readonly<Record<string, string>> = { eth_blockNumber: '0xa', eth_getCode: '0x', eth_chainId: '0x7a69' }

/**
 * Replaces `fetch` by a fake service and a fake node, and records everything that is sent to the service.
 * @param answer the service's answer as a value, or as a response
 * @param read what the service has, by path; undefined where it has nothing
 */
export function fakeNetwork(answer: (path: string) => unknown, read: (path: string) => unknown = () => undefined) {
  const posts: { readonly path: string; readonly body: z.output<typeof Posted> }[] = []
  const service = { isDown: false }
  // Another file of the same process may have lost its service; requests would then go to the nodes alone.
  dataSource.serviceAnswered()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const text = String(init?.body ?? '{}')
    const url = String(input instanceof Request ? input.url : input)
    if (url.startsWith('http://127.0.0.1:8545')) {
      const parsed: unknown = JSON.parse(text)
      const results = Calls.parse([parsed].flat()).map(({ id, method }) => ({
        jsonrpc: '2.0',
        id,
        result: NODE[method],
      }))
      return Response.json(Array.isArray(parsed) ? results : results[0])
    }
    if (init?.method !== 'POST') {
      const known = service.isDown ? undefined : read(url)
      return known === undefined ? Response.json({}, { status: 404 }) : Response.json(known)
    }
    if (service.isDown)
      return Response.json({ code: 1, statusCode: 503, message: 'Busy', requestId: '1' }, { status: 503 })
    posts.push({ path: url, body: Posted.parse(JSON.parse(text)) })
    const answered = answer(url)
    return answered instanceof Response ? answered : Response.json(answered)
  })
  return { posts, service }
}

type Signs = (typedData: TypedData) => Promise<Hex>

/** A connected wallet with one key. `signs` decides how it answers a request for a signature. */
export function connectWallet(owner: PrivateKeyAccount, signs: Signs = signWith(owner)) {
  const signed: Hex[] = []
  const address: Address = owner.address
  walletStore.set({ status: 'connected', address, chainId: '31337' })
  walletStore.setProvider({
    async request({ method, params }) {
      if (method === 'eth_chainId') return '0x7a69'
      if (method !== 'eth_signTypedData_v4' || !Array.isArray(params))
        throw new Error(`The test wallet has no ${method}.`)
      const typedData: TypedData = JSON.parse(String(params[1]))
      signed.push(hashTypedData(typedData))
      return signs(typedData)
    },
  })
  return { signed }
}

export const signWith =
  (key: PrivateKeyAccount): Signs =>
  (typedData) =>
    key.sign({ hash: hashTypedData(typedData) })

export const refuse: Signs = () =>
  Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
