import { demoOwners, spareKeys } from '../keys/demoOwners.ts'
import { devClient } from './devClient.ts'
import { startDevchain } from './startDevchain.ts'

// Run by crash.test.ts in a process of its own, to be killed at any moment: mines and saves without pause.
const devchain = await startDevchain({ chainId: 31338, stateFile: process.argv[2] ?? '', autosaveMs: 1 })
const client = devClient(devchain.rpcUrl)
await devchain.snapshot()
process.stdout.write(`${devchain.pid} ${await client.getBlockNumber()}\n`)
for (;;) {
  await client.sendTransaction({ account: demoOwners[0].address, chain: null, to: spareKeys[0].address, value: 1n })
  process.stdout.write('.')
}
