import { randomUUID } from 'node:crypto'
import { currentRequest, runInRequest } from '../requests/currentRequest.ts'
import type { TraceAttributes } from '../requests/RequestTrace.ts'
import { errorTypeOf } from './errorTypeOf.ts'
import type { Telemetry } from './Telemetry.ts'

/** Runs work that no request started. Its statements and calls of nodes are steps of a trace with this name. */
export type TraceTask = <T>(name: string, attributes: TraceAttributes, run: () => Promise<T>) => Promise<T>

export const runUntraced: TraceTask = (_name, _attributes, run) => run()

/** Work that a request waits for stays in the trace of the request. */
export function createTaskTracer(telemetry: Telemetry | null): TraceTask {
  if (telemetry === null) return runUntraced
  return async (name, attributes, run) => {
    if (currentRequest() !== undefined) return run()
    const id = `task-${randomUUID()}`
    const trace = telemetry.traceTask({ id, name, attributes })
    try {
      const result = await runInRequest({ id, trace, client: () => id, findSigner: async () => null }, run)
      trace.end({}, false)
      return result
    } catch (error) {
      trace.end({ 'error.type': errorTypeOf(error) }, true)
      throw error
    }
  }
}
