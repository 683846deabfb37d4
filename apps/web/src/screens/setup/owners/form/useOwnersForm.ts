import type { Address } from '@countersign/primitives'
import type { OwnerCall } from '@countersign/safe/light'
import { encodeOwnerSteps, explainThresholdProblem, planOwners } from '@countersign/safe/light'
import { useEffect, useState } from 'react'
import { ownersSince } from '../../../../parts/owners/ownersSince.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'
import type { AccountSetup } from '../../model/accountSetup.ts'
import { askOwners, type AskedOwners } from './askedOwners.ts'
import { ownerRows } from './ownerRows.ts'
import { countAfter, ownerTarget } from './ownerTarget.ts'
import { EMPTY_FORM, type OwnersForm, type Resolved } from './OwnersForm.ts'
import { ownersFormStore } from './ownersFormStore.ts'

const NO_CALLS: readonly OwnerCall[] = []

/** The form for owners: its edits of the current owners, the result, and its problems. */
export function useOwnersForm(setup: AccountSetup, asked: AskedOwners) {
  const { key, safe } = useAccount()
  const [form, setForm] = useState(() =>
    askOwners(ownersFormStore.read(key) ?? EMPTY_FORM, asked, { owners: setup.owners, threshold: setup.threshold }),
  )
  const [resolved, setResolved] = useState<Resolved>({})
  useEffect(() => {
    if (form.seen !== null) ownersFormStore.write(key, form)
  }, [key, form])

  const rows = ownerRows(form, setup.owners, safe, resolved)
  const threshold = form.threshold ?? setup.threshold
  const count = countAfter(rows)
  const target = ownerTarget(rows, threshold)
  const from = { account: safe, owners: setup.owners, threshold: setup.threshold }
  const calls = target === null ? NO_CALLS : encodeOwnerSteps(from, planOwners(from, target))
  return {
    form,
    rows,
    count,
    threshold,
    thresholdProblem: explainThresholdProblem(threshold, count),
    /** Null while the form is incomplete or invalid. */
    target,
    calls,
    /** Changes on chain since the form was last edited. */
    since: ownersSince(form.seen, setup),
    edit(change: (form: OwnersForm) => OwnersForm) {
      setForm((current) => ({
        ...change(current),
        seen: { owners: [...setup.owners], threshold: setup.threshold },
      }))
    },
    resolve: (id: string, address: Address | null) => setResolved((all) => ({ ...all, [id]: address })),
    /** @returns brings the edits back, also after the page was left */
    startAgain(): () => void {
      const restore = ownersFormStore.clear(key)
      setForm(EMPTY_FORM)
      return () => {
        restore()
        setForm(form)
      }
    },
    keep: () => ownersFormStore.keep(key, form),
  }
}

export type OwnersFormApi = ReturnType<typeof useOwnersForm>
