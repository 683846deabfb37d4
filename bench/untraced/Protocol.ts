import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import * as z from 'zod/mini'

const Answer = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
})

/** The DevTools protocol over a pipe: messages end with a zero byte. */
export class Protocol {
  readonly #child: ChildProcess
  readonly #input: Writable
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (reason: Error) => void }>()
  #last = 0

  constructor(executable: string, args: readonly string[]) {
    this.#child = spawn(executable, [...args, '--remote-debugging-pipe'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    })
    // Without this, a call to a browser that has ended would wait for ever.
    this.#child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has ended.'))
      this.#waiting.clear()
    })
    // Types of node name the first three streams only.
    const [, , , input, output] = this.#child.stdio as [null, null, null, Writable, Readable]
    this.#input = input
    let text = ''
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (text + chunk).split('\0')
      text = messages.pop() ?? ''
      for (const message of messages) this.#take(Answer.parse(JSON.parse(message)))
    })
  }

  /** @param session of a page; without it the browser is asked */
  send(method: string, params: object = {}, session?: string): Promise<unknown> {
    const id = ++this.#last
    const answered = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#input.write(`${JSON.stringify({ id, method, params, ...(session && { sessionId: session }) })}\0`)
    return answered
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    // Debian's program is a shell script: a signal ends only the script, and the browser that it started keeps its pipes open.
    void this.send('Browser.close').catch(() => undefined)
    await ended
  }

  #take({ id, result, error }: z.infer<typeof Answer>): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id)
    if (id === undefined || !waiting) return
    this.#waiting.delete(id)
    if (error) waiting.reject(new Error(error.message))
    else waiting.resolve(result)
  }
}
