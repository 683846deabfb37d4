import { type Address, isSameAddress, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import type { AccountSettings } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { AccountChange } from './AccountChange.ts'
import { applyChange } from './applyChange.ts'
import { newOwnerMessages as messages } from './newOwnerMessages.ts'

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
      title: messages.thresholdAfter,
      reason: state.ok ? messages.ownersNotRead : messages.ownersUnread(state.reason),
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
    title: messages.cannotBe,
    reason,
  })
  if (isSameAddress(owner, ZERO_ADDRESS)) return danger(messages.zero)
  if (isSameAddress(owner, SENTINEL_ADDRESS)) return danger(messages.sentinel(SENTINEL_ADDRESS))
  if (isSameAddress(owner, account)) return danger(messages.itself(account))
  if (settings?.owners.some((current) => isSameAddress(current, owner)) === true)
    return danger(messages.duplicate(owner))
  return null
}

function judgeProof(owner: Address, proof: Read<OwnerProof> | undefined, call: InspectedCall): Check {
  const at = { id, field: fieldOf(call, 'owner') } as const
  if (proof === undefined || !proof.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: messages.notProven,
      reason:
        proof === undefined || proof.ok
          ? messages.proofNotRead(owner)
          : messages.proofUnread({ owner, reason: proof.reason }),
    }
  const { value } = proof
  if (value.kind === 'contract') return { ...at, ...judgeAnswer(owner, value.answer) }
  return value.signed
    ? {
        ...at,
        verdict: 'verified',
        title: messages.proven,
        reason: messages.signedChallenge(owner),
      }
    : {
        ...at,
        verdict: 'caution',
        title: messages.notProven,
        reason: messages.notProved(owner),
      }
}

function judgeAnswer(owner: Address, answer: ContractAnswer): Pick<Check, 'verdict' | 'title' | 'reason'> {
  switch (answer.kind) {
    case 'signed':
      return {
        verdict: 'verified',
        title: messages.answers,
        reason: messages.acceptedReal(owner),
      }
    case 'able':
      return {
        verdict: 'caution',
        title: messages.able,
        reason: messages.ableAccount({ owner, threshold: answer.threshold, owners: answer.owners }),
      }
    case 'unable':
      return {
        verdict: 'danger',
        title: messages.unable,
        reason: messages.unableAccount({ owner, threshold: answer.threshold, owners: answer.owners }),
      }
    case 'anything':
      return {
        verdict: 'danger',
        title: messages.anything,
        reason: messages.acceptsBytes(owner),
      }
    case 'no-method':
      return {
        verdict: 'danger',
        title: messages.unable,
        reason: messages.noMethod({ owner, method: answer.method }),
      }
    case 'unknown':
      return {
        verdict: 'caution',
        title: messages.contract,
        reason: messages.unknown({ owner, reason: answer.reason }),
      }
  }
}

function thresholdProblem(before: AccountSettings, after: AccountSettings, call: InspectedCall): Check | null {
  const at = { id, field: fieldOf(call, 'threshold') } as const
  if (after.threshold < 1 || after.threshold > after.owners.length)
    return {
      ...at,
      verdict: 'danger',
      title: messages.impossible,
      reason: messages.refuses({
        threshold: after.threshold,
        owners: after.owners.length,
        before: before.threshold,
        ownersBefore: before.owners.length,
      }),
    }
  return null
}
