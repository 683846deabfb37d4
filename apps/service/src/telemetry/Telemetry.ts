import type { RequestTrace, TraceAttributes } from '../requests/RequestTrace.ts'

/** Sends traces and metrics to a collector. */
export type Telemetry = {
  traceRequest(request: TracedRequest): RequestTrace
  /** Work that no request started, such as a round of the index. */
  traceTask(task: TracedTask): RequestTrace
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

export type TracedTask = {
  readonly id: string
  readonly name: string
  /** Without names of accounts. */
  readonly attributes: TraceAttributes
}
