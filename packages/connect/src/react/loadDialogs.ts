import { createStore } from '@countersign/primitives'
import type { Kit } from '../kit/createKit.ts'

type Dialogs = typeof import('../dialogs/ConnectDialogs.tsx')

/** The module of the dialogs; null until it is loaded. */
export const loadedDialogs = createStore<Dialogs | null>(null)

/** Loads the dialogs, once. A failure is tried again by the next call. */
export async function loadDialogs(): Promise<void> {
  if (loadedDialogs.get() === null) loadedDialogs.set(await import('../dialogs/ConnectDialogs.tsx'))
}

/** Loads what a dialog of the kit needs, both parts at the same time. A failure is shown where a dialog opens. */
export const prepareDialogs = (kit: Kit): void => void Promise.allSettled([loadDialogs(), kit.load()])
