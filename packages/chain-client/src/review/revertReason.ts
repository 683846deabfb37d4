import { BaseError, decodeErrorResult, isHex, type Hex } from 'viem'
import { revertMessages as messages } from './revertMessages.ts'

const PANICS = { '1': 'assertion', '17': 'overflow', '18': 'division', '33': 'enumeration', '50': 'index' } as const

/**
 * The reason inside a failed call; null when the failure is not a revert, for example when the network is down.
 *
 * @example
 * const reason = revertReason(error)
 */
export function revertReason(error: unknown): string | null {
  const data = revertData(error)
  if (data !== null && data !== '0x') return decode(data)
  const text = error instanceof BaseError ? `${error.shortMessage} ${error.details}` : String(error)
  if (!/revert/i.test(text)) return null
  return (
    /reverted with reason string '(.*)'|execution reverted:? ?"?([^"\n]*)/i
      .exec(text)
      ?.slice(1)
      .find(Boolean)
      ?.trim() ?? ''
  )
}

function revertData(error: unknown): Hex | null {
  let current: unknown = error
  for (let depth = 0; typeof current === 'object' && current !== null && depth < 10; depth++) {
    const data: unknown = Reflect.get(current, 'data')
    if (isHex(data)) return data
    const inner: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'data') : undefined
    if (isHex(inner)) return inner
    current = Reflect.get(current, 'cause')
  }
  return null
}

function decode(data: Hex): string {
  try {
    const { errorName, args } = decodeErrorResult({ data, abi: [] })
    if (errorName === 'Panic') return panicWords(String(args?.[0]))
    return String(args?.[0] ?? '')
  } catch {
    return messages.errorCode(data.slice(0, 10))
  }
}

function panicWords(code: string): string {
  const found = Object.entries(PANICS).find(([known]) => known === code)
  return found ? messages[found[1]] : messages.panic(code)
}
