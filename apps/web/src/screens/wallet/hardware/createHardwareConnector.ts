import type { Chain } from '@countersign/api'
import { connectorOf, type WalletConnector } from '@countersign/connect/connectors'
import { createHardwareProvider } from './createHardwareProvider.ts'
import type { HardwareDevice } from './HardwareDevice.ts'
import { createHardwareMemory } from './hardwareMemory.ts'
import { HARDWARE_NAMES } from './HardwareWallet.ts'

/** A device as a wallet connector. After a reload it reconnects without a prompt, because its address is stored. */
export const createHardwareConnector = (device: HardwareDevice, chains: readonly Chain[]): WalletConnector =>
  connectorOf({
    id: device.wallet,
    name: HARDWARE_NAMES[device.wallet],
    provider: createHardwareProvider({ device, chains, memory: createHardwareMemory(localStorage) }),
  })
