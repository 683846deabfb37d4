import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
})
const TASK = /\bRunTask$/

/**
 * Measures the tasks of the page from now on by the computing time of their thread: how long each would block the
 * page on an idle machine. Wall-clock time also includes time in which other processes had the processor.
 *
 * @returns ends the measuring and gives the milliseconds of the longest task
 */
export async function traceTasks(browser: Browser, page: Page): Promise<() => Promise<number>> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  return async () => {
    const { traceEvents } = z.parse(Trace, JSON.parse((await browser.stopTracing()).toString()))
    const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    const mainThreads = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`))
    const tasks = traceEvents.filter(({ name, pid, tid }) => TASK.test(name) && mainThreads.has(`${pid} ${tid}`))
    if (tasks.length === 0) throw new Error('The trace has no task of a page: its format has changed.')
    return Math.round(Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000)
  }
}
