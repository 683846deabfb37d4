import { startService, type SecondPort, type ServiceConfig } from '@countersign/service'
import { checkPort } from './checkPort.ts'
import { makeDataDir, openDataDir, remember, resetDataDir } from './dataDir.ts'
import { LaunchError } from './LaunchError.ts'
import { chooseAppPorts, localApps, pageOrigins } from './localApps.ts'
import { demoConfig, proposeDemoQueues, startLocalChains } from './localChains.ts'
import { lockDataDir } from './lockDataDir.ts'
import { seconds, type Progress } from './progress.ts'
import { completeConfig, readBaseConfig, withLimits } from './readBaseConfig.ts'
import type { LaunchOptions } from './readOptions.ts'
import { serveApp } from './serveApp.ts'
import type { Shutdown } from './shutdown.ts'
import { untilReached } from './untilReached.ts'
import { untilReady } from './untilReady.ts'
import { startMessages } from './startMessages.ts'

/** The page and the demo app as folders of files, and what is done before they are served. */
export type LaunchFiles = {
  readonly pageDir: string
  readonly demoAppDir: string
  /** Brings both up to date. Absent where they are built, as in the package. */
  readonly build?: {
    readonly page: () => Promise<{ readonly built: boolean }>
    readonly demoApp: () => Promise<unknown>
  }
}

export type LaunchParts = {
  readonly files: LaunchFiles
  /** Where `.countersign` is, unless a data folder is named. */
  readonly home: string
  readonly progress: Progress
  readonly shutdown: Shutdown
  /** Epoch milliseconds. */
  readonly startedAt: number
}

/** From nothing to the open page: data folder, page, local chains, service, demo queue. */
export async function launch(
  options: LaunchOptions,
  { files, home, progress, shutdown, startedAt }: LaunchParts,
): Promise<void> {
  const base = await readBaseConfig(options, home)
  const { dataDir } = base
  progress.say('')
  // Services that share a PostgreSQL database may share everything else too.
  if (options.devnet || base.databaseUrl === undefined) takeDataDir(dataDir, shutdown)
  if (options.reset && (await resetDataDir(dataDir))) progress.say(`${startMessages.deleted({ dataDir })}\n`)
  await checkPort(base.port, base.host)
  const appPorts = options.devnet ? await chooseAppPorts({ ...base, appPort: options.appPort }) : null

  const remembered = options.devnet ? await openDataDir(dataDir) : null
  const { build, pageDir } = files
  const page = build
    ? progress.step(startMessages.stepPage, build.page, ({ built }) =>
        built ? startMessages.built : startMessages.upToDate,
      )
    : null
  const apps = appPorts
    ? progress.step(startMessages.stepApps, () =>
        startDemoApp(files, { port: appPorts.demo, host: base.host }, shutdown),
      )
    : null
  // The builds run beside chains and service. Attach handlers now, so that a failure is not unhandled until it is
  // awaited.
  for (const made of [page, apps]) made?.catch(() => undefined)
  const locals = remembered ? await startLocalChains(dataDir, remembered, progress, shutdown) : []
  if (remembered) await remember(dataDir, remembered)
  const chains = [...locals.map(({ config }) => config), ...base.chains]
  const chainIds = locals.map(({ config }) => config.chainId)
  const complete = completeConfig({
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
  const config = withLimits(complete, options.limits)
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
  progress.say(`\n  ${openLine(config.host, url, Date.now() - startedAt)}\n`)
}

function openLine(listening: string, url: string, ms: number): string {
  const host = listening === '127.0.0.1' || listening === '0.0.0.0' ? 'localhost' : listening
  return startMessages.open({ host, port: new URL(url).port, seconds: seconds(ms) })
}

/** For this process alone, until it ends. */
function takeDataDir(dataDir: string, shutdown: Shutdown): void {
  makeDataDir(dataDir)
  const unlock = lockDataDir(dataDir)
  shutdown.add(null, async () => unlock())
}

type Place = { readonly port: number; readonly host: string }

async function startDemoApp({ demoAppDir, build }: LaunchFiles, place: Place, shutdown: Shutdown): Promise<void> {
  const [stop] = await Promise.all([serveApp({ folder: demoAppDir, ...place }), build?.demoApp()])
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
