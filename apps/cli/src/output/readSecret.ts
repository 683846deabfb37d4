import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/**
 * Reads one line, which a terminal does not show.
 *
 * @returns the first line of the input; empty when it ends before one
 */
export async function readSecret(
  question: string,
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  output.write(question)
  const terminal = input.isTTY === true
  // The terminal shows what the interface writes, so it writes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) output.write('\n')
  }
}
