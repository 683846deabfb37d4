import type * as z from 'zod/mini'
import { fieldOf } from '../params/readerSchema.ts'
import type { AppMethod, ParamsOf } from '../protocol/AppMethod.ts'
import { PROTOCOL } from '../protocol/PROTOCOL.ts'
import { ERRORS } from '../errors/ERRORS.ts'
import type { AppCall, AppHandlers } from './AppHandlers.ts'

type Prepared =
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
    read: method === 'rpcCall' ? String(fieldOf(data, 'call')) : null,
  }
}
