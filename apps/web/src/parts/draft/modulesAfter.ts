import { isSameAddress, type Address, type Hex } from '@countersign/primitives'

/** disableModule(address previous, address module) */
const DISABLE = '0xe009cfde'
/** enableModule(address module) */
const ENABLE = '0x610b5925'

type Call = { readonly to: Address; readonly data: Hex }

/**
 * The list of modules after calls of a batch, so that a further removal names the module before it in the list at that time.
 *
 * @example
 * modulesAfter(safe, [first, second], [{ to: safe, data: disableModule(safe, first) }]) // [second]
 */
export function modulesAfter(safe: Address, modules: readonly Address[], calls: readonly Call[]): Address[] {
  let list = [...modules]
  for (const { to, data } of calls) {
    if (!isSameAddress(to, safe)) continue
    const selector = data.slice(0, 10).toLowerCase()
    if (selector === DISABLE) list = list.filter((module) => !isSameAddress(module, wordOf(data, 1)))
    // The contract puts a new module in front.
    if (selector === ENABLE) list = [wordOf(data, 0), ...list]
  }
  return list
}

const wordOf = (data: Hex, index: number): Address => `0x${data.slice(10 + index * 64 + 24, 10 + (index + 1) * 64)}`
