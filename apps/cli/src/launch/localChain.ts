import {
  createDemoAccount,
  demoDays,
  deploySafeContracts,
  deployTestContracts,
  deployZodiacContracts,
  devchainConfig,
  devClient,
  startDevchain,
  type DemoAccount,
  type Devchain,
  type DevchainConfig,
} from '@countersign/devchain'
import { chainStateFile, type Remembered } from './dataDir.ts'
import { LaunchError } from './LaunchError.ts'
import type { Progress } from './progress.ts'
import { startMessages } from './startMessages.ts'

export type LocalChainPlan = { chainId: number; port: number; version: string; accountName: string }

/** Two contract versions, so that both layouts can be seen. */
export const localChainPlans: readonly LocalChainPlan[] = [
  { chainId: 31337, port: 8545, version: '1.4.1', accountName: 'Demo treasury' },
  { chainId: 31338, port: 8546, version: '1.5.0', accountName: 'Demo operations' },
]

export type LocalChain = { devchain: Devchain; config: DevchainConfig; account: DemoAccount }

const secondsPerDay = 86_400

/** A local chain with every contract in place and the demo account on it, saved to disk. */
export async function startLocalChain(
  plan: LocalChainPlan,
  anvilBin: string,
  dataDir: string,
  remembered: Remembered,
  progress: Progress,
  onStarted: (devchain: Devchain, isComplete: () => boolean) => void,
): Promise<LocalChain> {
  const { chainId, port, version, accountName } = plan
  let isComplete = false
  const devchain = await progress.step(
    startMessages.stepChain({ chainId }),
    async () => {
      const chain = await startDevchain({
        chainId,
        port,
        anvilBin,
        stateFile: chainStateFile(dataDir, chainId),
        // Saved only when the demo account is complete; its past lies on the days before.
        autosaveMs: 0,
        genesisTimestamp: Math.floor(Date.now() / 1000) - (demoDays + 1) * secondsPerDay,
        onProblem: (error) => progress.fail(error.message),
      })
      onStarted(chain, () => isComplete)
      await checkGenesis(chain, remembered)
      return chain
    },
    (chain) => (chain.restored ? startMessages.restored({ url: chain.rpcUrl }) : chain.rpcUrl),
  )
  await progress.step(
    startMessages.stepContracts({ chainId }),
    async () => [...(await deploySafeContracts(devchain.rpcUrl)), ...(await deployZodiacContracts(devchain.rpcUrl))],
    (checked) => startMessages.checked({ count: checked.length }),
  )
  const { contracts, account } = await progress.step(startMessages.stepDemoAccount({ chainId }), async () => ({
    contracts: await deployTestContracts(devchain.rpcUrl),
    account: await createDemoAccount(devchain.rpcUrl, { version, name: accountName, withLimit: true }),
  }))
  isComplete = true
  await devchain.snapshot()
  devchain.startAutosave()
  return { devchain, account, config: devchainConfig(devchain, contracts, { recommendedVersion: version }) }
}

/** The service's data belongs to one chain: a new chain under old data would mix two histories. */
async function checkGenesis({ rpcUrl, chainId }: Devchain, remembered: Remembered): Promise<void> {
  const { hash } = await devClient(rpcUrl).getBlock({ blockNumber: 0n })
  const known = remembered.genesis[chainId]
  if (known !== undefined && known !== hash) throw new LaunchError(startMessages.otherGenesis({ chainId, hash, known }))
  remembered.genesis[chainId] = hash ?? ''
}
