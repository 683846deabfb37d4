// oxlint-disable-next-line eslint/no-restricted-imports -- the rows of lists load this folder at boot (ADR 14)
import { bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'

/** Keccak-256 from hex to hex, for calls and addresses of recoveries. No signed hash comes from here. */
export const keccakLight = (hex: Hex): Hex => bytesToHex(keccak256Light(hexToBytes(hex)))
