import type { SafeEvent } from '@countersign/api'

/** An event as clients receive it, with the id from which Last-Event-ID resumes. */
export type PublishedEvent = { id: number; event: SafeEvent }
export type EventListener = (published: PublishedEvent) => void

/** Fan-out within this process. Publish an event only after the commit of its transaction. */
export type EventBus = {
  /** Every listener gets every event, also after one that has thrown: the events are stored, so their writer has not failed. */
  publish(events: readonly PublishedEvent[]): void
  /** @param topics with them, only events of these; see `topicOf` */
  subscribe(listener: EventListener, topics?: Iterable<string>): () => void
}

/** The account that an event concerns, or the chain when it concerns every account of it. */
export const topicOf = ({ chainId, address }: Pick<SafeEvent, 'chainId' | 'address'>): string =>
  address === undefined ? chainId : `${chainId}:${address}`

const EVERY = '*'

/** @param report gets what a listener has thrown */
export function createEventBus(report: (error: unknown) => void): EventBus {
  const listeners = new Map<string, Set<EventListener>>()
  const of = (topic: string): Iterable<EventListener> => listeners.get(topic) ?? []
  function hand(published: PublishedEvent, topic: string): void {
    for (const listener of of(topic))
      try {
        listener(published)
      } catch (error) {
        report(error)
      }
  }
  return {
    publish(events) {
      for (const published of events) {
        hand(published, EVERY)
        hand(published, topicOf(published.event))
      }
    },
    subscribe(listener, topics = [EVERY]) {
      const own = new Set(topics)
      for (const topic of own) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
      return () => {
        for (const topic of own) {
          const others = listeners.get(topic)
          others?.delete(listener)
          if (others?.size === 0) listeners.delete(topic)
        }
      }
    },
  }
}
