import { injected, type CreateConnectorFn } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import type { WalletEnvironment } from '../model/WalletEntry.ts'
import { createHardwareProvider } from './createHardwareProvider.ts'
import type { HardwareDevice } from './HardwareDevice.ts'
import { createHardwareMemory } from './hardwareMemory.ts'
import { HARDWARE_NAMES } from './HardwareWallet.ts'

/** A device among the wallets. After a reload it is connected again without being asked: its address is remembered. */
export function createHardwareConnector(device: HardwareDevice, { chains }: WalletEnvironment): CreateConnectorFn {
  const provider = createHardwareProvider({ device, chains, memory: createHardwareMemory(localStorage) })
  return injected({
    target: {
      id: device.wallet,
      name: HARDWARE_NAMES[device.wallet],
      // It answers by method name, as every provider does; the type lists each method apart.
      provider: provider as EIP1193Provider,
    },
    shimDisconnect: false,
  })
}
