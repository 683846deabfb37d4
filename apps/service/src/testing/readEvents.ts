import { SafeEvent } from '@countersign/api'

type ReceivedEvent = { id: string; event: SafeEvent; at: number }
export type EventReader = {
  headers: Headers
  /** Comment lines: the first is `ok`. */
  comments: string[]
  received: ReceivedEvent[]
  /** Resolves with the first matching event, past or future. */
  until(fits: (event: SafeEvent) => boolean): Promise<ReceivedEvent>
  close(): void
}

/**
 * Reads server-sent events like a browser.
 * @param body sent as JSON with POST
 */
export async function readEvents(
  url: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<EventReader> {
  const controller = new AbortController()
  const posted = { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(url, {
    ...(body === undefined ? {} : posted),
    headers: {
      accept: 'text/event-stream',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    signal: controller.signal,
  })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const received: ReceivedEvent[] = []
  const comments: string[] = []
  const waiting = new Set<() => void>()
  const read = async (body: ReadableStream<Uint8Array>) => {
    let buffer = ''
    const decoder = new TextDecoder()
    for await (const chunk of body) {
      buffer += decoder.decode(chunk, { stream: true })
      const blocks = buffer.split('\n\n')
      buffer = blocks.pop() ?? ''
      for (const block of blocks) readBlock(block, received, comments)
      for (const notify of waiting) notify()
    }
  }
  read(response.body).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error
  })
  return {
    headers: response.headers,
    comments,
    received,
    until: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find(({ event }) => fits(event))
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => controller.abort(),
  }
}

function readBlock(block: string, received: ReceivedEvent[], comments: string[]): void {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const comment = fields.get('')
  if (comment !== undefined) comments.push(comment)
  const data = fields.get('data')
  if (data === undefined) return
  const event = SafeEvent.parse(JSON.parse(data))
  if (event.type !== fields.get('event')) throw new Error(`Event ${fields.get('event')} carries ${event.type}`)
  received.push({ id: fields.get('id') ?? '', event, at: Date.now() })
}
