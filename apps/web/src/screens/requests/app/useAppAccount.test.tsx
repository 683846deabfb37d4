import type { Address } from '@countersign/primitives'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { walletStore } from '../../../data/wallet/walletStore.ts'
import { chainState, treasury } from '../../../testing/proposalFixture.ts'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { seedAccount } from '../../../testing/seedAccount.ts'
import { useAppAccount } from './useAppAccount.ts'

const [alice] = chainState.owners
const erin: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
if (!alice) throw new Error('fixture')

const connect = (address: Address) => walletStore.set({ status: 'connected', address, chainId: '31337' })

/** What apps see of the account, in every render. */
async function open() {
  const seen: (boolean | null)[] = []
  function Account() {
    const { account } = useAppAccount()
    seen.push(account === null ? null : account.isReadOnly)
    return <output>{String(account?.isReadOnly)}</output>
  }
  const { client, account } = await renderInAccount(<Account />, treasury, (cache, opened) => {
    seedAccount(cache, opened)
    cache.setQueryData(queryKeys.chainState(opened.key), chainState)
  })
  const answer = (wallet: Address, through: readonly Address[]) =>
    client.setQueryData(['signing-ways', account.chainId, wallet, chainState.owners.join(' ')], {
      isContract: false,
      through,
    })
  return { seen, answer, last: () => seen.at(-1) }
}

beforeEach(() => {
  walletStore.clear()
  // The node never answers: an answer comes from the test.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
})

test('behavior: an open app stays open while the role of another wallet is read', async () => {
  connect(alice)
  const { seen, answer, last } = await open()
  expect(last()).toBe(false)
  connect(erin)
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1), { timeout: 15_000 })
  answer(erin, [])
  await vi.waitFor(() => expect(last()).toBe(true), { timeout: 15_000 })
  expect(seen).not.toContain(null)
})

test('behavior: a wallet of a nested owner may sign once its role is read', async () => {
  const { seen, answer, last } = await open()
  expect(last()).toBe(true)
  connect(erin)
  answer(erin, [alice])
  await vi.waitFor(() => expect(last()).toBe(false), { timeout: 15_000 })
  expect(seen).not.toContain(null)
})

test('behavior: an app opens after the first answer about the wallet', async () => {
  connect(erin)
  const { answer, last } = await open()
  expect(last()).toBe(null)
  answer(erin, [])
  await vi.waitFor(() => expect(last()).toBe(true), { timeout: 15_000 })
})
