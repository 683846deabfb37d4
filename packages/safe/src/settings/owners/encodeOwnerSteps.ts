import { type Address, encodeParameters, type Hex, isSameAddress, SENTINEL_ADDRESS } from '@countersign/primitives'
import type { MultiSendCall } from '../../batch/MultiSendCall.ts'
import { SafeError } from '../../errors/SafeError.ts'
import type { OwnerStep } from './OwnerStep.ts'
import { settingsProblemMessages as messages } from '../settingsProblemMessages.ts'

/**
 * One step as a call of the account to itself.
 *
 * @example
 * const { method, call }: OwnerCall = encodeOwnerSteps(from, steps)[0] // method: 'swapOwner'
 */
export type OwnerCall = {
  readonly step: OwnerStep
  /** The contract's function. */
  readonly method: 'swapOwner' | 'addOwnerWithThreshold' | 'removeOwner' | 'changeThreshold'
  readonly call: MultiSendCall
}

type Settings = { readonly owners: readonly Address[]; readonly threshold: number }

/**
 * Encodes the calls of a plan, each with the predecessor of its owner in the list at the time of that call: the
 * contract inserts a new owner at the head of its list, and a replacement takes the position of the leaving owner.
 *
 * @param from `account`: its address; `owners`: in the order of `getOwners()`; `threshold`: as it is on chain
 * @param steps of `planOwners` for the same owners
 * @returns calls in the order of the steps
 * @throws SafeError `owners/missing` if a step names an address that is not an owner
 * @see OwnerManager of the Safe contracts: swapOwner, addOwnerWithThreshold, removeOwner, changeThreshold
 * @example
 * const from = { account: safe, owners: [alice, bob], threshold: 1 }
 * encodeOwnerSteps(from, planOwners(from, { owners: [alice, bob], threshold: 2 })).map(({ method }) => method) // ['changeThreshold']
 */
export function encodeOwnerSteps(
  from: Settings & { readonly account: Address },
  steps: readonly OwnerStep[],
): OwnerCall[] {
  let now: Settings = from
  return steps.map((step) => {
    const { method, data } = encode(now, step)
    now = after(now, step)
    return { step, method, call: { operation: 0, to: from.account, value: 0n, data } }
  })
}

function encode({ owners, threshold }: Settings, step: OwnerStep): { method: OwnerCall['method']; data: Hex } {
  switch (step.kind) {
    case 'replace':
      return {
        method: 'swapOwner',
        data: encodeParameters('0xe318b52b', [
          { address: previousOf(owners, step.leaves) },
          { address: step.leaves },
          { address: step.comes },
        ]),
      }
    case 'add':
      return {
        method: 'addOwnerWithThreshold',
        data: encodeParameters('0x0d582f13', [{ address: step.comes }, { uint: BigInt(step.threshold ?? threshold) }]),
      }
    case 'remove':
      return {
        method: 'removeOwner',
        data: encodeParameters('0xf8dc5dd9', [
          { address: previousOf(owners, step.leaves) },
          { address: step.leaves },
          { uint: BigInt(step.threshold ?? threshold) },
        ]),
      }
    case 'threshold':
      return { method: 'changeThreshold', data: encodeParameters('0x694e80c3', [{ uint: BigInt(step.threshold) }]) }
  }
}

function after({ owners, threshold }: Settings, step: OwnerStep): Settings {
  switch (step.kind) {
    case 'replace':
      return { owners: owners.map((owner) => (isSameAddress(owner, step.leaves) ? step.comes : owner)), threshold }
    case 'add':
      return { owners: [step.comes, ...owners], threshold: step.threshold ?? threshold }
    case 'remove':
      return {
        owners: owners.filter((owner) => !isSameAddress(owner, step.leaves)),
        threshold: step.threshold ?? threshold,
      }
    case 'threshold':
      return { owners, threshold: step.threshold }
  }
}

function previousOf(owners: readonly Address[], owner: Address): Address {
  const at = owners.findIndex((one) => isSameAddress(one, owner))
  if (at < 0) throw new SafeError('owners/missing', messages.cannotLeave(owner), { owner })
  return owners[at - 1] ?? SENTINEL_ADDRESS
}
