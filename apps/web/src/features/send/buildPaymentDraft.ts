import { findSafeDeployment } from '@countersign/chains'
import type { Chain, SafeState } from '@countersign/api'
import { buildTransfers, isVersionBelow, type Address, type SafeTransactionData } from '@countersign/safe'
import { api } from '../../shared/api/apiClient.ts'
import type { Payment } from './model/checkRows.ts'

/** One payment is a plain call; several are one MultiSendCallOnly batch of the account's own version. */
export async function buildPaymentDraft(
  chain: Chain,
  safe: SafeState,
  payments: readonly Payment[],
  nonce: bigint,
): Promise<SafeTransactionData> {
  const version = (safe.version ?? chain.recommendedMasterCopyVersion ?? '').split('+')[0] ?? ''
  const transaction = buildTransfers({
    transfers: payments,
    nonce,
    multiSendCallOnly: multiSendCallOnlyOf(chain, version),
  })
  // From 1.3.0 on zero is right: a failing call then reverts and keeps the nonce.
  if (version === '' || !isVersionBelow(version, '1.3.0')) return transaction
  const { to, value, data, operation } = transaction
  const { safeTxGas } = await api().estimateTransaction({
    params: { chainId: chain.chainId, safe: safe.address.value },
    body: { to, value, data, operation },
  })
  return { ...transaction, safeTxGas }
}

function multiSendCallOnlyOf(chain: Chain, version: string): Address {
  const own = findSafeDeployment(version, 'MultiSendCallOnly')?.address
  const address = own ?? chain.contractAddresses.multiSendCallOnlyAddress
  if (!address)
    throw new Error(
      `No MultiSendCallOnly contract is known on ${chain.chainName} for version ${version}. Send one payment at a time.`,
    )
  return address
}
