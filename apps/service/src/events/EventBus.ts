import type { SafeEvent } from '@countersign/api'

/** An event as clients see it, with the id that Last-Event-ID resumes from. */
export type PublishedEvent = { id: number; event: SafeEvent }
export type EventListener = (published: PublishedEvent) => void

/** In-process fan-out. Publish only after the transaction that made the event true has committed. */
export type EventBus = {
  publish(events: readonly PublishedEvent[]): void
  subscribe(listener: EventListener): () => void
}

export function createEventBus(): EventBus {
  const listeners = new Set<EventListener>()
  return {
    publish(events) {
      for (const published of events) for (const listener of listeners) listener(published)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
