import { createContext, use } from 'react'
import type { Kit, LoadedKit } from './createKit.ts'

export const KitContext = createContext<Kit | null>(null)

/** A kit whose dialogs are open. */
export type OpenKit = LoadedKit & Pick<Kit, 'state' | 'session'>
export const OpenKitContext = createContext<OpenKit | null>(null)

/** @throws {Error} outside of the provider */
export function useKit(): Kit {
  const kit = use(KitContext)
  if (kit === null) throw new Error('This hook needs a <ConnectProvider> above it.') // no message: for developers
  return kit
}

export function useOpenKit(): OpenKit {
  const kit = use(OpenKitContext)
  if (kit === null) throw new Error('A dialog of the kit needs <ConnectDialogs> above it.') // no message: for developers
  return kit
}
