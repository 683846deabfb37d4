import type { Page } from '@playwright/test'
import { createSoftEthereumApp } from '../../../apps/web/src/screens/wallet/hardware/testing/createSoftEthereumApp.ts'

/**
 * Gives the page a USB port (WebHID) with a software Ledger behind it: the page's own transport, with its 64-byte
 * frames, runs as with a real device.
 */
export async function plugInLedger(page: Page) {
  const app = createSoftEthereumApp()
  await page.exposeFunction('askSoftLedger', async (apdu: number[]) => {
    const { data, status } = await app.exchange(Uint8Array.from(apdu))
    return [...data, status >> 8, status & 0xff]
  })
  await page.addInitScript(fakeHid)
  return app
}

declare global {
  var askSoftLedger: (apdu: number[]) => Promise<number[]>
}

/** Runs in the page. Frames: channel (2 bytes), tag 5, number of the frame (2), in the first one the length (2), data. */
function fakeHid() {
  const FRAME = 64
  let frames: number[][] = []
  let isGranted = false
  const device = {
    vendorId: 0x2c97,
    productId: 0x4011,
    productName: 'Nano X',
    collections: [],
    opened: false,
    oninputreport: null as ((event: { data: DataView }) => void) | null,
    async open() {
      device.opened = true
    },
    async close() {
      device.opened = false
    },
    addEventListener() {},
    removeEventListener() {},
    async sendReport(_id: number, report: Uint8Array) {
      const frame = [...report]
      frames = ((frame[3] ?? 0) << 8) + (frame[4] ?? 0) === 0 ? [frame] : [...frames, frame]
      const [first = []] = frames
      const length = ((first[5] ?? 0) << 8) + (first[6] ?? 0)
      const apdu = frames.flatMap((part, index) => part.slice(index === 0 ? 7 : 5)).slice(0, length)
      if (apdu.length === length) void answer(first.slice(0, 2), apdu)
    },
  }
  async function answer(channel: number[], apdu: number[]) {
    const bytes = await globalThis.askSoftLedger(apdu)
    let left = [bytes.length >> 8, bytes.length & 0xff, ...bytes]
    for (let number = 0; left.length > 0; number++) {
      const report = new Uint8Array(FRAME)
      report.set([...channel, 5, number >> 8, number & 0xff, ...left.slice(0, FRAME - 5)])
      left = left.slice(FRAME - 5)
      device.oninputreport?.({ data: new DataView(report.buffer) })
    }
  }
  Object.defineProperty(navigator, 'hid', {
    value: {
      getDevices: async () => (isGranted ? [device] : []),
      requestDevice: async () => {
        isGranted = true
        return [device]
      },
      addEventListener() {},
      removeEventListener() {},
    },
  })
}
