import {
  CHAIN_FEATURES,
  type Chain,
  type ChainFeature,
  type Collectible,
  type SafeState,
  type Transaction,
} from '@countersign/api'
import { signatureReads } from '@countersign/chain-client'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createPublicClient, custom } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDraft } from '../src/screens/send/model/buildDraft.ts'
import { modesOf } from '../src/screens/send/model/SendMode.ts'
import { assetsOf } from '../src/screens/send/model/SendRow.ts'
import { setupSections } from '../src/screens/setup/model/setupSections.ts'
import { setClientServiceUrl } from '../src/data/client/apiClient.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { hasFeature } from '../src/data/config/hasFeature.ts'
import { feesFor } from '../src/signing/execution/feesFor.ts'
import { ensRegistryOf } from '../src/data/names/ensRegistryOf.ts'
import { readableChain } from '../src/data/rpc/readableChain.ts'
import { safeState } from '../src/testing/proposalFixture.ts'
import { simulationChecks } from '../src/parts/simulation/simulationChecks.ts'
import { rowOf } from '@countersign/describe/transaction'
import { viewContextFor } from '../src/parts/transaction/viewContextFor.ts'
import { urlOf } from '../../service/src/testing/portOf.ts'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const nft: Collectible = {
  address,
  tokenName: 'Badges',
  tokenSymbol: 'HALD',
  logoUri: '',
  id: '7',
  uri: null,
  name: null,
  description: null,
  imageUri: null,
  metadata: null,
}
const answers: Record<string, unknown> = {
  eth_gasPrice: '0x7',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getBlockByNumber: { baseFeePerGas: '0x5', number: '0x1', transactions: [] },
}
const client = createPublicClient({
  transport: custom({ request: ({ method }: { method: string }) => Promise.resolve(answers[method]) }),
})
const draftOf = (chain: Chain, safe: SafeState) =>
  buildDraft(
    { kind: 'call', call: { to: address, value: 0n, data: '0x12345678' } },
    { chain, safe, nonce: 5n, safeTxGas: 4_000n },
  )

type Switch = {
  readonly what: string
  readonly look: (chain: Chain) => unknown
  readonly on: unknown
  readonly off: unknown
}

/** A payment that an app proposed, as the service returns it. */
const fromApp: Transaction = {
  id: 'multisig_a_b',
  timestamp: 1_795_000_000_000,
  txHash: null,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: {
    type: 'Transfer',
    humanDescription: null,
    sender: { value: address, name: null, logoUri: null },
    recipient: { value: address, name: null, logoUri: null },
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: 1n },
  },
  executionInfo: null,
  safeAppInfo: { name: 'Halden Swap', url: 'https://swap.halden.test/', logoUri: null },
  note: null,
}

/** Every flag of a chain's configuration and its effect. */
const SWITCHES: Record<ChainFeature, Switch> = {
  ERC721: {
    what: 'the NFTs tab, and NFTs to send',
    look: (chain) => assetsOf(chain, { fiatTotal: '0', items: [] }, [nft]).map(({ symbol }) => symbol),
    on: ['HALD #7'],
    off: [],
  },
  CONTRACT_INTERACTION: {
    what: 'the contract call besides the transfer',
    look: modesOf,
    on: ['transfer', 'call'],
    off: ['transfer'],
  },
  DOMAIN_LOOKUP: {
    what: 'names of the chain in address fields',
    look: ensRegistryOf,
    on: { address, namedBy: 'service' },
    off: null,
  },
  EIP1559: {
    what: 'the fee fields of an execution',
    look: async (chain) => Object.keys(await feesFor(chain, client)).toSorted(),
    on: ['maxFeePerGas', 'maxPriorityFeePerGas'],
    off: ['gasPrice'],
  },
  SAFE_TX_GAS_OPTIONAL: {
    what: 'the safeTxGas field; without it the service’s estimate is signed',
    look: async (chain) => (await draftOf(chain, safeState())).safeTxGas,
    on: 4_000n,
    off: 51_234n,
  },
  TX_SIMULATION: {
    what: 'the simulation of an execution before it is sent',
    look: (chain) => {
      const isAutomatic = hasFeature(chain, 'TX_SIMULATION')
      return simulationChecks({ simulated: null, error: null, isAutomatic })[0]?.reason
    },
    on: 'The simulation is running on the newest block.',
    off: 'This network’s configuration does not start test runs automatically.',
  },
  EIP1271: {
    what: 'the verification of contract signatures, and the notes about owners that are contracts',
    look: (chain) =>
      signatureReads(readableChain(chain), address)
        .isValidSignature(address, '0x', '0x', 'bytes32')
        .then(
          () => 'read',
          (error: Error) => (error.message.includes('not set up') ? 'not read' : 'read'),
        ),
    on: 'read',
    off: 'not read',
  },
  SAFE_APPS: {
    what: 'the claimed app of a transaction, in rows and details',
    look: (chain) =>
      rowOf(
        fromApp,
        viewContextFor(chain, address, () => null),
      ).meta.map(({ app }) => app),
    on: [{ name: 'Halden Swap', host: 'swap.halden.test', logo: null }],
    off: [],
  },
  SPENDING_LIMIT: {
    what: 'the spending limits in the set-up of an account',
    look: (chain) =>
      setupSections(chain)
        .map(({ id }) => id)
        .includes('limits'),
    on: true,
    off: false,
  },
}

let service: Server
beforeAll(async () => {
  service = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ currentNonce: 5, recommendedNonce: 5, safeTxGas: '51234' }))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  setClientServiceUrl(urlOf(service))
})
afterAll(() => service.close())

describe('flags of a chain', () => {
  it.each(CHAIN_FEATURES)('behavior: %s switches what it names', async (feature) => {
    const { look, on, off } = SWITCHES[feature]
    const others = CHAIN_FEATURES.filter((other) => other !== feature)
    const chainWith = (features: readonly ChainFeature[]) =>
      chainFixture({ features: [...features], ensRegistryAddress: address, gasPrice: [] })
    expect(await look(chainWith(CHAIN_FEATURES))).toEqual(on)
    expect(await look(chainWith(others))).toEqual(off)
  })

  it('behavior: the code reads every flag and no other', () => {
    const root = new URL('../src/', import.meta.url)
    const asked = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => [...readFileSync(new URL(name, root), 'utf8').matchAll(/hasFeature\(\w+, '(\w+)'\)/g)])
      .map(([, feature]) => feature)
    expect([...new Set(asked)].toSorted()).toEqual([...CHAIN_FEATURES].toSorted())
  })
})
