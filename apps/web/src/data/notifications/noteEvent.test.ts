import type { SafeEvent } from '@countersign/api'
import { afterEach, expect, test } from 'vitest'
import { chainFixture } from '../chain-access/chainFixture.ts'
import { mutedTopics } from './mutedTopics.ts'
import { noteEvent, type EventSurroundings } from './noteEvent.ts'
import { notificationStore } from './notificationStore.ts'

const safe = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const owner = `0x${'1'.repeat(40)}` as const
const hash = `0x${'ab'.repeat(32)}`
const chain = chainFixture({})
const path = `/safes/${chain.shortName}:${safe}`
const around: EventSurroundings = { chains: [chain], wallet: owner, ownersOf: async () => [owner], now: 1_000_000 }
const event = (fields: Partial<SafeEvent> & Pick<SafeEvent, 'type'>): SafeEvent => ({
  chainId: chain.chainId,
  address: safe,
  timestamp: 1,
  ...fields,
})
const listed = () => notificationStore.list().map(({ kind, title, href }) => [kind, title, href])
afterEach(() => {
  notificationStore.clear()
  mutedTopics.set(`${chain.chainId}:${safe.toLowerCase()}`, [])
})

test.each([
  ['READY_TO_EXECUTE', { safeTxHash: hash }, 'event', `/transactions/${hash}`],
  ['EXECUTED_MULTISIG_TRANSACTION', { safeTxHash: hash, txHash: hash }, 'event', `/transactions/${hash}`],
  ['SETTINGS_CHANGED', { txHash: hash, changed: 'owners' }, 'event', '/setup'],
  ['RECOVERY_ANNOUNCED', { txHash: hash, module: owner }, 'alarm', '/setup/recovery'],
  ['INCOMING_ETHER', { txHash: hash, value: '7' }, 'event', '/history'],
  ['PENDING_MULTISIG_TRANSACTION', { safeTxHash: hash }, 'event', `/transactions/${hash}`],
] as const)(
  'behavior: %s is listed once, with the page that reads it from the chain',
  async (type, fields, kind, page) => {
    await noteEvent(event({ type, ...fields }), around)
    await noteEvent(event({ type, ...fields }), around)
    expect(listed()).toEqual([[kind, expect.stringMatching(/\.$/), path + page]])
  },
)

test('error: words, amounts and addresses of the service are not shown', async () => {
  const lie = { safeTxHash: '/../../evil', title: 'Pay me', to: 'https://evil.example', value: '999' }
  await noteEvent(event({ type: 'READY_TO_EXECUTE', ...lie }), around)
  expect(listed()).toEqual([['event', expect.any(String), `${path}/queue`]])
  expect(JSON.stringify(listed())).not.toMatch(/evil|Pay me|999/)
})

test.each([
  ['an unlisted token', { type: 'INCOMING_TOKEN', txHash: hash, value: '7', trusted: false }],
  ['an amount of zero', { type: 'INCOMING_ETHER', txHash: hash, value: '0' }],
  ['another network', { type: 'READY_TO_EXECUTE', chainId: '987', safeTxHash: hash }],
  ['no account', { type: 'READY_TO_EXECUTE', address: 'treasury', safeTxHash: hash }],
  ['a kind without notification', { type: 'NEW_CONFIRMATION', safeTxHash: hash }],
] as const)('behavior: an event of %s is not listed', async (_about, fields) => {
  await noteEvent(event(fields), around)
  expect(listed()).toEqual([])
})

test('behavior: a signature is asked only of a wallet that the chain calls an owner', async () => {
  const request = event({ type: 'PENDING_MULTISIG_TRANSACTION', safeTxHash: hash })
  await noteEvent(request, { ...around, wallet: null })
  await noteEvent(request, { ...around, ownersOf: async () => [] })
  await noteEvent(request, { ...around, ownersOf: () => Promise.reject(new Error('offline')) })
  expect(listed()).toEqual([])
})

test('behavior: what the page itself just said is not repeated, later news are listed', async () => {
  const executed = event({ type: 'EXECUTED_MULTISIG_TRANSACTION', safeTxHash: hash })
  const toast = { id: 't', kind: 'executed', title: 'Executed', detail: null, isRead: false } as const
  notificationStore.put({ ...toast, href: `${path}/transactions/${hash}`, at: around.now - 1000 })
  await noteEvent(executed, around)
  expect(listed()).toHaveLength(1)
  await noteEvent(executed, { ...around, now: around.now + 300_000 })
  expect(listed()).toHaveLength(2)
})

test('security: what is switched off is not listed, an announced recovery always is', async () => {
  mutedTopics.set(`${chain.chainId}:${safe.toLowerCase()}`, ['ready', 'recovery'])
  await noteEvent(event({ type: 'READY_TO_EXECUTE', safeTxHash: hash }), around)
  await noteEvent(event({ type: 'RECOVERY_ANNOUNCED', txHash: hash }), around)
  expect(listed()).toEqual([['alarm', expect.any(String), `${path}/setup/recovery`]])
})
