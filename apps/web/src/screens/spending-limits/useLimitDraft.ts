import type { TypedAmount } from '@countersign/safe/checks'
import { isSameAddress } from '@countersign/primitives'
import { classifySettingsChange, type MultiSendCall, type SafeTransactionData } from '@countersign/safe/light'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDraftCalls } from '../../parts/draft/useDraftCalls.ts'

type Tools = typeof import('./limitCalls.ts')
type Build = (tools: Tools) => MultiSendCall[]

/** Makes one transaction from calls of the module, with the next free nonce, and passes it on. */
export function useLimitDraft(onDraft: (transaction: SafeTransactionData, typed: readonly TypedAmount[]) => void) {
  const { key } = useAccount()
  const { isBusy, error, draft, add } = useDraftCalls(onDraft)
  const made = async (build: Build, amount: Omit<TypedAmount, 'call'> | null) => {
    const calls = build(await import('./limitCalls.ts'))
    const call = calls.length === 1 ? null : calls.length - 1
    return { calls, typed: amount === null ? [] : [{ ...amount, call }] }
  }
  return {
    isBusy,
    error,
    /** @param amount the typed amount and its place in the last call; null without a typed amount */
    draft: (build: Build, amount: Omit<TypedAmount, 'call'> | null = null) => draft(() => made(build, amount)),
    /** Puts the calls into the batch of the account. */
    add: (build: Build, amount: Omit<TypedAmount, 'call'> | null = null, onAdded?: () => void) =>
      add(async () => {
        const { calls, typed } = await made(build, amount)
        const { batchedCalls } = await import('../../data/drafts/batchedCalls.ts')
        const batched = batchedCalls(key)
        // The batch may enable the module already; the contract refuses to enable it twice.
        const left = calls.filter((call) => !isEnabling(call) || !batched.some(isSame(call)))
        const shift = left.length - calls.length
        return {
          calls: left,
          typed: typed.map((one) => ({ ...one, call: one.call === null ? null : one.call + shift })),
        }
      }, onAdded),
  }
}

type Call = Pick<MultiSendCall, 'to' | 'data'>

const isEnabling = ({ data }: Call): boolean => classifySettingsChange(data)?.type === 'ENABLE_MODULE'
const isSame =
  (call: Call) =>
  ({ to, data }: Call): boolean =>
    isSameAddress(to, call.to) && data.toLowerCase() === call.data.toLowerCase()
