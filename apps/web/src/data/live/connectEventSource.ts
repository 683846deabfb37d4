import type { OpenEventConnection } from './EventConnection.ts'

/** A stream that needs only a URL, read by the browser's `EventSource`. @param names of the events that are read */
export const connectEventSource =
  (url: string, names: readonly string[]): OpenEventConnection =>
  ({ onOpen, onEvent, onEnd }) => {
    const source = new EventSource(url)
    source.addEventListener('open', onOpen)
    source.addEventListener('error', () => {
      source.close()
      onEnd()
    })
    for (const name of names)
      source.addEventListener(name, (event) => {
        if (event instanceof MessageEvent && typeof event.data === 'string') onEvent(event.data)
      })
    return () => source.close()
  }
