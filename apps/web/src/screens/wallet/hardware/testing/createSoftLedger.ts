import {
  ApduResponse,
  DeviceModelId,
  TransportConnectedDevice,
  type TransportFactory,
} from '@ledgerhq/device-management-kit'
import { Right } from 'purify-ts'
import { of } from 'rxjs'
import { createSoftEthereumApp } from './createSoftEthereumApp.ts'

const TRANSPORT = 'SOFT'

/** A Ledger in software: a transport of the device management kit, connected to the Ethereum app in software. */
export function createSoftLedger() {
  const app = createSoftEthereumApp()
  const cable = { isOut: false }
  const transport: TransportFactory = ({ deviceModelDataSource }) => {
    const found = {
      id: 'soft-ledger',
      deviceModel: deviceModelDataSource.getDeviceModel({ id: DeviceModelId.NANO_X }),
      transport: TRANSPORT,
    }
    return {
      getIdentifier: () => TRANSPORT,
      isSupported: () => true,
      startDiscovering: () => of(found),
      stopDiscovering: () => {},
      listenToAvailableDevices: () => of([]),
      connect: async ({ onDisconnect }) =>
        Right(
          new TransportConnectedDevice({
            ...found,
            type: 'USB',
            async sendApdu(apdu) {
              if (cable.isOut) onDisconnect(found.id)
              const { data, status } = await app.exchange(apdu)
              return Right(new ApduResponse({ data, statusCode: Uint8Array.from([status >> 8, status & 0xff]) }))
            },
          }),
        ),
      disconnect: async () => Right(undefined),
    }
  }
  return { transport, cable, state: app.state, commands: app.commands }
}
