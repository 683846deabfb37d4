import {
  bytesToHex,
  concatHex,
  hashMessage,
  hexToBytes,
  keccak256,
  numberToHex,
  parseSignature,
  parseTransaction,
  slice,
  stringToHex,
  type Hex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { pathText } from '../derivationPaths.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'

/** What a test can do to the device. */
export type SoftLedgerState = {
  isLocked: boolean
  isAppOpen: boolean
  isBlindSigningOn: boolean
  /** The user's decision on the device. */
  answer: () => Promise<'approve' | 'reject'> | 'approve' | 'reject'
}

/** The address of the device at a path. */
export const softLedgerAddress = (path: string) => account(path).address

const account = (path: string) => mnemonicToAccount(MNEMONIC, { path: path as `m/44'/60'/${string}` })

/** A Ledger's Ethereum app in software, with keys of the test mnemonic: commands in, answers with status bytes out. */
export function createSoftEthereumApp() {
  const state: SoftLedgerState = {
    isLocked: false,
    isAppOpen: true,
    isBlindSigningOn: true,
    answer: () => 'approve',
  }
  const commands: Hex[] = []
  let pending = new Uint8Array()

  async function answerTo(apdu: Uint8Array): Promise<Uint8Array | number> {
    commands.push(bytesToHex(apdu))
    const [cla, ins, p1] = apdu
    const data = apdu.slice(5)
    if (state.isLocked) return 0x5515
    if (cla === 0xb0 && ins === 0x01) return runningApp(state.isAppOpen ? 'Ethereum' : 'BOLOS')
    if (!state.isAppOpen) return 0x6511
    if (cla !== 0xe0) return 0x6e00
    pending = p1 === 0x80 ? Uint8Array.from([...pending, ...data]) : data
    const { path, rest } = unpackPath(pending)
    if (ins === 0x02) return addressAnswer(path)
    if (ins === 0x04) return isWhole(rest) ? approved(() => signTransaction(path, rest)) : new Uint8Array()
    if (ins === 0x08) {
      const [length, message] = [Number(bytesToHex(rest.slice(0, 4))), rest.slice(4)]
      return message.length < length ? new Uint8Array() : approved(() => sign(path, hashMessage({ raw: message }), 27))
    }
    if (ins !== 0x0c || rest.length !== 64) return 0x6d00
    if (!state.isBlindSigningOn) return 0x6a80
    return approved(() => sign(path, keccak256(concatHex(['0x1901', bytesToHex(rest)])), 27))
  }

  const approved = async (work: () => Promise<Uint8Array>) => ((await state.answer()) === 'reject' ? 0x6985 : work())

  return {
    state,
    commands,
    async exchange(apdu: Uint8Array): Promise<{ data: Uint8Array; status: number }> {
      const answer = await answerTo(apdu)
      return typeof answer === 'number' ? { data: new Uint8Array(), status: answer } : { data: answer, status: 0x9000 }
    },
  }
}

/** Format, then name, version and flags, each after its length. */
function runningApp(name: string): Uint8Array {
  const version = '1.13.0'
  return hexToBytes(
    concatHex([
      '0x01',
      numberToHex(name.length, { size: 1 }),
      stringToHex(name),
      numberToHex(version.length, { size: 1 }),
      stringToHex(version),
      '0x0100',
    ]),
  )
}

function unpackPath(payload: Uint8Array) {
  const count = payload[0] ?? 0
  const view = new DataView(payload.buffer, payload.byteOffset)
  const numbers = Array.from({ length: count }, (_, index) => view.getUint32(1 + index * 4))
  return { path: pathText(numbers), rest: payload.slice(1 + count * 4) }
}

function addressAnswer(path: string): Uint8Array {
  const { address, publicKey } = account(path)
  const text = stringToHex(address.slice(2))
  return hexToBytes(concatHex(['0x41', publicKey, numberToHex(40, { size: 1 }), text]))
}

async function signTransaction(path: string, unsigned: Uint8Array): Promise<Uint8Array> {
  const hex = bytesToHex(unsigned)
  const { type, chainId = 0 } = parseTransaction(hex)
  // Legacy answers contain the lowest byte of EIP-155's v, typed ones the parity.
  return sign(path, keccak256(hex), type === 'legacy' ? chainId * 2 + 35 : 0)
}

async function sign(path: string, hash: Hex, firstV: number): Promise<Uint8Array> {
  const { r, s, yParity } = parseSignature(await account(path).sign({ hash }))
  return hexToBytes(concatHex([slice(numberToHex(firstV + yParity, { size: 8 }), 7), r, s]))
}

/** Whether all RLP items of a transaction have arrived. */
function isWhole(bytes: Uint8Array): boolean {
  const at = (bytes[0] ?? 0) < 0x80 ? 1 : 0
  const head = bytes[at] ?? 0
  if (head < 0xf8) return bytes.length >= at + 1 + head - 0xc0
  const width = head - 0xf7
  const length = bytes.slice(at + 1, at + 1 + width).reduce((sum, byte) => sum * 256 + byte, 0)
  return bytes.length >= at + 1 + width + length
}
