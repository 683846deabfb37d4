import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { ContractControl } from './ContractControl.ts'
import { handoversOf, type Handover, type HandoverKind } from './Handover.ts'

const id = 'contract-control'

type Context = {
  /** The control over the contract that a call goes to; undefined if it was not read. */
  controlOf(call: InspectedCall): Read<ContractControl> | undefined
}

const TITLES: Record<HandoverKind, string> = {
  owner: 'This gives a contract of the account away',
  admin: 'This gives a contract of the account away',
  authority: 'This gives a contract of the account away',
  role: 'This gives a role over a contract of the account',
  code: 'This replaces the code of a contract of the account',
}

/**
 * S9. Finds calls that give the control of another contract to an address, or replace its code. A danger, with the
 * new controller in full, if the caller controls the contract. Not checked if that could not be read. A caution if
 * the contract names another controller or none: such a call fails, or follows a rule that is not known.
 *
 * @param calls every call of the transaction (`inspectCalls`)
 * @example
 * checkContractControl(inspectCalls(safe, transaction), { controlOf })
 */
export function checkContractControl(calls: readonly InspectedCall[], { controlOf }: Context): Check[] {
  const found = handoversOf(calls).map((handover) => judge(handover, controlOf(handover.call)))
  if (found.length > 0) return found
  return [
    {
      id,
      verdict: 'verified',
      title: 'No contract is given away',
      reason: 'No call names a new owner, admin, role holder or code for another contract.',
    },
  ]
}

function judge(handover: Handover, read: Read<ContractControl> | undefined): Check {
  const { call, kind } = handover
  const at = { id, field: fieldOf(call) } as const
  const would = `${placeOf(call)} ${effectOf(handover)}.`
  if (read === undefined || !read.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: 'Whether a contract of the account is given away',
      reason: `${would} The current controller of ${call.to} could not be read: ${read === undefined ? 'it was not read' : read.reason}. Sign only if you know this contract and agreed to this change.`,
    }
  const proof = proofOf(call, read.value)
  if (proof !== null)
    return {
      ...at,
      verdict: 'danger',
      title: TITLES[kind],
      reason: `${would} ${proof}${laterOf(handover, read.value)} Compare every digit of the new address with what was agreed.`,
    }
  return {
    ...at,
    verdict: 'caution',
    title: 'A contract may change hands',
    reason: `${would} ${othersOf(call, read.value)} Ask the proposer why the account should call it.`,
  }
}

function effectOf({ kind, contract, to, role, call }: Handover): string {
  const whose = contract ?? `a contract that cannot be read from the parameters for ${call.to}`
  const whom = to ?? 'an address that cannot be read from the parameters'
  if (to === ZERO_ADDRESS && kind !== 'code')
    return `gives up the control of ${whose} permanently: it goes to the zero address (${ZERO_ADDRESS})`
  switch (kind) {
    case 'owner':
      return `makes ${whom} the owner of ${whose}`
    case 'admin':
      return `makes ${whom} the admin of ${whose}`
    case 'authority':
      return `lets ${whom} decide who may use ${whose}`
    case 'role':
      return `gives ${whom} the role ${role ?? 'that cannot be read'} of ${whose}`
    case 'code':
      return `makes ${whose} run the code at ${whom}`
  }
}

/** Explains why the caller has the control that it gives away; null if that is not certain. */
function proofOf({ caller, to }: InspectedCall, { holders, hasRole, trial }: ContractControl): string | null {
  const held = holders.find(({ address }) => isSameAddress(address, caller))
  if (held) return `${caller} controls ${to} now (${held.place}).`
  if (hasRole) return `${caller} has the role at ${to} that allows this.`
  if (trial === 'only-caller') return `${to} allows this to ${caller}, and refused it to an address without rights.`
  return null
}

function othersOf({ caller, to }: InspectedCall, { holders, trial }: ContractControl): string {
  if (trial === 'any-caller') return `${to} accepts this call from any address.`
  const [first] = holders
  if (first === undefined) return `${to} does not name a controller.`
  const named = holders.map(({ place, address }) => `${address} (${place})`).join(' and ')
  return `${to} names ${named} as its controller, not ${caller}.`
}

function laterOf({ isOffer, kind }: Handover, { isTwoStep }: ContractControl): string {
  return isOffer || (isTwoStep && kind === 'owner')
    ? ' It takes effect when the new address accepts, without another signature of this account.'
    : ''
}
