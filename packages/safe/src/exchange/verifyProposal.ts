import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { parseSignatures } from '../signature/parseSignatures.ts'
import type { SignatureKind } from '../signature/Signature.ts'
import { verifySignature, type SignatureReads } from '../signature/verifySignature.ts'
import { buildSafeTransaction, type SafeTransaction } from '../transaction/SafeTransaction.ts'
import type { SharedProposal } from './SharedProposal.ts'
import { importMessages as messages } from './importMessages.ts'

/**
 * One signature of an import, judged here. `valid`: made by an owner for exactly this transaction. `unchecked`: only
 * the chain can judge it. The others are refused, with the reason.
 *
 * @example
 * const refused = signatures.filter(({ outcome }) => outcome !== 'valid' && outcome !== 'unchecked')
 */
export type ImportedSignature = {
  readonly data: Hex
  readonly kind: SignatureKind | null
  /** Recovered, or named by the bytes; null if no key could be recovered. */
  readonly owner: Address | null
  readonly outcome: 'valid' | 'unchecked' | 'not-owner' | 'wrong' | 'duplicate'
  readonly reason: string | null
}

/**
 * A proposal with its rebuilt hashes and judged signatures.
 *
 * @example
 * const { reviewed, signatures }: VerifiedProposal = await verifyProposal(proposal)
 */
export type VerifiedProposal = {
  readonly proposal: SharedProposal
  readonly reviewed: SafeTransaction
  readonly signatures: readonly ImportedSignature[]
}

/** The account according to the chain, or to the sender if there is no chain. */
export type KnownAccount = {
  /** The owners with whom signers are compared: read from the chain, or the sender's claim if there is no chain. */
  readonly owners?: readonly Address[]
  /** Without it, signatures of contracts and approved hashes stay unchecked. */
  readonly read?: SignatureReads
}

/**
 * Rebuilds the hashes of an imported proposal and judges each of its signatures against them.
 *
 * @throws SafeError `version/unknown` when no rule for the domain can be chosen
 * @example
 * const { reviewed } = await verifyProposal(proposal)
 * reviewed.safeTxHash === safeTxHash // true
 */
export async function verifyProposal(proposal: SharedProposal, known: KnownAccount = {}): Promise<VerifiedProposal> {
  const reviewed = buildSafeTransaction(proposal)
  return { proposal, reviewed, signatures: await judgeSignatures(proposal.signatures, reviewed, known) }
}

/**
 * Judges imported signatures against a transaction known here.
 *
 * @example
 * const judged = await judgeSignatures([signature], reviewed, { owners, read })
 */
export const judgeSignatures = (
  signatures: readonly Hex[],
  { safeTxHash, preimage, version }: Pick<SafeTransaction, 'safeTxHash' | 'preimage' | 'version'>,
  known: KnownAccount,
): Promise<ImportedSignature[]> => judgeAgainst(signatures, { hash: safeTxHash, preimage, version }, known)

/** The signed object, a transaction or a message of the account. */
type Signed = { readonly hash: Hex; readonly preimage: Hex; readonly version: string }

/** The same for any object that the account's domain hashes. */
export async function judgeAgainst(
  signatures: readonly Hex[],
  signed: Signed,
  { owners = [], read }: KnownAccount,
): Promise<ImportedSignature[]> {
  const judged: ImportedSignature[] = []
  for (const data of signatures) {
    const one = await judge(data, signed, owners, read)
    const { owner } = one
    const isKnown =
      owner !== null &&
      one.outcome !== 'wrong' &&
      judged.some((other) => other.owner !== null && other.outcome !== 'wrong' && isSameAddress(other.owner, owner))
    judged.push(isKnown ? { ...one, outcome: 'duplicate', reason: messages.signedBefore(owner) } : one)
  }
  return judged
}

async function judge(
  data: Hex,
  { hash, preimage, version }: Signed,
  owners: readonly Address[],
  read: SignatureReads | undefined,
): Promise<ImportedSignature> {
  const wrong = (reason: string, kind: SignatureKind | null = null): ImportedSignature => ({
    data,
    kind,
    owner: null,
    outcome: 'wrong',
    reason,
  })
  try {
    const [signature, ...more] = parseSignatures(data)
    if (signature === undefined) return wrong(messages.empty)
    if (more.length > 0) return wrong(messages.several(more.length + 1))
    const { kind } = signature
    const needsChain = kind === 'contract' || kind === 'approvedHash'
    if (needsChain && read === undefined) {
      const isOwner = owners.some((owner) => isSameAddress(owner, signature.owner))
      return isOwner
        ? { data, kind, owner: signature.owner, outcome: 'unchecked', reason: messages.onlyChain }
        : { data, kind, owner: signature.owner, outcome: 'not-owner', reason: notOwner(signature.owner) }
    }
    const verdict = await verifySignature({
      signature,
      hash,
      preimage,
      version,
      read: read ?? NO_READS,
    })
    if (!verdict.valid) return { ...wrong(verdict.reason, kind), owner: verdict.owner }
    const { owner } = verdict
    return owners.some((known) => isSameAddress(known, owner))
      ? { data, kind, owner, outcome: 'valid', reason: null }
      : { data, kind, owner, outcome: 'not-owner', reason: notOwner(owner) }
  } catch (error) {
    if (error instanceof SafeError) return wrong(error.message)
    const reason = error instanceof Error ? error.message : String(error)
    return { data, kind: null, owner: null, outcome: 'unchecked', reason }
  }
}

const notOwner = (owner: Address) => messages.notOwner(owner)

const NO_READS: SignatureReads = {
  isValidSignature: () => Promise.reject(new Error(messages.noChain)),
  approvedHash: () => Promise.reject(new Error(messages.noChain)),
}
