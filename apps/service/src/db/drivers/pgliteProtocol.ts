/** A request from the main thread to the database thread. */
export type PgliteRequest =
  | { id: number; kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'close' }

export type PgliteFailure = { message: string; code: string | undefined; detail: string | undefined }

export type PgliteReply = { id: number; rows: unknown[] } | { id: number; failure: PgliteFailure }

/** First message of the thread: the database is open, or the reason why it is not. */
export type PgliteReady = { ready: true } | { ready: false; failure: PgliteFailure }
