/** A refusal with a code of EIP-1193, EIP-1474 or EIP-5792. */
export type RequestRefusal = { readonly code: number; readonly message: string }

export const refusals = {
  invalid: (message: string): RequestRefusal => ({ code: -32602, message }),
  // no message: an answer to a program
  notImplemented: (method: string): RequestRefusal => ({ code: 4200, message: `${method} not implemented` }),
  wrongChain: (asked: string, own: string): RequestRefusal => ({
    code: 5100,
    // no message: an answer to a program
    message: `Unsupported chains. The account is on chain ${own}, the request is for chain ${asked}.`,
  }),
  // no message: an answer to a program
  cancelled: (): RequestRefusal => ({ code: 4001, message: 'User rejected the request.' }),
  /** The code of a declined request, because the app gets no transaction; the words say what happened instead. */
  batched: (): RequestRefusal => ({
    code: 4001,
    // no message: an answer to a program
    message: 'User rejected the request: its calls wait in a batch of the account and may be proposed later.',
  }),
  unsupportedCapability: (name: string): RequestRefusal => ({
    code: 5700,
    // no message: an answer to a program
    message: `The account does not support the capability ${name}.`,
  }),
  /** The code of EIP-1474 for a limit that is exceeded. */
  limited: (message: string): RequestRefusal => ({ code: -32005, message }),
  unknownCalls: (id: string): RequestRefusal => ({
    code: 5730,
    // no message: an answer to a program
    message: `No calls of this account are known by ${id}.`,
  }),
  failed: (error: unknown): RequestRefusal => ({
    code: codeOf(error) ?? -32603,
    message: error instanceof Error ? error.message : String(error),
  }),
} as const

const codeOf = (error: unknown): number | null => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'number' && Number.isInteger(code) ? code : null
}

/** Thrown while parameters are parsed; the handler turns it into the answer. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: RequestRefusal
  constructor(refusal: RequestRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export const refuse = (refusal: RequestRefusal): never => {
  throw new RefusedError(refusal)
}
