import type { TransactionInfo } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { rowMessages as messages } from './rowMessages.ts'

type SettingsTransaction = Extract<TransactionInfo, { type: 'SettingsChange' }>

/** A settings change as a short imperative. */
export function settingsTitle(
  { settingsInfo, dataDecoded }: SettingsTransaction,
  name: (address: Address) => string,
  moduleName: (address: Address) => string,
): string {
  if (settingsInfo === null) return messages.changeSettings(dataDecoded.method)
  switch (settingsInfo.type) {
    case 'ADD_OWNER':
      return messages.addOwner(name(settingsInfo.owner.value))
    case 'REMOVE_OWNER':
      return messages.removeOwner(name(settingsInfo.owner.value))
    case 'SWAP_OWNER':
      return messages.replaceOwner({
        before: name(settingsInfo.oldOwner.value),
        after: name(settingsInfo.newOwner.value),
      })
    case 'CHANGE_THRESHOLD':
      return messages.changeThreshold(settingsInfo.threshold)
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
      return messages.changeMasterCopy(name(settingsInfo.implementation.value))
    case 'ENABLE_MODULE':
      return messages.enableModule(moduleName(settingsInfo.module.value))
    case 'DISABLE_MODULE':
      return messages.disableModule(moduleName(settingsInfo.module.value))
    case 'SET_GUARD':
      return messages.setGuard(name(settingsInfo.guard.value))
    case 'DELETE_GUARD':
      return messages.removeGuard
    case 'SET_MODULE_GUARD':
      return messages.setModuleGuard(name(settingsInfo.moduleGuard.value))
    case 'DELETE_MODULE_GUARD':
      return messages.removeModuleGuard
    case 'SET_FALLBACK_HANDLER':
      return messages.setHandler(name(settingsInfo.handler.value))
  }
}
