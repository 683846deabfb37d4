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
  /** The hash the service names it by; null for a draft nobody has seen. */
  readonly claimed: Hex | null
  /** The hash that was asked for: in the link, in the queue; null for a draft. */
  readonly asked: Hex | null
}

/**
 * S2. The hash rebuilt here against the one that was asked for and the one the service names it by: an answer about another
 * transaction, however sound by itself, is not what was asked for.
 *
 * @param hash computed here from the fields shown
 * @param what as in a sentence: "transaction", "message"
 * @example
 * checkServiceHash(reviewed.safeTxHash, { claimed: details.safeTxHash, asked: params.hash }, 'transaction')
 */
export function checkServiceHash(hash: Hex, { claimed, asked }: Claim, what: 'transaction' | 'message'): Check {
  const id = 'service-hash'
  const title = 'Hash rebuilt here'
  if (asked !== null && !isSame(asked, hash))
    return {
      id,
      field: 'id',
      verdict: 'danger',
      title: `The service answered with another ${what}`,
      reason: `Asked for: ${asked}. Computed here from its answer: ${hash}. Do not sign; open the link again, and compare with whoever sent it.`,
    }
  if (claimed === null)
    return {
      id,
      verdict: 'verified',
      title,
      reason: 'Computed in this page from the fields shown; nothing came over the wire.',
    }
  return isSame(claimed, hash)
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The hash computed in this page equals the one the service names it by.',
      }
    : {
        id,
        field: what === 'message' ? 'messageHash' : 'safeTxHash',
        verdict: 'danger',
        title: 'The service names another hash',
        reason: `Computed here: ${hash}. Said by the service: ${claimed}. Do not sign; ask whoever proposed this.`,
      }
}

/**
 * S3. All three hashes by the second implementation, which shares no code with the first.
 *
 * @example
 * checkWitness(buildSafeTransaction(input))
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
 * S3. `getTransactionHash` (or `getMessageHash`) of the account itself.
 *
 * @example
 * checkContractHash(reviewed.safeTxHash, await attempt(readContractHash(…)))
 */
export function checkContractHash(hash: Hex, contract: Read<Hex>): Check {
  const id = 'contract-hash'
  const title = 'Hash by the contract'
  if (!contract.ok)
    return { id, verdict: 'unchecked', title, reason: `The contract could not be asked: ${contract.reason}.` }
  return isSame(contract.value, hash)
    ? { id, verdict: 'verified', title, reason: 'The account’s own code computes the same hash.' }
    : {
        id,
        verdict: 'danger',
        title: 'The contract computes another hash',
        reason: `Computed here: ${hash}. By the contract: ${contract.value}. A signature would not be valid for what is shown; do not sign.`,
      }
}

/**
 * S3. `domainSeparator()` of the account itself: the chain and the address a signature is bound to.
 *
 * @example
 * checkContractDomain(reviewed.domainHash, await attempt(readDomainSeparator(…)))
 */
export function checkContractDomain(domainHash: Hex, contract: Read<Hex>): Check {
  const id = 'contract-domain'
  const title = 'Domain by the contract'
  if (!contract.ok)
    return { id, verdict: 'unchecked', title, reason: `The contract could not be asked: ${contract.reason}.` }
  return isSame(contract.value, domainHash)
    ? {
        id,
        verdict: 'verified',
        title,
        reason: 'The account’s own code has the same domain: a signature counts for this address alone.',
      }
    : {
        id,
        verdict: 'danger',
        title: 'The contract has another domain',
        reason: `Computed here: ${domainHash}. By the contract: ${contract.value}. Chain id, address or version differ from what is shown; do not sign.`,
      }
}

/**
 * S4. The very object that goes to `eth_signTypedData_v4` against what is displayed: its hash, and that it cannot change.
 *
 * @param handed the object, or what its JSON text parses to
 * @example
 * checkTypedData(reviewed, JSON.parse(text))
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
    title: 'The wallet would get something else',
    reason: `${reason} Nothing is handed to the wallet; close this page and use another machine.`,
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
      `The data for the wallet names ${String(verifyingContract)}, this account is ${reviewed.safe}.`,
    )
  if (chainId !== undefined && String(chainId) !== reviewed.chainId.toString())
    return danger(
      'domain',
      `The data for the wallet names chain ${String(chainId)}, this account is on ${reviewed.chainId}.`,
    )
  if (hash !== reviewed.safeTxHash)
    return danger('typedData', `The data for the wallet hashes to ${hash}, the page shows ${reviewed.safeTxHash}.`)
  return {
    id,
    verdict: 'verified',
    title: 'The wallet gets what is shown',
    reason: 'The very object handed to the wallet hashes to the hash on this page.',
  }
}
