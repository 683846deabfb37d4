import type { Hex } from '@countersign/safe/light'

/** Code of a plain key that lends itself a contract's (EIP-7702); the key still signs. */
const DELEGATION = '0xef0100'

export const isContractCode = (code: Hex): boolean => code !== '0x' && !code.startsWith(DELEGATION)
