import type { Chain, SafeState } from '@countersign/api'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import { buildBatch, isVersionBelow, type MultiSendCall, type SafeTransactionData } from '@countersign/safe'
import { api } from '../client/apiClient.ts'
import { hasFeature } from '../config/hasFeature.ts'
import { chainAccessMessages as messages } from './chainAccessMessages.ts'
import { contractForAccount } from './contractForAccount.ts'

export type DraftOptions = {
  readonly chain: Chain
  readonly safe: Pick<SafeState, 'address' | 'version' | 'implementation'>
  readonly nonce: bigint
  /** Null: the value that fits the account. */
  readonly safeTxGas: bigint | null
}

/** The transaction to sign. Where the network requires safeTxGas, the service's estimate is used. */
export async function draftOf(calls: readonly MultiSendCall[], options: DraftOptions): Promise<SafeTransactionData> {
  const { chain, safe, nonce, safeTxGas } = options
  const transaction = batchOf(calls, { chain, safe, nonce })
  const isOptional = hasFeature(chain, 'SAFE_TX_GAS_OPTIONAL')
  if (isOptional && safeTxGas !== null) return { ...transaction, safeTxGas }
  // From 1.3.0 on zero is right: a failing call then reverts and the nonce stays free.
  if (isOptional && !isOld(chain, safe)) return transaction
  const { to, value, data, operation } = transaction
  const estimate = await api().estimateTransaction({
    params: { chainId: chain.chainId, safe: safe.address.value },
    body: { to, value, data, operation },
  })
  return { ...transaction, safeTxGas: estimate.safeTxGas }
}

/**
 * A single call stays unchanged, also a delegatecall. Several calls become one MultiSendCallOnly batch of the account's version.
 * @throws Error for a delegatecall among several calls, because MultiSendCallOnly reverts on it
 */
export function batchOf(
  calls: readonly MultiSendCall[],
  { chain, safe, nonce }: Omit<DraftOptions, 'safeTxGas'>,
): SafeTransactionData {
  const isBatch = calls.length > 1
  if (isBatch && calls.some(({ operation }) => operation === 1)) throw new Error(messages.separateDelegatecall)
  return buildBatch({ calls, nonce, multiSend: isBatch ? multiSendCallOnlyOf(chain, safe) : ZERO_ADDRESS })
}

const versionOf = (chain: Chain, safe: DraftOptions['safe']): string =>
  (safe.version ?? chain.recommendedMasterCopyVersion ?? '').split('+')[0] ?? ''

function isOld(chain: Chain, safe: DraftOptions['safe']): boolean {
  const version = versionOf(chain, safe)
  return version !== '' && isVersionBelow(version, '1.3.0')
}

function multiSendCallOnlyOf(chain: Chain, safe: DraftOptions['safe']): Address {
  const version = versionOf(chain, safe)
  const address = contractForAccount('MultiSendCallOnly', version, { chain, safe })
  if (address === null) throw new Error(messages.noMultiSend({ chain: chain.chainName, version }))
  return address
}
