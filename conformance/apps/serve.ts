import { deploySafeContracts, deployTestContracts, devchainConfig, startDevchain } from '@countersign/devchain'
import { ServiceConfig, startService } from '@countersign/service'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { buildPage, openPageDir } from '../../scripts/start/buildPage.ts'
import { servePages, titleOf } from './servePages.ts'

/*
 * What the apps meet: our page and service on one local chain, with every app listed. Says where, as one line of JSON, and
 * goes on until its input ends. PAGE_DIR: a page that is built already.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'countersign-conformance-'))
const stopping = new AbortController()

const [pages, devchain] = await Promise.all([servePages(), startDevchain({ chainId: 31337 })])
const built = process.env['PAGE_DIR']
const pageDir = built ?? (await openPageDir(root))
const page = built === undefined ? buildPage(root, stopping.signal) : Promise.resolve()
// Who waits for it comes later.
page.catch(() => undefined)
await deploySafeContracts(devchain.rpcUrl)
const contracts = await deployTestContracts(devchain.rpcUrl)
await copyDatabaseTemplate(dataDir)
const service = await startService(
  ServiceConfig.parse({
    port: 0,
    dataDir,
    pageDir,
    logLevel: 'error',
    chains: [devchainConfig(devchain, contracts)],
    safeApps: Object.entries(pages.urls).map(([name, url], id) => ({ id, url, name: titleOf(name) })),
  }),
)
await page
process.stdout.write(`${JSON.stringify({ url: `http://localhost:${service.port}`, apps: pages.urls })}\n`)

process.stdin.resume().once('end', () => {
  stopping.abort()
  void (async () => {
    pages.close()
    await service.stop()
    await devchain.stop()
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })()
})
