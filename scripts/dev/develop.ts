import type { ServiceConfigInput } from '@countersign/service'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleProgram } from '../start/bundleProgram.mjs'
import { checkPort } from '../../apps/cli/src/launch/checkPort.ts'
import { makeDataDir, openDataDir, remember, resetDataDir } from '../../apps/cli/src/launch/dataDir.ts'
import { LaunchError } from '../../apps/cli/src/launch/LaunchError.ts'
import { chooseAppPorts, localApps } from '../../apps/cli/src/launch/localApps.ts'
import { demoConfig, proposeDemoQueues, startLocalChains } from '../../apps/cli/src/launch/localChains.ts'
import { lockDataDir } from '../../apps/cli/src/launch/lockDataDir.ts'
import { seconds, type Progress } from '../../apps/cli/src/launch/progress.ts'
import { readBaseConfig } from '../../apps/cli/src/launch/readBaseConfig.ts'
import type { LaunchOptions } from '../../apps/cli/src/launch/readOptions.ts'
import type { Shutdown } from '../../apps/cli/src/launch/shutdown.ts'
import { startChildProgram } from './childProgram.ts'
import { startRestartingService } from './restartingService.ts'
import { devMessages } from './devMessages.ts'
import { startMessages } from '../../apps/cli/src/launch/startMessages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PAGE_PROGRAM = 'scripts/dev/pageProgram.ts'

/** Chains, service and page in one terminal: the chains in this process, service and page in one process each. */
export async function develop(
  options: LaunchOptions,
  progress: Progress,
  shutdown: Shutdown,
  startedAt: number,
): Promise<void> {
  if (!options.devnet) throw new LaunchError(devMessages.localChainsOnly)
  const base = await readBaseConfig(options, root)
  makeDataDir(base.dataDir)
  const unlock = lockDataDir(base.dataDir)
  shutdown.add(null, async () => unlock())
  if (options.reset && (await resetDataDir(base.dataDir))) progress.say(startMessages.deleted(base))
  await checkPort(base.port, base.host)
  const appPorts = await chooseAppPorts({ ...base, appPort: options.appPort })
  const servicePort = await findFreePort()
  const write = (line: string) => console.log(line)

  const serviceUrl = `http://127.0.0.1:${servicePort}`
  const page = startChildProgram({
    name: 'page',
    file: await bundleProgram(PAGE_PROGRAM, root),
    environment: { SERVICE_URL: serviceUrl },
    input: Promise.resolve({ host: base.host, port: base.port, appPort: appPorts?.demo ?? null }),
    write,
  })
  shutdown.add(devMessages.stepPageStopped, () => page.stop())
  void page.ended.then((reason) => {
    if (shutdown.requested) return
    progress.fail(devMessages.pageEnded({ reason }))
    void shutdown.run(1)
  })

  // Its code loads while the chains start.
  const { promise: config, resolve: configure } = withResolvers<ServiceConfigInput>()
  const service = await startRestartingService({ root, config, progress, write })

  const remembered = await openDataDir(base.dataDir)
  const locals = await startLocalChains(base.dataDir, remembered, progress, shutdown)
  // After the chains, so that it stops before them. If a chain does not start, the service ends with this process.
  shutdown.add(startMessages.stepServiceStopped, () => service.stop())
  await remember(base.dataDir, remembered)
  const chainIds = locals.map(({ config }) => config.chainId)
  const apps = appPorts ? (localApps(chainIds, appPorts) ?? []) : []
  configure({
    ...base,
    host: '127.0.0.1',
    port: servicePort,
    pageDir: await makePagePlaceholder(base.port),
    chains: locals.map((local) => local.config),
    demo: demoConfig(locals),
    // The page as an app inside itself needs the built page: npm start has it.
    ...(appPorts ? { appsOnLocalhost: true, safeApps: apps.slice(0, 1) } : {}),
    // A restart need not wait for open streams: the page opens them again.
    limits: { drainMs: 100 },
  })
  await progress.step(startMessages.stepService, () => service.ready)
  await progress.step(
    startMessages.stepDemoQueue,
    () => proposeDemoQueues(locals, serviceUrl, base.dataDir, remembered),
    (count) => startMessages.proposed({ count }),
  )
  await progress.step(startMessages.stepPage, () => page.ready)

  const host = base.host === '127.0.0.1' || base.host === '0.0.0.0' ? 'localhost' : base.host
  progress.say(devMessages.open({ host, port: base.port, seconds: seconds(Date.now() - startedAt) }))
}

/**
 * The service answers with a page only where one is built. Its headers are what the development server copies, so it gets a page that
 * says where the real one is.
 */
async function makePagePlaceholder(port: number): Promise<string> {
  const folder = join(root, 'node_modules/.cache/countersign/development-page')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'root.html'),
    `<!doctype html>\n<title>Countersign</title>\n<p>${devMessages.pageElsewhere({ port })}</p>\n`,
  )
  return folder
}

/** `Promise.withResolvers` is not in Node 20. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new LaunchError(devMessages.noFreePort)
  return address.port
}
