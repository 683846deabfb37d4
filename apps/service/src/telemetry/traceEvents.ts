import { randomUUID } from 'node:crypto'
import type { EventBus } from '../events/EventBus.ts'
import { errorTypeOf } from './errorTypeOf.ts'
import type { Telemetry } from './Telemetry.ts'

/** A trace for each set of events that is handed to the streams and other listeners of this process: writing them takes the main thread. */
export function traceEvents(bus: EventBus, telemetry: Telemetry | null): EventBus {
  if (telemetry === null) return bus
  return {
    ...bus,
    publish(events) {
      if (events.length === 0) return
      const types = [...new Set(events.map(({ event }) => event.type))].join(' ')
      const attributes = { 'countersign.events': events.length, 'countersign.event_types': types }
      const trace = telemetry.traceTask({ id: `task-${randomUUID()}`, name: 'publish events', attributes })
      try {
        bus.publish(events)
        trace.end({}, false)
      } catch (error) {
        trace.end({ 'error.type': errorTypeOf(error) }, true)
        throw error
      }
    },
  }
}
