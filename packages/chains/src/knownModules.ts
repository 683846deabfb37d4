import { allowanceModules } from './generated/allowanceModules.ts'
import { zodiacContracts } from './generated/zodiacContracts.ts'
import type { Address, Hex } from './SafeDeployment.ts'
import type { ZodiacContractName } from './ZodiacContract.ts'

/**
 * A published contract that accounts use as a module or as a guard.
 *
 * @example
 * const module: KnownModule = findKnownModules(address, '1')[0]
 */
export type KnownModule = {
  readonly name: string
  readonly version: string
  readonly role: 'module' | 'guard'
  readonly address: Address
  /** Decimal; null if a factory gives it the same address on every chain. */
  readonly chainIds: readonly string[] | null
  /** Keccak-256 of its runtime code; null if no package publishes the code. Then only the address is known. */
  readonly codeHash: Hex | null
  /** Each account uses a minimal proxy (EIP-1167) of it, never the contract itself. */
  readonly isMasterCopy: boolean
}

const allowances: readonly KnownModule[] = allowanceModules.map(
  ({ version, address, chainIds, codeHash, devOnly }) => ({
    name: 'Allowance',
    version,
    role: 'module',
    address,
    chainIds: devOnly ? chainIds : null,
    codeHash: codeHash ?? null,
    isMasterCopy: false,
  }),
)

const ZODIAC: ReadonlySet<ZodiacContractName> = new Set(['Delay', 'Roles', 'ScopeGuard'])

const zodiac: readonly KnownModule[] = zodiacContracts.flatMap(({ kind, name, version, address, codeHash }) => {
  if (!ZODIAC.has(name) || (kind !== 'module' && kind !== 'guard')) return []
  return [
    {
      name: `Zodiac ${name}`,
      version,
      role: kind,
      address,
      chainIds: null,
      codeHash,
      isMasterCopy: true,
    } as const,
  ]
})

/**
 * Every module and guard that is known here.
 *
 * Each address was found, letter for letter, in a package of the one who publishes it:
 * - Allowance: `@safe-global/safe-modules-deployments` 3.0.10, `allowance-module` (generated)
 * - Zodiac: `@gnosis.pm/zodiac` 4.0.3, with the code hash of its creation code (generated)
 * - Social recovery, Safe 4337: the same package, `safe-recovery-module` and `safe-4337-module`, with the chains it lists
 *
 * What no package of the registry confirms is not in this list.
 */
export const knownModules: readonly KnownModule[] = [
  ...allowances,
  ...zodiac,
  {
    name: 'Social recovery',
    version: '0.1.0',
    role: 'module',
    address: '0x4Aa5Bf7D840aC607cb5BD3249e6Af6FC86C04897',
    chainIds: ['10', '1874', '2201', '2818', '4326', '42161', '42431', '46630', '5042002', '11155111', '11155420'],
    codeHash: null,
    isMasterCopy: false,
  },
  {
    name: 'Safe 4337',
    version: '0.2.0',
    role: 'module',
    address: '0xa581c4A4DB7175302464fF3C06380BC3270b4037',
    chainIds: [
      '1',
      '5',
      '10',
      '56',
      '100',
      '137',
      '1284',
      '1285',
      '1287',
      '1328',
      '1329',
      '8453',
      '42161',
      '42220',
      '80001',
      '80002',
      '84532',
      '421614',
      '534352',
      '11155111',
    ],
    codeHash: null,
    isMasterCopy: false,
  },
  {
    name: 'Safe 4337',
    version: '0.3.0',
    role: 'module',
    address: '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226',
    chainIds: [
      '1',
      '10',
      '50',
      '51',
      '56',
      '97',
      '100',
      '130',
      '137',
      '143',
      '204',
      '480',
      '988',
      '1284',
      '1285',
      '1287',
      '1328',
      '1329',
      '2201',
      '3338',
      '3637',
      '4663',
      '8150',
      '8217',
      '8453',
      '9745',
      '10143',
      '16661',
      '42161',
      '42220',
      '80002',
      '80069',
      '81224',
      '84532',
      '421614',
      '534352',
      '747474',
      '936485',
      '11142220',
      '11155111',
    ],
    codeHash: null,
    isMasterCopy: false,
  },
]

/**
 * Finds the modules or guards published at an address of a chain: several if versions share it.
 *
 * @param address in any letter case
 * @param chainId decimal
 * @example
 * findKnownModules('0xAA46724893dedD72658219405185Fb0Fc91e091C', '10')[0]?.name // 'Allowance'
 */
export const findKnownModules = (address: string, chainId: string): readonly KnownModule[] =>
  knownModules.filter(
    (one) =>
      one.address.toLowerCase() === address.toLowerCase() && (one.chainIds === null || one.chainIds.includes(chainId)),
  )
