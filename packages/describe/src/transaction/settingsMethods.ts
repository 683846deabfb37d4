import type { SettingsChange } from '@countersign/safe/light'
import type { Hex } from '@countersign/primitives'
import type { Parameter } from './CallMeaning.ts'
import { readWords } from './readWords.ts'

type Shape = {
  readonly signature: string
  readonly names: readonly string[]
  readonly types: readonly ('address' | 'uint256')[]
}

const shape = (name: string, names: readonly string[], types: Shape['types']): Shape => ({
  signature: `${name}(${types.join(',')})`,
  names,
  types,
})

const SHAPES: Readonly<Record<SettingsChange['type'], Shape>> = {
  SET_FALLBACK_HANDLER: shape('setFallbackHandler', ['handler'], ['address']),
  ADD_OWNER: shape('addOwnerWithThreshold', ['owner', 'threshold'], ['address', 'uint256']),
  REMOVE_OWNER: shape('removeOwner', ['previousOwner', 'owner', 'threshold'], ['address', 'address', 'uint256']),
  SWAP_OWNER: shape('swapOwner', ['previousOwner', 'oldOwner', 'newOwner'], ['address', 'address', 'address']),
  CHANGE_THRESHOLD: shape('changeThreshold', ['threshold'], ['uint256']),
  CHANGE_IMPLEMENTATION: shape('changeMasterCopy', ['masterCopy'], ['address']),
  ENABLE_MODULE: shape('enableModule', ['module'], ['address']),
  DISABLE_MODULE: shape('disableModule', ['previousModule', 'module'], ['address', 'address']),
  SET_GUARD: shape('setGuard', ['guard'], ['address']),
  DELETE_GUARD: shape('setGuard', ['guard'], ['address']),
  SET_MODULE_GUARD: shape('setModuleGuard', ['moduleGuard'], ['address']),
  DELETE_MODULE_GUARD: shape('setModuleGuard', ['moduleGuard'], ['address']),
}

/** The signature and the exact parameters of a settings change. */
export function settingsMethod(change: SettingsChange, data: Hex): { signature: string; parameters: Parameter[] } {
  const { signature, names, types } = SHAPES[change.type]
  const values = readWords(data, types) ?? []
  const parameters = types.map((type, index) => ({
    name: names[index] ?? '',
    type,
    value: String(values[index] ?? ''),
  }))
  return { signature, parameters }
}
