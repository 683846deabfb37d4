import type { Address } from '@countersign/primitives'
import { findFreePort } from '../../apps/service/src/testing/findFreePort.ts'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import type { TestChain } from '../../apps/service/src/testing/testService.ts'
import { readCpuTime } from '../../apps/service/src/testing/readCpuTime.ts'
import { readMemory } from '../../apps/service/src/testing/readMemory.ts'

/** Times in seconds, sizes in megabytes. */
export type StartMeasure = {
  /** From the start of the process until its port answers, until the first and the last account are complete, and until all of it is. */
  listens: number
  firstAccount: number
  lastAccount: number
  /** Computing time of all threads until then. */
  cpu: number
  memory: number
}

/** Starts a service and waits until the journals of a first and of a last account are answered. */
export async function measureStart(
  config: Parameters<typeof startServiceProcess>[0],
  { chainId }: TestChain,
  [first, last]: readonly [Address, Address],
): Promise<StartMeasure> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  // The service must be asked before it says that it is ready.
  const port = await findFreePort()
  const starting = startServiceProcess({ ...config, port })
  const until = async (path: string) => {
    const answers = () =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await answers())) await new Promise((done) => setTimeout(done, 20))
    return seconds()
  }
  const journalOf = (account: Address) => `/v1/chains/${chainId}/safes/${account}/journal?cursor=limit%3D1`
  const [listens, firstAccount, lastAccount, service] = await Promise.all([
    until('/health/live'),
    until(journalOf(first)),
    until(journalOf(last)),
    starting,
  ])
  const measured = { cpu: readCpuTime(service.pid), memory: readMemory(service.pid).peak }
  await service.end('SIGTERM')
  return { listens, firstAccount, lastAccount, ...measured }
}
