import { isSameAddress } from '@countersign/primitives'
import type { SharedPlan } from '@countersign/safe/exchange'
import { compareTargets } from '@countersign/safe/plan'
import { useState } from 'react'
import { incomingPlan } from '../../../data/plans/incomingPlan.ts'
import { isOfKey, keepPlan } from '../../../data/plans/planStore.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { useStore } from '../../../data/store/useStore.ts'
import { editMessages as messages } from '../editMessages.ts'
import type { Compared } from '../model/Compared.ts'
import { targetOf } from '../model/targetOf.ts'
import type { Planner } from './usePlanner.ts'

/**
 * What is compared with the plan of the page: the plan of a co-owner, or the set-up of a network that a link asks for while another plan is
 * kept. Nothing replaces the plan until the user says so.
 */
export function useComparedPlan(planner: Planner, from: string | null) {
  const chains = useChains()
  const incoming = useStore(incomingPlan)
  const [isDropped, setDropped] = useState(false)
  const opened = incoming !== null && isSameAddress(incoming.address, planner.address) ? incoming : null
  const asked = isDropped || planner.kept === null ? null : askedOf(planner, from)
  const compared: Compared | null =
    opened === null
      ? asked
      : {
          title: messages.fileTitle,
          target: opened.target,
          accounts: opened.accounts.flatMap(({ chainId, safe }) => {
            const chain = chains.find((one) => one.chainId === String(chainId))
            return chain ? [`${chain.shortName}:${safe}`] : []
          }),
        }
  const drop = () => {
    incomingPlan.set(null)
    setDropped(true)
  }
  return {
    compared,
    drop,
    use() {
      if (opened !== null) keepPlan(merged(opened, planner.kept))
      else if (asked !== null) planner.keep({ target: asked.target })
      drop()
    },
  }
}

function askedOf({ around, target }: Planner, from: string | null): Compared | null {
  const account = around.find(({ chain, state }) => chain.shortName === from && Boolean(state))
  if (!account?.state || target === null) return null
  const next = targetOf(account.state)
  if (compareTargets(target, next).length === 0) return null
  return { title: messages.setupTitle({ chain: account.chain.chainName }), target: next, accounts: null }
}

/** The plan of a co-owner, with what was proposed here too. */
const merged = (opened: SharedPlan, kept: SharedPlan | null): SharedPlan => ({
  ...opened,
  accounts: opened.accounts.map((account) => {
    const mine = kept?.accounts.find((one) => isOfKey(one, { chainId: String(account.chainId), safe: account.safe }))
    const hashes = new Set(account.proposed.map(({ safeTxHash }) => safeTxHash))
    const others = (mine?.proposed ?? []).filter(({ safeTxHash }) => !hashes.has(safeTxHash))
    return { ...account, proposed: [...account.proposed, ...others].slice(-64) }
  }),
})
