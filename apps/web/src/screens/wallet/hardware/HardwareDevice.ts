import type { PathScheme } from './derivationPaths.ts'
import type { RememberedDevice } from './hardwareMemory.ts'
import type { HardwareRequest } from './HardwareRequest.ts'
import type { HardwareSigner } from './HardwareSigner.ts'
import type { HardwareScreen } from './hardwareStore.ts'
import type { HardwareWallet } from './HardwareWallet.ts'

/** A signer for one session with the device. */
export type OpenDevice = {
  readonly signer: HardwareSigner
  /** The possible path schemes, the most likely first. */
  readonly schemes: readonly PathScheme[]
  /** Fingerprint of the seed by path, if the device needs it. */
  fingerprintOf?(path: string): number | undefined
}

export type HardwareDevice = {
  readonly wallet: HardwareWallet
  /**
   * Connects to the device, with prompts for what that requires: a cable, or a code.
   * @param remembered the connected address; null while one is chosen
   * @param request the request to sign; null while an address is chosen
   */
  open(
    screen: HardwareScreen,
    remembered: RememberedDevice | null,
    request: HardwareRequest | null,
  ): Promise<OpenDevice>
}
