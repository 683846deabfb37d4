import type { RequestTrace } from '../requests/RequestTrace.ts'

/** Sends traces and metrics to a collector. */
export type Telemetry = {
  traceRequest(request: TracedRequest): RequestTrace
  /** Sends what has not been sent yet; never waits long for a collector that does not answer. */
  close(): Promise<void>
}

export type TracedRequest = {
  readonly id: string
  readonly method: string
  /** Template of the route, because a path names accounts. */
  readonly route: string
  /** W3C header of a caller that is trusted. */
  readonly traceparent: string | undefined
}
