import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { parseSignatures } from '../../signature/parseSignatures.ts'
import { recoverSignature } from '../../signature/recoverSignature.ts'
import type { ParsedSignature, Signature } from '../../signature/Signature.ts'
import { verifySignature, type SignatureReads } from '../../signature/verifySignature.ts'
import { attempt } from '../Read.ts'
import type { Confirmation, JudgedSignature } from './JudgedSignature.ts'
import { signatureCheckMessages as messages } from './signatureCheckMessages.ts'

/**
 * What owners sign: its hash, the bytes of the hash, and the account's version, which decides how contracts are
 * called.
 *
 * @example
 * const signable: Signable = { hash: reviewed.safeTxHash, preimage: reviewed.preimage, version: reviewed.version }
 */
export type Signable = { readonly hash: Hex; readonly preimage: Hex; readonly version: string }

type Context = {
  readonly reviewed: Signable
  /** The current owners, from the chain. */
  readonly owners: readonly Address[]
  readonly read: SignatureReads
}

/**
 * S6. Verifies every confirmation: recovered or read from the contract, compared with the owner that the service
 * names and with the current owners; a duplicate of the same owner is left out. It never rejects: a failed read gives
 * `unchecked`.
 *
 * @example
 * const context = { reviewed: { hash: safeTxHash, preimage: reviewed.preimage, version: '1.4.1' }, owners, read }
 * const judged = await judgeSignatures([{ ...confirmationFacts, signer: alice }], context)
 */
export async function judgeSignatures(
  confirmations: readonly Confirmation[],
  context: Context,
): Promise<JudgedSignature[]> {
  const judged = await Promise.all(confirmations.map((confirmation) => judge(confirmation, context)))
  const seen = new Set<string>()
  return judged.map((entry) => {
    if (entry.outcome.kind !== 'valid') return entry
    const owner = entry.outcome.signature.owner.toLowerCase()
    if (seen.size !== seen.add(owner).size) return entry
    return { ...entry, outcome: { kind: 'excluded', reason: messages.second } }
  })
}

/**
 * The signatures that count, for packing.
 *
 * @example
 * packSignatures(countedSignatures(judged).slice(0, state.threshold))
 */
export const countedSignatures = (judged: readonly JudgedSignature[]): Signature[] =>
  judged.flatMap(({ outcome }) => (outcome.kind === 'valid' ? [outcome.signature] : []))

async function judge({ signer, signature, submittedAt }: Confirmation, context: Context): Promise<JudgedSignature> {
  const entry = { claimed: signer, submittedAt }
  if (signature === null) return { ...entry, outcome: { kind: 'excluded', reason: messages.notDelivered } }
  let parsed: ParsedSignature
  try {
    const [first, ...others] = parseSignatures(signature)
    if (first === undefined || others.length > 0) throw new Error(messages.notOne)
    parsed = first
  } catch (error) {
    const reason = error instanceof Error ? error.message : messages.unreadable
    return { ...entry, outcome: { kind: 'excluded', reason } }
  }
  return { ...entry, outcome: await outcomeOf(parsed, signer, context) }
}

async function outcomeOf(
  parsed: ParsedSignature,
  signer: Address,
  { reviewed, owners, read }: Context,
): Promise<JudgedSignature['outcome']> {
  const { hash, preimage, version } = reviewed
  const verdict = await attempt(verifySignature({ signature: parsed, hash, preimage, version, read }))
  if (!verdict.ok) return { kind: 'unchecked', reason: messages.couldNotCheck(verdict.reason) }
  if (!verdict.value.valid) return { kind: 'excluded', reason: verdict.value.reason }
  const { owner } = verdict.value
  if (!isSameAddress(owner, signer))
    return { kind: 'excluded', reason: messages.madeByOther({ found: owner, claimed: signer }) }
  if (!owners.some((current) => isSameAddress(current, owner)))
    return { kind: 'excluded', reason: messages.notOwnerNow(owner), isNotOwner: true }
  return { kind: 'valid', signature: await recoverSignature({ signature: parsed, hash }) }
}
