import { findContractByAddress } from '@countersign/chains'
import { type Address, checksumAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe'
import { accountChangesOf, inspectCalls } from '@countersign/safe/checks'
import type { DeclaredEffects } from './DeclaredEffects.ts'

/** transfer, transferFrom, and the safe transfers of ERC-721 and ERC-1155 */
const TRANSFERS = new Set(['0xa9059cbb', '0x23b872dd', '0x42842e0e', '0xb88d4fde', '0xf242432a', '0x2eb2c2d6'])

/**
 * Reads the declared effects of a transaction from its bytes alone, without names from the service and without a
 * simulation.
 *
 * @example
 * declareEffects(safe, transaction).calls.length // 1
 */
export function declareEffects(safe: Address, transaction: SafeTransactionData): DeclaredEffects {
  const calls = inspectCalls(checksumAddress(safe), transaction)
  const book = {
    find: (address: Address) =>
      findContractByAddress(address).map(({ name, version }) => ({ name, version, codeHash: null })),
    codeHash: () => undefined,
  }
  return {
    safe: checksumAddress(safe),
    nonce: transaction.nonce,
    calls,
    settings: accountChangesOf(calls, book),
    transfers: calls.filter(
      ({ data, timelock, isActorUnknown }) =>
        timelock !== 'scheduled' && !isActorUnknown && TRANSFERS.has(data.slice(0, 10).toLowerCase()),
    ),
    hasRefund: transaction.gasPrice > 0n,
    keepsNonceOnFailure: transaction.safeTxGas > 0n || transaction.gasPrice > 0n,
  }
}
