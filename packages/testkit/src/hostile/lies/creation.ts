import type { Lie } from '../model/Lie.ts'
import { blocked, flagged, harmless, liar, ofChain, put, shown, unheard } from './tell.ts'

const lie = liar('creation', 'chains')
const foreign = (_: unknown, { prepared }: { readonly prepared: Readonly<Record<string, unknown>> }) =>
  String(prepared['foreignCode'])
const unpublished = blocked('page', 'is not the published')

/** The contracts of a new account. */
export const creationLies: readonly Lie[] = [
  lie(
    'contractAddresses.safeProxyFactoryAddress',
    'foreign code',
    ofChain('contractAddresses.safeProxyFactoryAddress', foreign),
    unpublished,
  ),
  lie(
    'contractAddresses.fallbackHandlerAddress',
    'foreign code',
    ofChain('contractAddresses.fallbackHandlerAddress', foreign),
    unpublished,
  ),
  lie(
    'contractAddresses.safeSingletonAddress',
    'foreign code',
    ofChain('contractAddresses.safeSingletonAddress', foreign),
    harmless(),
  ),
  lie(
    'recommendedMasterCopyVersion',
    'one that cannot be created',
    ofChain('recommendedMasterCopyVersion', '9.9.9'),
    blocked('page', '9.9.9'),
  ),
  {
    ...lie(
      'recommendedMasterCopyVersion and contractAddresses',
      'an older version and its published contracts',
      ofChain('', (chain) => ({
        ...Object(chain),
        recommendedMasterCopyVersion: '1.3.0',
        contractAddresses: Object.fromEntries(
          Object.keys(Object(Object(chain)['contractAddresses'])).map((name) => [name, null]),
        ),
      })),
      flagged('new-account', 'Safe 1.3.0', 'The new account would run an older contract'),
    ),
    changesRequest: true,
  },
  lie(
    'recommendedMasterCopyVersion',
    'an older version, with the contracts of the newer one',
    ofChain('recommendedMasterCopyVersion', '1.3.0'),
    unpublished,
  ),
  lie(
    'l2 and contractAddresses.safeSingletonAddress',
    'foreign code instead of the contract for layer 2',
    ofChain('', (chain, world) => ({
      ...Object(chain),
      l2: false,
      contractAddresses: { ...Object(Object(chain)['contractAddresses']), safeSingletonAddress: foreign(chain, world) },
    })),
    harmless(),
  ),
  lie(
    'l2 and contractAddresses.safeSingletonAddress',
    'no layer 2, and no contract',
    ofChain('', (chain) => ({
      ...Object(chain),
      l2: false,
      contractAddresses: { ...Object(Object(chain)['contractAddresses']), safeSingletonAddress: null },
    })),
    harmless(),
  ),
  lie(
    'contractAddresses.multiSendAddress',
    'foreign code',
    ofChain('contractAddresses.multiSendAddress', foreign),
    harmless(),
  ),
  lie('ensRegistryAddress', 'a foreign registry', ofChain('ensRegistryAddress', foreign), harmless()),
  lie('nativeCurrency.decimals', '19', ofChain('nativeCurrency.decimals', 19), harmless()),
  lie('nativeCurrency.symbol', 'another coin', ofChain('nativeCurrency.symbol', 'xDAI'), shown('xDAI')),
  lie(
    'chainName',
    'the name of another network',
    ofChain('chainName', 'Ethereum (verified)'),
    flagged('network-name', 'Ethereum is chain 1'),
  ),
  {
    ...lie(
      'gasPrice',
      'a thousandfold',
      ofChain('gasPrice', [{ type: 'FIXED', weiValue: '2000000000000' }]),
      blocked('page', 'far too high fee', 'The wallet was not asked'),
    ),
    isLate: true,
  },
  liar('creation', 'ownerSafes')('safes', 'none', put('ownerSafes', '', {}), harmless()),
  liar('creation', 'estimation')(
    'safeTxGas',
    'a large amount',
    unheard('estimation', 'safeTxGas', '99999999'),
    harmless(),
  ),
]
