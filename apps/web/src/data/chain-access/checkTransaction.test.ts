import type { TransactionDetails } from '@countersign/api'
import { hashDomain, hashSafeTransaction } from '@countersign/safe'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { expect, test } from 'vitest'
import { propose, signers, treasury } from '../../testing/proposalFixture.ts'
import { chainFixture } from './chainFixture.ts'
import { checkTransaction } from './checkTransaction.ts'

const chain = chainFixture({ chainId: '31337' })
const owners = signers.map(({ address }) => address)

/** The same transaction with the hash and the signature that an account of this version gave it. */
async function signedAs(version: string, txStatus: TransactionDetails['txStatus']): Promise<TransactionDetails> {
  const { details } = await propose({ to: treasury, value: 1n, nonce: 3n })
  const [transaction, [signer]] = [transactionOfDetails(details), signers]
  const execution = details.detailedExecutionInfo
  if (!transaction || !signer || execution?.type !== 'MULTISIG') throw new Error('fixture')
  const safeTxHash = hashSafeTransaction({ chainId: 31337n, safe: treasury, version, transaction })
  const signature = await signer.sign({ hash: safeTxHash })
  const confirmations = execution.confirmations.map((one) => ({ ...one, signature }))
  return { ...details, txStatus, detailedExecutionInfo: { ...execution, safeTxHash, confirmations } }
}

test('behavior: a transaction that ended before the account was upgraded has the hash of the earlier version', async () => {
  for (const status of ['SUCCESS', 'FAILED', 'CANCELLED'] as const) {
    const check = await checkTransaction(chain, await signedAs('1.1.1', status), { version: '1.4.1', owners })
    expect(check?.isHashEqual).toBe(true)
    expect(check?.domainHash).toBe(hashDomain({ chainId: 31337n, safe: treasury, version: '1.1.1' }))
    expect([...(check?.signatures.values() ?? [])]).toMatchObject([{ outcome: 'matches' }])
  }
})

test('security: what waits has the hash of the version now', async () => {
  const waiting = await signedAs('1.1.1', 'AWAITING_CONFIRMATIONS')
  expect(await checkTransaction(chain, waiting, { version: '1.4.1', owners })).toMatchObject({ isHashEqual: false })
  const current = await signedAs('1.4.1', 'AWAITING_CONFIRMATIONS')
  expect(await checkTransaction(chain, current, { version: '1.4.1', owners })).toMatchObject({ isHashEqual: true })
})
