import type { SharedProposal } from '@countersign/safe/exchange'
import { ZERO_ADDRESS } from '@countersign/primitives'
import { describe, expect, it } from 'vitest'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { buildSafeTransaction } from '@countersign/safe'
import { judgeOffline } from './judgeOffline.ts'

const KEY = `0x${'66'.repeat(32)}` as const
const owner = privateKeyToAccount(KEY).address
const payment: SharedProposal = {
  kind: 'proposal',
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  version: '1.4.1',
  transaction: {
    to: owner,
    value: 10n ** 18n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: ZERO_ADDRESS,
    refundReceiver: ZERO_ADDRESS,
    nonce: 1n,
  },
  signatures: [],
  proposer: owner,
  createdAt: 1_795_000_000_000,
  note: '',
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
  messages: [],
}
const found = async (proposal: SharedProposal, verdict: string) =>
  (await judgeOffline(proposal)).checks.filter((check) => check.verdict === verdict).map(({ id }) => id)

describe('the verifier without a network', () => {
  it('behavior: only what follows from the bytes is verified; the rest is not checked', async () => {
    expect(await found(payment, 'danger')).toEqual([])
    const verified = new Set(await found(payment, 'verified'))
    expect(verified).toEqual(
      new Set([
        'witness-hash',
        'typed-data',
        'chain-binding',
        'delegatecall',
        'settings',
        'contract-control',
        'refund',
        'tokens',
        'approvals',
        'inputs',
      ]),
    )
    const unchecked = await found(payment, 'unchecked')
    for (const id of ['account-state', 'account-code', 'contract-hash', 'nonce', 'simulation'])
      expect(unchecked).toContain(id)
  })

  it('error: unknown code with the account’s storage and an unexpected refund are dangers here, too', async () => {
    const transaction = { ...payment.transaction, operation: 1 as const, data: '0xa9059cbb' as const, gasPrice: 1n }
    const dangers = await found({ ...payment, transaction }, 'danger')
    expect(dangers).toEqual(expect.arrayContaining(['delegatecall', 'refund']))
  })

  it('error: a signature for another transaction is refused with its owner; one for this is counted', async () => {
    const own = await sign({ hash: buildSafeTransaction(payment).safeTxHash, privateKey: KEY, to: 'hex' })
    expect(await found({ ...payment, signatures: [own] }, 'verified')).toContain('signatures')
    const transaction = { ...payment.transaction, value: 1n }
    expect(await found({ ...payment, transaction, signatures: [own] }, 'danger')).toContain('signatures')
  })
})
