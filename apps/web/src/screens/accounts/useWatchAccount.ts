import type { Chain } from '@countersign/api'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChains } from '../../data/query/useChains.ts'
import { isSameAccount, saveAccount, useSavedAccounts } from '../../data/storage/pinnedAccounts.ts'
import { checkWatched } from './checkWatched.ts'
import type { AccountText } from './parseAccountText.ts'
import { readAccountText } from './readAccountText.ts'
import { watchMessages } from './watchMessages.ts'

export type WatchOutcome =
  | { readonly kind: 'idle' | 'checking' }
  | { readonly kind: 'error' | 'caution'; readonly sentence: string; readonly account?: string }

export type WatchAccount = {
  readonly text: string
  setText(text: string): void
  readonly chain: Chain | null
  setChain(chainId: string): void
  readonly chains: readonly Chain[]
  readonly outcome: WatchOutcome
  submit(): Promise<void>
  /** Adds an account in spite of a caution: only the service or the chain has it, or its name is not proven. */
  addAnyway(): void
}

/** Adds an account by its address: parses it, checks it with service and chain, stores it in this browser, opens it. */
export function useWatchAccount(given = '', onAdded?: () => void): WatchAccount {
  const chains = useChains()
  const saved = useSavedAccounts()
  const navigate = useNavigate()
  const [text, setText] = useState(given)
  const [chosen, setChain] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<WatchOutcome>({ kind: 'idle' })
  const [held, setHeld] = useState<Extract<AccountText, { ok: true }> | null>(null)
  const chain = chains.find(({ chainId }) => chainId === chosen) ?? chains[0] ?? null

  function add({ chain: on, safe }: Extract<AccountText, { ok: true }>) {
    saveAccount({ chainId: on.chainId, safe })
    onAdded?.()
    void navigate({ to: '/safes/$safe', params: { safe: `${on.shortName}:${safe}` } })
  }

  async function submit() {
    if (chain === null || outcome.kind === 'checking') return
    setOutcome({ kind: 'checking' })
    const parsed = await readAccountText(text, chains, chain)
    if (!parsed.ok) return setOutcome({ kind: 'error', sentence: parsed.reason })
    const key = { chainId: parsed.chain.chainId, safe: parsed.safe }
    if (saved.some((account) => isSameAccount(account, key))) {
      const sentence = watchMessages.listed({ network: parsed.chain.chainName })
      return setOutcome({ kind: 'error', sentence, account: `${parsed.chain.shortName}:${parsed.safe}` })
    }
    const check = await checkWatched(parsed.chain, parsed.safe)
    if (check.kind === 'account' && parsed.doubt === null) return add(parsed)
    setHeld(parsed)
    const doubts = [parsed.doubt, check.kind === 'account' ? null : check.sentence].filter((one) => one !== null)
    setOutcome({ kind: check.kind === 'refused' ? 'error' : 'caution', sentence: doubts.join(' ') })
  }

  return {
    text,
    setText(next) {
      setText(next)
      setOutcome({ kind: 'idle' })
    },
    chain,
    setChain(chainId) {
      setChain(chainId)
      setOutcome({ kind: 'idle' })
    },
    chains,
    outcome,
    submit,
    addAnyway: () => held && add(held),
  }
}
