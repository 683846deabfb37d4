import { demoOwners, spareKeys } from '../keys/demoOwners.ts'
import { devClient } from './devClient.ts'
import { startDevchain } from './startDevchain.ts'

// Mines and saves without pause. crash.test.ts runs this as a separate process and kills it at any moment.
const devchain = await startDevchain({ chainId: 31338, stateFile: process.argv[2] ?? '', autosaveMs: 1 })
const client = devClient(devchain.rpcUrl)
await devchain.snapshot()
process.stdout.write(`${devchain.pid} ${await client.getBlockNumber()}\n`)
for (;;) {
  await client.sendTransaction({ account: demoOwners[0].address, chain: null, to: spareKeys[0].address, value: 1n })
  process.stdout.write('.')
}
