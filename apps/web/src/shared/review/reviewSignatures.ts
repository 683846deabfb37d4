import {
  isSameAddress,
  parseSignatures,
  recoverSignature,
  verifySignature,
  type Address,
  type Hex,
  type ParsedSignature,
  type SignatureReads,
} from '@countersign/safe'
import { attempt } from './Check.ts'
import type { Confirmation, ReviewedSignature } from './ReviewedSignature.ts'

/** What the owners sign: its hash, the bytes it is the hash of, and the version of the account that decides how contracts are asked. */
export type Signable = { readonly hash: Hex; readonly preimage: Hex; readonly version: string }

type Context = {
  readonly reviewed: Signable
  /** Owners now, from chain. */
  readonly owners: readonly Address[]
  readonly read: SignatureReads
}

/** Verifies every confirmation; one by somebody who is no owner any more, or a second one by the same owner, is left out. */
export async function reviewSignatures(
  confirmations: readonly Confirmation[],
  context: Context,
): Promise<ReviewedSignature[]> {
  const judged = await Promise.all(confirmations.map((confirmation) => judge(confirmation, context)))
  const seen = new Set<string>()
  return judged.map((entry) => {
    if (entry.outcome.kind !== 'valid') return entry
    const owner = entry.outcome.signature.owner.toLowerCase()
    if (!seen.has(owner)) {
      seen.add(owner)
      return entry
    }
    return { ...entry, outcome: { kind: 'excluded', reason: 'A second signature of the same owner.' } }
  })
}

async function judge(confirmation: Confirmation, context: Context): Promise<ReviewedSignature> {
  const { signer, signature, submittedAt } = confirmation
  const entry = { claimed: signer, submittedAt }
  if (signature === null)
    return { ...entry, outcome: { kind: 'excluded', reason: 'The service did not send the signature.' } }
  let parsed: ParsedSignature
  try {
    const [first, ...others] = parseSignatures(signature)
    if (first === undefined || others.length > 0) throw new Error('It is not exactly one signature.')
    parsed = first
  } catch (error) {
    return {
      ...entry,
      outcome: { kind: 'excluded', reason: error instanceof Error ? error.message : 'It cannot be read.' },
    }
  }
  return { ...entry, outcome: await outcomeOf(parsed, signer, context) }
}

async function outcomeOf(
  parsed: ParsedSignature,
  signer: Address,
  { reviewed, owners, read }: Context,
): Promise<ReviewedSignature['outcome']> {
  const { hash, preimage, version } = reviewed
  const verdict = await attempt(verifySignature({ signature: parsed, hash, preimage, version, read }))
  if (!verdict.ok) return { kind: 'unchecked', reason: `The signature could not be checked: ${verdict.reason}.` }
  if (!verdict.value.valid) return { kind: 'excluded', reason: verdict.value.reason }
  const { owner } = verdict.value
  if (!isSameAddress(owner, signer))
    return { kind: 'excluded', reason: `Made by ${owner}, but the service says ${signer} signed.` }
  if (!owners.some((current) => isSameAddress(current, owner)))
    return { kind: 'excluded', reason: `${owner} is not an owner any more.` }
  return { kind: 'valid', signature: await recoverSignature({ signature: parsed, hash }) }
}
