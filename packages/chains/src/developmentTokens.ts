import type { Address } from './SafeDeployment.ts'

/**
 * Tokens that this repository deploys on its local chains, for trying the page. Every address can create any amount of them, so they have no
 * value. The addresses are those of CREATE2 and commit to the code: no other code can be at them, on any chain. A test of
 * `packages/devchain` compares them.
 */
export const developmentTokens: readonly Address[] = [
  '0x8e0855A7977e18459155d496aDD1699ea7D2E00d',
  '0x0894bc3737c7a6C93EF9690f7Af4e65B0687194e',
]
