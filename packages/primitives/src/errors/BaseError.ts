/** Whether doing the same again can help: never, or later. */
export type Retry = 'never' | 'later'

/**
 * The error every package throws: a code a program can act on, a sentence a person can act on, and the values behind both.
 *
 * @example
 * throw new BaseError({ code: 'port/taken', message: 'Port 4180 is taken. Set PORT.', meta: { port: 4180 }, retry: 'later' })
 */
export class BaseError<Code extends string = string, Meta = unknown> extends Error {
  readonly code: Code
  readonly meta: Meta
  readonly retry: Retry

  constructor(input: { code: Code; message: string; meta: Meta; cause?: unknown; retry?: Retry }) {
    super(input.message, input.cause === undefined ? undefined : { cause: input.cause })
    this.name = 'BaseError'
    this.code = input.code
    this.meta = input.meta
    this.retry = input.retry ?? 'never'
  }
}
