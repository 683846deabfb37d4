import { AppError } from '../errors/AppError.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import { type AppMessage, isOlderSdk } from './readMessage.ts'
import type { AppCall, AppHandlers } from './AppHandlers.ts'
import { fieldOf } from '../params/readerSchema.ts'
import { stripText } from '../text/stripText.ts'
import type * as z from 'zod/mini'
import { type AppMethod, type ParamsOf, PROTOCOL } from '../protocol/PROTOCOL.ts'

/** One accepted request until its answer. `post` is called exactly once, whatever happens. */
export class PendingRequest {
  readonly call: AppCall
  readonly isPrompt: boolean
  readonly #id: string
  readonly method: string
  readonly #post: (answer: AppAnswer) => void
  readonly #controller = new AbortController()
  readonly #listeners: ((refusal: unknown) => void)[] = []
  #isOver = false
  #leavePrompt: () => void = () => undefined

  constructor(
    { id, method, sdkVersion }: Extract<AppMessage, { kind: 'request' }>,
    { number, isPrompt }: { readonly number: number; readonly isPrompt: boolean },
    post: (answer: AppAnswer) => void,
  ) {
    this.#id = id
    this.method = method
    this.#post = post
    this.isPrompt = isPrompt
    this.call = {
      id: number,
      sdkVersion,
      isOldSdk: (before) => isOlderSdk(sdkVersion, before),
      signal: this.#controller.signal,
      promptDone: () => this.#leavePrompt(),
    }
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** @param listener called once, with the refusal or with null */
  whenOver(listener: (refusal: unknown) => void): void {
    this.#listeners.push(listener)
  }

  /** @param listener called when the request has no prompt on screen any more, although it has no answer yet */
  whenPromptDone(listener: () => void): void {
    this.#leavePrompt = listener
  }

  /** Runs the handler. A value that it returns synchronously is posted synchronously. */
  settle(run: (call: AppCall) => unknown): void {
    try {
      const result = run(this.call)
      if (result instanceof Promise)
        result.then(
          (data: unknown) => this.#answer(data),
          (error: unknown) => this.refuse(error),
        )
      else this.#answer(result)
    } catch (error) {
      this.refuse(error)
    }
  }

  refuse(error: unknown): void {
    this.#end(error, () => this.#post(refusalTo(this.#id, errorText(error))))
  }

  /** Refuses the request and aborts the handler's signal. */
  abandon(error: AppError): void {
    this.refuse(error)
    this.#controller.abort(error)
  }

  #answer(data: unknown): void {
    // The official SDK ignores an answer without data and waits forever.
    if (data === undefined) return this.refuse(new AppError(ERRORS.noAnswer(this.method)))
    this.#end(null, () => {
      try {
        this.#post(answerTo(this.#id, data))
      } catch {
        // The data cannot be cloned, so nothing was posted.
        this.#post(refusalTo(this.#id, ERRORS.noAnswer(this.method)))
      }
    })
  }

  #end(refusal: unknown, post: () => void): void {
    if (this.#isOver) return
    this.#isOver = true
    post()
    for (const listener of this.#listeners) listener(refusal)
  }
}

const MAX_TEXT = 500
const MAX_DATA = 4_000

/**
 * The error text that an app receives for any thrown value: the protocol only has a plain text. Revert data is
 * appended, because apps read it. Server addresses are removed, because a node's address may contain a key. Never
 * empty.
 */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (error instanceof AppError) return clean(message) || ERRORS.failed
  const text =
    clean((message.split('\n')[0] ?? '').replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '(address)')) || ERRORS.failed
  const data = revertData(error, 3)
  return data === null || text.includes(data) ? text : `${text} (data: ${data})`
}

const clean = (text: string): string => stripText(text.slice(0, MAX_TEXT)).trim()

function revertData(error: unknown, depth: number): string | null {
  if (!(error instanceof Error) || depth === 0) return null
  const data = fieldOf(error, 'data')
  if (typeof data === 'string' && data.length <= MAX_DATA && /^0x([0-9a-f]{2})+$/i.test(data)) return data
  return revertData(error.cause, depth - 1)
}

/**
 * The version in every answer. SDKs only read its major version; versions 1.x and 2.x require a full version number.
 */
const PROTOCOL_VERSION = '9.1.0'

export type AppAnswer =
  | { readonly id: string; readonly success: true; readonly version: string; readonly data: unknown }
  | { readonly id: string; readonly success: false; readonly version: string; readonly error: string }

export const answerTo = (id: string, data: unknown): AppAnswer => ({
  id,
  success: true,
  version: PROTOCOL_VERSION,
  data,
})
const refusalTo = (id: string, error: string): AppAnswer => ({
  id,
  success: false,
  version: PROTOCOL_VERSION,
  error,
})

type Prepared =
  /** `read`: the name of a read that is queued; null if it is not */
  | { readonly run: (call: AppCall) => unknown; readonly read: string | null }
  /** The params are invalid; the text is the error that the app receives. */
  | { readonly error: string }

type Reader<T> = {
  safeParse(
    sent: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: z.core.$ZodError }
}
/** The table with typed methods, so that the compiler matches params with their handler. */
const READERS: { readonly [M in AppMethod]: { readonly params: Reader<ParamsOf<M>> } } = PROTOCOL

/** Parses the params by the table and binds them to their handler. Nothing is called yet. */
export function callHandler<M extends AppMethod>(handlers: AppHandlers, method: M, sent: unknown): Prepared {
  const params = READERS[method].params.safeParse(sent)
  if (!params.success) return { error: params.error.issues[0]?.message ?? ERRORS.failed }
  const { data } = params
  return {
    run: (call) => handlers[method](data, call),
    read: method === 'rpcCall' ? String(fieldOf(data, 'call')) : SERVICE_READS.has(method) ? method : null,
  }
}

/** They wait for the service, one of them for many pages of it, so they are queued like reads of the chain. */
const SERVICE_READS: ReadonlySet<AppMethod> = new Set(['getOffChainSignature', 'getSafeBalances', 'getTxBySafeTxHash'])
