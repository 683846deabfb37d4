import type { HardwareDevice } from './HardwareDevice.ts'
import { pathOf } from './derivationPaths.ts'
import { HardwareError } from './HardwareError.ts'
import type { RememberedDevice } from './hardwareMemory.ts'
import type { HardwareAccount } from './HardwareSigner.ts'
import type { HardwareScreen } from './hardwareStore.ts'
import { withRetries } from './withRetries.ts'

/** Connects to a device and lets the user choose one of its addresses. */
export const chooseAccount = (
  device: HardwareDevice,
  screen: HardwareScreen,
): Promise<Omit<RememberedDevice, 'chainId'>> =>
  withRetries(screen, null, async () => {
    const { signer, schemes, fingerprintOf } = await device.open(screen, null, null)
    let fail: (error: unknown) => void = () => {}
    const failed = new Promise<never>((_, reject) => {
      fail = reject
    })
    const chosen = screen.ask<HardwareAccount>((answer) => ({
      kind: 'chooseAccount',
      schemes,
      answer,
      async read(scheme, index) {
        const path = pathOf(scheme, index)
        try {
          return { path, address: await signer.getAddress(path) }
        } catch (error) {
          // The end of the list is not a failure of the device.
          if (!(error instanceof HardwareError && error.code === 'not-imported')) fail(error)
          return null
        }
      },
    }))
    const account = await Promise.race([chosen, failed])
    const fingerprint = fingerprintOf?.(account.path)
    return { ...account, ...(fingerprint === undefined ? {} : { fingerprint }) }
  })
