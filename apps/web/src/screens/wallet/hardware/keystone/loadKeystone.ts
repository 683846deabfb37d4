import type { CreateConnectorFn } from '@wagmi/core'
import type { WalletEnvironment } from '../../model/WalletEntry.ts'
import { createHardwareConnector } from '../createHardwareConnector.ts'
import { createKeystoneDevice } from './createKeystoneDevice.ts'

/** Keystone and other ERC-4527 wallets by animated QR codes. No request is sent, and no cable is needed. */
export const loadKeystone = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createHardwareConnector(createKeystoneDevice(), environment)
