import { isHex, type Hex } from 'viem'

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function toHex(value: unknown): Hex {
  if (isHex(value)) return value
  throw new Error(`Expected hex, got ${String(value)}`)
}
