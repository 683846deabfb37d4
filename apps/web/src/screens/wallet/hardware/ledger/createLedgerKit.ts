import {
  DeviceManagementKitBuilder,
  type DeviceManagementKit,
  type DeviceSessionId,
  type DiscoveredDevice,
  type TransportFactory,
} from '@ledgerhq/device-management-kit'
import { bytesToHex } from 'viem'
import type { SendApdu } from './ethereumApp.ts'
import { explainKitError } from './explainKitError.ts'
import type { LedgerKit } from './LedgerKit.ts'

/** Devices this page may use are known within this time, or there are none. */
const KNOWN_MS = 400

/**
 * Ledger's device management kit, used for one thing: to carry commands to a device and answers back. Its signer and
 * its services, which ask Ledger's servers about what is signed, are not here.
 */
export function createLedgerKit(transport: TransportFactory): LedgerKit {
  const kit = new DeviceManagementKitBuilder().addTransport(transport).build()
  return {
    async connectKnown() {
      const device = await firstKnown(kit)
      return device === null ? null : connect(kit, device)
    },
    connectChosen: async () => connect(kit, await choose(kit)),
  }
}

async function connect(kit: DeviceManagementKit, device: DiscoveredDevice): Promise<SendApdu> {
  // Asking the device once a second what it does would cover up what it shows.
  const options = { device, sessionRefresherOptions: { isRefresherDisabled: true } }
  const sessionId = await kit.connect(options).catch((error: unknown) => {
    throw explainKitError(error)
  })
  return (apdu) => send(kit, sessionId, apdu)
}

async function send(kit: DeviceManagementKit, sessionId: DeviceSessionId, apdu: Uint8Array) {
  try {
    const { data, statusCode } = await kit.sendApdu({ sessionId, apdu })
    return { data: bytesToHex(data), status: ((statusCode[0] ?? 0) << 8) | (statusCode[1] ?? 0) }
  } catch (error) {
    throw explainKitError(error)
  }
}

const firstKnown = (kit: DeviceManagementKit): Promise<DiscoveredDevice | null> =>
  new Promise((resolve) => {
    const finish = (device: DiscoveredDevice | null) => {
      clearTimeout(timer)
      queueMicrotask(() => subscription.unsubscribe())
      resolve(device)
    }
    const timer = setTimeout(finish, KNOWN_MS, null)
    const subscription = kit.listenToAvailableDevices({}).subscribe({
      next: ([device]) => device && finish(device),
      error: () => finish(null),
      complete: () => finish(null),
    })
  })

const choose = (kit: DeviceManagementKit): Promise<DiscoveredDevice> =>
  new Promise((resolve, reject) => {
    const refuse = (error: unknown) => reject(explainKitError(error))
    kit.startDiscovering({}).subscribe({ next: resolve, error: refuse, complete: () => refuse(null) })
  })
