/** One encrypted envelope in transit. The relay cannot read it. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly expiresAt: number
  readonly from: string
  /** Clients that have acknowledged it. */
  readonly ackedBy: Set<string>
}

type Posted = { topic: string; message: string; tag: number; ttlSeconds: number; from: string }

/** The message store of the relay: messages wait for subscribers of their topic until they expire. */
export function createRelayMessages(now: () => number = Date.now) {
  let messages: RelayMessage[] = []
  return {
    post({ topic, message, tag, ttlSeconds, from }: Posted): void {
      const publishedAt = now()
      messages = messages.filter(({ expiresAt }) => expiresAt > publishedAt)
      messages.push({
        topic,
        message,
        tag,
        from,
        publishedAt,
        expiresAt: publishedAt + ttlSeconds * 1000,
        ackedBy: new Set(),
      })
    },

    /** Messages of other clients on the topic that this client has not acknowledged, oldest first. */
    waitingFor: (client: string, topic: string): RelayMessage[] =>
      messages.filter(
        (one) => one.topic === topic && one.from !== client && !one.ackedBy.has(client) && one.expiresAt > now(),
      ),
  }
}
