import type { Address, Hex } from '@countersign/primitives'
import { concatHex, getAddress, hexToBytes, numberToHex, size, slice } from 'viem'
import { pathNumbers } from '../derivationPaths.ts'
import { HardwareError, type HardwareErrorCode } from '../HardwareError.ts'
import type { DeviceSignature } from '../HardwareSigner.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

/** Status words of the device (ISO 7816) that its user can react to. */
const MEANINGS: Readonly<Record<number, HardwareErrorCode>> = {
  0x5515: 'locked',
  0x6982: 'locked',
  0x6b0c: 'locked',
  0x6511: 'app-closed',
  0x6d00: 'app-closed',
  0x6d02: 'app-closed',
  0x6e00: 'app-closed',
  0x6e01: 'app-closed',
  0x6985: 'rejected',
  0x5501: 'rejected',
  0x6a80: 'blind-signing-off',
  0x6a8d: 'blind-signing-off',
  0x6984: 'refused-data',
}

function explainStatus(status: number): HardwareError {
  const code = MEANINGS[status]
  return code === undefined
    ? new HardwareError('failed', { detail: hardwareErrorMessages.status(status.toString(16).padStart(4, '0')) })
    : new HardwareError(code)
}

/** Sends one command to the device; its answer ends with two status bytes. */
export type SendApdu = (apdu: Uint8Array) => Promise<{ readonly data: Hex; readonly status: number }>

/** Class byte of the device's Ethereum app. */
const ETHEREUM = 0xe0
const OK = 0x9000
/** The largest payload of a command. */
const MOST_BYTES = 255

const Ins = { getAddress: 0x02, signTransaction: 0x04, signMessage: 0x08, signTypedData: 0x0c } as const

/** The commands of Ledger's Ethereum app that a signer needs. Nothing else is sent to the device or to a server. */
export function createEthereumApp(send: SendApdu) {
  async function command(ins: number, p1: number, payload: Hex): Promise<Hex> {
    const data = hexToBytes(payload)
    const { data: answer, status } = await send(Uint8Array.from([ETHEREUM, ins, p1, 0, data.length, ...data]))
    if (status !== OK) throw explainStatus(status)
    return answer
  }

  /** Longer payloads are sent in several commands; the last answer counts. */
  async function inChunks(ins: number, next: number, chunks: readonly Hex[]): Promise<DeviceSignature> {
    let answer: Hex = '0x'
    for (const [index, chunk] of chunks.entries()) answer = await command(ins, index === 0 ? 0 : next, chunk)
    return toSignature(answer)
  }

  return {
    /** Answer: public key and address, each after its length. */
    async getAddress(path: string): Promise<Address> {
      const answer = await command(Ins.getAddress, 0, packPath(path))
      const at = 1 + byteAt(answer, 0)
      const text = new TextDecoder().decode(hexToBytes(slice(answer, at + 1, at + 1 + byteAt(answer, at))))
      return getAddress(`0x${text.replace(/^0x/, '')}`)
    },

    signMessage: (path: string, message: Hex) =>
      inChunks(
        Ins.signMessage,
        0x80,
        split(concatHex([packPath(path), numberToHex(size(message), { size: 4 }), message])),
      ),

    /** Signs by the two hashes, which every model shows in full. The device needs "Blind signing" for it. */
    async signTypedData(path: string, domainHash: Hex, messageHash: Hex): Promise<DeviceSignature> {
      const payload = concatHex([packPath(path), domainHash, messageHash])
      return toSignature(await command(Ins.signTypedData, 0, payload))
    },

    signTransaction: (path: string, unsigned: Hex) =>
      inChunks(Ins.signTransaction, 0x80, split(concatHex([packPath(path), unsigned]))),
  }
}

function packPath(path: string): Hex {
  const numbers = pathNumbers(path)
  return concatHex([
    numberToHex(numbers.length, { size: 1 }),
    ...numbers.map((number) => numberToHex(number, { size: 4 })),
  ])
}

function split(payload: Hex): Hex[] {
  const count = Math.ceil(size(payload) / MOST_BYTES)
  return Array.from({ length: count }, (_, index) =>
    slice(payload, index * MOST_BYTES, Math.min((index + 1) * MOST_BYTES, size(payload))),
  )
}

/** Answer: one byte of recovery, then r and s. */
function toSignature(answer: Hex): DeviceSignature {
  if (size(answer) !== 65)
    throw new HardwareError('failed', { detail: hardwareErrorMessages.bytesNotSignature(size(answer)) })
  return { r: slice(answer, 1, 33), s: slice(answer, 33, 65) }
}

const byteAt = (hex: Hex, index: number): number => Number.parseInt(slice(hex, index, index + 1).slice(2), 16)
