import { optimizeLaterEnv } from '../../scripts/start/optimizeLaterEnv.ts'
import { startStack, type Stack } from './startStack.ts'

/**
 * One stack per worker: a journey that holds the blocks of a chain disturbs no other. Stops them at the end. With
 * COUNTERSIGN_URL set, the journeys run against that stack.
 */
export default async function startStacks({ workers }: { readonly workers: number }) {
  const running = process.env.COUNTERSIGN_URL
  if (running) {
    const answer = await fetch(`${running}/health/ready`)
    if (answer.status !== 200) throw new Error(`COUNTERSIGN_URL is ${running}, which answers ${answer.status}.`)
    return
  }
  const stacks: Stack[] = []
  const environment = optimizeLaterEnv()
  const stop = async () => void (await Promise.all(stacks.map((stack) => stack.stop())))
  try {
    // The first is a first start: it builds the page and creates its database. The others reuse the build.
    stacks.push(await startStack({ environment }))
    const others = await Promise.allSettled(
      Array.from({ length: workers - 1 }, () => startStack({ environment, isPrepared: true })),
    )
    for (const other of others) if (other.status === 'fulfilled') stacks.push(other.value)
    for (const other of others) if (other.status === 'rejected') throw other.reason
  } catch (error) {
    await stop()
    throw error
  }
  process.env.COUNTERSIGN_URLS = stacks.map(({ url }) => url).join(' ')
  return stop
}
