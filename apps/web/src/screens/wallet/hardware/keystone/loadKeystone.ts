import type { CreateConnectorFn } from '@wagmi/core'
import type { WalletEnvironment } from '../../model/WalletEntry.ts'
import { createHardwareConnector } from '../createHardwareConnector.ts'
import { createKeystoneDevice } from './createKeystoneDevice.ts'

/** Keystone and any wallet that speaks ERC-4527 by animated QR codes. Nothing is fetched, nothing is plugged in. */
export const loadKeystone = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createHardwareConnector(createKeystoneDevice(), environment)
