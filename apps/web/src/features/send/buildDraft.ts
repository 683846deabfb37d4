import { erc721Abi, findSafeDeployment } from '@countersign/chains'
import type { Chain, SafeState } from '@countersign/api'
import {
  buildBatch,
  encodeErc20Transfer,
  isSameAddress,
  isVersionBelow,
  ZERO_ADDRESS,
  type Address,
  type MultiSendCall,
  type SafeTransactionData,
} from '@countersign/safe'
import { encodeFunctionData } from 'viem'
import { api } from '../../shared/api/apiClient.ts'
import { hasFeature } from '../../shared/config/hasFeature.ts'
import type { ContractCall } from './model/CallForm.ts'
import type { Payment } from './model/checkRows.ts'

export type DraftSubject =
  | { readonly kind: 'payments'; readonly payments: readonly Payment[] }
  | { readonly kind: 'call'; readonly call: ContractCall }

type Options = {
  readonly chain: Chain
  readonly safe: SafeState
  readonly nonce: bigint
  /** Null: what fits the account. */
  readonly safeTxGas: bigint | null
}

/** The transaction to sign. Where the network does not leave safeTxGas open, the service's estimate decides. */
export async function buildDraft(subject: DraftSubject, options: Options): Promise<SafeTransactionData> {
  const { chain, safe, nonce, safeTxGas } = options
  const transaction = buildCalls(subject, { chain, safe, nonce })
  const isOptional = hasFeature(chain, 'SAFE_TX_GAS_OPTIONAL')
  if (isOptional && safeTxGas !== null) return { ...transaction, safeTxGas }
  // From 1.3.0 on zero is right: a failing call then reverts and keeps the nonce.
  if (isOptional && !isOld(chain, safe)) return transaction
  const { to, value, data, operation } = transaction
  const estimate = await api().estimateTransaction({
    params: { chainId: chain.chainId, safe: safe.address.value },
    body: { to, value, data, operation },
  })
  return { ...transaction, safeTxGas: estimate.safeTxGas }
}

/** One call stays plain; several payments are one MultiSendCallOnly batch of the account's own version. */
export function buildCalls(
  subject: DraftSubject,
  { chain, safe, nonce }: Omit<Options, 'safeTxGas'>,
): SafeTransactionData {
  const calls: MultiSendCall[] =
    subject.kind === 'call'
      ? [{ operation: 0, ...subject.call }]
      : subject.payments.map((payment) => callOf(payment, safe.address.value))
  return buildBatch({ calls, nonce, multiSend: calls.length > 1 ? multiSendCallOnlyOf(chain, safe) : ZERO_ADDRESS })
}

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

const versionOf = (chain: Chain, safe: SafeState): string =>
  (safe.version ?? chain.recommendedMasterCopyVersion ?? '').split('+')[0] ?? ''

function isOld(chain: Chain, safe: SafeState): boolean {
  const version = versionOf(chain, safe)
  return version !== '' && isVersionBelow(version, '1.3.0')
}

function multiSendCallOnlyOf(chain: Chain, safe: SafeState): Address {
  const version = versionOf(chain, safe)
  const own = findSafeDeployment(version, 'MultiSendCallOnly')?.address
  const address = own ?? chain.contractAddresses.multiSendCallOnlyAddress
  if (!address)
    throw new Error(
      `No MultiSendCallOnly contract is known on ${chain.chainName} for version ${version}. Send one payment at a time.`,
    )
  return address
}
