export type ServerEvent = { readonly name: string; readonly data: string }

/** The longest event of the service contains the data of a transaction, a megabyte in hex. */
const LONGEST_EVENT = 4 * 1024 * 1024

/**
 * Reads server-sent events until the stream ends.
 * @throws {RangeError} for an endless event, because no other limit bounds its memory
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      rest += decoder.decode(part.value, { stream: true })
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      if (rest.length > LONGEST_EVENT) throw new RangeError('An event of the stream is longer than 4 MiB.')
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) onEvent(event)
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Skips comments and other fields; several `data` lines form one text. */
function eventOf(block: string): ServerEvent | null {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length === 0 ? null : { name, data: data.join('\n') }
}
