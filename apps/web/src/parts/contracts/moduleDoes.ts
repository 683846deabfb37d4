import { knownModuleMessages as messages } from './knownModuleMessages.ts'

/** By the published name, which is never translated. */
const KEYS: ReadonlyMap<string, keyof typeof messages> = new Map([
  ['Allowance', 'allowance'],
  ['Zodiac Delay', 'delay'], // no message: a published name
  ['Zodiac Roles', 'roles'], // no message: a published name
  ['Zodiac ScopeGuard', 'scopeGuard'], // no message: a published name
  ['Social recovery', 'recovery'], // no message: a published name
  ['Safe 4337', 'operations'],
])

/** The effect of a published module or guard on an account, as a sentence. */
export function moduleDoes({ name }: { readonly name: string }): string {
  const key = KEYS.get(name)
  if (key === undefined) throw new RangeError(`There is no sentence about the module "${name}".`)
  return messages[key]
}
