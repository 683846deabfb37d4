import type { Address } from '@countersign/primitives'
import { HDKey } from 'viem/accounts'
import { pathNumbers } from '../derivationPaths.ts'
import { decodeCbor, type Cbor } from '../../../../parts/qr/ur/cbor.ts'
import type { Ur } from '../../../../parts/qr/ur/Ur.ts'
import { publicKeyAddress } from './publicKeyAddress.ts'
import { bytesOf, mapOf, numberOf, stepsOf, untag } from './registry.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

type ImportedKey = {
  readonly origin: readonly number[]
  readonly publicKey: Uint8Array
  /** Null if only this one key was sent. */
  readonly chainCode: Uint8Array | null
  readonly fingerprint: number
}

/** The accounts that an air-gapped wallet exports: public keys with their paths, never a private key. */
export type ImportedAccounts = {
  /** Null if the wallet did not export that part. */
  addressAt(path: string): Address | null
  fingerprintAt(path: string): number | undefined
}

const HARDENED = 0x80000000

/**
 * Parses `crypto-hdkey`, `crypto-account` and `crypto-multi-accounts` (ERC-4527).
 * @throws {Error} if the code is of another type
 */
export function readAccounts({ type, cbor }: Ur): ImportedAccounts {
  const keys = keysOf(type, decodeCbor(cbor))
  const find = (path: string) => {
    const numbers = pathNumbers(path)
    for (const key of keys) {
      const rest = numbers.slice(key.origin.length)
      const isBelow = key.origin.every((number, index) => number === numbers[index])
      if (!isBelow || numbers.length < key.origin.length || rest.some((number) => number >= HARDENED)) continue
      if (rest.length === 0 || key.chainCode !== null) return { key, rest }
    }
    return null
  }
  return {
    addressAt(path) {
      const found = find(path)
      return found && derive(found.key, found.rest)
    },
    fingerprintAt: (path) => find(path)?.key.fingerprint,
  }
}

function keysOf(type: string, value: Cbor): ImportedKey[] {
  const map = mapOf(value, hardwareErrorMessages.accountList)
  if (type === 'crypto-hdkey' || type === 'hdkey') return [keyOf(map, 0)]
  if (!['crypto-account', 'account-descriptor', 'crypto-multi-accounts'].includes(type))
    throw new Error(hardwareErrorMessages.notAccounts(type))
  const master = numberOf(map.get(1)) ?? 0
  const entries = untag(map.get(2))
  if (!Array.isArray(entries) || entries.length === 0) throw new Error(hardwareErrorMessages.noAccounts)
  return entries.map((entry) => keyOf(mapOf(entry, hardwareErrorMessages.anAccount), master))
}

function keyOf(map: ReturnType<typeof mapOf>, master: number): ImportedKey {
  if (untag(map.get(2)) === true) throw new Error(hardwareErrorMessages.privateKey)
  const keypath = mapOf(map.get(6), hardwareErrorMessages.placeOfKey)
  const origin = stepsOf(keypath).map((step) => {
    if (step === null) throw new Error(hardwareErrorMessages.pathNotExact)
    return step
  })
  const chainCode = map.get(4)
  return {
    origin,
    publicKey: bytesOf(map.get(3), hardwareErrorMessages.publicKey, 33),
    chainCode: chainCode === undefined ? null : bytesOf(chainCode, hardwareErrorMessages.chainCode, 32),
    fingerprint: numberOf(keypath.get(2)) ?? master,
  }
}

function derive({ publicKey, chainCode }: ImportedKey, rest: readonly number[]): Address {
  // Without a chain code, the key itself is the account.
  const start = new HDKey({ publicKey, chainCode: chainCode ?? new Uint8Array(32) })
  const key = rest.reduce((parent, index) => parent.deriveChild(index), start)
  return publicKeyAddress(key.publicKey ?? publicKey)
}
