import type { ServiceConfigInput } from '@countersign/service'
import { bundleWithSources } from '../start/bundleProgram.mjs'
import { seconds, type Progress } from '../../apps/cli/src/launch/progress.ts'
import { startChildProgram, type ChildProgram } from './childProgram.ts'
import { watchSources } from './watchSources.ts'
import { devMessages } from './devMessages.ts'

const ENTRY = 'scripts/dev/serviceProgram.ts'

type Options = {
  readonly root: string
  readonly config: Promise<ServiceConfigInput>
  readonly progress: Progress
  readonly write: (line: string) => void
}

/**
 * Runs the service and starts it again after every change of its sources that changes its code. Sources that cannot be bundled leave the
 * running service as it is; a service that ends by itself waits for the next change.
 * @returns when the first service is ready; `stop` ends watching and the service
 */
export async function startRestartingService({ root, config, progress, write }: Options) {
  let bundle = await bundleWithSources(ENTRY, root)
  let isStopping = false
  /** Null while one is being replaced by the next. */
  let child: ChildProgram | null = null
  const first = start()
  let work: Promise<void> = Promise.resolve()
  const sources = watchSources(root, (file) => {
    work = work.then(() => restart(file)).catch((error: unknown) => progress.fail(messageOf(error)))
  })

  function start(): ChildProgram {
    const started = startChildProgram({ name: 'service', file: bundle.file, input: config, write })
    child = started
    void started.ended.then((reason) => {
      if (!isStopping && started === child) progress.fail(devMessages.serviceEnded({ reason }))
    })
    return started
  }

  async function restart(file: string): Promise<void> {
    if (isStopping) return
    const from = performance.now()
    const next = await bundleWithSources(ENTRY, root)
    sources.follow(next.sources)
    if (next.file === bundle.file) return
    bundle = next
    const old = child
    child = null
    await old?.stop()
    if (isStopping) return
    await start().ready
    progress.say(devMessages.restarted({ file, seconds: seconds(performance.now() - from) }))
  }

  sources.follow(bundle.sources)
  const stop = async () => {
    isStopping = true
    sources.close()
    await work
    await child?.stop()
  }
  return { ready: first.ready, stop }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
