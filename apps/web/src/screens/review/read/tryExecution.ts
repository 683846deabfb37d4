import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import {
  approvedHashSignature,
  encodeExecTransaction,
  packSignatures,
  type SafeTransactionData,
} from '@countersign/safe'
import {
  attempt,
  countedSignatures,
  type Read,
  type TriedExecution,
  type JudgedSignature,
} from '@countersign/safe/checks'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { revertReason } from '../../../data/chain-access/revertReason.ts'
import { completeSignatures } from '../../../signing/execution/completeSignatures.ts'
import { explainRevert } from '../../../signing/execution/explainRevert.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

type Subject = {
  readonly chain: Chain
  readonly safe: Address
  readonly transaction: SafeTransactionData
  readonly sender: Address | null
}

/** The exact calldata of an execution now; null while signatures are missing. */
export function executionData(
  transaction: SafeTransactionData,
  signatures: readonly JudgedSignature[],
  { owners, threshold }: ChainState,
  sender: Address | null,
): Hex | null {
  const complete = completeSignatures({ signatures: countedSignatures(signatures), owners, threshold }, sender)
  return complete.length < threshold
    ? null
    : encodeExecTransaction(transaction, packSignatures(complete.slice(0, threshold)))
}

/** Simulates `execTransaction` by `eth_call` with the existing signatures. Null while too few count. */
export async function tryExecution(
  { chain, safe, transaction, sender }: Subject,
  signatures: readonly JudgedSignature[],
  { threshold, block }: ChainState,
): Promise<Read<TriedExecution> | null> {
  const valid = countedSignatures(signatures)
  if (valid.length < threshold) return null
  const data = encodeExecTransaction(transaction, packSignatures(valid.slice(0, threshold)))
  const account = sender ?? valid[0]?.owner ?? approvedHashSignature(safe).owner
  const call = publicClientFor(chain)
    .call({ account, to: safe, data, blockNumber: block })
    .then(
      ({ data: answer }): TriedExecution =>
        answer !== undefined && BigInt(answer) === 1n
          ? { success: true }
          : { success: false, reason: reviewReadMessages.innerCallFails },
      (error: unknown): TriedExecution => {
        const reason = revertReason(error)
        if (reason === null) throw error
        return { success: false, reason: explainRevert(reason) }
      },
    )
  return attempt(call)
}
