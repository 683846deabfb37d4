import type { Chain } from '@countersign/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveAddressBookEntry } from '../../../data/storage/addressBook.ts'
import { saveAccount } from '../../../data/storage/pinnedAccounts.ts'
import { creationStore, type Creation } from './creationStore.ts'
import { nextCreation } from './nextCreation.ts'

const POLL_MS = 1000

/** Polls the chain and the service until the account exists; resumes after a reload. */
export function useFollowCreation(creation: Creation | null, chain: Chain | undefined): void {
  const queryClient = useQueryClient()
  const txHash = creation?.phase === 'sent' || creation?.phase === 'mined' ? creation.txHash : null
  useEffect(() => {
    if (txHash === null || !chain) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    const look = async () => {
      const before = creationStore.get()
      if (isStopped || before?.txHash !== txHash) return
      try {
        const { observeCreation } = await import('./observeCreation.ts')
        const seen = await observeCreation(chain, before)
        const current = creationStore.get()
        if (isStopped || current?.txHash !== txHash) return
        const next = nextCreation(current, seen)
        if (next !== current) creationStore.set(next)
        if (next.phase === 'indexed') {
          keep(next)
          void queryClient.invalidateQueries({ queryKey: ['owner-safes'] })
          return
        }
      } catch {
        // A missing answer is not an outcome; the next poll tries again.
      }
      if (!isStopped) timer = setTimeout(() => void look(), POLL_MS)
    }
    void look()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [txHash, chain, queryClient])
}

/** Stores the names of the form in the address book. */
function keep({ chainId, address, name, owners }: Creation): void {
  saveAccount({ chainId, safe: address })
  saveAddressBookEntry({ address, name, chainId })
  for (const owner of owners)
    if (owner.name.trim() !== '') saveAddressBookEntry({ address: owner.address, name: owner.name, chainId: null })
}
