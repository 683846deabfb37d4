import { type Hex, isSameAddress } from '@countersign/primitives'
import { hashTypedData } from '../../typed-data/hashTypedData.ts'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { SafeTransaction } from '../../transaction/SafeTransaction.ts'
import { witnessTransaction } from '../../witness/witnessTransaction.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { compareWithWitness } from './compareWithWitness.ts'

const isSame = (first: string, second: string): boolean => first.toLowerCase() === second.toLowerCase()

type Claim = {
  /** The hash that the service names; null for a draft that the service does not know. */
  readonly claimed: Hex | null
  /** The requested hash, from the link or the queue; null for a draft. */
  readonly asked: Hex | null
}

/**
 * S2. Compares the hash rebuilt here with the requested one and the one that the service names. A valid answer about
 * another transaction is not the requested one.
 *
 * @param hash computed here from the displayed fields
 * @param what the word for the sentence: "transaction", "message"
 * @example
 * checkServiceHash(reviewed.safeTxHash, { claimed: safeTxHash, asked: safeTxHash }, 'transaction').verdict // 'verified'
 */
export function checkServiceHash(hash: Hex, { claimed, asked }: Claim, what: 'transaction' | 'message'): Check {
  const id = 'service-hash'
  const title = 'Hash computed in this page'
  if (asked !== null && !isSame(asked, hash))
    return {
      id,
      field: 'id',
      verdict: 'danger',
      title: `The service answered with another ${what}`,
      reason: `Requested: ${asked}. Computed here from the answer: ${hash}. Do not sign. Open the link again, and compare with its sender.`,
    }
  if (claimed === null)
    return {
      id,
      verdict: 'verified',
      title,
      reason: 'Computed in this page from the fields shown. No hash of the service was used.',
    }
  return isSame(claimed, hash)
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The hash computed in this page equals the one that the service names.',
      }
    : {
        id,
        field: what === 'message' ? 'messageHash' : 'safeTxHash',
        verdict: 'danger',
        title: 'The service names another hash',
        reason: `Computed here: ${hash}. Named by the service: ${claimed}. Do not sign. Ask the proposer.`,
      }
}

/**
 * S3. Compares all three hashes with those of the second implementation, which shares no code with the first.
 *
 * @example
 * checkWitness(reviewed).verdict // 'verified'
 */
export const checkWitness = (reviewed: SafeTransaction): Check =>
  compareWithWitness(() => {
    const hashes = witnessTransaction(reviewed)
    return [
      ['domain hash', reviewed.domainHash, hashes.domainHash],
      ['message hash', reviewed.messageHash, hashes.messageHash],
      ['safeTxHash', reviewed.safeTxHash, hashes.hash],
    ]
  })

/**
 * S3. Compares the hash with `getTransactionHash` (or `getMessageHash`) of the account itself.
 *
 * @example
 * checkContractHash(reviewed.safeTxHash, { ok: false, reason: 'no answer' }).verdict // 'unchecked'
 */
export function checkContractHash(hash: Hex, contract: Read<Hex>): Check {
  const id = 'contract-hash'
  const title = 'Hash by the contract'
  if (!contract.ok)
    return { id, verdict: 'unchecked', title, reason: `The contract could not be read: ${contract.reason}.` }
  return isSame(contract.value, hash)
    ? { id, verdict: 'verified', title, reason: 'The account’s own code computes the same hash.' }
    : {
        id,
        verdict: 'danger',
        title: 'The contract computes another hash',
        reason: `Computed here: ${hash}. By the contract: ${contract.value}. A signature would not be valid for the transaction shown. Do not sign.`,
      }
}

/**
 * S3. Compares the domain with `domainSeparator()` of the account itself: the chain and the address that a signature
 * is bound to.
 *
 * @example
 * checkContractDomain(reviewed.domainHash, { ok: true, value: reviewed.domainHash }).verdict // 'verified'
 */
export function checkContractDomain(domainHash: Hex, contract: Read<Hex>): Check {
  const id = 'contract-domain'
  const title = 'Domain by the contract'
  if (!contract.ok)
    return { id, verdict: 'unchecked', title, reason: `The contract could not be read: ${contract.reason}.` }
  return isSame(contract.value, domainHash)
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The account’s own code has the same domain, so a signature is valid for this address only.',
      }
    : {
        id,
        verdict: 'danger',
        title: 'The contract has another domain',
        reason: `Computed here: ${domainHash}. By the contract: ${contract.value}. Chain id, address or version differ from those shown. Do not sign.`,
      }
}

/**
 * S4. Compares the object for `eth_signTypedData_v4` with the displayed transaction: its hash, and that it cannot
 * change.
 *
 * @param handed the object, or the parsed form of its JSON text
 * @example
 * checkTypedData(reviewed, reviewed.typedData).verdict // 'verified'
 */
export function checkTypedData(
  reviewed: Pick<SafeTransaction, 'safeTxHash' | 'safe' | 'chainId'>,
  handed: TypedData,
): Check {
  const id = 'typed-data'
  const danger = (field: string, reason: string): Check => ({
    id,
    field,
    verdict: 'danger',
    title: 'The wallet would receive other data',
    reason: `${reason} Nothing is sent to the wallet. Close this page and use another machine.`,
  })
  let hash: Hex
  try {
    hash = hashTypedData(handed)
  } catch (error) {
    return danger(
      'typedData',
      `The data for the wallet cannot be hashed: ${error instanceof Error ? error.message : ''}.`,
    )
  }
  const { verifyingContract, chainId } = handed.domain
  if (typeof verifyingContract !== 'string' || !isSameAddress(`0x${verifyingContract.slice(2)}`, reviewed.safe))
    return danger(
      'domain',
      `The data for the wallet names ${String(verifyingContract)}, but this account is ${reviewed.safe}.`,
    )
  if (chainId !== undefined && String(chainId) !== reviewed.chainId.toString())
    return danger(
      'domain',
      `The data for the wallet names chain ${String(chainId)}, but this account is on ${reviewed.chainId}.`,
    )
  if (hash !== reviewed.safeTxHash)
    return danger('typedData', `The data for the wallet hashes to ${hash}, but the page shows ${reviewed.safeTxHash}.`)
  return {
    id,
    verdict: 'verified',
    title: 'The wallet receives what is shown',
    reason: 'The exact object for the wallet hashes to the hash on this page.',
  }
}
