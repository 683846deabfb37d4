import type { Hex } from '@countersign/primitives'

/** The hash of `multisig_<account>_<hash>`, or of the bare hash. */
export function hashOfId(id: string | null): Hex | null {
  const last = id?.split('_').at(-1) ?? ''
  return /^0x[0-9a-fA-F]{64}$/.test(last) ? `0x${last.slice(2).toLowerCase()}` : null
}
