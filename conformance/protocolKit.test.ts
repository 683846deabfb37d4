import { findSafeDeployment, type SafeContractName } from '@countersign/chains'
import { deploySafeContracts, demoOwners, type Devchain, startDevchain } from '@countersign/devchain'
import { chooseCreationContracts, predictAccount } from '@countersign/safe'
import ProtocolKit, { type SafeConfig } from '@safe-global/protocol-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Versions that both this repository creates and the client knows. */
const VERSIONS = ['1.3.0', '1.4.1', '1.5.0'] as const
/** One of Ethereum's id, one of another network. */
const CHAINS = [1, 31337] as const

function published(version: string, name: SafeContractName) {
  const deployment = findSafeDeployment(version, name)
  if (deployment === undefined) throw new TypeError(`no ${name} ${version}`)
  return deployment.address
}

const chains: Devchain[] = []
beforeAll(async () => {
  for (const chainId of CHAINS) {
    const chain = await startDevchain({ chainId })
    chains.push(chain)
    await deploySafeContracts(chain.rpcUrl)
  }
})
afterAll(() => Promise.all(chains.map((chain) => chain.stop({ snapshot: false }))))

test.each(VERSIONS)(
  'behavior: the client predicts the same address as this repository on two networks, for %s',
  async (version) => {
    const contracts = chooseCreationContracts(version)
    if (contracts === null) throw new TypeError(`no contracts ${version}`)
    const { factory, singleton, fallbackHandler } = contracts
    const owners = demoOwners.map(({ address }) => address)
    for (const saltNonce of [0n, 7n, 2n ** 256n - 1n])
      for (const chain of chains) {
        const contractNetworks: NonNullable<SafeConfig['contractNetworks']> = {
          [String(chain.chainId)]: {
            safeSingletonAddress: singleton,
            safeProxyFactoryAddress: factory,
            fallbackHandlerAddress: fallbackHandler,
            // The client wants every contract, also those that a creation does not use.
            multiSendAddress: published(version, 'MultiSend'),
            multiSendCallOnlyAddress: published(version, 'MultiSendCallOnly'),
            createCallAddress: published(version, 'CreateCall'),
            signMessageLibAddress: published('1.4.1', 'SignMessageLib'),
            simulateTxAccessorAddress: published(version, 'SimulateTxAccessor'),
          },
        }
        const kit = await ProtocolKit.init({
          provider: chain.rpcUrl,
          contractNetworks,
          predictedSafe: {
            safeAccountConfig: { owners, threshold: 2, fallbackHandler },
            safeDeploymentConfig: { saltNonce: String(saltNonce), safeVersion: version },
          },
        })
        const { address } = predictAccount({ ...contracts, owners, threshold: 2, saltNonce })
        expect(await kit.getAddress()).toBe(address)
      }
  },
  60_000,
)
