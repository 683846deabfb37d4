import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { approvedHashSignature, encodeDeployAndExecute, type SafeTransactionData } from '@countersign/safe'
import { countedSignatures, type Read, type TriedExecution, type JudgedSignature } from '@countersign/safe/checks'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { readTrial } from '@countersign/chain-client/review'
import { completeSignatures } from '../../../signing/execution/completeSignatures.ts'
import { deployAndExecuteCall } from '../../../signing/execution/deployAndExecuteCall.ts'
import { encodeExecution } from '../../../signing/execution/encodeExecution.ts'
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
  { owners, threshold, creation }: ChainState,
  sender: Address | null,
): Hex | null {
  const complete = completeSignatures(
    { signatures: countedSignatures(signatures), owners, threshold, creation },
    sender,
  )
  if (complete.length < threshold) return null
  const data = encodeExecution(transaction, complete, threshold)
  return creation ? encodeDeployAndExecute(creation, data) : data
}

/** Simulates `execTransaction` by `eth_call` with the existing signatures. Null while too few count. */
export async function tryExecution(
  { chain, safe, transaction, sender }: Subject,
  signatures: readonly JudgedSignature[],
  { threshold, block, creation }: ChainState,
): Promise<Read<TriedExecution> | null> {
  const valid = countedSignatures(signatures)
  if (valid.length < threshold) return null
  const data = encodeExecution(transaction, valid, threshold)
  const account = sender ?? valid[0]?.owner ?? approvedHashSignature(safe).owner
  // MultiSendCallOnly returns nothing, so only a revert of the account says that the call inside failed.
  if (creation && (transaction.safeTxGas !== 0n || transaction.gasPrice !== 0n))
    return { ok: false, reason: reviewReadMessages.mayFailSilently }
  const request = creation ? await deployAndExecuteCall(chain, creation, data) : { to: safe, data }
  const call = publicClientFor(chain).call({ account, ...request, blockNumber: block })
  return readTrial(
    call.then(({ data: answer }) => answer),
    creation === undefined,
  )
}
