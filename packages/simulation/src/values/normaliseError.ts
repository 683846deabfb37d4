/** The identifier for a transfer of more than the payer has. */
export const NOT_ENOUGH_BALANCE = 'not enough balance' // no message: an identifier

// Identifiers of a trace, the same in every language: `errorWords` has the texts.
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/balance|funds/i, NOT_ENOUGH_BALANCE],
  [/out ?of ?gas|gas exhaust|intrinsic gas/i, 'out of gas'], // no message: an identifier
  [/static|write protection|state change/i, 'state change in a read-only call'], // no message: an identifier
  [/stack ?limit|depth|call too deep/i, 'too many calls inside each other'], // no message: an identifier
  [/collision/i, 'an account exists at the address'], // no message: an identifier
  [/revert|execution failed/i, 'reverted'],
  [/invalid|opcode|jump|stack|undefined/i, 'invalid instruction'], // no message: an identifier
]

/** Nodes and libraries use different words for the same failures. This maps them to one word each. */
export function normaliseError(text: string): string {
  return NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? text
}
