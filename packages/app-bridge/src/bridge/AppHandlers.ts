import type { AppMethod, ParamsOf, ResultOf } from '../protocol/PROTOCOL.ts'
import type { SdkVersion } from './readMessage.ts'

/** One accepted request, as its handler receives it. */
export type AppCall = {
  /** A counter of the host, unique in the session. The app's own id stays inside the bridge. */
  readonly id: number
  /** Null if the app does not send it. */
  readonly sdkVersion: SdkVersion | null
  /**
   * Whether the app's SDK is older than this version; false if the app sends no version, true if the version cannot
   * be parsed.
   */
  readonly isOldSdk: (before: `${number}.${number}.${number}`) => boolean
  /** Aborted when the answer is no longer needed: session closed, document replaced, or timeout. */
  readonly signal: AbortSignal
  /**
   * Call this when the prompt is off the screen but its answer comes much later, as for a message that waits for
   * other owners. Then the bridge can show the next prompt. Otherwise it waits for the answer.
   */
  readonly promptDone: () => void
}

/**
 * The functions that answer the app. A handler that returns no promise is answered within the message event;
 * `getSafeInfo` must do so. Throw an {@link AppError} to refuse.
 */
export type AppHandlers = {
  readonly [M in AppMethod]: (params: ParamsOf<M>, request: AppCall) => ResultOf<M> | Promise<ResultOf<M>>
}
