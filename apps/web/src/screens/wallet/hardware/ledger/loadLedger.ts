import type { Chain } from '@countersign/api'
import type { WalletConnector } from '@countersign/connect/connectors'
import { createHardwareConnector } from '../createHardwareConnector.ts'
import { createLedgerDevice } from './createLedgerDevice.ts'
import type { LedgerKit } from './LedgerKit.ts'
import { requireWebHid } from './requireWebHid.ts'

/** Ledger over USB. The connection code is loaded when the device is first used. */
export const loadLedger = async (chains: readonly Chain[]): Promise<WalletConnector> =>
  createHardwareConnector(createLedgerDevice(loadWebHid), chains)

async function loadWebHid(): Promise<LedgerKit> {
  requireWebHid(window)
  const [{ createLedgerKit }, { webHidTransportFactory }] = await Promise.all([
    import('./createLedgerKit.ts'),
    import('@ledgerhq/device-transport-kit-web-hid'),
  ])
  return createLedgerKit(webHidTransportFactory)
}
