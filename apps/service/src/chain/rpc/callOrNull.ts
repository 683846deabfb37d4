import type { Hex } from '@countersign/primitives'
import { BaseError, isHex, RpcRequestError } from 'viem'

const REVERTED =
  /revert|invalid opcode|bad instruction|out ?of ?gas|oog\b|stack (under|over)flow|execution error|invalid jump|opcode|evm error|gas uint64 overflow|return data out of bounds|max call depth|memory limit/i

/** The data of a revert; undefined when the call could not be executed. */
export function findRevert(error: unknown): { data: Hex } | undefined {
  if (!(error instanceof BaseError)) return undefined
  const cause = error.walk((inner) => inner instanceof RpcRequestError)
  if (!(cause instanceof RpcRequestError)) return undefined
  const { data } = cause
  if (isHex(data)) return { data }
  return cause.code === 3 || REVERTED.test(cause.details) ? { data: '0x' } : undefined
}

/** The answer of a call, null when the contract reverted. A failing node throws. */
export async function callOrNull(call: Promise<Hex>): Promise<Hex | null> {
  try {
    return await call
  } catch (error) {
    if (findRevert(error)) return null
    throw error
  }
}
