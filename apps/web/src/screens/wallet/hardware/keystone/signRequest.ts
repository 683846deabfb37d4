import type { Hex } from '@countersign/primitives'
import { bytesToHex, hexToBytes, slice, size } from 'viem'
import { pathNumbers } from '../derivationPaths.ts'
import type { HardwareAccount } from '../HardwareSigner.ts'
import { HardwareError } from '../HardwareError.ts'
import type { DeviceSignature } from '../HardwareSigner.ts'
import { CborTag, decodeCbor, encodeCbor, type Cbor } from '../../../../parts/qr/ur/cbor.ts'
import type { Ur } from '../../../../parts/qr/ur/Ur.ts'
import { bytesOf, keypathOf, mapOf, Tag } from './registry.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

/** The kinds of bytes in an `eth-sign-request` (ERC-4527). */
export const SignData = { legacyTransaction: 1, typedData: 2, message: 3, typedTransaction: 4 } as const

type Input = {
  /** 16 bytes, repeated in the answer. */
  readonly id: Uint8Array
  readonly data: Uint8Array
  readonly kind: (typeof SignData)[keyof typeof SignData]
  /** Decimal; absent if the signed data names its own chain or none. */
  readonly chainId?: string
  readonly account: HardwareAccount
  readonly fingerprint: number
}

/** A request to sign, for an air-gapped wallet (ERC-4527 `eth-sign-request`). */
export function signRequest({ id, data, kind, chainId, account, fingerprint }: Input): Ur {
  const fields = new Map<number, Cbor>([
    [1, new CborTag(Tag.uuid, id)],
    [2, data],
    [3, kind],
  ])
  if (chainId !== undefined) fields.set(4, Number(chainId))
  fields.set(5, keypathOf(pathNumbers(account.path), fingerprint))
  fields.set(6, hexToBytes(account.address))
  fields.set(7, 'Countersign')
  return { type: 'eth-sign-request', cbor: encodeCbor(fields) }
}

/**
 * Parses the wallet's answer (ERC-4527 `eth-signature`).
 * @throws {HardwareError} `wrong-answer` if it answers another request, `bad-code` if it is not an answer
 */
export function readSignature({ type, cbor }: Ur, id: Uint8Array): DeviceSignature {
  if (type !== 'eth-signature')
    throw new HardwareError('bad-code', { detail: hardwareErrorMessages.notSignature(type) })
  const fields = mapOf(decodeCbor(cbor), hardwareErrorMessages.answer)
  const answered = fields.get(1)
  if (answered !== undefined) {
    const [actual, expected] = [bytesToHex(bytesOf(answered, hardwareErrorMessages.requestNumber)), bytesToHex(id)]
    if (actual !== expected)
      throw new HardwareError('wrong-answer', { expected: short(expected), actual: short(actual) })
  }
  const signature = bytesToHex(bytesOf(fields.get(2), hardwareErrorMessages.signature))
  if (size(signature) < 65)
    throw new HardwareError('bad-code', { detail: hardwareErrorMessages.holdsBytes(size(signature)) })
  return { r: slice(signature, 0, 32), s: slice(signature, 32, 64) }
}

const short = (id: Hex) => id.slice(2, 10)
