import { CborTag, type Cbor, type CborMap } from '../../../../parts/qr/ur/cbor.ts'
import { hardwareErrorMessages } from '../hardwareErrorMessages.ts'

/** Registered tags (BCR-2020-006 and ERC-4527); numbers from 40000 on are their successors. */
export const Tag = {
  uuid: 37,
  hdKey: [303, 40303],
  keypath: [304, 40304],
} as const

export function untag(value: Cbor | undefined): Cbor | undefined {
  let inner = value
  while (inner instanceof CborTag) inner = inner.value
  return inner
}

export function mapOf(value: Cbor | undefined, what: string): CborMap {
  const inner = untag(value)
  if (inner instanceof Map) return inner
  throw new Error(hardwareErrorMessages.missing(what))
}

export function bytesOf(value: Cbor | undefined, what: string, length?: number): Uint8Array {
  const inner = untag(value)
  if (inner instanceof Uint8Array && (length === undefined || inner.length === length)) return inner
  throw new Error(hardwareErrorMessages.wrongLength(what))
}

export function numberOf(value: Cbor | undefined): number | null {
  const inner = untag(value)
  return typeof inner === 'number' ? inner : null
}

const HARDENED = 0x80000000

/**
 * The steps of a `crypto-keypath`: number and "hardened" alternate.
 * @returns null for a wildcard step
 */
export function stepsOf(keypath: CborMap): (number | null)[] {
  const components = untag(keypath.get(1))
  if (!Array.isArray(components)) return []
  const steps: (number | null)[] = []
  for (let at = 0; at + 1 < components.length; at += 2) {
    const index: Cbor | undefined = components[at]
    const isHardened = components[at + 1] === true
    steps.push(typeof index === 'number' ? index + (isHardened ? HARDENED : 0) : null)
  }
  return steps
}

export const keypathOf = (numbers: readonly number[], fingerprint: number): CborTag =>
  new CborTag(
    Tag.keypath[0],
    new Map<number, Cbor>([
      [1, numbers.flatMap((number) => (number >= HARDENED ? [number - HARDENED, true] : [number, false]))],
      [2, fingerprint],
    ]),
  )
