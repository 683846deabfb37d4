import type { TypedAmount } from '@countersign/safe/checks'
import type { MultiSendCall } from '@countersign/safe/light'
import type { AccountKey } from '../keys/queryKeys.ts'
import { changesOwners } from './changesOwners.ts'
import { BATCH, MOST_CALLS, type SavedCall, type SavedDraft } from './SavedDraft.ts'
import { savedDraftMessages as messages } from './savedDraftMessages.ts'
import { savedDrafts } from './savedDrafts.ts'

/** Facts that hold while a draft consists of the calls of one form. */
export type DraftFacts = Pick<SavedDraft, 'owners' | 'removedModules'>

export type AddedToBatch = {
  /** Calls in the batch now. */
  readonly count: number
  readonly undo: () => void
}

/**
 * Adds calls to the batch of an account, which is a draft of this browser. Nothing is proposed.
 * @throws Error if the batch gets too long, if it changes the owners already and would again, or if the browser does not store it
 */
export function addToBatch(account: AccountKey, calls: readonly SavedCall[], facts: DraftFacts = {}): AddedToBatch {
  const before = savedDrafts.read(account, BATCH)
  const all = [...(before?.calls ?? []), ...calls]
  // A form plans a change for the owners and the threshold on chain, not for those after the batch.
  if (before && changesOwners(account, before.calls) && changesOwners(account, calls))
    throw new Error(messages.ownersTwice)
  if (all.length > MOST_CALLS) throw new Error(messages.tooMany(MOST_CALLS))
  const { owners: _owners, removedModules: _modules, ...rest } = before ?? emptyBatch(account)
  savedDrafts.save({ ...rest, calls: all, ...(before === null ? facts : {}) })
  const added = new Set(calls.map(({ id }) => id))
  return {
    count: all.length,
    undo() {
      // Calls that were added meanwhile stay.
      const now = savedDrafts.read(account, BATCH)
      const left = now?.calls.filter(({ id }) => !added.has(id)) ?? []
      if (now === null) return
      if (left.length === 0) savedDrafts.remove(now)
      else savedDrafts.save({ ...now, calls: left })
    },
  }
}

const emptyBatch = ({ chainId, safe }: AccountKey): Omit<SavedDraft, 'version' | 'changedAt'> => ({
  id: BATCH,
  chainId,
  safe,
  kind: 'draft',
  name: '',
  note: '',
  calls: [],
})

/**
 * The calls of a form, as a draft stores them.
 * @param typed the typed amounts, each with the position of its call; null for the only one
 * @throws Error for a delegatecall, which a batch does not run
 */
export function savedCallsOf(
  calls: readonly MultiSendCall[],
  typed: readonly TypedAmount[],
  facts: Pick<SavedCall, 'app'> = {},
): SavedCall[] {
  return calls.map(({ operation, to, value, data }, index) => {
    if (operation === 1) throw new Error(messages.delegatecall)
    return {
      id: crypto.randomUUID(),
      call: { to, value, data },
      typed: typed
        .filter(({ call }) => (call ?? 0) === index)
        .map(({ text, token, decimals, place }) => ({ text, token, decimals, place })),
      ...facts,
    }
  })
}
