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

/** Known devices are reported within this time, if there are any. */
const KNOWN_MS = 400

/**
 * Ledger's device management kit, used only to exchange commands with a device. Its signer and its services are left
 * out, because they send what is signed to Ledger's servers.
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
  // Polling the device every second would hide what it shows.
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
