import type { Json } from '../model/Json.ts'
import type { Lie, World } from '../model/Lie.ts'
import { blocked, eve, flagged, harmless, info, liar, ofAsset, ofChain, put, unheard } from './tell.ts'

const held = liar('limits', 'balances')
const network = liar('limits', 'chains')
const account = liar('limits', 'safe')

const falseRegistry = ofChain('ensRegistryAddress', (_, { prepared }) => prepared['falseRegistry'] ?? null)
const moduleOf = (_: Json, { prepared }: World) => info(String(prepared['foreignCode']))

/** A spending limit for a token, typed for a beneficiary with an ENS name, and reviewed. */
export const limitLies: readonly Lie[] = [
  held(
    'items[].tokenInfo.decimals',
    '7 for a token of 6',
    ofAsset('ERC20', 'tokenInfo.decimals', 7),
    blocked('typed-amounts', 'You typed 100 TUSD', 'has 1000 TUSD'),
  ),
  held(
    'items[].tokenInfo.symbol',
    'another token',
    ofAsset('ERC20', 'tokenInfo.symbol', 'USDC'),
    flagged('tokens', 'USDC'),
  ),
  held('items[].tokenInfo.name', 'another token', ofAsset('ERC20', 'tokenInfo.name', 'USD Coin'), harmless()),
  held('items[].fiatConversion', 'next to nothing', ofAsset('ERC20', 'fiatConversion', '0.000001'), harmless()),
  network(
    'chainName',
    'the name of another network',
    ofChain('chainName', 'Ethereum (verified)'),
    flagged('network-name', 'Ethereum is chain 1'),
  ),
  network(
    'nativeCurrency.decimals',
    '19',
    ofChain('nativeCurrency.decimals', 19),
    blocked('native-currency', '19', '18'),
  ),
  network('nativeCurrency.symbol', 'another coin', ofChain('nativeCurrency.symbol', 'xDAI'), harmless()),
  {
    ...network(
      'ensRegistryAddress',
      'a registry in which the typed name resolves to another address',
      falseRegistry,
      flagged(
        'names',
        ({ prepared }) => String(prepared['name']),
        ({ eve: address }) => address,
      ),
    ),
    changesRequest: true,
  },
  account('threshold', '1', put('safe', 'threshold', 1), blocked('account-state', 'Threshold')),
  account('modules', 'none', put('safe', 'modules', null), blocked('account-state', 'Modules')),
  account(
    'modules',
    'one that is not enabled',
    put('safe', 'modules', (_, world) => [moduleOf(_, world)]),
    blocked('account-state', 'Modules'),
  ),
  account('guard', 'one that is not set', put('safe', 'guard', eve), blocked('account-state', 'uard')),
]

const heldBySpender = liar('spend', 'balances')
const networkOfSpender = liar('spend', 'chains')
const accountOfSpender = liar('spend', 'safe')

/** The beneficiary spends within a limit: amount and unit come from the chain, and the wallet sends at once. A name of
 * the service's registry waits until the user compared its address. */
export const spendLies: readonly Lie[] = [
  heldBySpender('items', 'none', unheard('balances', 'items', []), harmless()),
  networkOfSpender('nativeCurrency.decimals', '19', ofChain('nativeCurrency.decimals', 19), harmless()),
  networkOfSpender('nativeCurrency.symbol', 'another coin', ofChain('nativeCurrency.symbol', 'xDAI'), harmless()),
  networkOfSpender('chainName', 'the name of another network', ofChain('chainName', 'Ethereum (verified)'), harmless()),
  networkOfSpender(
    'ensRegistryAddress',
    'a registry in which the typed name resolves to another address',
    falseRegistry,
    blocked(
      'name',
      ({ prepared }) => String(prepared['name']),
      ({ eve: address }) => address,
      'a registry that only the service names',
    ),
  ),
  accountOfSpender('threshold', '1', put('safe', 'threshold', 1), harmless()),
  accountOfSpender(
    'owners',
    'another address alone',
    put('safe', 'owners', (_, world) => [eve(_, world)]),
    harmless(),
  ),
  accountOfSpender('modules', 'none', put('safe', 'modules', null), harmless()),
]
