import { findContractByAddress } from '@countersign/chains'
import { type Address, type Hex, InputError } from '@countersign/primitives'
import { encodeSafeTransaction, hashSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import { ServiceError } from '../../errors/ServiceError.ts'
import { submitMessages } from '../submitMessages.ts'

type Account = { chainId: string; address: Address; version: string | null }

/** The safeTxHash and its preimage. @throws ServiceError `hash/uncomputable` */
export function computeHash(account: Account, transaction: SafeTransactionData): { hash: Hex; preimage: Hex } {
  const version = account.version ?? migrationVersion(transaction)
  if (version === null)
    throw new ServiceError('hash/uncomputable', () => submitMessages.unknownProgram({ safe: account.address }))
  try {
    const input = { chainId: BigInt(account.chainId), safe: account.address, version, transaction }
    return { hash: hashSafeTransaction(input), preimage: encodeSafeTransaction(input) }
  } catch (error) {
    if (error instanceof InputError) throw new ServiceError('hash/uncomputable', () => error.message, { cause: error })
    throw error
  }
}

/** An account of unknown version must still be able to migrate; the domain is the same in every version from 1.3.0 on. */
function migrationVersion({ to, operation }: SafeTransactionData): string | null {
  const isMigration = findContractByAddress(to).some(({ name }) => name === 'SafeMigration')
  return operation === 1 && isMigration ? '1.3.0' : null
}
