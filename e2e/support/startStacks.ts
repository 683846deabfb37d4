import { startStack, type Stack } from './startStack.ts'

/**
 * One stack for each worker: a journey that holds back the blocks of a chain disturbs no other. Stops them at the end.
 * With COUNTERSIGN_URL set, the journeys run against the stack that answers there.
 */
export default async function startStacks({ workers }: { readonly workers: number }) {
  const running = process.env.COUNTERSIGN_URL
  if (running) {
    const answer = await fetch(`${running}/health/ready`)
    if (answer.status !== 200) throw new Error(`COUNTERSIGN_URL is ${running}, which answers ${answer.status}.`)
    return
  }
  const stacks: Stack[] = []
  const stop = async () => void (await Promise.all(stacks.map((stack) => stack.stop())))
  try {
    // One after the other: the first builds the page, the others find it built.
    for (let worker = 0; worker < workers; worker++) stacks.push(await startStack())
  } catch (error) {
    await stop()
    throw error
  }
  process.env.COUNTERSIGN_URLS = stacks.map(({ url }) => url).join(' ')
  return stop
}
