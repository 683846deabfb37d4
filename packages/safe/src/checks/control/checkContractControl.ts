import { isSameAddress, ZERO_ADDRESS, listText } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import type { ContractControl } from './ContractControl.ts'
import { handoversOf, type Handover, type HandoverKind } from './Handover.ts'
import { controlMessages as messages } from './controlMessages.ts'

const id = 'contract-control'

type Context = {
  /** The control over the contract that a call goes to; undefined if it was not read. */
  controlOf(call: InspectedCall): Read<ContractControl> | undefined
}

const titleOf = (kind: HandoverKind): string =>
  kind === 'role' ? messages.givesRole : kind === 'code' ? messages.replacesCode : messages.givesAway

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
      title: messages.nothingGiven,
      reason: messages.noneNamed,
    },
  ]
}

function judge(handover: Handover, read: Read<ContractControl> | undefined): Check {
  const { call, kind } = handover
  const at = { id, field: fieldOf(call) } as const
  const would = effectOf(handover)
  if (read === undefined || !read.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: messages.whether,
      reason: messages.controllerUnread({
        would,
        contract: call.to,
        reason: read === undefined ? messages.notRead : read.reason,
      }),
    }
  const proof = proofOf(call, read.value)
  if (proof !== null)
    return {
      ...at,
      verdict: 'danger',
      title: titleOf(kind),
      reason: isAccepted(handover, read.value)
        ? messages.later({ would, proof: proof + timelockOf(call) })
        : messages.atOnce({ would, proof: proof + timelockOf(call) }),
    }
  return {
    ...at,
    verdict: 'caution',
    title: messages.mayChange,
    reason: messages.askWhy({ would, others: othersOf(call, read.value) }),
  }
}

function effectOf({ kind, contract, to, role, call }: Handover): string {
  const place = placeOf(call)
  const whose = contract ?? messages.unreadableContract(call.to)
  const whom = to ?? messages.unreadableAddress
  if (to === ZERO_ADDRESS && kind !== 'code') return messages.givesUp({ place, whose, address: ZERO_ADDRESS })
  if (kind === 'role') return messages.role({ place, whose, whom, role: role ?? messages.unreadableRole })
  return messages[kind]({ place, whose, whom })
}

/** Explains why the caller has the control that it gives away; null if that is not certain. */
function proofOf({ caller, to }: InspectedCall, { holders, hasRole, trial }: ContractControl): string | null {
  const held = holders.find(({ address }) => isSameAddress(address, caller))
  if (held) return messages.controlsNow({ account: caller, contract: to, place: held.place })
  if (hasRole) return messages.hasRole({ account: caller, contract: to })
  if (trial === 'only-caller') return messages.onlyCaller({ contract: to, account: caller })
  return null
}

function othersOf({ caller, to }: InspectedCall, { holders, trial }: ContractControl): string {
  if (trial === 'any-caller') return messages.anyCaller(to)
  const [first] = holders
  if (first === undefined) return messages.noController(to)
  const named = listText(holders.map(({ place, address }) => `${address} (${place})`))
  return messages.namesOther({ contract: to, named, account: caller })
}

function timelockOf({ caller, timelock }: InspectedCall): string {
  if (timelock === undefined) return ''
  return ` ${timelock === 'scheduled' ? messages.timelockLater(caller) : messages.timelockNow(caller)}`
}

const isAccepted = ({ isOffer, kind }: Handover, { isTwoStep }: ContractControl): boolean =>
  isOffer || (isTwoStep && kind === 'owner')
