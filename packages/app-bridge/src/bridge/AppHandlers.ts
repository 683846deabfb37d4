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
}

/**
 * What answers the app. A handler that returns no promise is answered inside the message event itself; `getSafeInfo` must be one.
 * Throw an {@link AppError} to refuse.
 */
export type AppHandlers = {
  readonly [M in AppMethod]: (params: ParamsOf<M>, request: AppCall) => ResultOf<M> | Promise<ResultOf<M>>
}
