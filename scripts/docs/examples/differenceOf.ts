import { expect } from 'vitest'
import type { StatedValue } from './runExamples.ts'

/** How the value of an example differs from the one its comment states; null when it does not. */
export function differenceOf({ example: { of }, code, actual, stated, isPartial }: StatedValue): string | null {
  try {
    if (isPartial) expect([actual]).toMatchObject([withPatterns(stated)])
    else expect(actual).toEqual(withPatterns(stated))
    return null
  } catch (error) {
    return `${of.callable.file}:${of.callable.line} ${code}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** `0x5aFE…` in a comment matches every text that begins like this. */
function withPatterns(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!value.includes('…')) return value
    const parts = value.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    return expect.stringMatching(new RegExp(`^${parts.join('[^]*')}$`))
  }
  if (Array.isArray(value)) return value.map(withPatterns)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withPatterns(field)]))
}
