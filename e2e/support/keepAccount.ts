import type { BrowserContext } from '@playwright/test'
import type { Address } from '@countersign/primitives'
import type { LocalChain } from './localChain.ts'

/** The browser already watches an account, as after "Watch". */
export async function keepAccount(context: BrowserContext, { chainId }: LocalChain, safe: Address): Promise<void> {
  const kept = JSON.stringify([{ chainId, safe, pinned: true, addedAt: 0 }])
  await context.addInitScript((text) => {
    // A new tab has a document without storage first.
    if (origin !== 'null' && localStorage.getItem('countersign.accounts') === null)
      localStorage.setItem('countersign.accounts', text)
  }, kept)
}
