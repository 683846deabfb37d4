import { randomUUID } from 'node:crypto'
import type { EventBus } from '../events/EventBus.ts'
import { errorTypeOf } from './errorTypeOf.ts'
import type { Telemetry } from './Telemetry.ts'

type Report = (error: unknown) => void

/**
 * A trace for each set of events that is handed to the streams and other listeners of this process: writing them takes the main thread. What a listener throws
 * does not reach the publisher, so the trace learns of it from the report of the bus.
 */
export function traceEvents(
  create: (report: Report) => EventBus,
  report: Report,
  telemetry: Telemetry | null,
): EventBus {
  if (telemetry === null) return create(report)
  let failures: unknown[] = []
  const bus = create((error) => {
    failures.push(error)
    report(error)
  })
  return {
    ...bus,
    publish(events) {
      if (events.length === 0) return
      const types = [...new Set(events.map(({ event }) => event.type))].join(' ')
      const attributes = { 'countersign.events': events.length, 'countersign.event_types': types }
      const trace = telemetry.traceTask({ id: `task-${randomUUID()}`, name: 'publish events', attributes })
      failures = []
      bus.publish(events)
      trace.end(failures.length === 0 ? {} : { 'error.type': errorTypeOf(failures[0]) }, failures.length > 0)
    },
  }
}
