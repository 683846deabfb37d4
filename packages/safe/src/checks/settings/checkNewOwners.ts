import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'

const id = 'new-owners'

/**
 * The kind of a new owner: a plain key that signed a challenge or did not, or a contract and its answer.
 *
 * @example
 * const proof: OwnerProof = { kind: 'key', signed: true }
 */
export type OwnerProof =
  | { readonly kind: 'key'; readonly signed: boolean }
  | { readonly kind: 'contract'; readonly answer: ContractAnswer }

/**
 * The answer of a contract's `isValidSignature`, in the form that the account uses. `signed`: it accepted a real
 * signature of the challenge, on chain. `able`: a Safe whose own code accepts its owners' approvals, which were
 * assumed. `unable`: the same, refused. `anything`: it accepts bytes that are not a signature. `no-method`: its code
 * has no such method.
 *
 * @example
 * const answer: ContractAnswer = { kind: 'able', threshold: 2, owners: 3 }
 */
export type ContractAnswer =
  | { readonly kind: 'signed' | 'anything' }
  | { readonly kind: 'able' | 'unable'; readonly threshold: number; readonly owners: number }
  | { readonly kind: 'no-method'; readonly method: string }
  | { readonly kind: 'unknown'; readonly reason: string }

type Context = {
  readonly state: Read<AccountSettings>
  /** What is known of a new owner; undefined if it was not read. */
  proofOf(owner: Address): Read<OwnerProof> | undefined
}

/**
 * S21. Checks the new owners of one account: no zero, sentinel, self or duplicate, a threshold that the contract
 * accepts after each call, and a proof that the holder controls each. `checkOwnerGraph` checks the final owners and
 * threshold.
 *
 * @param account the account whose changes are judged
 * @param changes of every account (`accountChangesOf`)
 * @example
 * checkNewOwners(safe, accountChangesOf(calls, book), { state: chainState, proofOf: () => undefined }) // []
 */
export function checkNewOwners(
  account: Address,
  changes: readonly AccountChange[],
  { state, proofOf }: Context,
): Check[] {
  let settings = state.ok ? state.value : null
  const found: Check[] = []
  for (const { account: changed, call, change } of changes) {
    if (!isSameAddress(changed, account)) continue
    const owner = change.type === 'ADD_OWNER' ? change.owner : change.type === 'SWAP_OWNER' ? change.newOwner : null
    if (owner !== null)
      found.push(judgeOwner(owner, account, settings, call) ?? judgeProof(owner, proofOf(owner), call))
    if (settings === null) continue
    const after = applyChange(settings, change)
    const problem = touchesThreshold(change.type) ? thresholdProblem(settings, after, call) : null
    if (problem) found.push(problem)
    settings = after
  }
  if (found.length > 0 && settings === null)
    found.push({
      id,
      verdict: 'unchecked',
      title: 'Threshold after the change',
      reason: `The current owners could not be read${state.ok ? '' : `: ${state.reason}`}. Read them again before signing.`,
    })
  return found
}

const touchesThreshold = (type: AccountChange['change']['type']): boolean =>
  type === 'ADD_OWNER' || type === 'REMOVE_OWNER' || type === 'CHANGE_THRESHOLD'

function judgeOwner(
  owner: Address,
  account: Address,
  settings: AccountSettings | null,
  call: InspectedCall,
): Check | null {
  const danger = (reason: string): Check => ({
    id,
    field: fieldOf(call, 'owner'),
    verdict: 'danger',
    title: 'This cannot be an owner',
    reason,
  })
  if (isSameAddress(owner, ZERO_ADDRESS)) return danger('The new owner is the zero address, which has no key.')
  if (isSameAddress(owner, SENTINEL_ADDRESS))
    return danger(`The new owner is ${SENTINEL_ADDRESS}, which the contract reserves for the ends of its lists.`)
  if (isSameAddress(owner, account))
    return danger(`The new owner is the account ${account} itself, which could then only sign with its own signature.`)
  if (settings?.owners.some((current) => isSameAddress(current, owner)) === true)
    return danger(`${owner} is already an owner. The contract refuses a duplicate.`)
  return null
}

function judgeProof(owner: Address, proof: Read<OwnerProof> | undefined, call: InspectedCall): Check {
  const at = { id, field: fieldOf(call, 'owner') } as const
  if (proof === undefined || !proof.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: 'New owner not proven',
      reason: `A proof of control of ${owner} was not read${proof === undefined || proof.ok ? '' : `: ${proof.reason}`}. First ask its holder to sign a message with it.`,
    }
  const { value } = proof
  if (value.kind === 'contract') return { ...at, ...judgeAnswer(owner, value.answer) }
  return value.signed
    ? {
        ...at,
        verdict: 'verified',
        title: 'New owner proven',
        reason: `${owner} signed the challenge for exactly this account; the signature was recovered here.`,
      }
    : {
        ...at,
        verdict: 'caution',
        title: 'New owner not proven',
        reason: `Control of ${owner} is not proved. Compare the address with its holder, or ask the holder to sign the challenge.`,
      }
}

function judgeAnswer(owner: Address, answer: ContractAnswer): Pick<Check, 'verdict' | 'title' | 'reason'> {
  switch (answer.kind) {
    case 'signed':
      return {
        verdict: 'verified',
        title: 'New owner answers signatures',
        reason: `The contract ${owner} accepted a real signature of the challenge by isValidSignature (EIP-1271), asked as this account asks.`,
      }
    case 'able':
      return {
        verdict: 'caution',
        title: 'New owner can sign, its holders are not proven',
        reason: `${owner} is an account that needs ${answer.threshold} of ${answer.owners} owners. Its isValidSignature was run on chain data with their approvals assumed, and accepts them. Their consent is not proved: ask them to sign the challenge.`,
      }
    case 'unable':
      return {
        verdict: 'danger',
        title: 'New owner cannot sign',
        reason: `${owner} is an account that needs ${answer.threshold} of ${answer.owners} owners, but its isValidSignature, called as this account calls it, does not accept even their approvals. Check its version and its fallback handler. As an owner it could never confirm by signature.`,
      }
    case 'anything':
      return {
        verdict: 'danger',
        title: 'New owner accepts any signature',
        reason: `The contract ${owner} accepts bytes that are not a signature. As an owner, any address could sign for it.`,
      }
    case 'no-method':
      return {
        verdict: 'danger',
        title: 'New owner cannot sign',
        reason: `The contract ${owner} has no ${answer.method} in its code, and delegates to no other code. As an owner it could only confirm by calling approveHash itself.`,
      }
    case 'unknown':
      return {
        verdict: 'caution',
        title: 'New owner is a contract, not proven',
        reason: `Whether the contract ${owner} can sign is not known: ${answer.reason}. Ask its holder to sign the challenge, and enter that signature here.`,
      }
  }
}

function thresholdProblem(before: AccountSettings, after: AccountSettings, call: InspectedCall): Check | null {
  const at = { id, field: fieldOf(call, 'threshold') } as const
  const words = `${after.threshold} of ${after.owners.length}`
  if (after.threshold < 1 || after.threshold > after.owners.length)
    return {
      ...at,
      verdict: 'danger',
      title: 'An impossible threshold',
      reason: `It would be ${words}. Before, it is ${before.threshold} of ${before.owners.length}. The contract refuses it.`,
    }
  return null
}
