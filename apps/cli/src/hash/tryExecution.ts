import { parseHex, type AskNode } from '@countersign/chain-client/reads'
import { readTrial } from '@countersign/chain-client/review'
import type { Address } from '@countersign/primitives'
import { encodeExecTransaction, packSignatures } from '@countersign/safe'
import {
  checkExecution,
  countedSignatures,
  type AccountState,
  type Check,
  type JudgedSignature,
  type Read,
  type TriedExecution,
} from '@countersign/safe/checks'
import type { SafeTransactionData } from '@countersign/safe/light'

type Subject = {
  readonly safe: Address
  readonly transaction: SafeTransactionData
  readonly signatures: readonly JudgedSignature[]
  readonly state: AccountState
}

/** S20. Tries the execution by `eth_call` with the signatures that count, where they suffice and the nonce is the next one. */
export async function tryExecution(ask: AskNode, subject: Subject): Promise<Check> {
  const { transaction, signatures, state } = subject
  const signed = countedSignatures(signatures)
  const isNext = transaction.nonce === state.nonce
  const isPossible = isNext && signed.length >= state.threshold
  return checkExecution({
    signed: signed.length,
    threshold: state.threshold,
    isNext,
    block: state.block,
    simulation: isPossible ? await simulate(ask, subject, signed) : null,
  })
}

type Counted = ReturnType<typeof countedSignatures>

function simulate(ask: AskNode, { safe, transaction, state }: Subject, signed: Counted): Promise<Read<TriedExecution>> {
  const data = encodeExecTransaction(transaction, packSignatures(signed.slice(0, state.threshold)))
  const call = { from: signed[0]?.owner, to: safe, data }
  return readTrial(ask('eth_call', [call, `0x${state.block.toString(16)}`]).then(parseHex))
}
