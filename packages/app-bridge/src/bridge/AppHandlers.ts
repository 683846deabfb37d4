import type { AppMethod, ParamsOf, ResultOf } from '../protocol/AppMethod.ts'
import type { SdkVersion } from '../sdk/SdkVersion.ts'

/** One accepted request, as its handler sees it. */
export type AppCall = {
  /** The host's own counter, unique in the session. The app's own id never leaves the bridge. */
  readonly id: number
  /** Null when the app does not say. */
  readonly sdkVersion: SdkVersion | null
  /** Whether the app's SDK is older than this version; false when the app does not say, true when what it says cannot be read. */
  readonly isOldSdk: (before: `${number}.${number}.${number}`) => boolean
  /** Aborted when nobody waits for the answer any more: session closed, document replaced, time over. */
  readonly signal: AbortSignal
  /**
   * For prompts that are answered long after the person has acted (a message that waits for other owners): nothing is on screen any more,
   * and the next prompt may be shown. Without it the answer makes room.
   */
  readonly promptDone: () => void
}

/**
 * What answers the app. A handler that returns no promise is answered inside the message event itself; `getSafeInfo` must be one.
 * Throw an {@link AppError} to refuse.
 */
export type AppHandlers = {
  readonly [M in AppMethod]: (params: ParamsOf<M>, request: AppCall) => ResultOf<M> | Promise<ResultOf<M>>
}
