import type { CreateConnectorFn } from '@wagmi/core'
import type { WalletEnvironment } from '../../model/WalletEntry.ts'
import { createHardwareConnector } from '../createHardwareConnector.ts'
import { createLedgerDevice } from './createLedgerDevice.ts'
import type { LedgerKit } from './LedgerKit.ts'
import { requireWebHid } from './requireWebHid.ts'

/** Ledger over USB. The connection code is loaded when the device is first used. */
export const loadLedger = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createHardwareConnector(createLedgerDevice(loadWebHid), environment)

async function loadWebHid(): Promise<LedgerKit> {
  requireWebHid(window)
  const [{ createLedgerKit }, { webHidTransportFactory }] = await Promise.all([
    import('./createLedgerKit.ts'),
    import('@ledgerhq/device-transport-kit-web-hid'),
  ])
  return createLedgerKit(webHidTransportFactory)
}
