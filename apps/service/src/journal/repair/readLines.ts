import { createReadStream } from 'node:fs'

const NEWLINE = 0x0a

/** The lines of a file; the last one is incomplete when it has no line end. */
export async function* readLines(path: string): AsyncGenerator<{ text: string; isWhole: boolean }> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, Buffer.from(chunk)])
    for (let stop = rest.indexOf(NEWLINE); stop >= 0; stop = rest.indexOf(NEWLINE)) {
      yield { text: rest.subarray(0, stop).toString('utf8'), isWhole: true }
      rest = rest.subarray(stop + 1)
    }
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), isWhole: false }
}
