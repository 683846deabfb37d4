import { safeAbi } from '@countersign/chains'
import {
  demoOwners,
  deploySafe,
  deploySafeContracts,
  devClient,
  executeSafeTransaction,
  fund,
  spareKeys,
  startDevchain,
  type Devchain,
} from '@countersign/devchain'
import { type Address, checksumAddress } from '@countersign/primitives'
import { buildTransaction } from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveAccountState } from '../src/prove/proveAccountState.ts'
import type { Rpc } from '../src/rpc/Rpc.ts'
import { simulate } from '../src/run/simulate.ts'
import { evmThrough } from '../src/worker/evmThrough.ts'
import { serveEvm } from '../src/worker/serveEvm.ts'
import { httpRpc } from '../testing/httpRpc.ts'

const chainId = 31337n
const owners = demoOwners.map(({ address }) => address)
const modules = [spareKeys[1].address, spareKeys[2].address]

let chain: Devchain
let safe: Address
beforeAll(async () => {
  chain = await startDevchain({ chainId: Number(chainId) })
  await deploySafeContracts(chain.rpcUrl)
  safe = checksumAddress((await deploySafe(chain.rpcUrl, { owners, threshold: 2 })).address)
  await fund(chain.rpcUrl, safe, { native: 5n })
  for (const module of modules)
    await executeSafeTransaction(chain.rpcUrl, {
      safe,
      signers: demoOwners,
      to: safe,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }),
    })
})
afterAll(() => chain.stop())

/** One chain under several host names, as several providers would serve it. */
const named = (host: string, alter: (method: string, answer: unknown) => unknown = (_, answer) => answer): Rpc => {
  const { request } = httpRpc(chain.rpcUrl)
  return { url: `https://${host}/rpc`, request: async (method, params) => alter(method, await request(method, params)) }
}
const withField = (answer: unknown, field: string, value: unknown) => ({ ...Object(answer), [field]: value })

test('behavior: the account is proven from the block hash that two of three hosts agree on', async () => {
  const liar = named('liar.example', (method, answer) =>
    method === 'eth_getBlockByNumber' ? withField(answer, 'hash', `0x${'ee'.repeat(32)}`) : answer,
  )
  const proof = await proveAccountState({
    chainId,
    safe,
    rpcs: [liar, named('a.example'), named('b.example')],
    quorum: 2,
  })
  const client = devClient(chain.rpcUrl)
  expect(proof).toMatchObject({
    provenance: 'proof',
    block: { number: await client.getBlockNumber() },
    agreeing: ['https://a.example/rpc', 'https://b.example/rpc'],
    others: [{ url: 'https://liar.example/rpc', reason: expect.stringContaining('hashes to') }],
    account: { owners, threshold: 2n, nonce: 2n, balance: 5n, guard: null, moduleGuard: null },
  })
  if (proof.provenance !== 'proof') return
  const singleton = await client.getStorageAt({ address: safe, slot: '0x0' })
  expect(proof.account.singleton.toLowerCase()).toBe(`0x${singleton?.slice(-40)}`)
  expect(proof.account.modules).toEqual(modules.toReversed())
  const hinted = await proveAccountState({
    chainId,
    safe,
    rpcs: [named('a.example')],
    quorum: 1,
    expected: { owners, modules },
  })
  expect(hinted).toMatchObject({ provenance: 'proof', account: proof.account })
})

test('error: too few hosts, one host twice, another chain, and a missing account give no proof', async () => {
  const state = (rpcs: Rpc[], quorum: number, of = safe) => proveAccountState({ chainId, safe: of, rpcs, quorum })
  expect(await state([named('a.example')], 2)).toMatchObject({ provenance: 'chain' })
  expect(await state([named('a.example'), named('a.example')], 2)).toMatchObject({
    provenance: 'chain',
    reason: expect.stringContaining('as 1 independent node, 2 must agree'),
  })
  // Two URLs that the caller identifies as one witness.
  expect(
    await state(
      [
        { ...named('a.example'), witness: 'one' },
        { ...named('b.example'), witness: 'one' },
      ],
      2,
    ),
  ).toMatchObject({ provenance: 'chain', reason: expect.stringContaining('as 1 independent node, 2 must agree') })
  const elsewhere = named('c.example', (method, answer) => (method === 'eth_chainId' ? '0x1' : answer))
  expect(await state([elsewhere], 1)).toMatchObject({
    provenance: 'chain',
    others: [{ reason: 'The node serves chain 1, but chain 31337 was requested.' }],
  })
  expect(await state([named('a.example')], 1, checksumAddress(`0x${'12'.repeat(20)}`))).toMatchObject({
    provenance: 'chain',
    reason: expect.stringContaining('has no account'),
  })
})

test('error: a node that changes any byte of a proof proves nothing', async () => {
  const flip = (text: string, at: number) => `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`
  for (const position of [3, 40, 81, 150, 301]) {
    const bent = named('a.example', (method, answer) => {
      if (method !== 'eth_getProof') return answer
      const text = JSON.stringify(answer)
      const start = text.indexOf('"storageProof"')
      const nodes = [...text.slice(start).matchAll(/0x[0-9a-f]{100,}/g)]
      const node = nodes[position % nodes.length]
      return JSON.parse(flip(text, start + (node?.index ?? 0) + 2 + (position % 90))) as unknown
    })
    expect(await proveAccountState({ chainId, safe, rpcs: [bent], quorum: 1 })).toMatchObject({ provenance: 'chain' })
  }
})

test('behavior: the EVM behind a message port gives the same result, and reads the chain only through the page', async () => {
  const { port1, port2 } = new MessageChannel()
  serveEvm(port2)
  for (const port of [port1, port2]) port.start()
  const request = { chainId, safe, transaction: buildTransaction({ to: spareKeys[0].address, value: 3n, nonce: 2n }) }
  const asked: string[] = []
  const rpc = named('a.example', (method, answer) => (asked.push(method), answer))
  const engines = ['in-page EVM'] as const
  const through = await simulate(request, rpc, { engines, runEvm: evmThrough(port1) })
  expect(through).toEqual(await simulate(request, named('a.example'), { engines }))
  expect(through.success).toBe(true)
  expect(asked).toContain('eth_getStorageAt')
  port1.close()
})
