import type { SettingsInfo } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { classifySettingsChange } from '@countersign/safe/light'
import { contractAddress, plainAddress } from '../names/addressInfo.ts'

/**
 * A settings change in the form of the wire. Owners have no names; contracts have their published names. Null if the
 * calldata is not a settings method, or its parameters do not decode.
 *
 * @example
 * toSettingsInfo(newThreshold) // { type: 'CHANGE_THRESHOLD', threshold: 3 }
 */
export function toSettingsInfo(data: Hex): SettingsInfo | null {
  const change = classifySettingsChange(data)
  switch (change?.type) {
    case undefined:
      return null
    case 'SET_FALLBACK_HANDLER':
      return { type: change.type, handler: contractAddress(change.handler) }
    case 'ADD_OWNER':
    case 'REMOVE_OWNER':
      return { type: change.type, owner: plainAddress(change.owner), threshold: change.threshold }
    case 'SWAP_OWNER':
      return { type: change.type, oldOwner: plainAddress(change.oldOwner), newOwner: plainAddress(change.newOwner) }
    case 'CHANGE_IMPLEMENTATION':
      return { type: change.type, implementation: contractAddress(change.implementation) }
    case 'ENABLE_MODULE':
    case 'DISABLE_MODULE':
      return { type: change.type, module: contractAddress(change.module) }
    case 'SET_GUARD':
      return { type: change.type, guard: contractAddress(change.guard) }
    case 'SET_MODULE_GUARD':
      return { type: change.type, moduleGuard: contractAddress(change.moduleGuard) }
    case 'CHANGE_THRESHOLD':
    case 'DELETE_GUARD':
    case 'DELETE_MODULE_GUARD':
      return change
  }
}
