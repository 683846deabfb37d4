import type { Chain } from '@countersign/api'
import { hashSafeMessage } from '@countersign/safe'
import { attempt, ownerChallenge, type ContractAnswer, type OwnerProof, type Read } from '@countersign/safe/checks'
import type { Address, Hex } from '@countersign/primitives'
import type { Codes } from '@countersign/chain-client/review'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { findOwnerProof } from '../../data/storage/ownerProofs.ts'
import { challengeHash, isKeysSignature, type Place } from './isKeysSignature.ts'
import { isAccepted, tryOwner } from './tryOwner.ts'

export type Account = {
  readonly chain: Chain
  readonly safe: Address
  /** Decides how the account calls contracts. */
  readonly version: string
  readonly block: bigint
}

/** Other sources of signed challenges besides this browser. The page verifies each before it counts. */
export type ReportedProofs = {
  /** Signatures of any keys. */
  readonly signatures: readonly Hex[]
  /** The complete signature of an account's message, from the service; null without one. */
  readonly fetchSignature: (account: Address, safeMessageHash: Hex) => Promise<Hex | null>
}

export type FoundProof = {
  readonly read: Read<OwnerProof>
  /** The verified signature of a plain key; null for all other kinds. */
  readonly signature: Hex | null
}

const NOTHING_REPORTED: ReportedProofs = { signatures: [], fetchSignature: async () => null }

/**
 * What is known of each new owner of an account: a signed challenge from this browser or another source, verified now; otherwise the
 * behaviour of its code when it is called.
 * @returns by lower-case address
 */
export async function readProofs(
  account: Account,
  owners: readonly Address[],
  codes: Codes,
  reported: ReportedProofs = NOTHING_REPORTED,
): Promise<ReadonlyMap<string, FoundProof>> {
  const read = await Promise.all(
    owners.map(async (owner) => [owner.toLowerCase(), await proofOf(account, owner, codes, reported)] as const),
  )
  return new Map(read.flatMap(([owner, proof]) => (proof ? [[owner, proof]] : [])))
}

async function proofOf(
  account: Account,
  owner: Address,
  codes: Codes,
  reported: ReportedProofs,
): Promise<FoundProof | undefined> {
  const code = codes.of(owner)
  if (!code?.ok) return code && { read: code, signature: null }
  const kept = findOwnerProof(account.chain.chainId, account.safe, owner)
  if (!code.value.isContract) {
    const signature = await findKeysSignature(placeOf(account), owner, [
      ...(kept ? [kept] : []),
      ...reported.signatures,
    ])
    return { read: { ok: true, value: { kind: 'key', signed: signature !== null } }, signature }
  }
  const answer = await attempt(askContract(account, owner, kept ?? (await reportedOfAccount(account, owner, reported))))
  return {
    read: answer.ok ? { ok: true, value: { kind: 'contract', answer: answer.value } } : answer,
    signature: null,
  }
}

async function findKeysSignature(place: Place, owner: Address, candidates: readonly Hex[]): Promise<Hex | null> {
  for (const signature of candidates) if (await isKeysSignature(place, owner, signature)) return signature
  return null
}

/** The challenge as a message of the owner itself, when the owner is an account and the service has all signatures; not verified. */
export async function reportedOfAccount(
  account: Account,
  owner: Address,
  { fetchSignature }: Pick<ReportedProofs, 'fetchSignature'>,
): Promise<Hex | null> {
  const message = ownerChallenge({ owner, account: account.safe, chainId: BigInt(account.chain.chainId) })
  const found = await attempt(
    (async () => {
      const { version } = await readChainState(account.chain, owner)
      const hash = hashSafeMessage({ chainId: BigInt(account.chain.chainId), safe: owner, version, message })
      return fetchSignature(owner, hash)
    })(),
  )
  return found.ok ? found.value : null
}

/** Whether this signature of the challenge is the owner's: recovered for a key, checked by `isValidSignature` for a contract. */
export async function isOwnersSignature(
  account: Account,
  owner: Address,
  signature: Hex,
  isContract: boolean,
): Promise<boolean> {
  if (!isContract) return isKeysSignature(placeOf(account), owner, signature)
  return (await askContract(account, owner, signature)).kind === 'signed'
}

const placeOf = ({ chain, safe }: Account): Place => ({ chainId: BigInt(chain.chainId), safe })

async function askContract(account: Account, owner: Address, signature: Hex | null): Promise<ContractAnswer> {
  const trial = await tryOwner(account, owner)
  // A contract's "yes" to a signature only counts when it refuses others.
  if (trial.kind === 'anything') return trial
  if (signature !== null && (await isAccepted(account, owner, challengeHash(placeOf(account), owner), signature)))
    return { kind: 'signed' }
  if (trial.kind !== 'account') return trial
  const { threshold, owners } = trial
  return { kind: trial.isAccepted ? 'able' : 'unable', threshold, owners }
}
