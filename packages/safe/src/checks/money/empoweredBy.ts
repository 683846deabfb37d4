import { type Address, isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { classifySettingsChange } from '../../settings/classifySettingsChange.ts'
import { fieldOf, placeOf, type InspectedCall } from '../calls/InspectedCall.ts'
import { readHandover } from '../control/Handover.ts'
import { readTokenCall } from './TokenCall.ts'
import { recipientMessages as messages } from './recipientMessages.ts'

/**
 * An address that may act later because of a call: a spender, a new owner, a module, a guard, a handler, the owner of
 * a contract.
 */
export type Empowered = { readonly address: Address; readonly field: string; readonly says: string }

/** The addresses that the calls empower, each with its position and the words before its address. */
export function empoweredBy(calls: readonly InspectedCall[]): Empowered[] {
  return calls.flatMap((call): Empowered[] => {
    const meaning = readTokenCall(call)
    if (meaning?.kind === 'token-approval')
      return [
        {
          address: meaning.spender,
          field: fieldOf(call, 'spender'),
          says: messages.letsTake({ place: placeOf(call), address: meaning.spender }),
        },
      ]
    const newController = readHandover(call)?.to
    if (newController && newController !== ZERO_ADDRESS)
      return [
        {
          address: newController,
          field: fieldOf(call),
          says: messages.givesControl({ place: placeOf(call), address: newController }),
        },
      ]
    if (call.operation === 1 || !isSameAddress(call.to, call.caller)) return []
    const address = subjectOf(call)
    return address === null
      ? []
      : [{ address, field: fieldOf(call), says: messages.givesPower({ place: placeOf(call), address }) }]
  })
}

function subjectOf({ data }: InspectedCall): Address | null {
  const change = classifySettingsChange(data)
  switch (change?.type) {
    case 'ADD_OWNER':
      return change.owner
    case 'SWAP_OWNER':
      return change.newOwner
    case 'ENABLE_MODULE':
      return change.module
    case 'SET_GUARD':
      return change.guard
    case 'SET_MODULE_GUARD':
      return change.moduleGuard
    case 'SET_FALLBACK_HANDLER':
      return change.handler
    default:
      return null
  }
}
