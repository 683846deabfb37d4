import type { SafeEvent } from '@countersign/api'

/** An event as clients receive it, with the id from which Last-Event-ID resumes. */
export type PublishedEvent = { id: number; event: SafeEvent }
export type EventListener = (published: PublishedEvent) => void

/** Fan-out within this process. Publish an event only after the commit of its transaction. */
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
