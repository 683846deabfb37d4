const NAMES: readonly (readonly [RegExp, string])[] = [
  [/balance|funds/i, 'not enough balance'],
  [/out ?of ?gas|gas exhaust|intrinsic gas/i, 'out of gas'],
  [/static|write protection|state change/i, 'state change in a read-only call'],
  [/stack ?limit|depth|call too deep/i, 'too many calls inside each other'],
  [/collision/i, 'an account exists at the address'],
  [/revert|execution failed/i, 'reverted'],
  [/invalid|opcode|jump|stack|undefined/i, 'invalid instruction'],
]

/** Nodes and libraries use different words for the same failures. This maps them to one word each. */
export function normaliseError(text: string): string {
  return NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? text
}
