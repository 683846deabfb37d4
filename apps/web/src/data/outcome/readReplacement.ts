import type { Chain, TransactionDetails } from '@countersign/api'
import { transactionOfDetails } from '@countersign/describe/transaction'
import { isSameAddress } from '@countersign/primitives'
import { domainVersions, hashSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import { chainAccessMessages as messages } from '../chain-access/chainAccessMessages.ts'
import { readRecorded } from './readRecorded.ts'

/**
 * Whether the account executed the other transaction with the nonce of this one. The service names the fields, and the hash in the account's
 * event proves them: no other fields have that hash.
 * @param version of the account now
 * @throws when a value is missing, so that nothing is proven
 */
export async function readReplacement(
  chain: Chain,
  details: TransactionDetails,
  other: TransactionDetails,
  version: () => Promise<string>,
) {
  const made = await version()
  const own = hashedFields(chain, details, made)
  if (!own.isHash) throw new Error(messages.otherFields)
  const winner = hashedFields(chain, other, made)
  if (!isSameAddress(other.safeAddress, details.safeAddress)) return 'otherNonce'
  if (!winner.isHash || winner.transaction.nonce !== own.transaction.nonce) return 'otherNonce'
  if (other.txHash === null) throw new Error(messages.noReceiptNamed)
  const { safeTxHash } = winner
  const recorded = await readRecorded(chain, { safe: details.safeAddress, txHash: other.txHash, safeTxHash, version })
  return recorded === 'other' ? 'notExecuted' : 'proven'
}

/** The signed fields, and whether the hash that the service names is theirs. */
function hashedFields(chain: Chain, details: TransactionDetails, version: string) {
  const transaction = transactionOfDetails(details)
  const execution = details.detailedExecutionInfo
  if (transaction === null || execution?.type !== 'MULTISIG') throw new Error(messages.fieldsMissing)
  const { safeTxHash } = execution
  const hashAs = (release: string, fields: SafeTransactionData) =>
    hashSafeTransaction({
      chainId: BigInt(chain.chainId),
      safe: details.safeAddress,
      version: release,
      transaction: fields,
    })
  const isHash = domainVersions(version).some((release) => hashAs(release, transaction) === safeTxHash.toLowerCase())
  return { transaction, safeTxHash, isHash }
}
