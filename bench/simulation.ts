import { findSafeDeployment } from '@countersign/chains'
import {
  deploySafe,
  deploySafeContracts,
  deployTestContracts,
  demoOwners,
  devClient,
  fund,
  spareKeys,
  startDevchain,
} from '@countersign/devchain'
import { checksumAddress } from '@countersign/primitives'
import { buildTransaction, encodeErc20Transfer, encodeMultiSend } from '@countersign/safe'
import { declareEffects, judgeEffects, simulate, type EngineName, type Rpc } from '@countersign/simulation'
import { measureRates, printRates } from './measureRate.ts'

/*
 * The time of each engine for a batch of an ERC-20 and a native transfer, on a local chain. The last is the floor: one call.
 */
const chainId = 31337
const chain = await startDevchain({ chainId })
try {
  await deploySafeContracts(chain.rpcUrl)
  const { testUsd } = await deployTestContracts(chain.rpcUrl)
  const { address } = await deploySafe(chain.rpcUrl, { owners: demoOwners.map((owner) => owner.address), threshold: 2 })
  await fund(chain.rpcUrl, address, { native: 10n ** 18n, tokens: [{ token: testUsd, amount: 10n ** 9n }] })
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')
  if (!multiSend) throw new Error('There is no MultiSendCallOnly 1.4.1.')
  const to = spareKeys[0].address
  const transaction = buildTransaction({
    to: multiSend.address,
    data: encodeMultiSend([
      { operation: 0, to: testUsd, value: 0n, data: encodeErc20Transfer(to, 1_000_000n) },
      { operation: 0, to, value: 5n, data: '0x' },
    ]),
    operation: 1,
    nonce: 0n,
  })
  const safe = checksumAddress(address)
  const request = { chainId: BigInt(chainId), safe, transaction }
  const client = devClient(chain.rpcUrl)
  let asked = 0
  const rpc = (url: string): Rpc => ({
    url,
    request: async (method, params) => {
      asked++
      const answer: Promise<unknown> = client.request({ method, params } as Parameters<typeof client.request>[0])
      return answer
    },
  })
  const known = rpc(chain.rpcUrl)
  const by = (engine: EngineName, through = known) => simulate(request, through, { engines: [engine] })
  let fresh = 0
  const candidates = {
    eth_simulateV1: () => by('eth_simulateV1'),
    debug_traceCall: () => by('debug_traceCall'),
    'in-page EVM, block known': () => by('in-page EVM'),
    // Another URL is another source, so nothing of the block is cached.
    'in-page EVM, new block': () => by('in-page EVM', rpc(`${chain.rpcUrl}/#${fresh++}`)),
    'one eth_call': () => client.call({ to: safe, data: '0xaffed0e0' }),
  }
  for (const [name, run] of Object.entries(candidates)) {
    await run()
    asked = 0
    await run()
    if (asked > 0) console.log(`  ${name.padEnd(28)} ${asked} requests`)
  }
  printRates('simulate a batch of two', await measureRates(candidates, { rounds: 3, roundMs: 300 }))
  const result = await by('eth_simulateV1')
  printRates(
    'judge what it does (floor: read what it says)',
    await measureRates({
      'declare and judge': () => judgeEffects(result, declareEffects(safe, transaction)),
      declare: () => declareEffects(safe, transaction),
    }),
  )
} finally {
  await chain.stop()
}
