import type { OpenEventConnection } from './EventConnection.ts'
import { readEventStream } from './readEventStream.ts'
import { connectionMessages as messages } from '../connection/connectionMessages.ts'

/** A stream whose request needs a body, which `EventSource` cannot send. @param names of the events that are read */
export const connectPostedEvents =
  (url: string, body: unknown, names: ReadonlySet<string>): OpenEventConnection =>
  ({ onOpen, onEvent, onEnd }) => {
    const over = new AbortController()
    const { signal } = over
    const run = async () => {
      const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
      const answer = await fetch(url, {
        method: 'POST',
        credentials: 'omit',
        headers,
        body: JSON.stringify(body),
        signal,
      })
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false
      if (!answer.ok || !isStream || !answer.body) throw new Error(messages.streamAnswered(answer.status))
      if (!signal.aborted) onOpen()
      await readEventStream(answer.body, ({ name, data }) => {
        if (!signal.aborted && names.has(name)) onEvent(data)
      })
    }
    const end = () => {
      if (signal.aborted) return
      // A body that is not an event stream is not read to its end.
      over.abort()
      onEnd()
    }
    void run().then(end, end)
    return () => over.abort()
  }
