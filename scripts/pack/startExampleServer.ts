import { createApiClient } from '@countersign/api/client'
import { deployTestContracts, devchainConfig } from '@countersign/devchain'
import { ServiceConfig, startService } from '@countersign/service'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabaseTemplate } from '../../apps/service/src/testing/copyDatabaseTemplate.ts'
import { startExampleChain } from './startExampleChain.ts'

export type ExampleServer = {
  /** Replaces the addresses of a README, those of `npm start`, by the ones in use here. */
  readonly atItsPorts: (code: string) => string
  readonly stop: () => Promise<void>
}

/** A local chain with the demo treasury, and a service that has indexed it. */
export async function startExampleServer(): Promise<ExampleServer> {
  const chain = await startExampleChain()
  const dataDir = mkdtempSync(join(tmpdir(), 'countersign-examples-'))
  const config = devchainConfig({ chainId: 31337, rpcUrl: chain.rpcUrl }, await deployTestContracts(chain.rpcUrl))
  await copyDatabaseTemplate(dataDir)
  const service = await startService(
    ServiceConfig.parse({ port: 0, host: '127.0.0.1', dataDir, chains: [config], logLevel: 'error' }),
  )
  await untilIndexed(service.url)
  return {
    atItsPorts: (code) =>
      code.replaceAll('http://127.0.0.1:8545', chain.rpcUrl).replaceAll('http://localhost:4180', service.url),
    async stop() {
      await service.stop()
      await chain.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilIndexed(url: string): Promise<void> {
  const { getIndexingStatus } = createApiClient({ baseUrl: url })
  const until = Date.now() + 30_000
  while (!(await getIndexingStatus({ params: { chainId: '31337' } })).synced) {
    if (Date.now() > until) throw new Error('The service has not indexed the local chain within 30 s.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
