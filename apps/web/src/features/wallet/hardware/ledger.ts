import type { CreateConnectorFn } from '@wagmi/core'
import type { WalletEnvironment } from '../catalogue/WalletEntry.ts'
import { createHardwareConnector } from './createHardwareConnector.ts'
import { HardwareError } from './HardwareError.ts'
import { createLedgerDevice } from './ledger/createLedgerDevice.ts'
import type { LedgerKit } from './ledger/LedgerKit.ts'

/** Ledger over USB. What talks to the device is loaded when the device is first asked. */
export const loadLedger = async (environment: WalletEnvironment): Promise<CreateConnectorFn> =>
  createHardwareConnector(createLedgerDevice(loadWebHid), environment)

async function loadWebHid(): Promise<LedgerKit> {
  if (!isSecureContext) throw new HardwareError('insecure')
  if (!('hid' in navigator)) throw new HardwareError('no-webhid')
  const [{ createLedgerKit }, { webHidTransportFactory }] = await Promise.all([
    import('./ledger/createLedgerKit.ts'),
    import('@ledgerhq/device-transport-kit-web-hid'),
  ])
  return createLedgerKit(webHidTransportFactory)
}
