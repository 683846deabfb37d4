import { startService, type SecondPort, type ServiceConfig } from '@countersign/service'
import { fileURLToPath } from 'node:url'
import { buildDemoApp, buildPage, openPageDir } from './buildPage.ts'
import { checkPort } from './checkPort.ts'
import { makeDataDir, openDataDir, remember, resetDataDir } from './dataDir.ts'
import { LaunchError } from './LaunchError.ts'
import { chooseAppPorts, localApps, pageOrigins, serveDemoApp } from './localApps.ts'
import { demoConfig, proposeDemoQueues, startLocalChains } from './localChains.ts'
import { lockDataDir } from './lockDataDir.ts'
import { seconds, type Progress } from './progress.ts'
import { completeConfig, readBaseConfig } from './readBaseConfig.ts'
import type { LaunchOptions } from './readOptions.ts'
import type { Shutdown } from './shutdown.ts'
import { untilReached } from './untilReached.ts'
import { untilReady } from './untilReady.ts'
import { startMessages } from './startMessages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** From nothing to the open page: data folder, page, local chains, service, demo queue. */
export async function launch(
  options: LaunchOptions,
  progress: Progress,
  shutdown: Shutdown,
  startedAt: number,
): Promise<void> {
  const base = await readBaseConfig(options, root)
  const { dataDir } = base
  progress.say('')
  // Services that share a PostgreSQL database may share everything else too.
  const isAlone = options.devnet || base.databaseUrl === undefined
  if (isAlone) {
    makeDataDir(dataDir)
    const unlock = lockDataDir(dataDir)
    shutdown.add(null, async () => unlock())
  }
  if (options.reset && (await resetDataDir(dataDir))) progress.say(`${startMessages.deleted({ dataDir })}\n`)
  await checkPort(base.port, base.host)
  const appPorts = options.devnet ? await chooseAppPorts({ ...base, appPort: options.appPort }) : null

  const remembered = options.devnet ? await openDataDir(dataDir) : null
  const pageDir = await openPageDir(root)
  const page = progress.step(
    startMessages.stepPage,
    () => buildPage(root, shutdown.signal),
    ({ built }) => (built ? startMessages.built : startMessages.upToDate),
  )
  const apps = appPorts
    ? progress.step(startMessages.stepApps, () => startDemoApp(appPorts.demo, base.host, shutdown))
    : null
  // The builds run beside chains and service. Attach handlers now, so that a failure is not unhandled until it is
  // awaited.
  for (const build of [page, apps]) build?.catch(() => undefined)
  const locals = remembered ? await startLocalChains(dataDir, remembered, progress, shutdown) : []
  if (remembered) await remember(dataDir, remembered)
  const chains = [...locals.map(({ config }) => config), ...base.chains]
  const chainIds = locals.map(({ config }) => config.chainId)
  const config = completeConfig({
    ...base,
    pageDir,
    chains,
    ...(remembered ? { demo: demoConfig(locals) } : {}),
    ...(appPorts
      ? {
          appsOnLocalhost: true,
          safeApps: [...(localApps(chainIds, appPorts) ?? []), ...(base.safeApps ?? [])],
        }
      : {}),
  })
  const second = appPorts ? { port: appPorts.page, embeddedIn: pageOrigins(base.port) } : undefined
  const url = await progress.step(startMessages.stepService, () => runService(config, shutdown, second))
  if (remembered)
    await progress.step(
      startMessages.stepDemoQueue,
      () => proposeDemoQueues(locals, url, dataDir, remembered),
      (count) => startMessages.proposed({ count }),
    )
  await page
  await apps
  await untilReady(url)

  const host = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host
  progress.say(
    `\n  ${startMessages.open({ host, port: new URL(url).port, seconds: seconds(Date.now() - startedAt) })}\n`,
  )
}

async function startDemoApp(port: number, host: string, shutdown: Shutdown): Promise<void> {
  const [stop] = await Promise.all([serveDemoApp(root, port, host), buildDemoApp(root, shutdown.signal)])
  shutdown.add(null, stop)
}

async function runService(config: ServiceConfig, shutdown: Shutdown, second?: SecondPort): Promise<string> {
  const service = await startService(config, second)
  if (shutdown.requested) {
    await service.stop()
    throw new LaunchError(startMessages.stopped)
  }
  shutdown.add(startMessages.stepServiceStopped, () => service.stop())
  await untilReached(service)
  return service.url
}
