import { isSameAddress } from '@countersign/primitives'
import type { PathScheme } from '../derivationPaths.ts'
import type { HardwareDevice } from '../HardwareDevice.ts'
import { HardwareError } from '../HardwareError.ts'
import type { HardwareAccount, HardwareSigner } from '../HardwareSigner.ts'
import type { HardwareScreen } from '../hardwareStore.ts'
import { typedDataHashes } from '../typedDataHashes.ts'
import { createEthereumApp, type SendApdu } from './ethereumApp.ts'
import type { LedgerKit } from './LedgerKit.ts'
import { hardwareMessages } from '../hardwareMessages.ts'

const SCHEMES: readonly PathScheme[] = ['ledgerLive', 'legacy', 'standard']

/** @param loadKit loads the connection to the device when it is first needed */
export function createLedgerDevice(loadKit: () => Promise<LedgerKit>): HardwareDevice {
  let kit: Promise<LedgerKit> | null = null
  let link: SendApdu | null = null

  const load = () => {
    kit ??= loadKit().catch((error: unknown) => {
      kit = null
      throw error
    })
    return kit
  }

  async function attach(screen: HardwareScreen): Promise<SendApdu> {
    if (link !== null) return link
    screen.show({ kind: 'wait', text: hardwareMessages.looking })
    const loaded = await load()
    const known = await loaded.connectKnown()
    if (known !== null) return known
    // Browsers grant access to a device only directly after a click.
    await screen.ask<void>((answer) => ({ kind: 'attach', answer: () => answer() }))
    return loaded.connectChosen()
  }

  /** After a broken connection, the next attempt opens a new one. */
  const watched =
    (send: SendApdu): SendApdu =>
    async (apdu) => {
      try {
        return await send(apdu)
      } catch (error) {
        link = null
        throw error
      }
    }

  return {
    wallet: 'ledger',
    async open(screen, remembered, request) {
      link = await attach(screen)
      const signer = createLedgerSigner(watched(link))
      if (remembered !== null) {
        screen.show({ kind: 'wait', text: hardwareMessages.askingAddress })
        await requireAddress(signer, remembered)
      }
      if (request !== null) screen.show({ kind: 'confirm', request })
      else screen.show({ kind: 'wait', text: hardwareMessages.reading })
      return { signer, schemes: SCHEMES }
    },
  }
}

async function requireAddress(signer: HardwareSigner, { path, address }: HardwareAccount): Promise<void> {
  const held = await signer.getAddress(path)
  if (!isSameAddress(held, address)) throw new HardwareError('wrong-device', { expected: address, actual: held })
}

function createLedgerSigner(send: SendApdu): HardwareSigner {
  const app = createEthereumApp(send)
  return {
    getAddress: (path) => app.getAddress(path),
    signMessage: ({ path }, message) => app.signMessage(path, message),
    signTypedData({ path }, typedData) {
      const { domainHash, messageHash } = typedDataHashes(typedData)
      return app.signTypedData(path, domainHash, messageHash)
    },
    signTransaction: ({ path }, unsigned) => app.signTransaction(path, unsigned),
  }
}
