import { accountChangesOf, inspectCalls } from '@countersign/safe/checks'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { useMemo } from 'react'
import { useWaiting } from '../../../parts/owners/useQueueEffect.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

export type WaitingModule = {
  readonly module: Address
  readonly nonce: bigint
  readonly hash: Hex
}

/** Migration libraries do not matter here. */
const NO_CODE = { find: () => [], codeHash: () => undefined }

/** Modules that a queued transaction would add, from its signed fields, without current modules. */
export function useWaitingModules(modules: readonly Address[]): {
  readonly waiting: readonly WaitingModule[]
  /** The queue could not be read, so the list may be incomplete. */
  readonly error: Error | null
} {
  const { safe } = useAccount()
  const { data, error } = useWaiting()
  const waiting = useMemo(
    () =>
      (data?.waiting ?? []).flatMap(({ signed, nonce, hash }): WaitingModule[] =>
        signed === null
          ? []
          : accountChangesOf(inspectCalls(safe, signed), NO_CODE).flatMap(({ account, change }) =>
              change.type === 'ENABLE_MODULE' &&
              isSameAddress(account, safe) &&
              !modules.some((module) => isSameAddress(module, change.module))
                ? [{ module: change.module, nonce, hash }]
                : [],
            ),
      ),
    [data, modules, safe],
  )
  return { waiting, error }
}
