import { demoOwners, deploySafe } from '@countersign/devchain'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startServiceProcess } from '../../apps/service/src/testing/startServiceProcess.ts'
import { buildTestConfig, createTestFolder, type TestChain } from '../../apps/service/src/testing/testService.ts'
import { say } from '../service/say.ts'
import { copyRowsAlone } from '../../apps/service/src/testing/copyRowsAlone.ts'
import { measureStart, type StartMeasure } from './measureStart.ts'
import { writeJournal } from '../../apps/service/src/testing/writeJournal.ts'

/**
 * `rebuild`: of a journal that was never verified here, as after a restored backup. `lost`: after the loss of the database alone. `floor`: computing time of
 * the embedded database for the rows alone, in seconds.
 */
export type RebuildMeasure = {
  journal: number
  rebuild: StartMeasure
  warm: StartMeasure
  lost: StartMeasure
  floor: number
}

/** Starts a service on a journal without a database, ends it, starts it again, and once more without the database. */
export async function measureRebuild(chain: TestChain, entries: number, accounts: number): Promise<RebuildMeasure> {
  const folder = createTestFolder()
  const dataDir = join(folder.path, 'data')
  try {
    mkdirSync(dataDir)
    const path = join(dataDir, 'journal.jsonl')
    say(
      `writing a journal of ${entries.toLocaleString('en-US')} entries of ${accounts.toLocaleString('en-US')} accounts`,
    )
    const owners = [demoOwners[0].address]
    const deploy = (saltNonce: bigint) => deploySafe(chain.rpcUrl, { owners, threshold: 1, saltNonce })
    const deployed = [(await deploy(401n)).address, (await deploy(402n)).address] as const
    await writeJournal(path, { chainId: chain.chainId, entries, accounts, deployed })
    const config = buildTestConfig(chain, { dataDir, rateLimitPerMinute: 100_000_000 })
    // Bundling and a database in the page cache are no part of the figures.
    mkdirSync(join(folder.path, 'other'))
    await (await startServiceProcess({ ...config, dataDir: join(folder.path, 'other', 'data') })).end('SIGTERM')
    say('rebuilding')
    const rebuild = await measureStart(config, chain, deployed)
    say('starting again')
    const warm = await measureStart(config, chain, deployed)
    for (const name of ['database', 'database.json']) rmSync(join(dataDir, name), { recursive: true })
    say('rebuilding beside the checkpoint')
    const lost = await measureStart(config, chain, deployed)
    say('copying the rows alone')
    const floor = await copyRowsAlone(join(dataDir, 'database'))
    return { journal: statSync(path).size / 1e6, rebuild, warm, lost, floor }
  } finally {
    folder.remove()
  }
}
