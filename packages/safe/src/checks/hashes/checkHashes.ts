import { type Hex, isSameAddress } from '@countersign/primitives'
import { hashTypedData } from '../../typed-data/hashTypedData.ts'
import type { TypedData } from '../../typed-data/TypedData.ts'
import type { SafeTransaction } from '../../transaction/SafeTransaction.ts'
import { witnessTransaction } from '../../witness/witnessTransaction.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { compareWithWitness } from './compareWithWitness.ts'
import { hashCheckMessages as messages } from './hashCheckMessages.ts'

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
  const title = messages.computedHere
  if (asked !== null && !isSame(asked, hash))
    return {
      id,
      field: 'id',
      verdict: 'danger',
      title: what === 'transaction' ? messages.otherTransaction : messages.otherMessage,
      reason: messages.asked({ asked, hash }),
    }
  if (claimed === null)
    return {
      id,
      verdict: 'verified',
      title,
      reason: messages.fromFields,
    }
  return isSame(claimed, hash)
    ? {
        id,
        verdict: 'verified',
        title,
        reason: messages.equals,
      }
    : {
        id,
        field: what === 'message' ? 'messageHash' : 'safeTxHash',
        verdict: 'danger',
        title: messages.otherNamed,
        reason: messages.named({ hash, claimed }),
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
      ['domain hash', reviewed.domainHash, hashes.domainHash], // no message: as devices show it
      ['message hash', reviewed.messageHash, hashes.messageHash], // no message: as devices show it
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
  const title = messages.byContract
  if (!contract.ok) return { id, verdict: 'unchecked', title, reason: messages.contractUnread(contract.reason) }
  return isSame(contract.value, hash)
    ? { id, verdict: 'verified', title, reason: messages.sameByContract }
    : {
        id,
        verdict: 'danger',
        title: messages.otherByContract,
        reason: messages.contractHash({ hash, contract: contract.value }),
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
  const title = messages.domain
  if (!contract.ok) return { id, verdict: 'unchecked', title, reason: messages.contractUnread(contract.reason) }
  return isSame(contract.value, domainHash)
    ? {
        id,
        verdict: 'verified',
        title,
        reason: messages.sameDomain,
      }
    : {
        id,
        verdict: 'danger',
        title: messages.otherDomain,
        reason: messages.contractDomain({ hash: domainHash, contract: contract.value }),
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
    title: messages.otherData,
    reason: messages.nothingSent(reason),
  })
  let hash: Hex
  try {
    hash = hashTypedData(handed)
  } catch (error) {
    return danger('typedData', messages.cannotHash(error instanceof Error ? error.message : ''))
  }
  const { verifyingContract, chainId } = handed.domain
  if (typeof verifyingContract !== 'string' || !isSameAddress(`0x${verifyingContract.slice(2)}`, reviewed.safe))
    return danger('domain', messages.namesAccount({ named: String(verifyingContract), safe: reviewed.safe }))
  if (chainId !== undefined && String(chainId) !== reviewed.chainId.toString())
    return danger('domain', messages.namesChain({ named: String(chainId), chainId: reviewed.chainId }))
  if (hash !== reviewed.safeTxHash) return danger('typedData', messages.hashesTo({ hash, shown: reviewed.safeTxHash }))
  return {
    id,
    verdict: 'verified',
    title: messages.asShown,
    reason: messages.exactObject,
  }
}
