import { useEffect, useState } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { emptyCall, isBlank, type Batch, type BuilderCall } from './model/BuilderCall.ts'
import { workingBatches } from './workingBatches.ts'

const fresh = (): Batch => ({ id: null, name: '', nonce: null, calls: [emptyCall()] })

/** The current batch and its open call. */
export function useBuilder() {
  const { key } = useAccount()
  const [batch, setBatch] = useState<Batch>(() => workingBatches.read(key) ?? fresh())
  const [openId, setOpenId] = useState<string | null>(null)
  useEffect(() => workingBatches.write(key, batch), [key, batch])
  const found = batch.calls.findIndex(({ id }) => id === openId)
  const index = found < 0 ? 0 : found
  const call = batch.calls[index] ?? emptyCall()

  const setCalls = (change: (calls: readonly BuilderCall[]) => readonly BuilderCall[]) =>
    setBatch((current) => {
      const calls = change(current.calls)
      return { ...current, calls: calls.length === 0 ? [emptyCall()] : calls }
    })
  return {
    batch,
    index,
    call,
    open: setOpenId,
    /** Null for the suggested nonce. */
    setNonce: (nonce: string | null) => setBatch((current) => ({ ...current, nonce })),
    setName: (name: string) => setBatch((current) => ({ ...current, name })),
    /** Removes the link to the saved batch, unless the caller sets one. */
    replace: (next: Batch) => {
      setBatch(next)
      setOpenId(next.calls[0]?.id ?? null)
    },
    markSaved: (id: string, name: string) => setBatch((current) => ({ ...current, id, name })),
    startOver: () => setBatch(fresh()),
    change: (id: string, change: (call: BuilderCall) => BuilderCall) =>
      setCalls((calls) => calls.map((one) => (one.id === id ? change(one) : one))),
    /** Blank calls are replaced by the added ones. */
    add: (added: readonly BuilderCall[]) => {
      setCalls((calls) => [...calls.filter((one) => !isBlank(one)), ...added])
      setOpenId(added[0]?.id ?? null)
    },
    duplicate: (id: string) => {
      const copy = emptyCall()
      setCalls((calls) => calls.flatMap((one) => (one.id === id ? [one, { ...one, id: copy.id }] : [one])))
      setOpenId(copy.id)
    },
    remove: (id: string) => {
      const next = batch.calls[index + 1] ?? batch.calls[index - 1]
      setCalls((calls) => calls.filter((one) => one.id !== id))
      if (call.id === id) setOpenId(next?.id ?? null)
    },
    insert: (at: number, one: BuilderCall) => {
      setCalls((calls) => [...calls.slice(0, at), one, ...calls.slice(at).filter((other) => !isBlank(other))])
      setOpenId(one.id)
    },
    /** @param place the new position from 0; values outside the list mean its end */
    moveTo: (id: string, place: number) =>
      setCalls((calls) => {
        const moved = calls.find((one) => one.id === id)
        if (moved === undefined) return calls
        const others = calls.filter((one) => one.id !== id)
        const at = Math.max(0, Math.min(place, others.length))
        return [...others.slice(0, at), moved, ...others.slice(at)]
      }),
  }
}

export type BuilderApi = ReturnType<typeof useBuilder>
