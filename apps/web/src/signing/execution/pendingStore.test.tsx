import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PendingExecution } from './PendingExecution.ts'
import { pendingStore, usePending } from './pendingStore.ts'

const KEY = 'countersign.executions'
const safe = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const execution = (digit: string): PendingExecution => ({
  chainId: '31337',
  safe,
  safeTxHash: `0x${digit.repeat(64)}`,
  nonce: '7',
  sender: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  txHash: `0x${'b'.repeat(64)}`,
  isProposed: false,
  relay: null,
  sentBlock: '9',
  walletNonce: 0,
  callHash: null,
  attempts: [],
  phase: 'sent',
  failure: null,
  misses: 0,
  block: null,
  fee: null,
  sentAt: 1000,
  minedAt: null,
  endedAt: null,
})

afterEach(() => {
  for (const entry of pendingStore.list()) pendingStore.remove(entry)
})

/** What another tab does: it stores, and the browser tells this tab. */
function storeElsewhere(entries: readonly PendingExecution[]): void {
  const before = localStorage.getItem(KEY)
  const after = JSON.stringify(entries)
  localStorage.setItem(KEY, after)
  dispatchEvent(new StorageEvent('storage', { key: KEY, oldValue: before, newValue: after, storageArea: localStorage }))
}

function Phase() {
  const pending = usePending({ chainId: '31337', safe }, execution('a').safeTxHash)
  return <p>{pending?.phase ?? 'not sent'}</p>
}

test('behavior: an execution that another tab sent is shown here at once, and a second one loses neither', async () => {
  const screen = await render(<Phase />)
  await expect.element(screen.getByText('not sent')).toBeVisible()
  storeElsewhere([execution('a')])
  await expect.element(screen.getByText('sent', { exact: true })).toBeVisible()
  pendingStore.put(execution('c'))
  expect(pendingStore.list().map(({ safeTxHash }) => safeTxHash)).toEqual([
    execution('a').safeTxHash,
    execution('c').safeTxHash,
  ])
  storeElsewhere([{ ...execution('a'), phase: 'indexed' }])
  await expect.element(screen.getByText('indexed')).toBeVisible()
})
