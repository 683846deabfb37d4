import type { PathScheme } from './derivationPaths.ts'
import type { RememberedDevice } from './hardwareMemory.ts'
import type { HardwareRequest } from './HardwareRequest.ts'
import type { HardwareSigner } from './HardwareSigner.ts'
import type { HardwareScreen } from './hardwareStore.ts'
import type { HardwareWallet } from './HardwareWallet.ts'

/** A signer for the length of one conversation. */
export type OpenDevice = {
  readonly signer: HardwareSigner
  /** How its accounts may be numbered, the likeliest first. */
  readonly schemes: readonly PathScheme[]
  /** Fingerprint of the seed by path, where the device needs it back. */
  fingerprintOf?(path: string): number | undefined
}

export type HardwareDevice = {
  readonly wallet: HardwareWallet
  /**
   * Reaches the device and asks the person for what that takes: a cable, a code.
   * @param remembered the address that is connected; null while one is being chosen
   * @param request what is to be signed; null while an address is being chosen
   */
  open(
    screen: HardwareScreen,
    remembered: RememberedDevice | null,
    request: HardwareRequest | null,
  ): Promise<OpenDevice>
}
