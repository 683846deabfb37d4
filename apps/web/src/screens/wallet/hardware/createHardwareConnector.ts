import { injected, type CreateConnectorFn } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { createHardwareProvider } from './createHardwareProvider.ts'
import type { HardwareDevice } from './HardwareDevice.ts'
import { createHardwareMemory } from './hardwareMemory.ts'
import { HARDWARE_NAMES } from './HardwareWallet.ts'

/** A device as a wallet connector. After a reload it reconnects without a prompt, because its address is stored. */
export function createHardwareConnector(device: HardwareDevice, { chains }: WalletEnvironment): CreateConnectorFn {
  const provider = createHardwareProvider({ device, chains, memory: createHardwareMemory(localStorage) })
  return injected({
    target: {
      id: device.wallet,
      name: HARDWARE_NAMES[device.wallet],
      // The provider dispatches by method name; the type lists each method.
      provider: provider as EIP1193Provider,
    },
    shimDisconnect: false,
  })
}
