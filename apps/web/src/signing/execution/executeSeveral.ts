import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress, type Hex, shortenAddress } from '@countersign/primitives'
import {
  decodeMultiSend,
  encodeExecTransaction,
  encodeMultiSend,
  packSignatures,
  type SafeTransactionData,
  type Signature,
} from '@countersign/safe'
import { ReviewError } from '../sequence/ReviewError.ts'
import { assertExecutes } from './assertExecutes.ts'
import { ExecutionError } from './ExecutionError.ts'
import { findMultiSend } from './findMultiSend.ts'
import { noteExecution } from './noteExecution.ts'
import { nameOfSeveral } from './nameOfSeveral.ts'
import type { WalletRequest } from './WalletRequest.ts'
import { sendTransaction } from './sendTransaction.ts'
import { walletRequestMessages as messages } from './walletRequestMessages.ts'

export type ReadyTransaction = {
  readonly safeTxHash: Hex
  readonly transaction: SafeTransactionData
  /** Verified by the page against the current owners. */
  readonly signatures: readonly Signature[]
}

type Input = {
  readonly chain: Chain
  readonly safe: Address
  readonly version: string
  readonly name: string | null
  readonly threshold: number
  /** In the order of their nonces. */
  readonly transactions: readonly ReadyTransaction[]
}

/** Executes several transactions of the account in one Ethereum transaction, all or none, by the published MultiSendCallOnly. */
export async function executeSeveral(input: Input): Promise<void> {
  const { chain, safe, name, threshold, transactions } = input
  const short = transactions.find(({ signatures }) => signatures.length < threshold)
  if (short)
    throw new ExecutionError(
      'not-enough-signatures',
      messages.tooFewOf({ nonce: `${short.transaction.nonce}`, valid: short.signatures.length, threshold }),
    )
  const { to, data } = await encodeSeveral(input)
  const sent = await sendTransaction(chain, to, data, {
    description: messages.execute({
      account: name ?? shortenAddress(safe),
      nonces: transactions.map(({ transaction }) => transaction.nonce).join(', '),
    }),
    path: `/safes/${formatAccountAddress({ shortName: chain.shortName, address: safe })}/queue`,
    feesOf: nameOfSeveral(chain.chainId, transactions),
    inspect: (request) => assertExecutesAll(request, input),
  })
  for (const transaction of transactions) noteExecution({ chain, safe, ...transaction }, sent)
}

/** The call of the published MultiSendCallOnly that executes them all. */
export async function encodeSeveral({
  chain,
  safe,
  version,
  threshold,
  transactions,
}: Omit<Input, 'name'>): Promise<{ readonly to: Address; readonly data: Hex }> {
  const to = await findMultiSend(chain, version)
  const calls = transactions.map(({ transaction, signatures }) => ({
    operation: 0 as const,
    to: safe,
    value: 0n,
    data: encodeExecTransaction(transaction, packSignatures(signatures.slice(0, threshold))),
  }))
  return { to, data: encodeMultiSend(calls) }
}

/**
 * Decodes the request object that goes to the wallet: it must contain exactly these transactions, in this order, and nothing else.
 * @throws {ReviewError} `hash-differs`
 */
export function assertExecutesAll(request: WalletRequest, { transactions, ...account }: Input): void {
  const calls = BigInt(request.value) === 0n ? decodeMultiSend(request.data) : null
  if (calls === null || calls.length !== transactions.length || calls.some(({ operation }) => operation !== 0))
    throw new ReviewError('hash-differs', messages.otherBatch(transactions.length))
  for (const [index, { to, value, data }] of calls.entries()) {
    const reviewed = transactions[index]
    if (reviewed)
      assertExecutes({ from: request.from, to, data, value: `0x${value.toString(16)}` }, { ...account, ...reviewed })
  }
}
