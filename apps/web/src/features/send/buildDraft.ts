import { erc721Abi } from '@countersign/chains'
import {
  encodeErc20Transfer,
  isSameAddress,
  ZERO_ADDRESS,
  type Address,
  type MultiSendCall,
  type SafeTransactionData,
} from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import { batchOf, draftOf, type DraftOptions } from '../../shared/chain-access/draftOf.ts'
import type { ContractCall } from './model/CallForm.ts'
import type { Payment } from './model/checkRows.ts'

export type DraftSubject =
  | { readonly kind: 'payments'; readonly payments: readonly Payment[] }
  | { readonly kind: 'call'; readonly call: ContractCall }

/** The transaction to sign. */
export const buildDraft = (subject: DraftSubject, options: DraftOptions): Promise<SafeTransactionData> =>
  draftOf(callsOf(subject, options.safe.address.value), options)

/** The same without its gas. */
export const buildCalls = (subject: DraftSubject, options: Omit<DraftOptions, 'safeTxGas'>): SafeTransactionData =>
  batchOf(callsOf(subject, options.safe.address.value), options)

const callsOf = (subject: DraftSubject, safe: Address): MultiSendCall[] =>
  subject.kind === 'call'
    ? [{ operation: 0, ...subject.call }]
    : subject.payments.map((payment) => callOf(payment, safe))

function callOf({ token, tokenId, recipient, amount }: Payment, safe: Address): MultiSendCall {
  if (tokenId !== null) {
    const args = [safe, recipient, BigInt(tokenId)] as const
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
    return { operation: 0, to: token, value: 0n, data }
  }
  return isSameAddress(token, ZERO_ADDRESS)
    ? { operation: 0, to: recipient, value: amount, data: '0x' }
    : { operation: 0, to: token, value: 0n, data: encodeErc20Transfer(recipient, amount) }
}
