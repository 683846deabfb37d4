import type { Address, Hex } from '@countersign/primitives'
import { concatHex, keccak256 } from 'viem'

/** Recognizes a call that is read back from a node, without storing its data. */
export const hashOfCall = ({ to, data }: { readonly to: Address; readonly data: Hex }): Hex =>
  keccak256(concatHex([to, data]))
