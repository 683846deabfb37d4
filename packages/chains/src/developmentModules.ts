import type { Address, Hex } from './SafeDeployment.ts'

/**
 * A module that this repository deploys on its local chains, for trying the page. Other code, or the same address on
 * another chain, is unknown code.
 */
export type DevelopmentModule = {
  readonly name: string
  /** Its name in lists. */
  readonly title: string
  readonly address: Address
  /** Keccak-256 of the runtime code that `packages/devchain` builds; a test of that package compares both. */
  readonly codeHash: Hex
  /** Decimal. */
  readonly chainIds: readonly string[]
  /** The effect of the module, as the end of "a module that …". */
  readonly lets: string
}

/** Modules of local chains. They exist for tests only. */
export const developmentModules: readonly DevelopmentModule[] = [
  {
    name: 'DemoModule',
    title: 'Demo module (tests only)',
    address: '0x653f558551777Ace761B36DdE540729516035Ed6',
    codeHash: '0x87fe95b9350a47215ec1e2ab5fb06a1e7989fe04a73844e63418a91bea79a4d2',
    chainIds: ['31337', '31338'],
    lets: 'lets any address move the account’s funds',
  },
]
