import type { TransactionInfo } from '@countersign/api'
import type { Address } from '@countersign/primitives'

type SettingsTransaction = Extract<TransactionInfo, { type: 'SettingsChange' }>

/** A settings change as a short imperative. */
export function settingsTitle(
  { settingsInfo, dataDecoded }: SettingsTransaction,
  name: (address: Address) => string,
): string {
  if (settingsInfo === null) return `Change settings with ${dataDecoded.method}`
  switch (settingsInfo.type) {
    case 'ADD_OWNER':
      return `Add owner ${name(settingsInfo.owner.value)}`
    case 'REMOVE_OWNER':
      return `Remove owner ${name(settingsInfo.owner.value)}`
    case 'SWAP_OWNER':
      return `Replace owner ${name(settingsInfo.oldOwner.value)} with ${name(settingsInfo.newOwner.value)}`
    case 'CHANGE_THRESHOLD':
      return `Change threshold to ${settingsInfo.threshold}`
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
      return `Change master copy to ${name(settingsInfo.implementation.value)}`
    case 'ENABLE_MODULE':
      return `Enable module ${name(settingsInfo.module.value)}`
    case 'DISABLE_MODULE':
      return `Disable module ${name(settingsInfo.module.value)}`
    case 'SET_GUARD':
      return `Set guard ${name(settingsInfo.guard.value)}`
    case 'DELETE_GUARD':
      return 'Remove guard'
    case 'SET_MODULE_GUARD':
      return `Set module guard ${name(settingsInfo.moduleGuard.value)}`
    case 'DELETE_MODULE_GUARD':
      return 'Remove module guard'
    case 'SET_FALLBACK_HANDLER':
      return `Set fallback handler ${name(settingsInfo.handler.value)}`
  }
}
