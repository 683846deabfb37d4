import type { CreateConnectorFn } from '@wagmi/core'
import type { WalletEnvironment } from '../entry/WalletEntry.ts'
import { createHardwareConnector } from './createHardwareConnector.ts'
import { createLedgerDevice } from './ledger/createLedgerDevice.ts'
import type { LedgerKit } from './ledger/LedgerKit.ts'
import { requireWebHid } from './ledger/requireWebHid.ts'

/** Ledger over USB. What talks to the device is loaded when the device is first asked. */
export const loadLedger = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createHardwareConnector(createLedgerDevice(loadWebHid), environment)

async function loadWebHid(): Promise<LedgerKit> {
  requireWebHid(window)
  const [{ createLedgerKit }, { webHidTransportFactory }] = await Promise.all([
    import('./ledger/createLedgerKit.ts'),
    import('@ledgerhq/device-transport-kit-web-hid'),
  ])
  return createLedgerKit(webHidTransportFactory)
}
