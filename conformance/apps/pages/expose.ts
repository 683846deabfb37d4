/** What a call came to: the value, or the words of the error. */
export type Answer = { readonly value: unknown } | { readonly error: string; readonly code: unknown }

declare global {
  interface Window {
    /** Functions the client has, by path as in `safe.getInfo`. */
    clientMethods: readonly string[]
    callClient: (path: string, args: readonly unknown[]) => Promise<Answer>
  }
}

/** Lets the driver of the frame call every function of an official client, as an app would. */
export function expose(client: object): void {
  window.clientMethods = methodsOf(client)
  window.callClient = async (path, args) => {
    const [name = '', ...parents] = path.split('.').toReversed()
    const target = parents.reduceRight<unknown>((value, key) => read(value, key), client)
    const method = read(target, name)
    if (typeof method !== 'function') return { error: `The client has no ${path}.`, code: undefined }
    try {
      return { value: await Reflect.apply(method, target, args) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error), code: read(error, 'code') }
    }
  }
}

const read = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined

/** Own and inherited functions, and those of the parts (`eth`, `txs`, `safe`, `wallet`). */
function methodsOf(client: object): string[] {
  const parts = Object.entries(client).filter(([name]) => ['eth', 'txs', 'safe', 'wallet'].includes(name))
  return [
    ...functionsOf(client),
    ...parts.flatMap(([name, part]) => functionsOf(part).map((method) => `${name}.${method}`)),
  ].toSorted()
}

function functionsOf(part: object): string[] {
  const prototype: unknown = Object.getPrototypeOf(part)
  const inherited = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype)
  return [...Object.getOwnPropertyNames(part), ...inherited].filter(
    (name) => name !== 'constructor' && typeof Reflect.get(part, name) === 'function',
  )
}
