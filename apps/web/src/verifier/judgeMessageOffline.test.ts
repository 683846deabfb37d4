import { buildSafeMessage } from '@countersign/safe'
import type { MessageProposal } from '@countersign/safe/exchange'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { judgeMessageOffline } from './judgeMessageOffline.ts'

const KEY = `0x${'66'.repeat(32)}` as const
const owner = privateKeyToAccount(KEY).address
const message: MessageProposal = {
  kind: 'message',
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  version: '1.4.1',
  message: { kind: 'text', content: 'We moved offices.' },
  signatures: [],
  proposer: owner,
  createdAt: 1_795_000_000_000,
  origin: null,
  account: {
    source: 'chain',
    block: 9n,
    blockHash: null,
    owners: [owner],
    threshold: 1,
    nonce: 1n,
    masterCopy: null,
    modules: [],
    guard: null,
    fallbackHandler: null,
  },
  names: [],
  tokens: [],
}
const verdictOf = async (change: Partial<MessageProposal>, id: string) =>
  (await judgeMessageOffline({ ...message, ...change })).checks.find((check) => check.id === id)?.verdict

test('behavior: both hashes agree, the text is shown, and checks that need a chain are not checked', async () => {
  const { verified, witness, checks } = await judgeMessageOffline(message)
  expect(witness.hash).toBe(verified.reviewed.safeMessageHash)
  expect(await verdictOf({}, 'witness-hash')).toBe('verified')
  expect(await verdictOf({}, 'message-content')).toBe('verified')
  expect(checks.filter(({ verdict }) => verdict === 'unchecked').map(({ id }) => id)).toEqual([
    'account-state',
    'contract-hash',
    'account-signature',
  ])
})

test('behavior: a signature counts for this text only', async () => {
  const { chainId, safe, version } = message
  const hash = buildSafeMessage({ chainId, safe, version, content: 'We moved offices.' }).safeMessageHash
  const signatures = [await sign({ hash, privateKey: KEY, to: 'hex' })]
  expect(await verdictOf({ signatures }, 'signatures')).toBe('verified')
  const other = { kind: 'text', content: 'We moved banks.' } as const
  expect(await verdictOf({ signatures, message: other }, 'signatures')).toBe('danger')
})

test('error: an unreadable bare value is a danger', async () => {
  expect(await verdictOf({ message: { kind: 'text', content: `0x${'ab'.repeat(32)}` } }, 'message-content')).toBe(
    'danger',
  )
})
