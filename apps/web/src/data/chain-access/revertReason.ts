import { BaseError, decodeErrorResult, isHex, type Hex } from 'viem'

const PANICS: Readonly<Record<string, string>> = {
  '1': 'an assertion failed',
  '17': 'a number overflowed or underflowed',
  '18': 'a division by zero',
  '33': 'a bad enum value',
  '50': 'an index out of bounds',
}

/** The reason inside a failed call; null when the failure is not a revert, for example when the network is down. */
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
    if (errorName === 'Panic') return PANICS[String(args?.[0])] ?? `panic ${String(args?.[0])}`
    return String(args?.[0] ?? '')
  } catch {
    return `error ${data.slice(0, 10)}`
  }
}
