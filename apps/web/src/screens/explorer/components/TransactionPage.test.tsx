import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { AddressPage } from './AddressPage.tsx'
import { TransactionPage } from './TransactionPage.tsx'

const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const hash = `0x${'ab'.repeat(32)}`
const transaction = {
  hash,
  from: safe,
  to: safe,
  value: '0xde0b6b3a7640000',
  nonce: '0x7',
  gas: '0x5208',
  input: '0x1234',
}
const receipt = { blockNumber: '0x10', status: '0x1', gasUsed: '0x5000', effectiveGasPrice: '0x2', logs: [] }
const inBlock = {
  eth_getTransactionByHash: { ...transaction, blockNumber: '0x10' },
  eth_getTransactionReceipt: receipt,
  eth_blockNumber: '0x12',
  eth_getBlockByNumber: { timestamp: '0x65000000' },
}
const Calls = z.array(z.object({ id: z.number(), method: z.string() }))

/** Null for a node that does not respond. */
let node: Record<string, unknown> | null = {}
let port = 21_000
beforeEach(() => {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith('http://127.0.0.1:21')) return real(input, init)
    const answers = node
    if (answers === null) throw new TypeError('Failed to fetch')
    const parsed: unknown = JSON.parse(String(init?.body))
    const results = Calls.parse([parsed].flat()).map(({ id, method }) => ({ id, result: answers[method] ?? null }))
    return new Response(JSON.stringify(Array.isArray(parsed) ? results : results[0]))
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(content: Parameters<typeof renderInAccount>[0]) {
  const uri = { authentication: 'NO_AUTHENTICATION' as const, value: `http://127.0.0.1:${port++}` }
  const chain = chainFixture({ rpcUri: uri, publicRpcUri: uri })
  return renderInAccount(content, safe, () => {}, undefined, chain)
}

test('behavior: a transaction in a block is shown from the node, with links to its addresses', async () => {
  node = inBlock
  const { screen } = await open(<TransactionPage chainName="dev1" hash={hash} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Transaction on chain' })).toBeVisible()
  await expect.element(screen.getByText('Succeeded')).toBeVisible()
  await expect.element(screen.getByText('3 blocks deep')).toBeVisible()
  const links = screen.getByRole('link', { name: /^0x5FbD/ })
  expect(links.elements().map((link) => new URL(link.getAttribute('href') ?? '').pathname)).toEqual(
    Array(2).fill(`/explorer/dev1/address/${safe}`),
  )
  const data = screen.getByText('2 bytes')
  await data.click()
  await expect.element(screen.getByText('0x1234')).toBeVisible()
})

test('behavior: a transaction that the node does not know is shown as unknown, and requested again on request', async () => {
  node = { eth_blockNumber: '0x12' }
  const { screen } = await open(<TransactionPage chainName="31337" hash={hash} />)
  await expect.element(screen.getByRole('heading', { name: 'The node does not have this transaction.' })).toBeVisible()
  node = { ...inBlock, eth_getTransactionReceipt: null }
  await screen.getByRole('button', { name: 'Request now' }).click()
  await expect.element(screen.getByText('Waiting for a block')).toBeVisible()
})

test('error: a node that does not respond shows a failure, and a retry shows the answer', async () => {
  node = null
  const { screen } = await open(<AddressPage chainName="dev1" address={safe} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/No node of Local chain responds/)
  node = { eth_blockNumber: '0x12', eth_getBalance: '0x0', eth_getTransactionCount: '0x1', eth_getCode: '0x6001' }
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Contract, 2 bytes of code')).toBeVisible()
})

test.each([
  [<TransactionPage key="hash" chainName="dev1" hash="0x12" />, 'This is not a transaction hash.'],
  [<TransactionPage key="chain" chainName="other" hash={hash} />, 'This network is not configured here.'],
  [<AddressPage key="address" chainName="dev1" address="0x12" />, 'This is not an address.'],
])('error: an invalid link shows what is wrong with it %#', async (page, sentence) => {
  const { screen } = await open(page)
  await expect.element(screen.getByRole('heading', { level: 2, name: sentence })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Configured networks' })).toBeVisible()
})
