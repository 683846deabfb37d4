import type { BrowserContext } from '@playwright/test'
import type { Address } from '@countersign/primitives'
import type { LocalChain } from './localChain.ts'

/** The browser already watches an account, as after "Watch". */
export async function keepAccount(context: BrowserContext, chain: LocalChain, safe: Address): Promise<void> {
  await context.addInitScript({ content: accountKeeper(chain, safe) })
}

/** The script of a document that does it. A new tab has a document without storage first. */
export function accountKeeper({ chainId }: LocalChain, safe: Address): string {
  const kept = JSON.stringify([{ chainId, safe, pinned: true, addedAt: 0 }])
  return `if (origin !== 'null' && localStorage.getItem('countersign.accounts') === null)
    localStorage.setItem('countersign.accounts', ${JSON.stringify(kept)})`
}
