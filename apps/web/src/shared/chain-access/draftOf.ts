import type { Chain, SafeState } from '@countersign/api'
import { findSafeDeployment } from '@countersign/chains'
import {
  buildBatch,
  isVersionBelow,
  ZERO_ADDRESS,
  type Address,
  type MultiSendCall,
  type SafeTransactionData,
} from '@countersign/safe'
import { api } from '../api/apiClient.ts'
import { hasFeature } from '../config/hasFeature.ts'

export type DraftOptions = {
  readonly chain: Chain
  readonly safe: SafeState
  readonly nonce: bigint
  /** Null: what fits the account. */
  readonly safeTxGas: bigint | null
}

/** The transaction to sign. Where the network does not leave safeTxGas open, the service's estimate decides. */
export async function draftOf(calls: readonly MultiSendCall[], options: DraftOptions): Promise<SafeTransactionData> {
  const { chain, safe, nonce, safeTxGas } = options
  const transaction = batchOf(calls, { chain, safe, nonce })
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

/** One call stays plain; several are one MultiSendCallOnly batch of the account's own version. */
export const batchOf = (
  calls: readonly MultiSendCall[],
  { chain, safe, nonce }: Omit<DraftOptions, 'safeTxGas'>,
): SafeTransactionData =>
  buildBatch({ calls, nonce, multiSend: calls.length > 1 ? multiSendCallOnlyOf(chain, safe) : ZERO_ADDRESS })

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
      `No MultiSendCallOnly contract is known on ${chain.chainName} for version ${version}. Do one thing at a time.`,
    )
  return address
}
