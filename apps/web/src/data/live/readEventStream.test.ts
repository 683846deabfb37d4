import { expect, test } from 'vitest'
import { readEventStream } from './readEventStream.ts'

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
async function read(...parts: string[]) {
  const events: string[] = []
  await readEventStream(streamOf(...parts), ({ name, data }) => events.push(`${name} ${data}`))
  return events
}

test('behavior: events are read across chunks; comments, ids and retries are skipped', async () => {
  expect(
    await read(
      ':ok\n\nid: 1\nevent: NEW_CONFIR',
      'MATION\ndata: {"a":1}\n',
      '\nretry: 0\n\ndata: x\r\ndata: y\r\n\r\n',
    ),
  ).toEqual(['NEW_CONFIRMATION {"a":1}', 'message x\ny'])
})

test('behavior: an incomplete event is not reported', async () => {
  expect(await read('event: RESET\ndata: 1')).toEqual([])
})

test('error: reading an endless event fails', async () => {
  const part = 'x'.repeat(1024 * 1024)
  await expect(read('data: ', part, part, part, part, part)).rejects.toThrow('longer than')
})
