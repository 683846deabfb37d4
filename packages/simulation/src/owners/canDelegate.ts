import { hexToBytes, type Hex } from 'viem'

const CALLCODE = 0xf2
const DELEGATECALL = 0xf4
const PUSH1 = 0x60
const PUSH32 = 0x7f

/**
 * Whether code contains a delegating instruction. Only then can it answer a method that it does not have. Bytes of
 * constants are not instructions.
 */
export function canDelegate(code: Hex): boolean {
  const bytes = hexToBytes(code)
  for (let at = 0; at < bytes.length; at++) {
    const opcode = bytes[at] ?? 0
    if (opcode === DELEGATECALL || opcode === CALLCODE) return true
    if (opcode >= PUSH1 && opcode <= PUSH32) at += opcode - PUSH1 + 1
  }
  return false
}
