import type { Chain } from '@countersign/api'
import type { WalletConnector } from '@countersign/connect/connectors'
import { createHardwareConnector } from '../createHardwareConnector.ts'
import { createKeystoneDevice } from './createKeystoneDevice.ts'

/** Keystone and other ERC-4527 wallets by animated QR codes. No request is sent, and no cable is needed. */
export const loadKeystone = async (chains: readonly Chain[]): Promise<WalletConnector> =>
  createHardwareConnector(createKeystoneDevice(), chains)
