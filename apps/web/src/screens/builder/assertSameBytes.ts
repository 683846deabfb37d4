import { decodeFunctionData, encodeFunctionData } from 'viem'
import type { CheckedCall } from './model/checkBuilderCall.ts'
import { toAbiFunction } from './model/Method.ts'
import { builderMessages as messages } from './builderMessages.ts'

/**
 * A second encoder decodes the bytes and encodes them again. The result must be the same.
 * @throws {Error} if it differs
 */
export function assertSameBytes({ call, method }: CheckedCall, number: number): void {
  if (call === null || method?.kind !== 'function') return
  const abi = [toAbiFunction(method)]
  const { args } = decodeFunctionData({ abi, data: call.data })
  const again = encodeFunctionData({ abi, functionName: method.name, args: args ?? [] })
  if (again !== call.data)
    throw new Error(
      messages.encodersDisagree({
        number,
        method: method.name,
        here: call.data.slice(0, 74),
        other: again.slice(0, 74),
      }),
    )
}
