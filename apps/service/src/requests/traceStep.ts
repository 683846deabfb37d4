import { currentRequest } from './currentRequest.ts'
import type { TraceAttributes } from './RequestTrace.ts'

/** Runs a step of the current request and adds it to its trace. Without a trace it only runs. */
export async function traceStep<T>(name: string, attributes: () => TraceAttributes, run: () => Promise<T>): Promise<T> {
  const trace = currentRequest()?.trace
  if (!trace) return run()
  const end = trace.begin(name, attributes())
  try {
    const result = await run()
    end()
    return result
  } catch (error) {
    end(error)
    throw error
  }
}
