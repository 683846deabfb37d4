import type { Frame, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Answer } from '../pages/expose.ts'

/** An official client inside the host, called from the test. */
export type AppFrame = {
  readonly name: string
  readonly url: string
  readonly page: Page
  /** What a call comes to, by path as in `safe.getInfo`. */
  call(path: string, ...args: unknown[]): Promise<Answer>
  /** The value of a call that must succeed. */
  value(path: string, ...args: unknown[]): Promise<unknown>
  /** The words of a call that must fail. */
  error(path: string, ...args: unknown[]): Promise<string>
  /** What was called, in the order of the alphabet. */
  called(): string[]
  /** Functions of the client that no test has called. */
  uncalled(): Promise<string[]>
}

export async function openFrame(page: Page, name: string, url: string): Promise<AppFrame> {
  const called = new Set<string>()
  const frame = await findFrame(page, url)
  await frame.waitForFunction(() => 'callClient' in window)
  const call: AppFrame['call'] = (path, ...args) => {
    called.add(path)
    return frame.evaluate(([at, list]) => window.callClient(at, list), [path, args] as const)
  }
  return {
    name,
    url,
    page,
    call,
    async value(path, ...args) {
      const answer = await call(path, ...args)
      if ('error' in answer) throw new Error(`${name}: ${path} failed with “${answer.error}”.`)
      return answer.value
    },
    async error(path, ...args) {
      const answer = await call(path, ...args)
      if ('value' in answer) throw new Error(`${name}: ${path} gave ${JSON.stringify(answer.value)} and had to fail.`)
      return answer.error
    },
    called: () => [...called].toSorted(),
    uncalled: async () => (await frame.evaluate(() => window.clientMethods)).filter((path) => !called.has(path)),
  }
}

async function findFrame(page: Page, url: string): Promise<Frame> {
  const find = () => page.frames().find((one) => one.url().startsWith(url))
  await expect.poll(() => find() !== undefined, { message: `a frame shows ${url}` }).toBe(true)
  const frame = find()
  if (!frame) throw new Error(`The frame of ${url} is gone.`)
  return frame
}
