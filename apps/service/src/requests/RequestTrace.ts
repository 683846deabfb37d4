export type TraceAttributes = Readonly<Record<string, string | number>>

/** The trace of one HTTP request, or of a task that no request started. */
export type RequestTrace = {
  readonly traceId: string
  /** W3C `traceparent` for requests to other servers that continue this trace. */
  readonly traceparent: string
  /** Begins a step, such as a statement or a call of a node. Call the result when it ends, with the error if it failed. */
  begin(name: string, attributes: TraceAttributes): (error?: unknown) => void
  /** The request was answered, or the task has ended. */
  end(attributes: TraceAttributes, hasFailed: boolean): void
}
