import type { HardwareAccount } from './HardwareSigner.ts'
import type { HardwareError } from './HardwareError.ts'
import type { HardwareRequest } from './HardwareRequest.ts'
import type { PathScheme } from './derivationPaths.ts'

/** The step that the dialog shows, with its answer. */
export type HardwareStep =
  /** Browsers grant access to a device only directly after a click. */
  | { readonly kind: 'attach'; answer(): void }
  | { readonly kind: 'wait'; readonly text: string }
  | { readonly kind: 'scanAccounts'; answer(code: string): ReadState }
  | {
      readonly kind: 'chooseAccount'
      readonly schemes: readonly PathScheme[]
      read(scheme: PathScheme, index: number): Promise<HardwareAccount | null>
      answer(account: HardwareAccount): void
    }
  | { readonly kind: 'confirm'; readonly request: HardwareRequest }
  | {
      readonly kind: 'problem'
      readonly request: HardwareRequest | null
      readonly problem: HardwareError
      answer(): void
    }
  | {
      readonly kind: 'exchange'
      readonly request: HardwareRequest
      readonly frames: readonly string[]
      answer(code: string): ReadState
    }

/** The state of a scanned or pasted code: how much of it is complete, and its problem. */
export type ReadState = { readonly progress: number; readonly problem: HardwareError | null }
