import { createDemoAccount, deploySafeContracts, deployTestContracts, startDevchain } from '@countersign/devchain'

/** The local chain that `npm start` shows on port 8545, with the demo treasury; on a free port, and not stored. */
export async function startExampleChain(): Promise<{ readonly rpcUrl: string; readonly stop: () => Promise<void> }> {
  const chain = await startDevchain({ chainId: 31337 })
  try {
    await deploySafeContracts(chain.rpcUrl)
    await deployTestContracts(chain.rpcUrl)
    await createDemoAccount(chain.rpcUrl, { version: '1.4.1', name: 'Demo treasury', withLimit: true })
  } catch (error) {
    await chain.stop()
    throw error
  }
  return { rpcUrl: chain.rpcUrl, stop: () => chain.stop() }
}
