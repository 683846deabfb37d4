import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { MOST_OWNERS } from '../../../chain/reader/readSafes.ts'
import { UNREAD } from '../../../db/schema/IndexedAccount.ts'
import type { Handler } from '../effects/Scope.ts'
import { isSilentReceiver } from '../decode/LegacyTouch.ts'
import { publishedVersion } from '@countersign/ledger'
import { decodeFunctionData, parseAbi } from 'viem'

/** An account is set up once. An account that was found by reading the chain gets its creation here. */
export const safeSetup: Handler<'safeSetup'> = (log, { chainId, account, creationOf }) => {
  if (account && account.createdBlock !== null) return []
  const creation = creationOf(log.safe)
  const singleton = creation.creationSingleton ?? account?.singleton ?? ZERO_ADDRESS
  return [
    {
      kind: 'created',
      account: {
        ...creation,
        chainId,
        address: log.safe,
        singleton,
        version: publishedVersion(singleton),
        nonce: 0,
        threshold: log.threshold,
        owners: log.owners.slice(0, MOST_OWNERS),
        modules: [],
        fallbackHandler: log.fallbackHandler,
        guard: null,
        moduleGuard: null,
        stateBlock: UNREAD,
      },
    },
  ]
}

/**
 * Before 1.3.0 the factory's event is the only one of a creation. The account has already been read from the chain; here it is reset to its
 * initial state, as far as the initializer shows it, so that the following events are applied to that.
 */
export const legacyProxyCreation: Handler<'legacyProxyCreation'> = (log, { account, creationOf }) => {
  if (!account || account.createdBlock !== null) return []
  const creation = creationOf(log.safe)
  const singleton = creation.creationSingleton ?? account.singleton
  const version = publishedVersion(singleton)
  const setup = creation.setupData && isSilentReceiver(version) ? decodeSetupCall(creation.setupData) : null
  return [
    {
      kind: 'created',
      account: {
        ...account,
        ...creation,
        ...(setup ? { ...setup, singleton, version, modules: [] } : {}),
        nonce: 0,
        stateBlock: UNREAD,
      },
    },
  ]
}

const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

type SetupCall = { owners: Address[]; threshold: number; fallbackHandler: Address | null }

/** The setup call in an initializer, of 1.0.0 (which has no fallback handler) or later; null for other calldata. */
function decodeSetupCall(initializer: Hex): SetupCall | null {
  try {
    const { args } = decodeFunctionData({ abi: setupAbi, data: initializer })
    const [owners, threshold, , , handler] = args
    const fallbackHandler = args.length === 8 && handler !== ZERO_ADDRESS ? handler : null
    return { owners: owners.slice(0, MOST_OWNERS), threshold: Number(threshold), fallbackHandler }
  } catch {
    return null
  }
}
